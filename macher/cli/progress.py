"""A bar for long runs, on standard error and only where somebody sees it."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final

_WIDTH: Final = 40
_PAUSE: Final = 0.1
"""Seconds between two drawings."""


class ProgressBar:
    """``[#######...........]  12/20``; draws nothing if standard error is no terminal or if it is switched off."""

    def __init__(self, total: int, shown: bool = True) -> None:
        self._total = max(total, 1)
        self._shown = shown and sys.stderr.isatty()
        self._next = 0.0

    def show(self, done: int) -> None:
        """Draws how much is done."""
        if self._shown and monotonic() >= self._next:
            self._next = monotonic() + _PAUSE
            full = _WIDTH * done // self._total
            sys.stderr.write(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {done:>4}/{self._total}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Removes the bar."""
        if self._shown:
            sys.stderr.write("\r" + " " * (_WIDTH + 14) + "\r")
            sys.stderr.flush()
            self._next = 0.0
