"""Vote-catching: rallies become votes in every region but the current one, the last first (VG06 6.2.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.editions.classic.formula import absolute_majority
from macher.editions.classic.phases.influence import can_exchange, exchange, exchange_options
from macher.editions.classic.table import ClassicTable
from macher.engine.command import Command
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import ConvertRallies
from macher.rules.phases.base import phase
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.media_influence import ShiftOptions


@part
@dataclass(slots=True)
class VoteCatchingStep(Step):
    """Regions against the order of their elections; in each everybody in order, then the absolute majority."""

    name: ClassVar[str] = "vote_catching"
    left: list[int]
    place: int
    """Region being converted now, or -1."""
    at: int
    """Seats asked so far in ``place``, by place in the order."""

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The next seat with enough rallies."""
        return (state.order[self.at],) if self.place >= 0 and self.at < state.seats else ()

    def options(self, state: ClassicTable, seat: int) -> ConvertOptions:
        """Any number of rallies, if at least five lie there (VG06 6.2.8)."""
        return ConvertOptions(seat, 1, state.lands[self.place].rallies[seat])

    def carry_out(self, state: ClassicTable, command: Command) -> None:
        """Converts or keeps."""
        if isinstance(command, ConvertRallies):
            op.convert(state, command.seat, self.place, command.count)
        else:
            state.emit(ev.Passed, command.seat, self.name, self.place)
        self.at += 1
        self._skip(state)

    def _skip(self, state: ClassicTable) -> None:
        """Skips seats that have fewer rallies than the minimum."""
        rallies, order, least = state.lands[self.place].rallies, state.order, state.figures.convert_minimum
        while self.at < state.seats and rallies[order[self.at]] < least:
            self.at += 1

    def advance(self, state: ClassicTable) -> bool:
        """After each region its absolute majority, whether or not anybody converted; then the next region."""
        if self.place >= 0:
            done, self.place = self.place, -1
            leader = absolute_majority(state.lands[done].votes)
            if leader >= 0 and can_exchange(state, leader, done):
                state.flow.append(MajorityStep(done, leader))
                return False
        if not self.left:
            return True
        self.place, self.at = self.left.pop(0), 0
        self._skip(state)
        return False


@part
@dataclass(slots=True)
class MajorityStep(Step):
    """A seat with more votes in a region than all others together may exchange an opinion there (VG06 6.2.8)."""

    name: ClassVar[str] = "majority"
    place: int
    seat: int
    """-1 once decided."""

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The seat with the majority."""
        return (self.seat,) if self.seat >= 0 else ()

    def options(self, state: ClassicTable, seat: int) -> ShiftOptions:
        """As for the media influence."""
        return exchange_options(state, seat, self.place)

    def carry_out(self, state: ClassicTable, command: Command) -> None:
        """Exchanges an opinion with the pool, or leaves all as they are."""
        exchange(state, command, self.place)
        self.seat = -1

    def advance(self, state: ClassicTable) -> bool:
        """Back to the conversion."""
        return True


@phase("vote_catching")
def start_vote_catching(table: ClassicTable) -> Step | None:
    """Neither conversion nor exchange in the current region (ruling C13); skipped in the last round."""
    return None if table.last_round else VoteCatchingStep(table.open_lands()[:0:-1], -1, 0)
