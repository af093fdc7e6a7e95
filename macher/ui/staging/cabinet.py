"""The politicians of a state turn over, one after the other (EN19 phase 6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from macher.i18n import names
from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.staging.paper import draw_seat, draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Sheet, grown
from macher.ui.table.model import Logged, TableModel
from macher.ui.widgets.cards import paint_back

__all__ = ["PoliticiansTurned"]

_FIRST, _STEP, _TURN = 0.3, 0.35, 0.3
_CARD = (116.0, 170.0)
_TOP = 150.0


class PoliticiansTurned(Reveal):
    """All politicians in a state, in the order in which they were sent."""

    def __init__(self, model: TableModel, event: ev.PoliticiansRevealed) -> None:
        texts, figures = model.texts, model.edition.figures
        self.land = event.land
        cards = [figures.politicians[number] for number in event.politicians]
        self.parties = [model.names.party_key(seat) for seat in event.seats]
        self.names = [model.names.player(seat) for seat in event.seats]
        self.offices = [[names.politician(texts, card.key), names.politician_short(texts, card.key)] for card in cards]
        self.costs = [texts.money(card.cost) for card in cards]
        self.actions = [[names.action(texts, card.main.name.value, card.main.amount), ""] for card in cards]
        self.title = texts("staging-cabinet-title", land=model.names.land(event.land))
        told = [f"{name}, {office[0]}" for name, office in zip(self.names, self.offices, strict=True)]
        self.said = texts.pair(self.title, "; ".join(told))
        self.beats = [Beat(_FIRST + at * _STEP, _TURN, "flip") for at in range(len(cards))]

    @classmethod
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        events = [logged.event for logged in news]
        return [cls(model, event) for event in events if isinstance(event, ev.PoliticiansRevealed) and event.seats]

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        scale, box = sheet.scale, sheet.box
        pitch = min(_CARD[0] * scale * 1.6, (box.w - 24 * scale) / len(self.names))
        width = min(pitch - 8, _CARD[0] * scale * 1.3)
        left = box.cx - pitch * len(self.names) / 2
        for at in range(len(self.names)):
            share = grown(now, _FIRST + at * _STEP, _TURN)
            card = Rect(left + at * pitch + (pitch - width) / 2, box.y + _TOP * scale, width, _CARD[1] * scale)
            draw_turning(p, card, share, partial(self._back, p, at), partial(self._front, p, at, width))
            below = Rect(card.x, card.bottom + 10 * scale, pitch - 8, 30 * scale)
            draw_seat(p, below, self.parties[at], self.names[at])
            if share >= 1:
                p.text(self.actions[at], below.moved(0, 34 * scale), "caption", "ink_soft")

    def _back(self, p: Painter, at: int, box: Rect) -> None:
        paint_back(p, box)
        side = min(44.0, box.w * 0.5)
        if side > 8:
            p.mark(self.parties[at], box.centred(side, side))

    def _front(self, p: Painter, at: int, whole: float, box: Rect) -> None:
        party = self.parties[at]
        outlined = p.theme.parties[party].outlined
        p.box(box, f"{party}.small", f"{party}.edge" if outlined else None, 2)
        if box.w < whole * 0.95:
            return
        on = f"{party}.on"
        p.icon("user", box.trim(top=box.h * 0.12, bottom=box.h * 0.46).inset(box.w * 0.2, 0), on)
        label = box.take_bottom(box.h * 0.4)[0]
        p.fill(label.inset(3, 3), "own")
        upper, lower = label.inset(4, 4).rows(2)
        p.text(self.offices[at], upper, "card:bold", "ink", "centre")
        p.text(self.costs[at], lower, "card", "muted", "centre")
