"""Set-ups: how a short game begins that has neither draft nor deployment; ``setup_positions`` lays them out."""

from __future__ import annotations

from dataclasses import dataclass

from macher.engine.codec import wire

__all__ = ["LandBegin", "PartyBegin", "Position"]


@wire
@dataclass(frozen=True, slots=True)
class LandBegin:
    """A state and what lies there; figures go by seat, cards are written ``+education``."""

    land: str
    open: int
    """Opinions face up."""
    opinions: tuple[str, ...] = ()
    """Opinions from the first on; the others are dealt."""
    doubled: str = ""
    media: tuple[int, ...] = ()
    """Owners of the media markers."""
    votes: tuple[int, ...] = ()
    trend: tuple[int, ...] = ()
    rallies: tuple[int, ...] = ()


@wire
@dataclass(frozen=True, slots=True)
class PartyBegin:
    """What a seat begins with."""

    money: int
    base: int = -1
    """Party base; -1 for the usual one."""
    points: int = 0
    program: tuple[str, ...] = ()
    """Five cards of five topics; none if they are dealt."""


@wire
@dataclass(frozen=True, slots=True)
class Position:
    """How a short game begins.  The states vote in the order in which they stand here, one in a round."""

    key: str
    """Name of the set-up, so that the game is known again."""
    start: int
    """Seat of the first start player."""
    lands: tuple[LandBegin, ...]
    parties: tuple[PartyBegin, ...]
