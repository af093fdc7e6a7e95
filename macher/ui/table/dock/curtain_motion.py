"""The curtain that goes up over the table: it closes at once and opens in a quarter of a second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.ui.layout import Rect
from macher.ui.motion.motion import Motion
from macher.ui.paint.painter import Painter

_SECONDS: Final = 0.25


class Lifting:
    """How much of the table the curtain still covers; covered parts can be used at once.

    `damage` has an area drawn again.
    """

    def __init__(self, motion: Callable[[], Motion], damage: Callable[[Rect], None]) -> None:
        self._motion, self._damage = motion, damage
        self._party, self._room, self._share = "", Rect(0, 0, 0, 0), 1.0

    @property
    def covered(self) -> Rect:
        """The part of the screen that is covered now."""
        return self._room._replace(h=self._room.h * (1 - self._share))

    def begin(self, party: str, room: Rect) -> None:
        """The curtain in a party's colour goes up from the whole room; with reduced motion it is gone."""
        if self._motion().reduced:
            return
        self._party, self._room = party, room
        self._motion().run("curtain", _SECONDS, self._move)

    def draw(self, p: Painter) -> None:
        """What still hangs down."""
        if self._share < 1:
            p.fill(self.covered, f"{self._party}.small")

    def _move(self, share: float) -> None:
        self._share = share
        self._damage(self._room)
