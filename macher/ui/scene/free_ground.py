"""Finds free places for tooltips and toasts, where they cover nothing that has to be read or pressed."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

import pygame

from macher.ui.layout import Rect

_MARGIN = 8.0
"""Logical pixels between a floating box and the edge of the window."""
_NEAR, _STEP = 240.0, 24.0
"""How far a floating box may move from home to avoid covering a word, and the distance of the places tried."""
_WIDE_STEP = 48.0
_DEAR = 10_000
"""One covered square pixel of a `dear` area counts as this many others."""


def beside(size: tuple[float, float], target: Rect, gap: float) -> Iterator[Rect]:
    """Places around a target: below, above, right and left of it, in the middle first."""
    w, h = size
    across = (target.cx - w / 2, target.x, target.right - w)
    down = (target.cy - h / 2, target.y, target.bottom - h)
    for y in (target.bottom + gap, target.y - h - gap):
        yield from (Rect(x, y, w, h) for x in across)
    for x in (target.right + gap, target.x - w - gap):
        yield from (Rect(x, y, w, h) for y in down)


def around(places: Sequence[Rect]) -> Rect:
    """The area that holds every place tried for a floating box near these places."""
    whole = places[0]
    for box in places:
        whole = whole.around(box)
    return whole.inset(-_NEAR)


def free_place(first: Iterable[Rect], window: Rect, dear: Sequence[Rect], rest: Sequence[Rect]) -> Rect:
    """The first of some places, moved into the window, that covers no area; else the nearest such place.

    If nothing is free, the place that covers least; `dear` areas are covered only if no place in the window leaves
    them free.
    """
    taken = [_box(area) for area in (*dear, *rest)]
    tried = [_inside(box, window) for box in first]
    near = _around(tried[0], window, _STEP, _NEAR)
    best, least = _cheapest([*tried, *near], taken, len(dear))
    if least >= _DEAR:
        far = _around(tried[0], window, _WIDE_STEP, window.w + window.h)
        best = min((best, least), _cheapest(far, taken, len(dear)), key=lambda found: found[1])[0]
    return best


def _cheapest(places: Iterable[Rect], taken: list[pygame.Rect], dear: int) -> tuple[Rect, int]:
    """The place that covers least, and how much; the first `dear` areas count most."""
    found: tuple[Rect, int] | None = None
    for area in places:
        box, cost = _box(area), 0
        for at in box.collidelistall(taken):
            shared = box.clip(taken[at])
            cost += shared.w * shared.h * (_DEAR if at < dear else 1)
        if found is None or cost < found[1]:
            found = area, cost
        if not cost:
            break
    if found is None:
        raise ValueError("no place is tried")
    return found


def _box(area: Rect) -> pygame.Rect:
    """The area enlarged to whole logical pixels."""
    x, y = math.floor(area.x), math.floor(area.y)
    if area.w <= 0 or area.h <= 0:
        return pygame.Rect(x, y, 0, 0)
    return pygame.Rect(x, y, math.ceil(area.right) - x, math.ceil(area.bottom) - y)


def _inside(box: Rect, window: Rect) -> Rect:
    x = min(max(window.x + _MARGIN, box.x), max(window.x + _MARGIN, window.right - box.w - _MARGIN))
    y = min(max(window.y + _MARGIN, box.y), max(window.y + _MARGIN, window.bottom - box.h - _MARGIN))
    return Rect(round(x), round(y), box.w, box.h)


def _around(home: Rect, window: Rect, step: float, far: float) -> list[Rect]:
    """Places of the same size around one, at most `far` away, the nearest first."""
    across, down = (int(min(far, side) / step) for side in (window.w, window.h))
    offsets = ((i * step, j * step) for i in range(-across, across + 1) for j in range(-down, down + 1))
    places = {_inside(home.moved(dx, dy), window) for dx, dy in offsets if dx * dx + dy * dy <= far * far}
    return sorted(places, key=lambda box: ((box.x - home.x) ** 2 + (box.y - home.y) ** 2, box.x, box.y))
