"""What has happened in a round, as far as somebody may speak of it afterwards."""

from __future__ import annotations

from typing import Final, NamedTuple

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.followed import Followed
from macher.rules.national import events as ce

__all__ = ["COUNTED", "Converted", "Poll", "Round", "Waited"]

COUNTED: Final = ("election", "region_election")
"""Phases in which votes are counted; what may be converted before has been."""
_INFLUENCE: Final = ("media_influence", "influence")
"""Phases in which who leads the media shifts an opinion."""


class Converted(NamedTuple):
    """Rallies that became votes."""

    before: int
    """Votes before."""
    rallies: int
    trend: int
    matches: int
    gained: int


class Poll(NamedTuple):
    """A poll that was paid for."""

    seat: int
    back: int
    """Number of the party on its back."""
    front: int
    """Its number, or -1 if it was kept and nobody else knows it."""


class Waited(NamedTuple):
    """Rallies that could have been converted a round ago, and the matches at that time."""

    rallies: int
    matches: int


class Round:
    """One round; `before` is the one before it, if there was one."""

    def __init__(self, table: Followed, before: Round | None = None) -> None:
        self.programs = [tuple(program) for program in table.programs]
        """Programs at its beginning."""
        self.bids: tuple[int, ...] = ()
        """Sealed bids to start, by seat."""
        self.paid = 0
        """What the start player has paid."""
        self.least = dict(enumerate(table.money))
        """The least money each seat has had up to the election; none at the set-up."""
        self.bought: dict[tuple[int, int], tuple[int, int]] = {}
        """Rallies bought and their cost in euros, by seat and board."""
        self.converted: dict[tuple[int, int], Converted] = {}
        """The last conversion, by seat and board."""
        self.media: dict[int, tuple[int, ...]] = {}
        """Markers on each board when the media had their say."""
        self.shifts: dict[int, ev.OpinionShifted] = {}
        self.polls: dict[int, Poll] = {}
        """By board."""
        self._back = -1
        self.swapped: set[int] = set()
        self.asked: set[tuple[int, int]] = set()
        """Who has been asked to govern together with somebody, and on which board."""
        self.waited: dict[tuple[int, int], Waited] = {}
        """What was kept in this round, by seat and number of the election."""
        self.kept = before.waited if before is not None else {}
        """The same a round ago."""
        self.halls: dict[int, int] = {}
        """States in which each seat had rallies before anything was converted."""

    def take(self, event: Event, table: Followed) -> None:
        """An event, with the table before it."""
        match event:
            case ev.StartBidsRevealed(bids=bids):
                self.bids = bids
            case ev.StartPlayerSet(amount=amount):
                self.paid = amount
            case ev.MoneyChanged(seat=seat, money=money):
                self.least[seat] = min(self.least.get(seat, money), money)
            case ev.RalliesPlaced(seat=seat, land=land, count=count, cost=cost):
                number, sum_ = self.bought.get((seat, land), (0, 0))
                self.bought[seat, land] = number + count, sum_ + cost
            case ev.OpinionShifted(land=land):
                self.shifts[land] = event
            case ev.AuctionOpened(party=party):
                self._back = party
            case ev.PollWon(seat=seat, land=land, amount=amount) if amount:
                self.polls[land] = Poll(seat, self._back, -1)
            case ev.PollPublished(seat=seat, land=land, poll=poll) if land in self.polls:
                self.polls[land] = self.polls[land]._replace(front=poll)
            case ev.ProgramSwapped(seat=seat):
                self.swapped.add(seat)
            case ev.RalliesConverted(seat=seat, land=land, count=count, trend=trend, matches=matches, gained=gained):
                votes = table.boards[land].votes[seat]
                self.converted[seat, land] = Converted(votes, count, trend, matches, gained)
            case ce.CoalitionOffered(partner=seat, land=land) | ev.CoalitionAnswered(seat=seat, land=land):
                self.asked.add((seat, land))
            case ev.PhaseStarted(phase=phase):
                self._phase(phase, table)

    def _phase(self, phase: str, table: Followed) -> None:
        places = range(len(table.boards))
        if phase in _INFLUENCE:
            self.media = {place: tuple(table.boards[place].media) for place in places}
        if not self.converted:
            self.halls = {seat: sum(table.boards[place].rallies[seat] > 0 for place in places) for seat in table.seats}
        if phase in COUNTED:
            least = table.edition.figures.convert_minimum
            for place, board in enumerate(table.boards):
                for seat in table.seats:
                    if board.rallies[seat] >= least:
                        self.waited[seat, board.number] = Waited(board.rallies[seat], table.match(place, seat))
