"""A line for each party over the course of a game, with its name and last value at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots.marks import Scale, draw_course, draw_point, spread
from macher.ui.scene import Context, Node


@dataclass(frozen=True, slots=True)
class Series:
    """The values of one party at all moments."""

    party: str
    label: str
    """Name at the end of the line."""
    short: str
    """What stands there where the name has no room."""
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tick:
    """A moment on the axis below the plot, with its name in full and short.

    With ``span`` the name stands in the middle between this moment and the next tick, and a line marks the moment.
    """

    at: int
    long: str
    short: str
    span: bool = False


class LinePlot(Node):
    """Lines from the last series to the first, so that the first lies on top."""

    role = "image"

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        name: str,
        series: Sequence[Series],
        ticks: Sequence[Tick],
        write: Callable[[int], str],
        *,
        stepped: bool = False,
        points: Sequence[int] | None = None,
    ) -> None:
        """``points`` are the moments with a glyph (all but the first if not given).  ``stepped`` draws level lines that
        jump where the value changes."""
        super().__init__(rect, name=name)
        self.series, self.ticks, self.write, self.stepped = list(series), list(ticks), write, stepped
        self.last = len(series[0].values) - 1
        self.points = list(points) if points is not None else list(range(1, self.last + 1))
        step = ctx.step
        self.marker = step("sign", 0.8)
        self.axis = step("caption", 1.25)
        longest = max(ctx.width(row.label, "label:semibold") for row in series)
        self.number = max(ctx.width(write(row.values[-1]), "number") for row in series) + 4
        self.ends = min(longest + self.number + step("caption", 2.5), rect.w * 0.32)
        box = rect.local().trim(right=self.ends + step("caption", 2.2), bottom=self.axis, top=8)
        highest = max(10, *(value for row in series for value in row.values))
        self.scale = Scale.of(ctx, box, highest, write, step("caption", 2.2) if stepped else 40.0)
        self.area = self.scale.area
        self.line = min(step("sign", 1.25), (rect.h - self.axis) / len(series))
        if stepped:
            self.points = self._apart(self.points)
        # Labels are ordered by the last values, ties by the order of the series.
        self.order = sorted(series, key=lambda row: -row.values[-1])

    def _x(self, at: float) -> float:
        return self.area.x + self.area.w * at / max(1, self.last)

    def _apart(self, points: Sequence[int]) -> list[int]:
        """The moments whose glyphs have room side by side, chosen from the last one back, which is beside the names."""
        kept: list[int] = []
        for at in reversed(points):
            if not kept or self._x(kept[-1]) - self._x(at) >= self.marker * 1.5:
                kept.append(at)
        return kept[::-1]

    def _point(self, at: int, value: float) -> tuple[float, float]:
        return self._x(at), self.scale.y(value)

    def draw(self, p: Painter) -> None:
        """Scale, lines from the last to the first, ends."""
        self.scale.draw(p)
        self._axis(p)
        for row in reversed(self.series):
            draw_course(p, row.party, self._course(row), 3 if self.stepped else 4)
        for at in self.points:
            aside = self._aside(at)
            for row, shift in reversed(list(zip(self.series, aside, strict=True))):
                x, y = self._point(at, row.values[at])
                draw_point(p, row.party, x - shift, y, self.marker)
        self._labels(p)

    def _aside(self, at: int) -> list[float]:
        """Offset of each glyph to the left of its moment, so that no glyph on a level line hides another."""
        out: list[float] = []
        ys = [self._point(at, row.values[at])[1] for row in self.series]
        for place, y in enumerate(ys):
            near = [out[other] for other in range(place) if abs(ys[other] - y) < self.marker * 0.8]
            out.append(max(near, default=-self.marker * 0.9) + self.marker * 0.9 if self.stepped else 0.0)
        return out

    def _course(self, row: Series) -> list[tuple[float, float]]:
        points = [self._point(0, row.values[0])]
        for at, value in enumerate(row.values[1:], 1):
            x, y = self._point(at, value)
            if self.stepped:
                points.append((x, points[-1][1]))
            points.append((x, y))
        return points

    def _axis(self, p: Painter) -> None:
        if self.ticks and self.ticks[0].span:
            self._spans(p)
            return
        long = [p.width(tick.long, "label") for tick in self.ticks]
        short = [p.width(tick.short, "label") for tick in self.ticks]
        # All names between the two ends are in full, or all are short.
        inner = long if self._fits(long[1:-1]) else short
        widths = [long[0], *inner[1:-1], long[-1]]
        for at, inward in ((0, 1), (-1, -2)):
            x, beside = self._x(self.ticks[at].at), self._x(self.ticks[inward].at)
            if widths[at] / 2 > min(abs(beside - x) - widths[inward] / 2 - 6, x, self.rect.w - x):
                widths[at] = short[at]
        for tick, width, full in zip(self.ticks, widths, long, strict=True):
            text = tick.long if width == full else tick.short
            p.text(text, self._under(self._x(tick.at), width + 2), "label", "muted", "centre")

    def _fits(self, widths: Sequence[float]) -> bool:
        """Whether the names between the two ends have room side by side."""
        pitch = self.area.w / max(1, self.last)
        return all((one + other) / 2 + 6 <= pitch for one, other in pairwise([pitch * 0.7, *widths, pitch * 0.7]))

    def _spans(self, p: Painter) -> None:
        """Draws a line at the beginning of each span, and its name in the middle."""
        ends = [tick.at for tick in self.ticks[1:]] + [self.last]
        for tick, end in zip(self.ticks, ends, strict=True):
            left, right = self._x(tick.at), self._x(end)
            p.vline(left, self.area.y, self.area.h + self.axis, "hairline", 1)
            width = right - left - 8
            under = self._under((left + right) / 2, width)
            if end == self.last:  # a short last span may use the room beside the plot
                under = under._replace(x=left + 4, w=self.rect.w - left - 4)
            if min(p.width(tick.long, "label"), p.width(tick.short, "label")) <= under.w:
                centred = p.width(tick.long, "label") <= width
                p.text(
                    [tick.long, tick.short],
                    under._replace(w=width) if centred else under,
                    "label",
                    "muted",
                    "centre" if centred else "left",
                )

    def _under(self, x: float, width: float) -> Rect:
        below = self.marker / 2 + 2  # a glyph at 0 reaches this far down
        return Rect(x - width / 2, self.area.bottom + below, width, self.axis - below)

    def _labels(self, p: Painter) -> None:
        rows, height = self.order, self.line
        wished = [self._point(self.last, row.values[-1])[1] - height / 2 for row in rows]
        places = spread(wished, height, 0, self.rect.h - self.axis)  # below is the name of the last moment
        x0 = self.area.right
        bend = self.rect.w - self.ends - x0
        for row, y in zip(rows, places, strict=True):
            value = row.values[-1]
            end = self._point(self.last, value)[1]
            start = x0 + self.marker / 2 + 4
            mid = y + height / 2
            points = [(start, end), (x0 + bend * 0.4, end), (x0 + bend * 0.75, mid), (x0 + bend - 4, mid)]
            p.line(points, "slot_line", 1.5)
            box = Rect(self.rect.w - self.ends, y, self.ends, height)
            p.text(self.write(value), box.take_right(self.number)[0], "number", "ink", "right")
            draw_point(p, row.party, box.right - self.number - self.marker, mid, self.marker)
            room = box.w - self.number - self.marker * 2
            p.text([row.label, row.short], box._replace(w=room), "label:semibold")
