"""How the newest line comes in: it opens from the left behind its mark; with reduced motion it fades in."""

from __future__ import annotations

from collections.abc import Callable

from macher.ui.motion.motion import Motion
from macher.ui.table.happening.delta import Delta

_SECONDS, _FADE = 0.35, 0.1


class Arrival:
    """The newest line of the log, and how much of it is drawn so far. The game is ahead: nothing waits for it."""

    def __init__(self, motion: Callable[[], Motion], redraw: Callable[[], None]) -> None:
        self._motion, self._redraw = motion, redraw
        self._key: tuple[object, ...] | None = None
        self.share = 1.0
        """From 0, not drawn yet, to 1, whole."""
        self.fades = False
        """Whether it fades in at its place instead of moving."""

    def note(self, item: Delta | None, number: int) -> None:
        """Takes the newest line and its number. A new one comes in; the first one after opening is there at once."""
        key = () if item is None else (number, item.seat, item.land, item.events)
        before, self._key = self._key, key
        if key == before or before is None or item is None:
            return
        motion = self._motion()
        self.fades = motion.reduced
        motion.run("happened", _FADE if self.fades else _SECONDS, self._move)

    def forget(self) -> None:
        """Another player looks now: the first line they see is there at once."""
        self._key, self.share = None, 1.0

    def _move(self, share: float) -> None:
        self.share = share
        self._redraw()
