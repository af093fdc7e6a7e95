"""How the newest line comes in: it opens from the left behind its mark; with reduced motion it fades in."""

from __future__ import annotations

from collections.abc import Callable

from macher.ui.motion.motion import Motion
from macher.ui.table.recap import Delta

__all__ = ["Arrival"]

_SECONDS, _FADE = 0.35, 0.1


class Arrival:
    """Which line is the newest, and how much of it is there. The model is ahead of it: nothing waits for the line."""

    def __init__(self, motion: Callable[[], Motion], redraw: Callable[[], None]) -> None:
        self._motion, self._redraw = motion, redraw
        self._key: tuple[object, ...] | None = None
        self.share = 1.0
        """0 before it comes, 1 when it is there."""
        self.fades = False
        """Whether it fades in at its place instead of moving."""

    def note(self, item: Delta | None, number: int) -> None:
        """The newest line now, and its number; another one than before comes in, the first at opening is there."""
        key = () if item is None else (number, item.seat, item.land, item.events)
        before, self._key = self._key, key
        if key == before or before is None or item is None:
            return
        motion = self._motion()
        self.fades = motion.reduced
        motion.run("happened", _FADE if self.fades else _SECONDS, self._move)

    def forget(self) -> None:
        """Somebody else looks: what they see first is there."""
        self._key, self.share = None, 1.0

    def _move(self, share: float) -> None:
        self.share = share
        self._redraw()
