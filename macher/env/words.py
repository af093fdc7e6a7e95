"""How commands that can be listed are spelled in atoms; no word begins with another one of the same decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from macher.engine.command import Command
from macher.rules import commands as own
from macher.rules.cards import KINDS
from macher.rules.edition import ActionName
from macher.rules.national import commands as national

DONE: Final = KINDS
"""After the last of several cards or seats; cards are the numbers below."""
PASS: Final = 63
"""Passes, or keeps a poll."""

_OTHER_HALF: Final = 1 + KINDS
_REMOVE: Final = 1 + 2 * KINDS
_REPLACE: Final = _REMOVE + 10
_LOWER: Final = _REPLACE + 5
_PLAIN: Final = _LOWER + 5
_NAMES: Final = tuple(ActionName)


def word(command: Command, seats: int) -> tuple[int, ...]:
    """The atoms of a command at a table of so many seats."""
    spell = _SPELLED.get(type(command))
    if spell is None:
        raise TypeError(f"{type(command).__name__} has no spelling")
    return spell(command, seats)


def action(command: Command, done: own.Action | None, seats: int) -> int:
    """One action of a politician as an atom: 0 for none, then the actions with a target, then those without."""
    if done is None:
        return 0
    if done.name is ActionName.DOUBLE:
        return (1 if done.place else _OTHER_HALF) + done.target
    if done.name is ActionName.REMOVE_MEDIA:
        return _REMOVE + 2 * _from(command, done.target, seats) + done.place
    if done.name is ActionName.REPLACE_MEDIA:
        return _REPLACE + _from(command, done.target, seats)
    if done.name is ActionName.OTHER_TREND:
        return _LOWER + _from(command, done.target, seats)
    return _PLAIN + _NAMES.index(done.name)


def _from(command: Command, seat: int, seats: int) -> int:
    """A seat, counted from the deciding one."""
    return (seat - command.seat) % seats


def _change(command: own.ChangeProgram, seats: int) -> tuple[int, ...]:
    cards = [kind for swap in command.swaps for kind in swap]
    return (*cards, *([DONE] if len(command.swaps) < 2 else []), command.kept)


def _exchange(command: national.ExchangeProgram, seats: int) -> tuple[int, ...]:
    return command.out, DONE if command.into < 0 else command.into


def _use(command: own.UsePolitician, seats: int) -> tuple[int, ...]:
    return action(command, command.main, seats), action(command, command.secondary, seats)


def _card_use(command: national.UseCabinetCard, seats: int) -> tuple[int, ...]:
    return command.land, action(command, command.action, seats)


def _entries(command: national.PublishEntries, seats: int) -> tuple[int, ...]:
    return (*sorted(_from(command, seat, seats) for seat in command.seats), DONE)


_SPELLED: Final[Mapping[type[Command], Callable[[Any, int], tuple[int, ...]]]] = {
    own.Pass: lambda command, seats: (PASS,),
    own.KeepDraftCard: lambda command, seats: (command.card,),
    own.LayProgram: lambda command, seats: command.cards or (DONE,),
    own.KeepHandCard: lambda command, seats: (command.card,),
    own.DrawProgramCard: lambda command, seats: (0,),
    own.FlushDisplay: lambda command, seats: (1,),
    own.TakeDisplayCard: lambda command, seats: (command.card,),
    own.ChangeProgram: _change,
    own.BuyMedia: lambda command, seats: (command.land,),
    own.PayPolitician: lambda command, seats: (0,),
    own.UsePolitician: _use,
    own.ShiftOpinion: lambda command, seats: (command.out, command.into),
    own.PublishPoll: lambda command, seats: (0,),
    own.KeepPoll: lambda command, seats: (PASS,),
    own.ConvertRallies: lambda command, seats: (command.count,),
    own.AnswerCoalition: lambda command, seats: (int(command.accept),),
    own.DecideDonation: lambda command, seats: (command.card, int(command.accept)),
    national.NameFirstPlayer: lambda command, seats: (_from(command, command.first, seats),),
    national.ChoosePlace: lambda command, seats: (command.place,),
    national.ExchangeProgram: _exchange,
    national.UseCabinetCard: _card_use,
    national.AskCoalition: lambda command, seats: (_from(command, command.partner, seats),),
    national.PublishEntries: _entries,
    national.PlaceNational: lambda command, seats: (command.card, command.space + 1),
}
