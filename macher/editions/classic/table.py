"""The table of the classic editions: national board, coalition tiles, polls on the boards, stacks of votes markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from macher.editions.classic.values import ClassicFigures, ClassicLength, ClassicPolicies
from macher.engine.parts import part
from macher.rules.table import Table
from macher.rules.views import AuctionView, NationalView

if TYPE_CHECKING:
    from macher.rules.views import PlayerView


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

    def in_order(self) -> list[int]:
        """Seats in the order of play: clockwise from the first player, or as chosen (CONS A)."""
        return list(self.order)

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

    def complete_view(self, seen: PlayerView) -> PlayerView:
        """Adds national board, tiles, stacks, polls on the boards and coalitions."""
        payouts = self.classic_length.payouts
        lands = tuple(
            [
                land._replace(
                    stack=tuple(self.stacks[place]),
                    tiles=tuple(self.tiles[place]),
                    poll=self.laid[place] >= 0,
                    payout=land.number in payouts,
                )
                for place, land in enumerate(seen.lands)
            ]
        )
        parties = tuple([party._replace(tiles=self.supply[seat]) for seat, party in enumerate(seen.parties)])
        step = self.flow[-1] if self.flow else None
        auction: AuctionView | None = getattr(step, "auction_view", lambda table: None)(self)
        return seen._replace(
            lands=lands,
            parties=parties,
            auction=auction,
            poll_back=-1,
            national=NationalView(tuple(self.national), tuple(map(bool, self.secured))),
            coalitions=tuple((first, second) for first, second in self.pairs),
            offer=getattr(step, "offer", None),
            accepted=tuple(self.opened),
        )
