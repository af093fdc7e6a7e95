"""Rates of victories as bars with their ranges, and single figures in large letters side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from macher.ui.kit.layers import at, in_room, over, pad, share, tall, upon, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, grid, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.widgets.notes import Explained

# -- rates -------------------------------------------------------------------------------------------------------------


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


def rate_plot(k: Kit, rates: Sequence[Rate], write: Callable[[float], str]) -> Part:
    """One row for each rate over a scale from 0 to 100 percent."""
    longest = max((k.ctx.width(rate.label, "strong") for rate in rates), default=0.0)
    counts = max((k.ctx.width(rate.count, "label") for rate in rates), default=0.0)
    mark = k.step("caption", 1.3) if any(rate.party for rate in rates) else 0.0
    number = max(k.ctx.width(write(1.0), "number"), 20) + 12

    def shown(room: Rect) -> Part:
        words, count = min(longest + 16, room.w * 0.3), min(counts + 14, room.w * 0.24)
        left, right = mark + words, number + count + 12
        bars = room.w - left - right
        steps = 4 if bars >= 5 * k.ctx.width(write(1.0), "label") else 2
        high = min(k.step("row"), (room.h - k.step("caption") - 4) / max(1, len(rates)))
        rows: list[Part] = []
        for rate in rates:
            party = k.mark(rate.party, min(mark - 8, high - 6)) if rate.party else row()
            line = row(
                wide(party, mark - 8) if mark else None,
                pad(wide(k.words([rate.label, rate.short], "strong"), words - 12), left=8 if mark else 0, right=12),
                k.art(partial(_draw_rate, rate=rate, steps=steps), bars),
                pad(wide(k.words(write(rate.share), "number"), number), left=12),
                k.words([rate.count, rate.brief], "label", "muted", "right"),
            )
            tip = partial(Explained, tip=rate.tip)
            rows.append(tall(upon(tip, over(line, k.hairline() if rows else None)), high))
        out = bars / steps / 2  # each figure stands in the middle below its line
        scale = row(*(at(k.say(write(step / steps), "label", "muted"), 0.5, 0.5) for step in range(steps + 1)))
        return pad(column(*rows, tall(pad(share(scale), left - out, 3, right - out), k.step("caption"))), top=4)

    return in_room(shown)


def _draw_rate(p: Painter, box: Rect, rate: Rate, steps: int) -> None:
    """The lines of the scale, the bar, a stroke for luck, and the range."""
    for step in range(steps + 1):
        p.vline(box.w * step / steps, 0, box.h, "hairline" if step else "rule", 1 if step else 2)
    height = min(28.0, box.h * 0.46)
    bar = box.centred(box.w, height)._replace(w=box.w * rate.share)
    if bar.w >= 1:
        p.fill(bar, "muted")
    # A stroke through the whole row shows the share that luck alone would give.
    x = box.w * rate.fair
    p.fill(Rect(x - 3, 4, 6, box.h - 8), "panel")
    for y in range(4, int(box.h - 4), 6):
        p.vline(x - 1, y, 3, "ink", 2)
    if rate.limits is None:
        return
    low, high = (box.w * limit for limit in rate.limits)
    # A bracket from the low to the high end, set off from the bar below it.
    p.hline(low, box.cy - 2, high - low, "panel", 4)
    p.hline(low, box.cy - 1, high - low, "ink", 2)
    for x in (low, high):
        p.fill(Rect(x - 2, box.cy - height * 0.3, 4, height * 0.6), "panel")
        p.vline(x - 1, box.cy - height * 0.3, height * 0.6, "ink", 2)


# -- single figures ----------------------------------------------------------------------------------------------------


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


def tile_board(k: Kit, tiles: Sequence[Tile]) -> Part:
    """All figures in rows from the upper left corner."""

    def shown(room: Rect) -> Part:
        across = min(len(tiles), 3 if room.w >= k.step("field", 2.4) else 2) or 1
        down, gap = -(-len(tiles) // across), k.step("wide")
        high = min(k.step("side", 0.85), (room.h - gap * (down - 1)) / max(1, down))
        return grid([tall(_tile(k, tile), high) for tile in tiles], across, gap)

    return in_room(shown)


def _tile(k: Kit, tile: Tile) -> Part:
    """Caption, figure, lines, one below the other."""
    low, style = k.ctx.type.style("label").size * 1.35, k.ctx.type.style("column" if k.ctx.wide else "heading")
    beside = pad(k.words(tile.beside, "strong", "muted", height=style.size * 0.85), top=style.size * 0.3)
    notes = [
        row(
            k.mark(tile.party, low * 0.86) if tile.party and not at else None,
            k.words(forms, "label" if at else "label:semibold", "muted" if at else "ink", height=low),
            gap=8,
        )
        for at, forms in enumerate(tile.notes)
    ]
    shown = column(
        k.rule("rule"),
        pad(k.words([tile.caption, tile.brief], "label", "muted", height=low), top=6, bottom=2),
        pad(tall(row(k.say(tile.value, style), beside, gap=8), style.size * 1.15), bottom=2),
        *notes,
    )
    said = [tile.caption, f"{tile.value} {tile.beside}".strip(), *(long for long, _ in tile.notes)]
    return upon(partial(Node, role="text", name=", ".join(said)), shown)
