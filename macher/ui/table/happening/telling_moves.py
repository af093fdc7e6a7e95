"""The moves of other seats one by one: which one is told now, and where the table waits for a press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from macher.rules import events as ev
from macher.ui.game.controller import DWELL
from macher.ui.table.happening.changes import deltas
from macher.ui.table.happening.changes_lines import sentences
from macher.ui.table.happening.happening import Happening
from macher.ui.table.happening.move import Delta, Move
from macher.ui.table.happening.move_words import costs_of, row_of_reason, why_of, yours_of
from macher.ui.table.model import Logged, TableModel

_BOXES: Final = {
    "opinions": "opinions",
    "display": "opinions",
    "programs": "programs",
    "offer": "programs",
    "poll": "polls",
    "polls": "polls",
    "presence": "presence",
    "base": "base",
    "national": "national",
}
"""Boxes of the strip by the first word of the ids of what lies in them."""
_UNCHOSEN: Final = frozenset({"bluff"})
"""Reasons of payments that the payer has not chosen."""
_MOST_SENTENCES: Final = 2


class Moves:
    """What other seats do while nobody at this screen is asked; AI seats wait while one of them is `held`."""

    def __init__(self) -> None:
        self.current: Move | None = None
        """What is told now."""
        self.turn: list[Move] = []
        """All moves since the last own decision, oldest first."""
        self.held = False
        """Whether AI seats wait for the player to go on."""
        self.fresh = False
        """Whether the present move has just been made, so that its party still has the ribbon."""
        self._skipping = self._hurried = False
        self._until = 0.0

    @property
    def hit(self) -> Move | None:
        """The newest move, if it costs something here and nobody has gone on since."""
        return self.current if self.current is not None and self.current.costs else None

    @property
    def costly(self) -> bool:
        """Whether they wait since the move costs something here."""
        return self.held and self.hit is not None

    def take(self, model: TableModel, found: Sequence[Move], speed: str, stops: bool, now: float) -> None:
        """Takes the table as it is now, and the moves that are new; what is told of them stays fresh for a while."""
        asked = model.prompt is not None
        if asked:
            self.held = self.fresh = self._skipping = self._hurried = False
        self.turn += found
        self._only_since(model)
        loud = [move for move in found if not move.quiet]
        if not loud or speed == "instant":
            return
        self.current = next((move for move in reversed(loud) if stops and move.costs), loud[-1])
        if asked:
            return
        self.fresh, self._until = not self._hurried and not self._skipping, now + DWELL.get(speed, 0.0)
        alone = bool(model.view.deciders) and not any(model.is_human(seat) for seat in model.view.deciders)
        self.held = alone and not self._skipping and (speed == "told" or (stops and bool(self.current.costs)))

    def _only_since(self, model: TableModel) -> None:
        """Forgets what was told before the last own decision."""
        first = model.marks[0].version if model.marks else self._newest(model) + 1
        self.turn = [move for move in self.turn if move.version >= first]
        if self.current is not None and self.current.version < first:
            self.current, self.held = None, False

    @staticmethod
    def _newest(model: TableModel) -> int:
        return model.log[-1].version if model.log else 0

    def tick(self, now: float) -> bool:
        """Whether what is told has just become old."""
        if not self.fresh or self.held or now < self._until:
            return False
        self.fresh = False
        return True

    def stay(self, until: float) -> None:
        """A reveal is told before it: the present move stays fresh until then at least."""
        self._until = max(self._until, until)

    def hurry(self) -> None:
        """Moves up to the next own decision are told without a pause; they stop where they cost something."""
        self.fresh, self._hurried = False, True

    def go_on(self) -> bool:
        """The player has read it; whether AI seats were waiting for that."""
        held, self.held = self.held, False
        if held:
            self.fresh = False
        return held

    def skip(self) -> None:
        """Goes on, and stops at nothing before the next own decision."""
        self.held = self.fresh = False
        self._skipping = True

    def dismiss(self) -> bool:
        """The player does something else: takes away what stands over the boards; whether there was anything."""
        if self.held or self.hit is None:
            return False
        self.current = None
        return True


def move_of(model: TableModel, happening: Happening) -> Move | None:
    """The move that an AI seat has made; none where a person has, and in the set-up."""
    record, version = happening.news, happening.version
    seat = next((logged.event.seat for logged in record if getattr(logged.event, "seat", -1) >= 0), -1)
    if not version or seat < 0 or model.is_human(seat):
        return None
    items = list(deltas(model, record))
    if not items:
        return Move(version, seat)
    own = [item for item in items if item.seat == seat] or items[:1]
    said = sentences(model, own)[::-1][:_MOST_SENTENCES]
    lands = {item.land for item in own if item.land >= 0}
    rows, boxes = _places(own)
    then = model if happening.after is None else replace(model, view=happening.after, preview=happening.after)
    costs = costs_of(then, happening.before, seat, _taken(record))
    yours = () if costs else yours_of(then, happening.before, sorted(lands))
    hit = {(loss.land, cost.seat) for cost in costs for loss in cost.losses}
    return Move(
        version,
        seat,
        " · ".join(one.text for one in said),
        " · ".join(one.brief for one in said),
        why_of(then, version),
        tuple(own),
        frozenset(lands | {place for place, _ in hit}),
        frozenset(rows | hit | row_of_reason(model, version)),
        frozenset(boxes),
        costs,
        yours,
    )


def _places(items: Sequence[Delta]) -> tuple[set[tuple[int, int]], set[str]]:
    """The rows (board, seat) that show these changes, and the boxes of the strip."""
    rows, boxes = set[tuple[int, int]](), set[str]()
    for first, *rest in (place.split(".") for item in items for place in item.places):
        if first == "row" and len(rest) == 2:
            rows.add((int(rest[0]), int(rest[1])))
        name = rest[0] if first == "strip" else first
        if name in _BOXES:
            boxes.add(_BOXES[name])
    return rows, boxes


def _taken(record: Sequence[Logged]) -> dict[int, int]:
    """Euros that seats have lost without having chosen to pay them."""
    taken: dict[int, int] = {}
    for logged in record:
        event: Any = logged.event
        if isinstance(event, ev.MoneyChanged) and event.delta < 0 and event.reason in _UNCHOSEN:
            taken[event.seat] = taken.get(event.seat, 0) - event.delta
    return taken
