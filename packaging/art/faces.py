"""Parts of faces on a grid of 120 by 124: heads, hair, eyes, glasses, beards and mouths. The axis lies at 60."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.drawing import GROUND, INK, PARTY, Drawing
from art.geometry import Point, Points, arc, cubic, gouge, half_plane, mirror, quad

__all__ = ["HAIR", "SHADE", "SKIN", "parts"]

HAIR, SKIN, SHADE = "#060606", "#070707", "#080808"
"""Places of the colours of hair and skin."""
W, H = 120.0, 124.0
HALO = 7.0


def sheet() -> Drawing:
    """An empty part with a halo."""
    return Drawing(W, H, HALO)


def _whole(right: Points) -> Points:
    """A shape from its right half, which runs from the axis above to the axis below."""
    return right + mirror(right, 60)[1:-1]


def _head(half: float, jaw: Point, chin: Point, flat: float = 0.0) -> Points:
    """A head by its half width, what bends the jaw, and the end of the chin."""
    crown = cubic((60, 24), (60 + half * 0.62, 24), (60 + half, 34), (60 + half, 52), 10)
    lower = cubic((60 + half, 52), (60 + half, jaw[1]), jaw, chin, 12)
    right = crown + lower[1:]
    if flat:
        right.append((60.0, chin[1]))
    return _whole(right)


HEADS: dict[str, Points] = {
    "oval": _head(23, (73, 80), (60, 85)),
    "square": _head(23.5, (83, 76), (70, 84.5), 1),
    "round": _head(25, (77, 84), (60, 84.5)),
    "long": _head(21.5, (74, 84), (60, 89)),
    "heart": _head(24.5, (71, 76), (60, 87)),
}


def head(name: str) -> Drawing:
    """A head with its ears, its shaded side and its outline."""
    d = sheet()
    shape = HEADS[name]
    half = max(x for x, _ in shape) - 60
    for side, ink in ((-1, SKIN), (1, SHADE)):
        ear = arc(60 + side * (half + 0.8), 58, 5.0, 0, 360, 7.4)[:-1]
        d.area(ear, ink)
        d.line([*ear, ear[0]], 1.5)
    d.area(shape, SKIN)
    upper = half_plane(half_plane(shape, (68.5, 124), (69.5, 0)), (200, 62), (0, 62))
    lower = half_plane(half_plane(shape, (61, 90), (70.5, 61)), (0, 62), (200, 62))
    d.area(upper, SHADE, inner=True)
    d.area(lower, SHADE, inner=True)
    d.line([*shape, shape[0]], 1.7)
    return d


def neck() -> Drawing:
    """The neck, shaded below the chin."""
    d = sheet()
    shape: Points = [(50, 72), (70, 72), (70, 92), (76, 104), (44, 104), (50, 92)]
    d.area(shape, SKIN)
    d.area([(50.5, 84), (70, 78), (70, 92), (76, 104), (64, 104)], SHADE, inner=True)
    d.line([(50, 74), (50, 92), (44, 104)], 1.5)
    d.line([(70, 74), (70, 92), (76, 104)], 1.5)
    return d


def eyes(old: bool = False) -> Drawing:
    """Two eyes and a nose; old ones have lines below and on the forehead."""
    d = Drawing(W, H)
    for x in (50.0, 70.0):
        d.area(
            [
                (x - 5.6, 54.8),
                *quad((x - 5.6, 54.8), (x, 47.6), (x + 5.6, 54.8), 8),
                *quad((x + 5.6, 54.8), (x, 60.4), (x - 5.6, 54.8), 8),
            ]
        )
        d.area(
            [
                *quad((x - 4.2, 55.0), (x, 50.6), (x + 4.2, 55.0), 8),
                *quad((x + 4.2, 55.0), (x, 58.8), (x - 4.2, 55.0), 8),
            ],
            GROUND,
        )
        d.disc(x, 54.7, 2.5)
        d.disc(x + 0.9, 53.8, 0.7, GROUND)
    d.line(
        [
            (58.4, 60),
            (57.2, 66.0),
            *quad((57.2, 66.0), (58.2, 69.4), (61.4, 69), 4),
            *quad((61.4, 69), (63.6, 68.7), (64.2, 67), 4),
        ],
        2.0,
    )
    if old:
        for x in (50.0, 70.0):
            d.line(quad((x - 4.6, 61.6), (x, 64.2), (x + 4.6, 61.6), 6), 1.0)
        d.line(quad((50, 34.5), (60, 33), (70, 34.5), 6), 1.0)
        d.line(quad((52, 38.5), (60, 37), (68, 38.5), 6), 1.0)
        for side in (-1, 1):
            d.line([(60 + side * 11, 68), (60 + side * 12.4, 73)], 1.1)
    return d


def brows(name: str) -> Drawing:
    """Eyebrows; never higher inside than outside."""
    d = Drawing(W, H)
    for side in (-1, 1):
        a, b, c = {"arch": (46.6, 43.2, 46.0), "straight": (46.6, 45.2, 46.4), "low": (47.0, 45.4, 46.0)}[name]
        line = quad((60 + side * 4.6, a), (60 + side * 10, b - 1.6), (60 + side * 16.2, c), 8)
        d.line(line, {"arch": 2.3, "straight": 2.9, "low": 3.3}[name])
    return d


def mouth(name: str) -> Drawing:
    """A mouth."""
    d = Drawing(W, H)
    if name == "smile":
        d.line(quad((51.5, 73.4), (60, 80.6), (68.5, 73.4)), 2.2)
    elif name == "grin":
        d.area(
            [
                (50.5, 72.4),
                (69.5, 72.4),
                *quad((69.5, 72.4), (67, 81.6), (60, 81.6)),
                *quad((60, 81.6), (53, 81.6), (50.5, 72.4)),
            ]
        )
        d.area(
            [
                (52.8, 73.6),
                (67.2, 73.6),
                *quad((67.2, 73.6), (66, 77.2), (60, 77.2)),
                *quad((60, 77.2), (54, 77.2), (52.8, 73.6)),
            ],
            GROUND,
        )
    elif name == "flat":
        d.line([(52.5, 75), (67.5, 75)], 2.4)
        d.line([(56.5, 79.2), (63.5, 79.2)], 1.1)
    elif name == "stern":
        d.line(quad((52, 76.4), (60, 72.6), (68, 76.4)), 2.3)
        d.line([(57, 79.6), (63, 79.6)], 1.1)
    elif name == "side":
        d.line([*quad((52, 75.4), (60, 77.6), (68.4, 72.4))], 2.3)
    elif name == "talk":
        d.area(arc(60, 75.8, 5.4, 0, 360, 4.6)[:-1])
        d.area([*arc(60, 75.2, 3.8, 185, 355, 3.0)], GROUND)
    else:
        d.area(
            [
                (52, 74.6),
                *quad((52, 74.6), (56, 71.6), (60, 73)),
                *quad((60, 73), (64, 71.6), (68, 74.6)),
                *quad((68, 74.6), (60, 80.8), (52, 74.6)),
            ]
        )
        d.line([(54.5, 75), (65.5, 75)], 0.9, GROUND)
    return d


def beard(name: str) -> Drawing:
    """A beard."""
    d = Drawing(W, H)
    if name == "full":
        outer = [*cubic((83, 56), (84, 74), (75, 87), (60, 91)), *cubic((60, 91), (45, 87), (36, 74), (37, 56))[1:]]
        inner = [
            *quad((39.5, 60), (43, 70.4), (51, 70.4)),
            *quad((51, 70.4), (56, 69.6), (60, 71)),
            *quad((60, 71), (64, 69.6), (69, 70.4)),
            *quad((69, 70.4), (77, 70.4), (80.5, 60)),
        ]
        d.area([*outer, *inner], HAIR)
        for x in (52, 60, 68):
            d.area(gouge((x, 82), (60 + (x - 60) * 0.8, 89), 1.1), GROUND)
    else:
        d.area(
            [
                (53.4, 79.4),
                *quad((53.4, 79.4), (60, 77), (66.6, 79.4)),
                *quad((66.6, 79.4), (66, 87), (60, 88.6)),
                *quad((60, 88.6), (54, 87), (53.4, 79.4)),
            ],
            HAIR,
        )
    return d


def glasses(name: str) -> Drawing:
    """Glasses."""
    d = Drawing(W, H)
    for side in (-1, 1):
        x = 60 + side * 10.4
        if name == "round":
            d.ring(x, 55, 8.0, 2.3)
        elif name == "square":
            frame: Points = [(x - 8.4, 49.4), (x + 8.4, 49.4), (x + 7.6, 61), (x - 7.6, 61)]
            d.line([*frame, frame[0]], 2.4)
        elif name == "half":
            frame = [
                (x - 8, 57),
                (x + 8, 57),
                *quad((x + 8, 57), (x + 6, 64), (x, 64)),
                *quad((x, 64), (x - 6, 64), (x - 8, 57)),
            ]
            d.line([*frame, frame[0]], 2.0)
        else:
            tip = 60 + side * 21.6
            near = 60 + side * 2.6
            frame = [
                (near, 51.4),
                (tip, 47.6),
                *quad((tip, 47.6), (60 + side * 19, 61.4), (x, 61.4)),
                *quad((x, 61.4), (near, 61), (near, 51.4)),
            ]
            d.line([*frame, frame[0]], 2.3)
        y = 57.0 if name == "half" else 53.4
        d.line([(60 + side * 18.6, y), (60 + side * 24.6, y - 2.4)], 2.0)
    d.line([(57.4, 54.6), (62.6, 54.6)] if name != "half" else [(52.4, 57), (67.6, 57)], 2.0)
    return d


# -- hair -----------------------------------------------------------------------------------------------------------


def _cap(low: float, peak: float = 20.0, half: float = 26.0) -> Points:
    """The crown of the head down to a height."""
    right = cubic((60, peak), (60 + half * 0.75, peak), (60 + half, 32), (60 + half - 0.6, low))
    return _whole(right)


def _fringe(line: Points, half: float = 26.0, peak: float = 19.5, low: float = 50.0) -> Points:
    """Hair above the forehead: the crown, closed by a hairline from right to left."""
    right = cubic((60, peak), (60 + half * 0.72, peak), (60 + half, 31), (60 + half - 0.4, low))
    left = mirror(right, 60)
    return [*left, *right[1:], *line]


def _strands(d: Drawing, cuts: list[tuple[Point, Point]]) -> None:
    d.areas([gouge(a, b, 1.3) for a, b in cuts], GROUND, inner=True)


def hair(name: str) -> tuple[Drawing, Drawing]:
    """Hair behind the head and in front of it."""
    back, front = sheet(), sheet()
    if name == "part":
        front.area(
            _fringe(
                [
                    (83.6, 50),
                    *quad((82.6, 42), (76, 37), (66, 38.4)),
                    *quad((66, 38.4), (54, 38), (46, 31)),
                    *quad((44, 36), (38.6, 42), (37, 50)),
                ],
                peak=17,
            ),
            HAIR,
        )
        _strands(front, [((47, 29), (64, 22)), ((52, 33), (73, 27)), ((60, 35.6), (79, 34))])
    elif name == "bald":
        for side in (-1, 1):
            front.area(
                [
                    (60 + side * 24.6, 44),
                    (60 + side * 27.6, 52),
                    (60 + side * 26.6, 63),
                    (60 + side * 22.4, 58),
                    (60 + side * 22, 48),
                ],
                HAIR,
            )
        front.area(gouge((48, 31), (56, 27), 1.4), GROUND)
    elif name == "bob":
        back.area(
            _whole([*cubic((60, 18), (82, 18), (90, 34), (91, 62)), *quad((91, 62), (91, 82), (87, 88)), (60.0, 88.0)]),
            HAIR,
        )
        front.area(
            _fringe([*quad((84.6, 52), (80, 40), (66, 30)), *quad((66, 30), (54, 40), (36, 53))], peak=17.5), HAIR
        )
        _strands(front, [((64, 27), (48, 38)), ((60, 24), (43, 36)), ((70, 27), (79, 37))])
    elif name == "long":
        back.area(
            _whole(
                [*cubic((60, 17), (82, 17), (90, 36), (91, 66)), *quad((91, 66), (93, 98), (95, 116)), (60.0, 116.0)]
            ),
            HAIR,
        )
        front.area(
            _fringe([*quad((84, 54), (80, 40), (60, 27.6)), *quad((60, 27.6), (40, 40), (36, 54))], peak=17), HAIR
        )
        _strands(front, [((63, 24), (78, 36)), ((57, 24), (42, 36))])
    elif name == "afro":
        for angle in range(0, 360, 30):
            if 60 < angle < 120:
                continue
            back.disc(60 + 27 * math.cos(math.radians(angle)), 44 + 26 * math.sin(math.radians(angle)), 14.6, HAIR)
        back.disc(60, 42, 28, HAIR)
        front.area(
            _fringe(
                [
                    *quad((84, 50), (82, 38), (74, 35)),
                    *quad((70, 32.6), (60, 31), (50, 32.6)),
                    *quad((46, 35), (38, 38), (36, 50)),
                ],
                peak=15,
            ),
            HAIR,
        )
    elif name == "bun":
        back.disc(60, 13, 9.6, HAIR)
        front.area(
            _fringe([*quad((84, 50), (80, 36), (60, 30.6)), *quad((60, 30.6), (40, 36), (36, 50))], peak=18), HAIR
        )
        _strands(
            front,
            [
                ((60, 28), (60, 20)),
                ((70, 31), (64, 21)),
                ((50, 31), (56, 21)),
                ((78, 38), (69, 24)),
                ((42, 38), (51, 24)),
            ],
        )
    elif name == "curls":
        for x, y, r in (
            (34, 58, 10),
            (86, 58, 10),
            (33, 44, 10.5),
            (87, 44, 10.5),
            (39, 31, 11),
            (81, 31, 11),
            (50, 23, 11),
            (70, 23, 11),
            (60, 20, 11),
            (36, 68, 8),
            (84, 68, 8),
        ):
            back.disc(x, y, r, HAIR)
        for x, y, r in ((46, 33, 7), (55, 29, 7.4), (65, 29, 7.4), (74, 33, 7), (40, 40, 5.6), (80, 40, 5.6)):
            front.disc(x, y, r, HAIR)
    elif name == "crew":
        front.area(
            [(36.6, 48), (36, 30), (40, 21), (80, 21), (84, 30), (83.4, 48), (81, 40), (78, 34), (42, 34), (39, 40)],
            HAIR,
        )
        _strands(front, [((x, 31), (x, 24)) for x in (46, 53, 60, 67, 74)])
    elif name == "quiff":
        front.area(
            [
                *quad((36.6, 50), (35, 32), (40, 24)),
                *quad((40, 24), (50, 13), (66, 15)),
                *quad((66, 15), (80, 14), (88, 10)),
                *quad((88, 10), (88, 24), (83.6, 50)),
                *quad((83, 40), (80, 34), (74, 33.4)),
                *quad((74, 33.4), (56, 36), (42, 34.6)),
                (39, 40),
            ],
            HAIR,
        )
        _strands(front, [((44, 29), (60, 20)), ((52, 31), (74, 22)), ((62, 31), (81, 22))])
    elif name == "receding":
        front.area(
            [
                *quad((37, 52), (34, 34), (46, 24)),
                *quad((46, 24), (54, 19.6), (60, 20)),
                *quad((60, 20), (66, 19.6), (74, 24)),
                *quad((74, 24), (86, 34), (83, 52)),
                *quad((82, 42), (79, 34), (72, 29.4)),
                *quad((70, 33), (64, 33.6), (60, 31)),
                *quad((60, 31), (56, 33.6), (48, 29.4)),
                *quad((41, 34), (38, 42), (37, 52)),
            ],
            HAIR,
        )
        _strands(front, [((41, 42), (45, 30)), ((79, 42), (75, 30))])
    elif name == "pixie":
        front.area(
            _fringe(
                [
                    (84.6, 58),
                    *quad((83, 46), (80, 40), (73, 35)),
                    (70, 41),
                    (63, 34.6),
                    (56, 42),
                    (50, 36),
                    (43, 46),
                    (40, 44),
                    (35.4, 58),
                ],
                peak=17,
                half=26.6,
                low=54,
            ),
            HAIR,
        )
        _strands(front, [((66, 22), (70, 34)), ((56, 22), (51, 33)), ((47, 27), (42, 38))])
    elif name == "braid":
        for i, (x, y) in enumerate(((88, 62), (91, 73), (91, 84), (89, 95), (87, 105))):
            back.area(arc(x, y, 7.4 - i * 0.5, 0, 360, 8)[:-1], HAIR)
        back.area(_cap(60, 18, 27), HAIR)
        front.area(_fringe([*quad((84, 52), (82, 40), (74, 32)), *quad((74, 32), (52, 34), (36, 52))], peak=17.6), HAIR)
        _strands(front, [((72, 29), (50, 34)), ((68, 25), (46, 30))])
    else:  # pony
        back.area(
            [
                *quad((76, 26), (100, 22), (102, 50)),
                *quad((102, 50), (104, 76), (94, 88)),
                *quad((94, 88), (92, 66), (88, 54)),
                (80, 40),
            ],
            HAIR,
        )
        front.area(_fringe([*quad((84, 50), (80, 36), (64, 30)), *quad((64, 30), (44, 34), (36, 50))], peak=17.6), HAIR)
        _strands(front, [((62, 28), (44, 35)), ((66, 24), (50, 25)), ((68, 28), (80, 34))])
    return back, front


def extras() -> Drawing:
    """Earrings in the party's colour."""
    d = Drawing(W, H)
    for x in (35.6, 84.4):
        d.disc(x, 67.4, 2.4, PARTY)
        d.ring(x, 67.4, 2.4, 0.9, INK)
    return d


HAIRS = ("part", "bald", "bob", "long", "afro", "bun", "curls", "crew", "quiff", "receding", "pixie", "braid", "pony")
GLASSES, BEARDS = ("round", "square", "half", "cat"), ("full", "goatee")
MOUTHS, BROWS = ("smile", "grin", "flat", "stern", "side", "talk", "lips"), ("arch", "straight", "low")


def parts() -> dict[str, Drawing]:
    """All parts by name."""
    made = {f"head-{name}": head(name) for name in HEADS}
    for name in HAIRS:
        made[f"back-{name}"], made[f"hair-{name}"] = hair(name)
    several: tuple[tuple[str, tuple[str, ...], Callable[[str], Drawing]], ...] = (
        ("glasses", GLASSES, glasses), ("beard", BEARDS, beard), ("mouth", MOUTHS, mouth), ("brows", BROWS, brows),
    )  # fmt: skip
    for kind, names, draw in several:
        made.update({f"{kind}-{name}": draw(name) for name in names})
    return made | {"eyes": eyes(), "eyes-old": eyes(True), "neck": neck(), "earrings": extras()}
