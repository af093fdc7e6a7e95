"""A state that has voted as a narrow strip: results, a press that opens the full result, and its folding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.land_map import silhouette
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.stamps import paint_postmark
from macher.ui.scene import Node
from macher.ui.table.boards.result import ResultOpening, ResultRow, bonus_of, result_sentence
from macher.ui.table.boards.row_paint import paint_nought
from macher.ui.table.layouts.zones import BAR_VOTES, CAPPED_VOTES, BoardAreas, Zones
from macher.ui.table.model import TableModel

__all__ = ["FoldedState", "draw_folding", "folding_area"]


_WORDS: Final = 46.0
"""Height of name and votes between the head and the rows, in the wide layout."""
_HOLE, _HOLES = 4.0, 13.0
"""Radius of the holes below the head, and from one to the next."""
_MARK: Final = 36.0
"""Diameter of the postmark over the outline."""


class FoldedState(Node):
    """The strip; its rows stand beside the rows of the living boards."""

    opaque = True

    def __init__(
        self,
        rect: Rect,
        model: TableModel,
        place: int,
        areas: BoardAreas,
        on_election: Callable[[int], None] | None = None,
    ) -> None:
        result = model.result(place)
        name = model.names.land(place)
        key = (result, rect.w, rect.h, model.texts.lang, areas.rows, model.seat)
        super().__init__(rect, id=f"board.{place}", name=name, zone=True, cache_key=key)
        self.model, self.place, self.areas, self.result = model, place, areas, result
        self.rows = [row._replace(x=3.0, w=rect.w - 6) for row in areas.bands]
        self.solid = True
        if result is None:
            return
        if on_election is not None:
            self.add(ResultOpening(rect.local(), model, place, result.number, on_election))
        for seat, row in enumerate(self.rows):
            said = ResultRow(row, result_sentence(model, place, result, seat), role="text", id=f"result.{place}.{seat}")
            said.opens = None if on_election is None else partial(on_election, result.number)
            self.add(said)

    @property
    def _head(self) -> Rect:
        """The part in the winners' colours."""
        return Rect(0, 0, self.rect.w, self.rows[0].y - _WORDS)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.fill(box, "panel")
        if self.result is None:
            p.text(self.model.names.land_code(self.place), self._head, "land", "muted", "centre")
            return
        self._winners(p)
        self._words(p)
        for seat, row in enumerate(self.rows):
            self._row(p, row, seat)
        foot = box.take_bottom(box.bottom - self.rows[-1].bottom)[0]
        said = self.model.texts("table-result", number=self.result.number)
        p.text([said, str(self.result.number)], foot.inset(2, 0), "caption", "muted", "centre")

    def _winners(self, p: Painter) -> None:
        """The colours of those who govern with the outline of the state, their glyphs and names."""
        head, model = self._head, self.model
        winners = self.result.seats
        parts = head.columns(len(winners))
        names = [model.names.party(seat) for seat in winners]
        styles = [shrunk(p.width, name, p.style("tab"), parts[0].w - 4, p.type.least) for name in names]
        named = all(p.width(*each) <= parts[0].w for each in zip(names, styles, strict=True))  # all of them, or none
        for seat, part, name, style in zip(winners, parts, names, styles, strict=True):
            party = model.names.party_key(seat)
            p.fill(part, f"{party}.small")
            if p.theme.parties[party].outlined and p.theme.night:
                p.frame(part, f"{party}.edge", 1.5)
            ink: Ink = f"{party}.on"
            if named:
                p.text(name, Rect(part.x, part.bottom - 30, part.w, 26), style, ink, "centre")
            p.glyph(party, Rect(part.cx - 10, part.bottom - 52, 20, 20), ink)
        self._tear(p, head)
        room = Rect(8, 10, head.w - 16, head.h - 66)
        if room.h > 24:
            self._outline(
                p,
                room,
                [(part, f"{model.names.party_key(seat)}.on") for seat, part in zip(winners, parts, strict=True)],
            )
            paint_postmark(p, Rect(head.w - _MARK - 5, 6, _MARK, _MARK), str(self.result.number))

    def _tear(self, p: Painter, head: Rect) -> None:
        """The lower edge of the head is perforated, as a ballot torn off."""
        count = round(head.w / _HOLES)
        for at in range(count):
            x = head.x + head.w * (at + 0.5) / count
            p.disc(Rect(x - _HOLE, head.bottom - _HOLE, 2 * _HOLE, 2 * _HOLE), "panel")

    def _outline(self, p: Painter, room: Rect, parts: Sequence[tuple[Rect, Ink]]) -> None:
        """The outline of the state, in each part of the head in the ink of its ground."""
        for part, ink in parts:
            key = self.model.names.land_key(self.place)
            made = silhouette(key, p.length(room.w), p.length(room.h), p.colour(ink))
            spot = p.px(room)
            with p.within(Rect(part.x, 0, part.w, part.h), clip=True):
                p.surface.blit(made, made.get_rect(center=spot.center))

    def _words(self, p: Painter) -> None:
        """The name of the state and the votes of those who govern."""
        model, line = self.model, Rect(3, self._head.bottom + 3, self.rect.w - 6, 23)
        style = p.style("card")
        forms = model.names.land_forms(self.place)
        name = next((form for form in forms if p.width(form, style) <= line.w), forms[-1])
        p.text(name, line, style, "ink", "centre")
        votes = [self.result.votes[seat] for seat in self.result.seats]
        said = (" · " if self.result.outcome == "several" else " + ").join(str(each) for each in votes)
        word = model.texts("table-votes-word", n=sum(votes))
        below = Rect(line.x, line.bottom, line.w, 18)
        p.text([f"{said} {word}", said], below, "caption", "muted", "centre")

    def _row(self, p: Painter, row: Rect, seat: int) -> None:
        """What a party has won here, and its votes as a bar with the line of the majority."""
        model, result = self.model, self.result
        party, won = model.names.party_key(seat), seat in result.seats
        p.fill(row, "asked" if won else "row")
        points = f"+{result.points[seat] + bonus_of(result, seat)}"
        ink: Ink = "ink" if won or seat == model.seat else "ink_soft"
        upper, lower = row.inset(8, 4).rows((0.62, 0.38))
        p.mark(party, Rect(upper.x, upper.cy - 11, 22, 22))
        style = p.style("figure")
        style = shrunk(p.width, points, style.sized(min(27.0, upper.h)), upper.w - 28, 16)
        if points == "+0":
            paint_nought(p, upper.take_right(20)[0])
        else:
            p.text(points, upper, style, ink, "right")
        self._bar(p, Rect(lower.x, lower.cy - 4, lower.w, 8), party, result.votes[seat], won)

    def _bar(self, p: Painter, bar: Rect, party: str, votes: int, won: bool) -> None:
        full = CAPPED_VOTES if self.model.national else BAR_VOTES
        p.fill(bar, "track")
        if votes:
            p.party_box(bar._replace(w=max(3.0, bar.w * min(1.0, votes / full))), party)
        line = bar.x + bar.w * min(1.0, self.model.edition.figures.majority / full)
        p.fill(Rect(round(line) - 1, bar.y - 3, 2, bar.h + 6), "rule")


def folding_area(before: Zones, now: Zones) -> Rect:
    """All that the boards cover on their way."""
    return _around(now).around(_around(before))


def draw_folding(p: Painter, model: TableModel, before: Zones, now: Zones, share: float) -> None:
    """The boards between their former places and those they have now.  The table itself stands folded already."""
    area = folding_area(before, now)
    spot = p.px(area)
    if not p.clip.contains(spot):  # a part of the table is drawn alone; all of it follows in a moment
        return
    table = p.surface.subsurface(spot).copy()
    p.fill(area, "table")
    for place, (old, new) in enumerate(zip(before.boards, now.boards, strict=True)):
        box = Rect(*(a + (b - a) * share for a, b in zip(old, new, strict=True)))
        if place in now.folded - before.folded:
            with p.within(box, clip=True):
                FoldedState(box, model, place, now.areas[place]).draw(p)
            continue
        source, target = p.px(new), p.px(box)
        part = pygame.Rect(source.x - spot.x, source.y - spot.y, min(source.w, target.w), source.h)
        p.surface.blit(table, target, part)


def _around(zones: Zones) -> Rect:
    return zones.boards[0].around(zones.boards[-1])
