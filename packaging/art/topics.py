"""The seven topics of 2019 as figures on a grid of 100; small ones leave out hatching, leaves of books and ground."""

from __future__ import annotations

import itertools
import math

from art.drawing import GROUND, HALO, INK, TINT, Drawing
from art.geometry import Points, arc, box, cubic, grow, mirror, quad, right_of, rounded

__all__ = ["digitization", "education", "environment", "genetics", "security", "traffic", "welfare"]


def figure() -> Drawing:
    """An empty figure with a halo."""
    return Drawing(100, 100, HALO)


def education(small: bool) -> Drawing:
    """A cap on three books."""
    d = figure()
    slabs = ((9.0, 63.0, 74.0, 10.0, INK), (15.0, 74.6, 76.0, 11.0, TINT), (5.0, 87.2, 80.0, 11.0, INK))
    if small:
        slabs = ((9.0, 62.0, 76.0, 10.4, INK), (15.0, 75.4, 76.0, 10.0, TINT), (5.0, 88.4, 80.0, 10.6, INK))
    for i, (x, y, w, h, ink) in enumerate(slabs):
        book = rounded(x, y, w, h, 2.4)
        if ink == TINT:
            d.area(book, INK)
            d.bar(x + 3, y + 2.4, w - 6, h - 4.8, TINT, inner=True)
            if not small:
                d.bar(x + w - 24, y, 4, h, INK, inner=True)
                d.bar(x + w - 17, y, 3, h, INK, inner=True)
            continue
        d.area(book, INK)
        if small:
            continue
        side = x + w - 22 if i == 0 else x + 4
        d.bar(side, y + 2.2, 18 if i == 0 else w - 24, h - 4.4, GROUND, inner=True)
        for k in range(2):
            line = y + 4.0 + k * 2.6 if i == 0 else y + 4.2 + k * 2.8
            d.bar(side + 1, line, 17 if i == 0 else w - 25, 1.1, INK, inner=True)
    skull = [(23.0, 33.0), (50.0, 45.0), (77.0, 33.0), (77.0, 49.0), *quad((77.0, 49.0), (50.0, 66.0), (23.0, 49.0))]
    d.area(skull)
    if not small:
        d.hatch(right_of(skull, 54), 90, 4.2, 1.6, GROUND, 3)
    board = [(2.0, 24.0), (50.0, 4.0), (98.0, 24.0), (50.0, 44.0)]
    d.area(grow(board, 1.07, (50.0, 24.0)), GROUND)
    d.area(board)
    if not small:
        d.areas([grow(board, 0.88, (50, 24)), grow(board, 0.82, (50, 24))[::-1]], GROUND, inner=True)
    d.line([(50, 24), (91, 28.5)], 2.4 if not small else 3.4, GROUND)
    d.line([(91, 28.0), (91, 46)], 2.6 if not small else 4)
    d.area([(88.6, 44), (93.4, 44), (97.5, 60), (84.5, 60)])
    return d


def digitization(small: bool) -> Drawing:
    """A chip with four legs a side, 0 and 1 in its core."""
    d = figure()
    wide, long = (8.0, 14.0) if small else (7.4, 13.4)
    for i in range(4):
        at = 50 + (i - 1.5) * 14.6 - wide / 2
        for x, y, w, h in (
            (at, 3.0, wide, long),
            (at, 97 - long, wide, long),
            (3.0, at, long, wide),
            (97 - long, at, long, wide),
        ):
            d.bar(x, y, w, h)
    d.bar(19, 19, 62, 62)
    if not small:
        d.areas([box(24, 24, 52, 52), box(26.2, 26.2, 47.6, 47.6)[::-1]], GROUND, inner=True)
        d.disc(31, 31, 2.2, GROUND)
    core = 31.0 if small else 34.0
    d.bar(core, core, 100 - 2 * core, 100 - 2 * core, TINT, inner=True)
    d.areas([arc(43.4, 50, 6.6, 0, 360, 10.5)[:-1], arc(43.4, 50, 2.7, 360, 0, 6.6)[:-1]], INK, inner=True)
    d.area(
        [(55.4, 43.0), (60.4, 39.5), (62.2, 39.5), (62.2, 60.5), (58.2, 60.5), (58.2, 46.0), (55.4, 47.6)],
        INK,
        inner=True,
    )
    return d


def _strand(turns: float, phase: float, reach: float, top: float, bottom: float) -> Points:
    count = 40
    return [
        (50 + reach * math.sin(phase + 2 * math.pi * turns * i / count), top + (bottom - top) * i / count)
        for i in range(count + 1)
    ]


def genetics(small: bool) -> Drawing:
    """Two upright strands; the one in front keeps a gap on both sides."""
    d = figure()
    turns, reach, thick, gap = (1.0, 27.0, 13.5, 4.0) if small else (1.5, 26.0, 9.8, 2.6)
    top, bottom = 7.0, 93.0
    back, front = _strand(turns, math.pi / 2, reach, top, bottom), _strand(turns, -math.pi / 2, reach, top, bottom)
    count = 14 if not small else 5
    for i in range(count):
        y = top + (bottom - top) * (i + 0.35) / (count - 0.3)
        share = (y - top) / (bottom - top)
        half = abs(reach * math.cos(2 * math.pi * turns * share))
        if half < (9 if not small else 14):
            continue
        height = 3.0 if not small else 7
        d.bar(50 - half, y - height / 2, half, height)
        d.bar(50, y - height / 2, half, height, TINT)
    d.line(back, thick)
    d.line(front, thick + 2 * gap, GROUND)
    d.line(front, thick)
    return d


def _shield() -> Points:
    right = [
        *quad((50.0, 2.0), (68.0, 14.0), (91.0, 14.5)),
        *cubic((91.0, 14.5), (93.0, 52.0), (84.0, 82.0), (50.0, 98.0)),
    ]
    return right + mirror(right)


def security(small: bool) -> Drawing:
    """A shield with a keyhole; its right half is tint."""
    d = figure()
    shield, about = _shield(), (50.0, 48.0)
    d.area(shield)
    d.area(grow(shield, 0.87, about), GROUND)
    inner = grow(shield, 0.81, about)
    d.area(inner, INK, inner=True)
    right = right_of(inner, 51.2 if not small else 50)
    d.area(right, TINT, inner=True)
    if not small:
        d.hatch(right, -45, 4.6, 1.7)
    hole = [(45.4, 47.0), (54.6, 47.0), (60.0, 68.0), (40.0, 68.0)]
    grown = [(42.0, 44.0), (58.0, 44.0), (64.2, 71.6), (35.8, 71.6)]
    d.disc(50, 40, 14, INK, inner=True)
    d.area(grown, INK, inner=True)
    d.disc(50, 40, 9.6, GROUND)
    d.area(hole, GROUND)
    if not small:
        d.disc(50, 40, 3.4, INK, inner=True)
    return d


def _canopy(ribs: tuple[float, ...]) -> list[Points]:
    """The gores of an umbrella between neighbouring ribs."""
    top, edge = (50.0, 7.0), 45.0

    def rib(x: float) -> Points:
        bend = 50 + (x - 50) * 0.93
        return cubic(top, (50 + (x - 50) * 0.55, 7.0), (bend, 22.0), (x, edge), 12)

    gores = []
    for left, right in itertools.pairwise(ribs):
        hem = quad((right, edge), ((left + right) / 2, edge - 9.5), (left, edge), 8)
        gores.append([*rib(right), *hem[1:-1], *rib(left)[::-1][:-1]])
    return gores


def _person(d: Drawing, x: float, head: float, r: float, half: float, ink: str = INK) -> None:
    d.disc(x, head, r, ink)
    shoulder = head + r + 1.6
    bend = half * 0.75
    left = arc(x - half + bend, shoulder + bend, bend, 180, 270)
    right = arc(x + half - bend, shoulder + bend, bend, 270, 360)
    d.area([*left, *right, (x + half, 98.0), (x - half, 98.0)], ink)


def welfare(small: bool) -> Drawing:
    """An umbrella over an adult, a child and an old person with a stick."""
    d = figure()
    d.area([(48.4, 0.0), (51.6, 0.0), (52.6, 9.0), (47.4, 9.0)])
    for i, gore in enumerate(_canopy((3.0, 26.5, 50.0, 73.5, 97.0))):
        d.area(gore, INK)
        if i in (1, 2):
            middle = (sum(x for x, _ in gore) / len(gore), sum(y for _, y in gore) / len(gore))
            d.area(grow(gore, 0.84 if not small else 0.8, middle), TINT if i == 2 else INK, inner=True)
    for x in (26.5, 73.5):
        bend = 50 + (x - 50) * 0.93
        d.line(
            cubic((50, 9), (50 + (x - 50) * 0.55, 9.0), (bend, 22), (x, 44)),
            1.6 if not small else 2.4,
            GROUND,
            inner=True,
        )
    d.line([(50, 10), (50, 44)], 1.6 if not small else 2.4, GROUND, inner=True)
    d.line([(50, 40), (50, 88), *arc(57, 88, 7, 180, 20)], 4.2 if not small else 5.4)
    _person(d, 24, 58, 7.4, 11)
    _person(d, 40.0, 73, 4.8, 6.6, TINT) if not small else _person(d, 40.5, 74, 4.8, 5.6)
    if not small:
        d.ring(40, 73, 4.8, 1.4, INK)
        d.line([(33.9, 98), (33.9, 86), *arc(39.9, 86, 6.0, 180, 360), (45.9, 98)], 1.4, INK)
    _person(d, 78, 60, 7.0, 10)
    d.line([(92.5, 76), (92.5, 98)], 2.6 if not small else 3.6)
    d.line([(88, 76), (92.5, 76)], 2.6 if not small else 3.6)
    return d


def leaf(cx: float, top: float, bottom: float, half: float) -> Points:
    """A leaf that is pointed above and round below."""
    tall = bottom - top
    right = [
        *cubic(
            (cx, top),
            (cx + half * 0.5, top + tall * 0.14),
            (cx + half, top + tall * 0.32),
            (cx + half, top + tall * 0.6),
        ),
        *cubic((cx + half, top + tall * 0.6), (cx + half, top + tall * 0.86), (cx + half * 0.5, bottom), (cx, bottom))[
            1:
        ],
    ]
    return right + mirror(right, cx)[1:-1]


def environment(small: bool) -> Drawing:
    """A leaf on a trunk: a tree."""
    d = figure()
    crown = leaf(50, 1, 79, 35)
    d.area(crown)
    inner = grow(crown, 0.9, (50, 42))
    right = right_of(inner, 51.4)
    d.area(right, TINT, inner=True)
    if not small:
        d.hatch(right, -34, 5.2, 1.5, INK, 2.4)
    d.line([(50, 18), (50, 78)], 2.6 if not small else 4, GROUND if small else INK, inner=True, round_=False)
    d.line([(50.0, 16), (50.0, 76)], 1.8, GROUND, inner=True)
    for y, reach in ((34, 17), (48, 25), (61, 24)) if not small else ((38, 20), (58, 26)):
        thick = 3.4 if not small else 5
        d.cut((50, y + 8), (50 - reach, y - reach * 0.5 + 3), thick)
        if small:
            d.cut((50, y + 8), (50 + reach, y - reach * 0.5 + 3), 3.6, INK)
        else:
            d.cut((50, y + 8), (50 + reach, y - reach * 0.5 + 3), 2.6, INK)
    d.area(
        [
            (46.4, 72),
            (53.6, 72),
            (54.6, 93),
            *quad((54.6, 93), (58, 96), (66, 97)),
            *quad((34, 97), (42, 96), (45.4, 93)),
        ]
    )
    if not small:
        d.area([*quad((10, 98.5), (50, 89), (90, 98.5)), (10, 98.5)])
    else:
        d.bar(20, 93, 60, 5)
    return d


def traffic(small: bool) -> Drawing:
    """A car from the front."""
    d = figure()
    left = [*quad((18.0, 54.0), (24.0, 36.0), (29.0, 20.0), 4), *arc(35, 20, 6, 190, 270)]
    cabin = [(26.0, 54.0), *left, *mirror(left), (74.0, 54.0)]
    d.area(cabin)
    glass = [(33.5, 21.0), (66.5, 21.0), (75.4, 49.0), (24.6, 49.0)]
    d.area(glass, TINT, inner=True)
    if not small:
        d.area([(44, 21), (53, 21), (42, 49), (30, 49)], GROUND)
        d.area([(56, 21), (58.4, 21), (47.5, 49), (44.6, 49)], GROUND)
        head = [*arc(66, 42, 4.6, 180, 360), (70.6, 49.0), (61.4, 49.0)]
        d.area(head, INK, inner=True)
    for x in (4.0, 84.0):
        d.area(rounded(x, 38, 12, 9, 2))
    d.area(rounded(8, 52, 84, 34, 7))
    for x in (14.0, 68.0):
        d.area(rounded(x, 84, 18, 14, 2.6))
        if not small:
            d.bar(x - 0.5, 86.6, 19, 1.6, GROUND)
    lamp = 8.2 if not small else 9
    for x in (22.0, 78.0):
        d.disc(x, 66, lamp, GROUND)
        d.disc(x, 66, lamp - 3.4, TINT, inner=True)
    for y in (60.0, 64.6, 69.2) if not small else (60.0, 68.0):
        d.bar(37, y, 26, 2.4 if not small else 4, GROUND)
    if not small:
        d.area(rounded(36.5, 75.5, 27, 7.4, 1.6), GROUND)
        d.bar(40, 77.8, 5, 2.8, INK, inner=True)
        d.bar(47, 77.8, 13, 2.8, INK, inner=True)
    return d
