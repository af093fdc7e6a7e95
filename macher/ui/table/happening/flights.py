"""Pieces on their way: a party's mark moves from its row in the rail to whatever it has changed on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from macher.ui.layout import Rect
from macher.ui.motion.motion import Motion
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.table.happening.delta import Delta

_SECONDS: Final = {"fast": 0.25, "normal": 0.35, "told": 0.4}
"""Seconds that a piece is under way, by speed; at instant speed nothing moves."""
_STAGGER, _MOST = 0.04, 5
"""Seconds between the starts of two pieces, and how many are under way together at most."""
_SIZE, _RIM = 20.0, 2.0
_TAB = 12.0
"""Logical pixels from the left edge of a row to the middle of its party's tab."""
_ROWS: Final = ("rail", "row")
"""Nodes that begin with the tab of their party."""
_SOURCES: Final = ("rail.{}", "happened", "recap.now")
"""Where a party's pieces start: at its row, or without a rail at the line that tells of the change."""
_OWN_PLACES: Final = ("rail", "party", "money", "standing")
"""Places in the row that the piece comes from."""


@dataclass
class _Flight:
    party: str
    start: tuple[float, float]
    end: tuple[float, float]
    share: float = 0.0

    @property
    def rect(self) -> Rect:
        """Where the piece is now."""
        (x, y), (to_x, to_y) = self.start, self.end
        return Rect(x + (to_x - x) * self.share, y + (to_y - y) * self.share, 0, 0).inset(-_SIZE / 2)


class Flights:
    """What moves over the table. The table itself shows the result already: nothing waits for a piece.

    `find` gives the node with an id and `damage` has an area drawn again.
    """

    def __init__(
        self, motion: Callable[[], Motion], find: Callable[[str], Node | None], damage: Callable[[Rect], None]
    ) -> None:
        self._motion, self._find, self._damage = motion, find, damage
        self._seen: set[tuple[int, ...]] | None = None
        """Changes already known, by their events; None before the table was first seen."""
        self._due: list[Delta] = []
        self._flights: dict[str, _Flight] = {}
        self._speed = ""

    def note(self, items: Sequence[Delta], current: Delta | None, speed: str) -> None:
        """Takes all changes so far and what is told again; what is new since the last call will move."""
        shown = [current] if current is not None else list(items)
        before, self._seen = self._seen, {item.events for item in shown}
        if before is None or speed not in _SECONDS or self._motion().reduced:
            self._due = []
            return
        self._speed = speed
        self._due += [item for item in shown if item.events not in before]

    def begin(self, party_of: Callable[[int], str]) -> None:
        """Starts the pieces that are due. The tree must be built, since it has their places."""
        due, self._due = self._due, []
        ways = [way for item in due if item.seat >= 0 for way in self._ways(item)]
        motion = self._motion()
        for number, (seat, start, end) in enumerate(ways[:_MOST]):
            key = f"flight:{number}"
            motion.finish(key)
            self._flights[key] = _Flight(party_of(seat), start, end)
            motion.run(key, _SECONDS[self._speed], partial(self._move, key), delay=number * _STAGGER)

    def forget(self) -> None:
        """Another player looks now: nothing moves any more."""
        self._seen, self._due = None, []
        self._flights.clear()

    def draw(self, p: Painter) -> None:
        """The pieces under way, over everything on the table."""
        for flight in self._flights.values():
            if 0 < flight.share < 1:
                p.fill(flight.rect.inset(-_RIM), "panel")
                p.mark(flight.party, flight.rect)

    def _ways(self, item: Delta) -> list[tuple[int, tuple[float, float], tuple[float, float]]]:
        """Seat, start and end of each piece of a change."""
        found = (self._find(source.format(item.seat)) for source in _SOURCES)
        source = next((node for node in found if node is not None and node.shown), None)
        if source is None:
            return []
        ends = [self._find(place) for place in item.places if place.split(".")[0] not in _OWN_PLACES]
        return [(item.seat, _spot(source), _spot(node)) for node in ends if node is not None and node.shown]

    def _move(self, key: str, share: float) -> None:
        flight = self._flights.get(key)
        if flight is None:  # forgotten meanwhile
            return
        self._damage(flight.rect.inset(-_RIM - 1))
        flight.share = share
        if share >= 1:
            del self._flights[key]
        else:
            self._damage(flight.rect.inset(-_RIM - 1))


def _spot(node: Node) -> tuple[float, float]:
    """Where a piece leaves or reaches a node: the tab of a row, else its middle."""
    rect = node.window_rect
    return (rect.x + _TAB if node.id.split(".")[0] in _ROWS else rect.cx), rect.cy
