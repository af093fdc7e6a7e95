"""The landmarks of the states from Sachsen-Anhalt to Bayern, on a grid of 100."""

from __future__ import annotations

import math

from art.drawing import GROUND, TINT, Drawing
from art.geometry import Points, arc, box, cubic, gouge, inside, mirror, quad
from art.landmarks_north import hill, sky


def disc_of_sky() -> Drawing:
    """Sachsen-Anhalt: the bronze disc with sun, moon and stars."""
    d = sky(8, 98)
    d.disc(50, 50, 45, GROUND)
    d.disc(50, 50, 42.6)
    d.disc(35, 50, 13, GROUND)
    d.disc(71, 44, 15, TINT)
    d.disc(66.5, 40, 13)
    for x, y in (
        (50, 16),
        (40, 23),
        (62, 20),
        (53, 28),
        (47, 32),
        (57, 33),
        (52, 38),
        (24, 28),
        (28, 74),
        (44, 76),
        (60, 70),
        (74, 68),
        (68, 80),
        (52, 62),
        (18, 62),
        (80, 24),
        (33, 84),
    ):
        d.disc(x, y, 2.1, GROUND)
    d.area([*arc(50, 50, 41, -28, 26), *arc(50, 50, 37, 26, -28)], TINT)
    d.area([*quad((30, 86), (50, 76), (70, 86)), *quad((70, 86), (50, 82), (30, 86))], GROUND)
    return d


def winding() -> Drawing:
    """Nordrhein-Westfalen: the winding tower of a mine."""
    d = sky(9)
    d.area(box(2, 58, 34, 34), TINT)
    d.line([*box(2, 58, 34, 34), (2, 58)], 2)
    d.area([(0, 58), (38, 58), (34, 51), (4, 51)])
    for x in (7.0, 14.0, 21.0, 28.0):
        d.bar(x, 66, 4, 14)
    for a, b in (((48, 30), (42, 92)), ((58, 30), (64, 92)), ((58, 28), (92, 92))):
        d.line([a, b], 4.2, round_=False)
    for i in range(6):
        y = 36 + i * 9.4
        k = (y - 30) / 62
        d.line([(48 - 6 * k, y), (58 + 6 * k, y + 8)], 1.6, round_=False)
        d.line([(58 + 6 * k, y), (48 - 6 * k, y + 8)], 1.6, round_=False)
        d.line([(58 + 34 * k - 1, y + 2), (58 + 6 * k + 1, y + 2)], 1.5, round_=False)
    d.bar(40, 27, 28, 4)
    for x in (44.0, 64.0):
        d.disc(x, 16, 12, GROUND)
        d.ring(x, 16, 10, 2.6)
        for angle in range(0, 180, 36):
            c, s = 10 * math.cos(math.radians(angle)), 10 * math.sin(math.radians(angle))
            d.line([(x - c, 16 - s), (x + c, 16 + s)], 1.3, round_=False)
        d.disc(x, 16, 2.6)
    d.bar(0, 90, 100, 10)
    return d


def gable() -> Drawing:
    """Hessen: a half-timbered gable."""
    d = sky(10)
    d.area([(50, 2), (93, 48), (87, 52), (82, 47), (82, 94), (18, 94), (18, 47), (13, 52), (7, 48)])
    d.area([(50, 11), (80, 43), (20, 43)], GROUND)
    d.bar(22, 47, 56, 21, GROUND)
    d.bar(22, 72, 56, 20, GROUND)
    for line in (
        [(50, 11), (50, 92)], [(36, 26), (36, 43)], [(64, 26), (64, 43)], [(35, 28), (65, 28)],
        [(36, 43), (28, 35)], [(64, 43), (72, 35)], [(36, 28), (50, 43)], [(64, 28), (50, 43)],
        [(36, 47), (36, 92)], [(64, 47), (64, 92)], [(22, 68), (36, 47)], [(78, 68), (64, 47)],
        [(36, 47), (50, 68)], [(64, 47), (50, 68)], [(22, 72), (36, 92)], [(78, 72), (64, 92)],
    ):  # fmt: skip
        d.line([(float(x), float(y)) for x, y in line], 3, round_=False)
    d.bar(38.5, 75, 9, 10, TINT)
    d.bar(53, 74, 9, 20)
    d.bar(54.6, 76, 5.8, 16, TINT)
    d.bar(4, 93, 92, 4)
    return d


def castle() -> Drawing:
    """Thüringen: a castle on a rock."""
    d = sky(11, 70)
    d.disc(22, 26, 10, TINT)
    d.bar(60, 18, 20, 40)
    for x in (59.0, 67.0, 75.0):
        d.bar(x, 11, 6, 9)
    for y in (26.0, 38.0):
        d.bar(68, y, 4, 7, GROUND)
    d.area([(82, 58), (82, 36), (96, 36), (96, 70)])
    for x in (82.0, 88.4, 94.0):
        d.bar(x, 31, 3.6, 6)
    d.area(box(32, 44, 28, 24), TINT)
    d.line([*box(32, 44, 28, 24), (32, 44)], 2)
    d.area([(28, 45), (46, 29), (64, 45)])
    for x in (37.0, 44.0, 51.0):
        d.bar(x, 50, 4, 7)
    d.area(
        [(0, 92), (8, 84), (20, 76), (26, 66), (44, 62), (62, 60), (84, 58), (97, 66), (100, 80), (100, 100), (0, 100)]
    )
    for a, b in (
        ((22, 78), (34, 70)),
        ((34, 84), (48, 74)),
        ((54, 80), (66, 70)),
        ((70, 90), (82, 78)),
        ((80, 74), (90, 68)),
        ((14, 92), (24, 86)),
        ((44, 94), (56, 88)),
    ):
        d.cut(a, b, 2.2)
    return d


def dome() -> Drawing:
    """Sachsen: a domed church."""
    d = sky(12)
    d.bar(49, 2, 2, 10)
    d.bar(46.4, 4.6, 7.2, 1.8)
    d.area([(44, 22), (44, 16), *quad((44, 16), (44, 11), (50, 10)), *quad((50, 10), (56, 11), (56, 16)), (56, 22)])
    d.area(
        [
            (24, 62),
            *cubic((24, 62), (24, 38), (40, 34), (42, 21)),
            (58, 21),
            *cubic((58, 21), (60, 34), (76, 38), (76, 62)),
        ]
    )
    for x, reach in ((30.0, 45.5), (40.0, 48.0), (50.0, 50.0), (60.0, 52.0), (70.0, 54.5)):
        half = 3.6
        d.area(
            [
                (x - half, 60),
                *quad((x - half, 60), (x - (x - 50) * 0.1 - 2, 40), (reach - 0.7, 24)),
                (reach + 0.7, 24),
                *quad((reach + 0.7, 24), (x - (x - 50) * 0.1 + 3, 40), (x + half, 60)),
            ],
            TINT,
        )
    d.bar(20, 61, 60, 6)
    d.bar(22, 68.4, 56, 25)
    for x in (27.0, 39.0, 51.0, 63.0):
        d.area([*arc(x + 4.5, 77, 4, 180, 360), (x + 8.5, 90), (x + 0.5, 90)], GROUND)
    for x in (8.0, 82.0):
        d.bar(x, 56, 10, 38)
        d.area([(x - 1, 57), *quad((x - 1, 57), (x, 48), (x + 5, 42)), *quad((x + 5, 42), (x + 10, 48), (x + 11, 57))])
        d.bar(x + 4.2, 37, 1.6, 7)
        d.bar(x + 3.4, 64, 3.4, 9, GROUND)
    d.bar(0, 92, 100, 8)
    return d


def vineyard() -> Drawing:
    """Rheinland-Pfalz: a vineyard below a ruin."""
    d = sky(13, 70)
    d.disc(20, 24, 10, TINT)
    d.bar(58, 20, 16, 34)
    for x in (57.0, 64.0, 71.0):
        d.bar(x, 13, 4.6, 8)
    d.area([(74, 54), (74, 40), (80, 36), (83, 41), (88, 34), (94, 38), (94, 58)])
    d.bar(64, 27, 4, 8, GROUND)
    d.area([*quad((0, 78), (34, 44), (66, 48)), *quad((66, 48), (88, 50), (100, 62)), (100, 100), (0, 100)])
    for i in range(7):
        foot = 4 + i * 17.5
        line = quad((62 + i * 2.6, 51), (50 + i * 7, 68), (foot, 102), 14)
        for k in range(0, 13, 2):
            d.area(gouge(line[k], line[k + 1], 1.4 + k * 0.16), GROUND)
    grapes = [(14 + column * 8.4 + row * 4.2, 68 + row * 7.2) for row in range(4) for column in range(4 - row)]
    for x, y in grapes:
        d.disc(x, y, 5.4, GROUND)
    for x, y in grapes:
        d.disc(x, y, 4.2, TINT)
        d.ring(x, y, 4.2, 1.2)
    d.line(quad((27, 64), (28, 58), (33, 56)), 2.2, GROUND)
    d.area([(26, 64), (14, 60), (18, 52), (28, 54), (34, 58)], GROUND)
    d.area([(25, 62), (16, 59.4), (19, 53.6), (27, 55.4), (31, 58.6)])
    return d


def ironworks() -> Drawing:
    """Saarland: blast furnace and hot stoves."""
    d = sky(14)
    d.disc(92, 12, 7, TINT)
    d.disc(98, 6, 6, TINT)
    d.bar(85, 16, 6, 76)
    d.line([(6, 90), (42, 34)], 7, round_=False)
    d.line([(8, 87), (40, 37)], 2.6, GROUND, round_=False)
    for k in range(8):
        x, y = 9 + k * 4.2, 85.4 - k * 6.5
        d.line([(x - 2.4, y - 1.8), (x + 2.4, y + 1.8)], 1.5, round_=False)
    d.area([(38, 34), (50, 34), (52, 48), (57, 60), (57, 92), (32, 92), (32, 60), (36, 48)])
    d.bar(35, 28, 18, 6)
    d.line([(44, 28), (44, 12), (70, 12), (70, 42)], 4.2, round_=False)
    for x in (60.0, 73.0):
        d.area([*arc(x + 5.5, 48, 5.5, 180, 360, 8), (x + 11, 92), (x, 92)], GROUND)
        d.area([*arc(x + 5.5, 48, 5, 180, 360, 7.4), (x + 10.5, 92), (x + 0.5, 92)], TINT)
        d.line([*arc(x + 5.5, 48, 5.2, 180, 360, 7.6), (x + 10.7, 92), (x + 0.3, 92), (x + 0.3, 48)], 1.8)
        for y in (58.0, 70.0, 82.0):
            d.bar(x, y, 11, 1.8)
    d.bar(40, 66, 8, 10, GROUND)
    d.bar(0, 90, 100, 10)
    return d


def farmhouse() -> Drawing:
    """Baden-Württemberg: a farmhouse under a great roof between firs."""
    d = sky(15)
    for x, top in ((12.0, 34.0), (90.0, 28.0)):
        for i in range(4):
            y = top + i * 14
            d.area([(x, y - 6), (x + 7 + i * 2.6, y + 15), (x - 7 - i * 2.6, y + 15)])
            d.cut((x - 3 - i * 2, y + 13), (x + 1, y + 4), 1.3)
    d.area([(30, 24), (70, 24), (92, 66), (86, 70), (14, 70), (8, 66)], GROUND)
    d.area([(31, 26), (69, 26), (90, 66), (84, 68), (16, 68), (10, 66)])
    d.area([(50, 22), (62, 42), (38, 42)], GROUND)
    d.area([(42, 26), (58, 26), (50, 40)], TINT)
    for y in (47.0, 54.0, 61.0):
        k = (y - 26) * 0.52
        d.areas(
            [
                gouge((33 - k + i * (34 + 2 * k) / 5, y), (33 - k + (i + 0.8) * (34 + 2 * k) / 5, y), 1.4)
                for i in range(5)
            ],
            GROUND,
        )
    d.area(box(20, 68, 60, 24), TINT)
    d.line([*box(20, 68, 60, 24), (20, 68)], 2)
    for x in (25.0, 36.0, 47.0, 58.0, 69.0):
        d.bar(x, 72, 7, 7)
        d.bar(x + 1.4, 73.4, 4.2, 4.2, GROUND)
    d.bar(18, 81, 64, 2.6)
    d.bar(45, 83, 10, 10)
    d.bar(0, 91, 100, 9)
    d.line([(0, 95), (100, 95)], 1.4, GROUND, round_=False)
    return d


def onion() -> Drawing:
    """Bayern: an onion tower before the Alps."""
    d = sky(16, 60)
    for peaks in ([(-6, 78), (24, 26), (48, 70)], [(30, 80), (66, 16), (106, 78)]):
        slope = [(float(x), float(y)) for x, y in peaks]
        d.area(inside(slope, 0, 0, 100, 100), TINT)
        d.line([(min(100.0, max(0.0, x)), y) for x, y in slope], 2.2)
        (_, _), (px, py), (_, _) = peaks
        snow: Points = [
            (px, py),
            (px + 9, py + 15),
            (px + 4, py + 13),
            (px + 1, py + 20),
            (px - 3, py + 13),
            (px - 8, py + 16),
        ]
        d.area(snow, GROUND)
        d.line([*snow, snow[0]], 1.4)
    d.area(box(26, 48, 16, 40), GROUND)
    d.area(box(27.4, 49, 13.2, 38))
    right = [
        (34.0, 18.0),
        *cubic((34, 24), (37, 30), (44, 32), (43.4, 39)),
        *cubic((43.4, 39), (43, 44), (41, 46), (41, 49))[1:],
    ]
    onion_ = right + mirror(right, 34)
    d.line([*onion_, onion_[0]], 3.4, GROUND)
    d.area(onion_)
    d.bar(33.2, 11, 1.6, 10)
    d.bar(31.4, 13.4, 5.2, 1.5)
    d.disc(34, 57, 4, GROUND)
    d.bar(32, 68, 4, 9, GROUND)
    d.area(box(41, 64, 32, 24), GROUND)
    d.line([*box(42, 65, 30, 22), (42, 65)], 2)
    d.area([(38, 66), (46, 52), (70, 52), (78, 66)])
    for x in (47.0, 55.0, 63.0):
        d.area([*arc(x + 2.2, 74, 2.2, 180, 360), (x + 4.4, 82), (x, 82)])
    hill(d, 88, 82, 84)
    return d
