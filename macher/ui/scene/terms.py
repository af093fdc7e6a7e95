"""Words of the glossary inside a tooltip: underlined once it is reached, each with an explanation of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from macher.ui.layout.rect import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Node

__all__ = ["TermMark", "find_terms"]

_WORD = re.compile(r"[^\W\d_]+")
_LEAST, _ENDING = 4, 3


class TermMark(Node):
    """A word that can be pointed at; it takes no focus, as the key that pins leads from one to the next."""

    role = "term"
    solid = True

    def __init__(self, rect: Rect, word: str, explanation: str) -> None:
        super().__init__(rect, name=word, tooltip=explanation)

    def draw(self, p: Painter) -> None:
        x = 0.0
        while x < self.rect.w:
            p.hline(x, self.rect.h - 2, min(3.0, self.rect.w - x), "on_tip", 1.5)
            x += 6.0


def find_terms(lines: Sequence[str], terms: Mapping[str, str]) -> Iterator[tuple[int, int, int, str]]:
    """Line, begin and end of the first place of each term, and the term; nothing is found twice or overlaps."""
    found: set[str] = set()
    for number, line in enumerate(lines):
        taken: list[tuple[int, int, str]] = []
        for term in sorted(terms, key=len, reverse=True):
            place = None if term in found else _place(line, term)
            if place is None or any(place[0] < end and start < place[1] for start, end, _ in taken):
                continue
            found.add(term)
            taken.append((*place, term))
        for start, end, term in sorted(taken):
            yield number, start, end, term


def _place(line: str, term: str) -> tuple[int, int] | None:
    """Where a term stands in a line, with the endings of its language; terms of several words only as they are."""
    if len(_WORD.findall(term)) != 1:
        at = line.lower().find(term.lower())
        return (at, at + len(term)) if at >= 0 else None
    stem = term.lower()[: max(_LEAST, len(term) - 2)]
    for word in _WORD.finditer(line):
        if word[0].lower().startswith(stem) and len(word[0]) <= len(term) + _ENDING:
            return word.start(), word.end()
    return None
