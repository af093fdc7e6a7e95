"""What a game is about in figures, all of them those of an edition: where points come from, and how votes are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.edition import Edition, LandCard
from macher.rules.views import Scored

__all__ = ["AimFacts", "Piece", "Source", "aim_facts"]

_LANDS: Final = ("HB", "HE", "SN", "BY", "NI", "TH", "SH")
"""States of the example, in the order of their elections, as far as an edition has them."""
_VOTES: Final = (50, 22, 33, 20, 27, 40, 16)
"""Votes of the example in each of them."""
_MEMBERS: Final = 7
"""Members won in the example."""
_TREND, _MATCHES, _RALLIES, _BEFORE = 2, 3, 5, 22
_MOST: Final = 48
"""The example stays short of the line."""
_GOAL: Final = "BB"
"""The state whose votes are made in the lower part."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of the bar: points, and the state that they come from, if one."""

    points: int
    land: str = ""


@dataclass(frozen=True, slots=True)
class Source:
    """One source of points with its pieces in the example; `key` is a name of ``Scored`` in small letters."""

    key: str
    pieces: tuple[Piece, ...]

    @property
    def points(self) -> int:
        """All points of it."""
        return sum(piece.points for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class AimFacts:
    """The example: sources of points, and one state in which votes are made."""

    edition: Edition
    sources: tuple[Source, ...]
    rallies: int
    trend: int
    matches: int
    new: int
    before: int
    goal: LandCard
    smallest: LandCard
    largest: LandCard

    @property
    def total(self) -> int:
        """Points of the whole bar."""
        return sum(source.points for source in self.sources)

    @property
    def votes(self) -> int:
        """Votes in the state of the lower part."""
        return self.before + self.new

    @property
    def worth(self) -> int:
        """What they bring."""
        return self.goal.points[min(self.votes, len(self.goal.points) - 1)]

    @property
    def classic(self) -> bool:
        """Whether matches and trend are added first, which makes votes as in the older games."""
        votes_for = self.edition.policies.votes_for
        return votes_for(self.rallies, self.trend, self.matches) == self.rallies * (self.trend + self.matches)


def aim_facts(edition: Edition) -> AimFacts:
    """The example in the figures of an edition."""
    figures = edition.figures
    length = next(iter(edition.lengths.values()))
    lands = {land.key: land for land in figures.lands}
    known = [lands[key] for key in _LANDS if key in lands] or list(figures.lands)
    makers = {
        Scored.VOTES: tuple(
            Piece(land.points[min(votes, len(land.points) - 1)], land.key)
            for land, votes in zip(known[: length.elections], _VOTES, strict=False)
        ),
        Scored.BONUS: (Piece(figures.bonus_sole), Piece(figures.bonus_coalition)),
        Scored.PRESENCE: tuple(Piece(points) for points in length.presence[:2]),
        Scored.BASE: (Piece(figures.start_base + _MEMBERS),),
        Scored.MONEY: (Piece(figures.money_prizes[0]),),
    }
    more = edition.capabilities
    if more.national is not None:
        makers[Scored.OPINION] = tuple(Piece(space.points) for space in more.national.spaces[1:4])
    if more.member_prizes is not None:
        makers[Scored.RANK] = (Piece(more.member_prizes[0]),)
    sources = tuple(Source(Scored(each).name.lower(), makers[Scored(each)]) for each in edition.sources)
    rallies, new = _most_rallies(edition)
    by_worth = sorted(figures.lands, key=lambda land: land.maximum)
    goal = lands.get(_GOAL, by_worth[len(by_worth) // 2])
    return AimFacts(edition, sources, rallies, _TREND, _MATCHES, new, _BEFORE, goal, by_worth[0], by_worth[-1])


def _most_rallies(edition: Edition) -> tuple[int, int]:
    """The rallies of the example and the votes they make, which stay short of the line."""
    for rallies in range(_RALLIES, 0, -1):
        new = edition.policies.votes_for(rallies, _TREND, _MATCHES)
        if _BEFORE + new <= _MOST:
            return rallies, new
    return 1, edition.policies.votes_for(1, _TREND, _MATCHES)
