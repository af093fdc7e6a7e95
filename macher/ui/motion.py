"""Short movements: values that run from 0 to 1 while a clock runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

LONGEST = 0.8
"""No movement takes longer than this many seconds."""
REDUCED = 0.1
"""With reduced motion nothing takes longer than this."""


Clock = Callable[[], float]
"""Seconds that never run backwards."""


class HeldClock:
    """The time by which everything is told: it stands still while nobody can see the window."""

    def __init__(self, clock: Clock) -> None:
        self.source, self._lost = clock, 0.0
        self._since: float | None = None
        """When it was stopped; none while it runs."""

    def __call__(self) -> float:
        return (self.source() if self._since is None else self._since) - self._lost

    def stop(self) -> None:
        """From now on no time passes."""
        if self._since is None:
            self._since = self.source()

    def go_on(self) -> None:
        """Time passes again, from where it stood."""
        if self._since is not None:
            self._lost += self.source() - self._since
            self._since = None


class ManualClock:
    """A clock for tests: it moves when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        """Lets time pass."""
        self.now += seconds


def ease_out(share: float) -> float:
    """Fast first, then slower and slower."""
    return 1 - (1 - share) ** 3


@dataclass
class _Tween:
    start: float
    duration: float
    on_value: Callable[[float], None]
    on_done: Callable[[], None] | None


class Motion:
    """All running movements. The game is already in its final state; they only show the way there."""

    def __init__(self, clock: Clock, reduced: bool = False) -> None:
        self._clock = clock
        self.reduced = reduced
        self._running: dict[str, _Tween] = {}

    def run(
        self,
        key: str,
        duration: float,
        on_value: Callable[[float], None],
        *,
        delay: float = 0.0,
        on_done: Callable[[], None] | None = None,
    ) -> None:
        """Call `on_value` with 0 … 1 over this many seconds; a movement of the same key is finished first.

        Delay and duration together are cut at 0.8 s, at 0.1 s with reduced motion.
        """
        self.finish(key)
        cap = REDUCED if self.reduced else LONGEST
        delay = 0.0 if self.reduced else min(delay, cap)
        duration = max(0.001, min(duration, cap - delay))
        self._running[key] = _Tween(self._clock() + delay, duration, on_value, on_done)
        on_value(0.0)

    def finish(self, key: str) -> None:
        """Put one movement at its end at once."""
        tween = self._running.pop(key, None)
        if tween is not None:
            _end(tween)

    def finish_all(self) -> bool:
        """Put everything at its end; says whether anything moved. Every input calls this and is still carried out."""
        if not self._running:
            return False
        while self._running:
            _end(self._running.pop(next(iter(self._running))))
        return True

    def tick(self) -> bool:
        """Advance to the clock's time; says whether anything is moving."""
        now = self._clock()
        moved = bool(self._running)
        for key, tween in list(self._running.items()):
            share = (now - tween.start) / tween.duration
            if share >= 1:
                self._running.pop(key, None)
                _end(tween)
            elif share >= 0:
                tween.on_value(ease_out(share))
        return moved

    @property
    def busy(self) -> bool:
        """Whether anything is moving."""
        return bool(self._running)


def _end(tween: _Tween) -> None:
    tween.on_value(1.0)
    if tween.on_done is not None:
        tween.on_done()
