"""Bids above one's money (EN19 phase 8, ruling 12): only with the option "bluff bids"."""

from __future__ import annotations

from typing import Final

from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.table import Table

BLUFF_STEPS: Final = 20
"""Most money units that a bluff may go above one's money: enough to scare, few enough to list."""


def bid_limit(table: Table, seat: int) -> int:
    """Highest possible bid in euros."""
    money = table.parties[seat].money
    return money + BLUFF_STEPS * table.edition.figures.money_unit if table.options.bluff_bids else money


def punish_bluff(table: Table, seat: int, bid: int) -> None:
    """The seat loses all its money and ten points of party base."""
    table.emit(ev.BluffCaught, seat, bid)
    op.change_money(table, seat, -table.parties[seat].money, "bluff")
    op.change_base(table, seat, -table.edition.figures.bluff_base_penalty, "bluff")
