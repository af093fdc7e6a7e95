"""Short words behind the name of a party: whose turn it is, what it has bid, whether it has decided."""

from __future__ import annotations

from typing import NamedTuple

from macher.rules.formula import clockwise
from macher.ui.table.dock.turn import Turn
from macher.ui.table.model import TableModel

_PASSED = -1


class Badge(NamedTuple):
    """A short word behind a name."""

    text: str
    filled: bool = False
    short: str = ""
    """An amount in thousands, for a line without room for the whole one."""


def badges(model: TableModel, seat: int) -> list[Badge]:
    """The badges behind a name; whose turn it is comes first."""
    turn, found = Turn.of(model), _lasting_badges(model, seat)
    if turn.seat != seat:
        return found
    choosing = model.texts("table-badge-choosing")
    return [Badge(turn.badge(model), True), *(each for each in found if each.text != choosing)]


def _lasting_badges(model: TableModel, seat: int) -> list[Badge]:
    """The same without whose turn it is."""
    view, texts = model.view, model.texts
    out: list[Badge] = []
    if view.start == seat and view.round and not model.crowned:
        out.append(Badge(texts("table-badge-start"), True))
    elif (
        view.round and not model.crowned and view.order != clockwise(view.start, model.seats)
    ):  # the order was bought (CONS A)
        out.append(Badge(texts("table-badge-place", n=view.order.index(seat) + 1)))
    auction = view.auction
    if auction is not None:
        if auction.auctioneer == seat:
            out.append(Badge(texts("table-badge-auctioneer")))
        if seat in auction.order and auction.order.index(seat) < len(auction.bids):
            bid = auction.bids[auction.order.index(seat)]
            if bid < _PASSED:  # has not bid yet
                return out
            out.append(Badge(texts("table-badge-passes")) if bid < 0 else _amount(model, bid))
    elif seat in model.passed:
        out.append(Badge(texts("table-badge-passes")))
    elif view.parties[seat].answered and not _laid(model, seat):
        out.append(Badge(texts("table-badge-chosen"), True))
    elif seat in view.deciders and seat != model.seat:
        out.append(Badge(texts("table-badge-choosing")))
    out += _laid(model, seat)
    return out


def _amount(model: TableModel, money: int) -> Badge:
    return Badge(model.texts.money(money), short=model.texts.money_short(money))


def _laid(model: TableModel, seat: int) -> list[Badge]:
    """The contribution that a seat has laid this round."""
    accepted = model.view.accepted
    card = accepted[seat] if seat < len(accepted) else -1
    if card == -1:
        return []
    if card < 0:
        return [Badge(model.texts("table-badge-refuses"))]
    return [_amount(model, model.edition.figures.donations[card].money)]
