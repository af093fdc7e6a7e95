"""A hard seat that cheats: it plays its commands on at the true table, coming cards and all.

What it wins more than an honest hard seat is the most that hidden cards can be worth to this way of thinking::

    PYTHONPATH=tests macher arena --challenger leak.clairvoyant:clairvoyant --field normal
"""

from __future__ import annotations

from typing import Final

from macher.ai.play import SeeingBot
from macher.ai.search import Deal, HardBot
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.edition import Edition
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView


class _Knowing(HardBot):
    """The hard seat, in the one world that is true."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def worlds(self, view: PlayerView, edition: Edition, stream: Stream) -> Deal:
        """Always the true table."""
        return lambda: self._table


class Clairvoyant(SeeingBot):
    """Does what the hard seat would do if it knew everything."""

    kind: Final = "clairvoyant"

    def choose_seeing(self, table: Table, seat: int, stream: Stream) -> Command:
        """The command after which the seat will end furthest ahead."""
        return _Knowing(table).choose(view(table, seat), table.decision(seat), table.edition, stream)


def clairvoyant() -> Clairvoyant:
    """One of them, for the arena."""
    return Clairvoyant()
