"""How the count of a pile runs up after it was made anew from the discards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from macher.rules.events import DeckShuffled
from macher.ui.motion.motion import Motion
from macher.ui.table.model import Logged

__all__ = ["Piles"]

_SECONDS = 0.5


class Piles:
    """How much of each pile's count is shown.  The model is ahead of it: nothing waits for the count."""

    def __init__(self, motion: Callable[[], Motion], redraw: Callable[[], None]) -> None:
        self._motion, self._redraw = motion, redraw
        self._seen = -1
        """Events of the log that are known; -1 before the table was seen."""
        self._share: dict[str, float] = {}
        """By name of the deck; a pile whose count stands still is not in it."""

    def note(self, log: Sequence[Logged], speed: str) -> None:
        """What has happened by now: a pile that was made anew since the last time begins to count.

        At once, and with reduced motion, the count is just there.
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
        """Somebody else looks: what they see first is there."""
        self._seen = -1
        self._share.clear()

    def shown(self, deck: str, count: int) -> int:
        """The count of a pile to be drawn now, where it has so many cards."""
        return round(count * self._share.get(deck, 1.0))

    def _count(self, deck: str, share: float) -> None:
        if deck not in self._share:  # forgotten meanwhile
            return
        self._share[deck] = share
        if share >= 1:
            del self._share[deck]
        self._redraw()
