"""What is known about an election in which parties and agreed coalitions stand against each other, from the public log.

Nobody needs a majority there: the side with the most votes wins, and markers that lie on each other decide ties.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.cards import APPROVE, attitude_of, topic_of
from macher.rules.edition import Edition, Figures
from macher.rules.national import events as ce
from macher.rules.views import Result
from macher.session.log import LoggedEvent

_MOST_CARDS = 2
"""Opinions that a clear winner without a partner may move (VG06 6.3.3); everybody else moves one."""

Card = tuple[str, bool]
"""An opinion: key of its topic, and whether it approves."""


@dataclass(frozen=True, slots=True)
class Side:
    """A party, or a coalition; the party with more votes, or with the upper marker, comes first."""

    seats: tuple[int, ...]
    votes: int
    won: bool
    forced: bool = False
    """Whether the partner could not refuse."""


@dataclass(frozen=True, slots=True)
class Placing:
    """An opinion that came to the national board."""

    seat: int
    card: Card
    effect: str
    """``new``, ``secured``, ``opposite``, ``replaced``, or ``discarded`` where it found no space."""
    gone: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Contest:
    """How the sides stood against each other and what the winners do."""

    sides: tuple[Side, ...]
    """The winning side first, then by votes."""
    narrow: bool
    pile: tuple[int, ...]
    """After a tie that votes markers decide: the parties with equal votes, the upper marker first.  Empty where the
    strongest single party decides."""
    rewarded: tuple[int, ...]
    """Seats that lost only by the tie-break and may move a media marker as well."""
    cards: int
    """Opinions that each winner may move."""
    placed: tuple[Placing, ...]
    done: bool
    """Whether the winners have moved what they wanted to."""
    cap: int
    """Most votes of a party."""

    @property
    def coalitions(self) -> tuple[Side, ...]:
        """The sides of two parties."""
        return tuple(side for side in self.sides if len(side.seats) > 1)

    @property
    def tied(self) -> tuple[Side, ...]:
        """The sides with as many votes as the winning one, which is first."""
        return tuple(side for side in self.sides if side.votes == self.sides[0].votes)


def contest_of(edition: Edition, log: Sequence[LoggedEvent], result: Result) -> Contest | None:
    """How an election was won by sides; `None` in editions that count for a majority instead."""
    won = next(
        (each.event for each in log if isinstance(each.event, ce.ElectionWon) and each.event.number == result.number),
        None,
    )
    cap = edition.capabilities.vote_cap
    if won is None or cap is None:
        return None
    here = [each.event for each in log if each.round == result.round]
    sides = _sides(here, won, result)
    stack = _stack([each.event for each in log], won)
    return Contest(
        sides,
        won.narrow,
        _pile(sides, result.votes, stack) if won.narrow else (),
        won.losers,
        _MOST_CARDS if len(won.winners) == 1 and not won.narrow else 1,
        tuple(_placings(edition.figures, here, won)),
        _done(here, won),
        cap,
    )


def _sides(here: Sequence[Event], won: ce.ElectionWon, result: Result) -> tuple[Side, ...]:
    formed = [event for event in here if isinstance(event, ce.CoalitionFormed) and event.land == won.land]
    allied = {seat for event in formed for seat in (event.seat, event.partner)}
    teams: list[tuple[tuple[int, ...], bool]] = [((event.seat, event.partner), event.forced) for event in formed]
    teams += [((seat,), False) for seat in range(len(result.votes)) if seat not in allied]
    sides = []
    for seats, forced in teams:
        best = won.winners[0] in seats
        order = won.winners if best else tuple(sorted(seats, key=lambda seat: -result.votes[seat]))
        sides.append(Side(order, sum(result.votes[seat] for seat in seats), best, forced))
    return tuple(sorted(sides, key=lambda side: (not side.won, -side.votes)))


def _stack(events: Sequence[Event], won: ce.ElectionWon) -> list[int]:
    """Seats in the order in which their votes markers moved on this board last, the upper one first (ruling C12)."""
    order: list[int] = []
    for event in events:
        if isinstance(event, ev.LandOpened) and event.land == won.land:
            order = []
        elif isinstance(event, ev.VotesChanged) and event.land == won.land and event.delta > 0:
            order = [event.seat, *(seat for seat in order if seat != event.seat)]
        elif event is won:
            break
    return order


def _pile(sides: Sequence[Side], votes: Sequence[int], stack: Sequence[int]) -> tuple[int, ...]:
    """Whose markers lie on each other where they decide the tie (VG06 6.3.2)."""
    tied = [side for side in sides if side.votes == sides[0].votes]
    best = max(votes[seat] for side in tied for seat in side.seats)
    level = [seat for side in tied for seat in side.seats if votes[seat] == best]
    if len(level) < 2:
        return ()
    return tuple(sorted(level, key=lambda seat: stack.index(seat) if seat in stack else len(stack)))


def _placings(figures: Figures, here: Sequence[Event], won: ce.ElectionWon) -> Iterator[Placing]:
    def card(kind: int) -> Card:
        return figures.topics[topic_of(kind)], attitude_of(kind) == APPROVE

    for event in here:
        if isinstance(event, ce.NationalPlaced) and event.land == won.land:
            yield Placing(event.seat, card(event.kind), event.effect, tuple(card(kind) for kind in event.gone))
        elif isinstance(event, ce.NationalDiscarded) and event.land == won.land:
            yield Placing(event.seat, card(event.kind), "discarded")


def _done(here: Sequence[Event], won: ce.ElectionWon) -> bool:
    """Whether the election's phase has ended."""
    after = here[here.index(won) :]
    return any(isinstance(event, ev.PhaseStarted | ev.GameEnded) for event in after)
