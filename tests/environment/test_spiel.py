"""The adapter in the manner of OpenSpiel: what its games and states promise."""

from __future__ import annotations

import random

import pytest
from leak.elsewhere import elsewhere

from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.env.spiel import TERMINAL, SpielGame, State


def _to_the_end(state: State, luck: random.Random) -> list[float]:
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    return state.returns()


@pytest.mark.parametrize("key", SHIPPED)
def test_a_state_keeps_its_promises_up_to_the_end(key: str) -> None:
    game = SpielGame(key, max(find_edition(key).lengths), seats=3)
    state, luck, moves = game.new_initial_state(), random.Random(2), 0
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) == state.legal_actions(player)
        assert state.legal_actions((player + 1) % 3) == []
        assert [at for at, there in enumerate(state.legal_actions_mask(player)) if there] == legal
        assert max(legal) < game.num_distinct_actions()
        assert state.returns() == state.rewards() == [0, 0, 0]
        assert not state.is_chance_node()
        assert not state.is_simultaneous_node()
        if moves % 40 == 0:
            for seat in range(3):
                assert [len(state.observation_tensor(seat))] == game.observation_tensor_shape()
                assert len(state.information_state_tensor(seat)) == game.information_state_tensor_size()
            assert str(legal[0]) in state.action_to_string(player, legal[0])
        state.apply_action(luck.choice(legal))
        moves += 1
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility()
    assert state.player_return(1) == state.returns()[1]
    assert moves < game.max_game_length()


def test_seeds_count_up_and_clones_share_their_chance() -> None:
    game = SpielGame(seed=5)
    states = [game.new_initial_state() for _ in range(2)]
    assert states[0].observation_string(0) != states[1].observation_string(0)
    assert game.new_initial_state(5).observation_string(0) == states[0].observation_string(0)
    copy = states[0].clone()
    ends = [_to_the_end(state, random.Random(3)) for state in (states[0], copy)]
    assert ends[0] == ends[1]
    assert states[0].information_state_string(2) == copy.information_state_string(2)


def test_what_a_player_chose_is_part_of_its_information_alone() -> None:
    state = SpielGame().new_initial_state(1)
    player = state.current_player()
    first, second = state.clone(), state.clone()
    first.apply_action(state.legal_actions()[0])
    second.apply_action(state.legal_actions()[-1])
    other = (player + 1) % 4
    assert first.information_state_string(player) != second.information_state_string(player)
    assert first.information_state_string(other) == second.information_state_string(other)
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(63)


@pytest.mark.parametrize("key", SHIPPED)
def test_information_is_the_same_whatever_is_hidden(key: str) -> None:
    state, luck, asked = SpielGame(key).new_initial_state(4), random.Random(4), 0
    while not state.is_terminal():
        if luck.random() < 0.05:
            player = state.current_player()
            before = state.information_state_string(player), state.information_state_tensor(player)
            hidden = state.clone()
            hidden._game.table = elsewhere(state._game.table, player)
            assert (hidden.information_state_string(player), hidden.information_state_tensor(player)) == before
            dealt = state.resample_from_infostate(player, luck.random)
            assert (dealt.information_state_string(player), dealt.information_state_tensor(player)) == before
            assert dealt.legal_actions() == state.legal_actions()
            asked += 1
        state.apply_action(luck.choice(state.legal_actions()))
    assert asked > 5
    assert sum(_to_the_end(dealt, luck)) == pytest.approx(1)
