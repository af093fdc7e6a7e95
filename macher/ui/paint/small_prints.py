"""Small prints: rallies as placards, dice, stars, envelopes of sealed bids, and figures of voters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Ink, Painter
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
            p.dot(box.x + x * side, box.y + y * side, pip / 2, "ink")


_INNER: Final = 0.42
"""How far the inner corners are from the middle, as a share of the outer ones."""
_STARS: Final = 3
"""How many stars can be won."""
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


def paint_stars(p: Painter, box: Rect, stars: int, ink: Ink, side: float, *, left: bool = False) -> None:
    """Stars side by side, as many full as were won: in the middle of a box, or at its left."""
    step = side * _APART
    x = box.x if left else box.cx - step * _STARS / 2
    for at in range(_STARS):
        paint_star(p, Rect(x + at * step + (step - side) / 2, box.cy - side / 2, side, side), at < stars, ink)


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


VoterStyle = Literal["solid", "line", "tint"]
VOTER_ASPECT: Final = 0.5
"""Width of a voter as a share of the height."""
_LEAST_PART: Final = 0.3
"""The least part of a voter that can still be seen as one."""
_BODY: Final = "M7 13h10q3 0 3 3v14h-3v-11h-1v28h-3.5v-16h-1v16H8v-28H7v11H4v-14q0 -3 3 -3z"
"""Coat, arms and two legs on a paper of 24 by 48."""


@kept
def _voter(w: int, h: int, ink: RGB, style: VoterStyle) -> pygame.Surface:
    colour = hexadecimal(ink)
    look = {
        "solid": f'fill="{colour}"',
        "line": f'fill="none" stroke="{colour}" stroke-width="1.4"',
        "tint": f'fill="{colour}" fill-opacity="0.38" stroke="{colour}" stroke-width="1.2"',
    }[style]
    return drawn(f'<circle cx="12" cy="6.5" r="4.7" {look}/><path d="{_BODY}" {look}/>', w, h, (0, 0, 24, 48))


def paint_voter(p: Painter, box: Rect, party: str, style: VoterStyle = "solid", part: float = 1.0) -> None:
    """A voter of a party; a part of one is cut upright.  Where no pictures are wished it is a bar of the same size."""
    ink: Ink = "ink" if party == "cdu" and p.theme.night else party
    paint_figure(p, box, ink, style, part)


def paint_figure(p: Painter, box: Rect, ink: Ink, style: VoterStyle = "solid", part: float = 1.0) -> None:
    """The same in any colour."""
    shown = box._replace(w=box.w * max(_LEAST_PART, min(1.0, part)))
    if p.pictures == "off":
        p.box(shown.inset(2, 2), ink if style == "solid" else None, ink, 1.4)
        return
    made = _voter(p.length(box.w), p.length(box.h), p.colour(ink), style)
    at = p.px(box)
    p.surface.blit(made, at.topleft, pygame.Rect(0, 0, p.px(shown).w, at.h))


def paint_voters(p: Painter, bar: Rect, party: str, votes: float, to_come: float, full: float, each: float) -> None:
    """A strip of voters, one for so many votes: those won cut out of the colour, those to come outlined on paper.

    Where patterns are wished, or no pictures, the strip is a plain bar.
    """
    edge, won = f"{party}.edge", bar._replace(w=bar.w * min(votes, full) / full)
    later = Rect(won.right, bar.y, bar.w * (min(to_come, full) - min(votes, full)) / full, bar.h)
    if later.w > 0:
        p.box(later, "own", edge, 1.5)
    if won.w > 0:
        p.party_box(won, party)
    if p.pictures == "off" or p.patterns:
        return
    cell, high = bar.w * each / full, bar.h - 6
    wide = min(high * VOTER_ASPECT * 1.1, cell - 2)
    for at in range(math.ceil(min(to_come, full) / each)):
        spot = Rect(bar.x + cell * (at + 0.5) - wide / 2, bar.y + 3, wide, high)
        if spot.x < won.right and won.w > 0:
            with p.within(won, clip=True):
                paint_figure(p, spot.moved(-won.x, -won.y), f"{party}.on")
        if spot.right > later.x and later.w > 0:
            with p.within(later, clip=True):
                paint_figure(p, spot.moved(-later.x, -later.y), edge, "line")
