"""The texts of the pseudo-language: each English message with accents, and longer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser, ast

from macher.i18n.pseudo import CLOSING, OPENING, accented, pseudo_text
from macher.i18n.vocabulary import general_key

__all__ = ["pseudo_resource"]

_ABBREVIATED: Final = ("-short", "-card")
"""Endings of keys for texts that have to be short in every language, so that they do not grow."""

_ORDINALS: Final = ("table-arrived", "table-badge-place", "tournament-ordinal")
"""Keys of ordinals (1st), which stay as in English like all numbers."""


def pseudo_resource(source: str) -> ast.Resource:
    """The messages of one English file in the pseudo-language."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None and not _is_name(entry.id.name):
            _disguise(entry.value, grows=not general_key(entry.id.name).endswith(_ABBREVIATED))
    return resource


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
        piece.value = longer if grows else accented(piece.value)
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
