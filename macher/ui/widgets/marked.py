"""Text over several lines with the words of a search on a coloured ground."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macher.i18n.finding import spans
from macher.ui.layout.rect import Rect
from macher.ui.paint.fonts import wrap
from macher.ui.paint.painter import ALIGN, Ink, Painter, VAlign
from macher.ui.theme.typography import StyleLike
from macher.ui.widgets.basic import Paragraph


class MarkedText(Paragraph):
    """A paragraph; `words` are folded (`macher.i18n.finding`)."""

    def __init__(
        self, rect: Rect, text: str, style: StyleLike, colour: Ink = "ink", words: Sequence[str] = (), **options: Any
    ) -> None:
        super().__init__(rect, text, style, colour, **options)
        self.words = tuple(words)

    def draw(self, p: Painter) -> None:
        self.paint(p, self.text, self.rect.local(), self.style, self.words, self.valign)
        super().draw(p)

    @staticmethod
    def paint(
        p: Painter, text: str, rect: Rect, style: StyleLike, words: Sequence[str], valign: VAlign = "top"
    ) -> None:
        """Paints the grounds behind the words of a paragraph; its text is drawn on top afterwards."""
        if not words:
            return
        kind = p.style(style)
        step = kind.size * kind.line
        lines = wrap(text, p.fonts.face(kind), max(1, int(rect.w * p.scale + 0.5)))
        top = rect.y + (rect.h - step * len(lines)) * ALIGN[valign]
        for at, line in enumerate(lines):
            paint_marks(p, line, Rect(rect.x, top + at * step, rect.w, step), style, words)


def paint_marks(p: Painter, line: str, rect: Rect, style: StyleLike, words: Sequence[str]) -> None:
    """Paints the ground behind the words of a search in a line that begins at a rectangle's left edge."""
    tall = p.style(style).size * 1.25
    for start, end in spans(line, words):
        left, right = p.width(line[:start], style), p.width(line[:end], style)
        mark = Rect(rect.x + left - 1, rect.cy - tall / 2, right - left + 2, tall)
        p.fill(mark.shared(rect), "mark")
