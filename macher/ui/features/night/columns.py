"""The columns of an election night: they grow, rallies become votes, the line crosses them, partners are stacked."""

from __future__ import annotations

import math
from typing import Final

from macher.ui.features.night.beats import Try
from macher.ui.features.night.canvas import DARK, Canvas, NightNode, Telling, dots, mixed, on_paper, outlined
from macher.ui.features.night.facts import Column, Pair
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_silhouette
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets.cards import paint_card
from macher.ui.widgets.notes import Explained

_AREA: Final = (0.0, 96.0, 1920.0, 812.0)
_LEFT, _RIGHT, _FLOOR = 96.0, 1184.0, 836.0
_THICK: Final = 150.0
_VOTE, _TALLEST, _ROOM = 8.3, 630.0, 5
"""Height of a vote, height of the highest column, and votes of room above it."""
_PLATE: Final = (1174.0, 108.0, 100.0)
LINE_AT: Final = (0.15, 0.4)
"""When the line is drawn, and how long that takes."""
SAID_AT: Final = 1.05
"""When something is said about it: after half a second in which nothing happens."""
_CLOSE: Final = 5
"""Most votes by which a party misses the line that are worth a word if another has reached it."""
_LEAST_NAMED: Final = 90.0
"""Least width of a card with its word, in logical pixels."""
_LEAST_ROOM: Final = 150.0
"""Least width beside a stack for words about shared cards."""


class NightColumns(NightNode):
    """The columns with everything that happens to them in the second, third and fourth beat."""

    role = "image"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        super().__init__(canvas, told, canvas.at(*_AREA), id="election.columns", name=told.words.title())
        facts = self.facts
        best = max([column.votes for column in facts.columns] + [each.pair.votes for each in self.show.tries])
        self.vote = min(_VOTE, _TALLEST / max(75, best + _ROOM)) * canvas.unit
        """Height of a vote, in logical pixels."""
        self.floor = canvas.y(_FLOOR)
        self.line = self.floor - self.vote * facts.majority
        cells = canvas.at(_LEFT, _FLOOR, _RIGHT - _LEFT, 0).columns(len(facts.columns))
        self.bars = [cell.centred(min(_THICK * canvas.unit, cell.w * 0.68), 0) for cell in cells]
        """Where the columns stand, without any height."""
        self.big = canvas.style(88)

    def explained(self) -> list[Node]:
        """How the votes of each party came about."""
        top, end = self.canvas.y(110), self.floor + 60 * self.canvas.unit
        return [
            Explained(
                bar._replace(y=top, h=end - top), self.words.column_tip(column), id=f"election.column.{column.seat}"
            )
            for column, bar in zip(self.facts.columns, self.bars, strict=True)
        ]

    # -- places --------------------------------------------------------------------------------------------------------

    def piece(self, seat: int, votes: float, above: float = 0.0) -> Rect:
        """The part of a column for so many votes, above others."""
        tall, bar = self.vote * votes, self.bars[seat]
        return bar._replace(y=self.floor - self.vote * above - tall, h=tall)

    def number_inside(self, column: Column) -> bool:
        """Whether the figure stands in its column: over it, it would touch the line, or a partner will stand there."""
        tall, u = self._tall(self.big), self.canvas.unit
        top = self.piece(column.seat, column.votes).y
        if top > self.line > top - tall - 26 * u:
            return True
        carries = any(each.pair.leader == column.seat for each in self.show.tries)
        return carries and self.floor - top > tall + 32 * u

    def number_box(self, column: Column) -> Rect:
        """Where the figure stands once everything is counted."""
        if self.number_inside(column):
            return self._inside(column)
        whole, tall = self.piece(column.seat, column.votes), self._tall(self.big)
        return whole._replace(y=whole.y - tall - 12 * self.canvas.unit, h=tall)

    def _inside(self, column: Column) -> Rect:
        solid, tall, u = self.piece(column.seat, column.before), self._tall(self.big), self.canvas.unit
        wide = self.canvas.ctx.width(self.texts.number(column.votes), self.big)
        return solid.centred(wide, 0)._replace(y=min(solid.y + 22 * u, self.floor - tall - 16 * u), h=tall)

    def _tall(self, style: Style) -> float:
        """Height of the digits with a little air."""
        return style.size * 0.74

    # -- what is shown ------------------------------------------------------------------------------------------------

    def paint(self, p: Painter) -> None:
        canvas, show = self.canvas, self.show
        draw_silhouette(p, canvas.at(96, 118, 1120, 690), self.facts.land, "panel")
        p.hline(canvas.x(_LEFT), self.floor, 1120 * canvas.unit, "ink", canvas.line(4))
        tried = show.tried()
        for column in self.facts.columns:
            self._column(p, column, tried)
            self._tag(p, column)
        if show.name == "count":
            self._gained(p)
        if show.since("line") >= LINE_AT[0]:
            self._majority(p)
        if show.since("line") >= SAID_AT:
            self._distances(p)
        for each in self._stacked():
            self._partner(p, each)

    def _stacked(self) -> list[Try]:
        """The partners that are on their way or stand on another column."""
        tried, since = self.show.tried(), self.show.since("partner")
        return [each for each in self.show.tries if since >= each.at and (each is tried or each.stays)]

    def _lit(self, seat: int, tried: Try | None) -> bool:
        """Whether the moment is about a party."""
        if self.show.since("line") < LINE_AT[0]:
            return True
        if tried is not None and self.facts.contest is not None:
            return any(seat in (each.pair.leader, each.pair.partner) for each in self._stacked())
        if tried is not None and seat == tried.pair.partner:
            return True
        return seat in (self.facts.over or self._leaders())

    def _leaders(self) -> tuple[int, ...]:
        pairs = self.facts.pairs
        return (pairs[0].leader,) if pairs and self.facts.contest is None else self.facts.strongest

    def figure(self, column: Column) -> int:
        """The figure over a column: it counts along while all of them grow, and is right from then on."""
        show, converts = self.show, column.seat in self.show.order
        if show.name == "count" and not (converts and show.since("count") >= show.converts_at(column.seat)):
            return round(column.before * show.grown())
        if converts:
            return column.before + round(column.gained * show.converted(column.seat))
        return column.before

    def _column(self, p: Painter, column: Column, tried: Try | None) -> None:
        show, party, canvas = self.show, self.told.party(column.seat), self.canvas
        u = canvas.unit
        if any(column.seat == each.pair.partner and show.raised(each) > 0 for each in self._stacked()):
            away = self.piece(column.seat, column.votes)
            p.dashed(away, f"{party}.edge", canvas.line(3), 10 * u, 8 * u)
            return
        lit, grown = self._lit(column.seat, tried), column.before * show.grown()
        body = self.piece(column.seat, grown)
        hatched = self.piece(column.seat, column.gained * show.converted(column.seat), grown)
        self._body(p, body, party, lit)
        if hatched.h >= 1:
            ink = p.colour(f"{party}.edge") if lit else mixed(p, f"{party}.edge", DARK)
            p.hatch(hatched, ink, "table", max(8.0, 12 * u), 0.5)
            p.frame(hatched, ink, canvas.line(4))
        if lit and column.seat in self.facts.over and show.since("line") >= SAID_AT:
            p.frame(body.around(hatched).inset(-9 * u).trim(bottom=9 * u), "ink", canvas.line(6))
        if show.grown() > 0:
            self._number(p, column, body, hatched.y, lit)

    def _body(self, p: Painter, box: Rect, party: str, lit: bool) -> None:
        if box.h < 1:
            return
        if lit:
            p.party_box(box, party)
        else:
            p.fill(box, mixed(p, party, DARK))
        outlined(p, box, party, "ink" if lit else mixed(p, "ink", DARK), self.canvas.line(3))

    def _number(self, p: Painter, column: Column, body: Rect, top: float, lit: bool) -> None:
        """The votes: over the column, or inside it where the line would be too near."""
        text, party = self.texts.number(self.figure(column)), self.told.party(column.seat)
        wide = body.inset(-30, 0)
        if not self.number_inside(column):
            over = column.seat in self.facts.over and lit and self.show.since("line") >= SAID_AT
            style = self.canvas.style(120) if over else self.big
            tall = self._tall(style)
            box = wide._replace(y=top - tall - (20 if over else 12) * self.canvas.unit, h=tall)
            ink: Ink = f"{party}.edge" if over else "ink" if lit else mixed(p, "ink", 0.42)
            p.text(text, box, style, ink, "centre")
            return
        final = self._inside(column)
        if final.y < top:  # it comes into sight as the column rises
            return
        if final.y < body.y:  # the plate keeps the hatch away from the figure
            p.fill(final.inset(-8 * self.canvas.unit, 0), party if lit else mixed(p, party, DARK))
        ink = f"{party}.on" if lit else mixed(p, f"{party}.on", 0.5, party)
        p.text(text, wide._replace(y=final.y, h=final.h), self.big, ink, "centre")

    def _tag(self, p: Painter, column: Column) -> None:
        """The party's abbreviation below its column."""
        u, bar = self.canvas.unit, self.bars[column.seat]
        party, name = self.told.party(column.seat), self.told.name(column.seat)
        lit = self._lit(column.seat, self.show.tried())
        style, share = self.canvas.style(26), 1.0 if lit else DARK
        glyph, high = style.size * 0.62, max(44 * u, style.size * 1.4)
        box = bar.centred(p.width(name, style) + glyph + 42 * u, 0)._replace(y=self.floor + 18 * u, h=high)
        p.fill(box, mixed(p, f"{party}.small", share))
        outlined(p, box, party, mixed(p, "ink", share), self.canvas.line(2))
        ink = p.colour(f"{party}.on") if lit else mixed(p, "ink", 0.85)
        sign, rest = box.trim(left=16 * u).take_left(glyph, 10 * u)
        p.glyph(party, sign.centred(glyph, glyph), ink)
        p.text(name, rest, style, ink)

    def _plate(self, p: Painter, box: Rect, text: str, style: Style) -> None:
        """A figure or word on a ground of its own."""
        p.fill(box, "ink")
        p.text(text, box, style, "on_stamp", "centre")

    # -- conversion ---------------------------------------------------------------------------------------------------

    def _gained(self, p: Painter) -> None:
        """What the conversion that is told brings, on a plate over its hatch."""
        seat = self.show.converting()
        if seat < 0 or self.show.converted(seat) < 1:
            return
        column, u = self.facts.columns[seat], self.canvas.unit
        text, style = self.texts.signed(column.gained), self.canvas.style(42)
        wide, tall = p.width(text, style) + 24 * u, style.size * 1.2
        hatched, solid = self.piece(seat, column.gained, column.before), self.piece(seat, column.before)
        low = solid._replace(h=min(solid.h, tall + 12 * u))
        number = self.number_box(column) if self.number_inside(column) else None
        for room in (hatched, low, low._replace(y=self.floor - tall - 12 * u, h=tall + 12 * u)):
            box = room.centred(wide, tall)
            if room.h >= tall + 6 * u and room.y >= hatched.y and not (number is not None and box.meets(number)):
                self._plate(p, box, text, style)
                return  # where there is no room, the ballot below says it

    # -- the line -----------------------------------------------------------------------------------------------------

    def _majority(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        x, wide, tall = _PLATE
        plate = canvas.at(x, 0, wide, tall)._replace(y=self.line - tall * u / 2)
        drawn = self.show.share("line", *LINE_AT)
        end = plate.x * drawn if drawn < 1 else canvas.ctx.rect.right
        if self.show.begun("partner") or self.facts.over:  # ballot or map stand there
            end = min(end, plate.x)
        p.hline(0, self.line - 2.5 * u, end, "ink", canvas.line(5))
        if drawn == 1:
            number = self.texts.number(self.facts.majority)
            self._plate(p, plate, number, canvas.fit(number, plate.w * 0.86, 76))

    def _distances(self, p: Painter) -> None:
        """By how much a party misses the line: below it, beside the column."""
        facts = self.facts
        if facts.contest is not None or self.show.begun("partner"):
            return
        near = [facts.columns[seat] for seat in self._leaders()]
        if facts.over:
            near = [column for column in facts.columns if 0 < facts.majority - column.votes <= _CLOSE]
        for column in near:
            text = self.texts("election-pair-short", votes=facts.majority - column.votes)
            box = self._beside(p, text, column)
            if box is not None:
                p.text(text, box, self.canvas.style(38), "ink")

    def _beside(self, p: Painter, text: str, column: Column) -> Rect | None:
        """Room for a word beside the head of a column, below the line and clear of the other columns."""
        u, bar, style = self.canvas.unit, self.bars[column.seat], self.canvas.style(38)
        wide, tall = p.width(text, style) + 2, style.size * 0.9
        room = self.canvas.at(0, 0, _PLATE[0] - 8, 0)._replace(y=self.line, h=tall + 20 * u)
        others = [each for each in self.facts.columns if each is not column]
        taken = [box for each in others for box in (self.number_box(each), self.piece(each.seat, each.votes))]
        for x in (bar.right + 14 * u, bar.x - 14 * u - wide):
            box = Rect(x, self.line + 10 * u, wide, tall)
            if room.holds(box) and not any(box.meets(other) for other in taken):
                return box
        return None

    # -- partners -----------------------------------------------------------------------------------------------------

    def _partner(self, p: Painter, tried: Try) -> None:
        pair, u, up = tried.pair, self.canvas.unit, self.show.raised(tried)
        if up <= 0:
            return
        lower, upper = self.facts.columns[pair.leader], self.facts.columns[pair.partner]
        home, goal = self.piece(pair.partner, upper.votes), self.piece(pair.leader, upper.votes, lower.votes)
        lift = math.sin(math.pi * up) * 60 * u
        box = goal.at(home.x + (goal.x - home.x) * up, home.y + (goal.y - home.y) * up - lift)
        party = self.told.party(pair.partner)
        if up >= 1 and tried.stays:
            self._path(p, home, goal, box, party)
        self._body(p, box, party, True)
        p.hline(box.x, box.bottom - 2 * u, box.w, "table", self.canvas.line(4))
        own, number = self._tall(self.big), self.texts.number(upper.votes)
        numbered = box.h > own + 24 * u
        side = min(26 * u, box.h * 0.7)
        if numbered and box.h < own + side + 28 * u:  # the two stand side by side
            side = min(side, (box.w - p.width(number, self.big)) / 2 - 16 * u)
        if side >= 5:
            sign = box.trim(left=10 * u, bottom=min(10 * u, box.h * 0.15)).anchored(side, side, 0, 1)
            p.glyph(party, sign, f"{party}.on")
        if numbered:
            p.text(number, box.trim(top=18 * u)._replace(h=own), self.big, f"{party}.on", "centre")
        if up >= 1:
            self._sum(p, tried, box)

    def _sum(self, p: Painter, tried: Try, box: Rect) -> None:
        """What the two have together: over the line only if they have reached it."""
        pair, u = tried.pair, self.canvas.unit
        text = self.texts.number(pair.votes)
        if not _fails(pair) and (pair.votes >= self.facts.majority or box.y - 120 * u > self.line):
            style = self.canvas.style(128)
            tall = self._tall(style)
            p.text(text, box.inset(-60 * u, 0)._replace(y=box.y - tall - 18 * u, h=tall), style, "ink", "centre")
        else:  # a plate below the line
            said, style = self.words.pair_note(pair)[0] if _fails(pair) else text, self.canvas.style(44)
            spot = self.plate_beside(pair, box, p.width(said, style) + 24 * u, style.size * 1.2)
            self._plate(p, spot, said, style)
        if not _fails(pair) and tried is self.show.tried():
            self._cards(p, tried, box)

    def plate_beside(self, pair: Pair, box: Rect, wide: float, tall: float) -> Rect:
        """Where a plate stands beside a stack: higher up if it would cover the figure of another column."""
        u = self.canvas.unit
        fits = box.right + wide + 12 * u < self.canvas.x(_PLATE[0] - 10)
        x = box.right + 12 * u if fits else box.x - wide - 12 * u
        spot = Rect(x, max(self.line + 12 * u, box.y), wide, tall)
        others = [each for each in self.facts.columns if each.seat not in (pair.leader, pair.partner)]
        figures = [figure for figure in map(self.number_box, others) if figure.meets(spot)]
        return spot._replace(y=min([spot.y, *(figure.y - tall - 8 * u for figure in figures)]))

    def _path(self, p: Painter, home: Rect, goal: Rect, box: Rect, party: str) -> None:
        """Dots along the way that the column took."""
        u, side = self.canvas.unit, 1 if home.x > goal.x else -1
        x0, x1 = home.cx + side * home.w * 0.34, (goal.right if side > 0 else goal.x) + side * 36 * u
        y0, y1 = min(self.floor - self.vote * 10, home.y - 16 * u), box.cy
        top = (self.canvas.y(116) - (y0 + y1) / 8) / 0.75  # where a curve is pulled to that just reaches this height
        dots(p, self.canvas, ((x0, y0), (x0, top), (x1, top), (x1, y1)), f"{party}.edge", 48)

    def _cards(self, p: Painter, tried: Try, box: Rect) -> None:
        """The cards that both share, put down on the line one after the other."""
        pair, canvas, u, names = tried.pair, self.canvas, self.canvas.unit, self.told.names
        said, count = self.texts("election-cards", cards=pair.common), len(pair.kinds)
        if self.show.landed(tried) < 0:
            return
        start, room, after = self.beside_line(pair, box)
        if room < _LEAST_ROOM * u:
            return  # the ballot below says it
        style = canvas.fit(said, room, 32)
        step = min(126 * u, (room + 10 * u) / max(1, count))
        wide, tall = step - 10 * u, (step - 10 * u) * 1.448
        top = self.line - 4 * u - (tall if count else 0)
        x = start if after else start + room - max(step * count, p.width(said, style))
        p.text([said, ""], Rect(x, top - style.size * 1.7, room, style.size * 1.5), style, "ink")
        for at, kind in enumerate(pair.kinds):
            if self.show.landed(tried) < 0.05 * at:
                break
            spot, (topic, approves) = Rect(x + step * at, top, wide, tall), names.face(kind)
            named = wide >= _LEAST_NAMED
            with on_paper(p):
                forms = names.topic_forms(kind) if named else ""
                paint_card(p, spot, topic, approves, "named" if named else "upright", name=forms)

    def beside_line(self, pair: Pair, box: Rect) -> tuple[float, float, bool]:
        """Where there is most room on the line beside a stack: its left, its width, and whether it is behind the stack.

        A figure that stands over the line is not covered: the room ends before it.
        """
        canvas, u = self.canvas, self.canvas.unit
        left, right = canvas.x(_LEFT), canvas.x(_PLATE[0] - 16)
        before, after = box.x - 84 * u, box.right + 84 * u
        for column in self.facts.columns:
            figure = self.number_box(column)
            if column.seat in (pair.leader, pair.partner) or figure.y > self.line:
                continue
            if figure.cx > box.cx:
                right = min(right, figure.x - 12 * u)
            else:
                left = max(left, figure.right + 12 * u)
        return (after, right - after, True) if right - after > before - left else (left, before - left, False)


def _fails(pair: Pair) -> bool:
    return pair.state in ("short", "declined")
