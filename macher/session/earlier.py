"""Whether a save leads back behind what was already seen of its game: taking moves back by other means."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ai.kinds import HUMAN
from macher.engine.command import Command
from macher.engine.errors import CommandRefused
from macher.engine.journal import carried_out
from macher.saves.verify import Restored
from macher.session.undo import barrier

__all__ = ["commands_of", "goes_back"]


def commands_of(saved: Restored) -> tuple[Command, ...]:
    """What has been done in a saved game."""
    return tuple(record.command for record in saved.journal.records)


def goes_back(saved: Restored, seen: Sequence[Command]) -> bool:
    """Whether a person's decision in another course of the same game would be taken back that undo could not reach.

    What both courses have in common stays; the rest of the other one would have to be taken back.
    """
    own, shared = commands_of(saved), 0
    while shared < min(len(own), len(seen)) and own[shared] == seen[shared]:
        shared += 1
    humans = [seat for seat, who in enumerate(saved.document.seats) if who.kind == HUMAN]
    if not any(command.seat in humans for command in seen[shared:]):
        return False
    barred: set[int] = set()
    state = saved.journal.state_at(shared)
    for command in seen[shared:]:
        try:
            state, record = carried_out(state, command, 0)
        except CommandRefused:  # the other course is of a game with the same beginning and other rules
            return False
        barred |= {seat for seat in humans if barrier(record, seat, humans)}
        if len(barred) == len(humans):
            return True
    return False
