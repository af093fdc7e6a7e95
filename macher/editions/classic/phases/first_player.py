"""The order of play: bids for the right to name the first player (VG06 6.2.1), or for places in the order (CONS A)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import macher.editions.classic.operations as cop
from macher.editions.classic.table import ClassicTable
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.national import events as ce
from macher.rules.national.commands import ChoosePlace, NameFirstPlayer
from macher.rules.national.options import FirstOptions, PlaceOptions
from macher.rules.phases.base import SealedStep, phase
from macher.rules.phases.start_player import StartBidOptions


@part
@dataclass(slots=True)
class FirstBidStep(SealedStep):
    """Sealed bids; those tied for the highest bid once more in secret, not below it, then dice (ruling C2)."""

    name: ClassVar[str] = "first_bid"
    among: list[int]
    least: int
    again: bool

    def asked(self, state: ClassicTable, seat: int) -> bool:
        """Everybody at first, in the second round only those tied."""
        return seat in self.among

    def options(self, state: ClassicTable, seat: int) -> StartBidOptions:
        """Any bid from 0, or from the old bid, to all one's money."""
        money, unit = state.parties[seat].money, state.figures.money_unit
        return StartBidOptions(seat, self.least, money, unit, False, money)

    def advance(self, state: ClassicTable) -> bool:
        """Reveals the bids; only the winner pays, namely the last bid (ruling C1)."""
        answers = self.unseal(state)
        bids = tuple(-1 if answer is None else answer.amount for answer in answers)
        state.emit(ev.StartBidsRevealed, bids)
        highest = max(bids)
        tied = [seat for seat in state.order if bids[seat] == highest]
        if len(tied) == 1:
            _win(state, tied[0], highest)
        elif self.again or highest == 0:
            state.emit(ce.FirstBidsTied, tuple(tied), highest, True)
            _win(state, _best_roll(state, tied), highest)
        else:
            state.emit(ce.FirstBidsTied, tuple(tied), highest, False)
            state.flow.append(FirstBidStep(sorted(tied), highest, True))
        return True


def _best_roll(state: ClassicTable, seats: list[int]) -> int:
    """Each rolls one die; those tied for the highest roll again (ruling C2)."""
    while len(seats) > 1:
        rolled = {seat: cop.roll(state, seat, 1, "first_player")[0] for seat in seats}
        seats = [seat for seat in seats if rolled[seat] == max(rolled.values())]
    return seats[0]


def _win(state: ClassicTable, seat: int, amount: int) -> None:
    op.change_money(state, seat, -amount, "start_player")
    state.emit(ce.FirstRightWon, seat, amount)
    state.flow.append(FirstChoiceStep(seat, False))


@part
@dataclass(slots=True)
class FirstChoiceStep(Step):
    """The winner names any player (VG06 6.2.1)."""

    name: ClassVar[str] = "first_choice"
    seat: int
    done: bool

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The winner of the bid."""
        return () if self.done else (self.seat,)

    def options(self, state: ClassicTable, seat: int) -> FirstOptions:
        """Everybody, oneself included."""
        return FirstOptions(seat, tuple(NameFirstPlayer(seat, first) for first in range(state.seats)))

    def carry_out(self, state: ClassicTable, command: NameFirstPlayer) -> None:
        """The named player opens every phase and every auction of the round."""
        cop.start_from(state, command.first)
        state.emit(ev.StartPlayerSet, command.first, 0)
        self.done = True


@part
@dataclass(slots=True)
class PlaceBidStep(SealedStep):
    """Sealed bids that everybody pays (CONS A)."""

    name: ClassVar[str] = "place_bid"

    def options(self, state: ClassicTable, seat: int) -> StartBidOptions:
        """Any bid from 0 to all one's money."""
        money, unit = state.parties[seat].money, state.figures.money_unit
        return StartBidOptions(seat, 0, money, unit, False, money)

    def advance(self, state: ClassicTable) -> bool:
        """The highest bid chooses first; ties are resolved by dice (CONS A)."""
        bids = [answer.amount for answer in self.unseal(state)]
        state.emit(ev.StartBidsRevealed, tuple(bids))
        choosing: list[int] = []
        for amount in sorted(set(bids), reverse=True):
            choosing += _by_dice(state, [seat for seat in state.order if bids[seat] == amount])
        for seat in choosing:
            op.change_money(state, seat, -bids[seat], "start_player")
        state.flow.append(PlaceChoiceStep(choosing, [-1] * state.seats))
        return True


def _by_dice(state: ClassicTable, seats: list[int]) -> list[int]:
    """Tied seats by one throw, the highest die first; equal dice roll again among themselves (ruling C32)."""
    if len(seats) == 1:
        return seats
    rolled = {seat: cop.roll(state, seat, 1, "places")[0] for seat in seats}
    ranks = [[seat for seat in seats if rolled[seat] == face] for face in sorted(set(rolled.values()), reverse=True)]
    return [seat for tied in ranks for seat in _by_dice(state, tied)]


@part
@dataclass(slots=True)
class PlaceChoiceStep(Step):
    """Places in the order of play are chosen in the order of the bids (ruling C26)."""

    name: ClassVar[str] = "place_choice"
    left: list[int]
    places: list[int]
    """Seat by place, -1 for a free one."""

    def deciders(self, state: ClassicTable) -> Sequence[int]:
        """The next to choose; the last one takes what is left."""
        return self.left[:1] if len(self.left) > 1 else ()

    def options(self, state: ClassicTable, seat: int) -> PlaceOptions:
        """The free places."""
        free = [place for place, holder in enumerate(self.places) if holder < 0]
        return PlaceOptions(seat, tuple(ChoosePlace(seat, place) for place in free))

    def carry_out(self, state: ClassicTable, command: ChoosePlace) -> None:
        """Takes a place."""
        self._take(state, command.place)

    def _take(self, state: ClassicTable, place: int) -> None:
        seat = self.left.pop(0)
        self.places[place] = seat
        state.emit(ce.PlaceChosen, seat, place)

    def advance(self, state: ClassicTable) -> bool:
        """Sets the chosen order for the round (ruling C26)."""
        self._take(state, self.places.index(-1))
        state.order = list(self.places)
        state.start = state.order[0]
        state.emit(ce.OrderSet, tuple(state.order))
        return True


@phase("first_player")
def start_first_player(table: ClassicTable) -> Step | None:
    """Not in the last round: the order of the round before stays (ruling C28)."""
    return None if table.last_round else FirstBidStep(list(range(table.seats)), 0, False)


@phase("places")
def start_places(table: ClassicTable) -> Step | None:
    """As above."""
    return None if table.last_round else PlaceBidStep()
