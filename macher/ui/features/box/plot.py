"""The curve beside a card of the box: dots are from the box, circles are reconstructions, what is asked is blue."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node

__all__ = ["BoxPlot", "PlotPoint", "PlotRoom", "draw_key"]

_STEPS: Final = tuple(first * 10**zeros for zeros in range(7) for first in (1, 2, 5))
_LINES: Final = 5
"""Most lines behind the curve."""


@dataclass(frozen=True, slots=True)
class PlotPoint:
    """A figure of the card."""

    label: str
    value: int
    guess: int
    sure: bool


@dataclass(frozen=True, slots=True)
class PlotRoom:
    """Which figure is typed in, what the others leave for it, and that in words."""

    asked: int
    """Its place among the points; -1 if it is not among them."""
    low: int
    high: int
    said: str


class BoxPlot(Node):
    """The figures of a card from left to right."""

    role = "text"

    def __init__(
        self, rect: Rect, points: Sequence[PlotPoint], room: PlotRoom, write: Callable[[int], str], **options: Any
    ) -> None:
        super().__init__(rect, **options)
        self.points, self.write = points, write
        self.asked, self.low, self.high, self.text = room.asked, room.low, room.high, room.said

    def draw(self, p: Painter) -> None:
        small = p.style("label")
        box = self.rect.local()
        top = max(1, *(max(point.value, point.guess) for point in self.points))
        bottom = min(0, *(min(point.value, point.guess) for point in self.points))
        widest = max(p.width(self.write(number), small) for number in (top, bottom))
        plot = box.trim(
            left=max(small.size * 2.6, widest + 20), right=small.size * 1.4, top=small.size, bottom=small.size * 2
        )
        step = next((each for each in _STEPS if (top - bottom) / each <= _LINES), _STEPS[-1])

        def y(value: int) -> float:
            return plot.bottom - plot.h * (value - bottom) / (top - bottom)

        for line in range((bottom // step) * step, top + 1, step):
            if line >= bottom:
                p.hline(plot.x, y(line), plot.w, "hairline", 1.5)
                p.text(
                    self.write(line),
                    Rect(0, y(line) - small.size, plot.x - 12, 2 * small.size),
                    small,
                    "muted",
                    "right",
                )
        places = [plot.x + plot.w * (at + 0.25) / (len(self.points) - 0.5) for at in range(len(self.points))]
        if 0 <= self.asked < len(self.points):
            self._draw_room(p, places, y)
        self._draw_lines(p, places, y)
        self._draw_labels(p, places, plot, small.size)

    def _draw_room(self, p: Painter, places: Sequence[float], y: Any) -> None:
        """What the figures around it leave."""
        low, high = self.low, min(self.high, max(self.low, *(point.value for point in self.points)))
        before = max((at for at in range(self.asked) if self.points[at].sure), default=self.asked)
        after = min((at for at in range(self.asked + 1, len(places)) if self.points[at].sure), default=self.asked)
        if low > high:
            return
        if after > before:
            p.fill(Rect(places[before], y(high), places[after] - places[before], y(low) - y(high)), "row")
        x = places[self.asked]
        p.vline(x - 1.5, y(high), max(1.0, y(low) - y(high)), "action", 3)
        for end in (low, high):
            p.hline(x - 12, y(end) - 1.5, 24, "action", 3)
        size = p.style("label").size
        wide = p.width(self.text, "label:semibold") + 4
        left = min(x + 14, self.rect.w - wide)
        top = min(y(low) + 4, self.rect.h - size * 3.6)  # above the names of the figures
        p.text(self.text, Rect(left, top, wide, size * 1.5), "label:semibold", "action_text")

    def _draw_lines(self, p: Painter, places: Sequence[float], y: Any) -> None:
        for at in range(1, len(places)):
            _dash(p, (places[at - 1], y(self.points[at - 1].guess)), (places[at], y(self.points[at].guess)))
        for at in range(1, len(places)):
            if self.points[at - 1].sure and self.points[at].sure:
                line = ((places[at - 1], y(self.points[at - 1].value)), (places[at], y(self.points[at].value)))
                p.line(line, "ink", 3)
        radius = 7.0 if len(places) < 20 else 4.0
        for at, point in enumerate(self.points):
            draw_key(p, Rect(places[at] - radius, y(point.value) - radius, 2 * radius, 2 * radius), point.sure)

    def _draw_labels(self, p: Painter, places: Sequence[float], plot: Rect, size: float) -> None:
        wide = max(p.width(point.label, "label") for point in self.points) + 8
        apart = places[1] - places[0] if len(places) > 1 else plot.w
        every = max(1, -int(-wide // apart))
        for at, point in enumerate(self.points):
            asked = at == self.asked
            near = self.asked >= 0 and abs(at - self.asked) < every
            if not asked and (at % every or near):
                continue
            spot = Rect(places[at] - wide, plot.bottom + 4, 2 * wide, size * 1.6)
            style = "label:semibold" if asked else "label"
            p.text(point.label, spot, style, "action_text" if asked else "muted", "centre")


def draw_key(p: Painter, box: Rect, sure: bool) -> None:
    """A dot for a figure from the box, a circle for a reconstruction."""
    if sure:
        p.disc(box, "ink")
    else:
        p.disc(box, "panel", "slot_line", 2.5)


def _dash(p: Painter, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A dashed line between two points."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    parts = max(2, int((dx * dx + dy * dy) ** 0.5 / 11))
    for at in range(parts):
        a, b = at / parts, (at + 0.6) / parts
        p.line(((start[0] + dx * a, start[1] + dy * a), (start[0] + dx * b, start[1] + dy * b)), "slot_line", 2)
