"""Refuses answers that come too soon after a new question: they were meant for the one before."""

from __future__ import annotations

import math
from collections.abc import Callable

from macher.ui.scene.surroundings import Hand

DEAF = 0.3
"""Seconds in which a new question takes no answer, unless the player has moved the pointer or pressed another key.

The second click of a double click comes within that time, and nobody reads a question so fast.
"""
UNREAD = 1.0
"""The same for a poster that ends a game: whoever hurries through the last moves still gets to see the result."""


class Attention:
    """Knows since when the open question can be seen, and whether the player has done anything since.

    `clock` tells the time in seconds, `inputs` what the player does, `deaf` for how many seconds nothing is taken.
    """

    def __init__(self, clock: Callable[[], float], inputs: Callable[[], Hand], deaf: float = DEAF) -> None:
        self._clock, self._inputs, self._deaf = clock, inputs, deaf
        self._since = -math.inf
        self._stirs = 0
        self._drawn = True

    def come(self) -> None:
        """Another question has come, or the open one comes into sight again."""
        self._since, self._drawn = self._clock(), False
        self._stirs = self._inputs().stirs

    def drawn(self) -> None:
        """The question has been drawn: from the first time on it can be seen."""
        if not self._drawn:
            self._since, self._drawn = self._clock(), True

    @property
    def deaf_for(self) -> float:
        """Seconds for which an answer is not taken; 0 as soon as the pointer has moved or another key was pressed."""
        inputs = self._inputs()
        if inputs.stirs != self._stirs:
            return 0.0
        return max(0.0, self._since + self._deaf - self._clock())

    @property
    def takes(self) -> bool:
        """Whether an answer counts now."""
        return self.deaf_for <= 0
