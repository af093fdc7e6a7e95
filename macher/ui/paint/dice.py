"""Dice in a line of writing, as small squares with pips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter

__all__ = ["paint_dice"]

_PIPS: Final = (
    (),
    ((0.5, 0.5),),
    ((0.3, 0.3), (0.7, 0.7)),
    ((0.27, 0.27), (0.5, 0.5), (0.73, 0.73)),
    ((0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)),
    ((0.27, 0.27), (0.73, 0.27), (0.5, 0.5), (0.27, 0.73), (0.73, 0.73)),
)
"""Where the pips of a face lie; a blank face has none."""


def paint_dice(p: Painter, rect: Rect, dice: Sequence[int]) -> None:
    """Dice in a row, as high as the rectangle; a face with more pips than five is drawn as its number."""
    side, pip = rect.h, max(2.0, rect.h * 0.2)
    for at, face in enumerate(dice):
        box = Rect(rect.x + at * (side + 3), rect.y, side, side)
        p.box(box, "own", "ink", 1.5)
        if not 0 <= face < len(_PIPS):
            p.text(str(face), box, "caption:bold", "ink", "centre")
            continue
        for x, y in _PIPS[face]:
            p.disc(Rect(box.x + x * side - pip / 2, box.y + y * side - pip / 2, pip, pip), "ink")
