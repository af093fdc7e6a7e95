"""What a seat gets at the end of a game."""

from __future__ import annotations

from typing import Literal

from macher.env.game import Game
from macher.env.observation import POINTS

Reward = Literal["share", "margin"]
"""A share of the victory, or the points ahead of the others' mean, in hundreds."""


def reward_of(game: Game, seat: int, kind: Reward) -> float:
    """The reward of a seat as the game stands."""
    if kind == "share":
        return game.returns()[seat]
    points = game.points()
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return (points[seat] - others) / POINTS
