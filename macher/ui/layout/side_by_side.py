"""Places things of known sizes side by side, on one line or over several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from macher.ui.layout.rect import Rect

__all__ = ["side_by_side"]


def side_by_side(
    area: Rect,
    sizes: Sequence[tuple[float, float]],
    gap: float = 8.0,
    align: Literal["left", "right", "centre"] = "left",
    wrap: bool = False,
) -> list[Rect]:
    """Side by side from the top of an area, centred on the tallest in the line; with `wrap` over several lines."""
    lines: list[list[int]] = [[]]
    used = 0.0
    for at, (width, _) in enumerate(sizes):
        if wrap and lines[-1] and used + gap + width > area.w + 0.5:
            lines.append([])
            used = 0.0
        used += width + (gap if lines[-1] else 0)
        lines[-1].append(at)
    out: dict[int, Rect] = {}
    y = area.y
    for line in lines:
        total = sum(sizes[at][0] for at in line) + gap * max(0, len(line) - 1)
        tallest = max((sizes[at][1] for at in line), default=0.0)
        x = area.x + (area.w - total) * {"left": 0.0, "right": 1.0, "centre": 0.5}[align]
        for at in line:
            w, h = sizes[at]
            out[at] = Rect(x, y + (tallest - h) / 2, w, h)
            x += w + gap
        y += tallest + gap
    return [out[at] for at in range(len(sizes))]
