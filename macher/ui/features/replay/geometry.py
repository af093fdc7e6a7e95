"""Where the parts of the chart of a replay stand, with the marks of actions and the glyphs on its curves."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass
from typing import Final, Literal

from macher.ui.features.ending.door import Column
from macher.ui.features.replay.player import Player
from macher.ui.layout import Rect
from macher.ui.plots.marks import scale_top, spread
from macher.ui.scene import Context

_SETUP_WEIGHT: Final = 1.7
"""Width of the set-up, as a multiple of a phase's column."""


class Axis:
    """Columns in a place; x is in logical pixels."""

    def __init__(self, found: tuple[Column, ...], rect: Rect) -> None:
        self.columns, self.rect = found, rect
        weights = [_SETUP_WEIGHT if not column.round else 1.0 for column in found]
        self.unit = rect.w / max(1.0, sum(weights))
        """Width of a phase."""
        self._xs: list[float] = []
        x = rect.x
        for weight in weights:
            self._xs.append(x)
            x += weight * self.unit
        self._xs.append(x)
        self._starts = [column.start for column in found]

    def box(self, at: int) -> tuple[float, float]:
        """Left edge and width of a column."""
        return self._xs[at], self._xs[at + 1] - self._xs[at]

    def column_at(self, moment: int) -> int:
        """The column of a moment."""
        return max(0, bisect_right(self._starts, moment) - 1)

    def x(self, moment: int) -> float:
        """Where a moment stands."""
        at = self.column_at(moment)
        column, (left, width) = self.columns[at], self.box(at)
        return left + width * (moment - column.start + 0.5) / max(1, column.end - column.start)

    def moment(self, x: float) -> int:
        """The moment that stands nearest to a place."""
        at = min(max(0, bisect_right(self._xs, x) - 1), len(self.columns) - 1)
        column, (left, width) = self.columns[at], self.box(at)
        share = min(max(0.0, (x - left) / width), 1.0)
        return min(column.end - 1, column.start + int(share * (column.end - column.start)))

    def rounds(self) -> list[tuple[int, float, float]]:
        """Number, left edge and right edge of each round, the set-up as 0."""
        out: list[tuple[int, float, float]] = []
        for at, column in enumerate(self.columns):
            left, width = self.box(at)
            if out and out[-1][0] == column.round:
                out[-1] = (column.round, out[-1][1], left + width)
            else:
                out.append((column.round, left, left + width))
        return out


Part = Literal["actions", "money", "votes"]

LEVEL: Final = 34.0
"""Least distance of two lines on the scale of money, in logical pixels."""
_BOARDS: Final = 4
"""Number of boards on the table."""
_THOUSAND: Final = 1000


@dataclass(frozen=True)
class Geometry:
    """The places of all parts; a part that is not shown has no height."""

    rect: Rect
    axis: Axis
    names: float
    """Width of the column of names at the left."""
    rounds: Rect
    """The names of the rounds."""
    icons: Rect
    """The icons of the phases."""
    actions: Rect
    """The rows of the seats."""
    money: Rect
    """The plot of the money, from its highest value to 0."""
    money_top: int
    """Thousands at the upper end of it."""
    lands: tuple[int, ...]
    """Places of the states that are shown, among all states of the game."""
    votes: tuple[Rect, ...]
    """The plot of each of them, from its highest value to 0."""
    votes_top: int
    """Votes at the upper end of each."""
    parts: tuple[Rect, ...]
    """The whole of each part that is shown, with its caption."""
    votes_note: Rect
    """The line that explains the votes; empty where there is no room."""

    def money_y(self, thousands: float) -> float:
        """Where a sum stands."""
        return self.money.bottom - self.money.h * thousands / self.money_top

    def votes_y(self, at: int, votes: float) -> float:
        """Height of a number of votes in the plot of a state; `at` counts the states that are shown."""
        box = self.votes[at]
        return box.bottom - box.h * votes / self.votes_top


def geometry(ctx: Context, rect: Rect, player: Player, shown: tuple[Part, ...]) -> Geometry:
    """The chart in a place of this size."""
    step, course = ctx.step, player.course
    box = Rect(0, 0, rect.w, rect.h)
    names, right = step("side", 0.65), step("wide")
    axis = Axis(player.columns, Rect(names, 0, rect.w - names - right, rect.h))
    head = step("row")
    rounds = Rect(0, step("tight"), rect.w, step("caption"))
    icons = Rect(0, rounds.bottom, rect.w, head - rounds.bottom)
    seats, lands = len(course.parties), _lands(ctx, player)
    free = box.trim(top=head)
    rows = step("sign") * seats if "actions" in shown else 0.0
    gap = step("gap")
    actions, rest = free.trim(top=step("tight")).take_top(rows, gap if rows else 0)
    wishes = {"money": step("side", 0.8), "votes": max(120.0, len(lands) * step("row", 0.85))}
    total = sum(wishes[part] for part in ("money", "votes") if part in shown) or 1.0
    parts: list[Rect] = [Rect(0, 0, rect.w, rest.y)]
    money = votes = Rect(0, rest.y, rect.w, 0)
    for part in ("money", "votes"):
        if part in shown:
            piece, rest = rest.take_top((rect.h - parts[0].h) * wishes[part] / total)
            parts.append(piece)
            if part == "money":
                money = piece.trim(top=step("sign", 0.8), bottom=step("space"))
            else:
                votes = piece
    note = Rect(0, 0, 0, 0)
    boxes: list[Rect] = []
    if "votes" in shown:
        line = step("caption", 1.2)
        note, votes = votes.take_top(line)
        note = note.trim(left=names + 10, right=right)
        height = (votes.h - step("gap")) / len(lands)
        boxes = [
            Rect(0, votes.y + at * height, rect.w, height).trim(top=height * 0.2, bottom=height * 0.1)
            for at in range(len(lands))
        ]
    # The scale must not give away money that is covered.
    most_money = max((course.money[seat].most for seat in player.money_seats()), default=0) // _THOUSAND
    most_votes = max((steps.most for land in course.lands for steps in land.votes), default=0)
    money_top = scale_top(max(10, most_money), money.h, LEVEL)
    return Geometry(
        rect,
        axis,
        names,
        rounds,
        icons,
        actions,
        money,
        money_top,
        lands,
        tuple(boxes),
        max(55, most_votes),
        tuple(parts),
        note,
    )


def _lands(ctx: Context, player: Player) -> tuple[int, ...]:
    """All states; in a small window only those on the boards in the current round."""
    count = len(player.course.lands)
    if ctx.viewport.layout != "focus" or count <= _BOARDS:
        return tuple(range(count))
    round = player.course.events[player.moment].round
    begin = next(column.start for column in player.columns if column.round == round)
    over = sum(0 <= land.held < begin for land in player.course.lands)
    first = min(over, count - _BOARDS)
    return tuple(range(first, first + _BOARDS))


_WIDEST, _NARROWEST, _AIR = 8.0, 3.0, 2.0
"""Widths of a mark, and the paper between two, in logical pixels."""
_CELL: Final = 19.0
"""Least width of a phase for its own count; narrower ones are counted together."""
_LEAST: Final = 17.0
"""Width of a block that holds a count of two figures."""


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
