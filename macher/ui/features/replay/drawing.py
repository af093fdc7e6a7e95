"""The pictures of a replay's chart: everything in full colour, and the same in pale colours for what is to come.

Not every colour can be paler and still stand out, so lines of what is to come are also dashed, and its actions have
marks of half the height.  Each picture is drawn once and kept; the handle only decides how much of each is seen.
They hold no writing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from macher.rules.edition import Edition
from macher.rules.views import Scored
from macher.session.chronicle import Steps
from macher.ui.features.replay.geometry import LEVEL, Geometry, Glyph, act_marks, aside, money_glyphs, vote_glyphs
from macher.ui.features.replay.player import Player
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.plots.marks import draw_point, step_of
from macher.ui.scene import Node
from macher.ui.theme.tokens import RGB, contrast


def majority_of(edition: Edition) -> int:
    """Votes that win an election; 0 in editions without a majority rule."""
    return edition.figures.majority if Scored.BONUS in edition.sources else 0


LEAST_ICON = 17.0
"""Least width of a column for an icon; narrower ones have icons only at elections."""
_PALEST, _STANDS_OUT = 0.68, 3.0
"""Most share of paper mixed into a colour of what is to come, and the least contrast that must remain."""
_DASH, _GAP = 5.0, 3.0
"""Dashes of the lines of what is to come, and the gaps between them, in logical pixels."""
_THOUSAND = 1000


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
        for row in rows:
            p.hline(first, row.cy, last - first, "hairline", 1)
        if self.secret:
            return
        for mark in act_marks(self.player, places.axis):
            if len(mark.moments) > 1:  # counted above the picture
                continue
            row, party = rows[mark.seat], course.parties[mark.seat]
            height = row.h * (0.28 if self.pale else 0.56)
            box = Rect(mark.x, row.cy - height / 2, mark.width, height)
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
            self._steps(p, course.parties[seat], course.money[seat], self._money_y, 0, course.end, self._aside(seat))
        if not self.secret:
            for glyph in money_glyphs(self.player, places):
                self._glyph(p, glyph)

    def _aside(self, seat: int) -> float:
        return aside(self.player, seat)

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

                def height(votes: int, at: int = at) -> float:
                    return places.votes_y(at, votes)

                party, lift = course.parties[seat], self._aside(seat) - 2
                self._steps(p, party, land.votes[seat], height, land.opened, last, lift)
        for glyph in vote_glyphs(self.player, places):
            self._glyph(p, glyph)

    def _steps(self, p: Painter, party: str, steps: Steps, height: object, first: int, last: int, aside: float) -> None:
        """A line that keeps its height until the figure changes."""
        assert callable(height)
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
        box = Rect(glyph.x - glyph.side / 2, glyph.y - glyph.side / 2, glyph.side, glyph.side)
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
