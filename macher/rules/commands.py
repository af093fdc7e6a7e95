"""Commands: what a seat wants, one class for each kind of choice in the rulebook.

The class names are the wire names of saves.  ``land`` is the place of a state board: 0 is the board of the first
election, then clockwise.  Cards are kinds (see ``cards``), money is in euros.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from macher.engine.codec import wire
from macher.engine.command import Command
from macher.rules.edition import ActionName


@wire
@dataclass(frozen=True, slots=True)
class Pass(Command):
    """Does nothing here: passes, declines or keeps, wherever the rules allow it."""


@wire
@dataclass(frozen=True, slots=True)
class KeepDraftCard(Command):
    """Keeps one card of the hand that goes round (EN19 set-up H)."""

    card: int


@wire
@dataclass(frozen=True, slots=True)
class LayProgram(Command):
    """Lays cards of different topics as opening program: five, or as many as there are (EN19 set-up H)."""

    cards: tuple[int, ...]
    """Ascending kinds."""


@wire
@dataclass(frozen=True, slots=True)
class KeepHandCard(Command):
    """Keeps one card in hand after the opening program; the others are discarded (EN19 set-up H)."""

    card: int


@wire
@dataclass(frozen=True, slots=True)
class Deploy(Command):
    """Chooses a block of the score sheet and a state for each of its symbols (EN19 set-up step 2)."""

    block: int
    lands: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class BidForStart(Command):
    """A sealed bid to become start player (EN19 phase 1)."""

    amount: int


@wire
@dataclass(frozen=True, slots=True)
class RaiseStartBid(Command):
    """An open raise among those tied for start player (EN19 phase 1, ruling 1)."""

    amount: int


@wire
@dataclass(frozen=True, slots=True)
class DrawProgramCard(Command):
    """Takes the top program card, before one from the display (EN19 phase 2)."""


@wire
@dataclass(frozen=True, slots=True)
class FlushDisplay(Command):
    """Discards the whole program display and lays a new one (EN19 phase 2)."""


@wire
@dataclass(frozen=True, slots=True)
class TakeDisplayCard(Command):
    """Takes one face-up card of the program display (EN19 phase 2)."""

    card: int


@wire
@dataclass(frozen=True, slots=True)
class ChangeProgram(Command):
    """Swaps up to two program cards with the hand and keeps one card (EN19 phase 2)."""

    swaps: tuple[tuple[int, int], ...]
    """Pairs (card out of the program, card in from the hand); given in any order, stored ascending."""
    kept: int

    def __post_init__(self) -> None:
        """Sorts the pairs, so that the same exchange is always the same command."""
        object.__setattr__(self, "swaps", tuple(sorted(self.swaps)))


@wire
@dataclass(frozen=True, slots=True)
class BuyMedia(Command):
    """Buys one media marker for a state (EN19 phase 3)."""

    land: int


@wire
@dataclass(frozen=True, slots=True)
class BuyRallies(Command):
    """Buys rallies, a number for each state board (EN19 phase 4)."""

    counts: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class PlacePoliticians(Command):
    """Places politicians face down, one number or -1 for each state board (EN19 phase 5)."""

    politicians: tuple[int, ...]


@wire
@dataclass(frozen=True, slots=True)
class PayPolitician(Command):
    """Pays for a revealed politician; ``Pass`` declines (EN19 phase 6)."""


@wire
class Action(NamedTuple):
    """One action of a politician with its target."""

    name: ActionName
    target: int = -1
    """Card kind for ``double``, seat for ``remove_media``, else -1."""
    place: bool = False
    """``double``: place (or else remove) the marker; ``remove_media``: an own marker follows."""


@wire
@dataclass(frozen=True, slots=True)
class UsePolitician(Command):
    """Carries out the main action, then one secondary action; either may be skipped (EN19 phase 6, ruling 22)."""

    main: Action | None
    secondary: Action | None


@wire
@dataclass(frozen=True, slots=True)
class ShiftOpinion(Command):
    """Replaces a face-up opinion of a state by one from the display (EN19 phase 7)."""

    out: int
    into: int


@wire
@dataclass(frozen=True, slots=True)
class BidForPoll(Command):
    """A bid for the top poll (EN19 phase 8)."""

    amount: int


@wire
@dataclass(frozen=True, slots=True)
class PublishPoll(Command):
    """Carries out the poll (EN19 phase 8)."""


@wire
@dataclass(frozen=True, slots=True)
class KeepPoll(Command):
    """Does not publish the poll: party base +3 (EN19 phase 8)."""


@wire
@dataclass(frozen=True, slots=True)
class ConvertRallies(Command):
    """Converts rallies into votes outside the election; ``Pass`` keeps them (EN19 phase 9a)."""

    count: int


@wire
@dataclass(frozen=True, slots=True)
class AnswerCoalition(Command):
    """Joins a coalition or declines it, where the option lets partners decline (ruling 15)."""

    accept: bool


@wire
@dataclass(frozen=True, slots=True)
class DecideDonation(Command):
    """Chooses a donation card and accepts or refuses it (EN19 phase 9c)."""

    card: int
    accept: bool
