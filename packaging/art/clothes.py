"""What politicians wear, and the thing in front of them that names their office."""

from __future__ import annotations

import math

from art.drawing import GROUND, INK, PARTY, RAY, Drawing
from art.faces import H, W, sheet
from art.geometry import Points, arc, box, cubic, mirror, quad, rounded, turn

__all__ = ["COLLARS", "PROPS", "collar", "prop"]

COLLARS = ("suit", "bow", "turtle", "blouse", "pearls", "scarf", "open", "cardigan")
PROPS = (
    "desk", "badge", "mics", "files", "gavel", "medal", "megaphone", "lectern", "phone", "bell", "scales", "coins",
    "globe",
)  # fmt: skip


def _shoulders() -> Points:
    right = [(66.0, 92.0), *cubic((71, 92), (80, 98), (100, 98), (106, 126))]
    return right + mirror(right, 60)


def _lapels(d: Drawing, ink: str, line: str) -> None:
    for side in (-1, 1):
        d.line(
            [
                (60 + side * 13, 91.5),
                (60 + side * 20, 103),
                (60 + side * 14, 106),
                (60 + side * 17, 110),
                (60 + side * 3, 126),
            ],
            1.8,
            line,
            inner=True,
        )
        d.line([(60 + side * 33, 108), (60 + side * 35, 126)], 1.2, line, inner=True)


def collar(name: str) -> Drawing:
    """Clothes and collar."""
    d = sheet()
    body = _shoulders()
    if name in ("suit", "bow", "open", "cardigan"):
        d.area(body, INK)
        d.area([(49, 89), (60, 102), (71, 89), (76, 96), (64, 126), (56, 126), (44, 96)], GROUND)
        for side in (-1, 1):
            d.line(
                [(60 + side * 11, 89.5), (60 + side * 15.6, 96.5), (60 + side * 8.6, 104.5), (60, 101)],
                1.6,
                INK,
                inner=True,
            )
    if name == "suit":
        d.area([(56.6, 102), (63.4, 102), (62.2, 107), (65, 126), (55, 126), (57.8, 107)], PARTY, inner=True)
        d.line([(56.6, 102), (63.4, 102), (62.2, 107), (65, 126)], 1.2, INK, inner=True)
        d.line([(56.6, 102), (57.8, 107), (55, 126)], 1.2, INK, inner=True)
        _lapels(d, INK, GROUND)
    elif name == "bow":
        for side in (-1, 1):
            wing: Points = [(60, 102), (60 + side * 12, 96.5), (60 + side * 12, 108)]
            d.area(wing, PARTY, inner=True)
            d.line([*wing, wing[0]], 1.5, INK, inner=True)
        d.disc(60, 102, 3, PARTY, inner=True)
        d.ring(60, 102, 3, 1.4, INK, inner=True)
        _lapels(d, INK, GROUND)
    elif name == "open":
        d.area([(52, 92), (60, 112), (68, 92)], "#070707", inner=True)
        _lapels(d, INK, GROUND)
    elif name == "cardigan":
        d.area([(57, 102), (63, 102), (64.6, 118), (60, 124), (55.4, 118)], PARTY, inner=True)
        d.line([(57, 102), (63, 102), (64.6, 118), (60, 124), (55.4, 118), (57, 102)], 1.1, INK, inner=True)
        for side in (-1, 1):
            d.line([(60 + side * 15, 94), (60 + side * 10, 112), (60 + side * 3, 126)], 2.6, PARTY, inner=True)
    elif name == "turtle":
        d.area(body, PARTY)
        neck: Points = [
            (47.6, 84),
            *quad((47.6, 84), (60, 93), (72.4, 84), 8),
            (75, 97),
            *quad((75, 97), (60, 107), (45, 97), 8),
        ]
        d.area(neck, PARTY)
        d.line([*neck, neck[0]], 1.8, GROUND, inner=True)
        for side in (-1, 1):
            d.cut((60 + side * 31, 108), (60 + side * 33, 125), 1.6)
    elif name == "blouse":
        d.area(body, PARTY)
        d.area([(50, 92), (60, 120), (70, 92), (74, 95), (62, 126), (58, 126), (46, 95)], INK, inner=True)
        d.area([(52, 93), (60, 112), (68, 93), (66, 91), (54, 91)], "#070707", inner=True)
        for side in (-1, 1):
            d.line(
                [(60 + side * 12, 91.5), (60 + side * 21, 102), (60 + side * 14.5, 106), (60 + side * 3.4, 126)],
                1.8,
                GROUND,
                inner=True,
            )
    elif name == "pearls":
        d.area(body, INK)
        d.area([(47, 94), *quad((47, 94), (60, 118), (73, 94), 10), (70, 90), (50, 90)], "#070707", inner=True)
        for i in range(11):
            angle = math.radians(18 + i * 14.4)
            x, y = 60 - 13.4 * math.cos(angle), 92 + 12.6 * math.sin(angle)
            d.disc(x, y, 2.2, INK, inner=True)
            d.disc(x, y, 1.6, GROUND)
        for side in (-1, 1):
            d.cut((60 + side * 31, 108), (60 + side * 33, 125), 1.4)
    else:  # scarf
        d.area(body, INK)
        wrap: Points = [
            (45, 88),
            *quad((45, 88), (60, 99), (75, 88), 8),
            (78, 98),
            *quad((78, 98), (60, 112), (42, 98), 8),
        ]
        d.area(wrap, PARTY, inner=True)
        d.line([*wrap, wrap[0]], 1.6, GROUND, inner=True)
        tail: Points = [(64, 104), (76, 100), (80, 124), (66, 125)]
        d.area(tail, PARTY, inner=True)
        d.line([*tail, tail[0]], 1.6, GROUND, inner=True)
        for y in (108.0, 113.0, 118.0):
            d.line([(66, y), (76, y - 2)], 1.2, GROUND, inner=True)
    return d


def _outlined(d: Drawing, points: Points, ink: str, line: float = 1.8) -> None:
    d.line([*points, points[0]], line + 3.4, GROUND)
    d.area(points, ink)
    d.line([*points, points[0]], line, INK)


def prop(name: str) -> Drawing:
    """The thing that names an office."""
    d = Drawing(W, H)
    if name == "desk":
        d.area(box(8, 113, 104, 12), GROUND)
        d.area(box(8, 114.6, 104, 10))
        for x in (14.0, 90.0):
            _outlined(d, box(x, 106, 16, 8), RAY, 1.5)
    elif name == "badge":
        for side in (-1, 1):
            d.area([(84, 112), (84 + side * 7, 125), (84 + side * 1, 125)], GROUND)
        rim: Points = [
            (84 + r * math.cos(a), 107 + r * math.sin(a))
            for i in range(24)
            for a in [math.radians(i * 15)]
            for r in [9.4 if i % 2 else 7.6]
        ]
        d.area(rim, GROUND)
        d.disc(84, 107, 6, PARTY)
        d.ring(84, 107, 6, 1.4)
        d.disc(84, 107, 2, INK)
    elif name == "mics":
        for x, top, lean, ink in (
            (30.0, 101.0, -16, GROUND),
            (42.0, 108.0, -8, PARTY),
            (78.0, 108.0, 8, GROUND),
            (90.0, 101.0, 16, PARTY),
        ):
            d.line(turn([(x, top + 8), (x, 130)], lean, (x, 124)), 6, GROUND)
            d.line(turn([(x, top + 8), (x, 130)], lean, (x, 124)), 3)
            bulb = turn(rounded(x - 4, top - 4, 8, 13, 4), lean, (x, 124))
            _outlined(d, bulb, ink, 1.6)
            d.line(turn([(x - 3, top + 1.6), (x + 3, top + 1.6)], lean, (x, 124)), 1)
    elif name == "files":
        _outlined(d, turn(box(76, 92, 28, 36), 10, (90, 110)), GROUND)
        _outlined(d, turn(box(71, 95, 28, 36), -4, (90, 110)), PARTY)
        _outlined(d, turn(box(76, 101, 14, 6), -4, (90, 110)), GROUND, 1.2)
    elif name == "gavel":
        handle = turn(box(86, 100, 5, 30), 28, (88, 104))
        _outlined(d, handle, INK, 1)
        _outlined(d, turn(box(73, 93, 30, 13), 28, (88, 100)), PARTY)
        for x in (71.0, 100.0):
            _outlined(d, turn(box(x, 91.6, 5.6, 16), 28, (88, 100)), INK, 1)
    elif name == "medal":
        _outlined(d, [(32, 100), (42, 98), (44, 111), (36, 112)], PARTY, 1.4)
        d.disc(40, 116.4, 7.6, GROUND)
        d.disc(40, 116.4, 6)
        d.disc(40, 116.4, 4, GROUND)
        d.disc(40, 116.4, 1.9)
    elif name == "megaphone":
        cone = turn([(72, 104), (102, 90), (102, 122), (72, 112)], -8, (88, 106))
        _outlined(d, cone, PARTY, 2)
        _outlined(d, turn(box(64, 103, 8.6, 10), -8, (88, 106)), INK, 1.2)
        _outlined(d, turn([(76, 114), (84, 115), (86, 128), (79, 128)], -8, (88, 106)), INK, 1)
        for y, tip in ((92.0, 87.0), (104.0, 104.0), (116.0, 121.0)):
            d.line([(107, y), (115, tip)], 2.4)
    elif name == "lectern":
        _outlined(d, [(22, 110), (98, 110), (92, 126), (28, 126)], INK, 1.4)
        d.area(box(50, 114, 20, 5), PARTY)
        for side in (-1, 1):
            d.line(quad((60 + side * 6, 110), (60 + side * 15, 100), (60 + side * 10, 94)), 5.4, GROUND)
            d.line(quad((60 + side * 6, 110), (60 + side * 15, 100), (60 + side * 10, 94)), 2.4)
            d.disc(60 + side * 9.6, 93, 2.6)
    elif name == "phone":
        back = [*arc(92, 74, 13, 110, 250, 24)]
        d.line(back, 10.4, GROUND)
        d.line(back, 6.6)
        for x, y in (back[0], back[-1]):
            _outlined(d, rounded(x - 5, y - 4.6, 9.6, 9.6, 3), PARTY, 1.6)
        d.line([*quad((87, 97), (92, 112), (84, 126))], 1.8)
    elif name == "bell":
        bell = [
            (86, 96),
            (92, 96),
            *cubic((92, 96), (101, 99), (100, 112), (105, 117)),
            *cubic((73, 117), (78, 112), (77, 99), (86, 96)),
        ]
        _outlined(d, bell, PARTY, 1.8)
        _outlined(d, box(86.4, 84, 5.2, 12), INK, 1)
        d.disc(89, 120.4, 3.6)
    elif name == "scales":
        d.line([(90, 94), (90, 126)], 6.4, GROUND)
        d.line([(70, 97), (110, 97)], 6, GROUND)
        d.line([(90, 94), (90, 126)], 3.4)
        d.line([(70, 97), (110, 97)], 2.6)
        d.disc(90, 94, 3)
        for x in (73.0, 107.0):
            d.line([(x - 8, 111), (x, 97), (x + 8, 111)], 1.4)
            _outlined(
                d,
                [
                    (x - 9, 111),
                    (x + 9, 111),
                    *quad((x + 9, 111), (x + 6, 119), (x, 119)),
                    *quad((x, 119), (x - 6, 119), (x - 9, 111)),
                ],
                PARTY,
                1.4,
            )
    elif name == "coins":
        for x, count in ((78.0, 4), (97.0, 6)):
            for i in range(count):
                _outlined(d, rounded(x - 10, 121 - i * 6.4, 20, 6.2, 2.6), PARTY if i % 2 == 0 else GROUND, 1.5)
    else:  # globe
        d.disc(90, 108, 17, GROUND)
        d.ring(90, 108, 14.4, 2)
        d.line([(90, 94), (90, 122)], 1.5)
        for half in (7.0,):
            d.line(arc(90, 108, half, 0, 360, 14.4), 1.5)
        for y, half in ((100.6, 12.2), (108.0, 14.4), (115.4, 12.2)):
            d.line([(90 - half, y), (90 + half, y)], 1.5)
    return d
