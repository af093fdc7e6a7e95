"""The invariants are worth something only if they notice: each is broken once."""

from __future__ import annotations

import pytest
from builders import fresh_table
from drivers import random_command

from macher.engine.chance import Stream
from macher.rules.commands import Pass
from macher.rules.invariants import InvariantBroken, check


def a_table():
    """In the middle of the second round of a game."""
    table, stream = fresh_table(seed=2), Stream(2)
    while table.round < 2:
        table.apply(random_command(table, stream))
    return table


BREAKS = {
    "program cards": lambda table: table.program_deck.pop(),
    "popular opinions": lambda table: table.opinion_discards.append(3),
    "polls": lambda table: table.poll_deck.append(table.poll_deck[0]),
    "readers": lambda table: table.poll_known.append(0),
    "rallies": lambda table: table.lands[2].rallies.__setitem__(0, 9),
    "lost rally": lambda table: setattr(table.parties[0], "rallies", table.parties[0].rallies - 1),
    "media markers": lambda table: table.lands[2].media.append(1),
    "presence": lambda table: table.parties[0].presence.append(4),
    "double markers": lambda table: setattr(table, "doubles", 3 if table.doubles == 4 else 4),
    "states": lambda table: setattr(table.lands[1], "card", table.lands[2].card),
    "elections": lambda table: setattr(table, "held", 0),
    "topics": lambda table: table.lands[1].opinions.__setitem__(0, table.lands[1].opinions[1] ^ 1),
    "trends": lambda table: table.lands[1].trend.__setitem__(0, 5),
    "votes": lambda table: table.lands[1].votes.__setitem__(0, -1),
    "row": lambda table: table.lands[1].row.append(0),
    "money": lambda table: setattr(table.parties[1], "money", -1000),
    "coins": lambda table: setattr(table.parties[1], "money", 500),
    "base": lambda table: setattr(table.parties[1], "base", -1),
    "points": lambda table: setattr(table.parties[1], "points", 999),
    "program": lambda table: table.parties[0].program.pop(),
    "order": lambda table: table.parties[0].program.reverse(),
    "known cards": lambda table: table.parties[0].known.extend([0, 0, 0, 0, 0]),
    "politicians": lambda table: table.parties[0].politicians.append(table.parties[0].politicians[0]),
    "donations": lambda table: table.parties[0].donations.append(table.parties[0].donations[0]),
    "sealed": lambda table: table.sealed.__setitem__(0, Pass(0)),
}


def test_a_table_as_it_is_passes():
    check(a_table())


@pytest.mark.parametrize("name", BREAKS)
def test_what_cannot_be_is_noticed(name):
    table = a_table()
    while table.flow[-1].name != "rallies":
        table.apply(random_command(table, Stream(3)))
    check(table)
    BREAKS[name](table)
    with pytest.raises(InvariantBroken):
        check(table)
