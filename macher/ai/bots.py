"""The AI seats by kind.

A bot sees the view of its seat and the options of its decision, keeps no memory, and chooses the same again for the
same view, options and stream.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from macher.ai.baseline import RandomBot, SaneBot
from macher.ai.normal import NormalBot
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.edition import Edition
from macher.rules.views import PlayerView


class Bot(Protocol):
    """A seat that plays by itself."""

    @property
    def kind(self) -> str:
        """Name of the kind, as in ``BOTS``."""

    def choose(self, view: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """One of the decision's options."""


class BotUnknown(ValueError):
    """There is no bot of this kind."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"no bot of the kind {kind!r}; there are {', '.join(BOTS)}")
        self.kind = kind


_MAKERS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot, "sane": SaneBot, "normal": NormalBot}

BOTS: Final[tuple[str, ...]] = tuple(_MAKERS)
"""Kinds of bots, the weakest first."""


def make_bot(kind: str) -> Bot:
    """A bot of a kind; raises ``BotUnknown``."""
    if kind not in _MAKERS:
        raise BotUnknown(kind)
    return _MAKERS[kind]()
