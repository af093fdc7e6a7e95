"""How commands that can be listed are spelled in atoms; no word begins with another one of the same decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
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
    spell = _SPELLED.get(type(command), _by_numbers)
    return spell(command, seats)


def _by_numbers(command: Command, seats: int) -> tuple[int, ...]:
    """The numbers that a command holds, in their order; 0 for one that holds none."""
    kind: Any = type(command)
    held = [getattr(command, name) for name in _held(kind)]
    if not all(isinstance(each, int) for each in held):
        raise TypeError(f"{type(command).__name__} holds more than numbers: it needs a spelling of its own in _SPELLED")
    return tuple(map(int, held)) or (0,)


@cache
def _held(kind: type[Any]) -> tuple[str, ...]:
    """The names of what commands of a kind hold besides the seat."""
    return tuple(item.name for item in fields(kind) if item.name != "seat")


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
    own.LayProgram: lambda command, seats: command.cards or (DONE,),
    own.FlushDisplay: lambda command, seats: (1,),
    own.ChangeProgram: _change,
    own.UsePolitician: _use,
    own.KeepPoll: lambda command, seats: (PASS,),
    national.NameFirstPlayer: lambda command, seats: (_from(command, command.first, seats),),
    national.ExchangeProgram: _exchange,
    national.UseCabinetCard: _card_use,
    national.AskCoalition: lambda command, seats: (_from(command, command.partner, seats),),
    national.PublishEntries: _entries,
    national.PlaceNational: lambda command, seats: (command.card, command.space + 1),
}
"""Commands that are not spelled by the numbers they hold."""
