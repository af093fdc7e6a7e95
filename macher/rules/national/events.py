"""Events of games with a national board, with the value after each change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.event import Event

Seats = tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class PoolLaid(Event):
    """The first cards of the exchange pool, duplicates included (VG06 5.2.3)."""

    reveals: ClassVar = True
    kinds: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class OpinionPooled(Event):
    """An opinion goes into the exchange pool; if the pool takes no duplicates, it is discarded (WBC06 4.2)."""

    kind: int
    kept: bool
    pool: int
    """Cards in the pool afterwards."""


@wire
@dataclass(frozen=True, slots=True)
class OpinionBuried(Event):
    """A repeated opinion goes under the draw pile (VG06 5.2.1.2)."""

    kind: int


@wire
@dataclass(frozen=True, slots=True)
class ProgramBuried(Event):
    """A program card from the top of the draw pile that does not fit the program goes under it (VG06 5.1)."""

    reveals: ClassVar = True
    seat: int
    kind: int


@wire
@dataclass(frozen=True, slots=True)
class ExchangeFailed(Event):
    """No card of deck and discards fits in the place of a program card: nothing is exchanged (ruling C30)."""

    seat: int
    out: int
    """The program card that should have been replaced."""


@wire
@dataclass(frozen=True, slots=True)
class ProgramDealt(Event):
    """The open program of a seat at the start, in the order of drawing (VG06 5.1)."""

    reveals: ClassVar = True
    seat: int
    kinds: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class HandDrawn(Event):
    """Program cards drawn into the hand; only their owner sees them."""

    private: ClassVar = ("kinds",)
    reveals: ClassVar = True
    seat: int
    kinds: tuple[int, ...]
    left: int
    """Cards left in the deck."""


@wire
@dataclass(frozen=True, slots=True)
class StartOrderDrawn(Event):
    """The order in which the start sheets are carried out (ruling C12)."""

    reveals: ClassVar = True
    seats: Seats


@wire
@dataclass(frozen=True, slots=True)
class StartSheetRevealed(Event):
    """A start sheet is opened (VG06 6.1)."""

    reveals: ClassVar = True
    seat: int
    first: int
    second: int
    lands: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Dice; ``reason``: ``first_player``, ``places``, ``poll``, ``program``, ``donation``, ``refusal``, ``largest``."""

    reveals: ClassVar = True
    seat: int
    dice: tuple[int, ...]
    """Faces that were rolled."""
    reason: str


@wire
@dataclass(frozen=True, slots=True)
class FirstBidsTied(Event):
    """Several seats share the highest bid; they bid in secret once more, not below it, or roll dice (VG06 6.2.1)."""

    seats: Seats
    amount: int
    dice: bool


@wire
@dataclass(frozen=True, slots=True)
class FirstRightWon(Event):
    """Who may name the first player, and what that cost."""

    seat: int
    amount: int


@wire
@dataclass(frozen=True, slots=True)
class PlaceChosen(Event):
    """A seat has chosen its place in the order of play, 0 for the first (CONS A)."""

    seat: int
    place: int


@wire
@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The order of play of the round."""

    seats: Seats


@wire
@dataclass(frozen=True, slots=True)
class TileLaid(Event):
    """A coalition tile lies in a state (VG06 6.2.3)."""

    seat: int
    land: int
    left: int


@wire
@dataclass(frozen=True, slots=True)
class TileGone(Event):
    """A coalition tile leaves the game."""

    seat: int
    land: int


@wire
@dataclass(frozen=True, slots=True)
class CoalitionOffered(Event):
    """A party asks another into a coalition, or forces it (VG06 6.2.4)."""

    seat: int
    partner: int
    land: int
    common: int
    forced: bool


@wire
@dataclass(frozen=True, slots=True)
class CoalitionFormed(Event):
    """Two parties go into the election together."""

    seat: int
    partner: int
    land: int
    forced: bool


@wire
@dataclass(frozen=True, slots=True)
class PollsLaid(Event):
    """A poll lies face down on each of these boards (VG06 6.2.7)."""

    lands: tuple[int, ...]
    left: int


@wire
@dataclass(frozen=True, slots=True)
class EntriesPublished(Event):
    """Whose entries of a published poll are carried out."""

    seat: int
    land: int
    seats: Seats


@wire
@dataclass(frozen=True, slots=True)
class ElectionWon(Event):
    """Who won a region: a party or a coalition, clearly or by a nose (VG06 6.3.2)."""

    land: int
    number: int
    winners: Seats
    """One seat, or two: first who moves opinions first."""
    total: int
    """Votes of the winning side."""
    narrow: bool
    losers: Seats
    """Seats beaten by a nose that may move a media marker."""


@wire
@dataclass(frozen=True, slots=True)
class NationalPlaced(Event):
    """An opinion comes to the national board; ``effect`` is ``new``, ``secured``, ``opposite`` or ``replaced``."""

    seat: int
    land: int
    kind: int
    space: int
    effect: str
    gone: tuple[int, ...]
    """Kinds that left the board."""
    opinions: tuple[int, ...]
    """All spaces afterwards, -1 for free ones."""
    secured: tuple[int, ...]
    """1 for each secured space afterwards."""


@wire
@dataclass(frozen=True, slots=True)
class NationalDiscarded(Event):
    """An opinion that finds no space on the national board is discarded."""

    seat: int
    land: int
    kind: int


@wire
@dataclass(frozen=True, slots=True)
class DonationLaid(Event):
    """A contribution lies face down: it is refused (VG06 6.4.2)."""

    private: ClassVar = ("card",)
    seat: int
    card: int


@wire
@dataclass(frozen=True, slots=True)
class LargestRefused(Event):
    """The single largest refusal brings more dice (VG06 6.4.2)."""

    seat: int
    card: int
