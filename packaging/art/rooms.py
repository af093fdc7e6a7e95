"""The room of a party after an election, 1920 by 300: what is behind, the stage, and the crowd in front of it.

The middle of it is what narrow windows show, so everything that says something stands there.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from art.drawing import GROUND, INK, PARTY, RAY, Drawing
from art.geometry import Point, Points, arc, box, cubic, gouge, mirror, move, quad, turn

__all__ = ["DEEP", "ROOMS"]

W, H = 1920.0, 300.0
DEEP = "#060606"
"""Place of the darkest colour of a party: the crowd."""
SPEAKER = 468.0
"""Where the speaker stands."""
SCREEN = (566.0, 30.0, 420.0, 176.0)
MONITOR = (1176.0, 32.0, 288.0, 160.0)


def _empty() -> Drawing:
    return Drawing(W, H)


# -- what is behind -------------------------------------------------------------------------------------------------


def _within(points: Points) -> Points:
    return [(min(W, max(0.0, x)), min(H, max(0.0, y))) for x, y in points]


def _balloon(d: Drawing, x: float, y: float, ink: str, sway: float) -> None:
    skin = [*arc(x, y, 21, 180, 360, 27), *cubic((x + 21, y), (x + 21, y + 18), (x + 7, y + 29), (x, y + 30)),
            *cubic((x, y + 30), (x - 7, y + 29), (x - 21, y + 18), (x - 21, y))]  # fmt: skip
    d.area(skin, ink)
    d.line([*skin, skin[0]], 2.4)
    d.area(gouge((x - 11, y - 6), (x - 5, y - 17), 3.4), GROUND)
    d.area([(x, y + 28), (x + 5, y + 35), (x - 5, y + 35)], ink)
    d.line(quad((x, y + 35), (x + sway, y + 74), (x - sway * 0.4, y + 118)), 1.6, GROUND)


def _bunting(d: Drawing, a: Point, b: Point, sag: float, count: int) -> None:
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag)
    d.line(quad(a, middle, b, 16), 2)
    for at in range(count):
        line = quad(a, middle, b, count * 4)
        x, y = line[at * 4 + 2]
        d.area([(x - 15, y), (x + 15, y + 1), (x, y + 27)], (GROUND, DEEP, GROUND)[at % 3])


def jubilation_back() -> Drawing:
    """Rays over the wall, bunting, balloons and confetti."""
    d = _empty()
    foot = (SPEAKER, 150.0)
    beams = []
    for at in range(46):
        angle = math.radians(at * 360 / 46 + 2)
        near, far, half = 74.0, 196.0 + 30 * (at % 2), 0.016
        ends = [
            (foot[0] + r * math.cos(angle + side), foot[1] + r * math.sin(angle + side) * 0.9)
            for r, side in ((near, 0.0), (far, -half), (far, half))
        ]
        beams.append(_within(ends))
    d.areas(beams, RAY)
    broad = []
    for start, end in ((-12, -8), (-24, -21), (7, 10), (18, 23), (158, 163), (172, 176), (187, 191), (200, 204)):
        rays = [
            (960 + r * math.cos(math.radians(angle)), 210 + r * 0.42 * math.sin(math.radians(angle)))
            for r, angle in ((250.0, (start + end) / 2), (1100.0, start), (1100.0, end))
        ]
        broad.append(_within(rays))
    d.areas(broad, RAY)
    for a, b, sag, count in (
        ((0, 22), (640, 20), 50, 9),
        ((640, 20), (1290, 18), 34, 9),
        ((1290, 18), (1920, 24), 52, 9),
    ):
        _bunting(d, a, b, sag, count)
    rng = random.Random("confetti")
    for at in range(84):
        x, y = rng.uniform(130, 1790), rng.uniform(16, 150)
        if SCREEN[0] - 30 < x < SCREEN[0] + SCREEN[2] + 30 and y > 22:
            continue
        ink = (GROUND, RAY, DEEP)[at % 3]
        d.area(turn(box(x - 5, y - 2.4, 10, 4.8), rng.uniform(0, 180), (x, y)), ink)
    for x, y, ink, sway in ((60.0, 70.0, GROUND, 8.0), (104.0, 44.0, DEEP, -6.0), (136.0, 92.0, RAY, 9.0),
                            (1786.0, 40.0, DEEP, 7.0), (1830.0, 66.0, GROUND, -8.0),
                            (1868.0, 110.0, RAY, 6.0)):  # fmt: skip
        _balloon(d, x, y, ink, sway)
    return d


def waiting_back() -> Drawing:
    """A wall of panels."""
    d = _empty()
    d.areas([box(40 + at * 80.0, 0, 2.4, H) for at in range(24)], RAY)
    return d


def _chair(d: Drawing, x: float, y: float, way: int) -> None:
    for part in (box(x - 22, y, 44, 6), box(x - 22 * way - 2.5, y - 34, 5, 76), box(x + 20 * way - 2.5, y + 4, 5, 38)):
        d.area(part, INK)
    d.area(box(x - 22 * way - 12 * way, y - 34, 24, 5), INK)


def emptying_back() -> Drawing:
    """A dark wall, one lamp, chairs that nobody sits on, a door that stands open."""
    d = _empty()
    d.area(box(0, 0, W, H), DEEP)
    d.area([(700, 0), (866, 0), (1120, H), (430, H)], PARTY)
    d.area([(690, 0), (880, 0), (860, 12), (710, 12)], INK)
    for x, way in ((704.0, 1), (804.0, 1), (1060.0, 1), (1150.0, -1)):
        _chair(d, x, 232, way)
    d.area(turn(box(1004, 232, 34, 62), -16, (1020, 260)), GROUND)
    d.disc(1021, 266, 11, PARTY)
    d.area(box(1820, 122, 64, 178), INK)
    d.area(box(1828, 130, 48, 170), GROUND)
    d.disc(60, 270, 17, RAY)
    d.line(quad((77, 270), (100, 284), (112, 276)), 1.8, GROUND)
    return d


# -- the stage --------------------------------------------------------------------------------------------------------


def _panel(d: Drawing, place: tuple[float, float, float, float], edge: float) -> None:
    x, y, w, h = place
    d.area(box(x - edge, y - edge, w + 2 * edge, h + 2 * edge), INK)
    d.area(box(x, y, w, h), GROUND)


def stage() -> Drawing:
    """Two screens on a platform, and the lectern; what the screens show is drawn by the game."""
    d = _empty()
    d.area(box(530, 210, 500, 18), INK)
    d.area(box(540, 228, 480, 56), DEEP)
    _panel(d, SCREEN, 4)
    _panel(d, MONITOR, 6)
    desk: Points = [(SPEAKER - 66, 178), (SPEAKER + 66, 178), (SPEAKER + 50, 284), (SPEAKER - 50, 284)]
    d.area(desk, INK)
    d.line([*desk, desk[0]], 3, GROUND)
    for side in (-1, 1):
        d.line(quad((SPEAKER + side * 10, 178), (SPEAKER + side * 22, 166), (SPEAKER + side * 14, 156)), 6, GROUND)
        d.line(quad((SPEAKER + side * 10, 178), (SPEAKER + side * 22, 166), (SPEAKER + side * 14, 156)), 3)
    d.area(box(SPEAKER - 26, 200, 52, 44), GROUND)
    d.area(box(SPEAKER - 23, 203, 46, 38), PARTY)
    return d


# -- the crowd --------------------------------------------------------------------------------------------------------


def _person(d: Drawing, x: float, tall: float, wide: float, ink: str, bun: bool) -> None:
    """Somebody seen from behind; those in front have a rim of the party's colour."""
    foot = H + 4
    top = foot - tall + 26
    right = [*cubic((x, top), (x + wide * 0.8, top), (x + wide, top + 16), (x + wide, top + 40), 4), (x + wide, foot)]
    body = right + mirror(right, x)[:-1]
    if ink == INK:
        d.disc(x, foot - tall + 14, 15, PARTY)
        d.line([*body, body[0]], 4, PARTY)
    d.area(body, ink)
    d.disc(x, foot - tall + 14, 13, ink)
    if bun:
        d.disc(x, foot - tall, 7, ink)


def _arm(d: Drawing, shoulder: Point, lean: float, length: float, ink: str) -> Point:
    """A raised arm; returns the hand."""
    hand = (shoulder[0] + lean, shoulder[1] - length)
    d.line([shoulder, hand], 10, ink)
    return hand


def _flag(d: Drawing, hand: Point, way: float) -> None:
    x, y = hand
    d.line([(x, y + 6), (x + way * 4, y - 22)], 2, INK)
    d.area(move(box(0, 0, 24, 16), x + (way * 4 if way > 0 else way * 4 - 24), y - 24), GROUND)
    frame = box(x + (way * 4 if way > 0 else way * 4 - 24), y - 24, 24, 16)
    d.line([*frame, frame[0]], 1.8, PARTY)


def _glass(d: Drawing, x: float, y: float) -> None:
    d.area([(x - 5, y - 9), (x + 5, y - 9), (x + 3, y + 7), (x - 3, y + 7)], GROUND)


def _row(d: Drawing, seed: str, ink: str, tall: float, step: float, lifted: float, held: Callable[..., None]) -> None:
    rng = random.Random(seed)
    x = rng.uniform(4, 24)
    while x < W + 10:
        height = tall + rng.uniform(-14, 12)
        wide = rng.uniform(17, 21)
        top, bun = H + 4 - height, rng.random() < 0.3
        for side in (-1, 1):
            if rng.random() < lifted:
                hand = _arm(d, (x + side * (wide - 4), top + 44), side * rng.uniform(6, 22), rng.uniform(52, 74), ink)
                if rng.random() < 0.34:
                    _flag(d, hand, side)
            elif rng.random() < 0.22:
                held(d, x + side * (wide + 9), top + 52 + rng.uniform(0, 10), ink)
        _person(d, x, height, wide, ink, bun)
        x += step + rng.uniform(-9, 12)


def _drink(d: Drawing, x: float, y: float, ink: str) -> None:
    d.line([(x, y + 4), (x - 2, y + 34)], 9, ink)
    _glass(d, x, y - 6)


def jubilation_crowd() -> Drawing:
    """Two rows with raised arms and paper flags."""
    d = _empty()
    _row(d, "jubilation behind", DEEP, 116, 66, 0.72, _drink)
    _row(d, "jubilation before", INK, 76, 70, 0.42, _drink)
    return d


def waiting_crowd() -> Drawing:
    """Two rows, upright, with glasses."""
    d = _empty()
    _row(d, "waiting behind", DEEP, 106, 76, 0.0, _drink)
    _row(d, "waiting before", INK, 72, 92, 0.0, _drink)
    return d


def emptying_crowd() -> Drawing:
    """A few who stay, and a few on their way to the door."""
    d = _empty()
    for x, tall in ((150.0, 146.0), (230.0, 138.0), (1110.0, 138.0), (1488.0, 142.0), (1556.0, 150.0), (1640.0, 126.0),
                    (1700.0, 146.0), (1790.0, 140.0), (1858.0, 116.0)):  # fmt: skip
        _person(d, x, tall, 24, INK, x % 4 == 2)
    return d


ROOMS: dict[str, Callable[[], Drawing]] = {
    "jubilation-back": jubilation_back, "waiting-back": waiting_back, "emptying-back": emptying_back, "stage": stage,
    "jubilation-crowd": jubilation_crowd, "waiting-crowd": waiting_crowd, "emptying-crowd": emptying_crowd,
}  # fmt: skip
