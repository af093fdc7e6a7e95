"""What the final scoring is made of: who has how many points from where, and how they came about over the elections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from macher.rules.cards import PARTIES
from macher.rules.edition import Edition
from macher.rules.views import PlayerView, Scored

__all__ = ["Election", "Standing", "Standings", "standings"]


@dataclass(frozen=True, slots=True)
class Election:
    """One election as the final screen tells it."""

    number: int
    land: str
    """Key of the land."""
    outcome: str
    votes: tuple[int, ...]
    points: tuple[int, ...]
    seats: tuple[int, ...]
    bonus: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One party at the end of the game."""

    seat: int
    rank: int
    party: str
    total: int
    scored: tuple[int, ...]
    """Points by the sources of the game."""
    votes: tuple[int, ...]
    """Points for votes in each election, in the order of the elections."""
    course: tuple[int, ...]
    """Points at the start, after each election and at the end."""
    money: int
    """Euros left."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The end of a game; `rows` are sorted by points, ties in the order of the seats."""

    rows: tuple[Standing, ...]
    elections: tuple[Election, ...]
    sources: tuple[str, ...]
    """Where points come from, in the order of the final scoring: names of ``Scored`` in small letters."""
    reconstructed: bool
    """Whether a figure of the edition is a reconstruction."""

    @property
    def winners(self) -> tuple[Standing, ...]:
        """Everybody with the highest score (ruling 20)."""
        return tuple(row for row in self.rows if row.rank == 1)

    @property
    def lead(self) -> int:
        """Points by which the winner is ahead of the second; 0 if several win."""
        return self.rows[0].total - self.rows[1].total

    def differences(self) -> tuple[int, ...]:
        """How many points more the first has than the second, by source."""
        first, second = self.rows[:2]
        return tuple(one - two for one, two in zip(first.scored, second.scored, strict=True))


def standings(view: PlayerView, edition: Edition) -> Standings:
    """Everything of a game that is over."""
    held = sorted(view.results, key=lambda result: result.number)
    elections = tuple(
        Election(
            each.number,
            edition.figures.lands[each.card].key,
            each.outcome,
            each.votes,
            each.points,
            each.seats,
            each.bonus,
        )
        for each in held
    )
    totals = [party.points for party in view.parties]
    rows = [
        Standing(
            seat,
            rank=1 + sum(other > totals[seat] for other in totals),
            party=PARTIES[party.party],
            total=party.points,
            scored=tuple(party.scored[source] for source in edition.sources),
            votes=tuple(each.points[seat] for each in elections),
            course=_course(elections, seat, party.points),
            money=party.money,
        )
        for seat, party in enumerate(view.parties)
    ]
    rows.sort(key=lambda row: row.rank)
    guessed = any(figure.provenance == "reconstruction" for figure in edition.provenance)
    sources = tuple(Scored(source).name.lower() for source in edition.sources)
    return Standings(tuple(rows), elections, sources, guessed)


def _course(elections: Sequence[Election], seat: int, end: int) -> tuple[int, ...]:
    course = [0]
    for each in elections:
        course.append(course[-1] + each.points[seat] + (each.bonus if seat in each.seats else 0))
    return (*course, end)
