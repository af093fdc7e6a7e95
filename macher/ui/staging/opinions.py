"""Who leads the media exchanges an opinion: out, in, and what that changes in every row (EN19 phase 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.i18n import names
from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.staging.paper import draw_change, draw_seat, draw_stamp
from macher.ui.staging.reveal import Beat, Reveal, Sheet, grown
from macher.ui.table.model import Logged, TableModel, row_numbers
from macher.ui.widgets.cards import paint_card

__all__ = ["OpinionExchanged"]

_OUT, _IN, _ROWS, _EACH = 0.3, 0.8, 1.4, 0.12
_CARD: Final = (132.0, 164.0)


class OpinionExchanged(Reveal):
    """One opinion for another: both cards, then matches and votes of every party before and after."""

    def __init__(self, model: TableModel, event: ev.OpinionShifted) -> None:
        texts, who = model.texts, model.names
        self.land = event.land
        self.out, self.into = model.names.face(event.out), model.names.face(event.into)
        self.words = [model.names.card(event.out), model.names.card(event.into)]
        self.topics = [
            [names.topic_card(texts, key), names.topic_short(texts, key)] for key, _ in (self.out, self.into)
        ]
        self.title = texts("staging-opinion-title", player=who.player(event.seat), land=who.land(event.land))
        self.stamps = [texts("staging-out"), texts("staging-new")]
        self.rows = _rows(model, event.land)
        self.own = next((at for at in range(model.seats) if at == model.seat), -1)
        told = [
            f"{model.names.party(seat)} {matches[0]} → {matches[1]}, {votes[0]} → {votes[1]}"
            for seat, (matches, votes, _) in enumerate(self.rows)
        ]
        self.parties = [model.names.party_key(seat) for seat in range(model.seats)]
        self.names = [model.names.player(seat) for seat in range(model.seats)]
        self.heads = [texts("staging-matches"), texts("staging-votes")]
        self.said = ". ".join(
            [
                self.title,
                texts.pair(self.stamps[0], self.words[0]),
                texts.pair(self.stamps[1], self.words[1]),
                "; ".join(told),
            ]
        )
        self.beats = [Beat(_OUT, 0.3, "slide"), Beat(_IN, 0.4, "stamp")]
        self.beats += [Beat(_ROWS + at * _EACH, 0.15, "pencil" if at == 0 else "") for at in range(len(self.rows))]

    @classmethod
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        return [cls(model, logged.event) for logged in news if isinstance(logged.event, ev.OpinionShifted)]

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        away, there = grown(now, _OUT, 0.3), grown(now, _IN, 0.4)
        gone = sheet.at(110 - 40 * away, 120, *_CARD)
        p.runs([Run("→", "headline", "muted")], sheet.at(290, 150, 120, 100), "centre")
        with p.within(gone, toned=away > 0):
            paint_card(p, gone.local(), *self.out, "named", name=self.topics[0])
        draw_stamp(p, sheet.at(70, 290, 170, 34), self.stamps[0], away, quiet=True)
        if there > 0:
            new = sheet.at(450, 120 - 40 * (1 - there), *_CARD)
            paint_card(p, new, *self.into, "named", name=self.topics[1])
            draw_stamp(p, sheet.at(432, 290, 170, 34), self.stamps[1], there)
        if self.rows and now >= _ROWS:
            p.text(self.heads[0], sheet.at(300, 338, 170, 22), "label", "muted", "right")
            p.text(self.heads[1], sheet.at(490, 338, 180, 22), "label", "muted", "right")
        for seat, (matches, votes, better) in enumerate(self.rows):
            if now >= _ROWS + seat * _EACH:
                self._draw_row(p, sheet.at(28, 364 + seat * 56, 650, 50), seat, matches, votes, better)

    def _draw_row(
        self, p: Painter, box: Rect, seat: int, matches: tuple[str, str], votes: tuple[str, str], better: int
    ) -> None:
        p.box(box, "own" if seat == self.own else "row", "action" if seat == self.own else None, 3)
        scale = box.w / 650
        draw_seat(p, box.inset(12, 6)._replace(w=270 * scale), self.parties[seat], self.names[seat])
        first = Rect(box.x + 272 * scale, box.y, 170 * scale, box.h)
        second = Rect(box.x + 462 * scale, box.y, 180 * scale, box.h)
        for cell, (before, after) in ((first, matches), (second, votes)):
            if before == after:
                p.text(after, cell, "figure", "muted", "right")
            else:
                draw_change(p, cell, before, after, better > 0)


def _rows(model: TableModel, land: int) -> list[tuple[tuple[str, str], tuple[str, str], int]]:
    """By seat: matches and projected votes, each before and after, and whether that is a gain (1) or a loss (-1).

    Empty if the table has shown nothing before.
    """
    if model.before is None or len(model.before.lands) != len(model.view.lands):
        return []
    texts, found = model.texts, []
    for seat in range(model.seats):
        former = row_numbers(model.edition, model.before, land, seat)
        now = row_numbers(model.edition, model.view, land, seat)
        matches = (now.matches > former.matches) - (now.matches < former.matches)
        found.append(
            (
                (model.match_text(former.factor), model.match_text(now.factor)),
                (texts.number(former.after), texts.number(now.after)),
                (now.after > former.after) - (now.after < former.after) or matches,
            )
        )
    return found
