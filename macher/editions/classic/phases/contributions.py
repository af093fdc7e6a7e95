"""External contributions: accepted openly, or refused face down, and then the dice (VG06 6.4.2, ruling C20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.editions.classic.operations import roll
from macher.editions.classic.table import ClassicTable
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import DecideDonation
from macher.rules.national import events as ce
from macher.rules.national.values import FACE_DOWN, NOT_YET
from macher.rules.phases.base import SealedStep, phase
from macher.rules.phases.income import DonationOptions


@part
@dataclass(slots=True)
class ContributionsStep(SealedStep):
    """Everybody in order lays one card: face up to accept it, face down to refuse it."""

    name: ClassVar[str] = "contributions"

    def deciders(self, state: ClassicTable) -> Sequence[int]:  # type: ignore[override]  # classic tables only
        """The next in order who has a card and has not laid one."""
        for seat in state.in_order():
            if state.opened[seat] == NOT_YET and state.parties[seat].donations:
                return (seat,)
        return ()

    def options(self, state: ClassicTable, seat: int) -> DonationOptions:
        """One of the cards left: there is no passing (ruling C20)."""
        return DonationOptions(seat, tuple(state.parties[seat].donations))

    def carry_out(  # type: ignore[override]  # classic tables and this command only
        self, state: ClassicTable, command: DecideDonation
    ) -> None:
        """Lays the card."""
        seat, card = command.seat, command.card
        if command.accept:
            state.opened[seat] = card
            _show(state, seat, card, accept=True)
        else:
            state.opened[seat] = FACE_DOWN
            state.sealed[seat] = command
            state.emit(ce.DonationLaid, seat, card)

    def foresee(self, state: ClassicTable, command: DecideDonation) -> None:
        """The card is laid; what the dice bring is not known yet."""
        self.carry_out(state, command)

    def advance(self, state: ClassicTable) -> bool:
        """First those who accept, then those who refuse, then the largest refusal."""
        opened = list(state.opened)
        for seat in state.in_order():
            if opened[seat] >= 0:
                _accept(state, seat, opened[seat])
        refused = {seat: answer.card for seat, answer in enumerate(self.unseal(state)) if answer is not None}
        state.opened[:] = [NOT_YET] * state.seats
        refusers = [seat for seat in state.in_order() if seat in refused]
        for seat in refusers:
            _show(state, seat, refused[seat], accept=False)
        for seat in refusers:
            dice = roll(state, seat, state.figures.contributions[refused[seat]].dice, "refusal")
            op.change_base(state, seat, sum(dice), "donation")
        _reward_largest(state, refused)
        return True


def _show(state: ClassicTable, seat: int, card: int, *, accept: bool) -> None:
    """The card lies open and leaves the game."""
    state.parties[seat].donations.remove(card)
    state.emit(ev.DonationDecided, seat, card, accept)


def _accept(state: ClassicTable, seat: int, card: int) -> None:
    """Money first, then the dice: only the highest counts (VG06 6.4.2, WBC06 5.4.4)."""
    contribution = state.figures.contributions[card]
    op.change_money(state, seat, contribution.money, "donation")
    dice = roll(state, seat, contribution.dice, "donation")
    op.change_base(state, seat, -max(dice), "donation")


def _reward_largest(state: ClassicTable, refused: dict[int, int]) -> None:
    """Three more dice for the largest refusal; nobody gets them if several are tied."""
    money = {seat: state.figures.contributions[card].money for seat, card in refused.items()}
    largest = [seat for seat, amount in money.items() if amount == max(money.values())]
    if len(largest) == 1:
        seat = largest[0]
        state.emit(ce.LargestRefused, seat, refused[seat])
        dice = roll(state, seat, state.figures.refusal_dice, "largest")
        op.change_base(state, seat, sum(dice), "donation")


@phase("contributions")
def start_contributions(table: ClassicTable) -> Step | None:
    """In rounds 1 to 5, in the short game 1 to 4 (ruling C20), while anybody has a card."""
    due = not table.last_round and table.round <= table.length.donation_rounds
    return ContributionsStep() if due and any(party.donations for party in table.parties) else None
