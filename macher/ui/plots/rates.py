"""Rates of victories as bars with their ranges, and single figures in large letters side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets.notes import Explained


@dataclass(frozen=True, slots=True)
class Rate:
    """A share from 0 to 1, with its range and the share that luck alone would give."""

    label: str
    short: str
    share: float
    limits: tuple[float, float] | None
    """The range; `None` with too few games."""
    fair: float
    count: str
    """The number of games behind it, in words."""
    brief: str
    """The same where there is little room."""
    tip: str
    party: str = ""


class RatePlot(Node):
    """One row for each rate over a scale from 0 to 100 percent."""

    role = "image"

    def __init__(
        self, ctx: Context, rect: Rect, name: str, rates: Sequence[Rate], write: Callable[[float], str]
    ) -> None:
        super().__init__(rect, name=name)
        self.rates, self.write = list(rates), write
        step = ctx.step
        marked = any(rate.party for rate in rates)
        self.mark = step("caption", 1.3) if marked else 0.0
        longest = max((ctx.width(rate.label, "strong") for rate in rates), default=0.0)
        self.words = min(longest + 16, rect.w * 0.3) + self.mark
        self.number = max(ctx.width(write(1.0), "number"), 20) + 12
        counts = max((ctx.width(rate.count, "label") for rate in rates), default=0.0) + 14
        self.counts = min(counts, rect.w * 0.24)
        self.axis = step("caption")
        self.area = rect.local().trim(left=self.words, right=self.number + self.counts + 12, bottom=self.axis, top=4)
        self.row = min(step("row"), self.area.h / max(1, len(self.rates)))
        self.area = self.area._replace(h=self.row * len(self.rates))
        for at, rate in enumerate(self.rates):
            self.add(Explained(Rect(0, self.area.y + at * self.row, rect.w, self.row), rate.tip))

    def _x(self, share: float) -> float:
        return self.area.x + self.area.w * share

    def draw(self, p: Painter) -> None:
        """Scale, bars, ranges."""
        area = self.area
        steps = 4 if area.w >= 5 * p.width(self.write(1.0), "label") else 2
        for at in range(steps + 1):
            share = at / steps
            x = self._x(share)
            p.vline(x, area.y, area.h, "rule" if at == 0 else "hairline", 2 if at == 0 else 1)
            written = self.write(share)
            width = p.width(written, "label") + 8
            p.text(written, Rect(x - width / 2, area.bottom + 3, width, self.axis - 3), "label", "muted", "centre")
        for at, rate in enumerate(self.rates):
            self._rate(p, rate, Rect(0, area.y + at * self.row, self.rect.w, self.row))

    def _rate(self, p: Painter, rate: Rate, box: Rect) -> None:
        if box.y > self.area.y:
            p.hline(0, box.y, box.w, "hairline", 1)
        label = Rect(self.mark, box.y, self.words - self.mark - 12, box.h)
        if rate.party:
            side = min(self.mark - 8, box.h - 6)
            p.mark(rate.party, Rect(0, box.cy - side / 2, side, side))
        p.text([rate.label, rate.short], label, "strong")
        height = min(28.0, box.h * 0.46)
        bar = Rect(self.area.x, box.cy - height / 2, self._x(rate.share) - self.area.x, height)
        if bar.w >= 1:
            p.fill(bar, "muted")
        # A stroke through the whole row shows the share that luck alone would give.
        x = self._x(rate.fair)
        p.fill(Rect(x - 3, box.y + 4, 6, box.h - 8), "panel")
        for y in range(int(box.y + 4), int(box.bottom - 4), 6):
            p.vline(x - 1, y, 3, "ink", 2)
        if rate.limits is not None:
            self._range(p, *rate.limits, box.cy, height)
        right = Rect(self.area.right + 12, box.y, self.number, box.h)
        p.text(self.write(rate.share), right, "number", "ink", "left")
        p.text([rate.count, rate.brief], Rect(right.right, box.y, self.counts, box.h), "label", "muted", "right")

    def _range(self, p: Painter, least: float, most: float, y: float, height: float) -> None:
        """Draws a bracket from the low to the high end, set off from the bar below it."""
        low, high = self._x(least), self._x(most)
        p.hline(low, y - 2, high - low, "panel", 4)
        p.hline(low, y - 1, high - low, "ink", 2)
        for x in (low, high):
            p.fill(Rect(x - 2, y - height * 0.3, 4, height * 0.6), "panel")
            p.vline(x - 1, y - height * 0.3, height * 0.6, "ink", 2)


@dataclass(frozen=True, slots=True)
class Tile:
    """A figure."""

    caption: str
    brief: str
    """The caption where there is little room."""
    value: str
    beside: str
    """Small text after the figure."""
    notes: tuple[tuple[str, str], ...]
    """Lines below it, each in full and short."""
    party: str = ""
    """Key of the party whose figure it is: its mark stands before the first line."""


class TileBoard(Node):
    """All figures in rows from the upper left corner."""

    role = "group"

    def __init__(self, ctx: Context, rect: Rect, name: str, tiles: Sequence[Tile]) -> None:
        super().__init__(rect, name=name)
        across = min(len(tiles), 3 if rect.w >= ctx.step("field", 2.4) else 2) or 1
        down = -(-len(tiles) // across)
        gap = ctx.step("wide")
        height = min(ctx.step("side", 0.85), (rect.h - gap * (down - 1)) / max(1, down))
        area = rect.local()._replace(h=height * down + gap * (down - 1))
        for tile, spot in zip(tiles, area.grid(across, down, gap), strict=False):
            self.add(_TileBox(spot, tile, "column" if ctx.wide else "heading"))


class _TileBox(Node):
    role = "text"

    def __init__(self, rect: Rect, tile: Tile, style: str) -> None:
        said = [tile.caption, f"{tile.value} {tile.beside}".strip(), *(long for long, _ in tile.notes)]
        super().__init__(rect, name=", ".join(said))
        self.tile, self.style = tile, style

    def draw(self, p: Painter) -> None:
        """Caption, figure, lines, one below the other."""
        box, tile = self.rect.local(), self.tile
        p.hline(0, 0, box.w, "rule", 2)
        small, style = p.style("label").size * 1.35, p.style(self.style)
        caption, rest = box.trim(top=8).take_top(small, 2)
        p.text([tile.caption, tile.brief], caption, "label", "muted")
        value, rest = rest.take_top(style.size * 1.15, 2)
        p.text(tile.value, value, style)
        p.text(tile.beside, value.trim(left=p.width(tile.value, style) + 10, top=style.size * 0.3), "strong", "muted")
        for at, forms in enumerate(tile.notes):
            line, rest = rest.take_top(small)
            if tile.party and not at:
                side = small * 0.86
                p.mark(tile.party, Rect(line.x, line.cy - side / 2, side, side))
                line = line.trim(left=side + 8)
            p.text(list(forms), line, "label:semibold" if not at else "label", "ink" if not at else "muted")
