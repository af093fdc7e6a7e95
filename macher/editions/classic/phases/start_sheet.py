"""Preliminary step: the start sheet - one choice of each column, with a state for each symbol (VG06 6.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import macher.editions.classic.operations as cop
from macher.editions.classic.table import ClassicTable
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import operations as op
from macher.rules.edition import Symbol
from macher.rules.national import events as ce
from macher.rules.national.commands import FillStartSheet
from macher.rules.national.options import StartSheetOptions
from macher.rules.national.values import StartEntry
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
        state.emit(ce.StartOrderDrawn, tuple(state.order))
        for seat in state.order:
            answer = answers[seat]
            state.emit(ce.StartSheetRevealed, seat, answer.first, answer.second, answer.lands)
        for seat in state.order:
            self.reveal(state, answers[seat])
        return True

    def reveal(self, state: ClassicTable, answer: FillStartSheet) -> None:
        """Puts the symbols of both choices on the boards; members join."""
        seat = answer.seat
        first, second = state.figures.columns[0][answer.first], state.figures.columns[1][answer.second]
        for entry, place in zip(first.entries + second.entries, answer.lands, strict=True):
            if place >= 0:
                _place(state, seat, entry, place)
        op.change_base(state, seat, first.members + second.members, "start_sheet")


def _place(state: ClassicTable, seat: int, entry: StartEntry, place: int) -> None:
    if entry.symbol is Symbol.RALLIES:
        op.place_rallies(state, seat, place, entry.amount, 0)
    elif entry.symbol is Symbol.TREND:
        op.change_trend(state, seat, place, entry.amount, "start_sheet")
    elif entry.symbol is Symbol.VOTES:
        op.change_votes(state, seat, place, entry.amount, "start_sheet")
    else:  # more than five markers may lie in a state now, and only now
        op.place_media(state, seat, place)


@phase("start_sheet")
def start_sheets(table: ClassicTable) -> Step | None:
    """Everybody fills one."""
    return StartSheetStep()
