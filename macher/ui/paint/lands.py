"""Large pictures of the states: one cut out of paper, one under a lens, and the map with who has won where."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.kept import kept, transparent
from macher.ui.paint.land_map import governed_land, land_spots, political_map, silhouette
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.shapes import enlarged, germany_aspect, land_box, land_keys, land_outlines, reduced
from macher.ui.theme.tokens import RGB

_SAMPLES: Final = 2
_LEAST_GLYPH: Final = 9.0
"""Smallest glyph of a winner on the map, in logical pixels; a state with less room goes without."""
_LENS: Final = 0.74
"""How much of a lens the state in it fills."""


# -- on the screen ----------------------------------------------------------------------------------------------------


def draw_silhouette(p: Painter, rect: Rect, land: str, colour: Ink) -> None:
    """One state in one colour, as large as fits, in the middle of a rectangle."""
    box = p.px(rect)
    made = silhouette(land, box.w, box.h, p.colour(colour))
    p.surface.blit(made, made.get_rect(center=box.center))


def draw_governed(p: Painter, rect: Rect, land: str, sides: Sequence[tuple[str, float]]) -> None:
    """One state in the colours of its winners with their glyphs, as large as fits, in the middle of a rectangle.

    A winner is a party with its share; a state without one is plain.
    """
    if not sides:
        draw_silhouette(p, rect, land, "slot")
        return
    box = p.px(rect)
    colours = tuple((p.colour(party), round(share, 4)) for party, share in sides)
    outlined = any(p.theme.parties[party].outlined for party, _ in sides)
    made = governed_land(land, box.w, box.h, colours, p.colour("panel"), p.colour("ink") if outlined else None)
    left, top, right, bottom = land_box(land)
    factor = min(rect.w / (right - left), rect.h / (bottom - top))
    shown = rect.centred((right - left) * factor, (bottom - top) * factor)
    p.surface.blit(made, made.get_rect(center=box.center))
    for (party, _), ((x, y), room) in zip(sides, land_spots(land, tuple(s for _, s in colours)), strict=True):
        size = min(2 * room * 1000 * factor * 0.6, min(rect.w, rect.h) / 6)
        if size >= _LEAST_GLYPH:
            spot = Rect(shown.x + (x * 1000 - left) * factor, shown.y + (y * 1000 - top) * factor, 0, 0)
            p.glyph(party, spot.inset(-size / 2), f"{party}.on")


def draw_lens(p: Painter, rect: Rect, land: str) -> None:
    """A round piece of the map with one state lit in the middle of it."""
    box = p.px(rect)
    inks = tuple(p.colour(name) for name in ("panel", "map", "table", "ink"))
    p.surface.blit(_lens(land, min(box.w, box.h), inks), box)


def result_spots(land: str, sides: Sequence[tuple[str, float]]) -> tuple[tuple[tuple[float, float], float], ...]:
    """Where the winners of a state have their glyphs, as `land_spots` says it."""
    return land_spots(land, tuple(round(share, 4) for _, share in sides))


def draw_results(p: Painter, rect: Rect, won: Sequence[tuple[str, Sequence[tuple[str, float]]]], tonight: str) -> None:
    """The map: each state in the colours of those who have won it, with their glyphs, and one state lit.

    A winner is a party with its share of the votes.
    """
    height = min(rect.h, rect.w / germany_aspect())
    shown = rect.centred(height * germany_aspect(), height)
    box = p.px(shown)
    fills = tuple(
        (land, tuple((p.colour(party), round(share, 4)) for party, share in sides)) for land, sides in won if sides
    )
    if not any(land == tonight for land, _ in fills):
        fills = (*fills, (tonight, ((p.colour("ink"), 1.0),)))
    edges = tuple((land, p.colour("ink")) for land, sides in won if sides)
    made = political_map(box.h, fills, p.colour("map"), p.colour("table"), edges)
    p.surface.blit(made, (box.x - 1, box.y - 1))
    for land, sides in won:
        for (party, _), ((x, y), room) in zip(sides, result_spots(land, sides), strict=True):
            size = min(2 * room * height * 0.62, height / 26)
            if size >= _LEAST_GLYPH:
                p.glyph(party, Rect(shown.x + x * height, shown.y + y * height, 0, 0).inset(-size / 2))


def paint_watermark(p: Painter, free: Rect, area: Rect, key: str) -> None:
    """The part of a state's outline that lies in `free`; the whole of it fills `area`.

    A state that the map does not know has none.
    """
    if p.pictures != "full" or key not in land_keys():
        return
    whole, part = p.px(area), p.px(free)
    made = silhouette(key, whole.w, whole.h, p.colour("land_mark"))
    at = made.get_rect(center=whole.center)
    p.surface.blit(made, part, part.move(-at.x, -at.y))


# -- shapes -----------------------------------------------------------------------------------------------------------


def _seen(points: Sequence[tuple[float, float]], side: float) -> bool:
    """Whether an outline may reach into a square with one corner at nought."""
    return all(min(each) < side and max(each) > 0 for each in zip(*points, strict=True))


@kept
def _lens(land: str, size: int, inks: tuple[RGB, ...]) -> pygame.Surface:
    abroad, ground, line, lit = inks
    surface = enlarged(size, size, abroad, _SAMPLES)
    surface.fill(abroad)
    left, top, right, bottom = land_box(land)
    reach = math.hypot(right - left, bottom - top)
    scale = size * _SAMPLES * _LENS / max(reach * 0.8, right - left, bottom - top)
    middle = size * _SAMPLES / 2
    thick = max(2, round(size * _SAMPLES / 260))
    for each in sorted(land_keys(), key=lambda name: name == land):
        for at, piece in enumerate(land_outlines(each)):
            points = [
                (middle + (x - (left + right) / 2) * scale, middle + (y - (top + bottom) / 2) * scale) for x, y in piece
            ]
            if not _seen(points, 2 * middle):
                continue
            if each != land:
                pygame.draw.polygon(surface, ground, points)
                pygame.draw.lines(surface, line, True, points, thick)
                if at:  # an island stays land
                    pygame.draw.polygon(surface, ground, points)
            else:
                pygame.draw.polygon(surface, lit, points)
    made, mask = reduced(surface, _SAMPLES), transparent((size, size))
    mask.fill((255, 255, 255, 0))
    pygame.draw.aacircle(mask, (255, 255, 255), (size / 2, size / 2), size / 2)
    made.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made
