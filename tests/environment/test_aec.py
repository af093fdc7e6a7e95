"""The PettingZoo environment, by PettingZoo's own tests; skipped where the extra ``env`` is not installed."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from macher.editions.shipped import SHIPPED

ROOT = Path(__file__).parents[2]


def _env(**arguments: object) -> object:
    pytest.importorskip("pettingzoo", reason="the extra env is not installed")
    pytest.importorskip("gymnasium", reason="the extra env is not installed")
    from macher.env.aec import env

    return env(**arguments)


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("key", SHIPPED)
def test_it_passes_pettingzoos_own_test(key: str) -> None:
    table = _env(edition=key)
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about observations with a mask beside them, as PettingZoo's own games have
        api_test(table, num_cycles=500)


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("key", SHIPPED)
def test_it_passes_pettingzoos_test_of_seeds(key: str) -> None:
    _env(edition=key)
    from pettingzoo.test import seed_test

    seed_test(lambda: _env(edition=key), num_cycles=100)


def _to_the_end(table: object, seed: int) -> dict[str, float]:
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        got[agent] += reward
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
    return got


def test_agents_share_the_victory() -> None:
    table = _env(seats=3)
    got = _to_the_end(table, 4)
    assert sum(got.values()) == pytest.approx(1)
    assert min(got.values()) == 0


def test_margins_add_up_to_nothing() -> None:
    got = _to_the_end(_env(seats=5, reward="margin"), 4)
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0


def test_only_the_agent_in_turn_has_a_mask() -> None:
    table = _env()
    table.reset(seed=1)
    for agent in table.possible_agents:
        assert bool(table.observe(agent)["action_mask"].any()) == (agent == table.agent_selection)


def test_an_atom_that_the_mask_forbids_is_refused() -> None:
    table = _env()
    table.reset(seed=1)
    forbidden = int(table.observe(table.agent_selection)["action_mask"].argmin())
    with pytest.raises(ValueError, match="not legal"):
        table.step(forbidden)


def test_a_seed_deals_the_game_that_the_game_deals() -> None:
    from macher.env import Game

    table, game = _env(), Game()
    table.reset(seed=77)
    game.reset(77)
    assert table.unwrapped.game.table.digest() == game.table.digest()
    table.reset()
    assert table.unwrapped.game.table.digest() != game.table.digest()


def test_the_game_loads_nothing_of_it() -> None:
    """Neither the program nor its commands load the environment, or what it needs."""
    code = (
        "import sys, macher.__main__, macher.cli.arguments, macher.cli.simulate, macher.ai.arena, macher.ui.main;"
        "print([name for name in ('macher.env', 'numpy', 'gymnasium', 'pettingzoo', 'choix', 'ray') "
        "if name in sys.modules])"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
