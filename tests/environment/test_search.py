"""Possible games behind what a seat sees: it sees the same in them, and nothing of the true table comes with them."""

from __future__ import annotations

import pytest
from leak.elsewhere import elsewhere

from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.engine.chance import Stream
from macher.env import Game


def _moments(key: str, one_in: int):
    game, stream = Game(key, max(find_edition(key).lengths)), Stream(3)
    while not game.over:
        if stream.below(one_in) == 0:
            yield game
        game.step(stream.choice(game.legal()))


@pytest.mark.parametrize("key", SHIPPED)
def test_a_seat_sees_the_same_in_a_possible_game(key: str) -> None:
    chance, inside, others = Stream(1), 0, 0
    for game in _moments(key, 12):
        before = game.table.digest()
        for seat in range(4):
            world = game.determinize(chance, seat)
            assert world.view(seat) == game.view(seat)
            assert world.seat == game.seat
            assert world.observe(seat) == game.observe(seat)
            if seat == game.seat:
                assert (world.legal(), world.chosen) == (game.legal(), game.chosen)
                inside += bool(game.chosen)
            else:
                assert world.chosen == ()
            others += world.table.digest() != before
        assert game.table.digest() == before
    assert inside > 5
    assert others > 50


@pytest.mark.parametrize("key", SHIPPED)
def test_possible_games_are_the_same_whatever_is_hidden(key: str) -> None:
    """What others could do in them comes from the new deal, not from the true one."""
    for game in _moments(key, 40):
        for seat in range(4):
            hidden = game.clone()
            hidden.table = elsewhere(game.table, seat)
            if seat == game.seat:
                hidden._decision = hidden.table.decision(seat)
            found = [each.determinize(Stream(7), seat) for each in (game, hidden)]
            assert found[0].table.digest() == found[1].table.digest()
            assert found[0].legal() == found[1].legal()
            assert found[0].chosen == found[1].chosen


def test_a_possible_game_can_be_played_to_its_end() -> None:
    game, chance = Game(), Stream(2)
    world = game.determinize(chance)
    while not world.over:
        world.step(chance.choice(world.legal()))
    assert sum(world.returns()) == pytest.approx(1)
    assert not game.over
