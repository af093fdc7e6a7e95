"""How far long runs are, on standard error."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final

_WIDTH: Final = 40
_PAUSE: Final = 0.1
"""Seconds between two drawings."""
_WORDS: Final = 20
"""Room for words after the bar."""
_LINES: Final = 30.0
"""Seconds between two lines where no bar can be drawn."""


class ProgressBar:
    """``[#######...........]  12/20``; draws nothing if standard error is no terminal or if it is switched off."""

    def __init__(self, total: int, shown: bool = True) -> None:
        self._total = max(total, 1)
        self._shown = shown and sys.stderr.isatty()
        self._next = 0.0

    def show(self, done: int) -> None:
        """Draws how much is done."""
        self.tell(done)

    def tell(self, done: int, more: str = "") -> None:
        """Draws how much is done, and a few words more."""
        if self._shown and monotonic() >= self._next:
            self._next = monotonic() + _PAUSE
            full = _WIDTH * done // self._total
            sys.stderr.write(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {done:>4}/{self._total}{more:<{_WORDS}}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Removes the bar."""
        if self._shown:
            sys.stderr.write("\r" + " " * (_WIDTH + 14 + _WORDS) + "\r")
            sys.stderr.flush()
            self._next = 0.0


class TimeLeft:
    """A bar with the remaining time; where standard error is no terminal, a line now and then instead."""

    def __init__(self) -> None:
        self._bar: ProgressBar | None = None
        self._began = self._told = monotonic()

    def __call__(self, done: int, total: int) -> None:
        """Says how much is done of all that is to be done in this run."""
        now = monotonic()
        if self._bar is None:
            self._bar, self._began, self._told = ProgressBar(total), now, now
        left = in_words((now - self._began) / done * (total - done)) if done else ""
        if sys.stderr.isatty():
            self._bar.tell(done, left and f", {left} left")
        elif done and now - self._told >= _LINES:
            self._told = now
            sys.stderr.write(f"{done}/{total} games, {left} left\n")
            sys.stderr.flush()

    def clear(self) -> None:
        """Removes the bar."""
        if self._bar is not None:
            self._bar.clear()


def in_words(seconds: float) -> str:
    """A time, roughly: ``40 s``, ``12 min``, ``3 h 20 min``."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"
