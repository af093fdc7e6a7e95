"""Events of phase 9 and of the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.engine.codec import wire
from macher.engine.event import Event

Seats = tuple[int, ...]
Kinds = tuple[int, ...]


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
