"""Dice are thrown, in games with a national board: contributions, kept polls, exchanges, ties (VG06 6.4.2, WBC06)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from macher.rules import events as ev
from macher.rules.national.events import DiceRolled
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.staging.paper import draw_change, draw_seat
from macher.ui.staging.reveal import Beat, Reveal, Sheet, grown
from macher.ui.table.model import Logged, TableModel

__all__ = ["DiceThrown"]

_FALLS, _EACH, _COUNTS = 0.35, 0.2, 0.3
_ROW, _TOP = 104.0, 110.0
_MOST_ROWS = 5
_HIGHEST: Final = frozenset({"donation", "exchange", "first"})
"""Reasons for which only the highest die counts."""
_PIPS: Final = {
    0: (),
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
}
"""Column and row of each pip in a field of three by three."""


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


class DiceThrown(Reveal):
    """All dice of one moment, a row for each seat."""

    def __init__(self, model: TableModel, events: Sequence[object]) -> None:
        texts = model.texts
        rolls = [(at, event) for at, event in enumerate(events) if isinstance(event, DiceRolled)]
        self.title = texts("staging-dice-title")
        self.members = texts("staging-dice-members")
        self.throws = [_throw(model, event, events[at + 1 :]) for at, event in rolls][:_MOST_ROWS]
        told = [
            texts.pair(throw.player, ", ".join(texts.number(die) for die in throw.dice))
            + (f" ({self.members} {throw.before} → {throw.after})" if throw.after else "")
            for throw in self.throws
        ]
        self.said = texts.pair(self.title, "; ".join(told))
        self.beats = [Beat(at * _EACH, _FALLS + _COUNTS, "dice") for at in range(len(self.throws))]

    @classmethod
    def found(cls, model: TableModel, news: Sequence[Logged]) -> list[Reveal]:
        found: list[Reveal] = []
        events: list[object] = []
        version = -1
        for logged in news:
            if logged.version != version:
                found += cls._told(model, events)
                events, version = [], logged.version
            events.append(logged.event)
        return found + cls._told(model, events)

    @classmethod
    def _told(cls, model: TableModel, events: Sequence[object]) -> list[Reveal]:
        return [cls(model, events)] if any(isinstance(event, DiceRolled) for event in events) else []

    def draw(self, p: Painter, sheet: Sheet, now: float) -> None:
        top = _TOP + (_MOST_ROWS - len(self.throws)) * _ROW * 0.4
        for at, throw in enumerate(self.throws):
            fallen = grown(now, at * _EACH, _FALLS)
            row = sheet.at(40, top + at * _ROW, 1332, _ROW - 10)
            p.fill(row, "row")
            scale = sheet.scale
            draw_seat(p, row.trim(left=20 * scale)._replace(w=300 * scale), throw.party, throw.player)
            if fallen <= 0:
                continue
            side = 74.0 * scale
            for number, (die, counts) in enumerate(zip(throw.dice, throw.counts, strict=True)):
                x = row.x + (360 + number * 100 + 60 * (1 - fallen)) * scale
                _draw_die(p, Rect(x, row.cy - side / 2, side, side), die, counts or fallen < 1)
            if throw.after and now >= at * _EACH + _FALLS:
                p.text(self.members, row.trim(right=230 * scale), "label", "muted", "right")
                draw_change(p, row.trim(right=24 * scale), throw.before, throw.after, throw.better)


def _throw(model: TableModel, event: DiceRolled, after: Sequence[object]) -> _Throw:
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
    )


def _draw_die(p: Painter, box: Rect, pips: int, counts: bool) -> None:
    """A die from above; one that does not count is toned."""
    p.box(box, "own" if counts else "row", "ink" if counts else "slot_line", 2.5)
    ink = "ink" if counts else "muted"
    side = box.w * 0.17
    for column, row in _PIPS.get(pips, ()):
        x, y = box.x + box.w * (0.24 + 0.26 * column), box.y + box.h * (0.24 + 0.26 * row)
        p.disc(Rect(x - side / 2, y - side / 2, side, side), ink)
