"""Right of the columns: the map with who has won where, and later the ballot on which partners are crossed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from macher.i18n.names import land
from macher.ui.features.night.canvas import Canvas, NightNode, Telling, holes, mixed, on_paper, outlined
from macher.ui.features.night.columns import SAID_AT
from macher.ui.features.night.facts import Pair, Past
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_results, result_spots
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.widgets.notes import Explained

_LISTED: Final = 4
"""Elections that are listed below the map, the latest ones."""


class NightMap(NightNode):
    """The map in the colours of the winners so far, tonight's land lit, and a list of them."""

    role = "text"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        said = " ".join(told.words.won_by(each) for each in told.night.past) or told.words.title()
        super().__init__(canvas, told, canvas.at(1330, 130, 500, 772), id="election.map", name=said)
        self.place = canvas.at(1350, 140, 440, 580)
        """Where the map itself is."""

    def explained(self) -> list[Node]:
        """Who has won where, as sentences."""
        said = [self.words.won_by(each) for each in self._known()] or [self.words.now()]
        return [Explained(self.rect, "\n".join(said), id="election.won")]

    def _known(self) -> list[Past]:
        past = [*self.told.night.past]
        if self.facts.over and self.show.since("line") >= SAID_AT:
            past.append(self.told.night.tonight)
        return past

    def paint(self, p: Painter) -> None:
        canvas, u, past = self.canvas, self.canvas.unit, self._known()
        draw_results(p, self.place, [(each.land, self._sides(each)) for each in past], self.facts.land)
        step = max(38 * u, canvas.style(23, "semibold", "sans").size * 1.35)
        side = max(14.0, min(26 * u, step - 4))
        line = canvas.at(1360, 740, 460, 0)._replace(h=step)
        for each in past[-_LISTED:]:
            rest = line
            for seat, _ in each.sides:
                mark, rest = rest.take_left(side, 4 * u)
                p.mark(self.told.party(seat), mark.centred(side, side), 0.5)
            room = line.trim(left=max(2 * side + 20 * u, rest.x - line.x + 10 * u))
            name = land(self.texts, each.land)
            p.text(name, room, canvas.fit(name, room.w, 23), "bar_text")
            line = line.moved(0, step)

    def all_sides(self) -> list[tuple[str, tuple[tuple[str, float], ...]]]:
        """Every state that has voted, tonight's as well, with who governs it."""
        return [(each.land, self._sides(each)) for each in (*self.told.night.past, self.told.night.tonight)]

    def _sides(self, past: Past) -> tuple[tuple[str, float], ...]:
        whole = sum(votes for _, votes in past.sides) or 1
        return tuple((self.told.party(seat), votes / whole) for seat, votes in past.sides)


def prepare_map(p: Painter, canvas: Canvas, told: Telling) -> Iterator[None]:
    """Draws the map, also with tonight's winners, before its beat, part by part, so that nothing waits for it then."""
    germany = NightMap(canvas, told)
    for each, sides in germany.all_sides():
        result_spots(each, sides)
        yield
    germany.paint(p)
    yield
    draw_results(p, germany.place, germany.all_sides(), told.facts.land)
    yield


class NightBallot(NightNode):
    """The candidates in the order in which they come into question, or the sides that stand against each other."""

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        place = canvas.at(1304, 122, 520, 748)
        super().__init__(canvas, told, place, id="election.ballot", name=told.words.ballot_title()[0])
        self.entries = self._listed()
        step = min(142.0, 570 / len(self.entries))
        self.rows = [canvas.at(1336, 262 + step * at, 456, step) for at in range(len(self.entries))]

    def _listed(self) -> list[tuple[tuple[int, ...], list[str], Pair | None]]:
        """Parties, what is said of them, and the pair that they would be."""
        if self.facts.contest is not None:
            sides = self.facts.contest.sides
            return [(side.seats, [self.words.votes(side.votes)], self._pair(side.seats)) for side in sides]
        return [((pair.partner,), self.words.pair_row(pair), pair) for pair in self.facts.asked]

    def _pair(self, seats: tuple[int, ...]) -> Pair | None:
        return next((pair for pair in self.facts.pairs if pair.leader in seats and pair.partner in seats), None)

    def explained(self) -> list[Node]:
        """Each candidate as a sentence."""
        return [
            Explained(
                box,
                self.texts.pair(self.told.names.parties(seats), said[0]) if pair is None else self.words.pair_tip(pair),
                id=f"election.pair.{seats[-1]}",
            )
            for box, (seats, said, pair) in zip(self.rows, self.entries, strict=True)
        ]

    def paint(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        behind, box = p.colour("table"), canvas.at(1304, 128, 520, 736)
        with on_paper(p):
            p.fill(box, "row")
            holes(p, canvas, box, behind, "top bottom")
            title, rule = self.words.ballot_title()
            p.text(title, canvas.at(1336, 150, 456, 60), canvas.fit(title, 456 * u, 46), "ink")
            small = canvas.fit(rule, 456 * u, 22, "medium", "sans")
            p.text([rule, ""], canvas.at(1336, 206, 456, 40), small, "muted")
            tried = self.show.tried()
            decided = tried is not None and tried.stays and self.show.landed(tried) >= 0
            for row, (seats, said, pair) in zip(self.rows, self.entries, strict=True):
                chosen = decided and ((pair is not None and pair.state == "formed") or self._won(seats))
                self._row(p, row, seats, said, chosen, decided and not chosen)

    def _won(self, seats: tuple[int, ...]) -> bool:
        contest = self.facts.contest
        return contest is not None and contest.sides[0].seats == seats

    def _row(self, p: Painter, row: Rect, seats: tuple[int, ...], forms: list[str], chosen: bool, pale: bool) -> None:
        canvas, u = self.canvas, self.canvas.unit
        p.hline(row.x, row.y, row.w, "ink", canvas.line(2))
        side, share = min(84 * u, row.h - 20 * u) * (0.62 if len(seats) > 1 else 1), 0.4 if pale else 1.0
        rest = row.trim(right=4 * u)
        for seat in seats:
            mark, rest = rest.take_left(side, 6 * u)
            mark, party, glyph = mark.centred(side, side), self.told.party(seat), round(side * 0.46)
            p.fill(mark, mixed(p, party, share, "row"))
            outlined(p, mark, party, mixed(p, f"{party}.edge", share, "row"), canvas.line(3))
            sign: Ink = mixed(p, f"{party}.on", 0.8, "row") if pale else f"{party}.on"
            p.glyph(party, mark.centred(glyph, glyph), sign)
        circle = min(78 * u, row.h - 14 * u)
        spot, rest = rest.take_right(circle, 10 * u)
        p.ballot(spot.centred(circle, circle), chosen, "ink" if chosen else "slot_line", None)
        room, ink = rest.trim(left=14 * u), "muted" if pale else "ink"
        name = " + ".join(self.told.name(seat) for seat in seats)
        title = canvas.fit(name, room.w, 40)
        small = canvas.style(20, "semibold", "sans").sized(canvas.least)
        said = next((form for form in forms if p.width(form, small) <= room.w), forms[-1])
        note = canvas.fit(said, room.w, 20, "semibold", "sans")
        upper, lower = room.centred(room.w, title.size + note.size + 6 * u).take_top(title.size, 6 * u)
        p.text(name, upper, title, ink)
        p.text(said, lower, note, ink)
