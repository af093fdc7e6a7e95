"""The game behind "Quick game": one human, three AI seats, the official rules."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits

from macher.i18n import Texts
from macher.session.config import GameConfig, SeatConfig

__all__ = ["NAMES", "new_seed", "quick_config"]

NAMES = {"cdu": "Nicole", "spd": "Marion", "gruene": "Petra", "fdp": "Detlef", "linke": "Angie"}
"""Names of AI seats by party."""

_SEED_BITS = 31

draw_bits: Callable[[int], int] = randbits
"""Source of seeds nobody chose; fuzzing puts its own stream here, so that its runs can be repeated."""


def new_seed() -> int:
    """A random seed, short enough to read out to friends."""
    return draw_bits(_SEED_BITS)


def quick_config(texts: Texts, seed: int | None = None) -> GameConfig:
    """Four elections of the first edition, SPD for the player."""
    seats = (
        SeatConfig("spd", texts("newgame-you"), "human"),
        SeatConfig("gruene", NAMES["gruene"], "normal"),
        SeatConfig("cdu", NAMES["cdu"], "normal"),
        SeatConfig("linke", NAMES["linke"], "normal"),
    )
    return GameConfig(seats, seed=new_seed() if seed is None else seed)
