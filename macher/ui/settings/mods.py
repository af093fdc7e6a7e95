"""Mods: folders with languages, party colours, figures and personalities that players add, checked line by line.

```
mods/pastel/languages/nl/*.ftl      a language: texts by key; what is missing is said in English
mods/pastel/palettes/pastel.toml    party colours: name = "Pastel", and a colour for each party in [colours]
mods/pastel/figures/money.toml      figures of an edition: an edited copy (`macher data export`)
mods/pastel/personalities/thrift.toml  a personality of AI seats: its name, and what it likes (`ai.personalities`)
mods/pastel/puzzles/*.toml, *.json  puzzles and their saved games (`macher puzzle find`); the list of puzzles reads them
```

A file that cannot be used is left out and listed in the settings; it never keeps the game from starting.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from macher import resources
from macher.ai import added
from macher.ai.kinds import added_name
from macher.editions.problems import DataError
from macher.editions.registry import EditedCopy
from macher.files import TooLarge, read_text, toml_value
from macher.i18n.numbers import MINUS
from macher.ui.theme.tokens import PARTIES, add_palette, forget_palettes, is_colour

if TYPE_CHECKING:
    from pydantic import ValidationError

LARGEST: Final = 64 * 1024
"""Most bytes of a file of a mod."""
MOST_FAULTS: Final = 50
"""Most faults of a mod that are listed."""
_MOST_FILES: Final = 200
"""Most files of a folder that are read, and most mods."""
_PARTS: Final = ("languages", "palettes", "figures", "personalities", "puzzles", "campaign")
"""Folders that a mod may have."""
_LONGEST_NAME: Final = 40
"""Most characters of the name of a palette."""
_LONGEST_DETAIL: Final = 200
_LONGEST_FOUND: Final = 80
"""Most characters cited from a file."""
_AT_LINE: Final = re.compile(r"at line (\d+)")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a file: its path inside the mods, the line or 0, a text key and its arguments."""

    file: str
    line: int
    reason: str
    args: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """`pastel/palettes/pastel.toml:7`."""
        return f"{self.file}:{self.line}" if self.line else self.file


@dataclass(slots=True)
class Mod:
    """One folder, and its parts that are in use."""

    folder: Path
    languages: list[str] = field(default_factory=list)
    palettes: list[str] = field(default_factory=list)
    figures: list[EditedCopy] = field(default_factory=list)
    personalities: list[str] = field(default_factory=list)
    """Their keys, which follow the level in the name of a kind of seat."""
    faults: list[Fault] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What its folder is called."""
        return self.folder.name

    def blame(self, *faults: Fault) -> None:
        """Notes faults; beyond the limit it notes once that there are too many."""
        for fault in faults:
            if len(self.faults) < MOST_FAULTS:
                self.faults.append(fault)
            elif len(self.faults) == MOST_FAULTS:
                self.faults.append(Fault(self.name, 0, "mods-more-faults", {"limit": str(MOST_FAULTS)}))

    def short(self, path: Path) -> str:
        """The path of one of its files, or folders, inside the mods."""
        return path.relative_to(self.folder.parent).as_posix()


class Mods:
    """Everything that players have added; `load` takes it into use."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.found: list[Mod] = []
        self.left_out: list[Fault] = []
        """What is said about mods that are too many."""

    def load(self) -> Mods:
        """Reads all folders, in place of what was loaded before."""
        resources.forget_languages()
        forget_palettes()
        PALETTE_NAMES.clear()
        added.forget()
        self.found = [self._safely(path) for path in self._folders()]
        return self

    def _folders(self) -> list[Path]:
        """The folders of the mods, by name; those in which nothing can lie make room for all others."""
        there = [path for path in _inside(self.folder) if path.is_dir()]
        full = {path for path in there if any((path / part).is_dir() for part in _PARTS)}
        chosen = sorted(there, key=lambda path: path not in full)[:_MOST_FILES]
        more = len(full) - _MOST_FILES
        self.left_out = [_too_many(self.folder.name, more)] if self.folder is not None and more > 0 else []
        return sorted(chosen)

    def _safely(self, folder: Path) -> Mod:
        """Reads one folder; no error in it keeps the game from starting."""
        try:
            return self._read(folder)
        except Exception as error:
            logging.getLogger(__name__).exception("the mod %s cannot be read", folder.name)
            mod = Mod(folder)
            mod.blame(Fault(folder.name, 0, "mods-unreadable", {"detail": type(error).__name__}))
            return mod

    @property
    def faults(self) -> list[Fault]:
        """What could not be used."""
        return [*self.left_out, *(fault for mod in self.found for fault in mod.faults)]

    @property
    def copies(self) -> list[EditedCopy]:
        """Figures for a new game."""
        return [copy for mod in self.found for copy in mod.figures]

    def _read(self, folder: Path) -> Mod:
        mod = Mod(folder)
        for path in _of_kind(mod, folder / "languages", ""):
            _add_language(mod, path)
        for path in _of_kind(mod, folder / "palettes"):
            _add_palette(mod, path)
        for path in _of_kind(mod, folder / "figures"):
            _add_figures(mod, path)
        for path in _of_kind(mod, folder / "personalities"):
            _add_personality(mod, path)
        return mod


_MOD: Final = "mod:"
PALETTE_NAMES: Final[dict[str, dict[str, str]]] = {}
"""Names of added palettes by language; the empty language stands for all others."""


def palette_name(key: str, lang: str) -> str:
    """What an added palette is called, or an empty text for one of the game's own."""
    names = PALETTE_NAMES.get(key, {})
    return names.get(lang) or names.get("") or next(iter(names.values()), "")


def _inside(folder: Path | None, ending: str = "") -> list[Path]:
    """What lies in a folder, by name; nothing if there is none."""
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(ending)) if folder is not None else []
    except OSError:
        return []


def _of_kind(mod: Mod, folder: Path, ending: str = ".toml") -> list[Path]:
    """The files of a kind in a mod; too many are a fault, and the rest is left out."""
    found = _inside(folder, ending)
    if len(found) > _MOST_FILES:
        mod.blame(_too_many(mod.short(folder), len(found) - _MOST_FILES))
    return found[:_MOST_FILES]


def _too_many(place: str, left_out: int) -> Fault:
    return Fault(place, 0, "mods-too-many", {"limit": str(_MOST_FILES), "n": left_out})


def _text(mod: Mod, path: Path) -> str | None:
    """The text of a file, or None and a fault."""
    try:
        return read_text(path, LARGEST)
    except TooLarge as error:
        mod.blame(Fault(mod.short(path), 0, "mods-too-large", {"limit": str(error.limit // 1024)}))
    except (OSError, UnicodeDecodeError) as error:
        detail = getattr(error, "strerror", "") or str(error)
        mod.blame(Fault(mod.short(path), 0, "mods-unreadable", {"detail": detail}))
    return None


# -- languages -------------------------------------------------------------------------------------------------------


def _add_language(mod: Mod, folder: Path) -> None:
    short = mod.short(folder)
    from babel import Locale, UnknownLocaleError  # both are loaded with the first mod, as only mods need them

    from macher.i18n.added import check_language

    files = _of_kind(mod, folder, ".ftl")
    try:
        Locale.parse(folder.name)
    except (ValueError, UnknownLocaleError, LookupError, TypeError, AttributeError):
        mod.blame(Fault(short, 0, "mods-no-language", {"found": folder.name}))
        return
    if folder.name in resources.language_folders():
        mod.blame(Fault(short, 0, "mods-language-twice", {"found": folder.name}))
        return
    texts = [(mod.short(path), _text(mod, path)) for path in files]
    read = [(short, text) for short, text in texts if text is not None]
    checked = check_language(folder.name, [text for _, text in read])
    for (short, _), found in zip(read, checked, strict=True):
        mod.blame(*(Fault(short, fault.line, fault.reason, fault.args) for fault in found.faults))
    broken = len(read) < len(texts) or any(found.broken for found in checked)
    if files and not broken:
        resources.add_language(folder, tuple(found.text for found in checked))
        mod.languages.append(folder.name)


# -- party colours ---------------------------------------------------------------------------------------------------


def _table(mod: Mod, path: Path) -> tuple[str, dict[str, Any]] | None:
    """The text of a TOML file and what stands in it, or None and a fault."""
    text = _text(mod, path)
    if text is None:
        return None
    try:
        return text, toml_value(text)
    except ValueError as error:  # broken TOML, or a number with thousands of digits
        detail = str(error)[:_LONGEST_DETAIL]
        at = _AT_LINE.search(detail)
        mod.blame(Fault(mod.short(path), int(at[1]) if at else 0, "mods-no-toml", {"detail": detail}))
        return None


def _add_palette(mod: Mod, path: Path) -> None:
    found = _table(mod, path)
    if found is None:
        return
    (text, raw), short = found, mod.short(path)
    faults = list(islice(_palette_faults(short, text, raw), MOST_FAULTS + 1))
    mod.blame(*faults)
    if faults:
        return
    key = f"{_MOD}{mod.name}/{path.stem}"
    name = raw["name"]
    add_palette(key, {party: raw["colours"][party].upper() for party in PARTIES})
    names = {"": name} if isinstance(name, str) else name
    PALETTE_NAMES[key] = {lang: " ".join(said.split())[:_LONGEST_NAME] for lang, said in names.items()}
    mod.palettes.append(key)


def _palette_faults(short: str, text: str, raw: dict[str, Any]) -> Iterator[Fault]:
    name, colours = raw.get("name"), raw.get("colours")
    named = isinstance(name, dict) and name and all(isinstance(each, str) for each in name.values())
    if not (named or (isinstance(name, str) and name.strip())):
        yield Fault(short, line_of(text, "name"), "mods-no-name")
    if not isinstance(colours, dict):
        yield Fault(short, line_of(text, "colours"), "mods-no-colours")
        return
    for party in PARTIES:
        if party not in colours:
            yield Fault(short, line_of(text, "colours"), "mods-colour-missing", {"found": party})
        elif not (isinstance(colours[party], str) and is_colour(colours[party])):
            yield Fault(short, line_of(text, "colours", party), "mods-no-colour", {"found": _cited(colours[party])})
    for key in [key for key in colours if key not in PARTIES]:
        yield Fault(short, line_of(text, "colours", key), "mods-unknown-key", {"found": _cited(key)})


def _cited(found: object) -> str:
    """What was found in a file, cut to the length for citing."""
    return str(found)[:_LONGEST_FOUND]


# -- figures ---------------------------------------------------------------------------------------------------------


def _add_figures(mod: Mod, path: Path) -> None:
    text = _text(mod, path)
    if text is None:
        return
    from macher.editions.loader import load_edition

    try:
        found = load_edition(path)
    except DataError as error:
        for problem in error.problems[: MOST_FAULTS + 1]:
            at = _AT_LINE.search(str(problem))
            line = line_of(text, *problem.key.split(".")) or (int(at[1]) if at else 0)
            mod.blame(Fault(mod.short(path), line, problem.reason, problem.args))
        return
    mod.figures.append(EditedCopy(path, True, "", found.key))


# -- personalities ---------------------------------------------------------------------------------------------------


def _add_personality(mod: Mod, path: Path) -> None:
    found = _table(mod, path)
    if found is None:
        return
    from pydantic import ValidationError

    from macher.ai import personalities

    text, raw = found
    try:
        file = personalities.PersonalityFile.model_validate(raw)
    except ValidationError as error:
        mod.blame(*islice(_personality_faults(mod.short(path), text, error), MOST_FAULTS + 1))
        return
    key = added_name(mod.name, path.stem)
    personalities.add(key, file, mod.name)
    mod.personalities.append(key)


def _personality_faults(short: str, text: str, error: ValidationError) -> Iterator[Fault]:
    """Each fault once: a text may also be a table by language, and the check reports both ways."""
    told: set[str] = set()
    for problem in error.errors(include_url=False):
        path = [str(part) for part in problem["loc"]]
        where = path[0] if path[0] in ("name", "about") else ".".join(path)
        if where not in told:
            told.add(where)
            reason, args = _personality_fault(path, problem["type"], _cited(problem["input"]))
            yield Fault(short, line_of(text, *where.split(".")), reason, args)


def _personality_fault(path: Sequence[str], kind: str, found: str) -> tuple[str, dict[str, int | str]]:
    """A text key and its arguments for what is wrong at a place of the file."""
    if kind == "extra_forbidden":
        return "mods-unknown-key", {"found": _cited(path[-1])}
    if path[0] in ("name", "about"):
        return "mods-no-name" if path[0] == "name" else "mods-no-about", {}
    if kind in ("greater_than_equal", "less_than_equal"):
        from macher.ai import personalities

        low, high = personalities.bounds(path[0], path[1])
        return "mods-out-of-range", {"found": found, "low": _written(low), "high": _written(high)}
    return ("mods-no-number", {"found": found}) if len(path) > 1 else ("mods-no-table", {"found": path[0]})


def _written(value: float) -> str:
    """A bound as text, with the true minus sign."""
    return f"{value:g}".replace("-", MINUS)


def line_of(text: str, *path: str) -> int:
    """The line of a TOML file where an entry stands; that of the nearest table around it, or 0 if there is none.

    Numbers in the path count the tables of an array, from 1.
    """
    wanted = [part for part in path if part]
    best, depth = 0, 0
    table: list[str] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line[:_LONGEST_DETAIL]
        head = re.match(r"\s*\[\[?([^\[\]]+)\]", line)
        entry = re.match(r"\s*([\w.\-\"]+)\s*=", line)
        if head is not None:
            table = [part.strip('" ') for part in head[1].split(".")]
            if line.lstrip().startswith("[["):
                name = head[1].strip()
                counts[name] = counts.get(name, 0) + 1
                table.append(str(counts[name]))
            here = table
        elif entry is not None:
            here = [*table, *(part.strip('"') for part in entry[1].split("."))]
        else:
            continue
        if here == wanted[: len(here)] and len(here) > depth:
            best, depth = number, len(here)
    return best
