"""The pictures of a replay's chart: where its parts stand, and all in full colour, or pale for what is to come."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from typing import Final, Literal

from macher.rules.edition import Edition
from macher.rules.views import Scored
from macher.session.chronicle import Steps
from macher.ui.features.ending.door import Column
from macher.ui.features.replay.player import Player
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.plots.marks import draw_point, scale_top, spread, step_of
from macher.ui.scene import Context, Node
from macher.ui.theme.tokens import RGB, contrast

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


Section = Literal["actions", "money", "votes"]

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


def geometry(ctx: Context, rect: Rect, player: Player, shown: tuple[Section, ...]) -> Geometry:
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
            each.trim(top=height * 0.2, bottom=height * 0.1) for each in votes.trim(bottom=step("gap")).rows(len(lands))
        ]
    # The scale must not give away money that is covered.
    most_money = max((course.money[seat].most for seat in player.money_seats()), default=0) // _THOUSAND
    most_votes = max((steps.most for land in course.lands for steps in land.votes), default=0)
    money_top = scale_top(max(10, most_money), money.h, LEVEL)
    shared = (rect, axis, names, rounds, icons, actions)
    return Geometry(*shared, money, money_top, lands, tuple(boxes), max(55, most_votes), tuple(parts), note)


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


def majority_of(edition: Edition) -> int:
    """Votes that win an election; 0 in editions without a majority rule."""
    return edition.figures.majority if Scored.BONUS in edition.sources else 0


LEAST_ICON = 17.0
"""Least width of a column for an icon; narrower ones have icons only at elections."""
_PALEST, _STANDS_OUT = 0.68, 3.0
"""Most share of paper mixed into a colour of what is to come, and the least contrast that must remain."""
_DASH, _GAP = 5.0, 3.0
"""Dashes of the lines of what is to come, and the gaps between them, in logical pixels."""


def pale(p: Painter, ink: Ink) -> RGB:
    """The pale colour for what is to come."""
    return _sunken(p.colour(ink), p.colour("panel"))


@lru_cache(maxsize=256)
def _sunken(colour: RGB, paper: RGB) -> RGB:
    """The colour mixed with paper as far as it still stands out; unchanged if it never does."""
    for percent in range(round(100 * _PALEST), 0, -2):
        red, green, blue = (round(a + (b - a) * percent / 100) for a, b in zip(colour, paper, strict=True))
        if contrast((red, green, blue), paper) >= _STANDS_OUT:
            return red, green, blue
    return colour


class ChartPicture(Node):
    """The chart without words.  The ``pale`` one shows what is to come; if that is secret, only the axis is drawn."""

    role = "image"
    opaque = True

    def __init__(
        self, rect: Rect, player: Player, places: Geometry, shown: tuple[str, ...], pale: bool, key: object
    ) -> None:
        super().__init__(rect, id="replay.later" if pale else "replay.past", cache_key=key)
        self.player, self.places, self.sections, self.pale = player, places, shown, pale
        self.secret = pale and not player.open

    # -- colours ---------------------------------------------------------------------------------------------------

    def _ink(self, p: Painter, ink: Ink) -> RGB:
        return pale(p, ink) if self.pale else p.colour(ink)

    def _edge(self, p: Painter, party: str) -> RGB | None:
        """The outline for a party's colour that is too close to the paper; none for other parties."""
        return self._ink(p, f"{party}.edge") if p.theme.parties[party].outlined else None

    # -- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, p: Painter) -> None:
        """Ground, axis, then the three parts."""
        p.fill(self.rect.local(), "panel")
        self._ground(p)
        self._icons(p)
        if "actions" in self.sections:
            self._actions(p)
        if "money" in self.sections:
            self._money(p)
        if "votes" in self.sections:
            self._votes(p)

    def _ground(self, p: Painter) -> None:
        places = self.places
        for part in places.parts[1:]:
            p.hline(0, part.y, self.rect.w, "hairline", 1)
        for _, left, right in places.axis.rounds():
            p.vline(left, places.rounds.y, self.rect.h - places.rounds.y, "hairline", 1)
            last = right
        p.vline(last, places.rounds.y, self.rect.h - places.rounds.y, "hairline", 1)

    def _icons(self, p: Painter) -> None:
        places = self.places
        unit, row = places.axis.unit, places.icons
        for at, column in enumerate(self.player.columns):
            left, width = places.axis.box(at)
            size = min(20.0, row.h - 6, width - 3)
            if column.election:
                side = max(12.0, min(row.h - 2, width))
                box = row._replace(x=left, w=width).centred(side, side)
                p.fill(box, self._ink(p, "ink"))
                p.icon("vote", box.centred(side * 0.72, side * 0.72), "panel")
            elif unit >= LEAST_ICON:
                p.icon(column.icon, row._replace(x=left, w=width).centred(size, size), self._ink(p, "ink"))
            else:
                p.vline(left + width / 2, row.cy - 3, 6, self._ink(p, "slot_line"), 1)

    def _actions(self, p: Painter) -> None:
        places, course = self.places, self.player.course
        rows = places.actions.rows(len(course.parties))
        first, last = places.axis.rect.x, places.axis.rect.right
        for row in rows:
            p.hline(first, row.cy, last - first, "hairline", 1)
        if self.secret:
            return
        for mark in act_marks(self.player, places.axis):
            if len(mark.moments) > 1:  # counted above the picture
                continue
            row, party = rows[mark.seat], course.parties[mark.seat]
            height = row.h * (0.28 if self.pale else 0.56)
            box = row.centred(mark.width, height)._replace(x=mark.x)
            edge = self._edge(p, party)
            if edge is not None:
                p.fill(box, edge)
                box = box.inset(1)
            p.fill(box, self._ink(p, party))

    def _money(self, p: Painter) -> None:
        places, course = self.places, self.player.course
        step = step_of(places.money_top, places.money.h, LEVEL)
        for value in range(0, places.money_top + 1, step):
            self._level(p, places.money_y(value), value == 0)
        seats = () if self.secret else self.player.money_seats()
        for seat in reversed(seats):
            party, money = course.parties[seat], course.money[seat]
            self._steps(p, party, money, self._money_y, (0, course.end), aside(self.player, seat))
        if not self.secret:
            for glyph in money_glyphs(self.player, places):
                self._glyph(p, glyph)

    def _money_y(self, money: int) -> float:
        return self.places.money_y(money / _THOUSAND)

    def _level(self, p: Painter, y: float, ground: bool) -> None:
        axis = self.places.axis.rect
        p.hline(axis.x, y, axis.w, "rule" if ground else "hairline", 1.5 if ground else 1)

    def _votes(self, p: Painter) -> None:
        places, course = self.places, self.player.course
        majority = majority_of(course.edition)
        for at, number in enumerate(places.lands):
            if self.secret:
                return
            land = course.lands[number]
            begin, end = places.axis.x(land.opened), places.axis.rect.right
            last = land.held if land.held >= 0 else course.end
            if land.held >= 0:
                end = places.axis.x(land.held)
            p.hline(begin, places.votes[at].bottom, end - begin, self._ink(p, "rule"), 1)
            if majority:
                y = places.votes_y(at, majority)
                x = begin
                while x < end:
                    p.hline(x, y, min(2.0, end - x), self._ink(p, "muted"), 1.5)
                    x += 5
            for seat in reversed(range(len(course.parties))):
                party, lift = course.parties[seat], aside(self.player, seat) - 2
                self._steps(p, party, land.votes[seat], partial(places.votes_y, at), (land.opened, last), lift)
        for glyph in vote_glyphs(self.player, places):
            self._glyph(p, glyph)

    def _steps(
        self, p: Painter, party: str, steps: Steps, height: Callable[[int], float], span: tuple[int, int], aside: float
    ) -> None:
        """A line that keeps its height until the figure changes, between two moments."""
        first, last = span
        axis = self.places.axis
        marks = [
            (max(axis.x(at), axis.x(first)), height(value) + aside)
            for at, value in zip(steps.at, steps.values, strict=True)
            if at <= last
        ]
        marks.append((axis.x(last), marks[-1][1]))
        edge = self._edge(p, party)
        for ink, width in ([(edge, 4.0)] if edge is not None else []) + [(self._ink(p, party), 2.5)]:
            _stairs(p, marks, ink, width, dashed=self.pale)

    def _glyph(self, p: Painter, glyph: Glyph) -> None:
        if not self.pale:
            draw_point(p, glyph.party, glyph.x, glyph.y, glyph.side)
            return
        box = Rect(glyph.x, glyph.y, 0, 0).inset(-glyph.side / 2)
        p.glyph(glyph.party, box.inset(-2), "panel")
        edge = self._edge(p, glyph.party)
        if edge is not None:
            p.glyph(glyph.party, box, edge)
            box = box.inset(glyph.side * 0.16)
        p.glyph(glyph.party, box, self._ink(p, glyph.party))


def _stairs(p: Painter, marks: Sequence[tuple[float, float]], ink: Ink, width: float, *, dashed: bool) -> None:
    """Draws stairs: level from each point to the next, then straight to its height."""
    half = width / 2
    for (x, y), (after, to) in pairwise(marks):
        for left, right in _strokes(x - half, after + half, dashed):
            p.fill(Rect(left, y - half, right - left, width), ink)
        if to != y:
            for top, bottom in _strokes(min(y, to) - half, max(y, to) + half, dashed):
                p.fill(Rect(after - half, top, width, bottom - top), ink)


def _strokes(first: float, last: float, dashed: bool) -> Iterator[tuple[float, float]]:
    """The whole stretch, or its dashes, which are in step with all other dashes of the chart."""
    if not dashed:
        yield first, last
        return
    beat = _DASH + _GAP
    at = first - first % beat
    while at < last:
        if at + _DASH > first:
            yield max(at, first), min(at + _DASH, last)
        at += beat
