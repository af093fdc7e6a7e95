"""Pictures and large words as parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macher.ui.kit.layers import Layers
from macher.ui.kit.parts import Part, part
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context
from macher.ui.widgets import Drawing, PartyMark
from macher.ui.widgets.marks import PartyTag

__all__ = ["Paint", "Pictures"]

Paint = Callable[[Painter, Rect], None]


class Pictures(Layers):
    """Pictures in the sizes of a layout."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.step = ctx.step

    @property
    def low(self) -> bool:
        """Whether it is the layout for small windows and large letters."""
        return self.ctx.viewport.layout == "focus"

    def size(self, wide: float, compact: float, focus: float) -> float:
        """A size that has no name, by layout."""
        return self.ctx.viewport.pick(wide, compact, focus)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def art(self, paint: Paint, width: float | None = None, height: float | None = None, **options: Any) -> Part:
        """A picture; without a size it takes what is left."""
        return part(lambda box: Drawing(box, paint, **options), height, width)

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
