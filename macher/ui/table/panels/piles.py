"""Runs the count of a pile up after it was reshuffled from the discards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from macher.rules.events import DeckShuffled
from macher.ui.motion.motion import Motion
from macher.ui.table.model import Logged

_SECONDS = 0.5


class Piles:
    """How much of each pile's count is shown.  The game is ahead: nothing waits for the count."""

    def __init__(self, motion: Callable[[], Motion], redraw: Callable[[], None]) -> None:
        self._motion, self._redraw = motion, redraw
        self._seen = -1
        """Number of events already known; -1 before the table was first seen."""
        self._share: dict[str, float] = {}
        """Share of the count shown, by deck; only decks whose count is running."""

    def note(self, log: Sequence[Logged], speed: str) -> None:
        """Takes all events so far: the count of a pile reshuffled since the last call starts to run.

        At instant speed and with reduced motion the count is shown at once.
        """
        first, self._seen = self._seen, len(log)
        motion = self._motion()
        if first < 0 or speed == "instant" or motion.reduced:
            return
        for logged in log[first:]:
            event = logged.event
            if isinstance(event, DeckShuffled) and event.again:
                self._share[event.deck] = 0.0
                motion.run(f"pile:{event.deck}", _SECONDS, partial(self._count, event.deck))

    def forget(self) -> None:
        """Another player looks now: they see the counts at once."""
        self._seen = -1
        self._share.clear()

    def shown(self, deck: str, count: int) -> int:
        """The count to draw now for a pile of `count` cards."""
        return round(count * self._share.get(deck, 1.0))

    def _count(self, deck: str, share: float) -> None:
        if deck not in self._share:  # forgotten meanwhile
            return
        self._share[deck] = share
        if share >= 1:
            del self._share[deck]
        self._redraw()
