"""The headline of a winner's poster: the first sentence that the figures of the game bear out, with its reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from macher.i18n import Texts, names
from macher.ui.features.ending.facts import SOURCE_NAMES, Standings
from macher.ui.features.ending.poster_facts import PosterFacts, poster_facts

__all__ = ["HEADLINES", "Headline", "Verdict", "headline_of", "verdict_of"]

_LANDSLIDE: Final = 6
"""A lead of at least one of so many parts of the points is a landslide."""
_HAIR: Final = 3
"""The largest lead, in points, that is called narrow."""
_FAR_BEHIND: Final = 4
"""The place after the third election from which a victory is a comeback."""
_THIRD: Final = 2

Fits = Callable[[PosterFacts], bool]


def _by_count(source: str) -> Fits:
    """The source counted at the end had the largest lead, and without the count somebody else had won."""
    return lambda facts: facts.before > 0 and facts.gain == source


def _by_source(source: str) -> Fits:
    """The source had the largest lead."""
    return lambda facts: facts.gain == source and facts.by_source[source] > 0


def _from_place(place: int) -> Fits:
    return lambda facts: facts.third > 0 and facts.places[_THIRD] == place


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
class Headline:
    """What stands on the strip, and which piece of the winner's bar is crossed."""

    key: str
    """Text key."""
    text: str
    reason: str
    source: str
    """The deciding source; `votes` stands for the election below, nothing for a shared victory."""
    election: int
    """Place of the deciding election; -1 if the source is no election."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What decided a game: the one judgement behind the headline and the turning points."""

    key: str
    """Text key of the headline."""
    kind: str
    """Which figures are its reason."""
    source: str
    """The deciding source, as in `Headline`."""
    election: int
    """Place of the deciding election; -1 if the source is no election."""


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
    key, kind, source, election = found.key, found.kind, found.source, found.election
    land = names.land(texts, standings.elections[election].land) if election >= 0 else ""
    return Headline(key, texts(key, land=land), _reason(texts, kind, facts, player, land, election), source, election)


def _reason(texts: Texts, kind: str, facts: PosterFacts, player: str, land: str, election: int) -> str:
    number = texts.number
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
        steps = [row.course[election + 1] - row.course[election] for row in (facts.first, facts.second)]
        return _against(texts, land, *steps)
    at = list(facts.by_source).index(facts.gain)
    said = _against(texts, texts(SOURCE_NAMES[facts.gain]), facts.first.scored[at], facts.second.scored[at])
    return f"{said} {_before(texts, facts, player)}" if facts.before else said


def _against(texts: Texts, what: str, points: int, other: int) -> str:
    return texts("poster-reason-against", what=what, points=texts.number(points), other=texts.number(other))


def _before(texts: Texts, facts: PosterFacts, player: str) -> str:
    """How far the winner was behind before the final count."""
    return texts("poster-reason-before", player=player, points=facts.before)
