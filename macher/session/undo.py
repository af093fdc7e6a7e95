"""How far a seat may go back: to its last own decision, if nothing on the way forbids it.

Barriers are: chance that was asked, hidden facts that somebody learned, and another human's turn.  Moves of AI seats
are none: their bots are asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from macher.engine.command import Command
from macher.engine.errors import CommandRefused
from macher.engine.journal import Record, carried_out
from macher.rules.table import Table

UNDO_NOTHING: Final = "undo-nothing"
UNDO_CHANCE: Final = "undo-chance"
UNDO_REVEALED: Final = "undo-revealed"
UNDO_OTHER_PLAYER: Final = "undo-other-player"
UNDO_NOT_AGREED: Final = "undo-not-agreed"
REDO_NOTHING: Final = "redo-nothing"
REDO_OTHER_PLAYER: Final = "redo-other-player"


@dataclass(frozen=True, slots=True)
class UndoStatus:
    """Whether a seat may go back (or forth), and why not."""

    possible: bool
    reason: str = ""
    """Text key of the reason why not."""
    position: int = -1
    """Number of commands left afterwards; with a barrier, the fewest that could be reached."""


def every(place: int) -> bool:
    """Counts every record as a decision."""
    return True


def last_own_unit(records: Sequence[Record], seat: int, counts: Callable[[int], bool] = every) -> int:
    """Place of the first record of the last unit of a seat, or -1; ``counts`` says by place which were decisions."""
    for place in range(len(records) - 1, -1, -1):
        if records[place].command.seat == seat and counts(place):
            return records[place].unit - 1
    return -1


def undo_status(
    records: Sequence[Record], seat: int, humans: Collection[int], counts: Callable[[int], bool] = every
) -> UndoStatus:
    """Whether a seat may take back its last decision; AI seats take nothing back."""
    target = last_own_unit(records, seat, counts)
    if target < 0 or (humans and seat not in humans):
        return UndoStatus(False, UNDO_NOTHING)
    for place in range(len(records) - 1, target - 1, -1):
        reason = barrier(records[place], seat, humans)
        if reason:
            return UndoStatus(False, reason, place + 1)
    return UndoStatus(True, position=target)


def barrier(record: Record, seat: int, humans: Collection[int]) -> str:
    """Why undo may not cross a record, or an empty string."""
    if record.chance:
        return UNDO_CHANCE
    if record.reveals:
        return UNDO_REVEALED
    if any(other in humans and other != seat for other in record.deciders):
        return UNDO_OTHER_PLAYER
    return ""


def bars(state: Table, commands: Sequence[Command], humans: Collection[int]) -> str:
    """Why the commands could not be taken back once handed in; empty if they could, or if they are refused."""
    for command in commands:
        try:
            state, record = carried_out(state, command, 0)
        except CommandRefused:
            return ""
        reason = barrier(record, command.seat, humans)
        if reason:
            return reason
    return ""


def redo_status(tail: Sequence[Record], seat: int, humans: Collection[int]) -> UndoStatus:
    """Whether a seat may do again what it took back; the AI answers that followed come along."""
    if not tail:
        return UndoStatus(False, REDO_NOTHING)
    first = tail[0]
    if first.command.seat != seat:
        return UndoStatus(False, REDO_OTHER_PLAYER)
    position = first.version - 1
    for record in tail:
        if record.unit != first.unit and record.command.seat in humans:
            break
        position = record.version
    return UndoStatus(True, position=position)
