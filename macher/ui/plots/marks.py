"""What plots share: a party's point and line, the lines of a scale, and labels spread so that none overlap."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context

_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
"""Distances of the lines of a scale, in the units of the plot."""


def _most_steps(height: float, least: float) -> float:
    return max(2.0, height / least + 0.5)


def scale_top(highest: float, height: float, least: float = 40.0) -> int:
    """The upper end of a scale in a plot of this height: the lowest line that no value exceeds."""
    most = _most_steps(height, least)
    counts = {step: max(1, math.ceil(highest / step)) for step in _STEPS}
    return min((step * count for step, count in counts.items() if count <= most), default=math.ceil(highest))


def step_of(top: int, height: float, least: float = 40.0) -> int:
    """The distance of the lines of a scale that ends with ``top``: at least about ``least`` pixels."""
    most = _most_steps(height, least)
    return next((step for step in _STEPS if top % step == 0 and top / step <= most), top)


@dataclass(frozen=True, slots=True)
class Scale:
    """The scale of a plot from 0 up: where values stand, and its lines with their figures at the left edge."""

    area: Rect
    top: int
    """The value at the upper end."""
    write: Callable[[int], str]
    least: float
    """About how far its lines are apart at least, in logical pixels."""

    @classmethod
    def of(cls, ctx: Context, box: Rect, highest: float, write: Callable[[int], str], least: float) -> Scale:
        """A scale that no value exceeds in a box that begins at the left edge of the plot."""
        top = scale_top(highest, box.h, least)
        left = max(ctx.step("line"), ctx.width(write(top), "label") + 12)
        return cls(box.trim(left=left), top, write, least)

    def y(self, value: float) -> float:
        """The height of a value."""
        return self.area.bottom - self.area.h * value / self.top

    def draw(self, p: Painter) -> None:
        """The lines, and their figures."""
        area = self.area
        for value in range(0, self.top + 1, step_of(self.top, area.h, self.least)):
            y = self.y(value)
            p.hline(area.x, y, area.w, "rule" if value == 0 else "hairline", 2 if value == 0 else 1)
            p.text(self.write(value), Rect(0, y - 10, area.x - 8, 20), "label", "muted", "right")


def around(x: float, y: float, side: float) -> Rect:
    """A square around a point."""
    return Rect(x - side / 2, y - side / 2, side, side)


def draw_point(p: Painter, party: str, x: float, y: float, side: float, ground: Ink = "panel") -> None:
    """A party's glyph in its colour, set off from lines below it."""
    box = around(x, y, side)
    p.glyph(party, box.inset(-2), ground)
    if p.theme.parties[party].outlined:
        p.glyph(party, box, f"{party}.edge")
        p.glyph(party, box.inset(side * 0.16), party)
    else:
        p.glyph(party, box, party)


def draw_course(p: Painter, party: str, points: Sequence[tuple[float, float]], width: float = 4.0) -> None:
    """Draws a party's line; a colour too close to the paper gets an edge."""
    if p.theme.parties[party].outlined:
        p.line(points, f"{party}.edge", width + 2)
        p.line(points, party, width - 1)
    else:
        p.line(points, party, width)


def spread(wished: Sequence[float], height: float, low: float, high: float) -> list[float]:
    """Places as near as possible to the wished ones (listed from above), without overlap and all inside."""
    out: list[float] = []
    for y in wished:
        out.append(max(y, low, out[-1] + height if out else low))
    limit = high - height
    for at in range(len(out) - 1, -1, -1):
        out[at] = min(out[at], limit)
        limit = out[at] - height
    return out
