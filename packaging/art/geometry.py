"""Points, curves and cuts that the pictures are built of; curves are lists of points."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

Point = tuple[float, float]
Points = list[Point]


def move(points: Iterable[Point], dx: float = 0.0, dy: float = 0.0) -> Points:
    """The points moved."""
    return [(x + dx, y + dy) for x, y in points]


def grow(points: Iterable[Point], factor: float, about: Point = (0.0, 0.0)) -> Points:
    """The points scaled about a point."""
    return [(about[0] + (x - about[0]) * factor, about[1] + (y - about[1]) * factor) for x, y in points]


def turn(points: Iterable[Point], degrees: float, about: Point = (50.0, 50.0)) -> Points:
    """The points turned clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    ax, ay = about
    return [(ax + (x - ax) * c - (y - ay) * s, ay + (x - ax) * s + (y - ay) * c) for x, y in points]


def mirror(points: Iterable[Point], axis: float = 50.0) -> Points:
    """The points reflected in an upright line."""
    return [(2 * axis - x, y) for x, y in points][::-1]


def arc(cx: float, cy: float, rx: float, start: float, end: float, ry: float | None = None) -> Points:
    """Points along an ellipse, from one angle to another in degrees; 0 lies right, 90 below."""
    ry = rx if ry is None else ry
    count = max(2, math.ceil(abs(end - start) / 360 * max(12, 2.6 * math.sqrt(max(rx, ry)) * 4)))
    angles = (math.radians(start + (end - start) * i / count) for i in range(count + 1))
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def quad(a: Point, control: Point, b: Point, count: int = 10) -> Points:
    """Points along a quadratic curve, both ends included."""
    out = []
    for i in range(count + 1):
        t = i / count
        u = 1 - t
        out.append(
            (u * u * a[0] + 2 * u * t * control[0] + t * t * b[0], u * u * a[1] + 2 * u * t * control[1] + t * t * b[1])
        )
    return out


def cubic(a: Point, c1: Point, c2: Point, b: Point, count: int = 14) -> Points:
    """Points along a cubic curve, both ends included."""
    out = []
    for i in range(count + 1):
        t = i / count
        u = 1 - t
        k = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        out.append(
            (
                k[0] * a[0] + k[1] * c1[0] + k[2] * c2[0] + k[3] * b[0],
                k[0] * a[1] + k[1] * c1[1] + k[2] * c2[1] + k[3] * b[1],
            )
        )
    return out


def smooth(points: Sequence[Point], closed: bool = False, steps: int = 6) -> Points:
    """A soft curve through all points (Catmull-Rom)."""
    n = len(points)
    out: Points = []
    for i in range(n if closed else n - 1):
        p = [points[(i + k) % n] if closed else points[min(n - 1, max(0, i + k))] for k in (-1, 0, 1, 2)]
        for s in range(steps):
            t = s / steps
            out.append(
                (
                    0.5
                    * (
                        2 * p[1][0]
                        + (p[2][0] - p[0][0]) * t
                        + (2 * p[0][0] - 5 * p[1][0] + 4 * p[2][0] - p[3][0]) * t * t
                        + (3 * p[1][0] - p[0][0] - 3 * p[2][0] + p[3][0]) * t**3
                    ),
                    0.5
                    * (
                        2 * p[1][1]
                        + (p[2][1] - p[0][1]) * t
                        + (2 * p[0][1] - 5 * p[1][1] + 4 * p[2][1] - p[3][1]) * t * t
                        + (3 * p[1][1] - p[0][1] - 3 * p[2][1] + p[3][1]) * t**3
                    ),
                )
            )
    if not closed:
        out.append(points[-1])
    return out


def box(x: float, y: float, w: float, h: float) -> Points:
    """The corners of a rectangle."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def rounded(x: float, y: float, w: float, h: float, r: float) -> Points:
    """A rectangle with round corners."""
    return [
        *arc(x + w - r, y + r, r, -90, 0),
        *arc(x + w - r, y + h - r, r, 0, 90),
        *arc(x + r, y + h - r, r, 90, 180),
        *arc(x + r, y + r, r, 180, 270),
    ]


def wave(x0: float, x1: float, y: float, height: float, length: float, phase: float = 0.0) -> Points:
    """A sine curve from left to right."""
    count = max(8, round(abs(x1 - x0) / length * 12))
    xs = [x0 + (x1 - x0) * i / count for i in range(count + 1)]
    return [(x, y + height * math.sin(2 * math.pi * (x - x0) / length + phase)) for x in xs]


def gouge(a: Point, b: Point, width: float, bulge: float = 0.45) -> Points:
    """A cut that is pointed at both ends and thickest at a share of its length."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = -dy / length * width / 2, dx / length * width / 2

    def at(share: float, side: float) -> Point:
        return a[0] + dx * share + nx * side, a[1] + dy * share + ny * side

    return [a, at(bulge / 2, 0.72), at(bulge, 1), at((1 + bulge) / 2, 0.66), b,
            at((1 + bulge) / 2, -0.66), at(bulge, -1), at(bulge / 2, -0.72)]  # fmt: skip


def ribbon(line: Sequence[Point], width: float | Callable[[float], float]) -> Points:
    """A band along a line; its width is a number, or a function of the share of the way."""
    left, right = [], []
    last = len(line) - 1
    for i, (x, y) in enumerate(line):
        ax, ay = line[max(0, i - 1)]
        bx, by = line[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (width(i / last) if callable(width) else width) / 2
        nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def half_plane(points: Sequence[Point], a: Point, b: Point) -> Points:
    """The part of an area on the right hand of somebody who walks from a to b (y grows downwards)."""

    def side(p: Point) -> float:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    out: Points = []
    for i, here in enumerate(points):
        before = points[i - 1]
        s, t = side(before), side(here)
        if (s >= 0) != (t >= 0):
            share = s / (s - t)
            out.append((before[0] + (here[0] - before[0]) * share, before[1] + (here[1] - before[1]) * share))
        if t >= 0:
            out.append(here)
    return out


def right_of(points: Sequence[Point], x: float) -> Points:
    """The part of an area to the right of an upright line."""
    return half_plane(points, (x, 100.0), (x, 0.0))


def left_of(points: Sequence[Point], x: float) -> Points:
    """The part of an area to the left of an upright line."""
    return half_plane(points, (x, 0.0), (x, 100.0))


def below(points: Sequence[Point], y: float) -> Points:
    """The part of an area below a level line."""
    return half_plane(points, (0.0, y), (100.0, y))


def above(points: Sequence[Point], y: float) -> Points:
    """The part of an area above a level line."""
    return half_plane(points, (100.0, y), (0.0, y))


def inside(points: Sequence[Point], x: float, y: float, w: float, h: float) -> Points:
    """The part of an area inside a rectangle."""
    return above(below(left_of(right_of(points, x), x + w), y), y + h)


def chords(area: Sequence[Point], angle: float, step: float, trim: float = 0.0) -> list[tuple[Point, Point]]:
    """Parallel lines across an area, each shortened at both ends: what hatching is cut along."""
    level = turn(area, -angle)
    ys = [y for _, y in level]
    out = []
    y = min(ys) + step * 0.6
    while y < max(ys):
        hits = []
        for i, (bx, by) in enumerate(level):
            ax, ay = level[i - 1]
            if (ay > y) != (by > y):
                hits.append(ax + (bx - ax) * (y - ay) / (by - ay))
        hits.sort()
        for start, end in zip(hits[::2], hits[1::2], strict=False):
            if end - start > 2 * trim + 1:
                a, b = turn([(start + trim, y), (end - trim, y)], angle)
                out.append((a, b))
        y += step
    return out
