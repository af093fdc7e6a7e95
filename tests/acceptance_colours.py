"""How different two colours look: CIEDE2000, in normal sight and with a kind of cones missing.

Sources: Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula" (2005); Machado, Oliveira, Fernandes, "A
physiologically-based model for simulation of color vision deficiency" (2009), matrices for full severity.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

RGB = tuple[int, int, int]

SIGHTS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""By kind of sight: the matrix that linear RGB is multiplied with."""

_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)


def difference(one: RGB, two: RGB, sight: str = "normal") -> float:
    """CIEDE2000 between two colours as somebody with this sight sees them."""
    return ciede2000(lab(one, sight), lab(two, sight))


def lab(colour: RGB, sight: str = "normal") -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of a colour of the screen."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    seen = [min(1.0, max(0.0, sum(k * c for k, c in zip(row, linear, strict=True)))) for row in SIGHTS[sight]]
    x, y, z = (
        _root(sum(k * c for k, c in zip(row, seen, strict=True)) / white)
        for row, white in zip(_XYZ, _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return value ** (1 / 3) if value > (6 / 29) ** 3 else value / (3 * (6 / 29) ** 2) + 4 / 29


def ciede2000(one: tuple[float, float, float], two: tuple[float, float, float]) -> float:
    """The difference of two colours in L*a*b*."""
    mean = (hypot(one[1], one[2]) + hypot(two[1], two[2])) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25.0**7))
    c1, h1 = _polar(one[1] * stretch, one[2])
    c2, h2 = _polar(two[1] * stretch, two[2])
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    light, chroma = two[0] - one[0], c2 - c1
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    grey, full = (one[0] + two[0]) / 2, (c1 + c2) / 2
    mid = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    tilt = (
        1
        - 0.17 * cos(radians(mid - 30))
        + 0.24 * cos(radians(2 * mid))
        + 0.32 * cos(radians(3 * mid + 6))
        - 0.20 * cos(radians(4 * mid - 63))
    )
    by_light = light / (1 + 0.015 * (grey - 50) ** 2 / sqrt(20 + (grey - 50) ** 2))
    by_chroma = chroma / (1 + 0.045 * full)
    by_hue = hue / (1 + 0.015 * full * tilt)
    bend = -sin(radians(60 * exp(-(((mid - 275) / 25) ** 2)))) * 2 * sqrt(full**7 / (full**7 + 25.0**7))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + bend * by_chroma * by_hue)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360
