"""Facts of rows: votes, rallies and majorities, now, after a command, and after another one (EN19 phase 9a)."""

from __future__ import annotations

from collections.abc import Iterable

from macher.ai.sight import Fact, Sight
from macher.engine.command import Command
from macher.rules.commands import ConvertRallies, Pass
from macher.rules.rows import votes_then


def votes(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own votes in the state where they rise most above those after the other command."""
    best, most = None, 0
    for fact, gain in _rows(sight, command, other, (sight.seat,)):
        if gain > most and fact.number > fact.before:
            best, most = fact, gain
    return best


def majority(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own votes that rise to a majority."""
    found, most = votes(sight, command, other), sight.edition.figures.majority
    if found is None or not found.before < most <= found.number:
        return None
    return found._replace(kind="majority")


def instead(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own votes that stay as they are where the other command takes most of them."""
    best, most = None, 0
    for fact, gain in _rows(sight, command, other, (sight.seat,)):
        if gain > most and fact.number == fact.before:
            best, most = fact._replace(kind="instead", before=fact.number - gain), gain
    return best


def rival(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Votes of the rival that loses most against the other command."""
    return _rival(sight, command, other, falls=True)


def rival_stays(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Votes of the rival that stay as they are where the other command gives it most."""
    return _rival(sight, command, other, falls=False)


def _rival(sight: Sight, command: Command, other: Command, *, falls: bool) -> Fact | None:
    best, most = None, 0
    rivals = tuple(seat for seat in range(len(sight.view.parties)) if seat != sight.seat)
    for fact, gain in _rows(sight, command, other, rivals):
        if -gain > most and (fact.number < fact.before if falls else fact.number == fact.before):
            kept = fact._replace(kind="rival-stays", before=fact.number - gain)
            best, most = (fact._replace(kind="rival") if falls else kept), -gain
    return best


def rallies(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own rallies in a state: more than now and than after the other command."""
    then, otherwise = sight.after(command), sight.after(other)
    if then is None or otherwise is None:
        return None
    best, most = None, 0
    for place, land in enumerate(sight.view.lands):
        if land.closed or land.card != then.lands[place].card:
            continue
        now, number, less = (view.lands[place].rallies[sight.seat] for view in (sight.view, then, otherwise))
        if number > now and number - less > most:
            best, most = Fact("rallies", number, land=place, state=land.card), number - less
    return best


def stay(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Own rallies that are not converted: more than the other command leaves."""
    if not isinstance(command, ConvertRallies | Pass) or not isinstance(other, ConvertRallies):
        return None
    place = sight.view.place
    have = sight.view.lands[place].rallies[sight.seat]
    number, otherwise = (have - each.count if isinstance(each, ConvertRallies) else have for each in (command, other))
    return Fact("stay", number, land=place, state=sight.view.lands[place].card) if number > otherwise else None


def _rows(sight: Sight, command: Command, other: Command, seats: Iterable[int]) -> Iterable[tuple[Fact, int]]:
    """The votes of some rows after a command, with how many more they are than after the other one."""
    then, otherwise = sight.after(command), sight.after(other)
    if then is None or otherwise is None:
        return
    converts = isinstance(command, ConvertRallies)
    for seat in seats:
        for place, land in enumerate(sight.view.lands):
            if land.closed or land.card != then.lands[place].card:
                continue
            now, number, less = (
                view.lands[place].votes[seat] if converts else votes_then(sight.edition, view, place, seat)
                for view in (sight.view, then, otherwise)
            )
            yield Fact("votes", number, now, place, land.card, seat), number - less
