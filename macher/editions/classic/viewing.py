"""Completes the view of a seat where there is a national board."""

from __future__ import annotations

from typing import Final

from macher.editions.classic.table import ClassicTable
from macher.rules.views import AuctionView, LandView, NationalView, PartyView, PlayerView

_LAND: Final = LandView._fields.index("stack")
_PARTY: Final = PartyView._fields.index("tiles")
"""What every edition fills comes before these: making the tuples anew is much faster than ``_replace``."""


def complete_view(table: ClassicTable, seen: PlayerView) -> PlayerView:
    """Adds national board, tiles, stacks, polls on the boards and coalitions."""
    payouts = table.classic_length.payouts
    lands = tuple(
        [
            LandView._make(
                (
                    *land[:_LAND],
                    tuple(table.stacks[place]),
                    tuple(table.tiles[place]),
                    table.laid[place] >= 0,
                    land.number in payouts,
                )
            )
            for place, land in enumerate(seen.lands)
        ]
    )
    parties = tuple(
        [PartyView._make((*party[:_PARTY], tiles)) for party, tiles in zip(seen.parties, table.supply, strict=True)]
    )
    step = table.flow[-1] if table.flow else None
    auction: AuctionView | None = getattr(step, "auction_view", lambda table: None)(table)
    return seen._replace(
        lands=lands,
        parties=parties,
        auction=auction,
        poll_back=-1,
        national=NationalView(tuple(table.national), tuple(map(bool, table.secured))),
        coalitions=tuple((first, second) for first, second in table.pairs),
        offer=getattr(step, "offer", None),
        accepted=tuple(table.opened),
    )
