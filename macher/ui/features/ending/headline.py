"""What decided a game: its end seen from the winner, and the first headline that those figures bear out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.i18n import Texts, names
from macher.ui.features.ending.facts import SOURCE_NAMES, Standing, Standings

__all__ = ["HEADLINES", "Headline", "PosterFacts", "Verdict", "headline_of", "poster_facts", "verdict_of"]

_LANDSLIDE: Final = 6
"""A lead of at least one of so many parts of the points is a landslide."""
_HAIR: Final = 3
"""The largest lead, in points, that is called narrow."""
_FAR_BEHIND: Final = 4
"""The place after the third election from which a victory is a comeback."""
_THIRD: Final = 3
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


Fits = Callable[[PosterFacts], bool]


def _by_count(source: str) -> Fits:
    """The source counted at the end had the largest lead, and without the count somebody else had won."""
    return lambda facts: facts.before > 0 and facts.gain == source


def _by_source(source: str) -> Fits:
    """The source had the largest lead."""
    return lambda facts: facts.gain == source and facts.by_source[source] > 0


def _from_place(place: int) -> Fits:
    return lambda facts: facts.third > 0 and facts.places[_THIRD - 1] == place


def _one_election(facts: PosterFacts) -> bool:
    """A single election brought more than the whole lead, and no source that is counted at the end."""
    best = facts.best_election
    return best >= 0 and facts.by_election[best] > facts.lead and facts.gain in ("votes", "bonus")


HEADLINES: Final[tuple[tuple[str, str, Fits], ...]] = (
    ("poster-tie-two", "tie", lambda facts: facts.winners == 2),
    ("poster-tie-many", "tie", lambda facts: facts.winners > 2),
    ("poster-base-turn", "source", _by_count("base")),
    ("poster-presence-turn", "source", _by_count("presence")),
    ("poster-money-turn", "source", _by_count("money")),
    ("poster-opinion-turn", "source", _by_count("opinion")),
    ("poster-rank-turn", "source", _by_count("rank")),
    ("poster-turn", "before", lambda facts: facts.before > 0),
    ("poster-from-fifth", "third", _from_place(5)),
    ("poster-from-fourth", "third", _from_place(_FAR_BEHIND)),
    ("poster-by-one", "totals", lambda facts: facts.lead == 1),
    ("poster-last-turn", "turned", lambda facts: 0 <= facts.turned == facts.elections - 1),
    ("poster-state-turn", "turned", lambda facts: facts.turned >= 0),
    ("poster-every-state", "won", lambda facts: 0 < facts.won == facts.elections),
    ("poster-everywhere", "everywhere", lambda facts: min(facts.by_source.values()) > 0),
    ("poster-landslide", "totals", lambda facts: facts.lead * _LANDSLIDE >= facts.first.total),
    ("poster-first-evening", "alone", lambda facts: facts.alone),
    ("poster-by-hair", "totals", lambda facts: facts.lead <= _HAIR),
    ("poster-state", "best", _one_election),
    ("poster-base", "source", _by_source("base")),
    ("poster-presence", "source", _by_source("presence")),
    ("poster-bonus", "source", _by_source("bonus")),
    ("poster-money", "source", _by_source("money")),
    ("poster-opinion", "source", _by_source("opinion")),
    ("poster-rank", "source", _by_source("rank")),
    ("poster-votes", "source", lambda facts: True),
)
"""Text, kind of reason and condition of each headline; the first whose condition is met is printed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What decided a game: the one judgement behind the headline and the turning points."""

    key: str
    """Text key of the headline."""
    kind: str
    """Which figures are its reason."""
    source: str
    """The deciding source; `votes` stands for the election below, nothing for a shared victory."""
    election: int
    """Place of the deciding election; -1 if the source is no election."""


@dataclass(frozen=True, slots=True)
class Headline(Verdict):
    """What stands on the strip; the deciding piece of the winner's bar is crossed."""

    text: str
    reason: str


def verdict_of(facts: PosterFacts) -> Verdict:
    """The first headline that the figures bear out, and what it names."""
    key, kind, _ = next(each for each in HEADLINES if each[2](facts))
    if kind == "tie":
        return Verdict(key, kind, "", -1)
    if kind == "turned":
        return Verdict(key, kind, "votes", facts.turned)
    if kind == "best" or facts.gain == "votes":
        return Verdict(key, kind, "votes", facts.best_election)
    return Verdict(key, kind, facts.gain, -1)


def headline_of(texts: Texts, standings: Standings, player: str) -> Headline:
    """The headline in the current language; `player` is the winner's name."""
    facts = poster_facts(standings)
    found = verdict_of(facts)
    land = names.land(texts, standings.elections[found.election].land) if found.election >= 0 else ""
    text, reason = texts(found.key, land=land), _reason(texts, found, facts, player, land)
    return Headline(found.key, found.kind, found.source, found.election, text, reason)


def _reason(texts: Texts, found: Verdict, facts: PosterFacts, player: str, land: str) -> str:
    number, kind = texts.number, found.kind
    if kind == "tie":
        return texts("poster-reason-tie", points=facts.first.total)
    if kind == "before":
        return _before(texts, facts, player)
    if kind == "third":
        return texts("poster-reason-third", player=player, points=facts.third)
    if kind == "won":
        return texts("poster-reason-won", won=number(facts.won), elections=number(facts.elections))
    if kind == "alone":
        return texts("poster-reason-alone", player=player)
    if kind == "everywhere":
        return texts("poster-reason-everywhere")
    if kind == "totals":
        return _against(texts, texts("final-total"), facts.first.total, facts.second.total)
    if kind in ("turned", "best"):
        return _against(texts, land, *(_step(row, found.election) for row in (facts.first, facts.second)))
    at = list(facts.by_source).index(facts.gain)
    said = _against(texts, texts(SOURCE_NAMES[facts.gain]), facts.first.scored[at], facts.second.scored[at])
    return f"{said} {_before(texts, facts, player)}" if facts.before else said


def _against(texts: Texts, what: str, points: int, other: int) -> str:
    return texts("poster-reason-against", what=what, points=texts.number(points), other=texts.number(other))


def _before(texts: Texts, facts: PosterFacts, player: str) -> str:
    """How far the winner was behind before the final count."""
    return texts("poster-reason-before", player=player, points=facts.before)
