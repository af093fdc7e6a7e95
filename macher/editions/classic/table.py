"""The table of the classic editions: national board, coalition tiles, polls on the boards, stacks of votes markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from macher.editions.classic.values import ClassicFigures, ClassicLength, ClassicPolicies
from macher.engine.parts import part
from macher.rules.table import Table


@part
@dataclass(slots=True)
class ClassicTable(Table):
    """The state of a classic game.  ``opinion_display`` counts the cards of the exchange pool by kind."""

    national: list[int]
    """Kind on each national space from the left, -1 for a free one."""
    secured: list[int]
    """1 for each national space with an identical second card."""
    stacks: list[list[int]]
    """By board: seats in the order in which their votes markers last moved, the latest last (ruling C12)."""
    tiles: list[list[int]]
    """By board: seats whose coalition tile lies there."""
    supply: list[int]
    """By seat: coalition tiles left."""
    laid: list[int]
    """By board: the poll that lies there face down, or -1."""
    pairs: list[list[int]]
    """Coalitions of this round's election."""
    order: list[int]
    """Seats in the order of play."""
    opened: list[int]
    """By seat: contribution laid open this round, -1 for none, -2 for one laid face down."""

    @property
    def figures(self) -> ClassicFigures:
        """The edition's figures, typed as classic ones."""
        return cast(ClassicFigures, self.edition.figures)

    @property
    def policies(self) -> ClassicPolicies:
        """How this edition does what the classic editions do differently."""
        return cast(ClassicPolicies, self.edition.policies)

    @property
    def classic_length(self) -> ClassicLength:
        """The length, typed as a classic one."""
        return cast(ClassicLength, self.length)

    def in_order(self) -> tuple[int, ...]:
        """Seats in the order of play: clockwise from the first player, or as chosen (CONS A)."""
        return tuple(self.order)

    def raise_votes(self, place: int, seat: int, delta: int) -> int:
        """Raises votes up to the cap; a marker that moves goes on top, others keep their place (ruling C12)."""
        votes = self.lands[place].votes
        after = min(votes[seat] + delta, self.figures.vote_cap)
        moved = after - votes[seat]
        if moved > 0:
            votes[seat] = after
            stack = self.stacks[place]
            stack.remove(seat)
            stack.append(seat)
        return max(moved, 0)

    def current(self) -> int:
        """The board whose election is next."""
        return self.open_lands()[0]

    def has_coalitions(self) -> bool:
        """False in the last region, which has no coalitions (VG06 6.4.1.1)."""
        return not self.last_round
