"""The game behind "Quick game": one human, three of the six characters, the official rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from secrets import randbits

from macher.ai.kinds import STYLES
from macher.engine.chance import Stream
from macher.i18n import Texts
from macher.session.config import GameConfig, SeatConfig

NAMES = {"cdu": "Nicole", "spd": "Marion", "gruene": "Petra", "fdp": "Detlef", "linke": "Angie"}
"""Names of AI seats by party."""

RIVALS = {
    "treasurer": "Ottilie Seemann",
    "gambler": "Bruno Falk",
    "editor": "Helene Rosin",
    "marketplace": "Kalle Brodersen",
    "broker": "Ines Lohbeck",
    "pollster": "Theo Mandel",
}
"""Who the personalities are."""

_SEED_BITS = 31
_RIVAL_STREAM = 1618
"""Number of the random stream that draws the rivals of a game."""

draw_bits: Callable[[int], int] = randbits
"""Source of seeds nobody chose; fuzzing puts its own stream here, so that its runs can be repeated."""


def new_seed() -> int:
    """A random seed, short enough to read out to friends."""
    return draw_bits(_SEED_BITS)


def drawn_rivals(seed: int, count: int = 3) -> list[str]:
    """Some of the personalities, each at most once, drawn from a seed."""
    styles = list(STYLES)
    Stream(seed, _RIVAL_STREAM).shuffle(styles)
    return styles[:count]


def rival_name(style: str) -> str:
    """The first name of a personality."""
    return RIVALS[style].partition(" ")[0]


def quick_config(
    texts: Texts, seed: int | None = None, level: str = "normal", styles: Sequence[str] = (), party: str = "spd"
) -> GameConfig:
    """Four elections of the first edition, a party for the player, and three rivals, given or drawn from the seed."""
    chosen = new_seed() if seed is None else seed
    others = [each for each in ("gruene", "cdu", "linke", "spd") if each != party][:3]
    rivals = zip(others, styles or drawn_rivals(chosen), strict=True)
    seats = [SeatConfig(party, texts("newgame-you"), "human")]
    seats += [SeatConfig(other, rival_name(style), f"{level}:{style}") for other, style in rivals]
    return GameConfig(tuple(seats), seed=chosen)
