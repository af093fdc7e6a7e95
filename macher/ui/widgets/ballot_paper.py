"""A large ballot paper: two edges perforated, as if torn from a pad."""

from __future__ import annotations

from typing import Any

from macher.ui.layout.rect import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.widgets.basic import Panel

__all__ = ["BallotPaper"]


class BallotPaper(Panel):
    """A panel with two edges bitten by half circles in the colour of what lies below.

    The edges at the left and right, or with `across` the upper and lower ones; a `whole` one has no holes.
    """

    def __init__(
        self, rect: Rect, *, below: Ink = "table", across: bool = False, whole: bool = False, **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.below, self.across, self.whole = below, across, whole

    def draw(self, p: Painter) -> None:
        """Paper, then the holes."""
        super().draw(p)
        if self.whole:
            return
        box = self.rect.local()
        long = box.w if self.across else box.h
        radius = 7.0 if self.across else 6.0 if long > 300 else 4.5
        count = max(3, round(long / (3.4 * radius)))
        with p.within(box, clip=True):
            for at in range(count):
                along = (at + 0.5) * long / count
                for end in (0.0, box.h if self.across else box.w):
                    x, y = (along, end) if self.across else (end, along)
                    p.disc(Rect(x - radius, y - radius, 2 * radius, 2 * radius), self.below)
