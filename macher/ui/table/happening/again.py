"""Tells again what has happened since the player's last decision: one delta after the other, at the game's speed."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ui.table.happening.delta import Delta

PACE = {"instant": 0.0, "fast": 0.5, "normal": 1.1, "told": 2.2}
"""Seconds that each delta stays, by speed; instant speed shows them all together."""
_TOGETHER = 2.5
"""Seconds that all of them stay lit at instant speed."""


class Retelling:
    """How far it has been told again. Nothing on the table waits for it."""

    def __init__(self, items: Sequence[Delta], speed: str, now: float) -> None:
        self.items = list(items)
        self.pace = PACE.get(speed, PACE["normal"])
        self.at = 0 if self.pace else len(self.items) - 1
        self._due = now + (self.pace or _TOGETHER)

    @property
    def running(self) -> bool:
        """Whether there is still something to show."""
        return self.at < len(self.items)

    @property
    def current(self) -> Delta | None:
        """What is shown now."""
        return self.items[self.at] if self.running else None

    @property
    def lit(self) -> tuple[str, ...]:
        """Ids of the nodes that are framed now."""
        if not self.running:
            return ()
        if self.pace:
            return self.items[self.at].places
        return tuple(dict.fromkeys(place for item in self.items for place in item.places))

    def tick(self, now: float) -> bool:
        """Shows the next delta when it is time; true if what is shown changed."""
        if not self.running or now < self._due:
            return False
        self.at = self.at + 1 if self.pace else len(self.items)
        self._due = now + self.pace
        return True
