"""Smooth shapes: drawn larger, reduced once and kept."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import pygame

from macher.resources import asset_text
from macher.ui.paint.kept import kept, transparent
from macher.ui.theme.tokens import RGB

SAMPLES = 4
"""How much larger shapes are drawn."""
_LARGE, _FEW = 320, 2
"""Side in physical pixels from which polygons and discs are smooth enough with fewer samples, and how many."""
Point = tuple[float, float]
Outline = list[Point]
"""A closed line through points of the map; a thousand are its height."""


def _samples(w: int, h: int) -> int:
    return SAMPLES if max(w, h) < _LARGE else _FEW


def enlarged(w: float, h: float, rim: RGB, samples: int = SAMPLES) -> pygame.Surface:
    """An empty surface, so many times as large as a picture of w by h physical pixels; see `reduced`.

    The transparent ground has the colour of the rim, so that reducing does not darken it.
    """
    surface = transparent((max(1, math.ceil(w * samples)), max(1, math.ceil(h * samples))))
    surface.fill((*rim, 0))
    return surface


def reduced(surface: pygame.Surface, samples: int = SAMPLES) -> pygame.Surface:
    """The picture that was drawn so many times as large."""
    return pygame.transform.smoothscale(surface, (surface.get_width() // samples, surface.get_height() // samples))


@kept
def polygon(
    w: int, h: int, points: tuple[Point, ...], fill: RGB | None, edge: RGB | None = None, width: float = 0.0
) -> pygame.Surface:
    """A smooth polygon in a box of w by h physical pixels; the points are shares of the box, the edge lies inside."""
    samples = _samples(w, h)
    surface = enlarged(w, h, edge if edge and width else fill or (0, 0, 0), samples)
    full = [(x * w * samples, y * h * samples) for x, y in points]
    if edge and width:
        pygame.draw.polygon(surface, edge, full)
        inner = _shrunk(full, width * samples)
        pygame.draw.polygon(surface, (*(fill or edge), 255 if fill else 0), inner)
    elif fill:
        pygame.draw.polygon(surface, fill, full)
    return reduced(surface, samples)


def _shrunk(points: Sequence[Point], by: float) -> list[Point]:
    """A convex polygon with every side moved inwards by the same distance."""
    cx = sum(p[0] for p in points) / len(points)
    cy = sum(p[1] for p in points) / len(points)
    lines = []
    for (ax, ay), (bx, by_) in zip(points, [*points[1:], points[0]], strict=True):
        nx, ny = ay - by_, bx - ax
        length = math.hypot(nx, ny) or 1.0
        nx, ny = nx / length, ny / length
        if (cx - ax) * nx + (cy - ay) * ny < 0:
            nx, ny = -nx, -ny
        lines.append((nx, ny, nx * ax + ny * ay + by))
    out = []
    for (a1, b1, c1), (a2, b2, c2) in zip([lines[-1], *lines[:-1]], lines, strict=True):
        det = a1 * b2 - a2 * b1
        out.append(((c1 * b2 - c2 * b1) / det, (a1 * c2 - a2 * c1) / det) if abs(det) > 1e-9 else (cx, cy))
    return out


@kept
def ring(pixels: int, fill: RGB | None, edge: RGB | None = None, width: float = 0.0) -> pygame.Surface:
    """A smooth disc of this diameter, with an edge of this width inside it."""
    samples = _samples(pixels, pixels)
    surface = enlarged(pixels, pixels, edge if edge and width else fill or (0, 0, 0), samples)
    centre, radius = pixels * samples / 2, pixels * samples / 2
    if edge and width:
        pygame.draw.circle(surface, edge, (centre, centre), radius)
        pygame.draw.circle(surface, (*(fill or edge), 255 if fill else 0), (centre, centre), radius - width * samples)
    elif fill:
        pygame.draw.circle(surface, fill, (centre, centre), radius)
    return reduced(surface, samples)


@kept
def strokes(w: int, h: int, lines: tuple[tuple[Point, ...], ...], colour: RGB, width: float) -> pygame.Surface:
    """Smooth open lines with round ends; the points are physical pixels in a box of w by h."""
    surface = enlarged(w, h, colour)
    thick = max(1, round(width * SAMPLES))
    for line in lines:
        scaled = [(x * SAMPLES, y * SAMPLES) for x, y in line]
        for (ax, ay), (bx, by) in itertools.pairwise(scaled):
            length = math.hypot(bx - ax, by - ay) or 1.0
            nx, ny = (ay - by) / length * thick / 2, (bx - ax) / length * thick / 2
            pygame.draw.polygon(
                surface, colour, [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
            )
        for x, y in scaled:
            pygame.draw.circle(surface, colour, (x, y), thick / 2)
    return reduced(surface)


_SPREAD = 0.5 / math.cos(math.pi / 8)
OCTAGON: tuple[Point, ...] = tuple(
    (0.5 + _SPREAD * math.sin(math.pi / 8 + math.pi / 4 * i), 0.5 - _SPREAD * math.cos(math.pi / 8 + math.pi / 4 * i))
    for i in range(8)
)

_GLYPHS: dict[str, tuple[Point, ...]] = {
    "square": ((0.11, 0.11), (0.89, 0.11), (0.89, 0.89), (0.11, 0.89)),
    "triangle": ((0.5, 0.06), (1.0, 0.92), (0.0, 0.92)),
    "hexagon": ((0.25, 0.067), (0.75, 0.067), (1.0, 0.5), (0.75, 0.933), (0.25, 0.933), (0.0, 0.5)),
    "diamond": ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),
}


def glyph_points(shape: str) -> tuple[Point, ...]:
    """The outline of a party glyph in the unit box. Raises KeyError for a shape without corners (the circle)."""
    return _GLYPHS[shape]


@kept
def hatch(w: int, h: int, ink: RGB, ground: RGB | None, period: int, share: float, kind: str) -> pygame.Surface:
    """A box of w by h pixels in a regular pattern.

    `kind` is `up` (lines rising to the right), `down`, `verticals`, `cross` or `dots`; `period` the distance of two
    lines along the edge in pixels, `share` how much of it is ink.
    """
    tile = _hatch_tile(ink, ground, max(3, period), share, kind)
    surface = transparent((max(1, w), max(1, h)))
    if ground is not None:
        surface.fill(ground)
    size = tile.get_width()
    surface.fblits([(tile, (x, y)) for y in range(0, h, size) for x in range(0, w, size)])
    return surface


@kept
def _hatch_tile(ink: RGB, ground: RGB | None, period: int, share: float, kind: str) -> pygame.Surface:
    big = transparent((period * SAMPLES * 3, period * SAMPLES * 3))
    big.fill(ground if ground is not None else (*ink, 0))
    n, across = period * SAMPLES, period * SAMPLES * share
    span = n * 3
    for i in range(-3, 7):
        at = i * n
        if kind in ("up", "cross"):
            pygame.draw.polygon(big, ink, [(at, 0), (at + across, 0), (at + across - span, span), (at - span, span)])
        if kind in ("down", "cross"):
            pygame.draw.polygon(big, ink, [(at, 0), (at + across, 0), (at + across + span, span), (at + span, span)])
        if kind == "verticals":
            pygame.draw.rect(big, ink, (at, 0, across, span))
        if kind == "dots":
            for j in range(3):
                shift = n / 2 if j % 2 else 0
                pygame.draw.circle(big, ink, (at + n / 4 + shift, j * n / 2 + n / 4), n * share / 2.2)
                pygame.draw.circle(big, ink, (at + n / 4 + shift, (j + 3) * n / 2 + n / 4), n * share / 2.2)
    if kind == "dots":
        return reduced(big.subsurface((0, 0, n, n)))
    return reduced(big).subsurface((period, period, period, period)).copy()


LEAST_LAND = 10.0
"""Logical pixels: a land smaller than this on the map is marked with a dot of this size."""


@lru_cache(maxsize=1)
def _germany() -> tuple[float, dict[str, list[list[Point]]]]:
    data = json.loads(asset_text("maps", "germany.json"))
    lands = {key: [[(x, y) for x, y in ring_] for ring_ in data["lands"][key]] for key in data["order"]}
    return data["width"] / data["height"], cast("dict[str, list[list[Point]]]", lands)


def germany_aspect() -> float:
    """Width of the map as a share of its height."""
    return _germany()[0]


def land_keys() -> list[str]:
    """All states in the order in which they are drawn: those inside others last."""
    return list(_germany()[1])


def land_outlines(land: str) -> list[Outline]:
    """The outlines of a state's pieces, the largest first; all others are islands.  Raises KeyError."""
    return _germany()[1][land]


@lru_cache(maxsize=64)
def land_box(land: str, *, islands: bool = True) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a state on the map, or of its largest piece.  Raises KeyError."""
    pieces = land_outlines(land) if islands else land_outlines(land)[:1]
    xs, ys = [x for piece in pieces for x, _ in piece], [y for piece in pieces for _, y in piece]
    return min(xs), min(ys), max(xs), max(ys)


def land_centre(land: str) -> Point:
    """The middle of a land's largest piece, as shares of the map's width and height. Raises KeyError."""
    left, top, right, bottom = land_box(land, islands=False)
    return (left + right) / 2000 / germany_aspect(), (top + bottom) / 2000


def land_extent(land: str) -> float:
    """The longer side of a land's largest piece, as a share of the map's height. Raises KeyError."""
    left, top, right, bottom = land_box(land, islands=False)
    return max(right - left, bottom - top) / 1000


@kept
def germany(height: int, lit: tuple[tuple[str, RGB], ...], ground: RGB, line: RGB) -> pygame.Surface:
    """The map of the sixteen lands, `height` pixels high, some of them in a colour of their own.

    Berlin and Bremen are drawn last: they lie inside their neighbours.
    """
    aspect, lands = _germany()
    width = max(1, round(height * aspect))
    surface = enlarged(width, height, ground)
    factor = height * SAMPLES / 1000
    colours = dict(lit)
    thick = max(1, round(SAMPLES * max(0.55, height / 190)))
    for land, rings in lands.items():
        fill = colours.get(land, ground)
        for at, piece in enumerate(rings):
            points = [(x * factor, y * factor) for x, y in piece]
            pygame.draw.polygon(surface, fill, points)
            pygame.draw.lines(surface, line, True, points, thick)
            if at:  # an island stays land: its line lies around it
                pygame.draw.polygon(surface, fill, points)
    return reduced(surface)
