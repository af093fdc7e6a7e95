"""Languages that players add: which of their texts can be used.

Nothing in such a file is trusted.  It is read entry by entry, so that a file of nonsense is given up soon.  A text that
refers to itself, cannot be finished or is too long is left out; the English text takes its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType, fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from macher import resources
from macher.i18n.forms import Forms
from macher.i18n.numbers import locale_of
from macher.i18n.pseudo import SOURCE

__all__ = ["KEY", "LONGEST_TEXT", "MOST_FAULTS", "Checked", "TextFault", "bundle_of", "check_language", "english_texts"]

LONGEST_TEXT: Final = 2_000
"""Most characters of a finished text; the longest of the game's own has about a thousand."""
MOST_FAULTS: Final = 50
"""Most faults reported for a file; after that many the rest is not read."""
MOST_PARTS: Final = 6_000
"""Most variables, choices and references in a file; no file of the game's own has more than a few hundred."""
MOST_LINES: Final = 4_000
"""Most lines of a file; the longest of the game's own has a few hundred."""
_LONGEST_ENTRY: Final = 8_000
"""Most characters of an entry in the file, with all its choices."""
_MOST_LINES_OF_ENTRY: Final = 400
_MOST_DIGITS: Final = 20
"""Most digits that a text may ask for in a number."""
_DEEPEST: Final = 10
"""Longest chain of texts that refer to each other."""
_LONGEST_LITERAL: Final = 20
"""Most digits of a number written in a text itself."""
_TOO_DEEP: Final = "it is nested too deeply"
KEY: Final = re.compile(r"^([a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE | re.ASCII)
"""Where a message begins in a file."""
_DIGITS: Final = (
    "minimumIntegerDigits",
    "minimumFractionDigits",
    "maximumFractionDigits",
    "minimumSignificantDigits",
    "maximumSignificantDigits",
)


@dataclass(frozen=True, slots=True)
class TextFault:
    """What is wrong with a text: the line of its file, a text key and its arguments."""

    line: int
    reason: str
    args: Mapping[str, int | str]


@dataclass(slots=True)
class Checked:
    """A file of texts: what of it can be used, and what is wrong with the rest."""

    texts: dict[str, str] = field(default_factory=dict)
    """What is written for each message or term; terms begin with a hyphen."""
    nodes: dict[str, ast.Message | ast.Term] = field(default_factory=dict)
    """The same, parsed."""
    faults: list[TextFault] = field(default_factory=list)
    broken: bool = False
    """Whether it holds something other than texts; then none of the language is used."""
    lines: dict[str, int] = field(default_factory=dict)
    """Where each entry begins."""

    @property
    def text(self) -> str:
        """The file without what cannot be used."""
        return "\n".join(self.texts.values())


def bundle_of(lang: str, forms: Forms) -> FluentBundle:
    """An empty bundle of texts in a language, with the forms of its names and a limit on the digits of numbers."""
    return FluentBundle([locale_of(lang)], functions={"NUMBER": _number, **forms.functions}, use_isolating=False)


def _number(value: Any, **options: Any) -> FluentType:
    """Fluent's NUMBER, with bounds."""
    for name in _DIGITS:
        if name in options:
            options[name] = int(min(_MOST_DIGITS, max(0, options[name])))
    found: FluentType = fluent_number(value, **options)
    return found


@lru_cache(maxsize=1)
def english_keys() -> frozenset[str]:
    """Every key that the game has."""
    found = (KEY.findall(path.read_text(encoding="utf-8")) for path in resources.localization(SOURCE).glob("*.ftl"))
    return frozenset(key for keys in found for key in keys)


def check_language(lang: str, files: Sequence[str]) -> list[Checked]:
    """The texts of an added language, file by file; each text is tried out."""
    found = [_read(text, english_keys()) for text in files]
    if any(checked.broken for checked in found):  # then none of it is used
        return found
    own = {name: node for checked in found for name, node in checked.nodes.items()}
    for name, reason in _wrong(lang, own).items():
        for checked in found:
            if name in checked.texts:
                limit = {"limit": LONGEST_TEXT} if reason == "mods-text-long" else {}
                checked.faults.append(TextFault(checked.lines[name], reason, {"found": name[:80], **limit}))
                del checked.texts[name]
    for checked in found:
        checked.faults.sort(key=lambda fault: fault.line)
    return found


# --- reading ----------------------------------------------------------------------------------------------------------


def _read(text: str, known: frozenset[str]) -> Checked:
    """The entries of a file, up to too many faults."""
    found, parser = Checked(), FluentParser()
    if text.count("{") > MOST_PARTS or text.count("\n") > MOST_LINES:
        return Checked(faults=[TextFault(0, "mods-too-much", {})], broken=True)
    for line, chunk in _chunks(text):
        if len(found.faults) >= MOST_FAULTS:
            found.broken = True
            break
        if len(chunk) > _LONGEST_ENTRY or chunk.count("\n") > _MOST_LINES_OF_ENTRY:
            name = chunk.partition("=")[0].strip()[:80]
            found.faults.append(TextFault(line, "mods-text-long", {"found": name, "limit": LONGEST_TEXT}))
            continue
        try:
            parts = parser.parse(chunk).body
        except RecursionError:
            found.broken = True
            found.faults.append(TextFault(line, "mods-no-text", {"detail": _TOO_DEEP}))
            continue
        for part in parts:
            _take(found, part, line, chunk, known)
    return found


def _take(found: Checked, part: ast.EntryType, line: int, chunk: str, known: frozenset[str]) -> None:
    start, end = (part.span.start, part.span.end) if part.span is not None else (0, len(chunk))
    at = line + chunk.count("\n", 0, start)
    if isinstance(part, ast.Junk):
        said = str(part.annotations[0].message or "") if part.annotations else ""
        found.broken = True
        found.faults.append(TextFault(at, "mods-no-text", {"detail": said}))
    elif isinstance(part, ast.Message | ast.Term):
        name = _name(part)
        if isinstance(part, ast.Message) and name not in known:
            found.faults.append(TextFault(at, "mods-unknown-key", {"found": name[:80]}))
        found.texts[name], found.nodes[name], found.lines[name] = chunk[start:end], part, at


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """The entries of a file with their first lines; an entry begins with a letter or a hyphen.

    Comments are left out.
    """
    begun, kept = 1, list[str]()
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        if line[:1] == "#":
            line = ""
        elif line[:1].isalpha() or line[:1] == "-":
            if any(kept):
                yield begun, "\n".join(kept)
            begun, kept = number, []
        kept.append(line)
    if any(kept):
        yield begun, "\n".join(kept)


# --- trying -----------------------------------------------------------------------------------------------------------


class _Entry(Visitor):
    """What a message or a term is made of."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.references: set[str] = set()
        self.variables: set[str] = set()
        self.endless = False
        """Whether a number in it has far too many digits."""
        self.visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Another message."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        """A term, with what it is given."""
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """A value that the game puts in."""
        self.variables.add(node.id.name)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:
        """A number written in the text itself."""
        self.endless = self.endless or len(node.value) > _LONGEST_LITERAL


@lru_cache(maxsize=1)
def english_texts() -> tuple[ast.Resource, ...]:
    """The game's own texts in English, used for whatever an added language lacks."""
    paths = sorted(resources.localization(SOURCE).glob("*.ftl"))
    return tuple(FluentResource(path.read_text(encoding="utf-8")) for path in paths)


@lru_cache(maxsize=1)
def _english_entries() -> Mapping[str, _Entry]:
    return {
        _name(node): _Entry(node)
        for resource in english_texts()
        for node in resource.body
        if isinstance(node, ast.Message | ast.Term)
    }


def _name(node: ast.Message | ast.Term) -> str:
    """What an entry is called; a term with a hyphen in front."""
    return node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"


def _wrong(lang: str, own: Mapping[str, ast.Message | ast.Term]) -> dict[str, str]:
    """The texts that cannot be used, each with a text key that says why."""
    entries = {**_english_entries(), **{name: _Entry(node) for name, node in own.items()}}
    wrong = {name: "mods-text-fails" for name in own if entries[name].endless}
    given = _settled(entries)
    wrong |= {name: "mods-text-round" for name in own if name not in given}
    bundle = bundle_of(lang, Forms({}))  # the forms are not tried out: any text may stand there
    for resource in english_texts():
        bundle.add_resource(resource)
    bundle.add_resource(ast.Resource([own[name] for name in own if name not in wrong]), allow_overrides=True)
    for name in own:
        if name not in wrong and not name.startswith("-"):
            reason = _tried(bundle, name, given[name])
            if reason:
                wrong[name] = reason
    return wrong


def _settled(entries: Mapping[str, _Entry]) -> dict[str, set[str]]:
    """The entries that can be finished, each with all variables that it takes, also through other entries.

    First come those that refer to no other, then those that refer only to these, and so on.  What is left refers to
    itself in a ring, or its chain is too long.
    """
    settled: dict[str, set[str]] = {}
    left = dict(entries)
    for _ in range(_DEEPEST):
        ready = [
            name
            for name, entry in left.items()
            if all(each in settled or each not in entries for each in entry.references)
        ]
        for name in ready:
            entry = left.pop(name)
            settled[name] = entry.variables.union(*(settled.get(each, ()) for each in entry.references))
    return settled


def _tried(bundle: FluentBundle, name: str, variables: set[str]) -> str:
    """A text key that says why a message cannot be used, or an empty text; tries it with numbers and with texts."""
    failed = 0
    for value in (FluentInt(3), "3"):
        try:
            pattern = bundle.get_message(name).value
            text = "" if pattern is None else str(bundle.format_pattern(pattern, dict.fromkeys(variables, value))[0])
        except Exception:  # a file can cause any error, and none may reach the player
            failed += 1
        else:
            if len(text) > LONGEST_TEXT:
                return "mods-text-long"
    return "mods-text-fails" if failed == 2 else ""
