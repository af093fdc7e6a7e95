"""All that moves over the table, by name, and how far it has come.  The game is ahead: nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable

from macher.ui.motion.motion import Motion

__all__ = ["UnderWay"]


class UnderWay:
    """Shares from 0, just begun, to 1, there.  `motion` moves them."""

    def __init__(self, motion: Callable[[], Motion]) -> None:
        self._motion = motion
        self._shares: dict[str, float] = {}
        """Only of what has not come to its end."""

    def share(self, name: str) -> float:
        """How far this has come; 1 if it doesn't move."""
        return self._shares.get(name, 1.0)

    @property
    def reduced(self) -> bool:
        """Whether the player wants little motion."""
        return self._motion().reduced

    def run(self, name: str, seconds: float, moved: Callable[[], None], delay: float = 0.0) -> None:
        """Begins again; `moved` is called with every step and at the end."""
        self._motion().finish(name)
        self._shares[name] = 0.0

        def move(share: float) -> None:
            if name in self._shares:  # else ended meanwhile
                self._shares[name] = share
                moved()
                if share >= 1:
                    del self._shares[name]

        self._motion().run(name, seconds, move, delay=delay)

    def end(self, but: str = "") -> None:
        """Everything is there, but for the movement with this name."""
        self._shares = {name: share for name, share in self._shares.items() if name == but}
