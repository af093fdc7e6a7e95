"""What a final number of votes in a state is worth to a seat, given what its rivals will have (EN19 phase 9b)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import exp
from typing import Final, NamedTuple

from macher.ai.plans import SPAN

_SCENARIOS: Final = 8
_GOLDEN: Final = 0.6180339887
_STEP: Final = 2
"""Chances are computed at every so many votes; those between are interpolated."""


class Rival(NamedTuple):
    """A rival's expected result in a state."""

    votes: int
    """Votes that the rival has now."""
    more: int
    """Votes still expected."""
    common: int
    """Program cards in common with the seat."""
    nearer: bool
    """Whether the rival is nearer to the start player than the seat."""


class Bonuses(NamedTuple):
    """Points for winning an election."""

    majority: int
    sole: int
    each: int
    coalition: int
    none: int


class Outlook(NamedTuple):
    """What final votes are worth; each list goes by votes from 0 to ``SPAN``."""

    points: tuple[float, ...]
    """Expected points by the land card, since results scatter around the plan."""
    bonus: tuple[float, ...]
    """Expected points for winning, for a coalition, or for being the strongest."""
    win: tuple[float, ...]
    """Chance to count as a winner and so to move a media marker."""


@lru_cache(maxsize=2000)
def outlook(
    points: tuple[int, ...], rivals: tuple[Rival, ...], bonuses: Bonuses, slack: int, spread: float, similar: float
) -> Outlook:
    """The outlook of one seat in one state; ``slack``: votes by which its own result may miss the plan."""
    worlds = [_outcomes(_world(rivals, number, spread), rivals, bonuses, similar) for number in range(_SCENARIOS)]
    bonus, win = [], []
    for pairs in zip(*worlds, strict=True):
        bonus.append(sum([pair[0] for pair in pairs]) / _SCENARIOS)
        win.append(sum([pair[1] for pair in pairs]) / _SCENARIOS)
    return Outlook(
        _smooth([float(points[min(votes, len(points) - 1)]) for votes in range(SPAN + 1)], slack),
        _smooth(_filled(bonus), slack),
        _smooth(_filled(win), slack),
    )


def _world(rivals: tuple[Rival, ...], number: int, spread: float) -> tuple[int, ...]:
    """Rivals' results in one of a few worlds, which cover the possibilities evenly."""
    results = []
    for place, rival in enumerate(rivals):
        share = ((number + 0.5) / _SCENARIOS + place * _GOLDEN) % 1.0
        results.append(rival.votes + round(rival.more * (1.0 + spread * (2 * share - 1))))
    return tuple(results)


def _outcomes(
    world: tuple[int, ...], rivals: tuple[Rival, ...], bonuses: Bonuses, similar: float
) -> list[tuple[float, float]]:
    """Expected bonus and chance to be a winner, by votes from 0 to ``SPAN`` in steps."""
    best, majority, steps = max(world), bonuses.majority, range(0, SPAN + 1, _STEP)
    if best >= majority:
        return [(bonuses.each if votes >= majority else 0.0, 1.0 if votes >= best else 0.0) for votes in steps]
    leader = world.index(best)
    first = best + rivals[leader].nearer  # votes with which the seat is the strongest itself
    own = exp(similar * rivals[leader].common)
    # Assumes two cards in common with the leader, as is typical, instead of comparing programs.
    others = sum(exp(similar * 2) for place, other in enumerate(world) if place != leader and other + best >= majority)
    chance = own / (own + others)
    partner = bonuses.coalition * chance, chance

    def outcome(votes: int) -> tuple[float, float]:
        if votes >= majority:
            return bonuses.sole, 1.0
        if votes + best >= majority:
            return (bonuses.coalition, 1.0) if votes >= first else partner
        return (bonuses.none if votes >= first else 0.0), 0.0

    return [outcome(votes) for votes in steps]


def _filled(coarse: list[float]) -> list[float]:
    fine = []
    for low, high in pairwise(coarse):
        fine += [low, low if high - low > 4 else (low + high) / 2]  # a jump, as at the majority, is not blurred
    return [*fine, coarse[-1]]


def _smooth(values: list[float], slack: int) -> tuple[float, ...]:
    if not slack:
        return tuple(values)
    top, half = len(values) - 1, slack // 2
    below = [values[max(0, at - slack)] + 2 * values[max(0, at - half)] for at in range(top + 1)]
    return tuple([(below[at] + 2 * values[at] + values[min(top, at + slack)]) / 6 for at in range(top + 1)])
