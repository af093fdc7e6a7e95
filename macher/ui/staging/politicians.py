"""Politicians turn over, are paid for or leave, and act, one after the other (EN19 phase 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Final

from macher.i18n import names
from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_party_back
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.painter import Ink, Painter
from macher.ui.prompts.shared.politician_card import Front, front_of, paint_front
from macher.ui.staging.paper import draw_change, draw_seat, draw_spoken, draw_stamp, draw_thread, draw_turning
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, among, grown, moments, sentences
from macher.ui.table.model import Logged, TableModel

_TURNS, _STEP, _TURN = 0.3, 0.35, 0.3
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
        self.beats = [Beat(_TURNS + at * _STEP, _TURN, "flip") for at in range(len(self.faces))]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for logged in news:
            if isinstance(logged.event, ev.PoliticiansRevealed) and logged.event.seats:
                yield logged, cls(model, logged.event)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        scale, box = sheet.scale, sheet.box
        pitch = min(_CARD[0] * scale * 1.6, (box.w - 24 * scale) / len(self.faces))
        width = min(pitch - 8, _CARD[0] * scale * 1.3)
        left = box.cx - pitch * len(self.faces) / 2
        for at, face in enumerate(self.faces):
            share = grown(now, _TURNS + at * _STEP, _TURN)
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


_Answer = ev.PoliticianPaid | ev.PoliticianDeclined
_STAMP = 0.15


class PoliticianAnswered(Reveal):
    """The politicians of a state with what has been answered so far: paid for, or declined."""

    rest = 0.25
    runs = True

    def __init__(self, model: TableModel, answers: Sequence[Logged]) -> None:
        """`answers` come together, in one state; there are several where everybody pays at once (VG06 6.2.3)."""
        texts, who, answered = model.texts, model.names, answers[-1]
        last = answered.event
        self.land, self.seat = last.land, last.seat if len(answers) == 1 else -1
        row = list(zip(*_row_of(model.log, answered), strict=True))
        self.faces = [PoliticianFace.of(model, seat, card) for seat, card in row]
        said = _answers(model.log, answered)
        words = {True: texts("staging-politician-paid"), False: texts("staging-politician-declined")}
        self.stamps = [words[said[one]] if one in said else "" for one in row]
        self.gone = {at for at, one in enumerate(row) if not said.get(one, True)}
        fresh = {(each.event.seat, each.event.politician) for each in answers}
        self.fresh = {at for at, one in enumerate(row) if one in fresh}
        paid = isinstance(last, ev.PoliticianPaid)
        if len(answers) > 1:
            self.title = texts("staging-politicians-answered-title", land=who.land(last.land))
        else:
            self.title = texts(
                "staging-politician-paid-title" if paid else "staging-politician-declined-title",
                player=who.player(last.seat),
                politician=who.politician(last.politician, last.seat),
            )
        told = [
            ", ".join((face.player, face.office[0], stamp))
            for face, stamp in zip(self.faces, self.stamps, strict=True)
            if stamp
        ]
        self.lines = told
        self.said = sentences(who.land(last.land), self.title, "; ".join(told))
        self.beats = [Beat(0.1, 0.4, "coin" if paid else "thud")]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for _, each in groupby(among(news, _Answer), key=lambda logged: (logged.version, logged.event.land)):
            together = list(each)
            if _row_of(model.log, together[0])[0] and not model.decided_here(together[0].event.seat):
                yield together[0], cls(model, together)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        pitch = min(136.0, 680 / max(1, len(self.faces)))
        left = 350 - pitch * len(self.faces) / 2
        for at, face in enumerate(self.faces):
            card = sheet.at(left + at * pitch + 5, 150, pitch - 10, 186)
            share = grown(now, 0.1, _STAMP) if at in self.fresh else 1.0
            draw_politician(p, card, card.w, face)
            draw_seat(p, sheet.at(left + at * pitch + 5, 348, pitch - 10, 28), face.party, face.player)
            if self.stamps[at]:
                box = sheet.at(left + at * pitch + 3, 392, pitch - 6, 36)
                draw_stamp(p, box, self.stamps[at], share, "out" if at in self.gone else "solid")


@dataclass(frozen=True, slots=True)
class _Deed:
    caption: str
    words: str
    before: str
    after: str
    better: bool


class PoliticianActs(Reveal):
    """One politician with the main action, the chosen second one, and what they change."""

    rest = 0.5
    runs = True

    def __init__(self, model: TableModel, moment: Sequence[Logged]) -> None:
        events = [logged.event for logged in moment]
        first = next(event for event in events if isinstance(event, ev.PoliticianActed))
        texts, who = model.texts, model.names
        self.land, self.seat = first.land, first.seat
        self.face = PoliticianFace.of(model, first.seat, first.politician)
        self.title = texts(
            "staging-politician-acts-title",
            player=who.player(first.seat),
            politician=who.politician(first.politician, first.seat),
        )
        self.deeds = [
            _deed(model, events, at) for at, each in enumerate(events) if isinstance(each, ev.PoliticianActed)
        ]
        self.threads = _threads(events, first.land)
        told = [each.words + (f" {each.before} → {each.after}" if each.after else "") for each in self.deeds]
        self.lines = told
        self.brief = texts.pair(self.title, ", ".join(told))
        self.spoken = names.spoken(texts, self.face.key)
        self.said = sentences(who.land(first.land), self.brief, self.spoken)
        self.reaches = _FIRST + _NEXT * len(self.deeds)
        self.beats = [Beat(_FIRST + at * _NEXT, 0.3, "pencil") for at in range(len(self.deeds))]
        self.beats.append(Beat(self.reaches, 0.3, ""))

    @property
    def sentence(self) -> str:
        return self.brief

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for moment in moments(news):
            acted = among(moment, ev.PoliticianActed)
            if acted and not model.decided_here(acted[0].event.seat):
                yield acted[0], cls(model, moment)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        left = bool(sheet.rows) and sheet.rows[0].x < sheet.box.x
        card = sheet.at(392 if left else 40, 120, 268, 380)
        draw_politician(p, card, card.w, self.face)
        draw_seat(
            p, card._replace(y=card.bottom + 12 * sheet.scale, h=30 * sheet.scale), self.face.party, self.face.player
        )
        x, boxes = 36 if left else 344, []
        for at, deed in enumerate(self.deeds[:3]):
            box = sheet.at(x, 120 + at * 160, 320, 144)
            boxes.append(box)
            begun = now >= _FIRST + at * _NEXT
            p.box(box, "own" if begun else "row", f"{self.face.party}.edge" if begun else None, 3)
            self._draw_deed(p, box.inset(16 * sheet.scale, 10 * sheet.scale), deed, begun)
        draw_spoken(p, sheet, self.face.party, self.spoken)
        if now >= self.reaches and boxes:
            for seat, better in self.threads:
                ink: Ink = "pro" if better else "contra"
                draw_thread(p, sheet, seat, boxes[0].cy, boxes[0], ink)

    def _draw_deed(self, p: Painter, box: Rect, deed: _Deed, begun: bool) -> None:
        side = min(34.0, box.h * 0.3)
        p.ballot(Rect(box.x, box.y, side, side), begun)
        words = box.trim(left=side + 12)
        p.text(deed.caption, words._replace(h=box.h * 0.28), "label", "muted")
        style = next((each for each in ("name", "strong") if p.width(deed.words, each) <= words.w), "card")
        p.text(deed.words, words._replace(y=box.y + box.h * 0.28, h=box.h * 0.32), style)
        if begun and deed.after:
            draw_change(p, box._replace(y=box.y + box.h * 0.62, h=box.h * 0.36), deed.before, deed.after, deed.better)


_FIRST: Final = 0.2
_NEXT: Final = 0.35
"""Seconds at which the first action is marked, and between two actions."""


def _row_of(log: Sequence[Logged], answered: Logged) -> tuple[Sequence[int], Sequence[int]]:
    """Seats and cards that were turned up in the state of an answer."""
    for logged in reversed(log):
        event = logged.event
        if (
            logged.index < answered.index
            and isinstance(event, ev.PoliticiansRevealed)
            and event.land == answered.event.land
        ):
            return event.seats, event.politicians
    return (), ()


def _answers(log: Sequence[Logged], answered: Logged) -> dict[tuple[int, int], bool]:
    """The answers in a state up to this one: by seat and card, whether it was paid for."""
    found: dict[tuple[int, int], bool] = {}
    for logged in reversed(log):
        event = logged.event
        if logged.index > answered.index:
            continue
        if isinstance(event, ev.PoliticiansRevealed) and event.land == answered.event.land:
            break
        if isinstance(event, _Answer) and event.land == answered.event.land:
            found[event.seat, event.politician] = isinstance(event, ev.PoliticianPaid)
    return found


def _deed(model: TableModel, events: Sequence[object], at: int) -> _Deed:
    """An action, and the figure that it changes."""
    texts, acted = model.texts, events[at]
    assert isinstance(acted, ev.PoliticianActed)
    card = model.edition.figures.politicians[acted.politician]
    amount = next((spec.amount for spec in card.actions if spec.name == acted.action), 0)
    caption = texts("staging-politician-main" if acted.main else "staging-politician-then")
    before, after, better = "", "", True
    for event in events[at + 1 :]:
        if isinstance(event, ev.PoliticianActed):
            break
        if isinstance(event, ev.VotesChanged):
            before, after, better = texts.number(event.votes - event.delta), texts.number(event.votes), event.delta > 0
        elif isinstance(event, ev.TrendChanged):
            before, after, better = texts.signed(event.trend - event.delta), texts.signed(event.trend), event.delta > 0
        elif isinstance(event, ev.BaseChanged):
            before, after, better = texts.number(event.base - event.delta), texts.number(event.base), event.delta > 0
    return _Deed(caption, names.action(texts, acted.action.value, amount), before, after, better)


def _threads(events: Sequence[object], land: int) -> list[tuple[int, bool]]:
    """Seats whose rows change, and whether they gain; each once."""
    found: dict[int, bool] = {}
    for event in events:
        if isinstance(event, ev.VotesChanged | ev.TrendChanged) and event.land == land:
            found[event.seat] = event.delta > 0
        elif isinstance(event, ev.MediaRemoved) and event.land == land:
            found[event.seat] = False
    return list(found.items())
