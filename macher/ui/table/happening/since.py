"""Where a change is seen, who has passed, and what lights up on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.rules import events as ev
from macher.rules.views import PlayerView
from macher.ui.scene import Node
from macher.ui.table.happening.delta import Delta
from macher.ui.table.model import Logged, TableModel
from macher.ui.table.words.links import Links, Telling, subject_of

_SIDES = {
    "party": "parties",
    "program": "parties",
    "money": "parties",
    "display": "opinions",
    "opinions": "opinions",
    "programs": "programs",
    "base": "polls",
    "presence": "polls",
    "poll": "polls",
    "polls": "polls",
    "national": "opinions",
}


def side_of(item: Delta) -> str:
    """The panel beside the large board on which a change outside the states is seen; empty if on none."""
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
        if isinstance(node, Telling):
            return node.lights
        subjects = (subject_of(model, each) for each in (node, *node.ancestors()))
        subject = next((found for found in subjects if found), None)
        if subject is None:
            return ()
        if self._links is None or self._links.root is not root or self._links.model is not model:
            self._links = Links(model, root)
        return self._links.to(subject)
