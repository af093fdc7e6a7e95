"""Phase 9a: relocate votes - from the state that votes last back to the one that votes now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import ConvertRallies, Pass
from macher.rules.phases.base import phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Table


@wire
@dataclass(frozen=True, slots=True)
class ConvertOptions(Options):
    """Any number of rallies from the minimum to all, or keeping them (ruling 9)."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    least: int
    rallies: int

    def refusal(self, command: Command) -> Refusal | None:
        """At least four outside the election (EN19 phase 9a)."""
        if type(command) is Pass:
            return None
        if not isinstance(command, ConvertRallies):
            return wrong(command)
        if command.count < self.least:
            return refuse(Reason.TOO_FEW_RALLIES, least=self.least)
        return refuse(Reason.TOO_MANY_RALLIES, rallies=self.rallies) if command.count > self.rallies else None

    def __iter__(self) -> Iterator[Command]:
        yield Pass(self.seat)
        for count in range(self.least, self.rallies + 1):
            yield ConvertRallies(self.seat, count)


@part
@dataclass(slots=True)
class ConversionStep(Step):
    """States against the order of their elections; in each from the start player clockwise."""

    name: ClassVar[str] = "conversion"
    left: list[int]
    voting: list[int]
    place: int
    at: int
    """Seats asked so far in ``place``; after the last one comes the next state."""

    def deciders(self, state: Table) -> Sequence[int]:
        """The next seat with enough rallies."""
        seats = len(state.parties)
        return ((state.start + self.at) % seats,) if 0 <= self.at < seats else ()

    def options(self, state: Table, seat: int) -> ConvertOptions:
        """From four to all."""
        return ConvertOptions(seat, state.edition.figures.convert_minimum, state.lands[self.place].rallies[seat])

    def carry_out(self, state: Table, command: Command) -> None:
        """Converts or keeps."""
        if isinstance(command, ConvertRallies):
            op.convert(state, command.seat, self.place, command.count)
        else:
            state.emit(ev.Passed, command.seat, self.name, self.place)
        self._next(state)

    def _next(self, state: Table) -> None:
        """Skips seats that have fewer rallies than the minimum."""
        rallies, seats = state.lands[self.place].rallies, len(state.parties)
        self.at += 1
        while self.at < seats and rallies[(state.start + self.at) % seats] < state.edition.figures.convert_minimum:
            self.at += 1

    def advance(self, state: Table) -> bool:
        """On to the next state; where the election is held everything is converted (EN19 phase 9a)."""
        if not self.left:
            return True
        self.place = self.left.pop(0)
        if self.place in self.voting:
            self.at = len(state.parties)
            for seat in state.in_order():
                count = state.lands[self.place].rallies[seat]
                if count:
                    op.convert(state, seat, self.place, count)
        else:
            self.at = -1
            self._next(state)
        return False


@phase("conversion")
def start_conversion(table: Table) -> Step | None:
    """Once through all states in reverse (ruling 36)."""
    return ConversionStep(table.open_lands()[::-1], table.voting(), -1, table.seats)
