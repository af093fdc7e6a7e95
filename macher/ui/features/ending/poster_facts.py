"""What a winner's poster is made from: the lead by source, and how the winner came to it over the elections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macher.ui.features.ending.facts import Standing, Standings

__all__ = ["PosterFacts", "poster_facts"]

_THIRD = 3
"""The election after which a place far behind makes the victory a comeback."""


@dataclass(frozen=True, slots=True)
class PosterFacts:
    """The end of a game seen from the winner; points unless said otherwise."""

    first: Standing
    second: Standing
    winners: int
    """How many share the victory; 1 if nobody does."""
    lead: int
    """How far the first is ahead of the second; 0 if several win."""
    by_source: dict[str, int]
    """How much more than the second the first has, by source, in the order of the final scoring."""
    by_election: tuple[int, ...]
    """The same by election, bonus included."""
    places: tuple[int, ...]
    """The first's place after each election; a shared place counts as the better one."""
    alone: bool
    """Whether the first led alone after every election, and was never expected to end behind."""
    before: int
    """How far the first was behind the best before the final count; 0 if nobody was ahead."""
    third: int
    """How far the first was behind the best after the third election, and was expected to end behind; 0 with fewer
    elections than four."""
    won: int
    """Elections in which the first got the bonus."""
    turned: int
    """Place in `by_election` of the one in which the first passed the second for good, on points and in what was
    expected; -1 if there is none."""

    @property
    def elections(self) -> int:
        """How many elections there were."""
        return len(self.by_election)

    @property
    def gain(self) -> str:
        """The source with the largest lead; of several the first to be counted."""
        return max(self.by_source, key=lambda source: self.by_source[source])

    @property
    def best_election(self) -> int:
        """The election with the largest lead; of several the first; -1 without elections."""
        if not self.by_election:
            return -1
        return max(range(self.elections), key=lambda at: self.by_election[at])


def poster_facts(standings: Standings) -> PosterFacts:
    """Everything that a headline can be chosen by.

    What tells when the game was decided must hold on points and in what was expected after each election: the points
    of states that have still to vote are missing in the one, and the other is what the page after the game shows.
    """
    first, second = standings.rows[:2]
    count = len(standings.elections)
    others = [row for row in standings.rows if row.seat != first.seat]
    behind = [max(row.course[at + 1] for row in others) - first.course[at + 1] for at in range(count)]
    expected = standings.expected or tuple(-short for short in behind)
    steps = [_step(first, at) - _step(second, at) for at in range(count)]
    points = [first.course[at + 1] - second.course[at + 1] for at in range(count)]
    turned = _turned(points)
    return PosterFacts(
        first,
        second,
        winners=len(standings.winners),
        lead=standings.lead,
        by_source=dict(zip(standings.sources, standings.differences(), strict=True)),
        by_election=tuple(steps),
        places=tuple(1 + sum(row.course[at + 1] > first.course[at + 1] for row in others) for at in range(count)),
        alone=all(short < 0 for short in behind) and min(expected, default=-1) >= 0,
        before=max(0, behind[-1]) if behind else 0,
        third=max(0, behind[_THIRD - 1]) if count > _THIRD and expected[_THIRD - 1] < 0 else 0,
        won=sum(first.seat in election.seats for election in standings.elections),
        turned=turned if turned == _turned(standings.expected or points) else -1,
    )


def _step(row: Standing, at: int) -> int:
    """Points that an election brought, bonus included."""
    return row.course[at + 1] - row.course[at]


def _turned(leads: Sequence[int]) -> int:
    """Where the first came to be ahead for good; -1 if it was never behind, or is so at the end."""
    if not leads or leads[-1] <= 0:
        return -1
    return next((at + 1 for at in reversed(range(len(leads))) if leads[at] < 0), -1)
