"""The tour on the map: elections that are over, the legs to the states that vote next, those still to come."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Final

from macher.ui.features.interlude.facts import InterludeFacts, Stop
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style
from macher.ui.widgets.state_map import StateLook, StateMap
from macher.words.names import GameNames

__all__ = ["TourMap"]

_STEPS: Final = 24
"""Straight pieces of a curved leg."""
_BEND: Final = 0.16
"""How far a leg bends, as a share of its length."""
_BEYOND: Final = 0.04
"""Part of the map's height that may reach over the upper edge."""
_TIP: Final = 0.06
"""Side of the place that tells who won in a state, as a share of the map's height."""

Spot = tuple[float, float]


def bent(start: Spot, end: Spot) -> list[Spot]:
    """A leg of the tour: a curve that bends to the right of its way."""
    (ax, ay), (bx, by) = start, end
    cx, cy = (ax + bx) / 2 - (by - ay) * _BEND, (ay + by) / 2 + (bx - ax) * _BEND
    points = []
    for at in range(_STEPS + 1):
        t = at / _STEPS
        points.append(
            (
                (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
                (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
            )
        )
    return points


class TourMap(StateMap):
    """The map with the tour over it."""

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        names: GameNames,
        facts: InterludeFacts,
        drawn: Callable[[], float],
        lift: Callable[[], float],
        said: Sequence[str],
    ) -> None:
        """The map; ``said`` tells who won in each state that has voted, in their order."""
        self.keys = [names.edition.figures.lands[stop.card].key for stop in facts.tour]
        self.tour, self.drawn = facts.tour, drawn
        looks = []
        for held in facts.held:
            total = sum(held.votes)
            shares = tuple(
                (names.party_key(seat), votes / total if total else 1 / len(held.winners))
                for seat, votes in zip(held.winners, held.votes, strict=True)
            )
            looks.append(StateLook(names.edition.figures.lands[held.card].key, shares))
        inner = rect.local()
        height = inner.h * (1 + _BEYOND) - ctx.step("gap")
        box = StateMap.fitting(Rect(0, -inner.h * _BEYOND, inner.w - ctx.step("wide"), height), height)
        raised = [key for key, stop in zip(self.keys, facts.tour, strict=True) if stop.votes_next]
        super().__init__(rect, box, looks, raised, lift, id="interlude.map")
        side = _TIP * box.h
        for look, tip in zip(looks, said, strict=True):
            spots = {self.middle(look.land), *(self.spot(look, at) for at in range(len(look.shares)))}
            for x, y in sorted(spots):
                self.add(Node(Rect(x - side / 2, y - side / 2, side, side), tooltip=tip))

    def _circle_spot(self, key: str) -> Spot:
        """Where a state has its circle."""
        x, y = self.middle(key)
        return (x, y - self.rise) if key in self.raised else (x, y)

    def draw(self, p: Painter) -> None:
        """The states, then legs and circles."""
        super().draw(p)
        u = self.box.h / 840
        spots = [self._circle_spot(key) for key in self.keys]
        for (start, end), stop in zip(itertools.pairwise(spots), self.tour[1:], strict=True):
            leg = bent(start, end)
            if stop.done:
                _solid(p, leg, u)
            elif stop.votes_next:
                _solid(p, leg[: max(2, round(len(leg) * self.drawn()))], u)
            else:
                _dotted(p, leg, u)
        for stop, spot in zip(self.tour, spots, strict=True):
            _circle(p, spot, stop, u)


def _solid(p: Painter, leg: Sequence[Spot], u: float) -> None:
    p.line(leg, "panel", max(4.0, 9 * u))
    p.line(leg, "ink", max(2.0, 5 * u))


def _dotted(p: Painter, leg: Sequence[Spot], u: float) -> None:
    gap, along = 13 * u, 0.0
    for (ax, ay), (bx, by) in itertools.pairwise(leg):
        length = math.hypot(bx - ax, by - ay)
        while along <= length and length:
            x, y = ax + (bx - ax) * along / length, ay + (by - ay) * along / length
            side = max(3.0, 6 * u)
            p.disc(Rect(x - side / 2 - 1, y - side / 2 - 1, side + 2, side + 2), "panel")
            p.disc(Rect(x - side / 2, y - side / 2, side, side), "ink")
            along += gap
        along -= length


def _circle(p: Painter, spot: Spot, stop: Stop, u: float) -> None:
    """Crossed where the election is over, dark with its number where it comes next, else light with its number."""
    side = (62 if stop.votes_next else 48) * u
    box = Rect(spot[0] - side / 2, spot[1] - side / 2, side, side)
    if stop.done:
        p.ballot(box, True, "ink", "own")
        return
    p.disc(box, "ink" if stop.votes_next else "own", "own" if stop.votes_next else "ink", max(2.0, 4 * u))
    style = Style("condensed", "bold", max(14.0, (36 if stop.votes_next else 26) * u))
    p.text(str(stop.number), box, style, "own" if stop.votes_next else "ink", "centre")
