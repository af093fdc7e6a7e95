"""Right of the columns: the map with who has won where, and later the ballot on which partners are crossed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from macher.i18n.names import land
from macher.ui.features.night.before_and_after import Past
from macher.ui.features.night.canvas import Canvas, NightNode, Telling, mixed, on_paper, tear
from macher.ui.features.night.columns import SAID_AT
from macher.ui.features.night.facts import Pair
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_results, result_spots
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.widgets.notes import Explained

__all__ = ["NightBallot", "NightMap"]

_LISTED: Final = 4
"""Elections that are listed below the map, the latest ones."""


class NightMap(NightNode):
    """The map in the colours of the winners so far, tonight's land lit, and a list of them."""

    role = "text"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        known = told.night.past
        said = [told.words.won_by(each) for each in known]
        super().__init__(
            canvas, told, canvas.at(1330, 130, 500, 772), id="election.map", name=" ".join(said) or told.words.title()
        )

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
        canvas, u = self.canvas, self.canvas.unit
        past = self._known()
        won = [(each.land, self._sides(each)) for each in past]
        draw_results(p, canvas.at(1350, 140, 440, 580), won, self.facts.land)
        style = canvas.style(23, "semibold", "sans")
        step = max(38 * u, style.size * 1.35)
        top = canvas.at(1360, 740, 460, 0)
        for at, each in enumerate(past[-_LISTED:]):
            box = Rect(top.x, top.y + step * at, top.w, step)
            side = min(26 * u, step - 4) if 26 * u > 14 else 14.0
            x = box.x
            for seat, _ in each.sides:
                party = self.told.party(seat)
                p.mark(party, Rect(x, box.cy - side / 2, side, side), 0.5)
                x += side + 4 * u
            left = max(box.x + 2 * side + 20 * u, x + 10 * u)
            name = land(self.told.texts, each.land)
            p.text(name, Rect(left, box.y, box.right - left, box.h), canvas.fit(name, box.right - left, 23), "bar_text")

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
    draw_results(p, canvas.at(1350, 140, 440, 580), germany.all_sides(), told.facts.land)
    yield


class NightBallot(NightNode):
    """The candidates in the order in which they come into question, or the sides that stand against each other."""

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        super().__init__(
            canvas, told, canvas.at(1304, 122, 520, 748), id="election.ballot", name=told.words.ballot_title()[0]
        )
        self.entries = self._listed()

    def _listed(self) -> list[tuple[tuple[int, ...], list[str], Pair | None]]:
        """Parties, what is said of them, and the pair that they would be."""
        if self.facts.contest is not None:
            return [
                (side.seats, [self.words.votes(side.votes)], self._pair(side.seats))
                for side in self.facts.contest.sides
            ]
        return [((pair.partner,), self.words.pair_row(pair), pair) for pair in self.facts.asked]

    def _pair(self, seats: tuple[int, ...]) -> Pair | None:
        return next((pair for pair in self.facts.pairs if pair.leader in seats and pair.partner in seats), None)

    def explained(self) -> list[Node]:
        """Each candidate as a sentence."""
        found: list[Node] = []
        for box, (seats, said, pair) in zip(self._rows(), self.entries, strict=True):
            tip = (
                self.words.pair_tip(pair)
                if pair is not None
                else self.told.texts.pair(self.told.names.parties(seats), said[0])
            )
            found.append(Explained(box, tip, id=f"election.pair.{seats[-1]}"))
        return found

    def _rows(self) -> list[Rect]:
        step = min(142.0, 570 / len(self.entries))
        return [self.canvas.at(1336, 262 + step * at, 456, step) for at in range(len(self.entries))]

    def paint(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        behind = p.colour("table")
        box = canvas.at(1304, 128, 520, 736)
        with on_paper(p):
            p.fill(box, "row")
            tear(p, box.y, box, u, behind)
            tear(p, box.bottom, box, u, behind)
            title, rule = self.words.ballot_title()
            p.text(title, canvas.at(1336, 150, 456, 60), canvas.fit(title, 456 * u, 46), "ink")
            small = canvas.fit(rule, 456 * u, 22, "medium", "sans")
            p.text([rule, ""], canvas.at(1336, 206, 456, 40), small, "muted")
            tried = self.show.tried()
            decided = tried is not None and tried.stays and self.show.landed(tried) >= 0
            for row, (seats, said, pair) in zip(self._rows(), self.entries, strict=True):
                chosen = decided and ((pair is not None and pair.state == "formed") or self._won(seats))
                self._row(p, row, seats, said, chosen, decided and not chosen)

    def _won(self, seats: tuple[int, ...]) -> bool:
        contest = self.facts.contest
        return contest is not None and contest.sides[0].seats == seats

    def _row(self, p: Painter, row: Rect, seats: tuple[int, ...], forms: list[str], chosen: bool, pale: bool) -> None:
        canvas, u = self.canvas, self.canvas.unit
        p.hline(row.x, row.y, row.w, "ink", max(1.0, 2 * u))
        side = min(84 * u, row.h - 20 * u)
        if len(seats) > 1:
            side *= 0.62
        share = 0.4 if pale else 1.0
        x = row.x
        for seat in seats:
            party = self.told.party(seat)
            mark = Rect(x, row.cy - side / 2, side, side)
            p.fill(mark, mixed(p, party, share, "row"))
            if p.theme.parties[party].outlined:
                p.frame(mark, mixed(p, f"{party}.edge", share, "row"), max(1.5, 3 * u))
            glyph = round(side * 0.46)
            p.glyph(
                party, mark.centred(glyph, glyph), f"{party}.on" if not pale else mixed(p, f"{party}.on", 0.8, "row")
            )
            x += side + 6 * u
        circle = min(78 * u, row.h - 14 * u)
        spot = Rect(row.right - circle - 4 * u, row.cy - circle / 2, circle, circle)
        edge: Ink = "ink" if chosen else "slot_line"
        p.ballot(spot, chosen, edge, None)
        inner = Rect(x + 14 * u, row.y, spot.x - x - 24 * u, row.h)
        name = " + ".join(self.told.name(seat) for seat in seats)
        title = canvas.fit(name, inner.w, 40)
        small = canvas.style(20, "semibold", "sans").sized(canvas.least)
        said = next((form for form in forms if p.width(form, small) <= inner.w), forms[-1])
        note = canvas.fit(said, inner.w, 20, "semibold", "sans")
        gap = 6 * u
        tall = title.size + note.size + gap
        y = row.cy - tall / 2
        p.text(name, Rect(inner.x, y, inner.w, title.size), title, "muted" if pale else "ink")
        p.text(said, Rect(inner.x, y + title.size + gap, inner.w, note.size), note, "muted" if pale else "ink")
