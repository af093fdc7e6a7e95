"""The columns of an election night: they grow, rallies become votes, the line crosses them, partners are stacked."""

from __future__ import annotations

import math
from typing import Final

from macher.ui.features.night.beats import Try
from macher.ui.features.night.canvas import DARK, Canvas, NightNode, Telling, mixed, on_paper
from macher.ui.features.night.facts import Column, Pair
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_silhouette
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets.cards import paint_card
from macher.ui.widgets.notes import Explained

__all__ = ["LINE_AT", "SAID_AT", "NightColumns"]

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
        best = max(column.votes for column in facts.columns)
        best = max([best, *(each.pair.votes for each in self.show.tries)])
        self.vote = min(_VOTE, _TALLEST / max(75, best + _ROOM)) * canvas.unit
        self.floor = canvas.at(0, _FLOOR, 0, 0).y
        self.line = self.floor - self.vote * facts.majority
        cell = (_RIGHT - _LEFT) / len(facts.columns)
        thick = min(_THICK, cell * 0.68)
        self.bars = [
            canvas.at(_LEFT + cell * (at + 0.5) - thick / 2, _FLOOR, thick, 0) for at in range(len(facts.columns))
        ]
        self.big = canvas.style(88)

    def explained(self) -> list[Node]:
        """How the votes of each party came about."""
        top = self.canvas.at(0, 110, 0, 0).y
        return [
            Explained(
                Rect(bar.x, top, bar.w, self.floor - top + 60 * self.canvas.unit),
                self.words.column_tip(column),
                id=f"election.column.{column.seat}",
            )
            for column, bar in zip(self.facts.columns, self.bars, strict=True)
        ]

    # -- what is shown ------------------------------------------------------------------------------------------------

    def paint(self, p: Painter) -> None:
        canvas, show = self.canvas, self.show
        draw_silhouette(p, canvas.at(96, 118, 1120, 690), self.facts.land, "panel")
        p.hline(canvas.at(_LEFT, 0, 0, 0).x, self.floor, canvas.at(0, 0, 1120, 0).w, "ink", 4 * canvas.unit)
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
        if self.show.name == "count" and self.show.since("count") < (
            self.show.converts_at(column.seat) if column.seat in self.show.order else math.inf
        ):
            return round(column.before * self.show.grown())
        if column.seat in self.show.order:
            return column.before + round(column.gained * self.show.converted(column.seat))
        return column.before

    def _column(self, p: Painter, column: Column, tried: Try | None) -> None:
        show, party, u = self.show, self.told.party(column.seat), self.canvas.unit
        away = any(column.seat == each.pair.partner and show.raised(each) > 0 for each in self._stacked())
        bar = self.bars[column.seat]
        solid = self.vote * column.before * show.grown()
        hatched = self.vote * column.gained * show.converted(column.seat)
        if away:
            whole = self.vote * column.votes
            p.dashed(Rect(bar.x, self.floor - whole, bar.w, whole), f"{party}.edge", max(1.5, 3 * u), 10 * u, 8 * u)
            return
        lit = self._lit(column.seat, tried)
        body = Rect(bar.x, self.floor - solid, bar.w, solid)
        self._body(p, body, party, lit)
        if hatched >= 1:
            self._hatched(p, Rect(bar.x, body.y - hatched, bar.w, hatched), party, lit)
        if lit and column.seat in self.facts.over and show.since("line") >= SAID_AT:
            both = Rect(bar.x, body.y - hatched, bar.w, solid + hatched)
            p.frame(both.inset(-9 * u, -9 * u).trim(bottom=9 * u), "ink", max(2.0, 6 * u))
        if show.grown() > 0:
            self._number(p, column, body, hatched, lit)

    def _body(self, p: Painter, box: Rect, party: str, lit: bool) -> None:
        if box.h < 1:
            return
        outlined = p.theme.parties[party].outlined
        if lit:
            p.party_box(box, party)
        else:
            p.fill(box, mixed(p, party, DARK))
        if outlined:
            edge: Ink = "ink" if lit else mixed(p, "ink", DARK)
            p.frame(box, edge, max(1.5, 3 * self.canvas.unit))

    def _hatched(self, p: Painter, box: Rect, party: str, lit: bool) -> None:
        u = self.canvas.unit
        colour: Ink = f"{party}.edge"
        ink = p.colour(colour) if lit else mixed(p, colour, DARK)
        p.hatch(box, ink, "table", max(8.0, 12 * u), 0.5)
        p.frame(box, ink, max(1.5, 4 * u))

    def _number(self, p: Painter, column: Column, body: Rect, hatched: float, lit: bool) -> None:
        """The votes: over the column, or inside it where the line would be too near."""
        text = self.told.texts.number(self.figure(column))
        party, top = self.told.party(column.seat), body.y - hatched
        tall = self._tall(self.big)
        wide = Rect(body.x - 30, 0, body.w + 60, tall)
        inside = self.number_inside(column)
        if not inside:
            over = column.seat in self.facts.over and lit and self.show.since("line") >= SAID_AT
            style = self.canvas.style(120) if over else self.big
            lift = self._tall(style) + (20 if over else 12) * self.canvas.unit
            ink: Ink = "ink" if lit else mixed(p, "ink", 0.42)
            p.text(
                text,
                wide._replace(y=top - lift, h=self._tall(style)),
                style,
                f"{party}.edge" if over else ink,
                "centre",
            )
            return
        final = self._inside(column)
        if final.y < top:  # it comes into sight as the column rises
            return
        if final.y < body.y:  # the plate keeps the hatch away from the figure
            plate = final.inset(-8 * self.canvas.unit, 0)
            p.fill(plate, party if lit else mixed(p, party, DARK))
        ink = f"{party}.on" if lit else mixed(p, f"{party}.on", 0.5, party)
        p.text(text, wide._replace(y=final.y, h=final.h), self.big, ink, "centre")

    def _tall(self, style: Style) -> float:
        """Height of the digits with a little air."""
        return style.size * 0.74

    def number_inside(self, column: Column) -> bool:
        """Whether the figure stands in its column: over it, it would touch the line, or a partner will stand there."""
        tall, u = self._tall(self.big), self.canvas.unit
        top = self.floor - self.vote * column.votes
        if top > self.line > top - tall - 26 * u:
            return True
        carries = any(each.pair.leader == column.seat for each in self.show.tries)
        return carries and self.floor - top > tall + 32 * u

    def number_box(self, column: Column) -> Rect:
        """Where the figure stands once everything is counted."""
        if self.number_inside(column):
            return self._inside(column)
        bar, tall = self.bars[column.seat], self._tall(self.big)
        top = self.floor - self.vote * column.votes
        return Rect(bar.x, top - tall - 12 * self.canvas.unit, bar.w, tall)

    def _inside(self, column: Column) -> Rect:
        bar, u = self.bars[column.seat], self.canvas.unit
        top = self.floor - self.vote * column.before + 22 * u
        tall = self._tall(self.big)
        wide = self.canvas.ctx.width(self.told.texts.number(column.votes), self.big)
        y = min(top, self.floor - tall - 16 * u)
        return Rect(bar.cx - wide / 2, y, wide, tall)

    def _tag(self, p: Painter, column: Column) -> None:
        """The party's abbreviation below its column."""
        u, bar = self.canvas.unit, self.bars[column.seat]
        party, name = self.told.party(column.seat), self.told.name(column.seat)
        lit = self._lit(column.seat, self.show.tried())
        style = self.canvas.style(26)
        glyph = style.size * 0.62
        wide = p.width(name, style) + glyph + 42 * u
        box = Rect(bar.cx - wide / 2, self.floor + 18 * u, wide, max(44 * u, style.size * 1.4))
        share = 1.0 if lit else DARK
        p.fill(box, mixed(p, f"{party}.small", share))
        if p.theme.parties[party].outlined:
            p.frame(box, mixed(p, "ink", share), max(1.5, 2 * u))
        ink = p.colour(f"{party}.on") if lit else mixed(p, "ink", 0.85)
        p.glyph(party, Rect(box.x + 16 * u, box.cy - glyph / 2, glyph, glyph), ink)
        p.text(name, box.trim(left=26 * u + glyph), style, ink)

    # -- conversion ---------------------------------------------------------------------------------------------------

    def _gained(self, p: Painter) -> None:
        """What the conversion that is told brings, on a plate over its hatch."""
        seat = self.show.converting()
        if seat < 0 or self.show.converted(seat) < 1:
            return
        column, bar, u = self.facts.columns[seat], self.bars[seat], self.canvas.unit
        text, style = self.told.texts.signed(column.gained), self.canvas.style(42)
        wide, tall = p.width(text, style) + 24 * u, style.size * 1.2
        top = self.floor - self.vote * column.votes
        hatched, solid = self.vote * column.gained, self.vote * column.before
        number = self.number_box(column) if self.number_inside(column) else Rect(0, 0, 0, 0)
        places = (
            (top, hatched),
            (top + hatched, min(solid, tall + 12 * u)),
            (self.floor - tall - 12 * u, tall + 12 * u),
        )
        for y, room in places:
            box = Rect(bar.cx - wide / 2, y + (room - tall) / 2, wide, tall)
            if room >= tall + 6 * u and y >= top and not box.meets(number):
                break
        else:
            return  # the ballot below says it
        p.fill(box, "ink")
        p.text(text, box, style, "on_stamp", "centre")

    # -- the line -----------------------------------------------------------------------------------------------------

    def _majority(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        x, wide, tall = _PLATE
        plate = canvas.at(x, 0, wide, tall)._replace(y=self.line - tall * u / 2)
        drawn = self.show.share("line", *LINE_AT)
        end = plate.x * drawn if drawn < 1 else canvas.ctx.rect.right
        if self.show.begun("partner") or self.facts.over:  # ballot or map stand there
            end = min(end, plate.x)
        p.hline(0, self.line - 2.5 * u, end, "ink", max(2.0, 5 * u))
        if drawn < 1:
            return
        p.fill(plate, "ink")
        number = self.told.texts.number(self.facts.majority)
        p.text(number, plate, canvas.fit(number, plate.w * 0.86, 76), "on_stamp", "centre")

    def _distances(self, p: Painter) -> None:
        """By how much a party misses the line: below it, beside the column."""
        facts = self.facts
        if facts.contest is not None or self.show.begun("partner"):
            return
        missing = [column for column in facts.columns if column.votes < facts.majority]
        if facts.over:
            near = [column for column in missing if facts.majority - column.votes <= _CLOSE]
        else:
            near = [facts.columns[seat] for seat in self._leaders()]
        for column in near:
            text = self.words.short(facts.majority - column.votes)
            box = self._beside(p, text, column)
            if box is not None:
                p.text(text, box, self.canvas.style(38), "ink")

    def _beside(self, p: Painter, text: str, column: Column) -> Rect | None:
        """Room for a word beside the head of a column, below the line and clear of the other columns."""
        u, bar = self.canvas.unit, self.bars[column.seat]
        style = self.canvas.style(38)
        wide, tall = p.width(text, style) + 2, style.size * 0.9
        y = self.line + 10 * u
        taken = [self.number_box(each) for each in self.facts.columns]
        taken += [
            Rect(self.bars[each.seat].x, self.floor - self.vote * each.votes, bar.w, self.vote * each.votes)
            for each in self.facts.columns
        ]
        if column.seat not in self.facts.over:
            taken = [box for at, box in enumerate(taken) if at % len(self.facts.columns) != column.seat]
        for x in (bar.right + 14 * u, bar.x - 14 * u - wide):
            box = Rect(x, y, wide, tall)
            inside = self.canvas.at(0, 0, 0, 0).x <= x and x + wide < self.canvas.at(_PLATE[0] - 8, 0, 0, 0).x
            if inside and not any(box.meets(other) for other in taken):
                return box
        return None

    # -- partners -----------------------------------------------------------------------------------------------------

    def _partner(self, p: Painter, tried: Try) -> None:
        pair, show, u = tried.pair, self.show, self.canvas.unit
        up = show.raised(tried)
        if up <= 0:
            return
        lower, upper = self.facts.columns[pair.leader], self.facts.columns[pair.partner]
        home, goal = self.bars[pair.partner], self.bars[pair.leader]
        tall = self.vote * upper.votes
        start, end = self.floor - tall, self.floor - self.vote * lower.votes - tall
        lift = math.sin(math.pi * up) * 60 * u
        box = Rect(home.x + (goal.x - home.x) * up, start + (end - start) * up - lift, goal.w, tall)
        if up >= 1 and tried.stays:
            self._path(p, home, goal, box, self.told.party(pair.partner))
        self._body(p, box, self.told.party(pair.partner), True)
        p.hline(box.x, box.bottom - 2 * u, box.w, "table", max(1.0, 4 * u))
        own, party = self._tall(self.big), self.told.party(pair.partner)
        numbered = box.h > own + 24 * u
        number = self.told.texts.number(upper.votes)
        side = min(26 * u, box.h * 0.7)
        if numbered and box.h < own + side + 28 * u:  # the two stand side by side
            side = min(side, (box.w - p.width(number, self.big)) / 2 - 16 * u)
        if side >= 5:
            p.glyph(
                party, Rect(box.x + 10 * u, box.bottom - side - min(10 * u, box.h * 0.15), side, side), f"{party}.on"
            )
        if numbered:
            spot = Rect(box.x, box.y + 18 * u, box.w, own)
            p.text(number, spot, self.big, f"{self.told.party(pair.partner)}.on", "centre")
        if up >= 1:
            self._sum(p, tried, box)

    def _sum(self, p: Painter, tried: Try, box: Rect) -> None:
        """What the two have together: over the line only if they have reached it."""
        pair, u = tried.pair, self.canvas.unit
        text = self.told.texts.number(pair.votes)
        if not _fails(pair) and (pair.votes >= self.facts.majority or box.y - 120 * u > self.line):
            style = self.canvas.style(128)
            tall = self._tall(style)
            p.text(text, Rect(box.x - 60 * u, box.y - tall - 18 * u, box.w + 120 * u, tall), style, "ink", "centre")
        else:
            self._beside_stack(p, self.words.pair_note(pair)[0] if _fails(pair) else text, box, pair)
        if not _fails(pair) and tried is self.show.tried():
            self._cards(p, tried, box)

    def _beside_stack(self, p: Painter, said: str, box: Rect, pair: Pair) -> None:
        """A plate beside a stack that has not reached the line, below the line."""
        style = self.canvas.style(44)
        spot = self.plate_beside(pair, box, p.width(said, style) + 24 * self.canvas.unit, style.size * 1.2)
        p.fill(spot, "ink")
        p.text(said, spot, style, "on_stamp", "centre")

    def plate_beside(self, pair: Pair, box: Rect, wide: float, tall: float) -> Rect:
        """Where a plate stands beside a stack: higher up if it would cover the figure of another column."""
        u = self.canvas.unit
        fits = box.right + wide + 12 * u < self.canvas.at(_PLATE[0] - 10, 0, 0, 0).x
        x = box.right + 12 * u if fits else box.x - wide - 12 * u
        spot = Rect(x, max(self.line + 12 * u, box.y), wide, tall)
        others = [each for each in self.facts.columns if each.seat not in (pair.leader, pair.partner)]
        figures = [figure for figure in map(self.number_box, others) if figure.meets(spot)]
        return spot._replace(y=min([spot.y, *(figure.y - tall - 8 * u for figure in figures)]))

    def _path(self, p: Painter, home: Rect, goal: Rect, box: Rect, party: str) -> None:
        """Dots along the way that the column took."""
        u = self.canvas.unit
        tall = self.floor - self.vote * 10
        side = 1 if home.x > goal.x else -1
        x0, x1 = home.cx + side * home.w * 0.34, (goal.right if side > 0 else goal.x) + side * 36 * u
        y0, y1 = min(tall, self.floor - box.h - 16 * u), box.cy
        highest = self.canvas.at(0, 116, 0, 0).y
        top = (highest - (y0 + y1) / 8) / 0.75  # where a curve is pulled to that just reaches this height
        curve = ((x0, y0), (x0, top), (x1, top), (x1, y1))
        count = 48
        dot = max(2.0, 4.5 * u)
        for at in range(count + 1):
            t = at / count
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x = sum(w * c[0] for w, c in zip(weights, curve, strict=True))
            y = sum(w * c[1] for w, c in zip(weights, curve, strict=True))
            p.disc(Rect(x - dot / 2, y - dot / 2, dot, dot), f"{party}.edge")

    def _cards(self, p: Painter, tried: Try, box: Rect) -> None:
        """The cards that both share, put down on the line one after the other."""
        pair, canvas, u = tried.pair, self.canvas, self.canvas.unit
        said, count = self.words.common_of(pair.common), len(pair.kinds)
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
            spot = Rect(x + step * at, top, wide, tall)
            topic, approves = self.told.names.face(kind)
            named = wide >= _LEAST_NAMED
            forms = self.told.names.topic_forms(kind)
            with on_paper(p):
                paint_card(p, spot, topic, approves, "named" if named else "upright", name=forms if named else "")

    def beside_line(self, pair: Pair, box: Rect) -> tuple[float, float, bool]:
        """Where there is most room on the line beside a stack: its left, its width, and whether it is behind the stack.

        A figure that stands over the line is not covered: the room ends before it.
        """
        canvas, u = self.canvas, self.canvas.unit
        left, right = canvas.at(_LEFT, 0, 0, 0).x, canvas.at(_PLATE[0] - 16, 0, 0, 0).x
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
