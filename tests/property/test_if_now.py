"""How the elections of a round would end if they were held now equals how the rules hold them."""

from __future__ import annotations

import pytest
from builders import fresh_table
from drivers import random_command

from macher.editions.registry import editions
from macher.engine.chance import Stream
from macher.rules.options import GameOptions
from macher.rules.table import Result, Scored
from macher.rules.viewing import view
from macher.session.if_now import IfNow, if_voted_now

PARTIES = 5


def foretold(key: str, seed: int) -> list[tuple[Result, Result]]:
    """Each election of a game by chance that was foretold with the votes it had then: foretold, and held."""
    table, stream = fresh_table(PARTIES, 4 if key == "2019" else 7, GameOptions(), seed, key), Stream(seed, 3)
    known, found = list[Result](), list[tuple[Result, Result]]()
    last: IfNow | None = None
    while not table.over:
        last = if_voted_now(view(table, -1), table.edition) or last
        table.apply(random_command(table, stream))
        for held in table.results[len(known) :]:
            known.append(held)
            told = [each for each in last.results if each.number == held.number] if last is not None else []
            found += [(each, held) for each in told if each.votes == held.votes]
    return found


@pytest.mark.parametrize("key", editions())
def test_elections_end_as_foretold(key: str) -> None:
    """Partners that are asked agree unless a house rule lets them decline; none does here."""
    pairs = [pair for seed in range(3) for pair in foretold(key, seed)]
    assert len(pairs) >= 5
    for told, held in pairs:
        assert (told.outcome, told.seats, told.bonus) == (held.outcome, held.seats, held.bonus)
        assert told.points == held.points
        assert set(told.moved) == set(held.moved)


def test_nothing_is_foretold_outside_of_a_round_or_once_it_is_held() -> None:
    table, stream = fresh_table(PARTIES, 4, GameOptions(), 1, "2019"), Stream(1, 3)
    assert if_voted_now(view(table, -1), table.edition) is None
    while not table.over:
        table.apply(random_command(table, stream))
    assert if_voted_now(view(table, -1), table.edition) is None


def test_the_last_round_counts_all_but_money() -> None:
    """EN19 section 07: the last forecast plus money is the final score, where the last votes are as foretold."""
    equal = 0
    for seed in range(6):
        table, stream, last = fresh_table(PARTIES, 4, GameOptions(), seed, "2019"), Stream(seed, 3), None
        while not table.over:
            last = if_voted_now(view(table, -1), table.edition) or last
            table.apply(random_command(table, stream))
        assert last is not None
        assert last.final
        if last.results[-1].votes == table.results[-1].votes:
            equal += 1
            # Donations of the last round change the base between the forecast and the end.
            without = [party.points - party.scored[Scored.MONEY] - party.scored[Scored.BASE] for party in table.parties]
            base = [points - rest for points, rest in zip(last.points, without, strict=True)]
            assert all(0 <= count <= 40 for count in base), base
    assert equal
