"""The turning points of a finished game: by how much somebody was expected to end ahead, phase by phase.

The expectation is the learned forecast from what everybody could see (``macher.ai.forecast``), so it tells nothing that
was hidden then; after the end it is the true difference.  What is told agrees with the headline of the poster: the
election that it names comes first, and after a defeat the falls are told, after a victory the rises.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from macher.ai.forecast import lead
from macher.engine.event import Event
from macher.rules.events import AnswerSealed
from macher.rules.views import PlayerView
from macher.session.chronicle import Chronicle
from macher.session.hindsight import seen_at
from macher.ui.game.costly import people
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.replay.axis import Column, columns
from macher.ui.screens.final_facts import standings
from macher.ui.screens.poster_facts import poster_facts
from macher.ui.screens.poster_headline import verdict_of

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

    @property
    def most(self) -> int:
        """The largest lead of anybody."""
        return max((abs(each) for each in self.leads), default=0)


def turning(game: ReviewedGame, winner: int) -> Turning:
    """The course for the one person who played, or else for the winner."""
    played = people(game.session)
    seat, course = played[0] if len(played) == 1 else winner, game.course
    found = [column for column in columns(course) if column.round]
    ends = [course.version(column.end - 1) for column in found]
    begun = course.version(max(0, found[0].start - 1)) if found else 0
    told = [_lead(game, version, seat) for version in (begun, *ends)]
    before = _steady([round(ahead) for ahead, _ in told])
    leads, rivals = before[1:], [rival for _, rival in told[1:]]
    won, decisive = _judged(game, found, seat)
    turns: list[Turn] = []
    for at in ranked([leads[at] - before[at] for at in range(len(found))], won, decisive):
        moment = _moment(game, found[at], seat, leads[at] - before[at])
        if moment is not None and len(turns) < MOST:
            turns.append(Turn(at, before[at], leads[at], found[at].start, moment))
    turns.sort(key=lambda turn: turn.column)
    return Turning(seat, tuple(found), tuple(leads), tuple(rivals), tuple(turns))


def _judged(game: ReviewedGame, found: Sequence[Column], seat: int) -> tuple[bool, int]:
    """Whether the seat has won, and the column of the election that the headline names, or -1."""
    end = standings(game.session.view(-1), game.session.edition)
    won, election = any(row.seat == seat for row in end.winners), verdict_of(poster_facts(end)).election
    if election < 0:
        return won, -1
    number = end.elections[election].number
    return won, next((at for at, column in enumerate(found) if number in column.elections), -1)


def ranked(changes: Sequence[int], won: bool, decisive: int) -> list[int]:
    """The columns that may be told, the most telling first: rises after a victory, falls after a defeat.

    ``decisive`` is the column of the election that the headline names, or -1: it is told before larger changes.
    """
    sign = 1 if won else -1
    told = [at for at, change in enumerate(changes) if sign * change >= LEAST]
    return sorted(told, key=lambda at: (at != decisive, -abs(changes[at])))


def _steady(leads: list[int]) -> list[int]:
    """The leads without what is there for one phase only: the forecast of each phase was learned by itself."""
    middle = [sorted(leads[at - 1 : at + 2])[1] for at in range(1, len(leads) - 1)]
    return [*leads[:1], *middle, *leads[-1:]] if len(leads) > 1 else leads


def _lead(game: ReviewedGame, version: int, seat: int) -> tuple[float, int]:
    return _ahead(game, seen_at(game.session, version), seat)


def _ahead(game: ReviewedGame, seen: PlayerView, seat: int) -> tuple[float, int]:
    """By how much a seat is expected to end ahead of the best other one, and which that is."""
    expected: Sequence[float] = lead(seen, game.session.edition)
    rival = max((each for each in range(len(expected)) if each != seat), key=lambda each: expected[each])
    count = len(expected)  # the forecast is against the mean of the others
    return (expected[seat] - expected[rival]) * (count - 1) / count, rival


def nameable(events: Sequence[Event]) -> bool:
    """Whether a command did something that can be told of a party: that a sealed answer was given says nothing."""
    return any(getattr(event, "seat", -1) >= 0 and not isinstance(event, AnswerSealed) for event in events)


def _moment(game: ReviewedGame, column: Column, seat: int, change: int) -> int | None:
    """The moment of the move that changed the lead most in the direction of the whole change; none without a move."""
    course = game.course
    first, last = course.version(max(0, column.start - 1)), course.version(column.end - 1)
    views = [seen_at(game.session, version) for version in range(first, last + 1)]
    leads = [_ahead(game, seen, seat)[0] for seen in views]
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
