"""The command ``macher data``: list the figures with their origin, export them for editing, check an edited copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

from macher.editions.figures import subjects
from macher.editions.listing import Change, FigureRow, changes, figure_rows
from macher.editions.loader import load_edition
from macher.editions.problems import DataError, Problem
from macher.editions.registry import editions, shipped_file
from macher.i18n.texts import Texts
from macher.rules.edition import Figure, Provenance

PROVENANCE_TEXTS: Final[Mapping[Provenance, str]] = {
    "rulebook": "provenance-rulebook",
    "public source": "provenance-public",
    "reconstruction": "provenance-reconstruction",
    "box": "provenance-box",
}
_KEY_WIDTH: Final = 42
_VALUE_WIDTH: Final = 46


class NoSuchEdition(LookupError):
    """No such edition; the sentence names those that exist."""


class ExportRefused(Exception):
    """The figures were not exported; ``reason`` and ``args_of_reason`` are a text key and its arguments."""

    def __init__(self, reason: str, args_of_reason: Mapping[str, str]) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_of_reason = args_of_reason

    def sentence(self, lang: str = "en") -> str:
        """One sentence for the terminal."""
        return Texts.load(lang)(self.reason, **self.args_of_reason)

    def __str__(self) -> str:
        return self.sentence()


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What ``data_check`` found out about a file."""

    file: Path
    edition: str
    """Key of the edition, "" if the file cannot be used."""
    problems: tuple[Problem, ...] = ()
    changes: tuple[Change, ...] = ()
    """Figures that differ from the shipped ones."""
    reconstructed: tuple[str, ...] = ()
    """Subjects (``editions.figures.SUBJECTS``) of what is still a reconstruction."""

    @property
    def ok(self) -> bool:
        """Whether the file can be chosen in a new game."""
        return not self.problems


def data_editions(wished: str | None, lang: str = "en") -> tuple[str, ...]:
    """The wished edition, or all of them. Raises ``NoSuchEdition``."""
    if wished is None:
        return editions()
    if wished not in editions():
        raise NoSuchEdition(Texts.load(lang)("setup-no-such-edition", edition=wished, known=", ".join(editions())))
    return (wished,)


def data_list(out: TextIO, lang: str = "en", keys: tuple[str, ...] | None = None) -> None:
    """Writes every figure of some or all editions: path, value, origin, and the number of its source below."""
    texts = Texts.load(lang)
    for number, key in enumerate(editions() if keys is None else keys):
        file = shipped_file(key)
        sources: dict[str, int] = {}
        lines = [_list_line(texts, row, sources) for row in figure_rows(file)]
        heading = [texts("data-list-edition", edition=key), texts("data-list-file", file=str(file)), ""]
        if number:
            out.write("\n")
        notes = ["", texts("data-list-sources"), *(f"{number:>4}  {source}" for source, number in sources.items())]
        out.writelines(f"{line}\n" for line in (*heading, *lines, *notes))


def data_export(folder: Path, keys: tuple[str, ...] | None = None) -> tuple[Path, ...]:
    """Writes shipped data files, of some or all editions, into a folder, which is made if missing; gives the files.

    Raises ``ExportRefused`` if a file there has other content (somebody's edited copy) or cannot be written.
    """
    files = [shipped_file(key) for key in (editions() if keys is None else keys)]
    wanted = {folder / file.name: file.read_bytes() for file in files}
    for path, content in wanted.items():
        try:
            if path.exists() and path.read_bytes() != content:
                raise ExportRefused("data-export-exists", {"file": str(path)})
        except OSError as error:
            raise _not_written(path, error) from None
    for path, content in wanted.items():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        except OSError as error:
            raise _not_written(path, error) from None
    return tuple(wanted)


def data_check(file: Path) -> CheckReport:
    """A report on a data file: whether it can be used, all its problems, and how it differs from the shipped file."""
    try:
        found = load_edition(file)
        differences = changes(file, shipped_file(found.key))
    except DataError as error:
        return CheckReport(file, "", error.problems)
    return CheckReport(file, found.key, (), differences, subjects(found, "reconstruction"))


def write_report(report: CheckReport, out: TextIO, lang: str = "en") -> None:
    """Writes a report of ``data_check`` for a person."""
    texts = Texts.load(lang)
    lines = _good_lines(texts, report) if report.ok else _bad_lines(texts, report)
    out.writelines(f"{line}\n" for line in lines)


def problem_text(texts: Texts, problem: Problem) -> str:
    """Place and cause of a problem, in the current language."""
    reason = texts(problem.reason, **problem.args)
    return texts("data-check-line", path=problem.key, reason=reason) if problem.key else reason


def _good_lines(texts: Texts, report: CheckReport) -> list[str]:
    lines = [texts("data-check-good", file=str(report.file), edition=report.edition)]
    if report.changes:
        lines.append(texts("data-check-changes", changes=len(report.changes)))
    else:
        lines.append(texts("data-check-same"))
    nothing = texts("data-check-nothing")
    for change in report.changes:
        old, new = change.shipped or nothing, change.edited or nothing
        lines.append("  " + texts("data-check-change", path=change.key, old=old, new=new))
    lines.append(texts("data-check-reconstructed") if report.reconstructed else texts("data-check-known"))
    lines.extend("  " + _reconstruction(texts, subject) for subject in report.reconstructed)
    return lines


def _reconstruction(texts: Texts, subject: str) -> str:
    """A reconstructed figure with our reasoning; only its name if an edited copy declares it one."""
    name, why = texts(f"figure-{subject}"), f"figure-{subject}-why"
    return texts("data-check-line", path=name, reason=texts(f"figure-{subject}-why")) if texts.has(why) else name


def _bad_lines(texts: Texts, report: CheckReport) -> list[str]:
    if report.problems[0].key == "":  # about the file as a whole
        reason = texts(report.problems[0].reason, **report.problems[0].args)
        return [texts("data-check-line", path=str(report.file), reason=reason)]
    heading = texts("data-check-bad", file=str(report.file), problems=len(report.problems))
    return [heading, *("  " + problem_text(texts, problem) for problem in report.problems)]


def _list_line(texts: Texts, row: FigureRow, sources: dict[str, int]) -> str:
    places: dict[str, list[str]] = {}
    for figure in row.exceptions:
        mark = _origin(texts, figure, sources)
        places.setdefault(mark, []).append(figure.key.removeprefix(f"{row.key}."))
    marks = [_origin(texts, row.origin, sources)]
    for mark, entries in places.items():
        where = texts("data-list-except", entries=len(entries), places=", ".join(entries))
        marks.append(f"{where}: {mark}")
    value = row.value or texts("data-check-nothing")
    return f"{row.key:<{_KEY_WIDTH}} {value:<{_VALUE_WIDTH}} {'; '.join(marks)}".rstrip()


def _origin(texts: Texts, figure: Figure, sources: dict[str, int]) -> str:
    number = sources.setdefault(figure.source, len(sources) + 1)
    return f"{texts(PROVENANCE_TEXTS[figure.provenance])} [{number}]"


def _not_written(path: Path, error: OSError) -> ExportRefused:
    return ExportRefused("data-export-failed", {"file": str(path), "detail": error.strerror or str(error)})
