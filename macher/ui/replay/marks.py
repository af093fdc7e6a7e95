"""Where the marks of actions and the glyphs on the curves of a replay stand: beside each other, or counted."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from macher.ui.plots import spread
from macher.ui.replay.axis import Axis
from macher.ui.replay.geometry import Geometry
from macher.ui.replay.player import Player

__all__ = ["ActMark", "Glyph", "act_marks", "aside", "money_glyphs", "vote_glyphs"]

_WIDEST, _NARROWEST, _AIR = 8.0, 3.0, 2.0
"""Widths of a mark, and the paper between two, in logical pixels."""
_CELL: Final = 19.0
"""Least width of a phase for its own count; narrower ones are counted together."""
_LEAST: Final = 17.0
"""Width of a block that holds a count of two figures."""
_THOUSAND: Final = 1000


@dataclass(frozen=True, slots=True)
class ActMark:
    """One action, or all actions of a seat in phases side by side if they have no room beside each other."""

    seat: int
    x: float
    """Its left edge."""
    width: float
    moments: tuple[int, ...]


def _cells(axis: Axis) -> list[tuple[int, float, float]]:
    """Groups of phases of one round that share a count: first column, left edge and width of each group."""
    out: list[tuple[int, float, float]] = []
    for at, column in enumerate(axis.columns):
        left, width = axis.box(at)
        first, x, wide = out[-1] if out else (0, 0.0, _CELL)
        if wide < _CELL and axis.columns[first].round == column.round:
            out[-1] = (first, x, wide + width)
        else:
            out.append((at, left, width))
    return out


def act_marks(player: Player, axis: Axis) -> list[ActMark]:
    """The marks of all actions, each as near as possible to its moment without touching another."""
    cells = _cells(axis)
    firsts = [first for first, _, _ in cells]
    found: dict[tuple[int, int], list[int]] = defaultdict(list)
    for act in player.course.acts:
        cell = bisect_right(firsts, axis.column_at(act.moment)) - 1
        found[act.seat, cell].append(act.moment)
    usual = min(_WIDEST, max(_NARROWEST, axis.unit * 0.22))
    out: list[ActMark] = []
    for (seat, cell), moments in found.items():
        _, left, width = cells[cell]
        low, high = left + _AIR / 2, left + width + _AIR / 2
        room = (high - low) / len(moments) - _AIR
        if room < _NARROWEST:
            middle = (axis.x(moments[0]) + axis.x(moments[-1])) / 2
            wide = min(max(_LEAST, axis.x(moments[-1]) - axis.x(moments[0])), width - 1)
            x = min(max(left + 0.5, middle - wide / 2), left + width - 0.5 - wide)
            out.append(ActMark(seat, x, wide, tuple(moments)))
            continue
        wide = min(usual, room)
        xs = spread([axis.x(moment) - wide / 2 for moment in moments], wide + _AIR, low, high)
        out += [ActMark(seat, x, wide, (moment,)) for x, moment in zip(xs, moments, strict=True)]
    return out


@dataclass(frozen=True, slots=True)
class Glyph:
    """A party's glyph on its curve; x and y are its middle."""

    party: str
    x: float
    y: float
    side: float
    moment: int


def aside(player: Player, seat: int) -> float:
    """Offset of a seat's line downwards, so that lines of equal height lie beside each other."""
    return (seat - (len(player.course.parties) - 1) / 2) * 1.5


def money_glyphs(player: Player, places: Geometry) -> list[Glyph]:
    """The glyphs of everybody's money at the beginning of each round."""
    course = player.course
    side = 15.0 if places.money.h > 120 else 12.0
    starts = [left for number, left, _ in places.axis.rounds() if number]
    moments = [column.start for column in player.columns if column.round]
    firsts = [min(m for m in moments if places.axis.x(m) >= left - 0.5) for left in starts]
    out: list[Glyph] = []
    for left, moment in zip(starts, firsts, strict=True):
        taken: list[tuple[float, float]] = []
        for seat in player.money_seats():
            y = places.money_y(course.money[seat].value(moment) / _THOUSAND) + aside(player, seat)
            x = left + side * 0.75
            while any(abs(x - other) < side and abs(y - there) < side for other, there in taken):
                x += side + 1
            taken.append((x, y))
        # The last round may be too short for its glyphs.
        over = max([0.0, *(x + side / 2 + 2 - places.rect.w for x, _ in taken)])
        for seat, (x, y) in zip(player.money_seats(), taken, strict=True):
            out.append(Glyph(course.parties[seat], x - over, y, side, moment))
    return out


def vote_glyphs(player: Player, places: Geometry) -> list[Glyph]:
    """The glyphs where rallies became votes."""
    out: list[Glyph] = []
    for at, number in enumerate(places.lands):
        side = min(14.0, places.votes[at].h * 0.4)
        for each in player.course.lands[number].conversions:
            y = places.votes_y(at, each.votes) + aside(player, each.seat) - 2
            out.append(Glyph(player.course.parties[each.seat], places.axis.x(each.moment), y, side, each.moment))
    return out
