"""What an edition can have besides what all have: a national board, dice, an exchange pool, coalition tiles and more.

Interface and AI ask whether such a thing is there, never which edition is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final


@dataclass(frozen=True, slots=True)
class NationalSpace:
    """A space for national opinions: members recruited by a match, and points for one at the end (VG06 4.3)."""

    recruits: int
    points: int


@dataclass(frozen=True, slots=True)
class NationalBoard:
    """Winners of elections move opinions to a national board, whose matches bring members and points."""

    spaces: tuple[NationalSpace, ...]
    secured_points: int
    """Additional points for a match with a secured opinion."""
    slides: bool
    """True: the others slide left after a replacement.  False: the new opinion takes the old one's space."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice say how many members are won or lost."""

    faces: tuple[int, ...]
    kept_poll: int
    """Dice for a poll that is kept."""
    contributions: tuple[int, ...]
    """Dice by donation number, whether it is accepted or refused."""
    refusal: int
    """Additional dice of the single largest refusal."""


@dataclass(frozen=True, slots=True)
class ExchangePool:
    """Opinions are exchanged with a pool of face-up cards."""

    single: bool
    """True: the pool holds one card of each position.  False: any number."""
    takes_displaced: bool
    """True: repeated opinions go into the pool.  False: under the draw pile."""


@dataclass(frozen=True, slots=True)
class CoalitionTiles:
    """To ask for a coalition, a party needs a tile that one of its politicians has laid in the region."""

    phones: frozenset[int]
    """Numbers of the politicians that lay a tile, whatever action is chosen (ruling C6)."""
    voluntary: int
    """Fewest equal program cards that a coalition needs."""
    leave: bool
    """Tiles of the current region outside a coalition leave the game at once."""


@dataclass(frozen=True, slots=True)
class SingleActions:
    """Exactly one of a politician's actions is carried out (VG06 6.2.3)."""

    by_region: bool
    """True: politicians are revealed, paid and used region by region.  False: all at the same time."""


class Conference(StrEnum):
    """How the program conference proceeds."""

    DRAW = "draw"
    """Draw up to three, then throw away and draw again (VG06 6.2.2)."""
    DISCARD = "discard"
    """Throw away, then draw up to three (WBC06 5.2.2)."""
    MEMBERS = "members"
    """Exchanges one at a time, each paid with members (CONS B, ruling C24)."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Parties and agreed coalitions stand against each other: the most votes win, no majority is needed."""

    losers_always: bool
    """True: a seat beaten by a nose may always move a media marker.  False: only if a single party won."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """What is in play in one length of the game, and when members and seats bring money."""

    polls: tuple[int, ...]
    """Numbers of the polls in play."""
    payouts: tuple[int, ...]
    """Rounds after which members bring money."""
    money_rounds: int
    """Money is paid for seats after rounds 1 to this one."""


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What an edition has besides what all editions have."""

    national: NationalBoard | None = None
    dice: Dice | None = None
    pool: ExchangePool | None = None
    tiles: CoalitionTiles | None = None
    single_actions: SingleActions | None = None
    conference: Conference | None = None
    """How programs change; ``None`` if cards are swapped with a display."""
    sides: Sides | None = None
    vote_cap: int | None = None
    """Votes at which the track ends."""
    poll_minimum: int = 0
    """Lowest bid for a poll."""
    poll_entries: int | None = None
    """Most entries of a poll that may be carried out; ``None`` for all."""
    calendars: Mapping[int, Calendar] = field(default_factory=dict)
    """By number of elections."""
    member_prizes: tuple[int, int] | None = None
    """Points for most and second most members."""
    influence_backwards: bool = False
    """True: media influence begins in the last region.  False: in the current one."""
    may_flip: bool = True
    """An exchanged opinion may come back with the other attitude."""


NOTHING_MORE: Final = Capabilities()
"""For an edition without anything special."""
