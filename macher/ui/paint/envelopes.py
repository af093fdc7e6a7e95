"""Envelopes of sealed bids: the flap, and the pocket with a party's seal."""

from __future__ import annotations

import math
from typing import Final

from macher.ui.layout.rect import Rect
from macher.ui.paint.painter import Ink, Painter

__all__ = ["paint_flap", "paint_pocket"]

_NOTCH: Final = 0.56
"""How deep the pocket of an envelope is cut, as a share of its height."""


def paint_flap(p: Painter, box: Rect, opened: float, quiet: bool = False) -> None:
    """The inside of an envelope, and its flap standing up behind it; `opened` is how far, 0 to 1."""
    ink: Ink = "slot_line" if quiet else "ink"
    up = box.h * 0.5 * opened
    if up >= 1:
        flap = Rect(box.x, box.y - up, box.w, up)
        p.polygon(flap, ((0, 1), (0.5, 0), (1, 1)), "row", ink, 2)
    p.fill(box, "row")


def paint_pocket(p: Painter, box: Rect, party: str, opened: float, quiet: bool = False) -> None:
    """The pocket of an envelope with a party's seal: what comes out of it is drawn before."""
    ink: Ink = "slot_line" if quiet else "ink"
    ground: Ink = "row" if quiet else "own"
    notch = box.h * _NOTCH
    p.polygon(box._replace(w=box.w / 2), ((0, 0), (1, _NOTCH), (0, 1)), ground)
    p.polygon(box._replace(x=box.cx, w=box.w / 2), ((1, 0), (0, _NOTCH), (1, 1)), ground)
    p.polygon(Rect(box.x, box.y + notch, box.w, box.h - notch), ((0, 1), (0.5, 0), (1, 1)), ground)
    if opened <= 0:
        p.polygon(box._replace(h=notch), ((0, 0), (1, 0), (0.5, 1)), ground)
    middle = (box.cx, box.y + notch)
    p.line([(box.x, box.y), middle, (box.right, box.y)], ink, 1.5)
    p.line([(box.x, box.bottom), middle, (box.right, box.bottom)], ink, 1.5)
    p.line([(box.x, box.y), (box.x, box.bottom), (box.right, box.bottom), (box.right, box.y)], ink, 2)
    if opened <= 0:
        p.hline(box.x, box.y - 1, box.w, ink, 2)
    side = box.h * 0.58
    _seal(p, Rect(middle[0] - side / 2, middle[1] - side / 2, side, side), party)


def _seal(p: Painter, box: Rect, party: str) -> None:
    """A toothed disc in a party's colour with its glyph."""
    ink = p.theme.parties[party]
    for turn in range(4):  # squares over one another make sixteen teeth
        start = math.pi * turn / 8
        corners = [(start + math.pi / 2 * at) for at in range(4)]
        points = tuple((round(0.5 + 0.5 * math.cos(a), 4), round(0.5 + 0.5 * math.sin(a), 4)) for a in corners)
        p.polygon(box, points, party, f"{party}.edge" if ink.outlined else None, 1)
    p.disc(box.inset(box.w * 0.12), party)
    p.disc(box.inset(box.w * 0.16), None, f"{party}.on", 1.5)
    p.glyph(party, box.inset(box.w * 0.32), f"{party}.on")
