"""What seats have done to each other, as everybody at the table saw it, and the grudges that come of it.

All of it follows from the public events of a game and from nothing else: the same events give the same grievances
after saving, loading and taking back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.followed import Followed
from macher.rules.formula import common_cards
from macher.rules.national import events as ce

__all__ = ["FAVOURS", "WEIGHTS", "Deed", "Grievance", "Memory", "grievances", "grudge", "grudges"]

Kind = Literal["votes", "fifty", "lead", "state", "refused", "left", "outbid", "partner", "opinion"]

WEIGHTS: Final[Mapping[Kind, int]] = {
    "votes": 1,
    "fifty": 2,
    "lead": 1,
    "state": 2,
    "refused": 1,
    "left": 1,
    "outbid": 1,
    "partner": -1,
    "opinion": -1,
}
"""What each kind counts in a grudge; favours count the other way."""
FAVOURS: Final = ("partner", "opinion")
"""Kinds that help: a government together, and votes that somebody else's opinion brought."""
FELT: Final = 5
"""Fewest votes that are taken amiss."""
_CLOSE: Final = 3
"""Most votes behind a winner at which a lost state is taken amiss."""
_MOST: Final = 4
"""The largest grudge."""
_BID: Final = 1_000
"""Euros by which somebody is just outbid."""

_CAUSED: Final = (
    ev.BaseChanged, ev.DoublePlaced, ev.DoubleRemoved, ev.MediaPlaced, ev.MediaRemoved, ev.MoneyChanged,
    ev.TrendChanged, ev.VotesChanged, ce.EntriesPublished, ce.OpinionPooled,
)  # fmt: skip  # a table
"""Events that belong to the deed before them."""


class Grievance(NamedTuple):
    """What one seat has done to another; favours are written down in the same way."""

    at: int
    """Number of the event that began it, from 0."""
    round: int
    seat: int
    """To whom."""
    by: int
    kind: Kind
    place: int
    """Board, or -1."""
    card: int
    """State that lay there, or -1."""
    size: int
    """Votes lost or won by it; 0 where none are counted."""

    @property
    def weight(self) -> int:
        """What it counts in a grudge."""
        return WEIGHTS[self.kind]


class Deed(NamedTuple):
    """An opinion, a poll, a politician or a media marker, and what it has changed in its state."""

    at: int
    round: int
    seat: int
    place: int
    cause: Event
    price: int
    """Euros paid for it; 0 if nobody paid, or if it isn't known."""
    before: tuple[int, ...]
    """Votes of each seat if everything had been converted before it."""
    after: tuple[int, ...]
    led: int
    """Seat that led the media before, or -1."""
    leads: int

    def cost(self, seat: int) -> int:
        """Votes that a seat has lost by it; negative if it has won some."""
        return self.before[seat] - self.after[seat]


class Memory:
    """Takes the public events of a game one after the other; remembers deeds and grievances."""

    def __init__(self, edition: Edition) -> None:
        self.table = Followed(edition)
        self.deeds: list[Deed] = []
        self.grievances: list[Grievance] = []
        self.count = 0
        """Events taken so far."""
        self._begun: Deed | None = None
        """The deed whose consequences are coming in."""
        self._paid: tuple[int, int] = (-1, 0)
        """Who paid last for a poll or a politician, and how much."""
        self._back = -1
        """Party on the back of the poll that is put up."""
        self._bids: dict[int, int] = {}

    def take(self, event: Event) -> None:
        """One more event, as everybody sees it."""
        event = event.seen_by(-1)
        if self._begun is not None and not _belongs(event, self._begun):
            self.close()
        if self._begun is None and self.table.round:
            self._begin(event)
        self._note_price(event)
        self.table.take(event)
        self._judge(event)
        self.count += 1

    def close(self) -> None:
        """The deed that is under way is over; no event of it is still to come."""
        if self._begun is not None:
            place = self._begun.place
            deed = self._begun._replace(after=self.table.rows(place), leads=self.table.leader(place))
            self._begun = None
            self.deeds.append(deed)
            self._resent(deed)

    def _begin(self, event: Event) -> None:
        if isinstance(event, ev.OpinionShifted | ev.PollPublished | ev.PoliticianActed | ev.MediaPlaced):
            before, led = self.table.rows(event.land), self.table.leader(event.land)
            paid = self._paid[1] if self._paid[0] == event.seat else 0
            price = paid if isinstance(event, ev.PollPublished | ev.PoliticianActed) else 0
            self._begun = Deed(
                self.count, self.table.round, event.seat, event.land, event, price, before, before, led, led
            )

    def _note_price(self, event: Event) -> None:
        match event:
            case ev.PollWon(seat=seat, amount=amount):
                self._paid = seat, amount
            case ev.PoliticianPaid(seat=seat, cost=cost):
                self._paid = seat, cost
            case ev.AuctionOpened(party=party):
                self._back, self._bids, self._paid = party, {}, (-1, 0)
            case ev.PollBid(seat=seat, amount=amount):
                self._bids[seat] = amount

    # -- grievances ----------------------------------------------------------------------------------------------------

    def _add(self, seat: int, by: int, kind: Kind, place: int = -1, size: int = 0, at: int = -1) -> None:
        card = self.table.boards[place].card if place >= 0 else -1
        at = self.count if at < 0 else at
        self.grievances.append(Grievance(at, self.table.round, seat, by, kind, place, card, size))

    def _resent(self, deed: Deed) -> None:
        """Whoever lost votes, a majority or the lead by it, and whoever won votes by a common opinion."""
        most = self.table.edition.figures.majority
        for seat in self.table.seats:
            if seat == deed.seat:
                continue
            cost = deed.cost(seat)
            if deed.after[seat] < most <= deed.before[seat]:
                self._add(seat, deed.seat, "fifty", deed.place, cost, deed.at)
            elif cost >= FELT:
                self._add(seat, deed.seat, "votes", deed.place, cost, deed.at)
            elif -cost >= FELT and isinstance(deed.cause, ev.OpinionShifted):
                self._add(seat, deed.seat, "opinion", deed.place, -cost, deed.at)
        if deed.led not in (-1, deed.seat, deed.leads):
            self._add(deed.led, deed.seat, "lead", deed.place, 0, deed.at)

    def _judge(self, event: Event) -> None:
        match event:
            case ev.ElectionDecided(land=land, outcome=outcome, winners=winners):
                self._lost_state(land, winners)
                if outcome == "coalition":
                    self._governed(land, *winners)
            case ce.ElectionWon(land=land, winners=winners):
                self._lost_state(land, winners)
            case ce.CoalitionFormed(seat=seat, partner=partner, land=land, forced=forced):
                self._governed(land, seat, partner, chosen=not forced)
            case ev.CoalitionAnswered(seat=seat, land=land, leader=leader, accept=False):
                self._add(leader, seat, "refused", land)
            case ev.PollWon(seat=seat, land=land, amount=amount):
                for other, party in enumerate(self.table.parties):
                    if other != seat and party == self._back and self._bids.get(other, -_BID) == amount - _BID:
                        self._add(other, seat, "outbid", land)

    def _lost_state(self, place: int, winners: Sequence[int]) -> None:
        """Whoever had most votes, or at most three less than the first winner, and does not govern."""
        votes = self.table.boards[place].votes
        for seat in self.table.seats:
            if seat not in winners and winners and votes[winners[0]] - votes[seat] <= _CLOSE:
                for winner in winners:
                    self._add(seat, winner, "state", place)

    def _governed(self, place: int, seat: int, partner: int, *, chosen: bool = True) -> None:
        """Two govern together; whoever shares as many cards with the one that chose has been left."""
        self._add(seat, partner, "partner", place)
        self._add(partner, seat, "partner", place)
        if chosen:
            for other in self.left(place, seat, partner):
                self._add(other, seat, "left", place)

    def left(self, place: int, seat: int, partner: int) -> list[int]:
        """Seats that could have governed with one that has chosen another partner, and share as many cards with it."""
        table, board = self.table, self.table.boards[place]
        tiles = table.edition.capabilities.tiles
        least = common_cards(table.programs[seat], table.programs[partner])
        found = []
        for other in table.seats:
            majority = board.votes[seat] + board.votes[other] >= table.edition.figures.majority
            could = majority if tiles is None else other in board.tiles
            if other not in (seat, partner) and could:
                found += [other] if common_cards(table.programs[seat], table.programs[other]) >= least else []
        return found


def _belongs(event: Event, deed: Deed) -> bool:
    """Whether an event is a consequence of the deed before it; only a politician brings a marker along."""
    if isinstance(event, ev.MediaPlaced):
        return isinstance(deed.cause, ev.PoliticianActed) and event.seat == deed.seat
    return isinstance(event, _CAUSED)


def grievances(edition: Edition, events: Iterable[Event]) -> list[Grievance]:
    """All grievances and favours of a game, from its events from the first on."""
    memory = Memory(edition)
    for event in events:
        memory.take(event)
    memory.close()
    return memory.grievances


# -- grudges -----------------------------------------------------------------------------------------------------------


def grudge(found: Iterable[Grievance], seat: int, by: int, round_: int, style: str = "") -> int:
    """How much a seat bears another one a grudge in a round, from 0 to 4.

    Each round takes a point away.  The editor and the pollster feel everything twice, the treasurer never forgets, the
    gambler forgets what is older than the last round, the campaigner takes half of it with a laugh, and the broker
    forgives who governs with it.
    """
    felt = [each for each in found if each.seat == seat and each.by == by and each.round <= round_]
    twice = 2 if style in ("editor", "pollster") else 1
    total = 0
    for at in range(1, round_ + 1):
        if total and style != "treasurer":
            total -= 1
        if style == "gambler":
            total = sum(max(each.weight, 0) for each in felt if each.round == at - 1)
        for each in felt:
            if each.round == at:
                total = 0 if style == "broker" and each.kind == "partner" else total + twice * each.weight
        total = min(max(total, 0), _MOST)
    return total // 2 if style == "marketplace" else total


def grudges(found: Iterable[Grievance], seat: int, seats: int, round_: int, style: str = "") -> tuple[int, ...]:
    """The same against every seat; 0 against itself."""
    found = list(found)
    return tuple(0 if by == seat else grudge(found, seat, by, round_, style) for by in range(seats))
