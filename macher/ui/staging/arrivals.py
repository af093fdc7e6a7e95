"""What comes to the boards is shown in its place: politicians face down, opinions turned up, new states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from macher.rules import events as ev
from macher.ui.game.secrets_on_screen import with_covered_opinions
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.staging.paper import draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Room, Told, among, grown, moments, sentences
from macher.ui.table.boards.board import Board
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.light import EVERYTHING
from macher.ui.table.model import Logged, TableModel
from macher.ui.widgets.cards import Look, paint_back, paint_card

_STEP, _TAKES = 0.18, 0.3
_UNFOLDS = 0.4
"""Seconds in which a new board unfolds."""


class PoliticiansSent(Reveal):
    """Backs that come to the slots of the states, one state after the other (EN19 phase 5)."""

    room: Room = "place"
    rest = 0.4

    def __init__(self, model: TableModel, placed: Sequence[Logged]) -> None:
        sent = [logged.event for logged in placed]
        who, seat = model.names, sent[0].seat
        self.party, self.seat = who.party_key(seat), seat
        lands = [event.land for event in sent]
        self.title = model.texts("staging-sent-title", player=who.player(seat), n=len(sent))
        self.said = model.texts.pair(self.title, model.texts.listing([who.land(land) for land in lands]))
        self.slots = [(logged.event.land, _slot(model.log, logged)) for logged in placed]
        self.beats = [Beat(at * _STEP, _TAKES, "slide") for at in range(len(self.slots))]

    @property
    def touches(self) -> frozenset[int]:
        return frozenset(land for land, _ in self.slots)

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        if model.national:  # they come one by one there, each told by its line
            return
        for moment in moments(news):
            sent = among(moment, ev.PoliticianPlaced)
            if sent and not model.decided_here(sent[0].event.seat):
                yield sent[0], cls(model, sent)

    def spots(self, zones: Zones) -> list[Rect]:
        found = []
        for land, slot in self.slots:
            board = zones.boards[land]
            at = zones.areas[land].slots[min(slot, len(zones.areas[land].slots) - 1)]
            found.append(at.moved(board.x, board.y).inset(-4, -10))
        return found

    def draw_spot(self, p: Painter, number: int, box: Rect, now: float) -> None:
        share = grown(now, number * _STEP, _TAKES)
        if share <= 0:
            return
        slot = box.inset(4, 10).moved(0, -8 * (1 - share))
        p.box(slot, self.party, f"{self.party}.edge" if p.theme.parties[self.party].outlined else None, 1.5)
        p.glyph(self.party, slot.centred(12, 12))
        if share < 1:
            p.frame(slot.inset(-3 * (1 - share) - 1), "ink", 2)


def _slot(log: Sequence[Logged], placed: Logged) -> int:
    """The place of a politician in the row of its state: after those that were sent there in the same round."""
    count = 0
    for logged in reversed(log):
        if logged.round < placed.round:
            break
        event = logged.event
        if logged.index < placed.index and isinstance(event, ev.PoliticianPlaced) and event.land == placed.event.land:
            count += 1
    return count


@dataclass(frozen=True, slots=True)
class _Turned:
    land: int
    place: int
    kind: int


class OpinionsTurned(Reveal):
    """New opinions of the states, and the states that come to the table (EN19 phase 9d)."""

    room: Room = "place"
    rest = 0.4

    def __init__(self, model: TableModel, events: Sequence[object]) -> None:
        texts, who = model.texts, model.names
        self.fresh = [event.land for event in events if isinstance(event, ev.LandOpened)]
        turned = [event for event in events if isinstance(event, ev.OpinionTurned)]
        self.cards = [_Turned(event.land, event.place, event.kind) for event in turned]
        self.faces = {card.kind: who.face(card.kind) for card in self.cards}
        self.topics = {card.kind: who.topic_forms(card.kind) for card in self.cards}
        self.table = replace(model, prompt=None, spots={}, preview=model.view, light=EVERYTHING, told=None)
        if model.shared:
            self.table.seat = -1
        self.unturned = _without_opinions(self.table, self.fresh)
        opened = texts.listing([who.land(land) for land in self.fresh])
        self.title = texts("staging-lands-title", lands=opened) if self.fresh else texts("staging-opinions-title")
        lands = dict.fromkeys(card.land for card in self.cards)
        told = [
            texts.pair(who.land(land), who.cards(card.kind for card in self.cards if card.land == land))
            for land in lands
        ]
        self.said = sentences(self.title, *told)
        first = 0.5 if self.fresh else 0.0
        self.at = [first + number * min(_STEP, 1.2 / len(self.cards)) for number in range(len(self.cards))]
        self.beats = [Beat(0.0, _UNFOLDS, "slide")] if self.fresh else []
        self.beats += [Beat(at, _TAKES, "flip") for at in self.at]

    @property
    def touches(self) -> frozenset[int]:
        return frozenset((*self.fresh, *(card.land for card in self.cards)))

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for moment in moments(news):
            turned = among(moment, ev.OpinionTurned | ev.LandOpened)
            if turned and turned[0].round:
                yield turned[0], cls(model, [logged.event for logged in turned])

    def spots(self, zones: Zones) -> list[Rect]:
        boards = [zones.boards[land] for land in self.fresh]
        cards = [
            zones.areas[card.land].cards[card.place].moved(zones.boards[card.land].x, zones.boards[card.land].y)
            for card in self.cards
            if card.land not in self.fresh
        ]
        self._areas, self._drawn = zones.areas, [card for card in self.cards if card.land not in self.fresh]
        return boards + cards

    def draw_spot(self, p: Painter, number: int, box: Rect, now: float) -> None:
        if number < len(self.fresh):
            self._draw_land(p, self.fresh[number], box, now)
            return
        card = self._drawn[number - len(self.fresh)]
        self._draw_card(p, card, box, now)

    def _draw_card(self, p: Painter, card: _Turned, box: Rect, now: float) -> None:
        share = grown(now, self.at[self.cards.index(card)], _TAKES)
        p.fill(box, "panel")
        draw_turning(p, box, share, partial(paint_back, p), partial(self._face, p, card.kind, box))

    def _face(self, p: Painter, kind: int, whole: Rect, box: Rect) -> None:
        """The card as the board shows it; without its word while it turns."""
        look: Look = "line" if whole.h < 60 else "named" if box.w > whole.w * 0.9 else "upright"
        paint_card(p, box, *self.faces[kind], look, name=self.topics[kind])

    def _draw_land(self, p: Painter, land: int, box: Rect, now: float) -> None:
        """The board unfolds from its middle; then all of it is there, and its cards turn over."""
        share, at = grown(now, 0.0, _UNFOLDS), self._areas[land]
        if share < 1:
            sheet = box._replace(w=box.w * share).moved(box.w * (1 - share) / 2, 0)
            p.fill(box, "table")
            p.fill(sheet, "panel")
            p.fill(sheet._replace(h=at.band), "rule")
            return
        turned = all(now >= when + _TAKES for when, card in zip(self.at, self.cards, strict=True) if card.land == land)
        Board(box, self.table if turned else self.unturned, land, at, short=False).draw(p)
        for card in () if turned else self.cards:
            if card.land == land:
                self._draw_card(p, card, at.cards[card.place], now)


def _without_opinions(table: TableModel, places: Sequence[int]) -> TableModel:
    """The table before the opinions of these states are turned up: no program agrees with them yet."""
    view = with_covered_opinions(table.view, places)
    return replace(table, view=view, preview=view)
