"""Preliminary step: the start sheet - one choice of each column, with a state for each symbol (VG06 6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from macher.editions.classic import operations as cop
from macher.editions.classic.table import ClassicTable
from macher.editions.classic.values import StartChoice, StartEntry
from macher.engine.chance import Stream
from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import operations as op
from macher.rules.edition import Symbol
from macher.rules.national import events as ce
from macher.rules.national.commands import FillStartSheet
from macher.rules.phases.base import SealedStep, phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Source


@wire
@dataclass(frozen=True, slots=True)
class StartSheetOptions(Options):
    """One choice of each column and a state for every symbol; states may repeat."""

    private: ClassVar[bool] = True
    columns: tuple[tuple[StartChoice, ...], ...]
    boards: int

    def entries(self, first: int, second: int) -> tuple[StartEntry, ...]:
        """The symbols to place, as printed."""
        return self.columns[0][first].entries + self.columns[1][second].entries

    def refusal(self, command: Command) -> Refusal | None:
        """Choices and states that exist."""
        if not isinstance(command, FillStartSheet):
            return wrong(command)
        if not (0 <= command.first < len(self.columns[0]) and 0 <= command.second < len(self.columns[1])):
            return refuse(Reason.NO_SUCH_BLOCK)
        wanted = len(self.entries(command.first, command.second))
        if len(command.lands) != wanted or any(not 0 <= place < self.boards for place in command.lands):
            return refuse(Reason.NO_SUCH_LAND)
        return None

    def __iter__(self) -> Iterator[Command]:
        for first in range(len(self.columns[0])):
            for second in range(len(self.columns[1])):
                for lands in product(range(self.boards), repeat=len(self.entries(first, second))):
                    yield FillStartSheet(self.seat, first, second, lands)

    def sample(self, stream: Stream) -> Command:
        """Random choices, random states."""
        first, second = stream.below(len(self.columns[0])), stream.below(len(self.columns[1]))
        lands = tuple(stream.below(self.boards) for _ in self.entries(first, second))
        return FillStartSheet(self.seat, first, second, lands)


@part
@dataclass(slots=True)
class StartSheetStep(SealedStep):
    """Everybody fills the sheet in secret."""

    name: ClassVar[str] = "start_sheet"

    def options(self, state: ClassicTable, seat: int) -> StartSheetOptions:
        """The two columns."""
        return StartSheetOptions(seat, state.figures.columns, len(state.lands))

    def advance(self, state: ClassicTable) -> bool:
        """The sheets are opened together and carried out in seat order from a random party (ruling C12)."""
        answers = self.unseal(state)
        cop.start_from(state, state.chance.below(Source.PARTIES, state.seats))
        state.emit(ce.StartOrderDrawn(tuple(state.order)))
        for seat in state.order:
            answer = answers[seat]
            state.emit(ce.StartSheetRevealed(seat, answer.first, answer.second, answer.lands))
        for seat in state.order:
            _carry_out(state, seat, answers[seat])
        return True


def _carry_out(state: ClassicTable, seat: int, sheet: FillStartSheet) -> None:
    first, second = state.figures.columns[0][sheet.first], state.figures.columns[1][sheet.second]
    for entry, place in zip(first.entries + second.entries, sheet.lands, strict=True):
        if entry.symbol is Symbol.RALLIES:
            op.place_rallies(state, seat, place, entry.amount, 0)
        elif entry.symbol is Symbol.TREND:
            op.change_trend(state, seat, place, entry.amount, "start_sheet")
        elif entry.symbol is Symbol.VOTES:
            op.change_votes(state, seat, place, entry.amount, "start_sheet")
        else:  # more than five markers may lie in a state now, and only now
            op.place_media(state, seat, place)
    op.change_base(state, seat, first.members + second.members, "start_sheet")


@phase("start_sheet")
def start_sheets(table: ClassicTable) -> Step | None:
    """Everybody fills one."""
    return StartSheetStep()
