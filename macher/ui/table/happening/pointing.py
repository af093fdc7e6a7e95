"""What lights up on the table: what the player points at, and what is told again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.rules import events as ev
from macher.rules.views import PlayerView
from macher.ui.scene import Node
from macher.ui.table.happening.move import Delta
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.words.links import Links, Telling, subject_of

_SIDES = {
    "party": "parties",
    "program": "parties",
    "money": "parties",
    "display": "mine",
    "opinions": "mine",
    "programs": "mine",
    "base": "mine",
    "presence": "mine",
    "poll": "mine",
    "polls": "mine",
    "national": "mine",
}


def side_of(item: Delta) -> str:
    """What opens over the large board to show a change outside the states; empty if nothing does."""
    names = (place.removeprefix("strip.").split(".")[0] for place in item.places)
    return next((_SIDES[name] for name in names if name in _SIDES), "") if item.land < 0 else ""


def passed_seats(view: PlayerView, log: Sequence[Logged]) -> frozenset[int]:
    """Seats that have passed since the last marker was bought: they are asked again (EN19 phase 3)."""
    if view.phase not in ("media", "media_buying"):
        return frozenset()
    found: set[int] = set()
    for logged in reversed(log):
        event = logged.event
        if isinstance(event, ev.PhaseStarted | ev.MediaPlaced):
            break
        if isinstance(event, ev.Passed):
            found.add(event.seat)
    return frozenset(found)


class Pointing:
    """What lights up on the table: what belongs to what the player points at, or what is told again.

    `glow` frames nodes by their ids.
    """

    def __init__(self, glow: Callable[[Sequence[str]], None]) -> None:
        self._glow = glow
        self._pointed: tuple[str, ...] = ()
        self._links: Links | None = None

    def point(self, model: TableModel, node: Node | None, root: Node, told: Sequence[str]) -> None:
        """The pointer or the focus is on a node; `told` are the ids of what is told again."""
        self._pointed = self._lit_by(model, node, root)
        self._glow(self._pointed or told)

    def tell(self, told: Sequence[str]) -> None:
        """Something else is told again, or nothing any more."""
        self._glow(told or self._pointed)

    def forget(self) -> None:
        """Another player looks from now on."""
        self._pointed = ()
        self._glow(())

    def _lit_by(self, model: TableModel, node: Node | None, root: Node) -> tuple[str, ...]:
        """Ids of the places that a line or delta tells of, or of all that belongs to a topic, a party or a state."""
        if node is None:
            return ()
        telling = next((each for each in (node, *node.ancestors()) if isinstance(each, Telling)), None)
        if telling is not None:
            return telling.lights
        subjects = (subject_of(model, each) for each in (node, *node.ancestors()))
        subject = next((found for found in subjects if found), None)
        if subject is None:
            return ()
        if self._links is None or self._links.root is not root or self._links.model is not model:
            self._links = Links(model, root)
        return self._links.to(subject)


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
