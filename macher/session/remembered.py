"""What characters remember of a game: their grudges, from its public events, for their next decision."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ai.grudging import Bearers
from macher.ai.kinds import HUMAN, read_kind
from macher.ai.seeds import bot_seed
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.session.config import GameConfig
from macher.session.log import LoggedEvent

__all__ = ["Remembered"]


class Remembered:
    """Follows a game that grows; after a step back it begins anew."""

    def __init__(self, config: GameConfig, edition: Edition) -> None:
        bots = {seat: read_kind(kind) for seat, kind in enumerate(config.kinds) if kind != HUMAN}
        drawn = {seat: kind.drawn(bot_seed(config.seed), seat) for seat, kind in bots.items()}
        self._styles = {seat: kind.style for seat, kind in drawn.items() if kind.style}
        self._edition = edition
        self._events: list[Event] = []
        self._bearers = Bearers(self._styles, edition)

    def grudges(self, seen: PlayerView, logged: Sequence[LoggedEvent]) -> tuple[int, ...]:
        """Those of the seat that looks; nothing without a character, or if the events do not begin with the game."""
        if seen.seat not in self._styles or not logged or not isinstance(logged[0].event, ev.GameStarted):
            return ()
        events = [each.event for each in logged]
        known = len(self._events)
        if events[:known] != self._events:
            known, self._events, self._bearers = 0, [], Bearers(self._styles, self._edition)
        self._bearers.take(events[known:])
        self._events += events[known:]
        return self._bearers.grudges(seen)
