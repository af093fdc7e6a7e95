"""The turning points of a finished game: by how much somebody was expected to end ahead, phase by phase.

What is told agrees with the headline of the poster: a move in the state that it names is among them, and after a
defeat the falls are told, after a victory the rises.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from macher.ai.kinds import HUMAN
from macher.engine.event import Event
from macher.rules.events import AnswerSealed
from macher.session.chronicle import Chronicle, LandCourse
from macher.session.hindsight import asked_at, seen_at
from macher.ui.features.ending.door import (
    Column,
    Standings,
    ahead,
    columns,
    ended,
    ends,
    poster_facts,
    steady,
    verdict_of,
)
from macher.ui.game.costly_decisions import people
from macher.ui.game.reviewed import ReviewedGame

__all__ = ["MOST", "Turn", "Turning", "nameable", "ranked", "turning"]

MOST: Final = 3
"""Turning points that are shown at most."""
LEAST: Final = 1
"""Points by which the expected lead must have changed."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A phase in which much changed."""

    column: int
    """Its place among the columns."""
    before: int
    """Expected lead before it."""
    after: int
    start: int
    """Moment at which the phase began."""
    moment: int
    """Moment of the command in it that changed most."""
    why: str = ""
    """The fact that turned that choice in writing (``ai.facts``), if there is one that everybody may know."""

    @property
    def change(self) -> int:
        """By how much the lead changed."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Turning:
    """The whole course, as seen from one seat."""

    seat: int
    columns: tuple[Column, ...]
    """The phases of all rounds."""
    leads: tuple[int, ...]
    """Expected lead of the seat after each phase."""
    rivals: tuple[int, ...]
    """The strongest other seat after each phase."""
    turns: tuple[Turn, ...]
    """In the order in which they came."""
    end: Standings
    """How the game ended, by which the headline is chosen."""

    @property
    def most(self) -> int:
        """The largest lead of anybody."""
        return max((abs(each) for each in self.leads), default=0)


def turning(game: ReviewedGame, winner: int) -> Turning:
    """The course for the one person who played, or else for the winner."""
    played = people(game.session)
    seat, course = played[0] if len(played) == 1 else winner, game.course
    found = [column for column in columns(course) if column.round]
    told = [_lead(game, version, seat) for version in ends(course, found)]
    before = steady([round(lead) for lead, _ in told])
    leads, rivals = before[1:], [rival for _, rival in told[1:]]
    end = ended(game)
    won, land = any(row.seat == seat for row in end.winners), _decisive(game, end)
    turns: list[Turn] = []
    for at in ranked([leads[at] - before[at] for at in range(len(found))], won):
        moment = _moment(game, found[at], seat, leads[at] - before[at])
        if moment is None:
            continue
        turn = Turn(at, before[at], leads[at], found[at].start, moment)
        if len(turns) < MOST:
            turns.append(turn)
        elif not land or any(_about(course, each, land) for each in turns):
            break
        elif _about(course, turn, land):
            turns[-1] = turn  # the state of the headline is told before a larger change elsewhere
    turns = [replace(turn, why=_why(game, turn.moment)) for turn in sorted(turns, key=lambda turn: turn.column)]
    return Turning(seat, tuple(found), tuple(leads), tuple(rivals), tuple(turns), end)


def _decisive(game: ReviewedGame, end: Standings) -> LandCourse | None:
    """The state that the headline names, or ``None``."""
    election = verdict_of(poster_facts(end)).election
    number = end.elections[election].number if election >= 0 else 0
    return next((each for each in game.course.lands if each.number == number), None)


def _about(course: Chronicle, turn: Turn, land: LandCourse) -> bool:
    """Whether the command of a turn did something in a state."""
    if land.opened > turn.moment:
        return False
    return any(getattr(event, "land", -1) == land.place for event in _events(course, turn.moment))


def _why(game: ReviewedGame, moment: int) -> str:
    """The reason of the command, as its seat would have told it; for a person, as the normal level would."""
    from macher.ai.reasons import reason  # imported late: most games end without this page

    session, version = game.session, game.course.version(moment) - 1
    command = session.journal.records[version].command
    kind = session.config.seats[command.seat].kind
    seen, decision = asked_at(session, version, command.seat)
    return reason("normal" if kind == HUMAN else kind, seen, decision, session.edition, command)


def ranked(changes: Sequence[int], won: bool) -> list[int]:
    """The columns that may be told, the largest change first: rises after a victory, falls after a defeat."""
    sign = 1 if won else -1
    told = [at for at, change in enumerate(changes) if sign * change >= LEAST]
    return sorted(told, key=lambda at: -abs(changes[at]))


def _lead(game: ReviewedGame, version: int, seat: int) -> tuple[float, int]:
    return ahead(seen_at(game.session, version), game.session.edition, seat)


def nameable(events: Sequence[Event]) -> bool:
    """Whether a command did something that can be told of a party: that a sealed answer was given says nothing."""
    return any(getattr(event, "seat", -1) >= 0 and not isinstance(event, AnswerSealed) for event in events)


def _moment(game: ReviewedGame, column: Column, seat: int, change: int) -> int | None:
    """The moment of the move that changed the lead most in the direction of the whole change; none without a move."""
    course = game.course
    first, last = course.version(max(0, column.start - 1)), course.version(column.end - 1)
    views = [seen_at(game.session, version) for version in range(first, last + 1)]
    leads = [ahead(seen, game.session.edition, seat)[0] for seen in views]
    steps = {first + at + 1: leads[at + 1] - leads[at] for at in range(len(leads) - 1)}
    alike = {each: step for each, step in steps.items() if views[each - first].phase == views[each - first - 1].phase}
    steps = alike or steps
    told = {act.version: act.moment for act in course.acts if nameable(_events(course, act.moment))}
    named = [each for each in steps if each in told and steps[each] * change > 0]
    return told[max(named, key=lambda each: abs(steps[each]))] if named else None


def _events(course: Chronicle, moment: int) -> list[Event]:
    """What the command at this moment brought about."""
    version = course.version(moment)
    rest = itertools.takewhile(lambda at: course.version(at) == version, range(moment, len(course.events)))
    return [course.events[at].event for at in rest]
