"""Completes the view of a seat where there is a national board."""

from __future__ import annotations

from macher.editions.classic.table import ClassicTable
from macher.rules.views import AuctionView, NationalView, PlayerView


def complete_view(table: ClassicTable, seen: PlayerView) -> PlayerView:
    """Adds national board, tiles, stacks, polls on the boards and coalitions."""
    payouts = table.classic_length.payouts
    lands = tuple(
        [
            land._replace(
                stack=tuple(table.stacks[place]),
                tiles=tuple(table.tiles[place]),
                poll=table.laid[place] >= 0,
                payout=land.number in payouts,
            )
            for place, land in enumerate(seen.lands)
        ]
    )
    parties = tuple([party._replace(tiles=table.supply[seat]) for seat, party in enumerate(seen.parties)])
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
