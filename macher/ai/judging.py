"""What a hard seat makes of commands that were played on: the best one, those as good, and which of them it takes."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from macher.ai.equals import Likes
from macher.ai.mixing import MIXED, draw
from macher.ai.value import Choice
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options

TRUST: Final = 2.0
"""Points by which the normal seat's difference between two commands is typically wrong."""
_SCATTER: Final = 1.0
"""Points by which differences scatter from world to world, as far as few worlds can tell."""
LEAST_EQUAL: Final = 0.4
MOST_EQUAL: Final = 0.8
"""Points within which commands are as good as the best one: the doubt of the search, but within these bounds."""
HARMFUL_ROUNDS: Final = 1
"""Rounds before the last one from which on a seat looks at who leads."""


class Outcome(NamedTuple):
    """What came of a command in one world."""

    lead: float
    """Points by which the seat will end ahead of the mean of the others."""
    rival: float
    """The same for the other seat that is furthest ahead."""
    work: int
    """How long it took to find out."""


class Judged(NamedTuple):
    """A command that was played on."""

    choice: Choice
    better: float
    """Points by which it is better than the first command, its outcomes weighed by how sure they are."""
    doubt: float
    """Standard error of that."""
    rival: float
    """Points by which the best of the others will end ahead."""


Rows = Sequence[Sequence[Outcome]]
"""Outcomes of each command, world by world."""


def judge(near: Sequence[Choice], rows: Rows, alive: Sequence[int]) -> list[Judged]:
    """The commands that are still compared, the best first; equals stay in their order."""
    first = alive[0]
    judged = [Judged(near[first], 0.0, 0.0, _rival(rows[first]))]
    for at in alive[1:]:
        better, doubt = _better(near[at], near[first], _differences(rows[at], rows[first]))
        judged.append(Judged(near[at], better, doubt, _rival(rows[at])))
    return sorted(judged, key=lambda each: -each.better)


def _better(own: Choice, first: Choice, differences: Sequence[float]) -> tuple[float, float]:
    """Points by which a command is better than another one, from both valuations, and the doubt that remains."""
    count = len(differences)
    # Two or three worlds say little about how much worlds differ, so a usual scatter counts like two more.
    noise = (2 * _SCATTER * _SCATTER + (count - 1) * variance(differences)) / (count + 1) / count
    sure = TRUST * TRUST / (TRUST * TRUST + noise)
    taste = own.terms.get("taste", 0.0) - first.terms.get("taste", 0.0)
    return sure * (fmean(differences) + taste) + (1 - sure) * (own.total - first.total), sqrt(sure * noise)


def _rival(row: Sequence[Outcome]) -> float:
    return fmean(outcome.rival for outcome in row)


def _differences(own: Sequence[Outcome], other: Sequence[Outcome]) -> list[float]:
    return [one.lead - two.lead for one, two in zip(own, other, strict=True)]


def certain(rows: Rows) -> bool:
    """Whether the commands differ by the same in both worlds, since nothing hidden or random matters."""
    return all(abs(one - two) < 1e-6 for one, two in (_differences(row, rows[0]) for row in rows[1:]))


def hopeless(row: Sequence[Outcome], best: Sequence[Outcome]) -> bool:
    """Whether a command will hardly overtake the best one in further worlds."""
    behind = _differences(best, row)
    return fmean(behind) > 2 * sqrt(variance(behind) / len(behind)) + 0.5


def settled(judged: Sequence[Judged], options: Options, rounds_after: int, stream: Stream, liked: Likes) -> Command:
    """The command that is taken of those that are as good as the best one.

    A character takes the one that it likes most.  Others draw what rivals would like to guess, and in the last rounds
    leave the leading rival the least.
    """
    equal = [each for each in judged if judged[0].better - each.better <= _limit(judged[0], each)]
    if any(liked(each.choice) for each in equal):
        return max(equal, key=lambda each: (liked(each.choice), each.better)).choice.command
    if type(options) in MIXED:
        return draw([(each.choice.command, each.better) for each in equal], MOST_EQUAL, stream)
    if rounds_after <= HARMFUL_ROUNDS:
        return min(equal, key=lambda each: each.rival).choice.command
    return judged[0].choice.command


def _limit(best: Judged, other: Judged) -> float:
    """Points within which two commands are as good as each other."""
    return min(MOST_EQUAL, max(LEAST_EQUAL, best.doubt, other.doubt))
