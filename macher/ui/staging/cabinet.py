"""The politicians of a state turn over, one after the other (EN19 phase 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from macher.i18n import names
from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_party_back
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Painter
from macher.ui.prompts.shared.politician_card import Front, front_of, paint_front
from macher.ui.staging.paper import draw_seat, draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Sheet, grown
from macher.ui.table.model import Logged, TableModel

__all__ = ["PoliticianFace", "PoliticiansTurned", "draw_politician"]

_FIRST, _STEP, _TURN = 0.3, 0.35, 0.3
_CARD = (116.0, 170.0)
_TOP = 150.0
_WHOLE: Final = 240.0
"""Height from which a card is drawn with all its words."""


@dataclass(frozen=True, slots=True)
class PoliticianFace:
    """What is drawn on a politician's card: whose it is, the office, the cost, and the main action."""

    party: str
    key: str
    player: str
    office: tuple[str, ...]
    cost: str
    action: str
    front: Front
    """The whole card."""

    @classmethod
    def of(cls, model: TableModel, seat: int, number: int) -> PoliticianFace:
        """The card with this number of a seat."""
        card, who = model.edition.figures.politicians[number], model.names
        return cls(
            who.party_key(seat),
            card.key,
            who.player(seat),
            tuple(who.politician_forms(number, seat)),
            model.texts.money(card.cost),
            names.action(model.texts, card.main.name.value, card.main.amount),
            front_of(model.texts, model.edition, who.party_key(seat), number),
        )


def draw_politician(p: Painter, box: Rect, whole: float, face: PoliticianFace) -> None:
    """The front of a card; while it turns (`whole` is its width at rest) only its colours."""
    if box.h >= _WHOLE and box.w >= whole * 0.95:
        paint_front(p, box, face.front)
        return
    party = face.party
    outlined = p.theme.parties[party].outlined
    p.box(box, f"{party}.small", f"{party}.edge" if outlined else None, 2)
    if box.w < whole * 0.95:
        return
    label = box.take_bottom(box.h * 0.32)[0]
    room = box.trim(bottom=label.h).inset(2)
    with p.within(room, clip=True):  # of one size while the card turns
        paint_portrait(p, Rect((room.w - whole + 4) / 2, 0, whole - 4, room.h), party, face.key)
    p.fill(label.inset(2), "own")
    upper, lower = label.inset(4).rows(2)
    p.text([*face.office, ""], upper, "card:bold" if box.w < 200 else "name", "ink", "centre")
    p.text(face.cost, lower, "card" if box.w < 200 else "strong", "muted", "centre")


class PoliticiansTurned(Reveal):
    """All politicians in a state, in the order in which they were sent."""

    runs = True

    def __init__(self, model: TableModel, event: ev.PoliticiansRevealed) -> None:
        texts = model.texts
        self.land = event.land
        self.faces = [
            PoliticianFace.of(model, seat, number) for seat, number in zip(event.seats, event.politicians, strict=True)
        ]
        self.title = texts("staging-cabinet-title", land=model.names.land(event.land))
        self.lines = [f"{face.player}, {face.office[0]}" for face in self.faces]
        self.said = texts.pair(self.title, "; ".join(self.lines))
        self.beats = [Beat(_FIRST + at * _STEP, _TURN, "flip") for at in range(len(self.faces))]

    @classmethod
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        return [
            cls(model, logged.event).begins(logged)
            for logged in news
            if isinstance(logged.event, ev.PoliticiansRevealed) and logged.event.seats
        ]

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        scale, box = sheet.scale, sheet.box
        pitch = min(_CARD[0] * scale * 1.6, (box.w - 24 * scale) / len(self.faces))
        width = min(pitch - 8, _CARD[0] * scale * 1.3)
        left = box.cx - pitch * len(self.faces) / 2
        for at, face in enumerate(self.faces):
            share = grown(now, _FIRST + at * _STEP, _TURN)
            card = Rect(left + at * pitch + (pitch - width) / 2, box.y + _TOP * scale, width, _CARD[1] * scale)
            draw_turning(p, card, share, partial(self._back, p, face, width), partial(self._front, p, face, width))
            below = Rect(card.x, card.bottom + 10 * scale, pitch - 8, 30 * scale)
            draw_seat(p, below, face.party, face.player)
            if share >= 1:
                p.text([face.action, ""], below.moved(0, 34 * scale), "caption", "ink_soft")

    def _back(self, p: Painter, face: PoliticianFace, whole: float, box: Rect) -> None:
        paint_party_back(p, box, face.party, (whole, box.h))

    def _front(self, p: Painter, face: PoliticianFace, whole: float, box: Rect) -> None:
        draw_politician(p, box, whole, face)
