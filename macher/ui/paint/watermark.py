"""The outline of a state as a watermark behind the rows of its board."""

from __future__ import annotations

from typing import Final

import pygame

from macher.ui.layout.rect import Rect
from macher.ui.paint import shapes
from macher.ui.paint.kept import kept
from macher.ui.paint.painter import Painter
from macher.ui.paint.surfaces import transparent
from macher.ui.theme.tokens import RGB

_SAMPLES: Final = 2


@kept
def land(key: str, w: int, h: int, colour: RGB) -> pygame.Surface:
    """The outline of a state in a box of w by h physical pixels; nothing for a state that the map does not know."""
    surface = transparent((max(1, w) * _SAMPLES, max(1, h) * _SAMPLES))
    surface.fill((*colour, 0))
    if key not in shapes.land_keys():
        return _reduced(surface)
    rings = shapes.land_outlines(key)
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    wide, tall = max(xs) - min(xs), max(ys) - min(ys)
    factor = min(w / wide, h / tall)
    left, top = (w - wide * factor) / 2, (h - tall * factor) / 2
    for ring in rings:
        points = [
            ((left + (x - min(xs)) * factor) * _SAMPLES, (top + (y - min(ys)) * factor) * _SAMPLES) for x, y in ring
        ]
        pygame.draw.polygon(surface, colour, points)
    return _reduced(surface)


def _reduced(surface: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(surface, (surface.get_width() // _SAMPLES, surface.get_height() // _SAMPLES))


def paint_watermark(p: Painter, free: Rect, area: Rect, key: str) -> None:
    """The part of a state's outline that lies in `free`; the whole of it fills `area`."""
    if p.pictures != "full":
        return
    whole, part = p.px(area), p.px(free)
    made = land(key, whole.w, whole.h, p.colour("land_mark"))
    p.surface.blit(made, part, part.move(-whole.x, -whole.y))
