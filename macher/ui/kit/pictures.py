"""Pictures as parts of a page: what a painter draws, the signs of parties, circles, rules, and the largest words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from macher.ui.kit.parts import Part, part
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context
from macher.ui.theme.typography import Style
from macher.ui.widgets import Drawing, Label, PartyMark
from macher.ui.widgets.notes import PartyTag

Paint = Callable[[Painter, Rect], None]
"""Draws a picture, never words, into a box."""
_LEAST_HERO: Final = 20.0
"""Size of the smallest letters of the largest words."""


class Pictures:
    """Pictures in the sizes of a layout; the words of `Kit` build upon it."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.step = ctx.step
        self.size = ctx.viewport.pick
        """A size that has no name, by layout."""
        self.low = ctx.viewport.layout == "focus"
        """Whether it is the layout for small windows and large letters."""

    def art(self, paint: Paint, width: float | None = None, height: float | None = None, **options: Any) -> Part:
        """A picture; without a size it takes what is left."""
        high = None if height is None else lambda _: height
        return Part(lambda page, box: page.add(Drawing(box, paint, **options)), high, width)

    def mark(self, party: str, side: float, name: str = "") -> Part:
        """A party's colour with its glyph, in the middle of its place."""
        return part(lambda box: PartyMark(box.centred(side, side), party, name=name), side, side)

    def tag(self, party: str, short: str) -> Part:
        """A party's short name on its colour."""
        width, height = PartyTag.natural(self.ctx, short)
        return part(lambda box: PartyTag(box.centred(width, height), party, short), height, width)

    def circle(self, crossed: bool, side: float, ink: Ink = "ink", fill: Ink | None = None) -> Part:
        """The circle of a ballot."""
        return self.art(lambda p, box: p.ballot(box.centred(side, side), crossed, ink, fill), side, side)

    def rule(self, ink: Ink = "ink", height: float = 2.0) -> Part:
        """A line across."""
        return self.art(lambda p, box: p.fill(box, ink), height=height)

    def hero(self, lines: Sequence[str], style: str, low: str) -> Part:
        """The largest words of a page: in one line, or if that became too small, the `lines` in the style `low`."""
        one, many = self.ctx.type.style(style), self.ctx.type.style(low)
        whole = ("" if lines[0].endswith("-") else " ").join(lines)

        def fitting(width: float) -> tuple[Sequence[str], Style]:
            found = shrunk(self.ctx.width, whole, one, width, _LEAST_HERO)
            if found.size >= many.size or len(lines) == 1:
                return [whole], found
            smaller = (shrunk(self.ctx.width, each, many, width, _LEAST_HERO) for each in lines)
            return lines, min(smaller, key=lambda kind: kind.size)

        def make(box: Rect) -> list[Label]:
            shown, kind = fitting(box.w)
            return [
                Label(line._replace(x=line.x - self.ctx.bearing(each, kind), w=line.w + 8), each, kind)
                for each, line in zip(shown, box.rows(len(shown)), strict=True)
            ]

        def height(width: float) -> float:
            shown, kind = fitting(width)
            return kind.size * kind.line * len(shown)

        return part(make, height)
