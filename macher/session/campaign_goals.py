"""Goals of the campaign: a fixed list of checks with numbers, each judged by the course of the finished game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from macher.rules import events as ev
from macher.rules.table import Scored
from macher.session.course import Course

__all__ = ["GOALS", "NEEDS", "Goal", "GoalKind", "reached"]

GoalKind = Literal[
    "votes",
    "money",
    "partner",
    "no-bids",
    "media",
    "alone",
    "no-poll",
    "no-marker",
    "no-donation",
    "few-rallies",
    "fewer-votes",
    "convert",
    "every-election",
    "no-politician",
    "nobody-else",
    "sources",
]
GOALS: Final[tuple[GoalKind, ...]] = get_args(GoalKind)
NEEDS: Final[Mapping[GoalKind, str]] = {
    "votes": "number",
    "money": "number",
    "media": "land",
    "alone": "land",
    "few-rallies": "number",
    "convert": "number",
    "nobody-else": "number",
    "sources": "number",
}
"""What a goal needs beside its kind; the others need nothing."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached beyond winning."""

    kind: GoalKind
    number: int = 0
    land: str = ""
    """Key of the state it is about."""


def reached(goal: Goal, course: Course, seat: int) -> bool:
    """Whether a seat has reached a goal by the end of its game."""
    return _CHECKS[goal.kind](goal, course, seat)


def _votes(goal: Goal, course: Course, seat: int) -> bool:
    return any(result.votes[seat] >= goal.number for result in course.results)


def _money(goal: Goal, course: Course, seat: int) -> bool:
    return course.end.parties[seat].money >= goal.number


def _partner(_: Goal, course: Course, seat: int) -> bool:
    return any(course.partner(seat, result) >= 0 for result in course.results)


def _no_bids(_: Goal, course: Course, seat: int) -> bool:
    return not any(course.start_bids(seat))


def _media(goal: Goal, course: Course, seat: int) -> bool:
    return any(course.leads_media(seat, each) for each in course.results if course.land(each) == goal.land)


def _alone(goal: Goal, course: Course, seat: int) -> bool:
    own = [each for each in course.won(seat) if course.land(each) == goal.land]
    return any(each.winners == (seat,) and each.seats == (seat,) for each in own)


def _no_poll(_: Goal, course: Course, seat: int) -> bool:
    return not course.events(ev.PollPublished, seat)


def _no_marker(_: Goal, course: Course, seat: int) -> bool:
    return any(seat not in course.moments[result.number].media for result in course.won(seat))


def _no_donation(_: Goal, course: Course, seat: int) -> bool:
    decided = course.events(ev.DonationDecided, seat)
    return bool(decided) and not any(each.accept for each in decided)


def _few_rallies(goal: Goal, course: Course, seat: int) -> bool:
    return course.bought(seat, course.end.round) <= goal.number


def _fewer_votes(_: Goal, course: Course, seat: int) -> bool:
    pairs = [(result, course.partner(seat, result)) for result in course.results]
    return any(partner >= 0 and result.votes[seat] < result.votes[partner] for result, partner in pairs)


def _convert(goal: Goal, course: Course, seat: int) -> bool:
    return any(each.count >= goal.number for each in course.events(ev.RalliesConverted, seat))


def _every_election(_: Goal, course: Course, seat: int) -> bool:
    return len(course.governed(seat)) == len(course.results)


def _no_politician(_: Goal, course: Course, seat: int) -> bool:
    return not course.events(ev.PoliticianPaid, seat)


def _nobody_else(goal: Goal, course: Course, seat: int) -> bool:
    others = [votes for result in course.results for at, votes in enumerate(result.votes) if at != seat]
    return all(votes < goal.number for votes in others)


def _sources(goal: Goal, course: Course, seat: int) -> bool:
    """First, alone or shared, in so many sources; nobody is first where nobody has a point."""
    first = 0
    for source in (Scored.VOTES, Scored.BONUS, Scored.PRESENCE, Scored.BASE, Scored.MONEY):
        by_seat = [party.scored[source] for party in course.end.parties]
        first += by_seat[seat] == max(by_seat) > 0
    return first >= goal.number


_CHECKS: Final[Mapping[GoalKind, Callable[[Goal, Course, int], bool]]] = {
    "votes": _votes,
    "money": _money,
    "partner": _partner,
    "no-bids": _no_bids,
    "media": _media,
    "alone": _alone,
    "no-poll": _no_poll,
    "no-marker": _no_marker,
    "no-donation": _no_donation,
    "few-rallies": _few_rallies,
    "fewer-votes": _fewer_votes,
    "convert": _convert,
    "every-election": _every_election,
    "no-politician": _no_politician,
    "nobody-else": _nobody_else,
    "sources": _sources,
}
