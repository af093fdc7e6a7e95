"""New members by the national opinion, and the money for seats and members (VG06 6.3.4, 6.3.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.editions.classic.table import ClassicTable
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import operations as op
from macher.rules.phases.base import phase


def recruits(table: ClassicTable, seat: int) -> int:
    """Members that a seat wins by its matches with the national opinion, secured ones counting once (ruling C16)."""
    program = table.parties[seat].program
    spaces = zip(table.figures.national, table.national, strict=True)
    return sum(space.recruits for space, kind in spaces if kind in program)


@part
@dataclass(slots=True)
class RecruitmentStep(Step):
    """Nobody decides anything here."""

    name: ClassVar[str] = "recruitment"

    def advance(self, state: ClassicTable) -> bool:
        """Members for every match; opposite opinions cost nothing."""
        for seat in state.in_order():
            op.change_base(state, seat, recruits(state, seat), "recruitment")
        return True


@part
@dataclass(slots=True)
class FundsStep(Step):
    """Nobody decides anything here."""

    name: ClassVar[str] = "funds"

    def advance(self, state: ClassicTable) -> bool:
        """Money for the seats just won, and for all members where the region's board says so (VG06 6.3.5)."""
        rate = state.figures.income_per_point
        for seat in state.in_order():
            if state.options.literal_funds:  # ruling C25; nothing has changed since the recruitment
                op.change_money(state, seat, recruits(state, seat) * rate, "recruitment")
            else:
                won = sum(result.points[seat] for result in state.results if result.round == state.round)
                op.change_money(state, seat, won * rate, "votes")
            if state.round in state.classic_length.payouts:
                op.change_money(state, seat, state.parties[seat].base * rate, "base")
        return True


@phase("recruitment")
def start_recruitment(table: ClassicTable) -> Step | None:
    """Every round, the last one too (VG06 6.4.1.1, ruling C16)."""
    return RecruitmentStep()


@phase("funds")
def start_funds(table: ClassicTable) -> Step | None:
    """Not after the last round, in Consim only after rounds 1 to 5 (ruling C18)."""
    paid = not table.last_round and table.round <= table.classic_length.money_rounds
    return FundsStep() if paid else None
