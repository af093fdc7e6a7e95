"""Messages of the game's own languages, read and finished without Fluent, which takes a third of a start to load.

What is read here is a line of text with the places of variables, with names in a form (`macher.i18n.forms`), and with
choices by a number, by the number of those who are named, or by a word: all messages of the game.  The result is what
Fluent makes of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

import macher.i18n.numbers as numbers
from macher.i18n.forms import COUNT, FORMS, Forms, put_in
from macher.i18n.hidden import DOTS, Hidden

__all__ = ["Choice", "Pattern", "Place", "Value", "attribute_in", "finished", "pattern_of"]

Value = str | int
"""What a text may take: finished strings, and whole numbers."""

_NAME: Final = r"\$([a-zA-Z][\w-]*)"
_PLACE: Final = re.compile(rf"\{{ *(?:({'|'.join(FORMS)})\( *{_NAME} *\)|{_NAME}) *\}}", re.ASCII)
_CHOICE: Final = re.compile(rf"\{{ *(?:({COUNT})\( *{_NAME} *\)|{_NAME}) *-> *", re.ASCII)
_WAY: Final = re.compile(r"\s*\n *(\*?)\[ *(\d+|[a-zA-Z][\w-]*) *\] *", re.ASCII)
_END: Final = re.compile(r"\s*\n *\}")
_BEGIN: Final = re.compile(r"[^=]*= *(?:\n+ +(?=[^ .*}\[]))?")
"""The key of a message, and all before its first character; that may stand on the next line."""
_TEXT: Final = re.compile(r"[^{}\n]+")
_BEHIND: Final = re.compile(r"(?:\n(?:#.*| +\.\w+ *=.*)?)*")
"""Empty lines, comments and attributes, up to the next message."""


class Place(NamedTuple):
    """Where the value of a variable stands; with a form, it is a name."""

    variable: str
    form: str


class Choice(NamedTuple):
    """One of several patterns, by the value of a variable or by how many it names."""

    variable: str
    counts: bool
    ways: tuple[tuple[str, Pattern], ...]
    """A whole number, plural form or word, and its pattern."""
    usual: Pattern


Pattern = tuple[str | Place | Choice, ...]


class _More(Exception):
    """It holds something that only Fluent reads."""


def pattern_of(source: str) -> Pattern | None:
    """The pattern of a message as it is written, with its key; ``None`` for one that only Fluent reads."""
    begin = _BEGIN.match(source)
    try:
        pattern, end = _line(source, begin.end() if begin is not None else 0)
    except _More:
        return None
    return pattern if _BEHIND.fullmatch(source, end) else None


def attribute_in(source: str, name: str) -> Pattern | None:
    """The pattern of an attribute of a message that has a pattern itself; ``None`` if there is none of this name."""
    found = re.search(rf"^ +\.{name} *=.*$", source, re.MULTILINE)
    return None if found is None else pattern_of(found[0])


def _line(source: str, at: int) -> tuple[Pattern, int]:
    """The pattern that begins at a place and ends with its line, and that end.  Raises `_More`."""
    parts: list[str | Place | Choice] = []
    while at < len(source) and source[at] != "\n":
        if text := _TEXT.match(source, at):
            parts.append(text[0])
            at = text.end()
        elif place := _PLACE.match(source, at):
            parts.append(Place(place[2] or place[3], place[1] or ""))
            at = place.end()
        elif begin := _CHOICE.match(source, at):
            choice, at = _choice(source, begin)
            parts.append(choice)
        else:
            raise _More
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" ")
    if not any(parts):
        raise _More
    return tuple(parts), at


def _choice(source: str, begin: re.Match[str]) -> tuple[Choice, int]:
    ways, usual, at = list[tuple[str, Pattern]](), None, begin.end()
    while way := _WAY.match(source, at):
        pattern, at = _line(source, way.end())
        ways.append((way[2], pattern))
        usual = pattern if way[1] else usual
    end = _END.match(source, at)
    if end is None or usual is None:
        raise _More
    return Choice(begin[2] or begin[3], begin[1] is not None, tuple(ways), usual), end.end()


def finished(pattern: Pattern, values: Mapping[str, Value], lang: str, forms: Forms) -> str:
    """The text, with the marks of its forms.  Raises ``KeyError`` for a variable that is not given."""
    said = []
    for part in pattern:
        if isinstance(part, str):
            said.append(part)
        elif isinstance(part, Choice):
            said.append(finished(_chosen(part, values[part.variable], lang, forms), values, lang, forms))
        elif part.form:
            said.append(forms.form(part.form, str(values[part.variable])))
        else:
            said.append(_written(values[part.variable], lang))
    return "".join(said)


def _chosen(choice: Choice, value: Value, lang: str, forms: Forms) -> Pattern:
    """What fits the value first: a word fits itself, a number itself and its plural form, no text a number."""
    if choice.counts:
        value = forms.count(str(value))
    if isinstance(value, str):
        names = set() if value.isdecimal() else {put_in(value)}
    else:
        names = set() if isinstance(value, Hidden) or value < 0 else {str(value), numbers.plural(value, lang)}
    return next((pattern for name, pattern in choice.ways if name in names), choice.usual)


def _written(value: Value, lang: str) -> str:
    if isinstance(value, str):
        return put_in(value)
    return DOTS if isinstance(value, Hidden) else numbers.integer(value, lang)
