"""Dice are thrown, in games with a national board: contributions, kept polls, exchanges, ties (VG06 6.4.2, WBC06)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from macher.rules import events as ev
from macher.rules.national.events import DiceRolled, FirstRightWon
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.staging.paper import draw_change, draw_die, draw_seat
from macher.ui.staging.reveal import Beat, Reveal, Sheet, Told, among, grown, moments
from macher.ui.table.model import Logged, TableModel

_FALLS, _EACH, _COUNTS = 0.35, 0.2, 0.3
_ROW, _TOP = 104.0, 110.0
_MOST_ROWS = 6
_ROOM = 530.0
"""Height for all rows."""
_CONTRIBUTIONS: Final = frozenset({"donation", "refusal", "largest"})
"""Reasons of dice that come with contributions."""
_HIGHEST: Final = frozenset({"donation", "program"})
"""Reasons for which only the highest die counts."""


@dataclass(frozen=True, slots=True)
class _Throw:
    party: str
    player: str
    dice: tuple[int, ...]
    counts: tuple[bool, ...]
    """Whether each die counts."""
    before: str
    after: str
    """Members of the party's base; both empty where the dice decide something else."""
    better: bool
    line: str = ""
    """What the dice are for, below the name."""
    more: bool = False
    """Whether these are the dice for the largest refusal, in the party's colour."""
    change: str = ""
    """What comes to the base or leaves it."""
    won: bool = False
    """Whether it has won the right to name the first player."""


class DiceThrown(Reveal):
    """All dice of one moment, a row for each seat."""

    def __init__(self, model: TableModel, events: Sequence[object]) -> None:
        texts = model.texts
        rolls = [(at, event) for at, event in enumerate(events) if isinstance(event, DiceRolled)]
        reasons = {event.reason for _, event in rolls}
        self.title = texts(
            "staging-contributions-title"
            if reasons & _CONTRIBUTIONS
            else "staging-first-dice-title"
            if "first_player" in reasons
            else "staging-dice-title"
        )
        self.members = texts("staging-dice-members")
        self.throws = [_throw(model, event, events[:at], events[at + 1 :]) for at, event in rolls][:_MOST_ROWS]
        if any(throw.after for throw in self.throws):
            self.boxes = frozenset({"base"})
        right = next((event for event in events if isinstance(event, FirstRightWon)), None)
        if right is not None:
            self.throws = _with_winner(self.throws, model.names.party_key(right.seat))
        told = [
            texts.pair(throw.player, ", ".join(texts.number(die) for die in throw.dice))
            + (f" ({self.members} {throw.before} → {throw.after})" if throw.after else "")
            for throw in self.throws
        ]
        self.lines = told
        self.said = texts.pair(self.title, "; ".join(told))
        self.beats = [Beat(at * _EACH, _FALLS + _COUNTS, "dice") for at in range(len(self.throws))]

    @classmethod
    def find(cls, model: TableModel, news: Sequence[Logged]) -> Iterator[Told]:
        for moment in moments(news):
            if among(moment, DiceRolled):
                first = among(moment, DiceRolled | ev.DonationDecided)[0]
                yield first, cls(model, [logged.event for logged in moment])

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        pitch = min(_ROW, _ROOM / len(self.throws))
        top = _TOP + max(0.0, 5 - len(self.throws)) * pitch * 0.4
        for at, throw in enumerate(self.throws):
            fallen = grown(now, at * _EACH, _FALLS)
            row = sheet.at(40, top + at * pitch, 1332, pitch - 10)
            p.fill(row, "row")
            scale = sheet.scale
            who = row.trim(left=20 * scale)._replace(w=320 * scale)
            if throw.line:
                who, below = who.rows(2)
                p.text(throw.line, below, "label", "ink_soft")
            draw_seat(p, who, throw.party, throw.player)
            if fallen <= 0:
                continue
            side = 74.0 * scale
            for number, (die, counts) in enumerate(zip(throw.dice, throw.counts, strict=True)):
                x = row.x + (360 + number * 100 + 60 * (1 - fallen)) * scale
                box = Rect(x, row.cy - side / 2, side, side)
                counted, ringed = counts or fallen < 1, counts and fallen >= 1 and not all(throw.counts)
                draw_die(p, box, die, counted, throw.party if throw.more else "", ringed)
            if throw.after and now >= at * _EACH + _FALLS:
                ink: Ink = "pro" if throw.better else "contra"
                p.text(throw.change, row._replace(x=row.x + 830 * scale, w=130 * scale), "headline", ink, "right")
                p.text(self.members, row.trim(right=190 * scale), "label", "muted", "right")
                draw_change(p, row.trim(right=24 * scale), throw.before, throw.after, throw.better)
            elif throw.won and now >= self.seconds - _COUNTS:
                p.ballot(Rect(row.right - 74 * scale, row.cy - 25 * scale, 50 * scale, 50 * scale), True)


def _throw(model: TableModel, event: DiceRolled, before: Sequence[object], after: Sequence[object]) -> _Throw:
    """What a throw brought: the change of the base that follows it before the next throw."""
    change: ev.BaseChanged | None = None
    for each in after:
        if isinstance(each, DiceRolled):
            break
        if isinstance(each, ev.BaseChanged) and each.seat == event.seat:
            change = each
            break
    highest = max(event.dice, default=0)
    single = event.reason in _HIGHEST
    best = event.dice.index(highest) if event.dice else -1
    texts = model.texts
    return _Throw(
        model.names.party_key(event.seat),
        model.names.player(event.seat),
        event.dice,
        tuple(not single or at == best for at in range(len(event.dice))),
        texts.number(change.base - change.delta) if change is not None else "",
        texts.number(change.base) if change is not None else "",
        change is not None and change.delta > 0,
        _purpose(model, event, before),
        event.reason == "largest",
        texts.signed(change.delta) if change is not None else "",
    )


def _with_winner(throws: Sequence[_Throw], party: str) -> list[_Throw]:
    """The last throw of the party that has won with its mark; all others count no more."""
    last = max((at for at, throw in enumerate(throws) if throw.party == party), default=-1)
    return [
        replace(throw, won=at == last, counts=tuple(at == last for _ in throw.dice)) for at, throw in enumerate(throws)
    ]


def _purpose(model: TableModel, event: DiceRolled, before: Sequence[object]) -> str:
    """The contribution that dice are thrown for."""
    texts = model.texts
    if event.reason == "largest":
        return texts("staging-contribution-largest")
    decided = [each for each in before if isinstance(each, ev.DonationDecided) and each.seat == event.seat]
    if event.reason not in _CONTRIBUTIONS or not decided:
        return ""
    word = texts("staging-donation-taken" if decided[-1].accept else "staging-donation-refused")
    return f"{model.names.donation(decided[-1].card)} · {word}"
