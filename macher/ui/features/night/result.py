"""The last beat of an election night below its band: points, media presence, standings before and after."""

from __future__ import annotations

from typing import Final

from macher.i18n.names import land, land_code, land_short
from macher.ui.features.night.before_and_after import ranked
from macher.ui.features.night.canvas import Canvas, NightNode, Telling
from macher.ui.features.night.facts import Column, Figure
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Node
from macher.ui.widgets.notes import Explained, shortened

__all__ = ["NightPoints", "NightPresence", "NightStandings", "flight_ends"]

_TOP, _BOTTOM, _HEADS = 466.0, 930.0, 430.0
_POINTS: Final = (96.0, 664.0)
_PRESENCE: Final = (836.0, 344.0)
_STANDINGS: Final = (1256.0, 568.0)
_ROWS_AT, _FLY_AT, _LINES_AT = (0.3, 0.3), (0.6, 0.4), (0.9, 0.5)


def _rows(canvas: Canvas, x: float, wide: float, count: int, most: float = 94.0) -> list[Rect]:
    step = min(most, (_BOTTOM - _TOP) / count)
    return [canvas.at(x, _TOP + step * at, wide, step * 0.9) for at in range(count)]


class NightPoints(NightNode):
    """What each party gets, a row for each in the order of the boards."""

    role = "table"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        x, wide = _POINTS
        place = canvas.at(x, _HEADS - 22, wide, _BOTTOM - _HEADS + 24)
        super().__init__(canvas, told, place, id="election.table", zone=True, name=told.words.tonight())

    @property
    def figures(self) -> list[Figure]:
        """The columns of figures; media markers last, beside the spots that they move to."""
        return sorted(self.facts.figures, key=lambda figure: figure == "media")

    def rows(self) -> list[Rect]:
        """The rows of the table."""
        return _rows(self.canvas, *_POINTS, len(self.facts.columns))

    def explained(self) -> list[Node]:
        """Each row as a sentence."""
        return [
            Explained(row, self.words.row_tip(column), id=f"election.row.{column.seat}")
            for row, column in zip(self.rows(), self.facts.columns, strict=True)
        ]

    def cells(self, row: Rect) -> list[Rect]:
        """The places of the figures in a row."""
        u = self.canvas.unit
        x = row.x + 214 * u
        found = []
        for width in self._widths(row.right - 4 * u - x):
            found.append(Rect(x, row.y, width, row.h))
            x += width
        return found

    def _widths(self, room: float) -> list[float]:
        """The widths of the columns: equal ones, unless a heading needs more even in its smallest letters."""
        style = self.canvas.style(0, "semibold")
        wants = [self.canvas.ctx.width(self.words.head(figure), style) + 4 for figure in self.figures]
        share = room / len(wants)
        if max(wants) <= share:
            return [share] * len(wants)
        spare = room - sum(wants)
        return [want + spare / len(wants) if spare > 0 else want * room / sum(wants) for want in wants]

    def paint(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        rows = self.rows()
        head = canvas.at(0, _HEADS - 22, 0, 44)
        title = self.words.tonight()
        first = self.cells(rows[0])[0]
        p.text(
            [title, ""],
            Rect(rows[0].x, head.y, first.x - rows[0].x - 4, head.h),
            canvas.fit(title, first.x - rows[0].x - 4, 32),
        )
        for cell, figure in zip(self.cells(rows[0]), self.figures, strict=True):
            text = self.words.head(figure)
            p.text(
                text,
                Rect(cell.x, head.y, cell.w, head.h),
                canvas.fit(text, cell.w - 2, 19, "semibold", "sans"),
                "muted",
                "centre",
            )
        shown = self.show.share("result", *_ROWS_AT) * len(rows)
        for at, (row, column) in enumerate(zip(rows, self.facts.columns, strict=True)):
            if at < shown:
                self._row(p, row, column, u)

    def _row(self, p: Painter, row: Rect, column: Column, u: float) -> None:
        canvas, party = self.canvas, self.told.party(column.seat)
        won = column.seat in self.facts.seats
        p.fill(row, "raised_hot" if won else "panel")
        mark, rest = row.take_left(row.h)
        p.box(mark, party, f"{party}.edge" if p.theme.parties[party].outlined else None, max(1.5, 3 * u))
        glyph = round(mark.h * 0.4)
        p.glyph(party, mark.centred(glyph, glyph))
        cells = self.cells(row)
        room = Rect(rest.x + 18 * u, row.y, cells[0].x - rest.x - 22 * u, row.h)
        short = self.told.name(column.seat)
        name = canvas.fit(short, room.w, 32)
        small = canvas.style(20, "medium", "sans")
        player = self.told.names.player(column.seat)
        if player != short and row.h >= name.size + small.size + 6:
            y = row.cy - (name.size + small.size + 6 * u) / 2
            p.text(short, Rect(room.x, y, room.w, name.size), name)
            p.text(
                shortened(canvas.ctx, player, room.w, small),
                Rect(room.x, y + name.size + 6 * u, room.w, small.size), small, "muted",
            )  # fmt: skip  # what, then where and how
        else:
            p.text(short, room, name)
        for cell, figure in zip(cells, self.figures, strict=True):
            self._figure(p, cell, column, figure)

    def _figure(self, p: Painter, cell: Rect, column: Column, figure: Figure) -> None:
        canvas, u, texts = self.canvas, self.canvas.unit, self.told.texts
        if figure == "media" and column.moved:
            side = min(56 * u, cell.h - 8)
            p.media_marker(self.told.party(column.seat), cell.centred(side, side))
            return
        value = {
            "points": texts.number(column.points),
            "bonus": texts.signed(column.bonus) if column.bonus else "",
            "media": "",
            "total": texts.signed(column.total) if column.total else texts.number(0),
            "opinions": self.words.opinions(column.seat),
        }[figure]
        large = figure == "total"
        text = value or "–"
        style = canvas.fit(text, cell.w - 2, 56 if large else 38)
        p.text(text, cell, style, "ink" if value else "muted", "centre")


class NightPresence(NightNode):
    """The media presence: a spot for each election, with what a marker there brings at the end."""

    role = "list"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        x, wide = _PRESENCE
        place = canvas.at(x, _HEADS - 22, wide + 60, _BOTTOM - _HEADS + 24)
        super().__init__(canvas, told, place, id="election.presence", zone=True, name=told.words.presence())

    def rows(self) -> list[Rect]:
        """The spots."""
        return _rows(self.canvas, *_PRESENCE, len(self.told.night.spots), 118.0)

    def explained(self) -> list[Node]:
        """Each spot as a sentence."""
        return [
            Explained(row, self.words.spot(spot), id=f"election.spot.{spot.number}")
            for row, spot in zip(self.rows(), self.told.night.spots, strict=True)
        ]

    def paint(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        x, wide = _PRESENCE
        head = canvas.at(x, _HEADS - 22, wide + 54, 44)
        title, note = self.words.presence(), self.words.presence_end()
        style = canvas.fit(title, head.w, 32)
        p.text(title, head, style)
        used = p.width(title, style) + 16 * u
        small = canvas.style(19, "semibold", "sans")
        if p.width(note, small) <= head.w - used:
            p.text(note, head.trim(left=used), small, "muted")
        for row, spot in zip(self.rows(), self.told.night.spots, strict=True):
            tonight = spot.number == self.facts.number
            p.fill(row, "raised_hot" if tonight else "panel")
            if tonight:
                p.frame(row, "ink", max(1.5, 3 * u))
            points = self.told.texts.number(spot.points)
            figure, rest = self._parts(row)
            p.text(
                points, figure, canvas.fit(points, figure.w, min(56, row.h / u * 0.62)), "ink" if tonight else "muted"
            )
            if spot.land and (stamp := self.stamp(row)):
                paint_place(p, stamp, spot.land, land_code(self.told.texts, spot.land))
            self._spot(p, rest, spot.land, spot.seats, tonight)

    def stamp(self, row: Rect) -> Rect | None:
        """The place of the stamp of the state, at the right end of every spot that is high enough to tell it."""
        u = self.canvas.unit
        high = min(82 * u, row.h - 12)
        if self.canvas.ctx.app.options.pictures == "off" or high * self.canvas.ctx.viewport.scale < 44:
            return None
        return row.inset(16 * u, 0).take_right(high * ASPECT)[0].centred(high * ASPECT, high)

    def _parts(self, row: Rect) -> tuple[Rect, Rect]:
        """The places of the points, and of the name with the markers, which keep clear of the stamp."""
        u, stamp = self.canvas.unit, self.stamp(row)
        figure, rest = row.inset(16 * u, 0).take_left(84 * u)
        return figure, rest if stamp is None else rest._replace(w=stamp.x - 10 * u - rest.x)

    def _spot(self, p: Painter, room: Rect, key: str, seats: tuple[int, ...], tonight: bool) -> None:
        canvas, u = self.canvas, self.canvas.unit
        small = canvas.style(20, "medium", "sans")
        side, beside = self._marker(room, len(seats))
        name = room if beside else Rect(room.x, room.cy - (side + small.size * 1.3) / 2, room.w, small.size * 1.2)
        y = room.cy - side / 2 if beside else name.bottom + 2 * u
        if beside and seats:
            name = room.trim(left=(side + 8 * u) * max(2, len(seats)) + 8 * u)
        if key:
            texts = self.told.texts
            forms = [land(texts, key), land_short(texts, key), land_code(texts, key)]
            fitting = next((text for text in forms if p.width(text, small) <= name.w), "")
            if fitting:
                p.text(fitting, name, small, "ink" if tonight else "muted")
        if tonight and self.show.share("result", *_FLY_AT) < 1:
            return
        for at, seat in enumerate(seats):
            p.media_marker(self.told.party(seat), Rect(room.x + (side + 8 * u) * at, y, side, side))

    def _marker(self, room: Rect, count: int) -> tuple[float, bool]:
        """The size of a marker, and whether it stands beside the name because the spot is low."""
        u, small = self.canvas.unit, self.canvas.style(20, "medium", "sans")
        side = min(50 * u, room.h * 0.56, room.w / max(1, count) - 8 * u)
        return side, side + small.size * 1.3 > room.h * 0.88

    def goal(self, at: int) -> Rect:
        """Where the marker of the winner with this number lies."""
        u = self.canvas.unit
        row = self.rows()[self.facts.number - 1]
        rest = self._parts(row)[1]
        side, beside = self._marker(rest, len(self.told.night.spots[self.facts.number - 1].seats))
        y = rest.cy - side / 2 if beside else row.bottom - side - 10 * u
        return Rect(rest.x + (side + 8 * u) * at, y, side, side)


def flight_ends(points: NightPoints, presence: NightPresence) -> list[tuple[int, Rect, Rect]]:
    """Each marker that moves: its seat, where it leaves the table of points, and where it goes."""
    at = points.figures.index("media")
    spot = points.told.night.spots[points.facts.number - 1]
    rows = points.rows()
    return [(seat, points.cells(rows[seat])[at], presence.goal(number)) for number, seat in enumerate(spot.seats)]


class NightFlights(NightNode):
    """Markers on their way to the media presence, with dots behind them until they have landed."""

    def __init__(self, canvas: Canvas, told: Telling, points: NightPoints, presence: NightPresence) -> None:
        x, wide = _POINTS
        super().__init__(canvas, told, canvas.at(x + wide - 130, _TOP, 420, _BOTTOM - _TOP + 30), id="election.flights")
        self.ends = flight_ends(points, presence)

    def paint(self, p: Painter) -> None:
        u, share = self.canvas.unit, self.show.share("result", *_FLY_AT)
        if not 0 < share < 1:
            return
        for number, (seat, start, goal) in enumerate(self.ends):
            x0, y0, x1, y1 = start.cx + 34 * u, start.cy, goal.x - 6 * u, goal.cy
            if number:
                x1, y1 = goal.cx, goal.bottom + 4 * u
            middle = (_PRESENCE[0] - 36) * u + self.canvas.origin.x
            low = y1 + 24 * u if number else y1
            curve = ((x0, y0), (middle + 20 * u, y0), (middle - 20 * u, low), (x1, y1))
            if number:
                curve = ((x0, y0), (middle, y0 + 10 * u), (x1, low + 40 * u), (x1, y1))
            party, dot = self.told.party(seat), max(2.0, 4.5 * u)
            count = 22
            for at in range(count + 1):
                if at / count > share:
                    break
                x, y = _along(curve, at / count)
                p.disc(Rect(x - dot / 2, y - dot / 2, dot, dot), f"{party}.edge")
            x, y = _along(curve, share)
            side = goal.w
            p.media_marker(party, Rect(x - side / 2, y - side / 2, side, side))


def _along(curve: tuple[tuple[float, float], ...], t: float) -> tuple[float, float]:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(w * c[0] for w, c in zip(weights, curve, strict=True)),
        sum(w * c[1] for w, c in zip(weights, curve, strict=True)),
    )


class NightStandings(NightNode):
    """Places before and after this election, with lines between them."""

    role = "list"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        x, wide = _STANDINGS
        place = canvas.at(x, _HEADS - 22, wide, _BOTTOM - _HEADS + 24)
        super().__init__(canvas, told, place, id="election.standings", zone=True, name=told.words.standings())
        self.before, self.after = ranked(told.night.before), ranked(told.night.after)

    def rows(self) -> list[Rect]:
        """A row for each place."""
        return _rows(self.canvas, *_STANDINGS, len(self.facts.columns))

    def explained(self) -> list[Node]:
        """Each party's way as a sentence."""
        return [
            Explained(row, self.words.climbed(seat, self.told.night), id=f"election.standing.{seat}")
            for row, seat in zip(self.rows(), self.after, strict=True)
        ]

    def climb(self, seat: int) -> int:
        """Places won; below zero lost."""
        night = self.told.night
        if not any(night.before):
            return 0
        return _rank(night.before, seat) - _rank(night.after, seat)

    def paint(self, p: Painter) -> None:
        canvas, u, night = self.canvas, self.canvas.unit, self.told.night
        rows = self.rows()
        x, _ = _STANDINGS
        head = canvas.at(x, _HEADS - 22, 200, 44)
        title = self.words.standings()
        p.text(title, head, canvas.fit(title, head.w, 32))
        left, right = x + 164, x + 398
        for text, at in ((self.words.caption("before"), left), (self.words.caption("after"), right)):
            box = canvas.at(at - 80, _HEADS - 22, 160, 44)
            if at == left:
                title_end = head.x + p.width(title, canvas.fit(title, head.w, 32)) + 10
                box = Rect(max(box.x, title_end), box.y, box.right - max(box.x, title_end), box.h)
            style = canvas.fit(text, box.w, 19, "semibold", "sans")
            if p.width(text, style) <= box.w:
                p.text(text, box, style, "muted", "centre")
        drawn = self.show.share("result", *_LINES_AT)
        known = any(night.before)
        for row, seat in zip(rows, self.before, strict=True):
            place = self.told.texts.number(_rank(night.before, seat))
            p.text(place, canvas.at(x, 0, 40, 0)._replace(y=row.y, h=row.h), canvas.style(38), "muted")
            figure = self.told.texts.number(night.before[seat]) if known else "0"
            p.text(figure, canvas.at(x + 50, 0, 66, 0)._replace(y=row.y, h=row.h), canvas.style(38), "muted", "right")
            self._mark(p, seat, canvas.at(left, 0, 0, 0).x, row.cy, 1.0)
            goal = rows[self.after.index(seat)]
            self._line(
                p, seat, (canvas.at(left + 26, 0, 0, 0).x, row.cy), (canvas.at(right - 26, 0, 0, 0).x, goal.cy), drawn
            )
        if drawn < 1:
            return
        for row, seat in zip(rows, self.after, strict=True):
            best = self.climb(seat) == max(self.climb(each) for each in self.after) > 0
            self._mark(p, seat, canvas.at(right, 0, 0, 0).x, row.cy, 1.22 if best else 1.0)
            figure = self.told.texts.number(night.after[seat])
            style = canvas.style(56 if best else 44)
            start = canvas.at(right + 42, 0, 0, 0).x
            p.text(figure, Rect(start, row.y, p.width(figure, style) + 2, row.h), style)
            change = self.climb(seat)
            if change:
                arrow, ink = ("↑", "ink") if change > 0 else ("↓", "muted")
                text = f"{arrow}\u202f{self.told.texts.number(abs(change))}"
                p.text(
                    text,
                    Rect(start + p.width(figure, style) + 12 * u, row.y, 80 * u, row.h),
                    canvas.style(32, "semibold"),
                    ink,
                )

    def _mark(self, p: Painter, seat: int, x: float, y: float, size: float) -> None:
        side = 50 * self.canvas.unit * size
        p.mark(self.told.party(seat), Rect(x - side / 2, y - side / 2, side, side), 0.46)

    def _line(self, p: Painter, seat: int, start: tuple[float, float], end: tuple[float, float], drawn: float) -> None:
        if drawn <= 0:
            return
        u, party = self.canvas.unit, self.told.party(seat)
        best = self.climb(seat) == max(self.climb(each) for each in self.after) > 0
        wide = max(2.0, (14 if best else 8) * u)
        middle = (start[0] + end[0]) / 2
        curve = (start, (middle, start[1]), (middle, end[1]), end)
        count = 20
        points = [_along(curve, at / count) for at in range(max(2, round(count * drawn) + 1))]
        if p.theme.parties[party].outlined:
            p.line(points, "ink", wide + 3 * u)
            p.line(points, party, wide)
        else:
            p.line(points, party, wide)


def _rank(points: tuple[int, ...], seat: int) -> int:
    return 1 + sum(other > points[seat] for other in points)
