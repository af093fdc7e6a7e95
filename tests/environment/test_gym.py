"""The Gymnasium environment, by Gymnasium's own checks; skipped where the extra ``env`` is not installed."""

from __future__ import annotations

import warnings

import pytest

from macher.ai.arena import Job, play_job
from macher.ai.bots import make_bot
from macher.ai.kinds import BotUnknown
from macher.ai.play import bot_stream
from macher.ai.seeds import bot_seed
from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.engine.chance import Stream
from macher.env.atoms import spelled

gymnasium = pytest.importorskip("gymnasium", reason="the extra env is not installed")

from macher.env.gym import ID  # noqa: E402


def _table(**arguments: object) -> object:
    return gymnasium.make(ID, **arguments)


@pytest.mark.parametrize("key", SHIPPED)
def test_it_passes_gymnasiums_own_check(key: str) -> None:
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(_table(edition=key, opponents="random", disable_env_checker=True).unwrapped)


def _to_the_end(table: object, seed: int | None) -> tuple[float, dict]:
    """A game of the learner by chance: the reward and the last information."""
    stream = Stream(seed or 0, 2)
    seen, info = table.reset(seed=seed)
    while True:
        assert (seen["action_mask"] == info["action_mask"]).all()
        legal = [atom for atom, there in enumerate(seen["action_mask"]) if there]
        assert table.unwrapped.action_masks().nonzero()[0].tolist() == legal
        assert table.unwrapped.game.seat == info["seat"]
        seen, reward, over, cut, info = table.step(stream.choice(legal))
        assert not cut
        if over:
            assert not seen["action_mask"].any()
            return reward, info
        assert reward == 0


def test_the_reward_is_the_share_or_the_lead() -> None:
    shared = [_to_the_end(_table(seats=3, opponents="random"), seed) for seed in range(6)]
    assert {reward for reward, _ in shared} >= {0.0, 1.0}
    assert all(reward == info["share"] for reward, info in shared)
    table = _table(seats=3, opponents="sane", reward="margin")
    reward, info = _to_the_end(table, 2)
    assert info["seed"] == 2
    points = table.unwrapped.game.points()
    assert info["points"] == points[2]
    assert reward == pytest.approx((points[2] - (points[0] + points[1]) / 2) / 100)


def test_the_learner_sits_on_every_seat_or_on_the_one_that_is_wished() -> None:
    table = _table(opponents="random")
    assert [table.reset(seed=seed)[1]["seat"] for seed in range(5)] == [0, 1, 2, 3, 0]
    assert _table(opponents="random", seat=2).reset(seed=5)[1]["seat"] == 2


def test_games_without_a_seed_follow_from_the_last_one() -> None:
    table = _table(opponents="random")
    drawn = []
    for _ in range(2):
        table.reset(seed=9)
        drawn.append([])
        for _ in range(3):
            _, info = table.reset()
            assert "seed" not in info
            drawn[-1].append(table.unwrapped.dealt)
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) == 3


def test_an_atom_that_the_mask_forbids_ends_the_episode() -> None:
    table = _table(opponents="random")
    seen, _ = table.reset(seed=1)
    _, reward, over, _, info = table.step(int(seen["action_mask"].argmin()))
    assert (reward, over, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize("key", SHIPPED)
def test_it_is_the_game_of_the_arena(key: str) -> None:
    """A normal seat that spells its commands in atoms ends where it ends among the same opponents in the arena."""
    edition, seed = find_edition(key), 3
    elections = next(iter(edition.lengths))
    table, bot = _table(edition=key, seats=3, opponents="sane").unwrapped, make_bot("normal")
    table.reset(seed=seed)
    while not (game := table.game).over:
        stream = bot_stream(bot_seed(seed), game.seat, game.table.version)
        command = bot.choose(game.view(), game.decision, game.edition, stream)
        for atom in spelled(game.decision.options, command, 3):
            table.step(atom)
    line = play_job(Job(key, elections, 3, "normal", "sane", seed, seed % 3))
    assert (line.digest, list(line.scores)) == (game.table.digest(), game.points())


def test_impossible_tables_are_refused() -> None:
    with pytest.raises(BotUnknown):
        _table(opponents="nobody")
    with pytest.raises(ValueError, match="no seat 4"):
        _table(seat=4)


def test_it_tells_how_the_game_stands() -> None:
    table = _table(opponents="random", render_mode="ansi")
    table.reset(seed=1)
    assert table.render().startswith("round 0, ")
