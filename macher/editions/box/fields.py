"""What can be typed in: pages for each kind of card, their cards, and the figures on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final, Literal

__all__ = ["NONE", "YES_NO", "Card", "Field", "FieldKind", "Page", "Value"]

Value = int | str | tuple[int, ...]
"""A number, the name of a choice, or a row of numbers."""
FieldKind = Literal["number", "choice", "row"]
NONE: Final = ""
"""The choice of a line that a card does not have."""
YES_NO: Final = ("yes", "no")
"""The choices of a sign that is on a card or is not."""


@dataclass(frozen=True, slots=True)
class Field:
    """One figure of a card."""

    path: str
    """Where it stands in the data file; entries of lists are counted from 1."""
    kind: FieldKind
    shipped: Value
    """What the game has without the box."""
    known: bool = False
    """Whether a rulebook says it."""
    optional: bool = False
    """Whether most cards do not have it: it counts only once it is typed in."""
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 1_000
    unit: int = 1
    series: str = ""
    """Figures of the same series stand in an order."""
    rises: int = 1
    """1 if the numbers of its series never fall, -1 if they never rise."""
    step: int = 0
    """By how much they differ at least."""
    also: tuple[str, ...] = ()
    """Other places of the same printed figure."""
    printed: bool = True
    """Whether the data file has it at its path; else it only helps to check the others."""

    @property
    def wanted(self) -> bool:
        """Whether the game does not know it for certain."""
        return not self.known and not self.optional

    @property
    def paths(self) -> tuple[str, ...]:
        """Every place in the data file that it says something about."""
        return (self.path, *self.also)


@dataclass(frozen=True, slots=True)
class Card:
    """One card, board or sheet of the box."""

    key: str
    """Path of its table in the data file."""
    fields: tuple[Field, ...]

    @property
    def name(self) -> str:
        """The last part of its path: the key of a state or politician, or a number."""
        return self.key.rsplit(".", 1)[-1]


@dataclass(frozen=True, slots=True)
class Page:
    """All cards of one kind."""

    key: str
    cards: tuple[Card, ...]

    def fields(self) -> Iterator[Field]:
        """Every figure of every card, in order."""
        return chain.from_iterable([card.fields for card in self.cards])
