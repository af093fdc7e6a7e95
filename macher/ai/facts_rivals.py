"""Facts of rivals: how their programs and rows meet the opinions that change (EN19 phases 7 and 9a)."""

from __future__ import annotations

from collections.abc import Iterator

from macher.ai.sight import Fact, Sight
from macher.engine.command import Command
from macher.rules.commands import ShiftOpinion, UsePolitician
from macher.rules.edition import ActionName
from macher.rules.formula import match_sum
from macher.rules.national.commands import PlaceNational, UseCabinetCard
from macher.rules.views import LandView, PlayerView

NONE = -1
"""No opinion."""


def shared(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Rivals whose program has the opinion that a command brings or doubles: fewer than have the other one."""
    own, others = brought(command), brought(other)
    if own < 0 or others < 0:
        return None
    number, otherwise = (_having(sight, kind) for kind in (own, others))
    return Fact("shared", number, card=own) if number < otherwise else None


def opposed(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Rivals whose program contradicts the opinion that a command brings: more than contradict the other one."""
    own, others = brought(command), brought(other)
    number, otherwise = (_having(sight, kind ^ 1) if kind >= 0 else 0 for kind in (own, others))
    return Fact("opposed", number, card=own) if number > otherwise else None


def lost(sight: Sight, command: Command, other: Command) -> Fact | None:
    """Rivals whose program has the opinion that goes: more than have the one that the other command takes."""
    own, others = _gone(sight, command), _gone(sight, other)
    number, otherwise = (_having(sight, kind) if kind >= 0 else 0 for kind in (own, others))
    return Fact("lost", number, card=own) if number > otherwise else None


def own_factor(sight: Sight, command: Command, other: Command) -> Fact | None:
    """What own rallies are multiplied by in the state where that rises most above what the other command leaves."""
    then, instead = sight.after(command), sight.after(other)
    if then is None or instead is None:
        return None
    best, most = None, 0
    for place, land in enumerate(sight.view.lands):
        if not land.closed and land.card == then.lands[place].card:
            now, number, otherwise = (matches(view, place, sight.seat) for view in (sight.view, then, instead))
            if number > now and number - otherwise > most:
                best, most = Fact("match", number, now, place, land.card), number - otherwise
    return best


def factor(sight: Sight, command: Command, other: Command) -> Fact | None:
    """What a rival's rallies are multiplied by in the state where that falls most against the other command."""
    then, instead = sight.after(command), sight.after(other)
    if then is None or instead is None:
        return None
    best, most = None, 0
    for place, seat in _rows(sight, then):
        now, number, otherwise = (matches(view, place, seat) for view in (sight.view, then, instead))
        if number < now and otherwise - number > most:
            card = then.lands[place].card
            best, most = Fact("factor", number, now, place, card, seat), otherwise - number
    return best


def matches(view: PlayerView, place: int, seat: int) -> int:
    """What a party's rallies are multiplied by in a state."""
    land: LandView = view.lands[place]
    return max(1, match_sum(view.parties[seat].program, land.opinions, land.doubled))


def brought(command: Command) -> int:
    """The opinion that a command brings or doubles; -1 if there is none."""
    if isinstance(command, ShiftOpinion):
        return command.into
    if isinstance(command, PlaceNational):
        return command.card if command.space >= 0 else NONE
    actions = (command.main, command.secondary) if isinstance(command, UsePolitician) else ()
    if isinstance(command, UseCabinetCard):
        actions = (command.action, None)
    doubled = [each.target for each in actions if each and each.name is ActionName.DOUBLE and each.place]
    return doubled[0] if doubled else NONE


def _gone(sight: Sight, command: Command) -> int:
    """The opinion that a command takes from a state or from the national board; -1 if it takes none."""
    if isinstance(command, ShiftOpinion):
        return command.out
    board = sight.view.national
    if isinstance(command, PlaceNational) and command.space >= 0 and board is not None:
        there = board.opinions[command.space]
        return there if there != command.card else NONE
    return NONE


def _having(sight: Sight, kind: int) -> int:
    return sum(kind in party.program for seat, party in enumerate(sight.view.parties) if seat != sight.seat)


def _rows(sight: Sight, then: PlayerView) -> Iterator[tuple[int, int]]:
    """Place and seat of each rival's row in the states that stay."""
    for place, land in enumerate(sight.view.lands):
        if not land.closed and land.card == then.lands[place].card:
            yield from ((place, seat) for seat in range(len(sight.view.parties)) if seat != sight.seat)
