"""How different two colours look: CIEDE2000, in normal sight and in each kind of colour blindness at its strongest."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Final

from macher.ui.theme.tokens import RGB, linear

LEAST_DIFFERENCE: Final = 20.0
"""Below this two parties are hard to tell apart by their colours."""

_Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: Final[dict[str, _Matrix]] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Matrices on linear light after Machado, Oliveira and Fernandes 2009, severity 1."""

_WHITE: Final = (0.95047, 1.0, 1.08883)
"""The white of sRGB, D65."""

Lab = tuple[float, float, float]


def _lab(colour: RGB, sight: str) -> Lab:
    light = linear(colour)
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in SIGHTS[sight]]
    r, g, b = seen
    xyz = (
        0.4124564 * r + 0.3575761 * g + 0.1804375 * b,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        0.0193339 * r + 0.1191920 * g + 0.9503041 * b,
    )
    x, y, z = (_root(value / white) for value, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return math.cbrt(value) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def difference(one: RGB, two: RGB, sight: str = "normal") -> float:
    """CIEDE2000 of two colours as seen with this sight.  Raises KeyError for an unknown one."""
    return _ciede2000(_lab(one, sight), _lab(two, sight))


def least_difference(one: RGB, two: RGB) -> float:
    """The smallest difference in any sight."""
    return min(difference(one, two, sight) for sight in SIGHTS)


def alike(fills: Mapping[str, RGB]) -> list[tuple[str, str, float]]:
    """Pairs that are hard to tell apart in some sight, with the smallest difference, the worst pair first."""
    pairs = [(one, two, least_difference(fills[one], fills[two])) for one, two in combinations(fills, 2)]
    return sorted((pair for pair in pairs if pair[2] < LEAST_DIFFERENCE), key=lambda pair: pair[2])


def _ciede2000(one: Lab, two: Lab) -> float:
    """After Sharma, Wu and Dalal 2005, with all weights 1."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean7 = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    stretch = 1 + 0.5 * (1 - math.sqrt(mean7 / (mean7 + 25**7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1 = math.degrees(math.atan2(b1, a1)) % 360 if c1 else 0.0
    h2 = math.degrees(math.atan2(b2, a2)) % 360 if c2 else 0.0
    dl, dc = l2 - l1, c2 - c1
    dh = _turn(h1, h2) if c1 * c2 else 0.0
    dbig = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = _middle(h1, h2) if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    turn = math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2)))
    rt = -2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * math.sin(turn)
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dbig / sh) ** 2 + rt * (dc / sc) * (dbig / sh))


def _turn(h1: float, h2: float) -> float:
    turn = h2 - h1
    if abs(turn) <= 180:
        return turn
    return turn - 360 if turn > 180 else turn + 360


def _middle(h1: float, h2: float) -> float:
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2
