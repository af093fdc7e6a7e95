"""Values in the options and views of games with a national board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from macher.engine.codec import wire
from macher.rules.commands import Action
from macher.rules.edition import ActionName, Symbol

TOP_OF_DECK: Final = -1
"""Stands for the top card of the draw pile instead of a card in hand."""
PASSED, NOTHING_YET = -1, -2
"""In place of a bid: the seat has passed, or has not bid yet."""
NOT_YET, FACE_DOWN = -1, -2
"""In place of a contribution: none laid yet, or one laid face down as refused."""


@wire
@dataclass(frozen=True, slots=True)
class StartEntry:
    """One symbol of the start sheet with its amount, carried out in a state of the player's choice (VG06 6.1)."""

    symbol: Symbol
    amount: int


@wire
@dataclass(frozen=True, slots=True)
class StartChoice:
    """One choice of a column of the start sheet: entries to place, and members gained at once."""

    entries: tuple[StartEntry, ...]
    members: int = 0


@wire
class PrintedAction(NamedTuple):
    """An action as it is printed on a card."""

    name: ActionName
    amount: int
    """Votes, steps of the trend, or the price that is paid twice for a media marker."""


@wire
class CardHere(NamedTuple):
    """An own revealed card that has not been used yet."""

    land: int
    politician: int
    phone: bool
    actions: tuple[PrintedAction, ...]
    possible: tuple[Action, ...]
    """Everything that can be done with it now, with targets."""
