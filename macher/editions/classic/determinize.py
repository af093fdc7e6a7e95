"""A possible classic table behind a view: what the seat cannot know is dealt anew at random."""

from __future__ import annotations

import macher.editions.classic.phases  # noqa: F401  # registers the steps that a view's flow names
from macher.editions.classic.table import ClassicTable
from macher.engine.chance import Stream
from macher.rules.commands import DecideDonation
from macher.rules.determinize import deal_cards, public_fields, seal_answers
from macher.rules.edition import Edition
from macher.rules.table import RowStatus
from macher.rules.views import LandView, PlayerView


def deal_table(view: PlayerView, edition: Edition, stream: Stream) -> ClassicTable:
    """The policy of the classic editions."""
    assert view.national is not None, "a classic view has a national board"
    table = ClassicTable(
        **public_fields(view, edition, stream),
        national=list(view.national.opinions),
        secured=[int(twice) for twice in view.national.secured],
        stacks=[list(land.stack) for land in view.lands],
        tiles=[list(land.tiles) for land in view.lands],
        supply=[party.tiles for party in view.parties],
        laid=[-1] * len(view.lands),
        pairs=[list(pair) for pair in view.coalitions],
        order=list(view.order),
        opened=list(view.accepted),
    )
    deal_cards(view, table, stream)
    _keep_payable(view, table)
    for party in table.parties:
        party.hand.sort()
    _deal_polls(view, table, stream)
    if -2 in table.opened:
        _deal_refusals(view, table, stream)
    else:
        seal_answers(view, table, stream)
    return table


def _keep_payable(view: PlayerView, table: ClassicTable) -> None:
    """Nobody sends cards that cost too much (ruling C4): if the dealt ones do, takes the cheapest instead."""
    costs = [card.cost for card in table.figures.cabinet]
    for seat, party in enumerate(table.parties):
        row = [
            (place, at, land.politicians[at] < 0)
            for place, land in enumerate(view.lands)
            for at, owner in enumerate(land.row)
            if owner == seat and land.row_status[at] in (RowStatus.HIDDEN, RowStatus.REVEALED)
        ]
        if sum(costs[table.lands[place].politicians[at]] for place, at, _ in row) > party.money:
            shown = {number for land in view.lands for number, owner in _row(land) if owner == seat}
            cheapest = sorted((number for number in party.politicians if number not in shown), key=costs.__getitem__)
            for place, at, hidden in row:
                if hidden:
                    table.lands[place].politicians[at] = cheapest.pop(0)


def _row(land: LandView) -> list[tuple[int, int]]:
    """(card, owner) of the cabinet cards in a region."""
    return list(zip(land.politicians, land.row, strict=True))


def _deal_polls(view: PlayerView, table: ClassicTable, stream: Stream) -> None:
    """All backs are alike: unknown polls are any of those in play that the seat has not seen."""
    seen = {poll for _, poll in view.poll_discards if poll >= 0}
    if view.poll_held is not None and view.poll_held[1] >= 0:
        seen.add(view.poll_held[1])
    pool = [poll for poll in table.classic_length.polls if poll not in seen]
    stream.shuffle(pool)
    table.poll_discards = [poll if poll >= 0 else pool.pop() for _, poll in view.poll_discards]
    if view.poll_held is not None:
        table.poll_held = view.poll_held[1] if view.poll_held[1] >= 0 else pool.pop()
    for place, land in enumerate(view.lands):
        if land.poll:
            table.laid[place] = pool.pop()
    table.poll_deck = pool


def _deal_refusals(view: PlayerView, table: ClassicTable, stream: Stream) -> None:
    """A contribution laid face down is any that its owner still has (ruling C20)."""
    for seat, laid in enumerate(table.opened):
        if laid == -2:
            own = view.sealed if seat == view.seat else None
            card = stream.choice(table.parties[seat].donations)
            table.sealed[seat] = own or DecideDonation(seat, card, False)
