"""Pictures of the marks of merit for the album, on a grid of 100: the first fifteen, and what all share."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from art.drawing import GROUND, INK, TINT, Drawing
from art.geometry import Points, arc, box, quad, turn

__all__ = ["FIRST", "cross", "crown", "digits", "marker", "rays", "sheet", "stroke"]

_FIVE: Points = [(0.88, 0.0), (0.24, 0.0), (0.2, 0.46), *arc(0.48, 0.66, 0.36, -140, 140, 0.34)]
_DIGITS: dict[str, tuple[list[Points], float]] = {
    "0": ([arc(0.5, 0.5, 0.38, 0, 360, 0.5)], 1.0),
    "1": ([[(0.1, 0.24), (0.5, 0.0), (0.5, 1.0)]], 0.7),
    "3": ([[*arc(0.45, 0.26, 0.34, -160, 90, 0.26), *arc(0.45, 0.74, 0.38, -90, 160, 0.26)]], 0.95),
    "4": ([[(0.74, 1.0), (0.74, 0.02), (0.06, 0.7), (1.0, 0.7)]], 1.05),
    "5": ([_FIVE], 0.98),
    "8": ([arc(0.5, 0.25, 0.32, 0, 360, 0.25), arc(0.5, 0.75, 0.38, 0, 360, 0.25)], 1.0),
    "9": ([arc(0.5, 0.32, 0.38, 0, 360, 0.32), [(0.88, 0.32), (0.86, 0.6), (0.62, 1.0)]], 1.0),
    "x": ([[(0.1, 0.4), (0.7, 1.0)], [(0.7, 0.4), (0.1, 1.0)]], 0.85),
    "+": ([[(0.1, 0.55), (0.8, 0.55)], [(0.45, 0.2), (0.45, 0.9)]], 0.95),
    "-": ([[(0.1, 0.55), (0.8, 0.55)]], 0.95),
}
"""Strokes of each sign in a box of one by one, and how far the next one is."""


def sheet() -> Drawing:
    """An empty picture."""
    return Drawing(100, 100)


def digits(d: Drawing, text: str, cx: float, cy: float, tall: float, width: float, ink: str = INK) -> None:
    """Figures in strokes around a middle."""
    wide = 0.62 * tall
    x = cx - sum(_DIGITS[sign][1] for sign in text) * wide / 2
    for sign in text:
        lines, step = _DIGITS[sign]
        for line in lines:
            d.line([(x + px * wide, cy - tall / 2 + py * tall) for px, py in line], width, ink, round_=False)
        x += step * wide


def stroke(d: Drawing, points: Points, width: float = 4.0, ink: str = INK) -> None:
    """A line with straight ends."""
    d.line(points, width, ink, round_=False)


def rays(d: Drawing, cx: float, cy: float, near: float, far: float, count: int = 16, ink: str = TINT) -> None:
    """Beams in all directions."""
    for at in range(count):
        angle = 2 * math.pi * at / count
        c, s = math.cos(angle), math.sin(angle)
        reach = far if at % 2 else far * 0.86
        d.line([(cx + near * c, cy + near * s), (cx + reach * c, cy + reach * s)], 2.2, ink, round_=False)


def crown(d: Drawing, cx: float, top: float, wide: float, ink: str = INK) -> None:
    """A crown of three points."""
    tall = wide * 0.7
    left, low = cx - wide / 2, top + tall
    d.area(
        [(left, low), (left, top + tall * 0.2), (left + wide * 0.28, top + tall * 0.55), (cx, top),
         (left + wide * 0.72, top + tall * 0.55), (left + wide, top + tall * 0.2), (left + wide, low)],
        ink,
    )  # fmt: skip  # from the left to the right


def cross(d: Drawing, cx: float, cy: float, r: float, ink: str = INK) -> None:
    """The crossed circle of a ballot."""
    d.ring(cx, cy, r, r * 0.2, ink)
    reach = r * 0.5
    stroke(d, [(cx - reach, cy - reach), (cx + reach, cy + reach)], r * 0.24, ink)
    stroke(d, [(cx + reach, cy - reach), (cx - reach, cy + reach)], r * 0.24, ink)


def marker(d: Drawing, cx: float, cy: float, r: float, ink: str = INK) -> None:
    """A media marker: an octagon."""
    turns = [math.radians(22.5 + 45 * at) for at in range(8)]
    d.area([(cx + r * math.cos(angle), cy + r * math.sin(angle)) for angle in turns], ink)


def _arrow(d: Drawing, points: Sequence[tuple[float, float]], width: float, head: float, ink: str = INK) -> None:
    """A line with a head at its end."""
    (ax, ay), (bx, by) = points[-2], points[-1]
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    base = (bx - ux * head, by - uy * head)
    stroke(d, [*points[:-1], (base[0] + ux, base[1] + uy)], width, ink)
    half = head * 0.7
    d.area([(bx, by), (base[0] - uy * half, base[1] + ux * half), (base[0] + uy * half, base[1] - ux * half)], ink)


def landslide() -> Drawing:
    """One bar far above all others, beyond the line at 50."""
    d = sheet()
    rays(d, 24, 30, 14, 46, 20)
    for x, tall in ((44, 22), (58, 16), (72, 20)):
        d.bar(x, 88 - tall, 11, tall, TINT)
    d.bar(16, 22, 17, 66)
    crown(d, 24.5, 8, 17)
    for x in range(36, 92, 9):
        d.bar(x, 49, 5, 2.4)
    d.bar(8, 88, 84, 4)
    return d


def one_vote() -> Drawing:
    """Two bars, one a little higher."""
    d = sheet()
    d.bar(24, 34, 24, 52)
    d.bar(52, 42, 24, 44, TINT)
    stroke(d, [(52, 34), (80, 34)], 2.4)
    digits(d, "1", 66, 22, 18, 4)
    d.bar(12, 86, 76, 4)
    return d


def forty_nine() -> Drawing:
    """The figure below the line."""
    d = sheet()
    d.bar(8, 16, 84, 4.5)
    digits(d, "49", 49, 52, 44, 9)
    d.bar(14, 84, 72, 4, TINT)
    return d


def tail() -> Drawing:
    """A large bar and a small one that wears the crown."""
    d = sheet()
    d.bar(18, 22, 18, 62, TINT)
    d.bar(41, 46, 18, 38, TINT)
    d.bar(66, 70, 18, 14)
    crown(d, 75, 54, 18)
    _arrow(d, quad((34, 18), (66, 8), (75, 44)), 3.4, 10)
    d.bar(8, 84, 84, 4)
    return d


def nowhere() -> Drawing:
    """From nothing upward."""
    d = sheet()
    rays(d, 80, 20, 8, 34, 18)
    digits(d, "0", 26, 62, 40, 8.5)
    _arrow(d, [(48, 82), (82, 18)], 10, 26)
    return d


def square() -> Drawing:
    """Eight placards on a full square."""
    d = sheet()
    for line in range(2):
        for at in range(4):
            x, y = 10 + at * 20.5, 18 + line * 38
            d.bar(x, y, 17, 15, INK if (at + line) % 2 else TINT)
            d.areas([box(x, y, 17, 15), box(x + 1.8, y + 1.8, 13.4, 11.4)])
            d.bar(x + 7.2, y + 15, 2.6, 13)
        d.bar(6, 46 + line * 38, 88, 2.6)
    return d


def word() -> Drawing:
    """Four cards, each with its cross."""
    d = sheet()
    for at, sign in enumerate(("+", "+", "-", "+")):
        x, y = 14 + at % 2 * 38, 10 + at // 2 * 41
        d.areas([box(x, y, 31, 36), box(x + 2.8, y + 2.8, 25.4, 30.4)])
        digits(d, sign, x + 14, y + 16, 20, 3.6)
        d.disc(x + 30, y + 34, 8.6, GROUND)
        cross(d, x + 30, y + 34, 7)
    return d


def wind() -> Drawing:
    """One arrow against four."""
    d = sheet()
    for x, y in ((40, 20), (76, 28), (38, 76), (78, 72)):
        _arrow(d, [(x + 18, y), (x - 16, y)], 5, 13, TINT)
    _arrow(d, [(8, 50), (92, 50)], 11, 26)
    return d


def all_four() -> Drawing:
    """Four crossed circles."""
    d = sheet()
    for x, y in ((30, 30), (70, 30), (30, 70), (70, 70)):
        cross(d, x, y, 15)
    return d


def opposition() -> Drawing:
    """A megaphone."""
    d = sheet()
    d.area([(22, 48), (72, 16), (78, 72), (26, 64)], TINT)
    d.areas([[(22, 48), (72, 16), (78, 72), (26, 64)], [(27, 51), (68, 25), (73, 67), (30, 60)]])
    d.area([(16, 47), (27, 45), (31, 65), (20, 66)])
    stroke(d, [(40, 66), (44, 82), (54, 80), (52, 70)], 5)
    for a, b in (((82, 28), (94, 20)), ((84, 44), (97, 43)), ((83, 60), (95, 66))):
        stroke(d, [a, b], 3.6)
    return d


def after_count() -> Drawing:
    """A clock just before twelve."""
    d = sheet()
    d.area([(50, 50), *arc(50, 50, 33, -90, 30)], TINT)
    d.ring(50, 50, 37, 6)
    for at in range(12):
        angle = math.radians(30 * at)
        c, s = math.cos(angle), math.sin(angle)
        stroke(d, [(50 + 28 * c, 50 + 28 * s), (50 + 32.5 * c, 50 + 32.5 * s)], 2.8)
    stroke(d, [(50, 24), (50, 52)], 4.4)
    stroke(d, [(50, 50), (68, 62)], 4.4)
    return d


def narrow() -> Drawing:
    """A single point, radiant."""
    d = sheet()
    rays(d, 50, 50, 26, 46, 24)
    digits(d, "1", 47, 50, 58, 12)
    return d


def way_up() -> Drawing:
    """Steps up, and somebody on the highest."""
    d = sheet()
    for at in range(5):
        tall = 12 + at * 14
        d.bar(12 + at * 15.5, 88 - tall, 12, tall, INK if at == 4 else TINT)
    d.disc(80, 8.5, 5)
    d.area([(73.5, 19), (76, 14.5), (84, 14.5), (86.5, 19)])
    for at in range(6):
        d.line([(14 + at * 9.6, 68 - at * 9), (18 + at * 9.6, 64 - at * 9)], 2.4)
    d.bar(6, 88, 88, 4)
    return d


def front_page() -> Drawing:
    """A newspaper."""
    d = sheet()
    _paper(d)
    return d


def _paper(d: Drawing) -> None:
    page = turn(box(22, 10, 56, 80), 4)
    d.areas([page, turn(box(25, 13, 50, 74), 4)])
    d.area(turn(box(29, 18, 42, 9), 4))
    d.area(turn(box(29, 33, 20, 26), 4), TINT)
    for at in range(4):
        d.area(turn(box(53, 33 + at * 7.4, 18, 3), 4))
    for at in range(4):
        d.area(turn(box(29, 64 + at * 6, 42, 2.6), 4))


def channel() -> Drawing:
    """Markers on a rising path."""
    d = sheet()
    stroke(d, [(8, 82), (30, 72), (54, 52), (90, 20)], 3)
    for x, y, ink in ((22, 76, INK), (43, 62, TINT), (63, 45, INK), (83, 27, TINT)):
        marker(d, x, y, 11.5)
        if ink == TINT:
            marker(d, x, y, 8.6, TINT)
    d.bar(8, 90, 84, 3.4)
    return d


FIRST: dict[str, Callable[[], Drawing]] = {
    "landslide": landslide,
    "one-vote": one_vote,
    "forty-nine": forty_nine,
    "tail": tail,
    "nowhere": nowhere,
    "square": square,
    "word": word,
    "wind": wind,
    "all-four": all_four,
    "opposition": opposition,
    "after-count": after_count,
    "narrow": narrow,
    "way-up": way_up,
    "front-page": front_page,
    "channel": channel,
}
"""What draws a mark, by its key."""


def no_headline() -> Drawing:
    """A newspaper that is crossed out."""
    d = sheet()
    _paper(d)
    stroke(d, [(14, 88), (88, 12)], 12, GROUND)
    stroke(d, [(14, 88), (88, 12)], 5.5)
    return d
