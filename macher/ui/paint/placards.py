"""Rallies as placards: a board on a pole, held a little askew."""

from __future__ import annotations

from typing import Final

import pygame

from macher.ui.layout.rect import Rect
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Painter
from macher.ui.paint.prints import drawn, hexadecimal
from macher.ui.theme.tokens import RGB

_TILTS: Final = (-3, 2, -1, 3)
"""Degrees by which one after the other is turned."""
_POLE: Final = 0.62
"""Length of the pole below the board, as a share of the board."""


@kept
def placard(side: int, fill: RGB, edge: RGB, pole: RGB, line: float, tilt: int) -> pygame.Surface:
    """A placard whose board has a side of so many physical pixels, in a picture with room around it."""
    w, h = side + 4, round(side * (1 + _POLE)) + 4
    inset = line / 2
    body = (
        f'<g transform="rotate({tilt} {w / 2:g} {2 + side / 2:g})">'
        f'<rect x="{w / 2 - side * 0.09:g}" y="{2 + side * 0.8:g}" width="{side * 0.18:g}" '
        f'height="{side * (_POLE + 0.2):g}" fill="{hexadecimal(pole)}"/>'
        f'<rect x="{2 + inset:g}" y="{2 + inset:g}" width="{side - line:g}" height="{side - line:g}" '
        f'fill="{hexadecimal(fill)}" stroke="{hexadecimal(edge)}" stroke-width="{line:g}"/></g>'
    )
    return drawn(body, w, h, (0, 0, w, h))


def paint_placard(p: Painter, spot: Rect, party: str, index: int, *, drafted: bool = False) -> None:
    """A rally at its spot, a square: the board a little above it, the pole below; only an outline while drafted."""
    if p.pictures == "off":
        p.party_box(spot, party, "hollow" if drafted else "solid")
        return
    outlined = p.theme.parties[party].outlined
    edge = p.colour(f"{party}.edge" if outlined or drafted else party)
    fill = p.colour("own" if drafted else party)
    line = (2.6 if drafted else 1.5 if outlined else 1.0) * p.scale
    box = p.px(spot)
    made = placard(box.w, fill, edge, p.colour("ink_soft"), line, _TILTS[index % len(_TILTS)])
    p.surface.blit(made, (box.x - 2, box.y - 2 - round(box.h * 0.25)))


def paint_hole(p: Painter, spot: Rect) -> None:
    """Where a placard may still be put up: a short hole in the ground; an empty square without pictures."""
    if p.pictures == "off":
        p.frame(spot, "slot_line", 1)
        return
    wide = spot.w * 0.62
    p.fill(Rect(spot.cx - wide / 2, spot.y + spot.h * 1.2, wide, 2), "slot_line")
