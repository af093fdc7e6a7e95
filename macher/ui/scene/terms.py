"""Words of the glossary inside a tooltip: each has an explanation and is underlined once the tooltip is reached."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from macher.ui.layout.rect import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene.node import Node

_WORD = re.compile(r"[^\W\d_]+")
_LEAST, _ENDING = 4, 3


class TermMark(Node):
    """A word that can be pointed at; it takes no focus, because the pin key steps through the words."""

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
    """Line, start and end of the first occurrence of each term, and the term; no two overlap."""
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
    """Where a term stands in a line; single words also with endings of the language, several words only exactly."""
    if len(_WORD.findall(term)) != 1:
        at = line.lower().find(term.lower())
        return (at, at + len(term)) if at >= 0 else None
    stem = term.lower()[: max(_LEAST, len(term) - 2)]
    for word in _WORD.finditer(line):
        if word[0].lower().startswith(stem) and len(word[0]) <= len(term) + _ENDING:
            return word.start(), word.end()
    return None
