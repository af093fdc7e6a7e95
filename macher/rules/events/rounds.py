"""Events of phases 1 to 8, and what changes in any phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.event import Event
from macher.rules.edition import ActionName

Seats = tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A game round begins; the boards that hold an election at its end."""

    number: int
    voting: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class PhaseStarted(Event):
    """A phase of the rulebook begins (name of its step)."""

    phase: str


@wire
@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passes, keeps or declines."""

    seat: int
    step: str
    """Name of the step that asked; a phase may have several steps."""
    land: int
    """State concerned, or -1."""


@wire
@dataclass(frozen=True, slots=True)
class MoneyChanged(Event):
    """A payment or an income: ``reason`` is a key such as ``rallies``, ``media``, ``poll``, ``votes``, ``base``."""

    seat: int
    delta: int
    money: int
    reason: str


@wire
@dataclass(frozen=True, slots=True)
class VotesChanged(Event):
    """Votes of a party in a state."""

    seat: int
    land: int
    delta: int
    votes: int
    reason: str


@wire
@dataclass(frozen=True, slots=True)
class TrendChanged(Event):
    """Trend of a party in a state; ``delta`` is what really moved."""

    seat: int
    land: int
    delta: int
    trend: int
    reason: str


@wire
@dataclass(frozen=True, slots=True)
class BaseChanged(Event):
    """A party base."""

    seat: int
    delta: int
    base: int
    reason: str


# phase 1


@wire
@dataclass(frozen=True, slots=True)
class StartBidsRevealed(Event):
    """All sealed bids by seat; -1 for a seat that does not bid again."""

    reveals: ClassVar = True
    bids: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class StartTied(Event):
    """Several seats share the highest bid and bid once more, in this order."""

    seats: Seats
    amount: int


@wire
@dataclass(frozen=True, slots=True)
class StartBidRaised(Event):
    """An open raise."""

    seat: int
    amount: int


@wire
@dataclass(frozen=True, slots=True)
class StartPlayerSet(Event):
    """The start player of the round and what it cost."""

    seat: int
    amount: int


@wire
@dataclass(frozen=True, slots=True)
class BluffCaught(Event):
    """A bid above one's money is caught (ruling 12)."""

    seat: int
    bid: int


# phase 2


@wire
@dataclass(frozen=True, slots=True)
class ProgramCardDrawn(Event):
    """A card from the program deck comes to the hand."""

    reveals: ClassVar = True
    private: ClassVar = ("kind",)
    seat: int
    kind: int
    left: int


@wire
@dataclass(frozen=True, slots=True)
class DisplayCardTaken(Event):
    """A card of the display comes to the hand."""

    seat: int
    kind: int
    place: int
    """Where it lay, from 0."""


@wire
@dataclass(frozen=True, slots=True)
class ProgramSwapped(Event):
    """A card of the program is replaced by one of the hand."""

    reveals: ClassVar = True
    seat: int
    out: int
    into: int

    def tells(self, seat: int) -> bool:
        """Tells nothing to the owner, who had the card in hand before."""
        return seat != self.seat


@wire
@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """The card a seat keeps in hand."""

    private: ClassVar = ("kind",)
    seat: int
    kind: int


# phases 3 and 4


@wire
@dataclass(frozen=True, slots=True)
class MediaPlaced(Event):
    """A media marker comes to a state."""

    seat: int
    land: int
    supply: int


@wire
@dataclass(frozen=True, slots=True)
class MediaRemoved(Event):
    """A media marker leaves a state for its owner's supply."""

    seat: int
    land: int
    supply: int


@wire
@dataclass(frozen=True, slots=True)
class RalliesPlaced(Event):
    """Rallies come to a state; ``cost`` is what they cost there."""

    seat: int
    land: int
    count: int
    rallies: int
    supply: int
    cost: int


# phases 5 and 6


@wire
@dataclass(frozen=True, slots=True)
class PoliticianPlaced(Event):
    """A politician is placed face down."""

    private: ClassVar = ("politician",)
    seat: int
    land: int
    politician: int


@wire
@dataclass(frozen=True, slots=True)
class PoliticiansRevealed(Event):
    """The row of a state is turned up, in the order of placement."""

    reveals: ClassVar = True
    land: int
    seats: Seats
    politicians: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class PoliticianPaid(Event):
    """The owner pays."""

    seat: int
    land: int
    politician: int
    cost: int


@wire
@dataclass(frozen=True, slots=True)
class PoliticianDeclined(Event):
    """The owner does not pay; the politician leaves the game."""

    seat: int
    land: int
    politician: int


@wire
@dataclass(frozen=True, slots=True)
class PoliticianActed(Event):
    """A politician carries out an action; its effect follows in further events."""

    seat: int
    land: int
    politician: int
    action: ActionName
    main: bool
    target: int
    place: bool


@wire
@dataclass(frozen=True, slots=True)
class PoliticianGone(Event):
    """A used politician leaves the game."""

    seat: int
    land: int
    politician: int


@wire
@dataclass(frozen=True, slots=True)
class DoublePlaced(Event):
    """A double marker comes to an opinion."""

    land: int
    kind: int
    left: int
    """Double markers left on the marker board."""


@wire
@dataclass(frozen=True, slots=True)
class DoubleRemoved(Event):
    """A double marker leaves an opinion."""

    land: int
    kind: int
    left: int


# phase 7


@wire
@dataclass(frozen=True, slots=True)
class OpinionShifted(Event):
    """An opinion is replaced by one of the display; the old one goes to the discards."""

    seat: int
    land: int
    place: int
    out: int
    into: int


# phase 8


@wire
@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """A poll is put up: the bidders in order, the auctioneer last; ``party`` is its back."""

    land: int
    party: int
    auctioneer: int
    order: Seats


@wire
@dataclass(frozen=True, slots=True)
class PollBid(Event):
    """A bid for a poll."""

    seat: int
    land: int
    amount: int


@wire
@dataclass(frozen=True, slots=True)
class PollWon(Event):
    """The highest bidder gets the poll."""

    seat: int
    land: int
    amount: int


@wire
@dataclass(frozen=True, slots=True)
class PollSeen(Event):
    """The buyer looks at the front."""

    reveals: ClassVar = True
    private: ClassVar = ("poll",)
    seat: int
    land: int
    poll: int


@wire
@dataclass(frozen=True, slots=True)
class PollPublished(Event):
    """The poll is carried out and lies open on the discards."""

    reveals: ClassVar = True
    seat: int
    land: int
    poll: int

    def tells(self, seat: int) -> bool:
        """Tells nothing to the buyer, who has seen it before."""
        return seat != self.seat


@wire
@dataclass(frozen=True, slots=True)
class PollKept(Event):
    """The poll is not published and goes face down to the discards."""

    private: ClassVar = ("poll",)
    seat: int
    land: int
    poll: int


@wire
@dataclass(frozen=True, slots=True)
class PollDiscarded(Event):
    """All pass: the poll is discarded unseen."""

    private: ClassVar = ("poll",)
    land: int
    poll: int
