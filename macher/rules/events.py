"""Events: everything that happens on the table, with the value after each change.

They are complete: who reads them all, unredacted, can follow the table and check every rule.  ``land`` is the place of
a state board (0 = first election, then clockwise), cards are kinds, money is in euros.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.event import Event
from macher.rules.edition import ActionName

Seats = tuple[int, ...]
Kinds = tuple[int, ...]


# --- set-up -----------------------------------------------------------------------------------------------------------


@wire
@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """A new game; parties by seat, clockwise."""

    edition: str
    elections: int
    parties: Seats
    money: int
    base: int


@wire
@dataclass(frozen=True, slots=True)
class LandsDrawn(Event):
    """The states on the boards, in the order of their elections; ``reserve`` lies face down (seven elections)."""

    private: ClassVar = ("reserve",)
    lands: tuple[int, ...]
    reserve: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """A deck in its new order, top card first: ``programs``, ``opinions`` or ``polls``."""

    private: ClassVar = ("cards",)
    deck: str
    cards: Kinds
    again: bool
    """Whether discards were shuffled in."""

    @property
    def count(self) -> int:
        """Number of cards."""
        return len(self.cards)


@wire
@dataclass(frozen=True, slots=True)
class OpinionDisplayLaid(Event):
    """The popular opinions that lie face up for phase 7."""

    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class OpinionsDealt(Event):
    """Face-down opinions of a state."""

    private: ClassVar = ("kinds",)
    land: int
    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class OpinionTurned(Event):
    """An opinion of a state is turned up at ``place`` (0..3)."""

    reveals: ClassVar = True
    land: int
    place: int
    kind: int


@wire
@dataclass(frozen=True, slots=True)
class OpinionRepeated(Event):
    """The card turned up repeats a topic: to the discards, the next card takes its place."""

    reveals: ClassVar = True
    land: int
    place: int
    kind: int


@wire
@dataclass(frozen=True, slots=True)
class ProgramDisplayLaid(Event):
    """The program display after it was laid out or filled up; -1 marks a hole."""

    reveals: ClassVar = True
    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class PollTopTurned(Event):
    """The back of the top poll: the number of the party that rises."""

    reveals: ClassVar = True
    party: int
    left: int


@wire
@dataclass(frozen=True, slots=True)
class ProgramsDealt(Event):
    """Program cards come to a hand: dealt, passed on, or drawn."""

    reveals: ClassVar = True
    private: ClassVar = ("kinds",)
    seat: int
    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class DraftPassed(Event):
    """All have kept a card; the hands go on to the left."""

    kept: int
    """Cards each seat has kept so far."""


@wire
@dataclass(frozen=True, slots=True)
class DraftHandReceived(Event):
    """The cards a seat is handed by its right neighbour."""

    reveals: ClassVar = True
    private: ClassVar = ("kinds",)
    seat: int
    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class AnswerSealed(Event):
    """A seat has decided in secret."""

    seat: int
    what: str
    """Name of the step."""


@wire
@dataclass(frozen=True, slots=True)
class AnswerOpened(Event):
    """A sealed answer as it was written (the draft card kept, the hand card): for the unredacted record."""

    private: ClassVar = ("values",)
    seat: int
    what: str
    values: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class ProgramLaid(Event):
    """Opening program cards are turned up."""

    reveals: ClassVar = True
    seat: int
    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class ProgramsDiscarded(Event):
    """Cards from a hand go face up to the program discards; ``seat`` -1 means the display."""

    seat: int
    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class PartyOrderDrawn(Event):
    """The shuffled party markers; the first is the preliminary start player."""

    reveals: ClassVar = True
    seats: Seats


@wire
@dataclass(frozen=True, slots=True)
class DeploymentRevealed(Event):
    """A seat's starting deployment; ``lands`` by symbol of the block."""

    reveals: ClassVar = True
    seat: int
    block: int
    lands: tuple[int, ...]


# --- the round --------------------------------------------------------------------------------------------------------


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
    phase: str
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


@wire
@dataclass(frozen=True, slots=True)
class ProgramSwapped(Event):
    """A card of the program is replaced by one of the hand."""

    seat: int
    out: int
    into: int


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
        """The buyer has seen it before."""
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


# phase 9


@wire
@dataclass(frozen=True, slots=True)
class RalliesConverted(Event):
    """Rallies become votes: max(1, count + trend) x max(1, matches)."""

    seat: int
    land: int
    count: int
    trend: int
    matches: int
    gained: int
    rallies: int
    supply: int


@wire
@dataclass(frozen=True, slots=True)
class ElectionHeld(Event):
    """The result of an election: votes and points by seat; ``number`` counts elections from 1."""

    land: int
    number: int
    card: int
    votes: tuple[int, ...]
    points: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class CoalitionAnswered(Event):
    """A candidate answers the strongest party (only with the option of ruling 15)."""

    seat: int
    land: int
    leader: int
    accept: bool


@wire
@dataclass(frozen=True, slots=True)
class ElectionDecided(Event):
    """Who won: ``outcome`` is ``sole``, ``several``, ``coalition`` or ``none``.

    ``seats`` get ``bonus`` points each; ``winners`` count as winners of the election (ruling 16).
    """

    land: int
    number: int
    outcome: str
    seats: Seats
    winners: Seats
    bonus: int
    common: int
    """Program cards the coalition shares, else 0."""


@wire
@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """Victory points: ``source`` is ``votes``, ``bonus``, ``presence``, ``base`` or ``money``."""

    seat: int
    source: str
    points: int
    total: int


@wire
@dataclass(frozen=True, slots=True)
class PresenceGained(Event):
    """A media marker moves from a state to the presence spot of the election."""

    seat: int
    land: int
    number: int
    points: int


@wire
@dataclass(frozen=True, slots=True)
class DonationDecided(Event):
    """A donation card is accepted or refused and leaves the game."""

    seat: int
    card: int
    accept: bool


@wire
@dataclass(frozen=True, slots=True)
class LandClosed(Event):
    """A state that has voted leaves the table; its opinions go to the discards."""

    land: int
    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class LandOpened(Event):
    """A reserve state comes to a board (seven elections)."""

    reveals: ClassVar = True
    land: int
    card: int
    number: int


@wire
@dataclass(frozen=True, slots=True)
class OpinionDisplayRefilled(Event):
    """The opinion display after it was filled up (seven elections, ruling 35); -1 marks a hole."""

    kinds: Kinds


@wire
@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Final scores by seat and the winners."""

    scores: tuple[int, ...]
    winners: Seats
