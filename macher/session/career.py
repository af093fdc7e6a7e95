"""A player's career: finished games as short summaries, grouped and counted, with an honest range for every rate.

Only games with at least one person count.  A person is a name; somebody who held several seats of a game is counted
once, with the best of them.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from macher.ai.kinds import HUMAN

__all__ = [
    "BESTS",
    "MIXED",
    "PEOPLE",
    "Best",
    "BestKind",
    "GameSummary",
    "Grouping",
    "Played",
    "SeatDetails",
    "SeatSummary",
    "Tally",
    "bests",
    "games_of",
    "grouped",
    "lengths_of",
    "longest_run",
    "people_of",
    "tally",
    "wilson",
]

Grouping = Literal["party", "players", "level", "edition"]

BestKind = Literal["points", "lead", "votes", "elections", "efficiency"]
BESTS: Final[tuple[BestKind, ...]] = ("points", "lead", "votes", "elections", "efficiency")

MIXED: Final = "mixed"
"""Opponents of several levels, or both AI seats and people."""
PEOPLE: Final = "people"
"""Opponents who are all persons."""

_Z: Final = 1.959964
"""The 97.5 % quantile of the normal distribution: the range holds the true rate in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class SeatDetails:
    """Facts about a seat that need a replay of the game."""

    votes: int
    """The most votes in one election."""
    land: str
    """Key of the state of that election."""
    elections: int
    """Elections that the seat has won, alone or with others."""
    efficiency: int
    """Votes from rallies for each thousand paid for rallies, in tenths; -1 if nothing was paid."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A seat of a finished game."""

    party: str
    name: str
    kind: str
    """``human``, or the kind of an AI seat."""
    points: int


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A finished game."""

    file: str
    """Name of its file."""
    written: str
    """Local time of its end, ``2025-09-21 14:32:05``."""
    edition: str
    elections: int
    seats: tuple[SeatSummary, ...]
    winners: tuple[int, ...]
    assisted: bool
    """Whether moves were taken back for practice."""
    played_on: bool
    """Whether it was begun in the middle of another game."""
    details: tuple[SeatDetails, ...] = ()
    """By seat; empty until the game has been run again."""
    stood_in: bool = False
    """Whether the easy level had to decide for an AI seat."""

    @property
    def marked(self) -> bool:
        """Whether it is not quite a game like others."""
        return self.assisted or self.played_on or self.stood_in


@dataclass(frozen=True, slots=True)
class Played:
    """A game as one person played it; what is counted of it is worked out once."""

    game: GameSummary
    at: int
    seat: SeatSummary = field(init=False)
    """The person's seat."""
    won: bool = field(init=False)
    """Whether the person has won, alone or with others."""
    rank: int = field(init=False)
    """Place in the final standings, from 1."""
    lead: int = field(init=False)
    """Points ahead of the best other seat; negative behind it."""
    opponents: str = field(init=False)
    """Level of the other seats, ``MIXED`` or ``PEOPLE``; personalities do not count."""
    marked: bool = field(init=False)
    """Whether it is not quite a game like others."""

    def __post_init__(self) -> None:
        note, game = partial(object.__setattr__, self), self.game
        seat = game.seats[self.at]
        others = [each for at, each in enumerate(game.seats) if at != self.at]
        points = [each.points for each in others]
        kinds = {each.kind.partition(":")[0] for each in others}
        note("seat", seat)
        note("won", self.at in game.winners)
        note("rank", 1 + sum(each > seat.points for each in points))
        note("lead", seat.points - max(points, default=0))
        note("opponents", PEOPLE if kinds == {HUMAN} else kinds.pop() if len(kinds) == 1 else MIXED)
        note("marked", game.marked)


@dataclass(frozen=True, slots=True)
class Tally:
    """Some games of a person, counted."""

    key: str
    """What the games have in common."""
    games: int
    victories: int
    """Victories; shared ones count in full."""
    marked: int
    """How many of the games were assisted or begun in the middle of another."""
    fair: float
    """The share of victories that luck alone would give: one seat's part of each game, from 0 to 1."""
    rank: float
    """Place on average."""

    @property
    def rate(self) -> float:
        """Share of victories, from 0 to 1."""
        return self.victories / self.games if self.games else 0.0

    @property
    def limits(self) -> tuple[float, float]:
        """The range in which the true rate probably lies."""
        return wilson(self.victories, self.games)


@dataclass(frozen=True, slots=True)
class Best:
    """A personal best."""

    kind: BestKind
    value: int
    """Efficiency in tenths."""
    played: Played


def wilson(victories: int, games: int) -> tuple[float, float]:
    """Wilson's range for a rate of so many victories in so many games, 95 %: honest for few games, too."""
    if not games:
        return 0.0, 1.0
    rate, weight = victories / games, _Z * _Z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = _Z / (1 + weight) * math.sqrt(rate * (1 - rate) / games + weight / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def people_of(games: Iterable[GameSummary]) -> list[str]:
    """Names of everybody who has played, the most games first."""
    counted: Counter[str] = Counter()
    for game in games:
        counted.update({seat.name for seat in game.seats if seat.kind == HUMAN})
    return sorted(counted, key=lambda name: (-counted[name], name.casefold()))


def lengths_of(games: Iterable[GameSummary]) -> list[tuple[str, int]]:
    """Editions and numbers of elections that were played, the most frequent first."""
    counted = Counter((game.edition, game.elections) for game in games)
    return sorted(counted, key=lambda each: (-counted[each], each))


def games_of(
    games: Iterable[GameSummary], name: str, *, marked: bool = True, length: tuple[str, int] | None = None
) -> list[Played]:
    """The games of a person, the oldest first; may leave out ``marked`` ones and other lengths."""
    found = []
    for game in games:
        seats = [at for at, seat in enumerate(game.seats) if seat.kind == HUMAN and seat.name == name]
        wished = length is None or (game.edition, game.elections) == length
        if seats and wished and (marked or not game.marked):
            best = max(seats, key=lambda at: (at in game.winners, game.seats[at].points))
            found.append(Played(game, best))
    return sorted(found, key=lambda each: (each.game.written, each.game.file))


def tally(played: Sequence[Played], key: str = "") -> Tally:
    """Games counted."""
    count = len(played)
    return Tally(
        key,
        count,
        sum(each.won for each in played),
        sum(each.marked for each in played),
        sum(1 / len(each.game.seats) for each in played) / count if count else 0.0,
        sum(each.rank for each in played) / count if count else 0.0,
    )


def grouped(played: Sequence[Played], by: Grouping) -> list[Tally]:
    """Games counted by what they have in common; the key of an edition is ``2019/4``, its name and its elections."""
    groups: dict[str, list[Played]] = {}
    for each in played:
        groups.setdefault(_key(each, by), []).append(each)
    return [tally(found, key) for key, found in groups.items()]


def _key(played: Played, by: Grouping) -> str:
    if by == "party":
        return played.seat.party
    if by == "players":
        return str(len(played.game.seats))
    if by == "level":
        return played.opponents
    return f"{played.game.edition}/{played.game.elections}"


def longest_run(played: Sequence[Played]) -> int:
    """The most victories one after the other."""
    best = run = 0
    for each in played:
        run = run + 1 if each.won else 0
        best = max(best, run)
    return best


def bests(played: Sequence[Played]) -> list[Best]:
    """All personal bests, the earliest of equal ones.  Bests that no game gives are left out."""
    found = []
    for kind in BESTS:
        values = [(value, each) for each in played if (value := _value(each, kind)) is not None]
        if values:
            top = max(value for value, _ in values)
            found.append(Best(kind, top, next(each for value, each in values if value == top)))
    return found


def _value(played: Played, kind: BestKind) -> int | None:
    if kind == "points":
        return played.seat.points
    if kind == "lead":
        return played.lead if played.won and played.lead > 0 else None
    if not played.game.details:
        return None
    details = played.game.details[played.at]
    if kind == "votes":
        return details.votes or None
    if kind == "elections":
        return details.elections or None
    return details.efficiency if details.efficiency > 0 else None
