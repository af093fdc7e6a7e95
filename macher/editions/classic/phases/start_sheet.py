"""Preliminary step: the start sheet - one choice of each column, with a state for each symbol (VG06 6.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.editions.classic import operations as cop
from macher.editions.classic.table import ClassicTable
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import operations as op
from macher.rules.edition import Symbol
from macher.rules.national import events as ce
from macher.rules.national.commands import FillStartSheet
from macher.rules.national.options import StartSheetOptions
from macher.rules.phases.base import SealedStep, phase
from macher.rules.table import Source


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
