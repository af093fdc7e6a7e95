"""Phase 9c: pay money - points by votes, party base, donation; not after the last round."""

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
from macher.rules.commands import DecideDonation
from macher.rules.phases.base import phase, wrong
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Table


@wire
@dataclass(frozen=True, slots=True)
class DonationOptions(Options):
    """One of the donation cards left, accepted or refused."""

    private: ClassVar[bool] = False
    about: ClassVar[tuple[str, ...]] = ("base",)
    donations: tuple[int, ...]

    def refusal(self, command: Command) -> Refusal | None:
        """One card every round (EN19 phase 9c)."""
        if not isinstance(command, DecideDonation):
            return wrong(command)
        return None if command.card in self.donations else refuse(Reason.DONATION_GONE)

    def __iter__(self) -> Iterator[Command]:
        for card in self.donations:
            yield DecideDonation(self.seat, card, True)
            yield DecideDonation(self.seat, card, False)


@part
@dataclass(slots=True)
class IncomeStep(Step):
    """Seat by seat from the start player: income with the old party base, then the donation."""

    name: ClassVar[str] = "income"
    at: int
    asked: bool

    def deciders(self, state: Table) -> Sequence[int]:
        """The seat that has got its income and now decides on a donation."""
        return ((state.start + self.at) % state.seats,) if self.asked else ()

    def options(self, state: Table, seat: int) -> DonationOptions:
        """The donation cards left."""
        return DonationOptions(seat, tuple(state.parties[seat].donations))

    def carry_out(self, state: Table, command: DecideDonation) -> None:
        """Money for party base, or party base for money."""
        donation = state.edition.figures.donations[command.card]
        state.parties[command.seat].donations.remove(command.card)
        state.emit(ev.DonationDecided, command.seat, command.card, command.accept)
        if command.accept:
            op.change_money(state, command.seat, donation.money, "donation")
            op.change_base(state, command.seat, -donation.accept, "donation")
        else:
            op.change_base(state, command.seat, donation.reject, "donation")
        self.at, self.asked = self.at + 1, False

    def advance(self, state: Table) -> bool:
        """Pays the next seat."""
        if self.at == state.seats:
            return True
        seat = (state.start + self.at) % state.seats
        rate = state.edition.figures.income_per_point
        won = sum(result.points[seat] for result in state.results if result.round == state.round)
        op.change_money(state, seat, won * rate, "votes")
        op.change_money(state, seat, state.parties[seat].base * rate, "base")
        if state.round <= state.length.donation_rounds and state.parties[seat].donations:
            self.asked = True
        else:
            self.at += 1
        return False


@phase("income")
def start_income(table: Table) -> Step | None:
    """Skipped in the last round."""
    return None if table.last_round else IncomeStep(0, False)
