"""What a game is about, in the figures and the words of an edition: where points come from, and how votes are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.i18n import Texts, names
from macher.rules.edition import Edition, LandCard
from macher.rules.views import Scored
from macher.ui.features.ending.door import SOURCE_NAMES

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


class AimWords:
    """What is said beside each part of the picture."""

    def __init__(self, texts: Texts, facts: AimFacts) -> None:
        self.texts, self.facts = texts, facts

    def source(self, key: str) -> tuple[str, str]:
        """The name of a source of points, and what brings them."""
        texts, facts = self.texts, self.facts
        figures = facts.edition.figures
        length = next(iter(facts.edition.lengths.values()))
        more = facts.edition.capabilities
        if key == "votes":
            said = texts(
                "aim-votes-text",
                majority=figures.majority,
                least=facts.smallest.maximum,
                small=names.land(texts, facts.smallest.key),
                most=facts.largest.maximum,
                large=names.land(texts, facts.largest.key),
            )
        elif key == "bonus":
            said = texts(
                "aim-bonus-text", majority=figures.majority, alone=figures.bonus_sole, partner=figures.bonus_coalition
            )
        elif key == "presence":
            said = texts("aim-presence-text", most=max(length.presence), least=min(length.presence))
        elif key == "base":
            said = texts("aim-base-text", start=figures.start_base)
        elif key == "money":
            most, next_ = figures.money_prizes
            said = texts("aim-prizes-text", most=most, next=next_)
        elif key == "rank" and more.member_prizes is not None:
            most, next_ = more.member_prizes
            said = texts("aim-rank-text", most=most, next=next_)
        elif key == "opinion" and more.national is not None:
            points = [space.points for space in more.national.spaces]
            said = texts("aim-opinion-text", most=max(points), least=min(points), secured=more.national.secured_points)
        else:
            said = ""
        return texts(SOURCE_NAMES[key]), said

    def part(self, key: str) -> tuple[str, str]:
        """The heading below a part of the sum, and what is said about it."""
        texts, facts = self.texts, self.facts
        figures = facts.edition.figures
        if key == "rallies":
            cost = texts.money(figures.rally_costs[1])
            return texts("aim-rallies", n=facts.rallies), texts("aim-rallies-text", cost=cost)
        if key == "trend":
            return texts("aim-trend", trend=texts.signed(facts.trend)), texts("aim-trend-text")
        if key == "cards":
            return texts("aim-matches", n=facts.matches, all=4), texts("aim-matches-text")
        if key == "new":
            return texts("aim-new"), self.formula
        land = names.land(texts, facts.goal.key)
        head = texts("aim-reach", points=facts.worth, land=land)
        more = texts("aim-reach-text", majority=figures.majority, full=facts.goal.maximum, bonus=figures.bonus_sole)
        return head, more

    @property
    def formula(self) -> str:
        """The sum in figures."""
        facts = self.facts
        if facts.classic:
            return f"({facts.trend} + {facts.matches}) × {facts.rallies}"
        return f"({facts.rallies} + {facts.trend}) × {facts.matches}"
