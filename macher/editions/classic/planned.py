"""An election that is only planned, where there is a national board."""

from __future__ import annotations

from macher.editions.classic.phases.election import RegionElectionStep
from macher.editions.classic.table import ClassicTable
from macher.rules.commands import Pass


def vote_now(table: ClassicTable, place: int) -> None:
    """Converts everything, then decides: coalitions already formed count, and no opinion moves."""
    flow, pairs = table.flow, table.pairs
    if place not in table.voting():
        table.pairs = []
    table.flow = [RegionElectionStep(place, False, [])]
    table.settle()
    while table.flow:
        table.flow[-1].carry_out(table, Pass(table.deciders()[0]))
        table.settle()
    table.flow, table.pairs = flow, pairs
