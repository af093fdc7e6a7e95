"""Logical rectangles, the viewport and the three layouts."""

from macher.ui.layout.flow import flow, stack
from macher.ui.layout.rect import Rect
from macher.ui.layout.viewport import LAYOUTS, LEAST_WINDOW, LayoutName, Viewport, largest_scale, make_viewport

__all__ = [
    "LAYOUTS",
    "LEAST_WINDOW",
    "LayoutName",
    "Rect",
    "Viewport",
    "flow",
    "largest_scale",
    "make_viewport",
    "stack",
]
