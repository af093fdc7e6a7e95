"""The journal: every command with its effects, the commands that can be redone, and the state before each of them.

The undo barrier is computed, never kept by hand: a record says whether chance was asked, whether somebody learned
something, and who had to decide next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from macher.engine.command import Command
from macher.engine.errors import CommandRefused, Refusal
from macher.engine.event import Event
from macher.engine.state import GameState

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class Record:
    """A command that was carried out, and what followed from it."""

    command: Command
    version: int
    """Number of commands applied so far, this one included: 1 for the first."""
    unit: int
    """Version of the first command of the unit it belongs to; a unit is taken back as a whole."""
    events: tuple[Event, ...]
    """Everything that happened, unredacted."""
    chance: bool
    """Whether chance was asked."""
    reveals: bool
    """Whether somebody learned something."""
    deciders: tuple[int, ...]
    """Seats that had to decide next."""


class Journal(Generic[S]):
    """A list of records with a position in it; what comes after the position can be redone.

    States are never changed once they are in the journal, so going back and forth copies nothing.
    """

    def __init__(self, start: S) -> None:
        self._records: list[Record] = []
        self._states: list[S] = [start]
        self._at = 0

    @property
    def state(self) -> S:
        """The state now; whoever wants to change it clones it."""
        return self._states[self._at]

    @property
    def start(self) -> S:
        """The state before the first command."""
        return self._states[0]

    @property
    def records(self) -> Sequence[Record]:
        """What has been done, the oldest first."""
        return self._records[: self._at]

    @property
    def tail(self) -> Sequence[Record]:
        """What has been taken back and can be redone, the next first."""
        return self._records[self._at :]

    def __len__(self) -> int:
        return self._at

    def state_at(self, position: int) -> S:
        """The state after ``position`` records."""
        return self._states[position]

    def record_at(self, place: int) -> Record:
        """The record carried out after ``place`` others."""
        return self._records[place]

    def apply(self, commands: Sequence[Command]) -> Refusal | None:
        """Carries commands out as one unit: all of them or, with the reason, none.

        Giving a command again that was taken back keeps the rest of the redo tail.  An exception other than a
        refusal passes through and changes nothing either.
        """
        state = self.state
        records: list[Record] = []
        states: list[S] = []
        for command in commands:
            try:
                state, record = carried_out(state, command, self.state.version + 1)
            except CommandRefused as refused:
                return refused.refusal
            records.append(record)
            states.append(state)
        end = self._at + len(records)
        if [record.command for record in self._records[self._at : end]] != [record.command for record in records]:
            del self._records[self._at :]
            del self._states[self._at + 1 :]
        self._records[self._at : end] = records
        self._states[self._at + 1 : end + 1] = states
        self._at = end
        return None

    def add(self, state: S, record: Record) -> None:
        """Adds a record that followed from the current state, and the state after it."""
        del self._records[self._at :], self._states[self._at + 1 :]
        self._records.append(record)
        self._states.append(state)
        self._at += 1

    def first(self, count: int) -> Journal[S]:
        """A new journal with the first ``count`` records."""
        made = Journal(self.start)
        for state, record in zip(self._states[1 : self._at + 1], self._records[:count], strict=False):
            made.add(state, record)
        return made

    def go_to(self, position: int) -> None:
        """Goes back or forward to the state after ``position`` records; raises ``IndexError`` if there is none."""
        if not 0 <= position <= len(self._records):
            raise IndexError(position)
        self._at = position


def carried_out(state: S, command: Command, unit: int) -> tuple[S, Record]:
    """The state after a command and its record; the given state stays as it is.  Raises ``CommandRefused``."""
    after = state.clone()
    events: list[Event] = []
    after.log = events
    after.apply(command)
    after.log = None
    record = Record(
        command=command,
        version=after.version,
        unit=unit,
        events=tuple(events),
        chance=after.chance.streams != state.chance.streams,
        reveals=any(event.reveals for event in events),
        deciders=tuple(after.deciders()),
    )
    return after, record
