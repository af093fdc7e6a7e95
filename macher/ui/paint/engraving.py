"""Engraved backs of cards: rings of sine curves around the middle, in one line."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.prints import drawn, hexadecimal
from macher.ui.theme.tokens import RGB


def _ring(cx: float, cy: float, radius: float, waves: int, depth: float, curves: int) -> str:
    """Curves around a point, r = R (1 - d/2 + d/2 cos(n a + phase)), each turned a little further."""
    out = []
    count = waves * 9
    for curve in range(curves):
        phase = 2 * math.pi * curve / curves
        points = []
        for i in range(count):
            angle = 2 * math.pi * i / count
            r = radius * (1 - depth / 2 + depth / 2 * math.cos(waves * angle + phase))
            points.append(f"{cx + r * math.cos(angle):.1f} {cy + r * math.sin(angle):.1f}")
        out.append("M" + "L".join(points) + "z")
    return "".join(out)


@lru_cache(maxsize=64)
def _rosette(w: float, h: float, whole: bool) -> str:
    """The lines of an engraving; a whole one goes beyond the edge and has corners."""
    cx, cy, r = w / 2, h / 2, min(w, h) / 2 - 3
    if r < 8:
        return ""
    if whole:
        reach = math.hypot(w, h) / 2
        sizes = ((reach * 0.92, 36, 0.42, 5), (r * 0.92, 24, 0.44, 5), (r * 0.5, 14, 0.4, 4))
        return "".join(_ring(cx, cy, *size) for size in sizes)
    rings = _ring(cx, cy, r, 16 if r > 24 else 10, 0.5, 5 if r > 24 else 3)
    if r > 16:
        rings += _ring(cx, cy, r * 0.46, 10, 0.56, 4)
    if min(w, h) >= 90:
        for x, y in ((15, 15), (w - 15, 15), (15, h - 15), (w - 15, h - 15)):
            rings += _ring(x, y, 11, 8, 0.6, 3)
    return rings


@kept
def engraving(w: int, h: int, ground: RGB, line: RGB, whole: bool, scale: float) -> pygame.Surface:
    """An engraved ground of w by h physical pixels."""
    width, height = w / scale, h / scale
    thick = 1.0 if min(width, height) >= 70 else 0.8
    body = f'<rect width="{width:g}" height="{height:g}" fill="{hexadecimal(ground)}"/>'
    lines = _rosette(width, height, whole)
    if lines:
        body += f'<path fill="none" stroke="{hexadecimal(line)}" stroke-width="{thick}" d="{lines}"/>'
    return drawn(body, w, h, (0, 0, width, height))


def _engraved(p: Painter, box: Rect, ground: Ink, ray: Ink, whole: tuple[float, float]) -> None:
    """The middle of an engraved card of this size, as much as a box shows: a card that turns keeps its picture."""
    if p.pictures == "off":
        p.fill(box, ground)
        return
    made = engraving(p.length(whole[0]), p.length(whole[1]), p.colour(ground), p.colour(ray), True, p.scale)
    at = p.px(box)
    part = pygame.Rect((made.get_width() - at.w) // 2, (made.get_height() - at.h) // 2, at.w, at.h)
    p.surface.blit(made, at, part)


def paint_engraving(p: Painter, box: Rect) -> None:
    """The back of a card that is nobody's."""
    if p.pictures == "off":
        p.hatch(box, "back_line", "back", 16 if box.w >= 46 else 10, 0.5)
        return
    made = engraving(p.length(box.w), p.length(box.h), p.colour("back"), p.colour("back_edge"), False, p.scale)
    p.surface.blit(made, p.px(box).topleft)


def paint_party_back(p: Painter, box: Rect, party: str, whole: tuple[float, float]) -> None:
    """The back of a party's card with its glyph; `whole` is the size of the card, of which a turning one shows less."""
    w, h = whole
    _engraved(p, box, party, f"{party}.ray", whole)
    p.frame(box, "face_paper", 4)
    p.frame(box, "face_ink", 2)
    side = min(44.0, w * 0.4, h * 0.4)
    if box.w > side + 8:
        place = box.centred(side, side)
        p.disc(place, party, f"{party}.on", 2.5)
        p.glyph(party, place.centred(side * 0.46, side * 0.46))


def paint_poll_back(p: Painter, box: Rect, party: str, said: str, whole: tuple[float, float]) -> None:
    """The back of a poll: engraved in a party's colour, with a plate that says how much it rises.

    `whole` is the size of the card, of which a turning one shows less.
    """
    w, h = whole
    ground: Ink = f"{party}.small"
    _engraved(p, box, ground, f"{party}.ray", whole)
    p.frame(box, f"{party}.edge" if p.theme.parties[party].outlined else ground, 1.5)
    if box.w < w * 0.6:
        return
    style = p.style("name") if h >= 120 else p.style("points")
    sign = min(style.size * 0.8, h * 0.4)
    wide = p.width(said, style)
    gap = sign * 0.5
    if sign + gap + wide + 16 <= w:
        plate = box.centred(sign + gap + wide + 16, min(h - 8, style.size * 1.6))
        p.fill(plate, ground)
        p.glyph(party, plate.trim(left=8).anchored(sign, sign, 0, 0.5), f"{party}.on")
        p.text(said, plate.trim(left=8 + sign + gap), style, f"{party}.on")
    else:
        plate = box.centred(min(w - 6, max(wide, sign) + 10), min(h - 8, style.size * 1.3 + sign + 12))
        p.fill(plate, ground)
        p.glyph(party, plate.trim(top=5).anchored(sign, sign, 0.5, 0), f"{party}.on")
        line = plate.trim(top=sign + 7, bottom=2, left=2, right=2)
        p.text(said, line, style, f"{party}.on", "centre", shrink=3)
