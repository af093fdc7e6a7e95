"""The donations of a round side by side: who took the money, who kept the members (EN19 phase 9c)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macher.rules import events as ev
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.staging.paper import draw_change, draw_seat, draw_stamp
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, grown
from macher.ui.table.model import Logged, TableModel

_EACH, _STAMP, _BASE = 0.3, 0.15, 0.3
_ROW, _TOP = 104.0, 110.0


@dataclass(frozen=True, slots=True)
class _Answer:
    party: str
    player: str
    money: str
    accepted: bool
    before: str
    after: str


class DonationsDecided(Reveal):
    """All answers of the round that has just ended.

    Games with a national board tell theirs by the dice.
    """

    boxes = frozenset({"base"})

    def __init__(self, model: TableModel, past: Sequence[object]) -> None:
        texts, who = model.texts, model.names
        self.title = texts("staging-donations-title")
        self.words = {True: texts("staging-donation-taken"), False: texts("staging-donation-refused")}
        self.base = texts("table-base-title")
        self.answers = []
        for at, event in enumerate(past):
            if isinstance(event, ev.DonationDecided):
                change = next(
                    (each for each in past[at:] if isinstance(each, ev.BaseChanged) and each.seat == event.seat), None
                )
                self.answers.append(
                    _Answer(
                        who.party_key(event.seat),
                        who.player(event.seat),
                        who.donation(event.card),
                        event.accept,
                        texts.number(change.base - change.delta) if change is not None else "",
                        texts.number(change.base) if change is not None else "",
                    )
                )
        told = [
            f"{each.player} {each.money}, {self.words[each.accepted]}"
            + (f", {self.base} {each.before} → {each.after}" if each.after else "")
            for each in self.answers
        ]
        self.lines = told
        self.said = texts.pair(self.title, "; ".join(told))
        self.beats = [
            Beat(at * _EACH, _STAMP + _BASE, "coin" if each.accepted else "stamp")
            for at, each in enumerate(self.answers)
        ]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for logged in news:
            if isinstance(logged.event, ev.RoundStarted) and not model.national:
                past = _round_before(model.log, logged.index)
                if any(isinstance(event, ev.DonationDecided) for event in past):
                    yield _last_answer(model.log, logged), cls(model, past)

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        scale = sheet.scale
        top = _TOP + (5 - len(self.answers)) * _ROW * 0.4
        for at, each in enumerate(self.answers):
            row = sheet.at(40, top + at * _ROW, 1332, _ROW - 10)
            p.fill(row, "row")
            draw_seat(p, row.trim(left=20 * scale)._replace(w=300 * scale), each.party, each.player)
            p.text(each.money, row.trim(left=340 * scale)._replace(w=240 * scale), "money")
            stamp = Rect(row.x + 640 * scale, row.cy - 24 * scale, 320 * scale, 48 * scale)
            share = grown(now, at * _EACH, _STAMP)
            draw_stamp(p, stamp, self.words[each.accepted], share, "solid" if each.accepted else "out")
            if each.after and now >= at * _EACH + _STAMP:
                p.text([self.base, ""], row.trim(left=970 * scale, right=190 * scale), "label", "muted", "right")
                draw_change(p, row.trim(right=24 * scale), each.before, each.after, not each.accepted)


def _round_before(log: Sequence[Logged], end: int) -> list[object]:
    """The events of the round that ended with the event of this number."""
    found: list[object] = []
    for logged in reversed(log):
        if logged.index >= end:
            continue
        if isinstance(logged.event, ev.RoundStarted):
            break
        found.append(logged.event)
    return found[::-1]


def _last_answer(log: Sequence[Logged], end: Logged) -> Logged:
    """The last answer before the round ends: those before it lie open already."""
    for logged in reversed(log):
        if logged.index < end.index and isinstance(logged.event, ev.DonationDecided):
            return logged
    return end
