"""What is known between two rounds: who won where, who votes next, what people there think, how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.formula import media_leader, points_for
from macher.rules.views import PlayerView, Scored
from macher.session.log import LoggedEvent
from macher.ui.game import sums

__all__ = ["Coming", "Held", "InterludeFacts", "Ranked", "Stop", "There", "interlude_facts"]

_PREPARES = "next_round"
_PRESENT = 3
"""Most parties of which it is told what they have in the next state."""


@dataclass(frozen=True, slots=True)
class Held:
    """An election that is over."""

    card: int
    number: int
    winners: tuple[int, ...]
    votes: tuple[int, ...]
    """Votes of each winner."""
    all_votes: tuple[int, ...]
    """Votes of each seat."""
    outcome: str
    gained: tuple[int, ...]
    """Points (or seats) of each winner there."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A state on the tour: its card, the number of its election, whether it has voted or votes in this round."""

    card: int
    number: int
    done: bool
    votes_next: bool = False


@dataclass(frozen=True, slots=True)
class There:
    """What a party has in a state that votes next."""

    seat: int
    votes: int
    rallies: int


@dataclass(frozen=True, slots=True)
class Ranked:
    """A party in the standings."""

    seat: int
    place: int
    points: int
    risen: int
    """Places won since before the last election; negative if lost."""


@dataclass(frozen=True, slots=True)
class Coming:
    """A state that votes in this round."""

    place: int
    """Its board."""
    worth: int
    """What a majority brings there."""
    opinions: tuple[int, ...]
    """Kinds, -1 for those face down."""
    doubled: int
    fresh: tuple[int, ...]
    """Places of the opinions that have just been turned up."""
    leader: int
    """Seat that leads the media there, or -1."""
    there: tuple[There, ...]
    """The strongest parties, the strongest first, and the own one."""


@dataclass(frozen=True, slots=True)
class InterludeFacts:
    """All of it; public."""

    round: int
    rounds: int
    coming: tuple[Coming, ...]
    majority: int
    seats: bool
    """Whether seats are won instead of points."""
    held: tuple[Held, ...]
    tour: tuple[Stop, ...]
    ranked: tuple[Ranked, ...]

    @property
    def places(self) -> tuple[int, ...]:
        """Boards of the states that vote in this round."""
        return tuple(each.place for each in self.coming)


def interlude_facts(
    view: PlayerView, edition: Edition, log: Sequence[LoggedEvent], own: int = -1
) -> InterludeFacts | None:
    """The facts at the beginning of a round; `None` if no state votes in it.

    The party of the seat `own` is named in the states that vote next even if others are stronger there.
    """
    if not view.voting or not view.results:
        return None
    return InterludeFacts(
        round=view.round,
        rounds=edition.lengths[view.elections].rounds,
        coming=tuple(_coming(view, edition, log, place, own) for place in view.voting),
        majority=edition.figures.majority,
        seats=sums.added(view),
        held=tuple(_held(result) for result in view.results),
        tour=_tour(view),
        ranked=_ranked(view),
    )


def _coming(view: PlayerView, edition: Edition, log: Sequence[LoggedEvent], place: int, own: int) -> Coming:
    land, figures = view.lands[place], edition.figures
    present = [There(seat, land.votes[seat], land.rallies[seat]) for seat in range(len(view.parties))]
    present = [each for each in present if each.votes or each.rallies]
    present.sort(key=lambda each: (each.votes, each.rallies), reverse=True)
    named = present[:_PRESENT]
    named[-1:] = [each for each in present[_PRESENT - 1 :] if each.seat == own] or named[-1:]
    return Coming(
        place=place,
        worth=points_for(figures.lands[land.card].points, figures.majority),
        opinions=land.opinions,
        doubled=land.doubled,
        fresh=_fresh(log, place, land.opinions),
        leader=media_leader(land.media),
        there=tuple(named),
    )


def _fresh(log: Sequence[LoggedEvent], place: int, opinions: Sequence[int]) -> tuple[int, ...]:
    """Opinions of a board that were turned up when the round was prepared; none if all of them were."""
    found: list[int] = []
    for logged in reversed(log):
        event = logged.event
        if isinstance(event, ev.PhaseStarted) and event.phase == _PREPARES:
            break
        if isinstance(event, ev.OpinionTurned) and event.land == place:
            found.append(event.place)
    shown = sum(kind >= 0 for kind in opinions)
    return tuple(found) if len(found) < shown else ()


def _held(result: Any) -> Held:
    return Held(
        result.card,
        result.number,
        result.seats,
        tuple(result.votes[seat] for seat in result.seats),
        tuple(result.votes),
        result.outcome,
        tuple(result.points[seat] + result.bonus for seat in result.seats),
    )


def _tour(view: PlayerView) -> tuple[Stop, ...]:
    done = {result.number: result.card for result in view.results}
    boards = [(place, land) for place, land in enumerate(view.lands) if not land.closed and land.number not in done]
    stops = [Stop(card, number, True) for number, card in done.items()]
    stops += [Stop(land.card, land.number, False, place in view.voting) for place, land in boards]
    return tuple(sorted(stops, key=lambda stop: stop.number))


def _ranked(view: PlayerView) -> tuple[Ranked, ...]:
    seats = range(len(view.parties))
    national = sums.added(view)
    now = [view.parties[seat].scored[Scored.VOTES] if national else view.parties[seat].points for seat in seats]
    before = list(now)
    for result in view.results:
        if result.round == view.round - 1:
            for seat in seats:
                before[seat] -= result.points[seat]
                before[seat] -= result.bonus if seat in result.seats and not national else 0

    def place(points: list[int], seat: int) -> int:
        return 1 + sum(each > points[seat] for each in points)

    first = view.round <= 2
    rows = [
        Ranked(seat, place(now, seat), now[seat], 0 if first else place(before, seat) - place(now, seat))
        for seat in seats
    ]
    return tuple(sorted(rows, key=lambda row: (row.place, row.seat)))
