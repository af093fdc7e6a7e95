"""All that moves over the table and how far it has come, and the pieces that fly.  The game is ahead: nothing waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from macher.ui.layout import Rect
from macher.ui.motion import Motion
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.table.happening.move import Delta


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


SECONDS: Final = {"fast": 0.25, "normal": 0.35, "told": 0.4}
"""Seconds that a piece is under way, by speed; at instant speed nothing moves."""
_STAGGER, _MOST = 0.04, 5
"""Seconds between the starts of two pieces, and how many are under way together at most."""
_SIZE, _RIM = 20.0, 2.0
_TAB = 12.0
"""Logical pixels from the left edge of a row to the middle of its party's tab."""
_ROWS: Final = ("rail", "row")
"""Nodes that begin with the tab of their party."""
_SOURCES: Final = ("rail.{}", "face.{}")
"""Where a party's pieces start: at its row or its face."""
_OWN_PLACES: Final = ("rail", "party", "money", "standing")
"""Places in the row that the piece comes from."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A party's mark on its way: where it starts and ends."""

    party: str
    start: tuple[float, float]
    end: tuple[float, float]

    def at(self, share: float) -> Rect:
        """Where the piece is after this share of its way."""
        (x, y), (to_x, to_y) = self.start, self.end
        return Rect(x + (to_x - x) * share, y + (to_y - y) * share, 0, 0).inset(-_SIZE / 2)

    def draw(self, p: Painter, share: float) -> None:
        """The piece on its way, over everything on the table."""
        p.fill(self.at(share).inset(-_RIM), "panel")
        p.mark(self.party, self.at(share))


class Flights:
    """The pieces under way.

    `find` gives the node with an id and `damage` has an area drawn again.
    """

    def __init__(self, under_way: UnderWay, find: Callable[[str], Node | None], damage: Callable[[Rect], None]) -> None:
        self._under_way, self._find, self._damage = under_way, find, damage
        self._flights: dict[str, Flight] = {}
        self._drawn: dict[str, Rect] = {}
        """Where each was drawn last."""

    def begin(self, changes: Sequence[Delta], speed: str, party_of: Callable[[int], str]) -> None:
        """Starts the pieces of these changes.  The tree must be built, since it has their places."""
        ways = [way for item in changes if item.seat >= 0 for way in self._ways(item)]
        for number, (seat, start, end) in enumerate(ways[:_MOST]):
            name = f"flight:{number}"
            self._under_way.run(name, SECONDS[speed], partial(self._moved, name), delay=number * _STAGGER)
            self._flights[name] = Flight(party_of(seat), start, end)

    def under_way(self) -> list[tuple[Flight, float]]:
        """Every piece that is not yet there, and how far it has come."""
        shares = {name: self._under_way.share(name) for name in self._flights}
        return [(self._flights[name], share) for name, share in shares.items() if share < 1]

    def draw(self, p: Painter) -> None:
        """The pieces under way."""
        for flight, share in self.under_way():
            if share > 0:
                flight.draw(p, share)

    def _moved(self, name: str) -> None:
        flight, share = self._flights.get(name), self._under_way.share(name)
        if flight is None:
            return
        self._damage(self._drawn.pop(name, flight.at(0)).inset(-_RIM - 1))
        if share < 1:
            self._drawn[name] = flight.at(share)
            self._damage(flight.at(share).inset(-_RIM - 1))

    def _ways(self, item: Delta) -> list[tuple[int, tuple[float, float], tuple[float, float]]]:
        """Seat, start and end of each piece of a change."""
        found = (self._find(source.format(item.seat)) for source in _SOURCES)
        source = next((node for node in found if node is not None and node.shown), None)
        if source is None:
            return []
        ends = [self._find(place) for place in item.places if place.split(".")[0] not in _OWN_PLACES]
        return [(item.seat, _spot(source), _spot(node)) for node in ends if node is not None and node.shown]


def _spot(node: Node) -> tuple[float, float]:
    """Where a piece leaves or reaches a node: the tab of a row, else its middle."""
    rect = node.window_rect
    return (rect.x + _TAB if node.id.split(".")[0] in _ROWS else rect.cx), rect.cy
