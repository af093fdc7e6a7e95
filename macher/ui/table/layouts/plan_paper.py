"""The ground of a plan: squared paper, hatched along the edges of the table, so that nothing else looks like it."""

from __future__ import annotations

from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.table.layouts.zones import Zones

__all__ = ["PlanPaper"]

_SQUARE: Final = 24.0
_STRIPE: Final = 20.0
"""From one stripe of the edge to the next."""
_LEVEL: Final = ((0.0, 1.0), (0.5, 0.0), (1.0, 0.0), (0.5, 1.0))
_UPRIGHT: Final = ((0.0, 0.5), (1.0, 0.0), (1.0, 0.5), (0.0, 1.0))
"""A stripe in an edge along the window, and in one down its side, as shares of its piece."""


class PlanPaper(Node):
    """Squares and edges below everything on the table."""

    def __init__(self, rect: Rect, zones: Zones) -> None:
        super().__init__(rect._replace(y=zones.top.bottom, h=rect.bottom - zones.top.bottom), id="plan.paper")
        self.edge = min(8.0, zones.dock.panel.x - zones.stage.x - 2)

    def draw(self, p: Painter) -> None:
        box, edge = self.rect.local(), self.edge
        for at in range(1, int(box.w / _SQUARE) + 1):
            p.vline(at * _SQUARE, 0, box.h, "edge")
        for at in range(1, int(box.h / _SQUARE) + 1):
            p.hline(0, at * _SQUARE, box.w, "edge")
        upper, lower = box._replace(h=edge), box.take_bottom(edge)[0]
        left, right = box._replace(w=edge), box.take_right(edge)[0]
        for strip in (upper, lower, left, right):
            p.fill(strip, "plan")
        with p.within(box):
            for at in range(int(box.w / _STRIPE) + 1):
                for strip in (upper, lower):
                    p.polygon(Rect(at * _STRIPE, strip.y, _STRIPE, edge), _LEVEL, "plan_ink")
            for at in range(int(box.h / _STRIPE) + 1):
                for strip in (left, right):
                    p.polygon(Rect(strip.x, at * _STRIPE, edge, _STRIPE), _UPRIGHT, "plan_ink")
