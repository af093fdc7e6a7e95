"""An election that is only planned: held at once by the steps of the rules, without asking anybody."""

from __future__ import annotations

from macher.rules.commands import AnswerCoalition
from macher.rules.phases.conversion import ConversionStep
from macher.rules.phases.election import ElectionStep
from macher.rules.table import Table


def vote_now(table: Table, place: int) -> None:
    """Converts everything, then decides the election; asked partners are assumed to accept."""
    flow = table.flow
    election = ElectionStep([place], -1, -1, [])
    table.flow = [election, ConversionStep([place], [place], -1, table.seats)]
    table.settle()
    while table.flow:
        seat = table.deciders()[0]
        table.flow[-1].carry_out(table, AnswerCoalition(seat, True))
        table.settle()
    table.flow = flow
