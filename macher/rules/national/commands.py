"""Commands of games with a national board.

``land`` is the place of a state board, cards are kinds, as everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.rules.commands import Action


@wire
@dataclass(frozen=True, slots=True)
class FillStartSheet(Command):
    """Chooses one entry of each column of the start sheet and a state for each of its symbols (VG06 6.1)."""

    first: int
    second: int
    lands: tuple[int, ...]
    """States for the symbols of the first column's choice, then of the second's, as printed; they may repeat."""


@wire
@dataclass(frozen=True, slots=True)
class NameFirstPlayer(Command):
    """Names the first player, oneself or anybody else (VG06 6.2.1)."""

    first: int


@wire
@dataclass(frozen=True, slots=True)
class ChoosePlace(Command):
    """Chooses a free place in the order of play, 0 for the first (CONS A)."""

    place: int


@wire
@dataclass(frozen=True, slots=True)
class ThrowAway(Command):
    """Throws program cards of the hand away and draws up to the full hand; ``Pass`` keeps all (VG06 6.2.2)."""

    cards: tuple[int, ...]
    """Ascending kinds."""


@wire
@dataclass(frozen=True, slots=True)
class ExchangeProgram(Command):
    """Replaces a card of the program by one of the hand; ``Pass`` changes nothing (VG06 6.2.2, CONS B)."""

    out: int
    into: int
    """A kind in hand; -1 for the top card of the deck, where that is allowed (ruling C24)."""


@wire
@dataclass(frozen=True, slots=True)
class UseCabinetCard(Command):
    """Carries out one action of an own revealed cabinet card, or none of them (VG06 6.2.3, ruling C4)."""

    land: int
    action: Action | None


@wire
@dataclass(frozen=True, slots=True)
class AskCoalition(Command):
    """Asks a party into a coalition, or forces it (three equal cards); ``Pass`` stops asking (VG06 6.2.4)."""

    partner: int


@wire
@dataclass(frozen=True, slots=True)
class PublishEntries(Command):
    """Publishes a poll: carries out the entries of some parties (VG06 6.2.7)."""

    seats: tuple[int, ...]
    """Ascending seats whose trend changes as printed."""


@wire
@dataclass(frozen=True, slots=True)
class PlaceNational(Command):
    """Moves an opinion of the region to the national board; ``Pass`` moves none (VG06 6.3.3, ruling C15)."""

    card: int
    space: int
    """Space it comes to lie on; on a full board the space of the opinion it replaces; -1 where it is discarded."""
