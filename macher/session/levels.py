"""The level that suits a player: proposed by the last results, or as chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Final, Literal

from macher.ai.kinds import HUMAN, OFFERED, read_kind
from macher.session.progress import LevelResult, Profile, with_result

if TYPE_CHECKING:  # the menu asks for the level before rules are loaded
    from macher.rules.edition import Edition
    from macher.session.played import PlayedGame

__all__ = ["USUAL", "Proposal", "pace", "proposal", "result_of", "usual_minutes", "with_level", "with_level_result"]

USUAL: Final = "normal"
"""The level of somebody of whom nothing is known."""
_GAMES: Final = 5
"""So many games at a level are looked at."""
_ENOUGH: Final = 3
"""So many of them won lead one level up."""
_DECISIONS, _NATIONAL_DECISIONS = 16.7, 24.5
"""Decisions of a person for each round and election, halved: in games without and with a national board.

Measured: the medians of four games at each length of each edition with three, four and five parties.  A person decided
67 times in four elections of 2019, 100 times in seven, 174 times in seven rounds of 2006 and 120 times in five.
"""
_SECONDS: Final = 18.3
"""Seconds of a decision, and as many for what the others do until the next one.

Measured: one person played four elections of 2019 in 41 minutes.
"""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A level, and why."""

    level: str
    way: Literal["up", "down", "same", "chosen"]
    won: int = 0
    played: int = 0
    before: str = ""
    """The level of the games that were looked at."""


def proposal(profile: Profile) -> Proposal:
    """The level for the next game: chosen by the player, else one up after three wins of five, one down after none."""
    known = [result for result in profile.levels if result.level in OFFERED]
    chosen = profile.level if profile.level in OFFERED else ""
    now = chosen or (known[-1].level if known else USUAL)
    if chosen or not profile.propose:
        return Proposal(now, "chosen")
    recent = _streak(known, now)
    won, at = sum(result.won for result in recent), OFFERED.index(now)
    if won >= _ENOUGH and at + 1 < len(OFFERED):
        return Proposal(OFFERED[at + 1], "up", won, len(recent), now)
    if won == 0 and len(recent) == _GAMES and at:
        return Proposal(OFFERED[at - 1], "down", won, len(recent), now)
    return Proposal(now, "same", won, len(recent), now)


def _streak(known: Sequence[LevelResult], level: str) -> list[LevelResult]:
    """The last results at a level since another one was played, at most five."""
    found: list[LevelResult] = []
    for result in reversed(known):
        if result.level != level or len(found) == _GAMES:
            break
        found.append(result)
    return found


def result_of(game: PlayedGame, minutes: int = 0) -> LevelResult | None:
    """How a finished game ended for its only person, if all others sat there at one level; 0 minutes are not known."""
    seats = game.config.seats
    levels = {read_kind(seat.kind).level for seat in seats if seat.kind != HUMAN}
    people = [at for at, seat in enumerate(seats) if seat.kind == HUMAN]
    if len(people) != 1 or len(levels) != 1 or not levels <= set(OFFERED):
        return None
    points = [party.points for party in game.journal.state.parties]
    place = 1 + sum(each > points[people[0]] for each in points)
    rivals = tuple(read_kind(seat.kind).style for seat in seats if seat.kind != HUMAN)
    return LevelResult(
        level=levels.pop(),
        edition=game.config.edition,
        place=place,
        seats=len(seats),
        rivals=tuple(style for style in rivals if style),
        elections=game.config.elections,
        minutes=minutes,
    )


def with_level_result(profile: Profile, result: LevelResult) -> Profile:
    """The profile with one more result; where levels are proposed, a level that was chosen has had its game."""
    after = with_result(profile, result)
    return after.changed(level="") if after.propose and after.level else after


def with_level(profile: Profile, level: str) -> Profile:
    """The profile with a level chosen by the player."""
    return profile.changed(level=level)


def pace(profile: Profile, edition: str, elections: int) -> tuple[int, int]:
    """The median of the minutes of the last games of a length, and how many those are; 0 and 0 if none is known."""
    known = [each.minutes for each in profile.levels if (each.edition, each.elections) == (edition, elections)]
    known = [minutes for minutes in known if minutes][-_GAMES:]
    return (round(median(known)), len(known)) if known else (0, 0)


def usual_minutes(edition: Edition, elections: int, people: int = 1) -> int:
    """How long a game usually takes with so many people at the screen, to five minutes."""
    each = _DECISIONS if edition.capabilities.national is None else _NATIONAL_DECISIONS
    decisions = each * (edition.lengths[elections].rounds + elections) / 2
    minutes = decisions * _SECONDS * (1 + max(1, people)) / 60
    return max(5, 5 * round(minutes / 5))
