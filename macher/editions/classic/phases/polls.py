"""Poll auctions: a card for each region, sold by raising until one bidder is left (VG06 6.2.7, WBC06 5.2.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from macher.editions.classic.operations import roll
from macher.editions.classic.table import ClassicTable
from macher.engine.command import Command
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.commands import BidForPoll
from macher.rules.formula import media_leader
from macher.rules.national.commands import PublishEntries
from macher.rules.national.events import EntriesPublished, PollsLaid
from macher.rules.national.options import EntryOptions, RaiseOptions
from macher.rules.national.values import NOTHING_YET, PASSED
from macher.rules.phases.base import phase
from macher.rules.table import Source
from macher.rules.views import AuctionView

NO_BACK: Final = -1
"""All polls of these editions have the same back."""


@part
@dataclass(slots=True)
class PollAuctionStep(Step):
    """The auctions of a round, region by region from the current one; the first player opens each."""

    name: ClassVar[str] = "poll_auctions"
    left: list[int]
    place: int
    order: list[int]
    """Bidders in the order of play; empty between two auctions."""
    at: int
    bids: list[int]
    """Latest bid by place in the order, -1 for passed, -2 for nothing yet."""

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The next bidder; whoever lacks the money is asked all the same (ruling C27)."""
        return (self.order[self.at],) if self.order and not self._over() else ()

    def _over(self) -> bool:
        """Whether no bidder is left, or only one that has bid."""
        inside = [bid for bid in self.bids if bid != PASSED]
        return not inside or (len(inside) == 1 and inside[0] != NOTHING_YET)

    def options(self, state: ClassicTable, seat: int) -> RaiseOptions:
        """Bids from the edition's minimum, or above the highest so far."""
        unit, money = state.figures.money_unit, state.parties[seat].money
        highest = max(self.bids)
        least = highest + unit if highest >= 0 else state.figures.poll_minimum
        return RaiseOptions(seat, least, money, unit, True, money, place=self.place)

    def carry_out(self, state: ClassicTable, command: Command) -> None:
        """Raises, or leaves this auction."""
        if isinstance(command, BidForPoll):
            self.bids[self.at] = command.amount
            state.emit(ev.PollBid, command.seat, self.place, command.amount)
        else:
            self.bids[self.at] = PASSED
            state.emit(ev.Passed, command.seat, self.name, self.place)
        if not self._over():
            self.at = (self.at + 1) % len(self.order)
            while self.bids[self.at] == PASSED:
                self.at = (self.at + 1) % len(self.order)

    def advance(self, state: ClassicTable) -> bool:
        """Lays all polls, then settles an auction and opens the next."""
        if self.place < 0:
            _lay_polls(state, self.left)
        if self.order:
            self._settle(state)
            return False
        if not self.left:
            return True
        self.place = self.left.pop(0)
        self.order = list(state.in_order())
        self.at, self.bids = 0, [NOTHING_YET] * len(self.order)
        state.emit(ev.AuctionOpened, self.place, NO_BACK, self.order[0], tuple(self.order))
        return False

    def _settle(self, state: ClassicTable) -> None:
        highest, place = max(self.bids), self.place
        winner = self.order[self.bids.index(highest)] if highest >= 0 else -1
        self.order, self.bids, self.at = [], [], 0
        poll, state.laid[place] = state.laid[place], -1
        if winner < 0:  # ruling C9
            state.emit(ev.PollDiscarded, place, poll)
            _discard(state, poll, 0)
            return
        op.change_money(state, winner, -highest, "poll")
        state.emit(ev.PollWon, winner, place, highest)
        state.poll_held = poll
        state.emit(ev.PollSeen, winner, place, poll)
        state.flow.append(PollEntriesStep(winner, place, False))

    def auction_view(self, table: ClassicTable) -> AuctionView | None:
        """The auction that is going on."""
        if not self.order:
            return None
        return AuctionView(self.place, NO_BACK, self.order[0], tuple(self.order), tuple(self.bids))


@part
@dataclass(slots=True)
class PollEntriesStep(Step):
    """The winner looks at the poll alone and publishes entries, or keeps it."""

    name: ClassVar[str] = "poll_entries"
    seat: int
    place: int
    done: bool

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The winner."""
        return () if self.done else (self.seat,)

    def options(self, state: ClassicTable, seat: int) -> EntryOptions:
        """The entries of parties in play; the own party need not rise (VG06 6.2.7)."""
        poll = state.poll_held
        printed = state.figures.polls[poll].changes
        changes = tuple([printed[party.party] for party in state.parties])
        safe = media_leader(state.lands[self.place].media)
        return EntryOptions(seat, poll, changes, safe, state.figures.poll_entries)

    def carry_out(self, state: ClassicTable, command: Command) -> None:
        """Trends move, or dice bring members; the card goes to the discards either way."""
        poll, seat, place = state.poll_held, command.seat, self.place
        state.poll_held = -1
        self.done = True
        if isinstance(command, PublishEntries):
            state.emit(ev.PollPublished, seat, place, poll)
            state.emit(EntriesPublished, seat, place, command.seats)
            for other in command.seats:
                change = state.figures.polls[poll].changes[state.parties[other].party]
                op.change_trend(state, other, place, change, "poll")
            _discard(state, poll, (1 << state.seats) - 1)
        else:
            state.emit(ev.PollKept, seat, place, poll)
            op.change_base(state, seat, sum(roll(state, seat, state.figures.kept_poll_dice, "poll")), "poll")
            _discard(state, poll, 1 << seat)


def _discard(state: ClassicTable, poll: int, known_to: int) -> None:
    """Puts a poll face down on the discards, which come back only when polls are dealt (ruling C10)."""
    state.poll_discards.append(poll)
    state.poll_known.append(known_to)


def _lay_polls(state: ClassicTable, places: Sequence[int]) -> None:
    """Deals a poll to each region; when the deck runs out the discards are shuffled into a new one (ruling C10)."""
    for place in places:
        if not state.poll_deck:
            state.poll_deck[:] = state.poll_discards
            state.poll_discards.clear()
            state.poll_known.clear()
            op.shuffle_deck(state, state.poll_deck, Source.POLLS, "polls", again=True)
        state.laid[place] = state.poll_deck.pop()
    state.emit(PollsLaid, tuple(places), len(state.poll_deck))


@phase("poll_auctions")
def start_poll_auctions(table: ClassicTable) -> Step | None:
    """One auction for each open region; not in the last round (ruling C28)."""
    return None if table.last_round else PollAuctionStep(table.open_lands(), -1, [], 0, [])
