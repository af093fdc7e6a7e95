"""The invariants of the classic editions are worth something only if they notice: each is broken once."""

from __future__ import annotations

import pytest
from classics import EDITIONS
from drivers import random_command

from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.rules.commands import Pass
from macher.rules.edition import GameSetup
from macher.rules.invariants import InvariantBroken, check
from macher.rules.setup import new_game


def a_table(key):
    """In the polls of the second round of a game: bids, face-down polls, everything on the boards."""
    table, stream = new_game(edition(key), GameSetup(7, (0, 1, 3, 4), 2), []), Stream(2)
    while table.round < 2 or table.flow[-1].name != "poll_auctions":
        table.apply(random_command(table, stream))
    return table


def put(table, field, place, value):
    getattr(table, field)[place] = value


BREAKS = {
    "program cards": lambda table: table.program_deck.pop(),
    "lost opinion": lambda table: table.opinion_deck.pop(),
    "opinion twice": lambda table: table.opinion_discards.append(3),
    "national opinion from nowhere": lambda table: put(table, "national", table.national.index(-1), 0),
    "polls": lambda table: table.poll_deck.append(table.laid[table.current()]),
    "lost poll": lambda table: put(table, "laid", table.open_lands()[-1], -1),
    "readers": lambda table: table.poll_known.append(0),
    "rallies": lambda table: table.lands[2].rallies.__setitem__(0, 11),
    "lost rally": lambda table: setattr(table.parties[0], "rallies", table.parties[0].rallies - 1),
    "media markers": lambda table: table.lands[2].media.append(1),
    "national media": lambda table: table.parties[0].presence.append(4),
    "double markers": lambda table: setattr(table, "doubles", 3 if table.doubles == 4 else 4),
    "tiles": lambda table: put(table, "supply", 0, 5),
    "no tiles": lambda table: put(table, "supply", 0, -1),
    "tile twice": lambda table: table.tiles[1].extend([0, 0]),
    "coalition with oneself": lambda table: table.pairs.append([1, 1]),
    "coalition of three": lambda table: table.pairs.append([0, 1, 2]),
    "coalition without tiles": lambda table: (put(table, "tiles", table.current(), []), table.pairs.append([0, 1])),
    "regions": lambda table: setattr(table.lands[1], "card", table.lands[2].card),
    "elections": lambda table: setattr(table, "held", 0),
    "topics": lambda table: table.lands[1].opinions.__setitem__(0, table.lands[1].opinions[1] ^ 1),
    "face-down opinion of a finished election": lambda table: setattr(table.lands[2], "number", 0),
    "trends": lambda table: table.lands[1].trend.__setitem__(0, 4),
    "votes": lambda table: table.lands[1].votes.__setitem__(0, -1),
    "too many votes": lambda table: table.lands[1].votes.__setitem__(0, 51),
    "votes markers": lambda table: table.stacks[1].pop(),
    "row": lambda table: table.lands[1].row.append(0),
    "gap on the national board": lambda table: setattr(table, "national", [-1, *table.national[:4]]),
    "nothing secured": lambda table: put(table, "secured", 4, 1),
    "money": lambda table: setattr(table.parties[1], "money", -1000),
    "coins": lambda table: setattr(table.parties[1], "money", 500),
    "members": lambda table: setattr(table.parties[1], "base", -1),
    "points": lambda table: setattr(table.parties[1], "points", 999),
    "program": lambda table: table.parties[0].program.pop(),
    "order of the program": lambda table: table.parties[0].program.reverse(),
    "known cards": lambda table: table.parties[0].known.extend([0, 0, 0, 0]),
    "cabinet": lambda table: table.parties[0].politicians.append(table.parties[0].politicians[0]),
    "contributions": lambda table: table.parties[0].donations.append(table.parties[0].donations[0]),
    "order of play": lambda table: table.order.reverse(),
    "place twice": lambda table: put(table, "order", 1, table.order[0]),
    "open contribution": lambda table: put(table, "opened", 0, 1),
    "contribution face down": lambda table: put(table, "opened", 0, -2),
    "sealed": lambda table: table.sealed.__setitem__(0, Pass(0)),
}


@pytest.mark.parametrize("key", EDITIONS)
def test_a_table_as_it_is_passes(key):
    check(a_table(key))


@pytest.mark.parametrize("key", EDITIONS)
def test_what_cannot_be_is_noticed(key):
    table, unnoticed = a_table(key), []
    for name, spoil in BREAKS.items():
        broken = table.clone()
        check(broken)
        spoil(broken)
        try:
            check(broken)
        except InvariantBroken:
            continue
        unnoticed.append(name)
    assert unnoticed == []


def test_the_pool_of_2006_has_six_cards():
    """VG06 6.2.8: always six, duplicates included; a card more has to come from somewhere."""
    table = a_table("2006")
    table.opinion_display[table.opinion_deck.pop()] += 1
    with pytest.raises(InvariantBroken, match="pool"):
        check(table)


def test_the_pool_of_1997_has_each_position_once():
    """WBC06 4.2."""
    table = a_table("1997")
    kind = next(kind for kind in table.opinion_deck if table.opinion_display[kind])
    table.opinion_deck.remove(kind)
    table.opinion_display[kind] += 1
    with pytest.raises(InvariantBroken, match="pool"):
        check(table)


def test_coalitions_in_the_last_round_are_noticed():
    """VG06 6.4.1.1."""
    table, stream = new_game(edition("2006"), GameSetup(7, (0, 1, 3, 4), 2), []), Stream(2)
    while table.flow[-1].name != "region_election":
        table.apply(random_command(table, stream))
    place = table.current()
    table.tiles[place], table.pairs = [0, 1], [[0, 1]]
    table.supply = [0, 0, *table.supply[2:]]
    check(table)
    table.round = 7
    with pytest.raises(InvariantBroken, match="last round"):
        check(table)
