"""Facts of media markers: who leads, what a marker counts, where it lasts longest (EN19 phases 3, 7 and 9b)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.ai.sight import Fact, Sight
from macher.engine.command import Command
from macher.rules.commands import BuyMedia, Pass
from macher.rules.formula import media_leader
from macher.rules.views import LandView

NOBODY: Final = -1


def lead(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own markers where they are most only after the command, with those of the rival that has the next most."""
    for place, now, then, instead in _places(sight, command, other):
        own, next_most = then.media.count(sight.seat), _next_most(sight, then)
        if media_leader(then.media) == sight.seat and sight.seat not in (
            media_leader(now.media),
            media_leader(instead.media),
        ):
            return Fact("lead", own, next_most, place, then.card)
    return None


def level(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own markers where they become as many as those of a rival that leads otherwise."""
    for place, now, then, instead in _places(sight, command, other):
        first, number = media_leader(instead.media), then.media.count(sight.seat)
        was = first not in (NOBODY, sight.seat) and first == media_leader(now.media)
        if was and media_leader(then.media) == NOBODY and then.media.count(first) == number > 0:
            return Fact("level", number, land=place, state=then.card, seat=first)
    return None


def presence(sight: Sight, command: Command, other: Command) -> Fact | None:
    """What a marker can count at the end in a state where the seat has none: more than where the other one puts it."""
    points = sight.edition.lengths[sight.view.elections].presence
    best, otherwise = None, 0
    for place, now, then, instead in _places(sight, command, other):
        number = points[then.number - 1]
        if sight.seat not in now.media and sight.seat in then.media and number > (best.number if best else 0):
            best = Fact("presence", number, land=place, state=then.card)
        if sight.seat not in now.media and sight.seat in instead.media:
            otherwise = max(otherwise, number)
    return best if best is not None and best.number > otherwise else None


def marker_lasts(sight: Sight, command: Command, other: Command) -> Fact | None:
    """The round in which a state votes where the command puts a marker: later than where the other one does."""
    return _lasts(sight, command, other, lambda land: land.media.count(sight.seat))


def trend_lasts(sight: Sight, command: Command, other: Command) -> Fact | None:
    """The same for a step of trend, which counts in every conversion until then, where votes count once."""
    return _lasts(sight, command, other, lambda land: land.trend[sight.seat])


def _lasts(sight: Sight, command: Command, other: Command, count: Callable[[LandView], int]) -> Fact | None:
    best, otherwise = None, max(1, sight.view.round)
    for place, now, then, instead in _places(sight, command, other):
        number = voting_round(sight, then)
        if count(instead) > count(now):
            otherwise = max(otherwise, number)
        if count(then) > count(now) and number > (best.number if best else 0):
            best = Fact("lasts", number, land=place, state=then.card)
    return best if best is not None and best.number > otherwise else None


def scarce(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Places for markers that are free in a state: fewer than where the other command puts one."""
    if not isinstance(command, BuyMedia) or not isinstance(other, BuyMedia):
        return None
    spots = sight.edition.figures.media_spots
    number, otherwise = (spots - len(sight.view.lands[each.land].media) for each in (command, other))
    land = sight.view.lands[command.land]
    return Fact("scarce", number, land=command.land, state=land.card) if number < otherwise else None


def markers(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own markers in a state: more than now, and at least two, or the command has told it already."""
    for place, now, then, instead in _places(sight, command, other):
        number = then.media.count(sight.seat)
        least = 2 if isinstance(command, BuyMedia) else 1
        if number >= least and number > max(now.media.count(sight.seat), instead.media.count(sight.seat)):
            return Fact("markers", number, land=place, state=then.card)
    return None


def supply(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Markers that stay in the supply."""
    number = sight.view.parties[sight.seat].media
    return Fact("supply", number) if isinstance(command, Pass) and isinstance(other, BuyMedia) else None


def voting_round(sight: Sight, land: LandView) -> int:
    """The round in which a state votes."""
    held = 0
    for number, elections in enumerate(sight.edition.lengths[sight.view.elections].elections_per_round, start=1):
        held += elections
        if held >= land.number:
            return number
    return sight.view.round


def _places(sight: Sight, command: Command, other: Command) -> list[tuple[int, LandView, LandView, LandView]]:
    """Each state as it is now, after the command and after the other one."""
    then, instead = sight.after(command), sight.after(other)
    if then is None or instead is None:
        return []
    return [
        (place, now, then.lands[place], instead.lands[place])
        for place, now in enumerate(sight.view.lands)
        if not now.closed and now.card == then.lands[place].card
    ]


def _next_most(sight: Sight, land: LandView) -> int:
    return max(land.media.count(seat) for seat in range(len(sight.view.parties)) if seat != sight.seat)
