"""Quick presses at one spot: the second of a double click must not fall on a page that the first one has opened."""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final

from macher.ui.scene.scene import Host

__all__ = ["QUICK", "QuickPresses"]

QUICK: Final = 0.4
"""Seconds within which a press belongs to the one before it."""
_NEAR: Final = 8
"""Window pixels within which presses count as one spot."""


class QuickPresses:
    """Tracks a series of quick presses, and on which page of which screen the first one fell."""

    def __init__(self, app: Host) -> None:
        self._app = app
        self._at = (-math.inf, -math.inf)
        self._when = -math.inf
        self._page: tuple[object, Hashable] = (None, None)

    def stray(self, pos: tuple[int, int]) -> bool:
        """The left button goes down here; true if the press was meant for a page that is gone."""
        near = max(abs(pos[0] - self._at[0]), abs(pos[1] - self._at[1])) <= _NEAR
        page = (self._app.stage, self._app.scene.shown_page())
        if near and self._app.clock() - self._when < QUICK:
            self.done()
            return page != self._page
        self._at, self._page = pos, page
        return False

    def done(self) -> None:
        """A press has been carried out: starts the time now, so that a slow action does not count."""
        self._when = self._app.clock()

    def forget(self) -> None:
        """Ends the series: the next press counts as meant for its page."""
        self._when = -math.inf
