"""Phase 8: auctioning off of polls - one for each state, once around, the auctioneer last (ruling 2)."""

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
from macher.rules.commands import BidForPoll, KeepPoll, PublishPoll
from macher.rules.formula import clockwise, nearest, poll_moves
from macher.rules.phases.base import BidOptions, ChoiceOptions, phase
from macher.rules.phases.bluff import bid_limit, punish_bluff
from macher.rules.refusals import Reason
from macher.rules.table import Table


@wire
@dataclass(frozen=True, slots=True)
class PollBidOptions(BidOptions):
    """More than the highest bid, zero for the first, or passing."""

    private: ClassVar[bool] = False
    here: ClassVar[bool] = True
    about: ClassVar[tuple[str, ...]] = ("polls", "base")

    def bid(self, amount: int) -> Command:
        """The bid."""
        return BidForPoll(self.seat, amount)


@wire
@dataclass(frozen=True, slots=True)
class PollOptions(ChoiceOptions):
    """Keep the poll for the party base; publish it if the own party rises."""

    private: ClassVar[bool] = True
    here: ClassVar[bool] = True
    about: ClassVar[tuple[str, ...]] = ("polls", "base")
    poll: int = -1


@part
@dataclass(slots=True)
class PollStep(Step):
    """The auctions of a round, state by state."""

    name: ClassVar[str] = "polls"
    left: list[int]
    place: int
    auctioneer: int
    order: list[int]
    at: int
    bids: list[int]
    """Bids by place in the order, -1 for passing."""
    out: list[int]
    """Seats caught bluffing in this phase (ruling 12)."""

    def deciders(self, state: Table) -> Sequence[int]:
        """The next bidder."""
        return (self.order[self.at],) if self.at < len(self.order) else ()

    def highest(self) -> int:
        """The highest bid in euros, or -1."""
        return max(self.bids, default=-1)

    def options(self, state: Table, seat: int) -> PollBidOptions:
        """Zero opens; every later bid is higher (ruling 28)."""
        unit, money = state.edition.figures.money_unit, state.parties[seat].money
        highest = self.highest()
        least = 0 if highest < 0 else highest + unit
        return PollBidOptions(seat, least, bid_limit(state, seat), unit, True, money)

    def carry_out(self, state: Table, command: Command) -> None:
        """Bids or passes."""
        if isinstance(command, BidForPoll):
            self.bids.append(command.amount)
            state.emit(ev.PollBid, command.seat, self.place, command.amount)
        else:
            self.bids.append(-1)
            state.emit(ev.Passed, command.seat, self.name, self.place)
        self.at += 1

    def advance(self, state: Table) -> bool:
        """Settles an auction, opens the next."""
        if self.order:
            self._settle(state)
            if self.order or state.flow[-1] is not self:
                return False
        while self.left:
            self.place = self.left.pop(0)
            if len(self.out) == state.seats:
                self._discard(state)
            elif state.poll_deck:
                self._open(state)
                return False
        self.place = -1
        return True

    def _open(self, state: Table) -> None:
        """The auctioneer is the seat with most votes in this state, at this moment (EN19 phase 8)."""
        votes = state.lands[self.place].votes
        best = max(votes)
        tied = [seat for seat, count in enumerate(votes) if count == best]
        self.auctioneer = nearest(state.start, state.seats, tied)
        around = clockwise(self.auctioneer + 1, state.seats)
        self.order = [seat for seat in around if seat not in self.out]
        self.at, self.bids = 0, []
        back = state.edition.figures.polls[state.poll_deck[-1]].back
        state.emit(ev.AuctionOpened, self.place, back, self.auctioneer, tuple(self.order))

    def _settle(self, state: Table) -> None:
        highest, order = self.highest(), self.order
        winner = order[self.bids.index(highest)] if highest >= 0 else -1
        self.order, self.at = [], 0
        if winner < 0:
            self._discard(state)
        elif highest > state.parties[winner].money:
            punish_bluff(state, winner, highest)
            self.out.append(winner)
            if len(self.out) < state.seats:
                self._open(state)
            else:
                self._discard(state)
        else:
            op.change_money(state, winner, -highest, "poll")
            state.emit(ev.PollWon, winner, self.place, highest)
            take_top_poll(state, winner, self.place)

    def _discard(self, state: Table) -> None:
        """Nobody bids, or all have been caught bluffing: the poll is discarded unseen (rulings 11 and 41)."""
        poll = op.draw_poll(state)
        if poll >= 0:
            state.emit(ev.PollDiscarded, self.place, poll)
            op.discard_poll(state, poll, 0)


@part
@dataclass(slots=True)
class PollChoiceStep(Step):
    """The buyer looks at the poll and publishes or keeps it."""

    name: ClassVar[str] = "poll_choice"
    seat: int
    place: int
    done: bool

    def deciders(self, state: Table) -> Sequence[int]:
        """The buyer, even without a choice, since the buyer must see the card."""
        return () if self.done else (self.seat,)

    def options(self, state: Table, seat: int) -> PollOptions:
        """Publishing needs a rise of the own party on the card (EN19 phase 8, ruling 31)."""
        publish, keep = PublishPoll(seat), KeepPoll(seat)
        change = state.edition.figures.polls[state.poll_held].changes[state.parties[seat].party]
        if change > 0:
            return PollOptions(seat, (publish, keep), poll=state.poll_held)
        return PollOptions(seat, (keep,), (publish,), Reason.TREND_DOES_NOT_RISE.value, poll=state.poll_held)

    def carry_out(self, state: Table, command: Command) -> None:
        """Trends move, or the party base grows."""
        poll, seat, place = state.poll_held, command.seat, self.place
        state.poll_held = -1
        self.done = True
        if isinstance(command, PublishPoll):
            state.emit(ev.PollPublished, seat, place, poll)
            publish(state, seat, place, poll)
            op.discard_poll(state, poll, (1 << state.seats) - 1)
        else:
            state.emit(ev.PollKept, seat, place, poll)
            op.change_base(state, seat, state.edition.figures.poll_kept_base, "poll")
            op.discard_poll(state, poll, 1 << seat)


def publish(state: Table, seat: int, place: int, poll: int) -> None:
    """Trends move: the buyer's first, then all others."""
    printed = state.edition.figures.polls[poll].changes
    moves = poll_moves([printed[party.party] for party in state.parties], seat, state.lands[place].media)
    for other in (seat, *[other for other in range(state.seats) if other != seat]):
        op.change_trend(state, other, place, moves[other], "poll")


def take_top_poll(state: Table, seat: int, place: int) -> None:
    """A seat takes the top poll, bought or free, and looks at it."""
    state.poll_held = op.draw_poll(state)
    state.emit(ev.PollSeen, seat, place, state.poll_held)
    state.flow.append(PollChoiceStep(seat, place, False))


@phase("polls")
def start_polls(table: Table) -> Step | None:
    """From the state that votes now."""
    return PollStep(table.open_lands(), -1, -1, [], 0, [], [])
