"""The AI seats by kind.

A bot sees only the view of its seat and the options of its decision.  It has no memory: the same view, options, stream
and grudges always give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from macher.ai.baseline import RandomBot, SaneBot
from macher.ai.kinds import LEVELS, BotUnknown, Kind, read_kind
from macher.ai.normal import EasyBot, NormalBot
from macher.ai.search import ExpertBot, HardBot
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.edition import Edition
from macher.rules.views import PlayerView

__all__ = ["BOTS", "Bot", "BotUnknown", "make_bot"]

BOTS: Final = LEVELS
"""Levels of bots, the weakest first."""


class Bot(Protocol):
    """A seat that plays by itself."""

    @property
    def kind(self) -> str:
        """Name of the kind, as ``make_bot`` takes it."""

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """One of the decision's options."""


_MAKERS: Final[Mapping[str, Callable[[Kind, tuple[int, ...]], Bot]]] = {
    "random": lambda kind, grudges: RandomBot(),
    "sane": lambda kind, grudges: SaneBot(),
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": HardBot,
    "expert": ExpertBot,
}


def make_bot(kind: str, seed: int = 0, seat: int = 0, grudges: tuple[int, ...] = ()) -> Bot:
    """A bot of a kind; a hidden personality is drawn from ``seed`` and ``seat``.  Raises ``BotUnknown``.

    ``grudges``: what it bears each seat (`macher.ai.grudging`), for its next decision.
    """
    found = read_kind(kind).drawn(seed, seat)
    return _MAKERS[found.level](found, grudges)
