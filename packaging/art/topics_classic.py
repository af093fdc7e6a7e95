"""The nine topics that only the classic editions have, as figures on a grid of 100."""

from __future__ import annotations

import math

from art.drawing import GROUND, INK, TINT, Drawing
from art.geometry import Points, arc, box, cubic, gouge, grow, right_of, rounded, turn, wave
from art.letters import EURO, SHARP_S
from art.topics import figure

__all__ = ["economy", "euro", "health", "heart", "nuclear", "social", "spelling", "taxes", "terror", "trefoil", "wages"]


def _letter(outlines: list[Points], cx: float, cy: float, height: float) -> list[Points]:
    """A letter in the middle of a place."""
    xs = [x for line in outlines for x, _ in line]
    ys = [y for line in outlines for _, y in line]
    factor = height / (max(ys) - min(ys))
    mx, my = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return [[(cx + (x - mx) * factor, cy + (y - my) * factor) for x, y in line] for line in outlines]


def terror(small: bool) -> Drawing:
    """A camera on a pole and what it sees."""
    d = figure()

    def tilt(points: Points) -> Points:
        return turn(points, -20, (50, 30))

    d.area([(11.0, 52.0), (17.0, 47.0), (62.0, 98.0), (2.0, 98.0)], TINT)
    d.bar(84, 20, 9, 72)
    d.area(rounded(74, 90, 26, 8, 1.5))
    d.area([(56, 40), (64, 36), (72, 52), (88, 52), (88, 60), (67, 60)])
    d.area(tilt(rounded(8, 28, 66, 24, 2)))
    d.area(tilt([(0, 16), (80, 16), (84, 25), (0, 25)]))
    d.area(tilt(rounded(-1, 31, 9, 18, 2)))
    d.disc(*tilt([(3.5, 40)])[0], 4.2, GROUND)
    if not small:
        d.disc(*tilt([(3.5, 40)])[0], 1.8, INK, inner=True)
        d.area(tilt(box(14, 35, 34, 2.2)), GROUND)
        d.area(tilt(box(14, 40.5, 22, 2.2)), GROUND)
        d.disc(*tilt([(64, 40)])[0], 3.2, GROUND)
    d.area(tilt(box(-2, 25, 84, 2.6)), GROUND, inner=True)
    return d


def economy(small: bool) -> Drawing:
    """A factory hall with saw teeth, a chimney, and a crane that lifts a beam."""
    d = figure()
    for x, y, r in (
        ((79.0, 16.0, 7.4), (88.0, 11.0, 8.4), (95.0, 17.0, 5.4)) if not small else ((82, 13, 8), (92, 10, 8))
    ):
        d.disc(x, y, r, TINT)
    if not small:
        d.area([(11, 10), (14, 10), (17, 60), (8, 60)], INK)
        d.hatch([(11, 12), (14, 12), (16, 60), (9, 60)], 30, 5.5, 2.4, GROUND, 0)
        d.line([(2, 11), (60, 11)], 2.6, round_=False)
        d.line([(2, 11), (12.5, 3), (60, 11)], 1.6, round_=False)
        d.bar(2, 11, 6, 8)
        d.line([(48, 11), (48, 22)], 1.6, round_=False)
        d.line([(40, 29), (48, 22), (56, 29)], 1.6, round_=False)
        d.bar(37, 29, 22, 5.6)
    chimney = [(73.0, 25.0), (87.0, 25.0), (89.0, 62.0), (71.0, 62.0)]
    d.area(chimney)
    d.bar(71.4, 24, 17.2, 4)
    if not small:
        d.bar(72.4, 31, 15.4, 2.2, GROUND)
    roof: Points = [(3.0, 98.0), (3.0, 62.0)]
    for x in (3.0, 26.0, 49.0):
        roof += [(x, 62.0), (x + 23, 44.0), (x + 23, 62.0)]
    d.area([*roof, (97.0, 62.0), (97.0, 98.0)])
    if small:
        for x in (14.0, 38.0, 78.0):
            d.bar(x, 71, 11, 9, TINT if x == 38 else GROUND, inner=True)
        d.bar(56, 82, 14, 16, GROUND)
        return d
    for x in (3.0, 26.0, 49.0):
        d.area([(x + 8, 59.6), (x + 20.4, 49.8), (x + 20.4, 59.6)], TINT, inner=True)
    for i, x in enumerate((9.0, 22.0, 35.0, 72.0, 85.0)):
        d.bar(x, 70, 8, 7, TINT if i % 2 else GROUND, inner=True)
    d.bar(47, 76, 19, 22, GROUND)
    d.bar(49, 78, 7, 20, INK, inner=True)
    d.bar(57.4, 78, 7, 20, TINT, inner=True)
    return d


def _coin_face(d: Drawing, cx: float, cy: float, r: float, small: bool) -> None:
    d.disc(cx, cy, r)
    d.disc(cx, cy, r * 0.82, GROUND)
    d.disc(cx, cy, r * 0.72, TINT, inner=True)
    if small:
        d.ring(cx, cy, r * 0.46, r * 0.3, INK, inner=True)
        return
    for i in range(28):
        angle = math.radians(i * 360 / 28)
        a = (cx + r * 0.88 * math.cos(angle), cy + r * 0.88 * math.sin(angle))
        b = (cx + r * 1.02 * math.cos(angle), cy + r * 1.02 * math.sin(angle))
        d.cut(a, b, 1.0)
    d.areas(_letter(EURO, cx - 0.5, cy, r * 0.86), INK, inner=True)


def taxes(small: bool) -> Drawing:
    """A per cent sign of two coins and a bar."""
    d = figure()
    d.area([(78, 3), (90, 3), (22, 97), (10, 97)])
    if not small:
        d.line([(80, 10), (21, 91)], 1.6, GROUND, inner=True)
    for cx, cy in ((25.0, 27.0), (75.0, 73.0)):
        _coin_face(d, cx, cy, 23, small)
    return d


def trefoil(cx: float, cy: float, r: float) -> list[Points]:
    """The sign of radiation: three blades around a disc."""
    blades = []
    for start in (-30.0, 90.0, 210.0):
        blades.append([*arc(cx, cy, r, start - 30, start + 30), *arc(cx, cy, r * 0.33, start + 30, start - 30)])
    return [*blades, arc(cx, cy, r * 0.2, 0, 360)[:-1]]


def _tower(cx: float, top: float, waist: float, bottom: float, base: float, foot: float) -> Points:
    """A cooling tower: half widths above, in the waist and below."""
    right = cubic(
        (cx + top, bottom),
        (cx + waist * 0.86, bottom + (foot - bottom) * 0.38),
        (cx + waist, bottom + (foot - bottom) * 0.6),
        (cx + base, foot),
        16,
    )
    return right + [(2 * cx - x, y) for x, y in right[::-1]]


def nuclear(small: bool) -> Drawing:
    """Cooling towers with steam and the sign of radiation."""
    d = figure()
    puffs = (
        ((24.0, 17.0, 8.0), (36.0, 10.5, 10.0), (50.0, 14.0, 8.4), (58.0, 9.0, 6.0))
        if not small
        else ((28, 14, 9.5), (42, 11, 10.5), (54, 15, 7))
    )
    for x, y, r in puffs:
        d.disc(x, y, r, TINT)
    if not small:
        for x, y, r in ((80.0, 33.0, 5.6), (88.0, 28.0, 7.0), (95.0, 33.0, 4.4)):
            d.disc(x, y, r, TINT)
        second = _tower(81, 13, 14, 42, 20, 96)
        d.area(second, INK)
        inner = _tower(81, 10.6, 11.6, 44.4, 17.2, 96)
        d.area(inner, TINT, inner=True)
        d.areas([gouge((81 + k * 3.9, 47), (81 + k * 5.6, 94), 1.5) for k in (-2, -1, 0, 1, 2)], INK, inner=True)
    cx = 40.0 if not small else 48.0
    main = _tower(cx, 24, 21, 24, 38, 96)
    d.area(main)
    d.oval(cx, 24, 24, 5.4, INK)
    d.oval(cx, 24.2, 19.6, 3.2, TINT if not small else GROUND, inner=True)
    d.areas(trefoil(cx, 66, 18.5), GROUND, inner=True)
    d.bar(2 if not small else 6, 94, 96 if not small else 88, 4)
    return d


def _stack(d: Drawing, cx: float, count: int, half: float, small: bool) -> None:
    step = 8.2 if not small else 10.6
    for i in range(count):
        y = 98 - (i + 1) * step
        x = cx + (0.9 if i % 2 else -0.9)
        d.area(rounded(x - half, y, half * 2, step - (1.5 if not small else 2.8), 2.2))
        if not small:
            for k in range(-3, 4):
                d.bar(x + k * half * 0.25 - 0.7, y + 1.6, 1.4, step - 4.8, GROUND)


def wages(small: bool) -> Drawing:
    """A hard hat over three stacks of coins."""
    d = figure()
    if small:
        for cx, count in ((22.0, 3), (50.0, 4), (78.0, 2)):
            _stack(d, cx, count, 12, True)
    else:
        for cx, count in ((22.0, 4), (50.0, 5), (78.0, 3)):
            _stack(d, cx, count, 13.2, False)
    dome = [*arc(50, 42, 36, 180, 360, 36)]
    d.area(dome)
    rib = [*arc(50, 10, 8, 180, 360, 7), (59.0, 42.0), (41.0, 42.0)]
    d.area(grow(rib, 1.2, (50, 42)) if not small else grow(rib, 1.3, (50, 42)), GROUND)
    d.area(rib, TINT if not small else INK)
    if not small:
        for side in (-1, 1):
            for reach in (19, 28):
                line = [
                    (
                        50 + side * reach * math.sin(math.radians(a)),
                        42 - 34 * math.cos(math.radians(a)) * (1 - reach / 130),
                    )
                    for a in range(24, 91, 6)
                ]
                d.line(line, 1.9, GROUND, inner=True)
    d.area(rounded(4, 42, 92, 7.4, 3.6), GROUND)
    d.area(rounded(4, 43.4, 92, 7.2, 3.6))
    return d


def heart(cx: float, cy: float, size: float) -> Points:
    """A heart in a square of this size around a point."""
    right = [
        *cubic((0.0, -0.27), (0.05, -0.42), (0.2, -0.48), (0.29, -0.45)),
        *cubic((0.29, -0.45), (0.5, -0.4), (0.56, -0.12), (0.4, 0.08))[1:],
        *cubic((0.4, 0.08), (0.28, 0.24), (0.14, 0.34), (0.0, 0.48))[1:],
    ]
    points = right + [(-x, y) for x, y in right[::-1][1:-1]]
    return [(cx + x * size, cy + y * size) for x, y in points]


def social(small: bool) -> Drawing:
    """A life ring with four bands and a heart, on a wave."""
    d = figure()
    cx, cy, outer, inner = 50.0, 46.0, 44.0, 18.5
    d.areas([arc(cx, cy, outer, 0, 360)[:-1], arc(cx, cy, inner, 360, 0)[:-1]])
    for at in (45, 135, 225, 315):
        wide = 21
        band = [*arc(cx, cy, outer - 2.6, at - wide, at + wide), *arc(cx, cy, inner + 2.2, at + wide, at - wide)]
        d.area(
            [
                *arc(cx, cy, outer + 0.6, at - wide - 3, at + wide + 3),
                *arc(cx, cy, inner - 0.6, at + wide + 4, at - wide - 4),
            ],
            GROUND,
            inner=True,
        )
        d.area([*arc(cx, cy, outer, at - wide, at + wide), *arc(cx, cy, inner, at + wide, at - wide)], INK, inner=True)
        d.area(band, TINT, inner=True)
    if not small:
        d.ring(cx, cy, (outer + inner) / 2, 1.2, GROUND, inner=True)
    d.area(heart(cx, cy + 0.6, 25 if not small else 29))
    for y, thick in ((87.0, 5.0), (95.0, 3.6)) if not small else ((88.0, 7.0),):
        line = wave(1, 99, y, 3.0, 24.5, 0.6)
        d.line(line, thick + 5, GROUND)
        d.line(line, thick)
    return d


def euro(small: bool) -> Drawing:
    """A coin with teeth and the euro sign, two more lying below."""
    d = figure()
    cx, cy, r = 50.0, 42.0, 41.0
    rim: Points = []
    teeth = 30 if not small else 18
    for i in range(teeth):
        for share, reach in ((0.0, r), (0.3, r), (0.5, r * 0.92), (0.8, r * 0.92)):
            angle = math.radians((i + share) * 360 / teeth)
            rim.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    if not small:
        for x, y, w in ((8.0, 84.0, 76.0), (16.0, 92.0, 78.0)):
            d.area(rounded(x, y, w, 6.6, 3.2))
            d.bar(x + 3, y + 2.1, w - 6, 2.4, TINT, inner=True)
            for k in range(13):
                d.bar(x + 5 + k * (w - 11) / 12, y + 1.8, 1.2, 3.2, INK, inner=True)
    else:
        d.area(rounded(10, 90, 80, 8, 4))
    d.area(rim)
    d.disc(cx, cy, r * 0.83, GROUND)
    d.disc(cx, cy, r * 0.76, INK, inner=True)
    d.disc(cx, cy, r * 0.71, TINT, inner=True)
    if not small:
        d.hatch(arc(cx, cy, r * 0.68, 0, 360)[:-1], -45, 4.4, 1.5)
    letter = _letter(EURO, cx - 1, cy, r * 0.98)
    for line in letter:
        d.line([*line, line[0]], 5.4, GROUND, inner=True)
    d.areas(letter, INK, inner=True)
    return d


def health(small: bool) -> Drawing:
    """A heart with the line of a pulse."""
    d = figure()
    shape = heart(50, 50, 100)
    d.area(shape)
    inner = grow(shape, 0.88, (50, 47))
    right = right_of(inner, 51.2)
    d.area(right, TINT, inner=True)
    if not small:
        d.hatch(right, -45, 4.6, 1.5)
    pulse = [
        (1.0, 50.0),
        (28.0, 50.0),
        (34.0, 41.0),
        (42.0, 68.0),
        (52.0, 27.0),
        (61.0, 60.0),
        (66.0, 50.0),
        (99.0, 50.0),
    ]
    d.line(pulse, 9.6 if not small else 12, GROUND, inner=True, round_=False)
    d.line(pulse, 3.8 if not small else 5, INK, inner=True, round_=False)
    return d


def spelling(small: bool) -> Drawing:
    """A sheet with the letter ß, and a pencil."""
    d = figure()
    d.area(box(8, 3, 66, 94))
    d.area(box(11, 6, 60, 88), TINT, inner=True)
    letter = _letter(SHARP_S, 36, 40, 56)
    if not small:
        for line in letter:
            d.line([*line, line[0]], 5, GROUND, inner=True)
    d.areas(letter, INK, inner=True)
    if not small:
        for y, w in ((76.0, 30.0), (82.0, 22.0), (88.0, 40.0)):
            d.line(wave(15, 15 + w, y, 0.7, 9), 2.0, INK, inner=True)
    else:
        d.bar(15, 80, 34, 5, INK, inner=True)

    def lean(points: Points) -> Points:
        return turn(points, 24, (78, 42))

    whole = [(71.0, -4.0), (86.0, -4.0), (86.0, 72.0), (78.5, 91.0), (71.0, 72.0)]
    d.line(lean([*whole, whole[0]]), 6.4, GROUND)
    d.area(lean(whole))
    d.area(lean([(71, 6.5), (86, 6.5), (86, 9), (71, 9)]), GROUND)
    if not small:
        d.area(lean([(75.2, 12), (76.8, 12), (76.8, 69), (75.2, 69)]), GROUND)
        d.area(lean([(80.2, 12), (81.8, 12), (81.8, 69), (80.2, 69)]), GROUND)
    d.area(lean([(73.2, 74.0), (78.5, 71.6), (83.8, 74.0), (80.4, 83.0), (76.6, 83.0)]), GROUND if not small else TINT)
    return d
