"""Several games stepped together, with their rows in one array; needs the extra ``env``.

::

    from macher.env.vec import VecGame

    games = VecGame(16, seed=0)
    while games.finished < 100:
        games.step(policy(games.rows, games.masks))  # one atom for each game
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from macher.env.atoms import ATOMS
from macher.env.game import Game
from macher.rules.options import NO_HOUSE_RULES, GameOptions


class Stepped(NamedTuple):
    """What a step has ended; arrays with a row for each game."""

    over: Any
    """(n,) bool: whether the game ended with this step, and the next one was dealt."""
    seeds: Any
    """(n,) int64: the seed that the step was played with."""
    returns: Any
    """(n, seats) float32: shares of the victory; 0 where the game goes on."""
    points: Any
    """(n, seats) int32: victory points by seat; 0 where the game goes on."""


class VecGame:
    """``count`` games of one kind; each step takes one atom for each of them.

    Game ``i`` deals the seeds ``seed + i``, ``seed + i + count``, ``seed + i + 2 * count``, and so on, whatever the
    other games do.  ``rows``, ``masks`` and ``seats`` are written anew by each step: copy what is to be kept.
    """

    def __init__(
        self,
        count: int,
        edition: str = "2019",
        elections: int | None = None,
        seats: int = 4,
        parties: tuple[str, ...] | None = None,
        options: GameOptions = NO_HOUSE_RULES,
        seed: int = 0,
    ) -> None:
        """The arguments of ``Game``, and the seed of the first game.

        Raises ``EditionUnknown``, ``SetupRefused``, or ``ValueError`` for a party that there is not, or for no games.
        """
        if count < 1:
            raise ValueError(f"{count} games cannot be stepped")
        self.games = [Game(edition, elections, seats, parties, options) for _ in range(count)]
        self.rows: Any = np.zeros((count, len(self.games[0].names())), np.float32)
        """(n, length) float32: what the seat that decides in each game sees."""
        self.masks: Any = np.zeros((count, ATOMS), np.int8)
        """(n, 64) int8: 1 for each legal atom."""
        self.seats: Any = np.zeros(count, np.int64)
        """(n,) int64: the seat that decides in each game."""
        self.seeds: Any = np.zeros(count, np.int64)
        """(n,) int64: the seed of each game."""
        self.finished = 0
        """Games that have ended since ``reset``."""
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.games)

    def reset(self, seed: int = 0) -> None:
        """Deals the first game of each place."""
        self.finished = 0
        for at in range(len(self.games)):
            self._deal(at, seed + at)
            self._look(at)

    def step(self, atoms: Any) -> Stepped:
        """Chooses an atom in each game, as ints of shape (n,); a game that ends is followed by its next one.

        Raises ``ValueError`` for another shape or an atom that is not legal, before any game is stepped.
        """
        chosen = np.asarray(atoms)
        self._check(chosen)
        count, seats = len(self.games), self.games[0].seats
        stepped = Stepped(
            np.zeros(count, np.bool_),
            self.seeds.copy(),
            np.zeros((count, seats), np.float32),
            np.zeros((count, seats), np.int32),
        )
        for at, (game, atom) in enumerate(zip(self.games, chosen.tolist(), strict=True)):
            game.step(atom)
            if game.over:
                stepped.over[at], stepped.returns[at], stepped.points[at] = True, game.returns(), game.points()
                self.finished += 1
                self._deal(at, int(self.seeds[at]) + count)
            self._look(at)
        return stepped

    def _check(self, chosen: Any) -> None:
        places = np.arange(len(self.games))
        if chosen.shape != places.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"it takes {len(places)} whole numbers, not {chosen.dtype} of shape {chosen.shape}")
        within = (chosen >= 0) & (chosen < ATOMS)
        legal = within & (self.masks[places, np.where(within, chosen, 0)] == 1)
        if not legal.all():
            at = int(np.argmin(legal))
            raise ValueError(f"{chosen[at]} is not legal in game {at}")

    def _deal(self, at: int, seed: int) -> None:
        self.seeds[at] = seed
        self.games[at].reset(seed)

    def _look(self, at: int) -> None:
        """Writes what is seen of a game now."""
        game, mask = self.games[at], self.masks[at]
        game.observe(out=self.rows[at])
        mask[:] = 0
        mask[game.legal()] = 1
        self.seats[at] = game.seat
