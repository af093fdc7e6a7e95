"""Events of the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.event import Event

Seats = tuple[int, ...]
Kinds = tuple[int, ...]


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
    """Program cards come from the deck to a hand, in the order of drawing."""

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
    """A sealed answer (the draft card or hand card kept), for the unredacted record."""

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

    reveals: ClassVar = True
    seat: int
    kinds: Kinds

    def tells(self, seat: int) -> bool:
        """Tells nothing to the owner, who had them in hand, nor of cards of the open display."""
        return self.seat not in (-1, seat)


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
