"""The last beat of an election night below its band: points, media presence, standings before and after."""

from __future__ import annotations

from typing import Final

from macher.i18n.names import land, land_code, land_short
from macher.ui.features.night.canvas import Canvas, NightNode, Point, Telling, along, dots, outlined, write
from macher.ui.features.night.facts import Column, Figure, Spot, ranked
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Node
from macher.ui.widgets.notes import Explained, shortened

_TOP, _BOTTOM, _HEADS = 466.0, 930.0, 408.0
_HEAD: Final = 44.0
_POINTS: Final = (96.0, 664.0)
_PRESENCE: Final = (836.0, 344.0)
_STANDINGS: Final = (1256.0, 568.0)
_ROWS_AT, _FLY_AT, _LINES_AT = (0.3, 0.3), (0.6, 0.4), (0.9, 0.5)
_LEAST_STAMP: Final = 44.0
"""Least height of a stamp, in pixels of the screen."""
_BEFORE, _AFTER = 164.0, 398.0
"""Where the marks stand before and after the election."""


class _Table(NightNode):
    """A heading, and below it a row for each party or spot."""

    columns: tuple[float, float]
    """Its left edge and its width."""
    most = 94.0
    """The greatest height of a row."""

    def __init__(self, canvas: Canvas, told: Telling, id: str, name: str, count: int, beyond: float = 0.0) -> None:
        x, wide = self.columns
        place = canvas.at(x, _HEADS, wide + beyond, _BOTTOM - _HEADS + 2)
        super().__init__(canvas, told, place, id=f"election.{id}", zone=True, name=name)
        step = min(self.most, (_BOTTOM - _TOP) / count)
        self._rows = [canvas.at(x, _TOP + step * at, wide, step * 0.9) for at in range(count)]

    def rows(self) -> list[Rect]:
        """The places of the rows."""
        return self._rows

    @property
    def head(self) -> Rect:
        """The line of the heading."""
        return self.canvas.at(self.columns[0], _HEADS, self.columns[1], _HEAD)


class NightPoints(_Table):
    """What each party gets, a row for each in the order of the boards."""

    role = "table"
    columns = _POINTS

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        super().__init__(canvas, told, "table", told.texts("election-tonight"), len(told.facts.columns))

    @property
    def figures(self) -> list[Figure]:
        """The columns of figures; media markers last, beside the spots that they move to."""
        return sorted(self.facts.figures, key=lambda figure: figure == "media")

    def explained(self) -> list[Node]:
        """Each row as a sentence."""
        return [
            Explained(row, self.words.row_tip(column), id=f"election.row.{column.seat}")
            for row, column in zip(self.rows(), self.facts.columns, strict=True)
        ]

    def cells(self, row: Rect) -> list[Rect]:
        """The places of the figures in a row."""
        room = row.trim(left=214 * self.canvas.unit, right=4 * self.canvas.unit)
        return room.columns(self._widths(room.w))

    def _widths(self, room: float) -> list[float]:
        """The widths of the columns: equal ones, unless a heading needs more even in its smallest letters."""
        style = self.canvas.style(0, "semibold")
        wants = [self.canvas.ctx.width(self.words.head(figure), style) + 4 for figure in self.figures]
        if max(wants) <= room / len(wants):
            return [1.0] * len(wants)
        spare = max(0.0, room - sum(wants)) / len(wants)
        return [want + spare for want in wants]

    def paint(self, p: Painter) -> None:
        canvas, rows, head = self.canvas, self.rows(), self.head
        cells = self.cells(head)
        title, room = self.name, head._replace(w=cells[0].x - head.x - 4)
        p.text([title, ""], room, canvas.fit(title, room.w, 32))
        for cell, figure in zip(cells, self.figures, strict=True):
            text = self.words.head(figure)
            p.text(text, cell, canvas.fit(text, cell.w - 2, 19, "semibold", "sans"), "muted", "centre")
        shown = self.show.share("result", *_ROWS_AT) * len(rows)
        for at, (row, column) in enumerate(zip(rows, self.facts.columns, strict=True)):
            if at < shown:
                self._row(p, row, column)

    def _row(self, p: Painter, row: Rect, column: Column) -> None:
        canvas, u, party = self.canvas, self.canvas.unit, self.told.party(column.seat)
        p.fill(row, "raised_hot" if column.seat in self.facts.seats else "panel")
        mark, rest = row.take_left(row.h, 18 * u)
        p.fill(mark, party)
        outlined(p, mark, party, f"{party}.edge", canvas.line(3))
        glyph = round(mark.h * 0.4)
        p.glyph(party, mark.centred(glyph, glyph))
        cells = self.cells(row)
        room = rest._replace(w=cells[0].x - rest.x - 4 * u)
        short, player = self.told.name(column.seat), self.told.names.player(column.seat)
        name, small = canvas.fit(short, room.w, 32), canvas.style(20, "medium", "sans")
        if player != short and row.h >= name.size + small.size + 6:
            upper, lower = room.centred(room.w, name.size + small.size + 6 * u).take_top(name.size, 6 * u)
            p.text(short, upper, name)
            p.text(shortened(canvas.ctx, player, room.w, small), lower, small, "muted")
        else:
            p.text(short, room, name)
        for cell, figure in zip(cells, self.figures, strict=True):
            self._figure(p, cell, column, figure)

    def _figure(self, p: Painter, cell: Rect, column: Column, figure: Figure) -> None:
        canvas, texts = self.canvas, self.texts
        if figure == "media" and column.moved:
            side = min(56 * canvas.unit, cell.h - 8)
            p.media_marker(self.told.party(column.seat), cell.centred(side, side))
            return
        value = {
            "points": texts.number(column.points),
            "bonus": texts.signed(column.bonus) if column.bonus else "",
            "media": "",
            "total": texts.signed(column.total) if column.total else texts.number(0),
            "opinions": self.words.opinions(column.seat),
        }[figure]
        text = value or "–"
        style = canvas.fit(text, cell.w - 2, 56 if figure == "total" else 38)
        p.text(text, cell, style, "ink" if value else "muted", "centre")


class NightPresence(_Table):
    """The media presence: a spot for each election, with what a marker there brings at the end."""

    role = "list"
    columns = _PRESENCE
    most = 118.0

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        super().__init__(canvas, told, "presence", told.texts("final-presence"), len(told.night.spots), 60)
        self.small = canvas.style(20, "medium", "sans")

    def explained(self) -> list[Node]:
        """Each spot as a sentence."""
        return [
            Explained(row, self.words.spot(spot), id=f"election.spot.{spot.number}")
            for row, spot in zip(self.rows(), self.told.night.spots, strict=True)
        ]

    def paint(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        head = self.head.trim(right=-54 * u)
        rest = write(p, head, self.name, canvas.fit(self.name, head.w, 32), gap=16 * u)
        note, small = self.texts("election-presence-end"), canvas.style(19, "semibold", "sans")
        if p.width(note, small) <= rest.w:
            p.text(note, rest, small, "muted")
        for row, spot in zip(self.rows(), self.told.night.spots, strict=True):
            tonight = spot.number == self.facts.number
            p.fill(row, "raised_hot" if tonight else "panel")
            if tonight:
                p.frame(row, "ink", canvas.line(3))
            points, (figure, rest) = self.texts.number(spot.points), self._parts(row)
            style = canvas.fit(points, figure.w, min(56, row.h / u * 0.62))
            p.text(points, figure, style, "ink" if tonight else "muted")
            if spot.land and (stamp := self.stamp(row)):
                paint_place(p, stamp, spot.land, land_code(self.texts, spot.land))
            self._spot(p, rest, spot, tonight)

    def stamp(self, row: Rect) -> Rect | None:
        """The place of the stamp of the state, at the right end of every spot that is high enough to tell it."""
        ctx, u = self.canvas.ctx, self.canvas.unit
        high = min(82 * u, row.h - 12)
        if ctx.app.options.pictures == "off" or high * ctx.viewport.scale < _LEAST_STAMP:
            return None
        return row.inset(16 * u, 0).take_right(high * ASPECT)[0].centred(high * ASPECT, high)

    def _parts(self, row: Rect) -> tuple[Rect, Rect]:
        """The places of the points, and of the name with the markers, which keep clear of the stamp."""
        u, stamp = self.canvas.unit, self.stamp(row)
        figure, rest = row.inset(16 * u, 0).take_left(84 * u)
        return figure, rest if stamp is None else rest._replace(w=stamp.x - 10 * u - rest.x)

    def _spot(self, p: Painter, room: Rect, spot: Spot, tonight: bool) -> None:
        """The name of the state, and below or before it the markers."""
        u, small, seats = self.canvas.unit, self.small, spot.seats
        side, beside = self._marker(room, len(seats))
        name = room if beside else room.centred(room.w, side + small.size * 1.3).take_top(small.size * 1.2)[0]
        if beside and seats:
            name = room.trim(left=(side + 8 * u) * max(2, len(seats)) + 8 * u)
        if spot.land:
            forms = [naming(self.texts, spot.land) for naming in (land, land_short, land_code)]
            fitting = next((text for text in forms if p.width(text, small) <= name.w), "")
            p.text(fitting, name, small, "ink" if tonight else "muted")
        if tonight and self.show.share("result", *_FLY_AT) < 1:
            return
        y = room.cy - side / 2 if beside else name.bottom + 2 * u
        for at, seat in enumerate(seats):
            p.media_marker(self.told.party(seat), Rect(room.x + (side + 8 * u) * at, y, side, side))

    def _marker(self, room: Rect, count: int) -> tuple[float, bool]:
        """The size of a marker, and whether it stands beside the name because the spot is low."""
        side = min(50 * self.canvas.unit, room.h * 0.56, room.w / max(1, count) - 8 * self.canvas.unit)
        return side, side + self.small.size * 1.3 > room.h * 0.88

    def goal(self, at: int) -> Rect:
        """Where the marker of the winner with this number lies."""
        u, row = self.canvas.unit, self.rows()[self.facts.number - 1]
        rest = self._parts(row)[1]
        side, beside = self._marker(rest, len(self.told.night.spots[self.facts.number - 1].seats))
        y = rest.cy - side / 2 if beside else row.bottom - side - 10 * u
        return Rect(rest.x + (side + 8 * u) * at, y, side, side)


class NightFlights(NightNode):
    """Markers on their way to the media presence, with dots behind them until they have landed."""

    def __init__(self, canvas: Canvas, told: Telling, points: NightPoints, presence: NightPresence) -> None:
        place = canvas.at(sum(_POINTS) - 130, _TOP, 420, _BOTTOM - _TOP + 30)
        super().__init__(canvas, told, place, id="election.flights")
        at, rows = points.figures.index("media"), points.rows()
        self.ends = [
            (seat, points.cells(rows[seat])[at], presence.goal(number))
            for number, seat in enumerate(told.night.spots[told.facts.number - 1].seats)
        ]
        """Each marker that moves: its seat, where it leaves the table of points, and where it goes."""

    def paint(self, p: Painter) -> None:
        share = self.show.share("result", *_FLY_AT)
        if not 0 < share < 1:
            return
        for number, (seat, start, goal) in enumerate(self.ends):
            curve, party = self._way(start, goal, number > 0), self.told.party(seat)
            dots(p, self.canvas, curve, f"{party}.edge", 22, share)
            x, y = along(curve, share)
            p.media_marker(party, goal.at(x - goal.w / 2, y - goal.w / 2))

    def _way(self, start: Rect, goal: Rect, further: bool) -> tuple[Point, ...]:
        """The curve of a marker: the first one comes from the left, those further on from below."""
        u, middle = self.canvas.unit, self.canvas.x(_PRESENCE[0] - 36)
        begin = (start.cx + 34 * u, start.cy)
        if further:
            x, y = goal.cx, goal.bottom + 4 * u
            return begin, (middle, start.cy + 10 * u), (x, y + 64 * u), (x, y)
        end = (goal.x - 6 * u, goal.cy)
        return begin, (middle + 20 * u, start.cy), (middle - 20 * u, goal.cy), end


class NightStandings(_Table):
    """Places before and after this election, with lines between them."""

    role = "list"
    columns = _STANDINGS

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        super().__init__(canvas, told, "standings", told.texts("election-standings"), len(told.facts.columns))
        self.before, self.after = ranked(told.night.before), ranked(told.night.after)
        most = max(self.climb(each) for each in self.after)
        self.best = {seat for seat in self.after if self.climb(seat) == most > 0}
        """Who has climbed most."""

    def explained(self) -> list[Node]:
        """Each party's way as a sentence."""
        return [
            Explained(row, self.words.climbed(seat, self.told.night), id=f"election.standing.{seat}")
            for row, seat in zip(self.rows(), self.after, strict=True)
        ]

    def climb(self, seat: int) -> int:
        """Places won; below zero lost."""
        night = self.told.night
        return _rank(night.before, seat) - _rank(night.after, seat) if any(night.before) else 0

    def paint(self, p: Painter) -> None:
        canvas, u, night, rows = self.canvas, self.canvas.unit, self.told.night, self.rows()
        left, right = (rows[0].x + at * u for at in (_BEFORE, _AFTER))
        self._heads(p, left, right)
        drawn = self.show.share("result", *_LINES_AT)
        style = canvas.style(38)
        for row, seat in zip(rows, self.before, strict=True):
            p.text(self.texts.number(_rank(night.before, seat)), row._replace(w=40 * u), style, "muted")
            figure = self.texts.number(night.before[seat]) if any(night.before) else "0"
            p.text(figure, row.trim(left=50 * u)._replace(w=66 * u), style, "muted", "right")
            self._mark(p, seat, left, row.cy, 1.0)
            self._line(p, seat, (left + 26 * u, row.cy), (right - 26 * u, rows[self.after.index(seat)].cy), drawn)
        if drawn < 1:
            return
        for row, seat in zip(rows, self.after, strict=True):
            best, change = seat in self.best, self.climb(seat)
            self._mark(p, seat, right, row.cy, 1.22 if best else 1.0)
            rest = row.trim(left=(_AFTER + 42) * u)
            rest = write(p, rest, self.texts.number(night.after[seat]), canvas.style(56 if best else 44), gap=12 * u)
            if change:
                arrow, ink = ("↑", "ink") if change > 0 else ("↓", "muted")
                said = f"{arrow}\u202f{self.texts.number(abs(change))}"
                p.text(said, rest._replace(w=80 * u), canvas.style(32, "semibold"), ink)

    def _heads(self, p: Painter, left: float, right: float) -> None:
        """The heading, and what the two columns of marks are, where it has room."""
        canvas, u = self.canvas, self.canvas.unit
        head = self.head._replace(w=200 * u)
        free = write(p, head, self.name, canvas.fit(self.name, head.w, 32), gap=10).x
        for key, middle in (("election-caption-before", left), ("election-caption-after", right)):
            start, end = max(free, middle - 80 * u), middle + 80 * u
            text, box = self.texts(key), head._replace(x=start, w=end - start)
            style = canvas.fit(text, box.w, 19, "semibold", "sans")
            if p.width(text, style) <= box.w:
                p.text(text, box, style, "muted", "centre")

    def _mark(self, p: Painter, seat: int, x: float, y: float, size: float) -> None:
        side = 50 * self.canvas.unit * size
        p.mark(self.told.party(seat), Rect(x - side / 2, y - side / 2, side, side), 0.46)

    def _line(self, p: Painter, seat: int, start: Point, end: Point, drawn: float) -> None:
        if drawn <= 0:
            return
        u, party = self.canvas.unit, self.told.party(seat)
        wide = max(2.0, (14 if seat in self.best else 8) * u)
        middle = (start[0] + end[0]) / 2
        curve = (start, (middle, start[1]), (middle, end[1]), end)
        points = [along(curve, at / 20) for at in range(max(2, round(20 * drawn) + 1))]
        if p.theme.parties[party].outlined:
            p.line(points, "ink", wide + 3 * u)
        p.line(points, party, wide)


def _rank(points: tuple[int, ...], seat: int) -> int:
    return 1 + sum(other > points[seat] for other in points)
