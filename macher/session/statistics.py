"""Statistics of a game: points by source and round, money, votes and their sources, auctions, rallies.

Everything comes from the unredacted log: showing it before the game is over would reveal secrets.
Amounts are in the edition's money (euros, marks), seats go clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition
from macher.rules.national.events import FirstRightWon, PlaceChosen
from macher.rules.table import Scored
from macher.session.log import LoggedEvent, Steps, points_by_source

__all__ = [
    "IN_ROUNDS",
    "Auction",
    "Bid",
    "GameStatistics",
    "LandVotes",
    "MoneyMoment",
    "RallyAccount",
    "RoundPoints",
    "VotePiece",
    "Way",
    "statistics",
]

Way = Literal["other", "early", "election"]
"""Ways to votes: deployment and politicians; rallies before the round of the election; rallies in it."""

IN_ROUNDS: Final = (Scored.VOTES.name.lower(), Scored.BONUS.name.lower())
"""Sources of points that belong to a round; all others are counted when the game is over."""
_RALLIES: Final = "rallies"
"""Reason of votes that rallies have become, and of money paid for rallies."""
_THOUSAND: Final = 1000


@dataclass(frozen=True, slots=True)
class RoundPoints:
    """Points of one round, or of the final count."""

    round: int
    """0 for the final count."""
    points: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class MoneyMoment:
    """Everybody's money at the end of a phase."""

    round: int
    """0 before the first round."""
    phase: str
    """The phase that has just ended; empty at the beginning of the game."""
    money: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VotePiece:
    """Votes gained at one moment."""

    round: int
    """0 during the set-up."""
    votes: int
    way: Way


@dataclass(frozen=True, slots=True)
class LandVotes:
    """A state that has voted: the votes of each seat, and their pieces in the order they came."""

    land: str
    """Key of the state."""
    number: int
    """Number of the election, from 1."""
    round: int
    votes: tuple[int, ...]
    pieces: tuple[tuple[VotePiece, ...], ...]

    def of_way(self, seat: int, way: Way) -> int:
        """Votes of a seat that came in one way."""
        return sum(piece.votes for piece in self.pieces[seat] if piece.way == way)


@dataclass(frozen=True, slots=True)
class Bid:
    """The last bid of a seat in an auction."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Auction:
    """Something sold to the highest bidder: the first place in the order of play, or a poll."""

    round: int
    phase: str
    """Key of the phase in which it was sold."""
    land: str
    """Key of the state whose poll it was; empty for the order of play."""
    winner: Bid | None
    """Who bought it and for how much; nobody if all passed."""
    runner_up: Bid | None
    """The highest bid of anybody else."""

    @property
    def over(self) -> int:
        """How much more was paid than the runner-up was ready to pay; 0 where nobody else bid."""
        if self.winner is None or self.runner_up is None:
            return 0
        return self.winner.amount - self.runner_up.amount


@dataclass(frozen=True, slots=True)
class RallyAccount:
    """What a seat's rallies cost and brought."""

    bought: int
    free: int
    """Rallies that cost nothing: those of the starting deployment, and in some editions one in a new state."""
    spent: int
    converted: int
    votes: int
    """Votes that all converted rallies brought, the free ones included."""

    @property
    def per_thousand(self) -> float | None:
        """Votes from rallies for each thousand paid for rallies; ``None`` if nothing was paid."""
        return self.votes * _THOUSAND / self.spent if self.spent else None


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """All figures of a game that is over."""

    parties: tuple[str, ...]
    """Party keys by seat."""
    sources: tuple[str, ...]
    """Where points come from, in the order of the final scoring: names of ``Scored`` in small letters."""
    points: tuple[tuple[int, ...], ...]
    """Points by seat and source."""
    rounds: tuple[RoundPoints, ...]
    """Points of every round, the final count last."""
    money: tuple[MoneyMoment, ...]
    lands: tuple[LandVotes, ...]
    """In the order of their elections."""
    auctions: tuple[Auction, ...]
    rallies: tuple[RallyAccount, ...]
    majority: int
    """Votes that win an election; 0 in editions without such a number."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Final scores by seat."""
        return tuple(sum(row) for row in self.points)

    def paid(self, seat: int) -> int:
        """How much a seat paid in all auctions together."""
        winners = (each.winner for each in self.auctions)
        return sum(winner.amount for winner in winners if winner is not None and winner.seat == seat)

    def paid_over(self, seat: int) -> int:
        """How much more a seat paid in auctions than the runners-up were ready to pay."""
        return sum(each.over for each in self.auctions if each.winner is not None and each.winner.seat == seat)


def statistics(log: Sequence[LoggedEvent], edition: Edition) -> GameStatistics:
    """The figures of a game from its whole log.  Raises ``ValueError`` for a log without a beginning."""
    started = next((each.event for each in log if isinstance(each.event, ev.GameStarted)), None)
    if started is None:
        raise ValueError("a log that does not begin with the beginning of a game")
    seats = len(started.parties)
    sources = tuple(Scored(source).name.lower() for source in edition.sources)
    election_wins = Scored.BONUS in edition.sources
    votes, auctions = _Votes(edition, seats), _Auctions()
    for each in log:
        votes.read(each)
        auctions.read(each, votes.cards)
    scored = points_by_source(log, sources, seats)
    return GameStatistics(
        parties=tuple(PARTIES[party] for party in started.parties),
        sources=sources,
        points=tuple(tuple(steps.last for steps in seat) for seat in scored),
        rounds=_rounds(log, sources, scored),
        money=_money(log, [started.money] * seats),
        lands=votes.finished(),
        auctions=tuple(auctions.sold),
        rallies=_rallies(log, seats),
        majority=edition.figures.majority if election_wins else 0,
    )


def _rounds(
    log: Sequence[LoggedEvent], sources: Sequence[str], scored: Sequence[Sequence[Steps]]
) -> tuple[RoundPoints, ...]:
    """The points of each round, and last those that are counted at the end."""
    ends = {each.round: each.index for each in log}
    sums, out = [0] * len(scored), []
    for number in range(1, max(ends) + 1):
        now = [_sum(seat, sources, ends[number]) for seat in scored]
        out.append(RoundPoints(number, tuple(after - before for after, before in zip(now, sums, strict=True))))
        sums = now
    counted = tuple(sum(steps.last for steps in seat) - before for seat, before in zip(scored, sums, strict=True))
    return (*out, RoundPoints(0, counted))


def _sum(scored: Sequence[Steps], sources: Sequence[str], moment: int) -> int:
    """Points at a moment from the sources that belong to rounds."""
    return sum(steps.value(moment) for source, steps in zip(sources, scored, strict=True) if source in IN_ROUNDS)


def _money(log: Sequence[LoggedEvent], start: list[int]) -> tuple[MoneyMoment, ...]:
    """Everybody's money at the end of each phase, even of phases without payments."""
    have = list(start)
    moments = [MoneyMoment(0, "", tuple(have))]
    now = (0, "")
    for each in log:
        if (each.round, each.phase) != now and isinstance(each.event, ev.PhaseStarted | ev.RoundStarted):
            if now[1]:
                moments.append(MoneyMoment(*now, tuple(have)))
            now = each.round, each.phase
        if isinstance(each.event, ev.MoneyChanged):
            have[each.event.seat] = each.event.money
    moments.append(MoneyMoment(*now, tuple(have)))
    return tuple(each for each in moments if each.round or not each.phase)


class _Votes:
    """Follows which state lies on which board, and how its votes grow."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self._lands = edition.figures.lands
        self._seats = seats
        self.cards: dict[int, str] = {}
        """Keys of the states by board."""
        self._pieces: dict[int, list[list[VotePiece]]] = {}
        self._voting: tuple[int, ...] = ()
        self._done: list[LandVotes] = []

    def read(self, logged: LoggedEvent) -> None:
        """Takes in an event."""
        event = logged.event
        if isinstance(event, ev.LandsDrawn):
            for place, card in enumerate(event.lands):
                self._open(place, card)
        elif isinstance(event, ev.LandOpened):
            self._open(event.land, event.card)
        elif isinstance(event, ev.RoundStarted):
            self._voting = event.voting
        elif isinstance(event, ev.VotesChanged) and event.delta:
            self._pieces[event.land][event.seat].append(self._piece(logged.round, event))
        elif isinstance(event, ev.ElectionHeld):
            pieces = tuple(tuple(row) for row in self._pieces[event.land])
            key = self._lands[event.card].key
            self._done.append(LandVotes(key, event.number, logged.round, event.votes, pieces))

    def _open(self, place: int, card: int) -> None:
        self.cards[place] = self._lands[card].key
        self._pieces[place] = [[] for _ in range(self._seats)]

    def _piece(self, round_: int, event: ev.VotesChanged) -> VotePiece:
        way: Way = "other"
        if event.reason == _RALLIES:
            way = "election" if event.land in self._voting else "early"
        return VotePiece(round_, event.delta, way)

    def finished(self) -> tuple[LandVotes, ...]:
        """The states that have voted, in the order of their elections."""
        return tuple(sorted(self._done, key=lambda each: each.number))


@dataclass(slots=True)
class _Sale:
    """An auction that is going on: the last bid of each seat."""

    land: str
    bids: dict[int, int] = field(default_factory=dict)


class _Auctions:
    """Follows the bids for the order of play and for polls."""

    def __init__(self) -> None:
        self.sold: list[Auction] = []
        self._order: _Sale | None = None
        self._poll: _Sale | None = None

    def read(self, logged: LoggedEvent, lands: dict[int, str]) -> None:
        """Takes in an event; ``lands`` are the keys of the states by board."""
        event = logged.event
        if isinstance(event, ev.StartBidsRevealed):
            # Those tied bid a second time: their first bids are raised.  After a bluff all but the caught bid anew.
            self._order = self._order or _Sale("")
            self._order.bids |= {seat: amount for seat, amount in enumerate(event.bids) if amount >= 0}
        elif isinstance(event, ev.StartBidRaised) and self._order is not None:
            self._order.bids[event.seat] = event.amount
        elif isinstance(event, ev.BluffCaught):
            self._catch(event.seat)
        elif isinstance(event, ev.StartPlayerSet | FirstRightWon | PlaceChosen) and self._order is not None:
            self._sell(logged, self._order, event.seat)
            self._order = None
        elif isinstance(event, ev.AuctionOpened):
            self._poll = _Sale(lands[event.land])
        elif isinstance(event, ev.PollBid) and self._poll is not None:
            self._poll.bids[event.seat] = event.amount
        elif isinstance(event, ev.PollWon | ev.PollDiscarded) and self._poll is not None:
            self._sell(logged, self._poll, event.seat if isinstance(event, ev.PollWon) else -1)
            self._poll = None

    def _catch(self, seat: int) -> None:
        """A bid that could not be paid counts for nothing; the auction begins anew among the others."""
        for sale in (self._order, self._poll):
            if sale is not None:
                sale.bids.pop(seat, None)

    def _sell(self, logged: LoggedEvent, sale: _Sale, seat: int) -> None:
        others = [Bid(other, amount) for other, amount in sale.bids.items() if other != seat]
        winner = Bid(seat, sale.bids[seat]) if seat in sale.bids else None
        runner_up = max(others, key=lambda bid: bid.amount, default=None)
        self.sold.append(Auction(logged.round, logged.phase, sale.land, winner, runner_up))


def _rallies(log: Sequence[LoggedEvent], seats: int) -> tuple[RallyAccount, ...]:
    bought, free, spent, converted, votes = ([0] * seats for _ in range(5))
    for each in log:
        event = each.event
        if isinstance(event, ev.RalliesPlaced):
            (bought if event.cost else free)[event.seat] += event.count
        elif isinstance(event, ev.MoneyChanged) and event.reason == _RALLIES:
            spent[event.seat] -= event.delta
        elif isinstance(event, ev.RalliesConverted):
            converted[event.seat] += event.count
        elif isinstance(event, ev.VotesChanged) and event.reason == _RALLIES:
            votes[event.seat] += event.delta
    return tuple(RallyAccount(*row) for row in zip(bought, free, spent, converted, votes, strict=True))
