"""The pseudo-language: English with accents and 40 % more letters, made at run time.

It shows what no real language shows at once: texts that do not come from the catalogue stay without accents, places
that are too narrow for a long language overflow, and a text whose bracket is missing at one end has been cut off.
Its code is that of CLDR's private pseudo-locale; it has no folder, so no list of languages offers it.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, ast

CODE: Final = "qps"
"""What `Texts.load` takes; ``pseudo`` is its name on the command line."""

NAME: Final = "pseudo"
SOURCE: Final = "en"
"""Whose texts, plural forms and number formats it takes."""

LONGER_BY: Final = 0.4
OPENING: Final = "["
CLOSING: Final = "]"
"""Square brackets: all fonts have them, and a missing key keeps its own ⟦marks⟧."""

_ACCENTS: Final = str.maketrans(
    "aAcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ",
    "áÅçÇďĎéÉğĞĥĤíÎĵĴķĶľĽñÑöÖřŘšŠťŤüÛŵŴýÝžŽ",
)
_VOWELS: Final = frozenset("aeiouyAEIOUY")
_FILLER: Final = "ö"
"""What a text without vowels grows by."""


def pseudo_resource(source: str) -> ast.Resource:
    """The messages of one English file in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _lengthen(entry.value)
            _bracket(entry.value)
    return resource


def pseudo_text(text: str) -> str:
    """A piece of text with accents, and longer: vowels are repeated until the length is right.

    Spaces and signs stay as they are, so that lines break where English ones do.
    """
    letters = sum(letter.isalpha() for letter in text)
    missing = round(letters * LONGER_BY + 0.5) if letters else 0
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


def _lengthen(node: object) -> None:
    """Every piece of text below a node."""
    if isinstance(node, ast.TextElement):
        node.value = pseudo_text(node.value)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            _lengthen(value)
    elif isinstance(node, list):
        for value in node:
            _lengthen(value)


def _bracket(pattern: ast.Pattern) -> None:
    """Brackets round the whole message, not round each of its choices."""
    pattern.elements.insert(0, ast.TextElement(OPENING))
    pattern.elements.append(ast.TextElement(CLOSING))
