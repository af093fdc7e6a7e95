"""Phase 1: determine the start player - sealed bids, and one open round among those tied (ruling 1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import BidForStart, RaiseStartBid
from macher.rules.formula import clockwise
from macher.rules.phases.base import BidOptions, SealedStep, phase
from macher.rules.phases.bluff import bid_limit, punish_bluff
from macher.rules.table import Table


@wire
@dataclass(frozen=True, slots=True)
class StartBidOptions(BidOptions):
    """A sealed bid from 0 to one's money."""

    private: ClassVar[bool] = True

    def bid(self, amount: int) -> Command:
        """The sealed bid."""
        return BidForStart(self.seat, amount)


@wire
@dataclass(frozen=True, slots=True)
class StartRaiseOptions(BidOptions):
    """More than the highest bid so far, or passing."""

    private: ClassVar[bool] = False

    def bid(self, amount: int) -> Command:
        """The open raise."""
        return RaiseStartBid(self.seat, amount)


@part
@dataclass(slots=True)
class StartBidStep(SealedStep):
    """Everybody bids in secret; ``out`` have been caught bluffing (ruling 12)."""

    name: ClassVar[str] = "start_player"
    out: list[int]

    def asked(self, state: Table, seat: int) -> bool:
        """All but those caught."""
        return seat not in self.out

    def options(self, state: Table, seat: int) -> StartBidOptions:
        """Any bid from 0 to all one's money."""
        money, unit = state.parties[seat].money, state.edition.figures.money_unit
        return StartBidOptions(seat, 0, bid_limit(state, seat), unit, False, money)

    def advance(self, state: Table) -> bool:
        """Reveals the bids; a tie goes into an open round."""
        answers = self.unseal(state)
        bids = tuple(-1 if answer is None else answer.amount for answer in answers)
        state.emit(ev.StartBidsRevealed, bids)
        highest = max(bids)
        tied = [seat for seat in clockwise(state.start, state.seats) if bids[seat] == highest]
        if len(tied) == 1:
            return _settle(state, self, tied[0], highest)
        state.emit(ev.StartTied, tuple(tied), highest)
        state.flow.append(StartTieStep(tied, 0, highest, -1, self.out))
        return True


@part
@dataclass(slots=True)
class StartTieStep(Step):
    """Those tied bid once more, openly: raise or pass; the highest bid starts, else the last to pass."""

    name: ClassVar[str] = "start_tie"
    order: list[int]
    at: int
    amount: int
    leader: int
    out: list[int]

    def deciders(self, state: Table) -> Sequence[int]:
        """The next of those tied."""
        return () if self.at == len(self.order) else (self.order[self.at],)

    def options(self, state: Table, seat: int) -> StartRaiseOptions:
        """Anything above the highest bid."""
        unit = state.edition.figures.money_unit
        money = state.parties[seat].money
        return StartRaiseOptions(seat, self.amount + unit, bid_limit(state, seat), unit, True, money)

    def carry_out(self, state: Table, command: Command) -> None:
        """Raises or passes."""
        if isinstance(command, RaiseStartBid):
            self.amount, self.leader = command.amount, command.seat
            state.emit(ev.StartBidRaised, command.seat, command.amount)
        else:
            state.emit(ev.Passed, command.seat, self.name, -1)
        self.at += 1

    def advance(self, state: Table) -> bool:
        """Finishes when all have answered."""
        winner = self.leader if self.leader >= 0 else self.order[-1]
        return _settle(state, StartBidStep(self.out), winner, self.amount)


def _settle(state: Table, step: StartBidStep, winner: int, amount: int) -> bool:
    """The winner alone pays (EN19 phase 1); a bluff is punished and the others begin anew (ruling 12).

    If everybody has been caught, the start player stays, at no cost.
    """
    if amount > state.parties[winner].money:
        punish_bluff(state, winner, amount)
        restart = StartBidStep([*step.out, winner])
        if len(restart.out) < state.seats:
            state.flow.append(restart)
            return True
        amount, winner = 0, state.start
    op.change_money(state, winner, -amount, "start_player")
    state.start = winner
    state.emit(ev.StartPlayerSet, winner, amount)
    return True


@phase("start_player")
def start_start_player(table: Table) -> Step | None:
    """A bid every round, the last one too."""
    return StartBidStep([])
