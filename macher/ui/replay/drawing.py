"""The pictures of a replay's chart: everything in full colour, and the same in the pale colours of what is to come.

Each is drawn once and kept; the handle only says how much of either is seen.  They hold no writing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from macher.rules.edition import Edition
from macher.rules.views import Scored
from macher.session.chronicle import Steps
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.plots import draw_point, step_of
from macher.ui.replay.geometry import Geometry
from macher.ui.replay.player import Player
from macher.ui.scene import Node
from macher.ui.theme.tokens import RGB

__all__ = ["LEAST_ICON", "ChartPicture", "majority_of"]


def majority_of(edition: Edition) -> int:
    """Votes that win an election, 0 where nobody needs so many."""
    return edition.figures.majority if Scored.BONUS in edition.sources else 0


LEAST_ICON = 17.0
"""Narrower columns have no icons but those of elections."""
_PALE = 0.68
"""How far what is to come sinks into the paper."""
_THOUSAND = 1000


class ChartPicture(Node):
    """The chart without words; ``pale`` for what is to come, of which nothing but the axis is drawn if it is secret."""

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
        full = p.colour(ink)
        if not self.pale:
            return full
        paper = p.colour("panel")
        red, green, blue = (round(a + (b - a) * _PALE) for a, b in zip(full, paper, strict=True))
        return red, green, blue

    def _edge(self, p: Painter, party: str) -> RGB | None:
        """The outline of a colour that would sink into the paper."""
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
                box = Rect(left + (width - side) / 2, row.cy - side / 2, side, side)
                p.fill(box, self._ink(p, "ink"))
                p.icon("vote", box.centred(side * 0.72, side * 0.72), "panel")
            elif unit >= LEAST_ICON:
                p.icon(column.icon, Rect(left, row.y, width, row.h).centred(size, size), self._ink(p, "ink"))
            else:
                p.vline(left + width / 2, row.cy - 3, 6, self._ink(p, "slot_line"), 1)

    def _actions(self, p: Painter) -> None:
        places, course = self.places, self.player.course
        rows = places.actions.rows(len(course.parties))
        first, last = places.axis.rect.x, places.axis.rect.right
        width = max(2.0, min(8.0, places.axis.unit * 0.22))
        for row in rows:
            p.hline(first, row.cy, last - first, "hairline", 1)
        if self.secret:
            return
        inks = [(self._ink(p, party), self._edge(p, party)) for party in course.parties]
        for act in course.acts:
            row, (ink, edge) = rows[act.seat], inks[act.seat]
            height = row.h * 0.56
            box = Rect(places.axis.x(act.moment) - width / 2, row.cy - height / 2, width, height)
            if edge is not None:
                p.fill(box.inset(-1), edge)
            p.fill(box, ink)

    def _money(self, p: Painter) -> None:
        places, course = self.places, self.player.course
        step = step_of(places.money_top, places.money.h, 34)
        for value in range(0, places.money_top + 1, step):
            self._level(p, places.money_y(value), value == 0)
        seats = () if self.secret else self.player.money_seats()
        for seat in reversed(seats):
            self._steps(p, course.parties[seat], course.money[seat], self._money_y, 0, course.end, self._aside(seat))
        side = 15.0 if places.money.h > 120 else 12.0
        starts = [left for number, left, _ in places.axis.rounds() if number]
        moments = [column.start for column in self.player.columns if column.round]
        firsts = [min(m for m in moments if places.axis.x(m) >= left - 0.5) for left in starts]
        for left, moment in zip(starts, firsts, strict=True):
            taken: list[tuple[float, float]] = []
            for seat in seats:
                y = self._money_y(course.money[seat].value(moment)) + self._aside(seat)
                x = left + side * 0.75
                while any(abs(x - other) < side and abs(y - there) < side for other, there in taken):
                    x += side + 1
                taken.append((x, y))
                self._point(p, course.parties[seat], x, y, side)

    def _aside(self, seat: int) -> float:
        """Lines of equal height lie beside each other."""
        return (seat - (len(self.player.course.parties) - 1) / 2) * 1.5

    def _money_y(self, money: int) -> float:
        return self.places.money_y(money / _THOUSAND)

    def _level(self, p: Painter, y: float, ground: bool) -> None:
        axis = self.places.axis.rect
        p.hline(axis.x, y, axis.w, "rule" if ground else "hairline", 1.5 if ground else 1)

    def _votes(self, p: Painter) -> None:
        places, course = self.places, self.player.course
        majority = majority_of(course.edition)
        for at, state in enumerate(course.states):
            if self.secret:
                break
            begin, end = places.axis.x(state.opened), places.axis.rect.right
            last = state.held if state.held >= 0 else course.end
            if state.held >= 0:
                end = places.axis.x(state.held)
            p.hline(begin, places.votes[at].bottom, end - begin, self._ink(p, "rule"), 1)
            if majority:
                y = places.votes_y(at, majority)
                x = begin
                while x < end:
                    p.hline(x, y, min(2.0, end - x), self._ink(p, "muted"), 1.5)
                    x += 5
            for seat in reversed(range(len(course.parties))):

                def height(votes: int, at: int = at) -> float:
                    return places.votes_y(at, votes)

                party, lift = course.parties[seat], self._aside(seat) - 2
                self._steps(p, party, state.votes[seat], height, state.opened, last, lift)
            side = min(14.0, places.votes[at].h * 0.4)
            for each in state.conversions:
                party = course.parties[each.seat]
                y = places.votes_y(at, each.votes) + self._aside(each.seat) - 2
                self._point(p, party, places.axis.x(each.moment), y, side)

    def _steps(self, p: Painter, party: str, steps: Steps, height: object, first: int, last: int, aside: float) -> None:
        """A line that keeps its height until the figure changes."""
        assert callable(height)
        axis = self.places.axis
        marks = [(max(axis.x(at), axis.x(first)), height(value) + aside)
                 for at, value in zip(steps.at, steps.values, strict=True) if at <= last]  # fmt: skip
        marks.append((axis.x(last), marks[-1][1]))
        edge = self._edge(p, party)
        for ink, width in ([(edge, 4.0)] if edge is not None else []) + [(self._ink(p, party), 2.5)]:
            _stairs(p, marks, ink, width)

    def _point(self, p: Painter, party: str, x: float, y: float, side: float) -> None:
        if not self.pale:
            draw_point(p, party, x, y, side)
            return
        box = Rect(x - side / 2, y - side / 2, side, side)
        p.glyph(party, box.inset(-2), "panel")
        edge = self._edge(p, party)
        if edge is not None:
            p.glyph(party, box, edge)
            box = box.inset(side * 0.16)
        p.glyph(party, box, self._ink(p, party))


def _stairs(p: Painter, marks: Sequence[tuple[float, float]], ink: Ink, width: float) -> None:
    """Level from each mark to the next, then upright to its height."""
    half = width / 2
    for (x, y), (after, to) in pairwise(marks):
        p.fill(Rect(x - half, y - half, after - x + width, width), ink)
        if to != y:
            p.fill(Rect(after - half, min(y, to) - half, width, abs(to - y) + width), ink)
