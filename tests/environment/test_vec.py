"""Games that are stepped together are the same games as alone; skipped where the extra ``env`` is not installed."""

from __future__ import annotations

import random

import pytest

from macher.editions.shipped import SHIPPED
from macher.env import Game

np = pytest.importorskip("numpy", reason="the extra env is not installed")

from macher.env.vec import Stepped, VecGame  # noqa: E402


def _chosen(games: VecGame, luck: random.Random) -> list[int]:
    return [luck.choice(np.flatnonzero(mask).tolist()) for mask in games.masks]


@pytest.mark.parametrize("key", SHIPPED)
def test_each_game_is_the_one_that_is_played_alone(key: str) -> None:
    games, alone, luck = VecGame(3, key, seats=3, seed=40), [Game(key, seats=3) for _ in range(3)], random.Random(1)
    seeds = [40, 41, 42]
    for game, seed in zip(alone, seeds, strict=True):
        game.reset(seed)
    while games.finished < 4:
        for at, game in enumerate(alone):
            assert games.rows[at].tolist() == np.asarray(game.observe(), np.float32).tolist()
            assert games.masks[at].tolist() == game.mask()
            assert games.seats[at] == game.seat
        atoms = _chosen(games, luck)
        assert games.seeds.tolist() == seeds
        stepped = games.step(atoms)
        for at, (game, atom) in enumerate(zip(alone, atoms, strict=True)):
            game.step(atom)
            assert stepped.over[at] == game.over
            assert stepped.seeds[at] == seeds[at]
            assert stepped.returns[at].tolist() == pytest.approx(game.returns())
            assert stepped.points[at].tolist() == (game.points() if game.over else [0, 0, 0])
            if game.over:
                seeds[at] += 3
                game.reset(seeds[at])
    assert games.rows.dtype == np.float32
    assert games.masks.dtype == np.int8


def test_seeds_come_in_an_order_that_does_not_depend_on_play() -> None:
    orders = []
    for luck in (random.Random(1), random.Random(2)):
        games, ended = VecGame(2, seats=3, seed=5), [[], []]
        while min(map(len, ended)) < 3:
            stepped: Stepped = games.step(_chosen(games, luck))
            for at in np.flatnonzero(stepped.over):
                ended[at].append(int(stepped.seeds[at]))
        orders.append([each[:3] for each in ended])
    assert orders == [[[5, 7, 9], [6, 8, 10]]] * 2


@pytest.mark.parametrize("atoms", [[0, 63], [0, -1], [0, 64], [0], [[0, 0]], [0.0, 0.0]])
def test_wrong_atoms_step_no_game(atoms: list) -> None:
    games = VecGame(2, seed=3)
    atoms = [int(games.masks[0].argmax()), *atoms[1:]] if len(atoms) == 2 and isinstance(atoms[1], int) else atoms
    before = [game.table.digest() for game in games.games]
    with pytest.raises(ValueError, match=r"not legal in game 1|it takes 2 whole numbers"):
        games.step(atoms)
    assert [game.table.digest() for game in games.games] == before
    with pytest.raises(ValueError, match="0 games"):
        VecGame(0)
