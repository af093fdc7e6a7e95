"""Stars: full where they were won, empty where not."""

from __future__ import annotations

import math
from typing import Final

from macher.ui.layout.rect import Rect
from macher.ui.paint.painter import Ink, Painter

__all__ = ["paint_star", "paint_stars"]

_INNER: Final = 0.42
"""How far the inner corners are from the middle, as a share of the outer ones."""
_APART: Final = 1.15
"""From star to star, in sizes of one."""


def _corners() -> tuple[tuple[float, float], ...]:
    found = []
    for at in range(10):
        angle, far = math.radians(at * 36 - 90), 0.46 if at % 2 == 0 else 0.46 * _INNER
        found.append((0.5 + far * math.cos(angle), 0.53 + far * math.sin(angle)))
    return tuple(found)


_CORNERS: Final = _corners()


def paint_star(p: Painter, box: Rect, full: bool, ink: Ink) -> None:
    """One star as large as fits, in the middle of a box."""
    side = min(box.w, box.h)
    spot = box.centred(side, side)
    if full:
        p.polygon(spot, _CORNERS, ink)
    p.icon("star", spot, ink)


def paint_stars(p: Painter, box: Rect, stars: int, ink: Ink, side: float, of: int = 3, *, left: bool = False) -> None:
    """Stars side by side, as many full as were won: in the middle of a box, or at its left."""
    step = side * _APART
    x = box.x if left else box.cx - step * of / 2
    for at in range(of):
        paint_star(p, Rect(x + at * step + (step - side) / 2, box.cy - side / 2, side, side), at < stars, ink)
