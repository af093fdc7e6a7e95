"""Phase 5: send the shadow cabinet - face down, at most one politician for each state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.engine.chance import Stream
from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules.commands import Pass, PlacePoliticians
from macher.rules.phases.base import phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import RowStatus, Table


@wire
@dataclass(frozen=True, slots=True)
class PlacementOptions(Options):
    """A politician or none for each state still in play."""

    private: ClassVar[bool] = True
    open: tuple[bool, ...]
    politicians: tuple[int, ...]

    def refusal(self, command: Command) -> Refusal | None:
        """Each politician once, none where the election is over (EN19 phase 5)."""
        if type(command) is Pass:
            return None
        if not isinstance(command, PlacePoliticians):
            return wrong(command)
        placed = [number for number in command.politicians if number >= 0]
        if len(command.politicians) != len(self.open):
            return refuse(Reason.NO_SUCH_LAND)
        if not placed:
            return refuse(Reason.NOTHING_CHOSEN)
        if any(number >= 0 and not free for number, free in zip(command.politicians, self.open, strict=True)):
            return refuse(Reason.LAND_CLOSED)
        if any(number not in self.politicians for number in placed):
            return refuse(Reason.POLITICIAN_NOT_IN_HAND)
        return refuse(Reason.POLITICIAN_TWICE) if len(set(placed)) != len(placed) else None

    def __iter__(self) -> Iterator[Command]:
        yield Pass(self.seat)
        for chosen in self._from(0, ()):
            if any(number >= 0 for number in chosen):
                yield PlacePoliticians(self.seat, chosen)

    def _from(self, place: int, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if place == len(self.open):
            yield chosen
            return
        yield from self._from(place + 1, (*chosen, -1))
        if self.open[place]:
            for number in self.politicians:
                if number not in chosen:
                    yield from self._from(place + 1, (*chosen, number))

    def sample(self, stream: Stream) -> Command:
        """State by state, one politician or none."""
        left = list(self.politicians)
        chosen = []
        for free in self.open:
            pick = stream.below(len(left) + 1) if free else 0
            chosen.append(left.pop(pick - 1) if pick else -1)
        return PlacePoliticians(self.seat, tuple(chosen)) if max(chosen) >= 0 else Pass(self.seat)


@part
@dataclass(slots=True)
class PlacementStep(Step):
    """Each seat once, from the start player; the rows stand in the order of placement."""

    name: ClassVar[str] = "cabinet_placement"
    at: int

    def deciders(self, state: Table) -> Sequence[int]:
        """The seat whose turn it is."""
        return () if self.at == len(state.parties) else (state.in_order()[self.at],)

    def options(self, state: Table, seat: int) -> PlacementOptions:
        """All politicians still in the game."""
        free = tuple([not land.closed for land in state.lands])
        return PlacementOptions(seat, free, tuple(state.parties[seat].politicians))

    def carry_out(self, state: Table, command: Command) -> None:
        """Places them face down."""
        if isinstance(command, PlacePoliticians):
            for place, number in enumerate(command.politicians):
                if number >= 0:
                    land = state.lands[place]
                    land.row.append(command.seat)
                    land.politicians.append(number)
                    land.row_status.append(RowStatus.HIDDEN)
                    state.emit(ev.PoliticianPlaced, command.seat, place, number)
        else:
            state.emit(ev.Passed, command.seat, self.name, -1)
        self.at += 1


@phase("cabinet_placement")
def start_cabinet_placement(table: Table) -> Step | None:
    """Everybody once."""
    return PlacementStep(0)
