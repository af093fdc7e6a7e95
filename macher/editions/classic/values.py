"""Values of the classic editions beyond those of all editions: figures, lengths and differences between them.

All money is in the edition's currency (euros in 2006, German marks in 1997 and Consim), always in units of the bank.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from macher.rules.capabilities import Conference, NationalSpace
from macher.rules.edition import ActionSpec, Figures, Length, Policies
from macher.rules.national.values import StartChoice


@dataclass(frozen=True, slots=True)
class CabinetCard:
    """A shadow cabinet card: exactly one of its actions is carried out (VG06 6.2.3)."""

    key: str
    cost: int
    phone: bool
    """Whether it lays a coalition tile in its region, whatever action is chosen (ruling C6)."""
    actions: tuple[ActionSpec, ...]


@dataclass(frozen=True, slots=True)
class Contribution:
    """An external contribution: accepted for ``money``, or refused; either way ``dice`` dice (VG06 6.4.2)."""

    money: int
    dice: int


@dataclass(frozen=True, slots=True)
class ClassicFigures(Figures):
    """Every number on a card or a board of a classic edition."""

    meaningless: ClassVar[frozenset[str]] = frozenset(
        {
            "back", "blocks", "bluff_base_penalty", "bonus_coalition", "bonus_each", "bonus_none", "bonus_sole",
            "display_size", "donations", "large", "majority", "money_prizes", "once", "politicians", "poll_kept_base",
        }
    )  # fmt: skip  # only the edition of 2019 has them; politicians and donations are told in full by other figures

    currency: str
    """ISO code of the money: ``EUR`` or ``DEM``."""
    cabinet: tuple[CabinetCard, ...]
    """By politician number; the main action in ``politicians`` is the first action here."""
    contributions: tuple[Contribution, ...]
    """By donation number; ``donations`` hold only the money."""
    columns: tuple[tuple[StartChoice, ...], tuple[StartChoice, ...]]
    """The two columns of the start sheet."""
    national: tuple[NationalSpace, ...]
    secured_points: int
    """Additional points for a match with a secured opinion."""
    member_prizes: tuple[int, int]
    """Points for most and second most members."""
    dice_faces: tuple[int, ...]
    refusal_dice: int
    """Additional dice of the single largest refusal."""
    kept_poll_dice: int
    poll_entries: int
    """Most entries of a poll that may be carried out."""
    vote_cap: int
    pool_size: int
    """Cards laid into the exchange pool at the start."""
    program_hand: int
    """Program cards in hand after drawing."""
    tiles: int
    """Coalition tiles of a party."""
    voluntary_common: int
    """Fewest equal program cards that a coalition needs."""
    forced_common: int
    """Fewest equal program cards with which a coalition can be forced."""
    poll_minimum: int
    """Lowest bid for a poll."""
    meeting_start: int
    """Rallies of everybody in each of the first four regions."""


@dataclass(frozen=True, slots=True)
class ClassicLength(Length):
    """One length of a classic game; ``entry_open`` are the open opinions of regions 5 and later."""

    polls: tuple[int, ...] = ()
    """Numbers of the polls in play."""
    donations: tuple[int, ...] = ()
    """Numbers of the contributions in play."""
    payouts: tuple[int, ...] = ()
    """Rounds after which members bring money."""
    money_rounds: int = 0
    """Last round after which money is paid."""


@dataclass(frozen=True, slots=True)
class ClassicPolicies(Policies):
    """Where the classic editions differ among each other (figures, table "where B and C differ")."""

    conference: Conference = Conference.DRAW
    displaced_to_pool: bool = False
    """True: repeated opinions go into the exchange pool (1997).  False: under the draw pile (2006)."""
    pool_single: bool = False
    """True: the pool discards duplicates (1997).  False: it holds any number (2006)."""
    influence_backwards: bool = True
    """True: media influence begins in the last region (2006).  False: in the current one (1997)."""
    may_flip: bool = False
    """An exchanged opinion may come back with the other attitude (1997)."""
    by_region: bool = False
    """Cabinet cards are revealed, paid and used region by region (CONS C)."""
    unused_tiles_leave: bool = True
    """Coalition tiles of the current region outside a coalition leave the game at once (2006)."""
    losers_always: bool = False
    """True: all beaten by a nose move a media marker (1997).  False: only if a single party won (2006)."""
    national_slides: bool = False
    """True: the others slide left after a replacement (1997).  False: the new one takes the space (2006)."""
