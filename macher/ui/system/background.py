"""Delayed calls, and waiting for the results of other threads or processes."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from macher.ui.motion import Clock


class Watch:
    """A background result waited for; `cancel` forgets it."""

    def __init__(self, future: Future[Any], done: Callable[[Future[Any]], None]) -> None:
        self.future, self.done, self.cancelled = future, done, False

    def cancel(self) -> None:
        self.cancelled = True


class Background:
    """Keeps delayed calls and awaited results; the loop calls `run`.  `guard` calls behind the error barrier."""

    def __init__(self, clock: Clock, guard: Callable[..., Any]) -> None:
        self._clock, self._guard = clock, guard
        self._later: list[tuple[float, Callable[[], None]]] = []
        self._watches: list[Watch] = []

    def after(self, seconds: float, call: Callable[[], None]) -> None:
        """Call something after a while."""
        self._later.append((self._clock() + seconds, call))

    def watch(self, future: Future[Any], done: Callable[[Future[Any]], None]) -> Watch:
        """Call `done` in the loop once a background result is there."""
        watch = Watch(future, done)
        self._watches.append(watch)
        return watch

    @property
    def next_timer(self) -> float | None:
        """The clock's time at which the next delayed call is due."""
        return min((at for at, _ in self._later), default=None)

    @property
    def due(self) -> bool:
        """Whether a delayed call is due now."""
        at = self.next_timer
        return at is not None and at <= self._clock()

    @property
    def pending(self) -> list[str]:
        """What is still to be called or waited for, by name."""
        calls = [call for _, call in self._later] + [watch.done for watch in self._watches if not watch.cancelled]
        return [getattr(call, "__qualname__", repr(call)) for call in calls]

    @property
    def waiting(self) -> bool:
        """Whether a background result is still waited for."""
        return any(not watch.cancelled for watch in self._watches)

    def run(self) -> None:
        """Do every call that is due, and pass on every result that has come in."""
        now = self._clock()
        due = [call for at, call in self._later if at <= now]
        self._later = [(at, call) for at, call in self._later if at > now]
        for call in due:
            self._guard(call)
        ready = [watch for watch in self._watches if not watch.cancelled and watch.future.done()]
        self._watches = [watch for watch in self._watches if not watch.cancelled and watch not in ready]
        for watch in ready:
            self._guard(watch.done, watch.future)
