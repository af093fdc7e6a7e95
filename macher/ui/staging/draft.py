"""Hands go round in the draft: the kept card lies down, the rest leave to the left, as many come from the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter, Run
from macher.ui.staging.paper import draw_side, draw_stamp, draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Room, Sheet, Told, grown, sentences
from macher.ui.table.model import Logged, TableModel
from macher.ui.widgets.cards import paint_back, paint_card

_DOWN, _LEAVES, _EACH, _SLIDE = 0.3, 0.3, 0.05, 0.4
"""When the kept card is down, when the rest begin to leave, one after the other, and how long each slides."""
_COMES, _TURN = 0.6, 0.2
_SIDE: Final = 200.0
_CARD: Final = (136.0, 170.0)
_TOP, _PITCH, _BACK = 84.0, 150.0, 60.0
"""Place and step of the cards, and how near to the edge a card that leaves shows its back."""


class HandsPassed(Reveal):
    """The cards that one seat hands on and those it is handed: nobody else sees any of them."""

    private = True
    room: Room = "band"
    headed = False

    def __init__(self, model: TableModel, kept: int, gone: Sequence[int], into: Sequence[int]) -> None:
        texts, who, seat = model.texts, model.names, model.view.seat
        last = model.view.step != "draft"
        self.kept, self.gone, self.into = kept, list(gone), list(into)
        left, right = (seat + 1) % model.seats, (seat - 1) % model.seats
        self.sides = [
            (who.party_key(left), who.player(left), texts("staging-draft-left")),
            (who.party_key(right), who.player(right), texts("staging-draft-right")),
        ]
        self.title = texts("staging-draft-last" if last else "staging-draft-title", n=len(into))
        self.stamp = texts("staging-draft-kept")
        self.faces = {kind: who.face(kind) for kind in {*self.gone, *self.into, *([kept] if kept >= 0 else [])}}
        self.topics = {kind: who.topic_forms(kind) for kind in self.faces}
        self.matches = [_matches(model, kind) for kind in self.into]
        told = [texts.pair(self.stamp, who.card(kept))] if kept >= 0 else []
        told.append(texts.pair(who.player(right), who.cards(into)))
        self.lines = told
        self.said = sentences(self.title, *told)
        self.starts = _COMES if self.gone else 0.0
        self.beats = [Beat(0.0, _DOWN, "stamp"), Beat(_LEAVES, _SLIDE + 0.25, "slide")] if self.gone else []
        self.beats += [Beat(self.starts + _EACH * at, _SLIDE + _TURN, "flip") for at in range(len(self.into))]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for logged in news if not model.shared else ():  # else told once the player looks
            if _own(model, logged.event):
                yield logged, cls._of(model, logged, whole=True)

    @classmethod
    def held_back(cls, model: TableModel) -> list[Reveal]:
        view = model.view
        if view.step != "draft" or view.seat < 0 or view.parties[view.seat].answered:
            return []
        newest = next((logged for logged in reversed(model.log) if _own(model, logged.event)), None)
        return [cls._of(model, newest, whole=False)] if newest is not None else []

    @classmethod
    def _of(cls, model: TableModel, received: Logged, whole: bool) -> Reveal:
        kept, hand = _hand_before(model, received) if whole else (-1, [])
        if kept in hand:
            hand.remove(kept)
        return cls(model, kept, hand, received.event.kinds).begins(received)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        middle = sheet.at(_SIDE, 0, 1412 - 2 * _SIDE, 382)
        with p.within(middle, clip=True):
            self._draw_middle(p, Sheet(middle.local(), (1412 - 2 * _SIDE, 382)), now)
        for at, (party, name, said) in enumerate(self.sides):
            draw_side(p, sheet.at(at * (1412 - _SIDE), 6, _SIDE, 376), party, name, said, right=at == 1)

    def _draw_middle(self, p: Painter, sheet: Sheet, now: float) -> None:
        p.text(self.title, sheet.at(26, 12, 960, 56), "heading")
        if self.kept >= 0 and self.gone:
            down = grown(now, 0.0, _DOWN)
            if now < _LEAVES + _SLIDE:
                box = sheet.at(20 + _PITCH * min(5, len(self.gone)), _TOP + 150 * down, *_CARD)
                self._draw_face(p, self.kept, box)
                draw_stamp(
                    p, sheet.at(20 + _PITCH * min(5, len(self.gone)), _TOP + 90 + 150 * down, 136, 34), self.stamp, down
                )
        for at, kind in enumerate(self.gone):
            start = 20 + at * _PITCH
            x = start - (start + _CARD[0] + 20) * grown(now, _LEAVES + _EACH * at, _SLIDE)
            if x > -_CARD[0]:
                box = sheet.at(x, _TOP, *_CARD)
                paint_back(p, box) if x < _BACK and x < start else self._draw_face(p, kind, box)
        for at, kind in enumerate(self.into):
            begun = self.starts + _EACH * at
            if now >= begun:
                place = 20 + at * _PITCH
                x = place + (1012 - place) * (1 - grown(now, begun, _SLIDE))
                turned = grown(now, begun + _SLIDE, _TURN)
                draw_turning(
                    p, sheet.at(x, _TOP, *_CARD), turned, partial(paint_back, p), partial(self._draw_face, p, kind)
                )
                if turned >= 1:
                    self._draw_matches(p, sheet.at(place, _TOP + _CARD[1] + 8, _CARD[0], 24), self.matches[at])

    def _draw_face(self, p: Painter, kind: int, box: Rect) -> None:
        wide = box.w > box.h * 0.5
        paint_card(p, box, *self.faces[kind], "named" if wide else "upright", name=self.topics[kind] if wide else "")

    def _draw_matches(self, p: Painter, row: Rect, matches: Sequence[tuple[str, str, int]]) -> None:
        for at, (code, said, value) in enumerate(matches):
            line = row.moved(0, at * row.h)
            ink: Ink = "pro" if value > 0 else "contra"
            p.text(code, line, "label", "ink_soft")
            p.runs([Run(said, "strong", ink)], line, "right")


def _own(model: TableModel, event: object) -> bool:
    """Whether cards are handed to the seat that looks, which knows them."""
    seat = model.view.seat
    return isinstance(event, ev.DraftHandReceived) and event.seat == seat >= 0 and min(event.kinds, default=-1) >= 0


def _hand_before(model: TableModel, received: Logged) -> tuple[int, list[int]]:
    """The card that was kept, and the hand that it was chosen from."""
    kept, seat = -1, model.view.seat
    for logged in reversed(model.log):
        event = logged.event
        if logged.index >= received.index:
            continue
        if kept < 0 and isinstance(event, ev.AnswerOpened) and event.seat == seat and event.values:
            kept = event.values[0]
        if isinstance(event, ev.DraftHandReceived | ev.ProgramsDealt) and event.seat == seat:
            return kept, list(event.kinds)
    return kept, []


def _matches(model: TableModel, kind: int) -> list[tuple[str, str, int]]:
    """States in which a card agrees with an open opinion or goes against one: code, signed number, value."""
    found = []
    for place, land in enumerate(model.view.lands):
        value = (kind in land.opinions) - (kind ^ 1 in land.opinions)
        if value:
            found.append((model.names.land_code(place), model.texts.signed(value), value))
    return found[:3]
