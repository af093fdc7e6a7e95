"""The small observation: true, of one size, counted from the own seat, and the same whatever is hidden from it."""

from __future__ import annotations

import pytest
from leak.elsewhere import elsewhere
from leak.worlds import telling

from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.engine.chance import Stream
from macher.env import Game
from macher.env.facts import facts


@pytest.mark.parametrize("key", SHIPPED)
def test_every_seat_has_its_facts_at_every_moment(key: str) -> None:
    game, stream = Game(key, max(find_edition(key).lengths), seats=3), Stream(2)
    names, moments = game.fact_names(), 0
    assert len(set(names)) == len(names)
    assert 50 <= len(names) <= 70
    while True:
        if game.over or stream.below(5) == 0:
            moments += 1
            for seat in range(-1, 3):
                rows = [dict(zip(names, row, strict=True)) for row in game.facts(seat)]
                turned = [game.table.parties[(max(seat, 0) + place) % 3] for place in range(3)]
                assert [row["points"] for row in rows] == [party.points for party in turned]
                assert [row["money"] for row in rows] == [party.money / 1000 for party in turned]
                assert [row["markers"] for row in rows] == [party.media for party in turned]
        if game.over:
            break
        game.step(stream.choice(game.legal()))
    assert moments > 30


def test_states_that_have_voted_say_nothing() -> None:
    game, stream = Game(), Stream(4)
    at = game.fact_names().index("open3.votes")
    assert game.facts()[0][at] != 0
    while not game.over:
        game.step(stream.choice(game.legal()))
    assert not any(game.facts(0)[0][at:])


@pytest.mark.parametrize("key", SHIPPED)
def test_what_is_hidden_is_not_in_the_facts(key: str) -> None:
    for position in telling(key, 4, max(find_edition(key).lengths))[::4]:
        other, edition = position.redealt(1), position.table.edition
        assert facts(other.view, edition) == facts(position.view, edition)


@pytest.mark.parametrize("key", SHIPPED)
def test_the_facts_are_the_same_with_other_secrets(key: str) -> None:
    """Of every seat, at some moments of a game; the secrets are made anew from the table itself."""
    game, stream = Game(key), Stream(6)
    asked = 0
    while not game.over:
        if not game.chosen and stream.below(25) == 0:
            for seat in range(4):
                other = game.clone()
                other.table = elsewhere(game.table, seat)
                assert other.facts(seat) == game.facts(seat)
                asked += 1
        game.step(stream.choice(game.legal()))
    assert asked > 20
