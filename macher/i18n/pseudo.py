"""The pseudo-language: English with accents and 40 % more letters, made at run time.

It makes three faults visible at once: texts that do not come from the catalogue have no accents, places too narrow for
a long language overflow, and a text that was cut off lacks a bracket.  Its code is that of CLDR's private
pseudo-locale; it has no folder, so no list of languages offers it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser, ast

from macher.i18n.vocabulary import general_key

CODE: Final = "qps"
"""What `Texts.load` takes; ``pseudo`` is its name on the command line."""

NAME: Final = "pseudo"
SOURCE: Final = "en"
"""The language whose texts, plural forms and number formats it takes."""

LONGER_BY: Final = 0.4
OPENING: Final = "["
CLOSING: Final = "]"
"""Square brackets, as all fonts have them; missing keys have other marks: ⟦key⟧."""

_ACCENTS: Final = str.maketrans("aAcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ", "áÅçÇďĎéÉğĞĥĤíÎĵĴķĶľĽñÑöÖřŘšŠťŤüÛŵŴýÝžŽ")
_VOWELS: Final = frozenset("aeiouyAEIOUY")
_ABBREVIATED: Final = ("-short", "-card")
"""Endings of keys for texts that have to be short in every language, so that they do not grow."""

_ORDINALS: Final = ("table-arrived",)
"""Keys of ordinals (1st), which stay as in English like all numbers."""

_FILLER: Final = "ö"
"""Letter that makes a text without vowels longer."""


def pseudo_resource(source: str) -> ast.Resource:
    """The messages of one English file in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None and not _is_name(entry.id.name):
            _disguise(entry.value, grows=not general_key(entry.id.name).endswith(_ABBREVIATED))
    return resource


def pseudo_text(text: str, spared: int = 0) -> str:
    """A piece of text with accents, and longer: vowels are repeated until the length is right.

    Spaces and signs stay as they are, so that lines break where English ones do.  The text grows by ``spared`` letters
    less, to make room for the brackets.
    """
    letters = sum(letter.isalpha() for letter in text)
    missing = max(0, round(letters * LONGER_BY + 0.5) - spared) if letters else 0
    vowels = sum(letter in _VOWELS for letter in text)
    grown, due = [], 0
    for letter in text:
        grown.append(letter)
        if letter in _VOWELS:
            due += missing
            grown.append(letter.lower() * (due // vowels))
            due %= vowels
    if missing and not vowels:
        grown.append(_FILLER * missing)
    return "".join(grown).translate(_ACCENTS)


def _is_name(key: str) -> bool:
    """Whether a text stays as it is: names of parties and lands, the same in every language; ordinals."""
    return key in _ORDINALS or (key.startswith(("party-", "land-")) and not key.endswith("-local"))


def _disguise(pattern: ast.Pattern, grows: bool) -> None:
    """Puts brackets around the whole message, not around each choice; in a plain message they count as growth."""
    pieces = list(_pieces(pattern))
    if not any(letter.isalpha() for piece in pieces for letter in piece.value):
        return
    plain = pieces == pattern.elements
    for piece in pieces:
        longer = pseudo_text(piece.value, spared=len(OPENING + CLOSING) if plain else 0)
        piece.value = longer if grows else piece.value.translate(_ACCENTS)
    pattern.elements.insert(0, ast.TextElement(OPENING))
    pattern.elements.append(ast.TextElement(CLOSING))


def _pieces(node: object) -> Iterator[ast.TextElement]:
    """Every piece of text below a node."""
    if isinstance(node, ast.TextElement):
        yield node
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _pieces(value)
    elif isinstance(node, list):
        for value in node:
            yield from _pieces(value)
