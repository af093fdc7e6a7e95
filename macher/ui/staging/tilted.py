"""What lies on the sheet a little tilted: rubber stamps and dice."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, Literal

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter

__all__ = ["StampKind", "draw_die", "draw_stamp"]

StampKind = Literal["solid", "out", "oval"]
"""A stamp for what is done, with two bars for what is out, or round for what everybody may read."""

_DROP = 8.0
"""How far a stamp drops, in logical pixels."""
_TURNS: Final[dict[StampKind, float]] = {"solid": 4.0, "out": -4.0, "oval": 5.0}
"""How far stamps are turned, in degrees against the clock."""
_LIES: Final = (4.0, -9.0, 7.0, -6.0, 10.0, -8.0, 6.0)
"""How far dice are turned that show this number, in degrees against the clock."""
_ROUND: Final = 0.14
"""The radius of the corners of a die, as a share of its side."""
_PIPS: Final = {
    0: (),
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Column and row of each pip in a field of three by three."""

Points = tuple[tuple[float, float], ...]


def draw_stamp(p: Painter, box: Rect, word: str, share: float, kind: StampKind = "solid") -> None:
    """A rubber stamp that drops by `share` of its way: a tilted word in a frame, nowhere outside the box sideways."""
    if share <= 0:
        return
    word, style = word.upper(), p.style("strong")
    style = style.sized(max(style.size, min(28.0, box.h * 0.46))).bold()
    degrees = _TURNS[kind]
    lean, around = math.radians(abs(degrees)), 60 if kind == "oval" else 36
    if p.width(word, style) + around > box.w * 0.97:
        style = p.style("strong")
    most = (box.w - box.h * math.sin(lean)) / math.cos(lean)
    flat = box.centred(min(most, p.width(word, style) + around), box.h).moved(0, (share - 1) * _DROP)
    ink: Ink = "muted" if kind == "out" else "ink"
    if kind == "oval":
        _tilted(p, flat, _oval(), degrees, "panel", ink, 3)
        _tilted(p, flat.inset(6), _oval(), degrees, None, ink, 1)
    elif kind == "out":
        _tilted(p, flat, _SQUARE, degrees, "panel", ink, 2.5)
        for y in (flat.h * 0.15, flat.h * 0.85 - 1):
            bar = Rect(flat.x + 3, flat.y + y, flat.w - 6, 1)
            p.line([_spun(point, flat, degrees) for point in ((bar.x, bar.y), (bar.right, bar.y))], ink, 1)
    else:
        _tilted(p, flat, _SQUARE, degrees, "stamp")
        _tilted(p, flat.inset(3), _SQUARE, degrees, None, "on_stamp", 1)
    room = flat.w - (44 if kind == "oval" else 14)
    said, style = p.fitting(word, room, style)
    p.tilted(said, flat.centred(room, flat.h), style, "on_stamp" if kind == "solid" else ink, degrees)


def draw_die(p: Painter, box: Rect, pips: int, counts: bool, party: str = "", ringed: bool = False) -> None:
    """A die from above, perhaps in a party's colour; toned if it does not count, ringed if it alone does."""
    degrees = _LIES[pips % len(_LIES)]
    if ringed:
        p.disc(box.inset(-box.w * 0.17), "own", "ink", 2.5)
    ground: Ink = party or ("own" if counts else "row")
    _tilted(p, box, _rounded(), degrees, ground, "ink" if counts else "slot_line", 2.5)
    ink: Ink = f"{party}.on" if party else "ink" if counts else "muted"
    side = box.w * 0.17
    for column, row in _PIPS.get(pips, ()):
        spot = (box.x + box.w * (0.24 + 0.26 * column), box.y + box.h * (0.24 + 0.26 * row))
        x, y = _spun(spot, box, degrees)
        p.disc(Rect(x - side / 2, y - side / 2, side, side), ink)


_SQUARE: Final[Points] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def _tilted(
    p: Painter, box: Rect, points: Points, degrees: float, fill: Ink | None, edge: Ink | None = None, width: float = 0.0
) -> None:
    """A convex shape given as shares of its box, turned around the middle of the box."""
    flat = Rect(0, 0, round(box.w, 1), round(box.h, 1))
    around, shares = _around(flat, points, degrees)
    p.polygon(around.moved(box.x, box.y), shares, fill, edge, width)


@lru_cache(maxsize=128)
def _around(flat: Rect, points: Points, degrees: float) -> tuple[Rect, Points]:
    """The box around a turned shape, and its points as shares of that."""
    spun = [_spun((x * flat.w, y * flat.h), flat, degrees) for x, y in points]
    left, top = min(x for x, _ in spun) - 1, min(y for _, y in spun) - 1
    wide, high = max(x for x, _ in spun) + 1 - left, max(y for _, y in spun) + 1 - top
    return Rect(left, top, wide, high), tuple(
        (round((x - left) / wide, 4), round((y - top) / high, 4)) for x, y in spun
    )


def _spun(point: tuple[float, float], box: Rect, degrees: float) -> tuple[float, float]:
    """A point turned around the middle of a box, against the clock."""
    angle = math.radians(-degrees)
    x, y = point[0] - box.cx, point[1] - box.cy
    return (box.cx + x * math.cos(angle) - y * math.sin(angle), box.cy + x * math.sin(angle) + y * math.cos(angle))


@lru_cache(maxsize=1)
def _rounded() -> Points:
    """A square with round corners."""
    found = []
    for turn, (x, y) in enumerate(((1, 1), (0, 1), (0, 0), (1, 0))):
        middle = (_ROUND if x == 0 else 1 - _ROUND, _ROUND if y == 0 else 1 - _ROUND)
        for step in range(5):
            angle = math.pi / 2 * (turn + step / 4)
            found.append((middle[0] + _ROUND * math.cos(angle), middle[1] + _ROUND * math.sin(angle)))
    return tuple(found)


@lru_cache(maxsize=1)
def _oval() -> Points:
    """An ellipse as wide and high as its box."""
    angles = [2 * math.pi * step / 48 for step in range(48)]
    return tuple((0.5 + 0.5 * math.cos(angle), 0.5 + 0.5 * math.sin(angle)) for angle in angles)
