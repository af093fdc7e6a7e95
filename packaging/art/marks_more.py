"""Pictures of the other marks of merit."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.drawing import GROUND, INK, TINT, Drawing
from art.geometry import Points, arc, box, quad, rounded
from art.marks import FIRST, digits, no_headline, rays, sheet, stroke

__all__ = ["MARKS"]


def minds() -> Drawing:
    """A card turns from minus to plus."""
    d = sheet()
    d.bar(12, 14, 34, 40, TINT)
    for x, y, sign in ((12, 14, "-"), (54, 48, "+")):
        d.areas([box(x, y, 34, 40), box(x + 3, y + 3, 28, 34)])
        digits(d, sign, x + 15.5, y + 18, 22, 4)
    stroke(d, quad((52, 22), (74, 20), (74, 38)), 4)
    d.area([(66, 34), (82, 34), (74, 46)])
    return d


def twice() -> Drawing:
    """Five times."""
    d = sheet()
    rays(d, 50, 50, 36, 48, 28)
    d.disc(50, 50, 33)
    digits(d, "x5", 51, 50, 30, 6.4, GROUND)
    return d


def cent() -> Drawing:
    """An empty purse."""
    d = sheet()
    d.area([(24, 32), (72, 16), (78, 34)], TINT)
    d.area(rounded(14, 32, 70, 52, 7))
    d.area(rounded(66, 50, 24, 18, 4))
    d.areas([rounded(68.5, 52.5, 19, 13, 3)], GROUND)
    d.disc(76, 59, 3)
    digits(d, "0", 40, 58, 26, 5.6, GROUND)
    return d


def _coins(d: Drawing, x: float, low: float, count: int) -> None:
    for at in range(count):
        y = low - at * 9
        d.area(rounded(x, y, 25, 8, 4))
        d.area(rounded(x + 2.4, y + 2, 20.2, 4, 2), TINT if at % 2 else GROUND)


def purse() -> Drawing:
    """Coins in three piles."""
    d = sheet()
    for x, count in ((10, 4), (37.5, 7), (65, 5)):
        _coins(d, x, 78, count)
    d.bar(6, 87, 88, 3.6)
    return d


def _hand(d: Drawing) -> None:
    for x, top, low in ((33, 30, 60), (43.5, 20, 60), (54, 18, 60), (64.5, 26, 60)):
        d.area(rounded(x, top, 8.6, low - top, 4.3))
    d.area([(33, 52), (73.1, 52), (73, 68), (64, 86), (44, 86), (36, 76)])
    d.area([(36, 76), (20, 58), (24, 52), (30, 54), (40, 64)])


def no_thanks() -> Drawing:
    """A hand that declines."""
    d = sheet()
    rays(d, 50, 50, 34, 47, 24)
    _hand(d)
    return d


def yes_please() -> Drawing:
    """A hand under coins."""
    d = sheet()
    for x, y, r in ((46, 18, 11), (68, 30, 11), (42, 42, 11)):
        d.ring(x, y, r - 2.4, 4.8)
        d.disc(x, y, r - 5.4, TINT)
    d.area([(10, 62), (26, 56), (44, 64), (60, 62), (62, 68), (48, 72), (62, 74), (84, 58), (92, 62), (66, 86),
            (36, 86), (26, 80), (10, 82)])  # fmt: skip  # along the palm
    return d


def _envelope(d: Drawing, x: float, y: float, w: float, h: float, sign: str) -> None:
    d.bar(x, y, w, h, GROUND)
    d.areas([box(x, y, w, h), box(x + 2.6, y + 2.6, w - 5.2, h - 5.2)])
    d.area([(x, y), (x + w, y), (x + w / 2, y + h * 0.56)], TINT)
    stroke(d, [(x + 1, y + 1.4), (x + w / 2, y + h * 0.58), (x + w - 1, y + 1.4)], 2.6)
    d.disc(x + w / 2, y + h * 0.58, h * 0.24)
    digits(d, sign, x + w / 2 - (0 if sign != "1" else 0.6), y + h * 0.58, h * 0.28, 2.2, GROUND)


def cheap_chair() -> Drawing:
    """An envelope with a one."""
    d = sheet()
    _envelope(d, 14, 26, 72, 50, "1")
    return d


def thousand() -> Drawing:
    """Two envelopes, a three and a four."""
    d = sheet()
    _envelope(d, 8, 16, 54, 38, "3")
    _envelope(d, 38, 48, 54, 38, "4")
    return d


def drawer() -> Drawing:
    """A drawer with a chart in it."""
    d = sheet()
    d.areas([box(30, 8, 40, 34), box(32.6, 10.6, 34.8, 31.4)])
    for x, tall in ((38, 10), (47, 20), (56, 15)):
        d.bar(x, 40 - tall, 6, tall)
    d.bar(14, 36, 72, 56)
    d.bar(19, 41, 62, 20, TINT)
    d.bar(19, 66, 62, 21, GROUND)
    for y in (48, 73):
        d.bar(40, y, 20, 5)
    return d


def cabinet() -> Drawing:
    """A house with all lights out."""
    d = sheet()
    d.area([(50, 12), (92, 48), (84, 54), (50, 25), (16, 54), (8, 48)])
    d.area([(22, 54), (50, 30), (78, 54), (78, 88), (22, 88)])
    d.bar(43, 60, 14, 28, GROUND)
    d.bar(68, 16, 9, 20)
    return d


def _person(d: Drawing, x: float, head: float, wide: float, ink: str) -> None:
    d.disc(x, head, wide * 0.34, ink)
    top = head + wide * 0.42
    d.area([(x - wide / 2, 84), *arc(x, top + wide * 0.5, wide / 2, -180, 0), (x + wide / 2, 84)], ink)


def everybody() -> Drawing:
    """Five people in a row."""
    d = sheet()
    for x in (31, 69):
        _person(d, x, 32, 26, TINT)
    for x in (14, 50, 86):
        _person(d, x, 40, 27, INK)
    d.bar(2, 84, 96, 6)
    return d


def minus_three() -> Drawing:
    """A curve that turns upward."""
    d = sheet()
    for y in range(16, 90, 12):
        d.bar(10, y, 80, 1.4, TINT)
    stroke(d, [(14, 44), (30, 78), (48, 66), (62, 50), (86, 18)], 4.6)
    d.ring(30, 78, 5, 3.6)
    d.disc(86, 18, 6)
    return d


def two() -> Drawing:
    """Two people under a star."""
    d = sheet()
    _person(d, 33, 40, 38, INK)
    _person(d, 67, 40, 38, TINT)
    corners: Points = []
    for at in range(10):
        angle, far = math.radians(at * 36 - 90), 11.0 if at % 2 == 0 else 4.6
        corners.append((50 + far * math.cos(angle), 18 + far * math.sin(angle)))
    d.area(corners)
    d.bar(8, 84, 84, 4)
    return d


def last_count() -> Drawing:
    """The television tower."""
    d = sheet()
    for x, tall in ((8, 26), (24, 34), (62, 30), (78, 22)):
        d.bar(x, 88 - tall, 14, tall, TINT)
        for at in range(int(tall / 9)):
            d.bar(x + 3, 88 - tall + 4 + at * 9, 3, 4)
            d.bar(x + 8, 88 - tall + 4 + at * 9, 3, 4)
    d.area([(47.6, 88), (48.8, 40), (51.2, 40), (52.4, 88)])
    d.disc(50, 36, 10)
    d.bar(39, 35, 22, 3.4, GROUND)
    d.bar(49, 6, 2, 22)
    d.bar(4, 88, 92, 4)
    return d


MARKS: dict[str, Callable[[], Drawing]] = {
    **FIRST,
    "headline": no_headline,
    "minds": minds,
    "twice": twice,
    "cent": cent,
    "purse": purse,
    "no-thanks": no_thanks,
    "yes-please": yes_please,
    "cheap-chair": cheap_chair,
    "thousand": thousand,
    "drawer": drawer,
    "cabinet": cabinet,
    "everybody": everybody,
    "minus-three": minus_three,
    "two": two,
    "last-count": last_count,
}
"""What draws each mark, by its key."""
