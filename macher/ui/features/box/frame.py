"""Where the parts of the box stand in each layout."""

from __future__ import annotations

from dataclasses import dataclass

from macher.ui.layout import Rect
from macher.ui.scene import Context

__all__ = ["BoxFrame", "frame_of"]


@dataclass(frozen=True, slots=True)
class BoxFrame:
    """Rectangles and sizes of the page, in logical pixels."""

    column: Rect
    """The dark column, or the dark head in the smallest layout."""
    card: Rect
    check: Rect
    strip: Rect
    pad: float
    rim: float
    """Paper around the head of a card."""
    head: float
    titles: float
    """Height of the line over the rows; 0 where there is no room for it."""
    least_row: float
    most_row: float
    column_pad: float

    @property
    def is_head(self) -> bool:
        """Whether the column lies on top."""
        return self.column.w > self.column.h


def frame_of(ctx: Context) -> BoxFrame:
    """The frame for the window."""
    pick, whole = ctx.viewport.pick, ctx.rect
    if ctx.viewport.layout == "focus":
        column, area = whole.take_top(46)
    else:
        column, area = whole.take_left(pick(420, 270, 0))
    area = area.inset(pick(44, 16, 10), pick(36, 16, 8)).trim(right=-pick(20, 6, 0))
    gap = pick(32, 14, 8)
    strip, upper = area.take_bottom(pick(164, 96, 62), pick(24, 12, 8))
    card, check = upper.take_left(min(pick(560, 430, 420), upper.w * 0.5), gap)
    return BoxFrame(
        column=column,
        card=card,
        check=check,
        strip=strip,
        pad=pick(36, 18, 12),
        rim=pick(14, 8, 6),
        head=pick(150, 92, 76),
        titles=pick(40, 28, 0),
        least_row=pick(46, 34, 34),
        most_row=pick(54, 42, 40),
        column_pad=pick(48, 24, 14),
    )
