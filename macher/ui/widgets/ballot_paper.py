"""A large ballot paper: both ends perforated, as if torn from a pad."""

from __future__ import annotations

from typing import Any

from macher.ui.layout.rect import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.widgets.basic import Panel

__all__ = ["BallotPaper"]


class BallotPaper(Panel):
    """A panel whose left and right edges are bitten by half circles in the colour of what lies below.

    A `whole` one has no holes.
    """

    def __init__(self, rect: Rect, *, below: Ink = "table", whole: bool = False, **options: Any) -> None:
        super().__init__(rect, **options)
        self.below, self.whole = below, whole

    def draw(self, p: Painter) -> None:
        """Paper, then the holes."""
        super().draw(p)
        if self.whole:
            return
        box = self.rect.local()
        radius = 6.0 if box.h > 300 else 4.5
        count = max(3, round(box.h / (3.4 * radius)))
        for at in range(count):
            y = (at + 0.5) * box.h / count
            for x in (0.0, box.w):
                p.disc(Rect(x - radius, y - radius, 2 * radius, 2 * radius), self.below)
