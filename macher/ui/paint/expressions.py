"""Expressions of faces: eyes, brows and mouth that replace a face's own, and how its head is held.

Everything stands on the grid of the faces, in the colours of their places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

__all__ = ["EXPRESSIONS", "Mood", "features", "held"]

Mood = Literal["rest", "thinks", "pleased", "stung", "beaten"]
"""`rest` is the face as it is."""

_INK, _PAPER, _SKIN, _SHADE = "#010101", "#030303", "#070707", "#080808"
Point = tuple[float, float]
Curve = tuple[Point, Point, Point]
"""Start, control point and end."""


@dataclass(frozen=True, slots=True)
class _Expression:
    tilt: float
    """Degrees by which the head is turned about the neck."""
    drop: float
    look: Point
    """How far the pupils look aside and up."""
    lids: Point
    """Share of an eye that the upper and the lower lid cover."""
    brows: tuple[Curve, Curve]
    """Left and right brow from the nose outwards, from the axis of the face."""
    stroke: float


_THINKING: Final = (((4.8, 47.8), (10.0, 45.8), (16.4, 47.6)), ((4.8, 42.0), (10.4, 36.2), (16.4, 41.8)))
_RAISED: Final = ((4.6, 43.4), (10.4, 38.0), (16.4, 43.6))
_KNIT: Final = ((3.6, 50.4), (9.0, 46.2), (16.6, 42.4))
_SAD: Final = ((4.4, 41.6), (10.4, 43.0), (16.6, 49.2))
EXPRESSIONS: Final[dict[Mood, _Expression]] = {
    "thinks": _Expression(5, 0, (2.2, -1.7), (0.12, 0), _THINKING, 2.9),
    "pleased": _Expression(-4, -1.5, (0, -0.2), (0, 0.34), (_RAISED, _RAISED), 2.7),
    "stung": _Expression(3, 1.5, (-0.4, 0.4), (0.30, 0.22), (_KNIT, _KNIT), 3.7),
    "beaten": _Expression(-8, 5, (-0.6, 1.5), (0.50, 0), (_SAD, _SAD), 3.0),
}
_TOP, _FOOT = 50.9, 57.9
"""Where an eye begins and ends."""


def held(mood: Mood, body: str) -> str:
    """The parts of a head as it is held."""
    if mood == "rest":
        return body
    how = EXPRESSIONS[mood]
    return f'<g transform="translate(0 {how.drop:g}) rotate({how.tilt:g} 60 88)">{body}</g>'


def features(mood: Mood, face: dict[str, str], bold: float) -> str:
    """Eyes, nose, brows and mouth; `bold` widens the strokes of small pictures.  Glasses lift the brows."""
    how, lift = EXPRESSIONS[mood], -2.4 if face.get("glasses", "half") != "half" else 0.0
    eyes = "".join(_eye(x, how, bold) for x in (50.0, 70.0))
    brows = "".join(
        _curve([(60 + side * x, y + lift) for x, y in brow], how.stroke * bold)
        for side, brow in zip((-1, 1), how.brows, strict=True)
    )
    nose = _line([(58.4, 60), (57.2, 66)], 2.0 * bold) + _curve([(57.2, 66), (60.5, 71), (64.2, 67)], 2.0 * bold)
    if mood == "stung":
        brows += "".join(_line([(x, 43.2 + lift), (x, 48.6 + lift)], 1.2) for x in (58.2, 61.8))
    return eyes + nose + brows + _MOUTHS[mood](bold)


def _eye(x: float, how: _Expression, bold: float) -> str:
    skin = _SHADE if x > 60 else _SKIN
    px, py = x + how.look[0] * 0.82, 54.6 + how.look[1] * 0.8
    drawn = _lens(x, 54.8, 5.9, (7.4, 5.8), _INK) + _lens(x, 55.0, 4.4, (4.6, 4.0), _PAPER)
    drawn += f'<circle cx="{px:g}" cy="{py:g}" r="2.6" fill="{_INK}"/>'
    drawn += f'<circle cx="{px + 0.9:g}" cy="{py - 0.9:g}" r="0.8" fill="{_PAPER}"/>'
    upper, lower = how.lids
    if upper:
        y = _TOP + (_FOOT - _TOP) * upper
        drawn += f'<path fill="{skin}" d="M{x - 7:g} {y:g}H{x + 7:g}V{_TOP - 4:g}H{x - 7:g}z"/>'
        drawn += _line([(x - 5.6, y), (x + 5.6, y)], 2.0 * bold)
    if lower:
        y = _FOOT - (_FOOT - _TOP) * lower
        drawn += f'<path fill="{skin}" d="M{x - 7:g} {y:g}H{x + 7:g}V{_FOOT + 1.6:g}H{x - 7:g}z"/>'
        drawn += _curve([(x - 5.2, y + 0.9), (x, y - 1.3), (x + 5.2, y + 0.9)], 1.7 * bold)
    return drawn


def _lens(x: float, y: float, wide: float, high: Point, ink: str) -> str:
    over = f"M{x - wide:g} {y:g}Q{x:g} {y - high[0]:g} {x + wide:g} {y:g}"
    return f'<path fill="{ink}" d="{over}Q{x:g} {y + high[1]:g} {x - wide:g} {y:g}z"/>'


def _line(points: Sequence[Point], wide: float) -> str:
    return _stroke("M" + "L".join(f"{x:g} {y:g}" for x, y in points), wide)


def _curve(points: Sequence[Point], wide: float) -> str:
    (ax, ay), (cx, cy), (bx, by) = points
    return _stroke(f"M{ax:g} {ay:g}Q{cx:g} {cy:g} {bx:g} {by:g}", wide)


def _stroke(path: str, wide: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{_INK}" stroke-width="{wide:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def _doubting(bold: float) -> str:
    return _curve([(54.4, 76.8), (60, 77.2), (66.4, 73.6)], 2.5 * bold) + _line(
        [(67.6, 71.4), (68.2, 75.2)], 1.5 * bold
    )


def _laughing(bold: float) -> str:
    open_mouth = f'<path fill="{_INK}" d="M47.6 71.2H72.4Q70 83 60 83.2Q50 83 47.6 71.2z"/>'
    teeth = f'<path fill="{_PAPER}" d="M50.4 72.8H69.6Q68.4 77 60 77.2Q51.6 77 50.4 72.8z"/>'
    return (
        open_mouth
        + teeth
        + _line([(46.2, 69.4), (46.2, 73.4)], 1.4 * bold)
        + _line([(73.8, 69.4), (73.8, 73.4)], 1.4 * bold)
    )


def _gritting(bold: float) -> str:
    lips = f'<path fill="{_INK}" d="M50.6 73.8L69.6 71.6L69 79.6L51.6 80.6z"/>'
    teeth = f'<path fill="{_PAPER}" d="M52.2 75.2L68 73.4L67.5 78.3L53 79.1z"/>'
    gaps = "".join(_line([(x, 74.9 - (x - 52) * 0.115), (x, 79.0 - (x - 52) * 0.05)], 1.0) for x in (56.0, 60.0, 64.0))
    return lips + teeth + gaps + _line([(52.3, 77.2), (67.6, 75.8)], 1.1)


def _downcast(bold: float) -> str:
    return _curve([(51.2, 79.8), (60, 70.6), (68.8, 79.8)], 2.7 * bold)


_MOUTHS: Final = {"thinks": _doubting, "pleased": _laughing, "stung": _gritting, "beaten": _downcast}
