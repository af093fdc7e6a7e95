"""What a hard seat saw when it looked ahead: who leads the media, or who has a majority, if it does something else.

It is told only if it comes to the same in every world that is played on.  The worlds are dealt from what everybody
knows, so that a reason tells nothing of the seat's own hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from macher.ai.normal import value
from macher.ai.search import Reach, until_of
from macher.ai.sight import Fact
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import CommandRefused
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.formula import media_leader
from macher.rules.phases.polls import PollOptions
from macher.rules.rows import votes_then
from macher.rules.viewing import phase_of, view
from macher.rules.views import PlayerView

WORLDS: Final = 3
"""Worlds in which something must come to the same."""


def foreseen(
    seen: PlayerView, options: Options, edition: Edition, command: Command, other: Command, reach: Reach
) -> Fact | None:
    """What a rival gets after another command, but not after the one that was given."""
    until = until_of(options, seen, edition, reach)
    if until is None or isinstance(options, PollOptions):  # only the seat knows the front of a poll that it holds
        return None
    common: dict[Fact, int] = {}
    public = view(determinize(seen, edition, Stream(0)), -1)
    for number in range(WORLDS):
        then, instead = (_played(seen, public, edition, each, until, number, reach) for each in (command, other))
        if then is None or instead is None:
            return None
        for fact in _gains(seen, edition, then, instead):
            common[fact] = common.get(fact, 0) + 1
        if number + 1 not in common.values():
            return None
    return next((fact for fact, count in common.items() if count == WORLDS), None)


def _played(
    seen: PlayerView, public: PlayerView, edition: Edition, command: Command, until: str, number: int, reach: Reach
) -> PlayerView | None:
    """What everybody sees at the end of the search after a command in a world; nothing if it is impossible there."""
    table = determinize(public, edition, Stream(number))
    try:
        table.apply(command)
    except CommandRefused:
        return None
    late = edition.phases[edition.phases.index(until) :] if until else ()
    while decision := table.next_decision():
        if table.round > max(1, seen.round) or (table.round and phase_of(table) in late):
            break
        table.apply(value(view(table, decision.seat), decision, edition, reach.usual)[0].command, decision)
    return view(table, -1)


def _gains(seen: PlayerView, edition: Edition, then: PlayerView, instead: PlayerView) -> Iterator[Fact]:
    """What rivals have in the states that are still open after the other command alone."""
    for place, land in enumerate(seen.lands):
        here, there = then.lands[place], instead.lands[place]
        if land.closed or here.closed or there.closed or not here.card == there.card == land.card:
            continue
        leader = media_leader(there.media)
        if leader not in (-1, seen.seat, media_leader(here.media)):
            yield Fact("ahead-media", there.media.count(leader), land=place, state=land.card, seat=leader)
        for seat in range(len(seen.parties)):
            now, otherwise = (votes_then(edition, each, place, seat) for each in (then, instead))
            if seat != seen.seat and now < edition.figures.majority <= otherwise:
                yield Fact("ahead-majority", otherwise, land=place, state=land.card, seat=seat)
