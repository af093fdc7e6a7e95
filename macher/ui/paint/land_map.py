"""The map of the states in colours: who governs where, shared states cut along a slanted seam, one state raised."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import pygame

from macher.ui.paint.kept import kept
from macher.ui.paint.shapes import Outline, Point, enlarged, germany_aspect, land_box, land_keys, land_outlines, reduced
from macher.ui.theme.tokens import RGB

Fills = tuple[tuple[str, tuple[tuple[RGB, float], ...]], ...]
"""States with their colours and the part of the area that each one gets."""

_LEAN: Final = 0.32
"""How far a seam leans: by this part of its height to the left on its way down."""
_SAMPLES: Final = 3
_HOLES: Final = {"BB": "BE", "NDS": "HB"}
"""States that lie inside others."""
_HALVINGS: Final = 14
"""How often the place of a seam is halved: to a tenth of a unit of the map."""
_GRID: Final = 14
_CORNERS: Final = 120
"""Corners, about as many as are looked at of an outline where a place is searched on it."""
_ROOM: Final = 12.0
"""Room around a raised state in logical units of the map (a thousand are its height)."""
Raised = tuple[pygame.Surface, tuple[int, int]]
Place = tuple[float, float, float]
"""How points of the map get onto a paper: a factor, then so far to the right and down."""


def _side(spot: Point) -> float:
    """How far to the right of all seams a point lies."""
    return spot[0] + _LEAN * spot[1]


def _area(piece: Sequence[Point]) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in itertools.pairwise([*piece, piece[0]]))) / 2


def _rough(piece: Outline) -> Outline:
    """An outline with some of its corners."""
    return piece[:: 1 + len(piece) // _CORNERS]


def _cut(piece: Outline, low: float, high: float) -> Outline:
    """The part of an outline between two seams."""
    for limit, sign in ((low, 1.0), (high, -1.0)):
        kept_: Outline = []
        for a, b in itertools.pairwise([*piece, piece[0]] if piece else []):
            inside, next_in = sign * (_side(a) - limit), sign * (_side(b) - limit)
            if inside >= 0:
                kept_.append(a)
            if (inside >= 0) != (next_in >= 0):
                share = inside / (inside - next_in)
                kept_.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        piece = kept_
    return piece


@lru_cache(maxsize=64)
def _seams(land: str, shares: tuple[float, ...]) -> tuple[float, ...]:
    """Where the seams of a state lie, so that each part has its share of the area."""
    pieces = [_rough(piece) for piece in land_outlines(land)]
    sides = [_side(spot) for piece in pieces for spot in piece]
    first, last = min(sides) - 1, max(sides) + 1
    whole = sum(_area(piece) for piece in pieces)
    seams, done = [first], 0.0
    for share in shares[:-1]:
        done += share
        low, high = first, last
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            part = sum(_area(cut) for piece in pieces if len(cut := _cut(piece, first, middle)) > 2)
            low, high = (middle, high) if part < done * whole else (low, middle)
        seams.append((low + high) / 2)
    return (*seams, last)


@lru_cache(maxsize=64)
def _parts(land: str, shares: tuple[float, ...]) -> tuple[tuple[Outline, ...], ...]:
    """The outlines of each part of a state."""
    seams = _seams(land, shares)
    return tuple(
        tuple(cut for piece in land_outlines(land) if len(cut := _cut(piece, low, high)) > 2)
        for low, high in itertools.pairwise(seams)
    )


def _distance(spot: Point, piece: Outline, enough: float = -math.inf) -> float:
    """How far inside an outline a point lies; negative outside it.

    A point that turns out to lie less deep than `enough` is not looked at to the end, and counts as outside.
    """
    x, y = spot
    inside, least = False, math.inf
    shallow = enough * enough if enough > 0 else -1.0
    bx, by = piece[-1]
    for ax, ay in piece:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        along = ((x - ax) * dx + (y - ay) * dy) / length if length else 0.0
        along = 0.0 if along < 0.0 else 1.0 if along > 1.0 else along
        away = (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2
        if away < least:
            least = away
            if least < shallow:
                return -math.inf
        bx, by = ax, ay
    return math.sqrt(least) if inside else -math.sqrt(least)


def _deepest(grid: Sequence[Point], piece: Outline, holes: Sequence[Outline]) -> tuple[float, Point]:
    """The point that lies deepest within an outline and away from holes, and how deep."""
    best = (-math.inf, grid[0])
    for at in grid:
        depth = _distance(at, piece, best[0])
        if depth > -math.inf and holes:
            depth = min(depth, *(-_distance(at, hole) for hole in holes))
        best = max(best, (depth, at))
    return best


@lru_cache(maxsize=128)
def land_spots(land: str, shares: tuple[float, ...]) -> tuple[tuple[Point, float], ...]:
    """The thickest place of each part of a state, and its distance to the edge, as shares of the map's height."""
    holes = [land_outlines(_HOLES[land])[0]] if land in _HOLES else []
    spots = []
    for outlines in _parts(land, shares):
        piece = _rough(max(outlines, key=_area, default=[(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)]))
        xs, ys = [spot[0] for spot in piece], [spot[1] for spot in piece]
        grid = [
            (min(xs) + (max(xs) - min(xs)) * (i + 0.5) / _GRID, min(ys) + (max(ys) - min(ys)) * (j + 0.5) / _GRID)
            for i in range(_GRID)
            for j in range(_GRID)
        ]
        depth, at = _deepest(grid, piece, holes)
        spots.append(((at[0] / 1000, at[1] / 1000), max(0.0, depth) / 1000))
    return tuple(spots)


def map_extent(top: float, bottom: float) -> tuple[float, float]:
    """How far the map reaches to the left and to the right between two heights; all are shares of its height."""
    xs = [
        x for land in land_keys() for piece in land_outlines(land) for x, y in piece if top * 1000 <= y <= bottom * 1000
    ]
    return (min(xs) / 1000, max(xs) / 1000) if xs else (0.3, 0.5)


def _stroke(surface: pygame.Surface, points: Sequence[Point], ink: RGB, thick: float) -> None:
    """A closed line with round joins."""
    wide = max(1, round(thick))
    pygame.draw.lines(surface, ink, True, points, wide)
    if wide > 3:
        for spot in points:
            pygame.draw.circle(surface, ink, spot, wide / 2)


def _edge(
    surface: pygame.Surface, outlines: Sequence[Sequence[Point]], ink: RGB, thick: float, islands: Sequence[RGB]
) -> None:
    """Lines around the pieces of a state; islands are filled once more, so that the line does not take their land."""
    for points in outlines:
        _stroke(surface, points, ink, thick)
    for points, fill in zip(outlines[1:], islands, strict=True):
        pygame.draw.polygon(surface, fill, points)


def _island_colours(land: str, governed: Sequence[tuple[RGB, float]], ground: RGB) -> list[RGB]:
    """The colour of each island of a state: of the part in which most of it lies."""
    islands = land_outlines(land)[1:]
    if len(governed) < 2:
        return [governed[0][0] if governed else ground] * len(islands)
    seams = _seams(land, _shares(governed))
    middles = [sum(_side(spot) for spot in piece) / len(piece) for piece in islands]
    return [governed[sum(middle >= seam for seam in seams[1:-1])][0] for middle in middles]


def _scaled(piece: Iterable[Point], factor: float, dx: float = 0.0, dy: float = 0.0) -> list[Point]:
    return [(x * factor + dx, y * factor + dy) for x, y in piece]


def _shares(colours: Sequence[tuple[RGB, float]]) -> tuple[float, ...]:
    return tuple(round(share, 4) for _, share in colours)


@kept
def political_map(
    height: int, fills: Fills, ground: RGB, seam: RGB, edges: tuple[tuple[str, RGB], ...] = ()
) -> pygame.Surface:
    """All states `height` pixels high; `edges` are outlines of states whose colour is close to the ground."""
    factor = height * _SAMPLES / 1000
    surface = enlarged(height * germany_aspect() + 2, height + 2, seam, _SAMPLES)
    thick, colours = max(1.0, height * 0.0025) * _SAMPLES, dict(fills)
    for land in land_keys():
        governed = colours.get(land, ())
        outlines = [_scaled(piece, factor, _SAMPLES, _SAMPLES) for piece in land_outlines(land)]
        for points in outlines:
            pygame.draw.polygon(surface, governed[0][0] if governed else ground, points)
        if len(governed) > 1:
            for (colour, _), part in zip(governed, _parts(land, _shares(governed)), strict=True):
                for piece in part:
                    points = _scaled(piece, factor, _SAMPLES, _SAMPLES)
                    pygame.draw.polygon(surface, colour, points)
                    _stroke(surface, points, seam, thick)
        _edge(surface, outlines, seam, thick, _island_colours(land, governed, ground))
    for land, ink in edges:
        outlines = [_scaled(piece, factor, _SAMPLES, _SAMPLES) for piece in land_outlines(land)]
        _edge(surface, outlines, ink, thick, _island_colours(land, colours.get(land, ()), ground))
    return reduced(surface, _SAMPLES)


def raised_land(land: str, height: int, fill: RGB, ink: RGB, hole: RGB, edge: float = 0.0046) -> Raised:
    """One state as a sheet of paper, or as its shadow, and where its corner lies on a map of this height.

    `edge` is how thick its outline is, as a share of the height.
    """
    left, top, right, bottom = (each * height / 1000 for each in land_box(land))
    room = _ROOM * height / 1000
    corner = math.floor(left - room), math.floor(top - room)
    size = math.ceil(right - left + 2 * room), math.ceil(bottom - top + 2 * room)
    return _raised(land, height, size, corner, fill, ink, hole, edge), corner


@kept
def _raised(
    land: str, height: int, size: tuple[int, int], corner: tuple[int, int], fill: RGB, ink: RGB, hole: RGB, edge: float
) -> pygame.Surface:
    surface = enlarged(*size, ink, _SAMPLES)
    factor, thick = height * _SAMPLES / 1000, max(1.5, height * edge) * _SAMPLES
    inner = land_outlines(_HOLES[land])[:1] if land in _HOLES else []
    for outlines, colour, line in ((land_outlines(land), fill, thick), (inner, hole, thick * 0.6)):
        pieces = [_scaled(piece, factor, -corner[0] * _SAMPLES, -corner[1] * _SAMPLES) for piece in outlines]
        for points in pieces:
            pygame.draw.polygon(surface, colour, points)
        _edge(surface, pieces, ink, line, [colour] * len(pieces[1:]))
    return reduced(surface, _SAMPLES)


def _fitting(land: str, width: int, height: int, rim: RGB) -> tuple[pygame.Surface, list[list[Point]], Place]:
    """A paper for one state as large as fits a box of physical pixels, its outlines there, and how others get there."""
    left, top, right, bottom = land_box(land)
    factor = min(width / (right - left), height / (bottom - top))
    surface = enlarged((right - left) * factor + 1, (bottom - top) * factor + 1, rim, _SAMPLES)
    place = factor * _SAMPLES, -left * factor * _SAMPLES, -top * factor * _SAMPLES
    return surface, [_scaled(piece, *place) for piece in land_outlines(land)], place


@kept
def silhouette(land: str, width: int, height: int, ink: RGB) -> pygame.Surface:
    """The outline of one state, filled, as large as fits a box of physical pixels."""
    surface, outlines, _ = _fitting(land, width, height, ink)
    for points in outlines:
        pygame.draw.polygon(surface, ink, points)
    return reduced(surface, _SAMPLES)


@kept
def governed_land(
    land: str, width: int, height: int, colours: tuple[tuple[RGB, float], ...], seam: RGB, edge: RGB | None
) -> pygame.Surface:
    """One state in the colours of those who govern it, as large as fits a box of physical pixels.

    `edge` is an outline for a colour that is close to the ground.
    """
    surface, outlines, place = _fitting(land, width, height, seam)
    for (colour, _), part in zip(colours, _parts(land, _shares(colours)), strict=True):
        for piece in part:
            points = _scaled(piece, *place)
            pygame.draw.polygon(surface, colour, points)
            if len(colours) > 1:
                _stroke(surface, points, seam, max(1.0, width * 0.012) * _SAMPLES)
    if edge is not None:
        _edge(surface, outlines, edge, max(1.0, width * 0.01) * _SAMPLES, _island_colours(land, colours, seam))
    return reduced(surface, _SAMPLES)
