"""The landmarks of the states from Schleswig-Holstein to Brandenburg, on a grid of 100, and what all share."""

from __future__ import annotations

import random

from art.drawing import GROUND, INK, TINT, Drawing
from art.geometry import Points, arc, box, cubic, gouge, quad, rounded, turn, wave


def sky(seed: int, until: float = 92.0) -> Drawing:
    """A sky of level cuts."""
    d = Drawing(100, 100)
    rng = random.Random(seed)
    cuts = []
    y = 6.0
    while y < until:
        x = -10 + rng.uniform(0, 16)
        while x < 100:
            length = rng.uniform(18, 34)
            cuts.append(gouge((max(1.0, x), y), (min(99.0, x + length), y), 0.9))
            x += length + rng.uniform(4, 9)
        y += 7.4
    d.areas(cuts, TINT)
    return d


def _water(d: Drawing, top: float) -> None:
    d.bar(0, top, 100, 100 - top)
    for i in range(int((97 - top) / 5)):
        d.line(wave(0, 100, top + 4.6 + i * 5.2, 1.5, 26, i * 2.0), 1.7, GROUND, round_=False)


def hill(d: Drawing, left: float, peak: float, right: float) -> None:
    d.area([*quad((0, left), (50, peak * 2 - (left + right) / 2), (100, right)), (100, 100), (0, 100)])
    d.line(
        [(x, y + 5) for x, y in quad((0, left), (50, peak * 2 - (left + right) / 2), (100, right))],
        1.6,
        GROUND,
        round_=False,
    )


def lighthouse() -> Drawing:
    """Schleswig-Holstein: a lighthouse on a dyke."""
    d = sky(1)
    for side in (-1, 1):
        for a, b in ((14, 19), (22, 27), (30, 38)):
            d.area([(50 + side * 9, 22), (50 + side * 52, a - 4), (50 + side * 52, b - 5)], TINT)
    tower: Points = [(43, 34), (57, 34), (62, 82), (38, 82)]
    d.area(tower, GROUND)
    for y0, y1 in ((34.0, 44.0), (54.0, 64.0), (74.0, 82.0)):
        k0, k1 = 7 + (y0 - 34) * 5 / 48, 7 + (y1 - 34) * 5 / 48
        d.area([(50 - k0, y0), (50 + k0, y0), (50 + k1, y1), (50 - k1, y1)])
    d.line([*tower, tower[0]], 1.6)
    d.bar(39, 31, 22, 3.4)
    d.bar(44.5, 17, 11, 14)
    d.bar(47, 19, 6, 10, GROUND)
    d.area([(42, 18), (50, 8), (58, 18)])
    for x in (6.0, 72.0):
        d.area([(x, 82), (x, 68), (x + 10, 59), (x + 20, 68), (x + 20, 82)])
        d.bar(x + 8, 71, 4, 6, TINT)
    hill(d, 84, 74, 84)
    return d


def crane() -> Drawing:
    """Hamburg: a container crane and a ship."""
    d = sky(2)
    for x in (74.0, 90.0):
        d.bar(x, 18, 4, 64)
    for y in (28.0, 44.0, 60.0):
        d.line([(76, y), (92, y + 15)], 2, round_=False)
        d.line([(92, y), (76, y + 15)], 2, round_=False)
    d.bar(10, 17, 90, 4.4)
    d.area([(70, 17), (82, 5), (86, 5), (98, 17)])
    d.line([(80, 7), (14, 17)], 1.5, round_=False)
    d.line([(38, 21), (38, 32)], 1.5, round_=False)
    d.line([(46, 21), (46, 32)], 1.5, round_=False)
    d.bar(34, 32, 16, 9)
    for x, y, ink in ((20, 62, INK), (31, 62, TINT), (42, 62, INK), (53, 62, TINT), (31, 53, INK), (42, 53, INK)):
        d.bar(x, y, 10, 8, ink)
    d.bar(10, 50, 8, 20)
    d.bar(11.6, 53, 4.8, 3, GROUND)
    d.area([(4, 70), (70, 70), (62, 84), (11, 84)])
    d.bar(14, 74.5, 42, 2, GROUND)
    _water(d, 84)
    return d


def cliff() -> Drawing:
    """Mecklenburg-Vorpommern: chalk cliffs with beeches."""
    d = sky(3, 70)
    d.disc(76, 24, 11, TINT)
    d.area([(0, 34), (30, 34), (36, 50), (40, 62), (48, 84), (0, 84)])
    d.area([(26, 40), (34, 46), (30, 58), (38, 62), (36, 84), (20, 84), (22, 58)], TINT)
    for top, x, w in ((46.0, 44.0, 20.0), (56.0, 58.0, 18.0), (68.0, 70.0, 14.0)):
        rock: Points = [(x - w * 0.5, 84), (x - 2, top), (x + 5, top + 12), (x + w * 0.7, 84)]
        d.area(rock, GROUND)
        d.line(rock, 1.6, round_=False)
        d.area([(x + 1, top + 8), (x + 5, top + 14), (x + w * 0.6, 84), (x + 3, 84)], TINT)
    for x, y, r in ((6, 22, 10), (18, 15, 11), (29, 22, 9), (12, 29, 9), (24, 30, 8)):
        d.disc(x, y, r)
    for x in (8.0, 18.0, 27.0):
        d.line([(x, 26), (x + 1, 44)], 2.6, GROUND)
        d.line([(x, 26), (x + 1, 44)], 1.6)
    for a, b in (((8, 20), (16, 17)), ((18, 26), (26, 22)), ((4, 28), (11, 26))):
        d.cut(a, b, 1.4)
    _water(d, 84)
    return d


def musicians() -> Drawing:
    """Bremen: donkey, dog, cat and cock on top of each other."""
    d = sky(4)
    d.area(
        [
            (22, 96),
            (22, 74),
            *cubic((22, 74), (20, 58), (30, 54), (40, 56)),
            (62, 55),
            (72, 40),
            (75, 33),
            (78, 40),
            (81, 34),
            (84, 42),
            (94, 52),
            (92, 58),
            (80, 56),
            (76, 66),
            (76, 96),
            (69, 96),
            (68, 74),
            (34, 75),
            (31, 96),
        ]
    )
    d.line(quad((23, 60), (15, 66), (18, 80)), 3)
    d.disc(84, 47, 1.3, GROUND)
    d.area(
        [
            (30, 54),
            (31, 42),
            *quad((31, 42), (40, 36), (50, 38)),
            (56, 31),
            (60, 33),
            (66, 37),
            (64, 40),
            (58, 41),
            (57, 54),
            (52, 54),
            (51, 46),
            (38, 46),
            (36, 54),
        ],
        GROUND,
    )
    d.area(
        [
            (31, 54),
            (32, 43),
            *quad((32, 43), (40, 37.5), (50, 39.5)),
            (56, 32.5),
            (58, 34.5),
            (64.6, 38),
            (57, 40),
            (56, 54),
            (52.6, 54),
            (51.6, 45),
            (37, 45),
            (35, 54),
        ]
    )
    d.area(
        [
            (34, 38),
            (35, 29),
            (48, 28),
            (51, 22),
            (53, 25),
            (55.5, 22),
            (57, 28),
            (53, 31),
            (52, 38),
            (48, 38),
            (47, 33),
            (39, 33),
            (38, 38),
        ],
        GROUND,
    )
    d.area(
        [
            (35, 38),
            (36, 30),
            (48, 29),
            (51, 23.5),
            (53, 26),
            (55, 24),
            (56, 28),
            (52, 31),
            (51, 38),
            (48.6, 38),
            (47.6, 32.6),
            (39, 32.6),
            (38, 38),
        ],
        TINT,
    )
    d.line([(35, 38), (36, 30), (48, 29), (51, 23.5), (53, 26), (55, 24), (56, 28), (52, 31), (51, 38)], 1.2)
    d.area(
        [
            (38, 28),
            (36, 17),
            (42, 21),
            *quad((42, 21), (47, 19), (48, 12)),
            (50, 8),
            (53, 11),
            (56, 13),
            (53, 15),
            *quad((53, 15), (54, 24), (47, 28)),
        ]
    )
    d.bar(10, 94, 80, 4)
    return d


def windmill() -> Drawing:
    """Niedersachsen: a windmill."""
    d = sky(5)
    d.area([(40, 46), (60, 46), (68, 84), (32, 84)])
    d.area([*arc(50, 46, 12, 180, 360, 11)])
    d.bar(28, 66, 44, 3.4, GROUND)
    d.bar(26, 67.4, 48, 2.6)
    for x in (28.0, 40.0, 52.0, 64.0):
        d.line([(x + 4, 70), (x - 4 + (x - 46) * -0.1, 84)], 1.6, round_=False)
    d.bar(46.5, 72, 7, 12, GROUND)
    d.bar(47, 54, 6, 6, TINT)
    for angle in (38, 128, 218, 308):
        d.area(turn(box(49, 2, 2.6, 44), angle, (50, 44)), GROUND)
        sail = turn(box(50.6, 4, 9, 30), angle, (50, 44))
        d.area(turn(box(47.6, 2.4, 14, 33.6), angle, (50, 44)), GROUND)
        d.area(sail, TINT)
        d.line([*sail, sail[0]], 1.5)
        for k in range(1, 4):
            d.line(turn([(50.6, 4 + k * 7.5), (59.6, 4 + k * 7.5)], angle, (50, 44)), 1.2, round_=False)
        d.area(turn(box(48.6, 3, 2.8, 42), angle, (50, 44)))
    d.disc(50, 44, 3.6)
    d.disc(50, 44, 1.4, GROUND)
    hill(d, 86, 78, 86)
    return d


def tower() -> Drawing:
    """Berlin: the television tower above houses."""
    d = sky(6)
    d.bar(49, 2, 2, 18)
    d.bar(48, 12, 4, 10)
    d.disc(50, 33, 13)
    d.area(arc(50, 33, 11, 20, 160), TINT)
    d.bar(37.6, 31, 24.8, 3, GROUND)
    d.area([(46, 44), (54, 44), (58, 92), (42, 92)])
    for x, y, w, h, ink in (
        (2.0, 58.0, 16.0, 36.0, INK),
        (19.0, 68.0, 18.0, 26.0, TINT),
        (62.0, 70.0, 15.0, 24.0, TINT),
        (78.0, 54.0, 18.0, 40.0, INK),
    ):
        d.bar(x - 1.2, y - 1.2, w + 2.4, h, GROUND)
        d.bar(x, y, w, h, ink)
        if ink == TINT:
            d.line([*box(x, y, w, h), (x, y)], 1.4)
        for row in range(int((h - 6) / 8)):
            for column in range(int((w - 3) / 5)):
                d.bar(x + 2.6 + column * 5, y + 4 + row * 8, 2.6, 4, GROUND if ink == INK else INK)
    d.bar(0, 92, 100, 8)
    return d


def punt() -> Drawing:
    """Brandenburg: a punt below pines."""
    d = sky(7, 76)
    d.disc(74, 24, 12, TINT)
    for x, top in ((14.0, 22.0), (28.0, 30.0)):
        d.area([(x - 2, top), (x + 2, top), (x + 3, 80), (x - 3, 80)])
        for i, half in enumerate((13.0, 17.0, 13.0)):
            y = top - 5 + i * 9
            d.area(arc(x + (i - 1) * 2, y, half, 0, 360, 4.4)[:-1], GROUND)
            d.area(arc(x + (i - 1) * 2, y, half - 1, 0, 360, 3.6)[:-1])
    for x, top in ((84.0, 56.0), (90.0, 50.0), (95.0, 58.0)):
        d.line([(x, 84), (x, top)], 1.5)
        d.area(rounded(x - 1.9, top - 9, 3.8, 11, 1.9))
    d.area(
        [*quad((24, 75), (50, 84), (86, 71)), *quad((86, 71), (74, 86), (54, 86)), *quad((54, 86), (34, 86), (24, 75))]
    )
    d.area([*quad((32, 78), (50, 83), (76, 75)), *quad((76, 75), (60, 79), (32, 78))], TINT)
    d.line([(72, 28), (62, 84)], 2)
    d.area(
        [(60, 79), (60, 60), *quad((60, 60), (61, 52), (65, 52)), *quad((65, 52), (70, 53), (70, 62)), (69, 77)], GROUND
    )
    d.area(
        [(61, 79), (61, 61), *quad((61, 61), (62, 53.4), (65, 53.4)), *quad((65, 53.4), (69, 54), (69, 62)), (68, 77)]
    )
    d.disc(65, 48.5, 4)
    d.area([(58.4, 46.8), (71.6, 46.8), (68, 43), (62, 43)])
    _water(d, 84)
    return d
