"""Logical rectangles, the viewport and the three layouts."""

from macher.ui.layout.rect import Rect, side_by_side
from macher.ui.layout.viewport import LAYOUTS, LEAST_WINDOW, LayoutName, Viewport, largest_scale, make_viewport

__all__ = [
    "LAYOUTS",
    "LEAST_WINDOW",
    "LayoutName",
    "Rect",
    "Viewport",
    "largest_scale",
    "make_viewport",
    "side_by_side",
]
