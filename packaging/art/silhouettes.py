"""Topics as silhouettes in one colour, on a grid of 24 with edges on whole numbers."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.drawing import Drawing
from art.geometry import Point, Points, arc, box, gouge, move, quad, ribbon, rounded, turn
from art.letters import EURO, SHARP_S
from art.topics import leaf
from art.topics_classic import heart, trefoil

__all__ = ["TOPICS"]


def _sheet() -> Drawing:
    return Drawing(24, 24)


def _letter(outlines: list[Points], cx: float, cy: float, height: float) -> list[Points]:
    xs, ys = [x for line in outlines for x, _ in line], [y for line in outlines for _, y in line]
    factor = height / (max(ys) - min(ys))
    mx, my = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return [[(cx + (x - mx) * factor, cy + (y - my) * factor) for x, y in line] for line in outlines]


def _education() -> Drawing:
    d = _sheet()
    d.area([(0, 9), (12, 4), (24, 9), (12, 14)])
    d.area([(5, 13.2), (12, 16), (19, 13.2), (19, 17), *quad((19, 17), (12, 22), (5, 17), 6)])
    d.bar(21, 10, 2, 7)
    d.area([(20.5, 16), (23.5, 16), (24, 20), (20, 20)])
    return d


def _digitization() -> Drawing:
    d = _sheet()
    for at in (7, 11, 15):
        for x, y, w, h in ((at, 1, 2, 4), (at, 19, 2, 4), (1, at, 4, 2), (19, at, 4, 2)):
            d.bar(x, y, w, h)
    d.areas([box(4, 4, 16, 16), box(8, 8, 8, 8)])
    d.bar(10, 10, 4, 4)
    return d


def _genetics() -> Drawing:
    d = _sheet()

    def strand(start: float, end: float, side: float) -> Points:
        return [
            (12 + side * 6.2 * math.cos(2 * math.pi * t), 2 + 20 * t)
            for t in (start + (end - start) * i / 12 for i in range(13))
        ]

    for start, end in ((0.0, 0.155), (0.345, 0.655), (0.845, 1.0)):
        d.line(strand(start, end, 1), 2.9, round_=start == 0.0 or end == 1.0)
    d.line(strand(0, 1, -1), 2.9)
    for y, half in ((3.2, 5.0), (10.2, 4.6), (13.8, 4.6), (20.8, 5.0)):
        d.bar(12 - half, y - 0.8, 2 * half, 1.6)
    return d


def _security() -> Drawing:
    right = [
        *quad((12.0, 1.0), (16.0, 4.0), (21.0, 4.0), 5),
        (21.0, 11.0),
        *quad((21.0, 11.0), (20.5, 19.0), (12.0, 23.0), 8),
    ]
    d = _sheet()
    keyhole = [*arc(12, 10, 2.6, 65, -245), (10.0, 17.0), (14.0, 17.0)]
    d.areas([[*right, *[(24 - x, y) for x, y in right[::-1]]], keyhole])
    return d


def _welfare() -> Drawing:
    d = _sheet()
    hem: Points = []
    for right, left in ((23.4, 15.8), (15.8, 8.2), (8.2, 0.6)):
        hem += quad((right, 13.0), ((right + left) / 2, 9.6), (left, 13.0), 5)
    d.area([*arc(12, 13, 11.4, 180, 360, 10), *hem])
    d.bar(11, 1, 2, 4)
    d.line([(12, 10), (12, 19.5), *arc(14.5, 19.5, 2.5, 180, 10)], 2.1)
    return d


def _environment() -> Drawing:
    d = _sheet()
    veins = [gouge((12, 19), (12, 6), 1.9, 0.3)]
    for side in (-1, 1):
        veins += [gouge((12 + side * 0.9, y), (12 + side * 5.0, y - 3.4), 1.7, 0.3) for y in (11.8, 16.2)]
    d.areas([leaf(12, 0.5, 20.5, 8.4), *veins])
    d.bar(11, 20, 2, 4)
    return d


def _traffic() -> Drawing:
    d = _sheet()
    d.areas(
        [
            [(5, 11), (7.2, 4.4), (8.4, 3), (15.6, 3), (16.8, 4.4), (19, 11)],
            [(7.8, 10), (9.4, 5), (14.6, 5), (16.2, 10)],
        ]
    )
    lamps = [arc(x, 14.5, 1.9, 0, 360)[:-1] for x in (6.2, 17.8)]
    d.areas([rounded(2, 10.5, 20, 8.5, 2), *lamps, box(10, 13, 4, 3)])
    d.bar(3, 19, 4, 3)
    d.bar(17, 19, 4, 3)
    d.bar(1, 7, 3, 2)
    d.bar(20, 7, 3, 2)
    return d


def _terror() -> Drawing:
    d = _sheet()

    def tilt(points: Points) -> Points:
        return turn(points, -17, (10, 8))

    d.area(tilt(box(0.5, 3.6, 19, 3)))
    d.area(tilt(box(2, 7.6, 15.5, 6)))
    d.area(tilt(box(-1.6, 8.6, 2.6, 4)))
    d.bar(19, 8, 3, 15)
    d.bar(15, 21, 9, 2)
    d.area([(13, 12), (16.5, 11), (17.5, 14), (20, 14), (20, 17), (15, 17)])
    return d


def _economy() -> Drawing:
    d = _sheet()
    hall: Points = [
        (1, 22),
        (1, 13),
        (7, 8),
        (7, 13),
        (13, 8),
        (13, 13),
        (16, 10.6),
        (16.8, 2),
        (21.2, 2),
        (23, 13),
        (23, 22),
    ]
    d.areas([hall, box(4, 16, 3, 3), box(10, 16, 3, 3), box(16, 16, 3, 6)])
    return d


def _taxes() -> Drawing:
    d = _sheet()
    d.area([(18, 1), (22, 1), (6, 23), (2, 23)])
    for x, y in ((6, 6.5), (18, 17.5)):
        d.areas([arc(x, y, 5.4, 0, 360)[:-1], arc(x, y, 2.3, 0, 360)[:-1]])
    return d


def _nuclear() -> Drawing:
    d = _sheet()
    d.areas(trefoil(12, 12.6, 11.6))
    return d


def _wages() -> Drawing:
    d = _sheet()
    ribs = [[(8.0, 11.0), (9.2, 4.4), (10.2, 4.0), (9.6, 11.0)], [(16.0, 11.0), (14.8, 4.4), (13.8, 4.0), (14.4, 11.0)]]
    d.areas([arc(12, 12, 9.4, 180, 360, 10.6), *ribs])
    d.bar(1, 12, 22, 2.6)
    for x, y in ((3, 19.9), (13, 19.9), (3, 16.2), (13, 16.2)):
        d.area(rounded(x, y, 8, 2.7, 1))
    return d


def _social() -> Drawing:
    d = _sheet()
    for at in (0, 90, 180, 270):
        d.area([*arc(12, 12, 11, at - 36, at + 36), *arc(12, 12, 4.6, at + 30, at - 30)])
    for at in (45, 135, 225, 315):
        d.area([*arc(12, 12, 9.4, at - 3, at + 3), *arc(12, 12, 6.0, at + 5, at - 5)])
    return d


def _euro() -> Drawing:
    d = _sheet()
    d.areas([arc(12, 12, 11, 0, 360)[:-1], *_letter(EURO, 11.6, 12, 13)])
    return d


def _health() -> Drawing:
    d = _sheet()
    line: list[Point] = [(3.4, 11.6), (7.6, 11.6), (9.4, 8.6), (12, 16.2), (14.6, 8.2), (16.4, 11.6), (20.6, 11.6)]
    d.areas([heart(12, 12, 23.6), ribbon(line, 1.7)])
    return d


def _spelling() -> Drawing:
    d = _sheet()
    d.areas([box(1, 2, 14, 20), *_letter(SHARP_S, 8, 12, 13)])
    pencil = turn([(0.0, -10.0), (3.6, -10.0), (3.6, 6.6), (1.8, 10.6), (0.0, 6.6)], 18, (1.8, 0))
    d.area(move(pencil, 17.4, 11.6))
    return d


TOPICS: dict[str, Callable[[], Drawing]] = {
    "education": _education, "digitization": _digitization, "genetics": _genetics, "security": _security,
    "welfare": _welfare, "environment": _environment, "traffic": _traffic, "terror": _terror,
    "economy": _economy, "taxes": _taxes, "nuclear": _nuclear, "wages": _wages,
    "social": _social, "euro": _euro, "health": _health, "spelling": _spelling,
}  # fmt: skip
"""What draws the silhouette of each topic."""
