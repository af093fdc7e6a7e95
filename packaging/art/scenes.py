"""What is behind the figure of a topic: ten grounds of cuts, on a plate of 144 by 132."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from art.drawing import GROUND, INK, RAY, Drawing
from art.geometry import Point, Points, arc, gouge, inside, wave

W, H = 144.0, 132.0
CENTRE = (72.0, 66.0)


def _cuts(drawing: Drawing, cuts: Sequence[Points], ink: str = RAY) -> None:
    drawing.areas([part for cut in cuts if (part := inside(cut, 0, 0, W, H))], ink)


def _beams(
    centre: Point, count: int, first: float, seed: int, width: tuple[float, float], turn: float = 360, start: float = 0
) -> list[Points]:
    rng = random.Random(seed)
    out = []
    for i in range(count):
        angle = math.radians(start + turn * (i + 0.5) / count + rng.uniform(-0.8, 0.8))
        near = first + rng.uniform(0, 9) + (7 if i % 2 else 0)
        far = near + rng.uniform(58, 84)
        c, s = math.cos(angle), math.sin(angle)
        a = (centre[0] + near * c, centre[1] + near * s)
        b = (centre[0] + far * c, centre[1] + far * s)
        out.append(gouge(a, b, rng.uniform(*width), 0.62))
    return out


def rays() -> Drawing:
    """Cuts in all directions from the middle."""
    drawing = Drawing(W, H)
    _cuts(drawing, _beams((72, 62), 46, 24, 11, (2.4, 3.8)))
    return drawing


def searchlights() -> Drawing:
    """Broad beams from below."""
    drawing = Drawing(W, H)
    foot = (72.0, 142.0)
    beams = []
    for i, angle in enumerate((-168, -153, -139, -126, -113, -101, -90, -79, -67, -54, -41, -27, -12)):
        half = 2.9 if i % 2 == 0 else 1.5
        far = 190
        a, b = math.radians(angle - half), math.radians(angle + half)
        near = 22.0
        beams.append(
            [
                (foot[0] + near * math.cos((a + b) / 2), foot[1] + near * math.sin((a + b) / 2)),
                (foot[0] + far * math.cos(a), foot[1] + far * math.sin(a)),
                (foot[0] + far * math.cos(b), foot[1] + far * math.sin(b)),
            ]
        )
    _cuts(drawing, beams)
    return drawing


def level() -> Drawing:
    """Level cuts in rows."""
    drawing = Drawing(W, H)
    rng = random.Random(5)
    cuts = []
    for row in range(14):
        x, y = -20 + rng.uniform(0, 26), 7.0 + row * 9.1
        while x < W:
            length = rng.uniform(34, 56)
            cuts.append(
                gouge((x, y + rng.uniform(-0.8, 0.8)), (x + length, y + rng.uniform(-0.8, 0.8)), rng.uniform(1.5, 2.3))
            )
            x += length + rng.uniform(6, 12)
    _cuts(drawing, cuts)
    return drawing


def rain(
    step: float = 13.0,
    slant: float = 0.42,
    seed: int = 8,
    length: tuple[float, float] = (9.0, 17.0),
    width: float = 1.7,
) -> Drawing:
    """Short slanting cuts."""
    drawing = Drawing(W, H)
    rng = random.Random(seed)
    cuts = []
    for row in range(int(H / step) + 2):
        for column in range(int(W / step) + 2):
            x = column * step + (step / 2 if row % 2 else 0) + rng.uniform(-2, 2)
            y = row * step + rng.uniform(-2.5, 2.5) - 4
            drop = rng.uniform(*length)
            cuts.append(gouge((x, y), (x - drop * slant, y + drop), width))
    _cuts(drawing, cuts)
    return drawing


def slant() -> Drawing:
    """Long slanting cuts."""
    return rain(12.5, 0.9, 21, (12.0, 20.0), 2.0)


def waves() -> Drawing:
    """Rows of waves."""
    drawing = Drawing(W, H)
    for row in range(13):
        line = wave(-4, 148, 9 + row * 9.6, 1.8, 21, row * 1.9)
        for start in range(0, len(line) - 8, 30):
            drawing.line(line[start : start + 24], 1.7, RAY)
    return drawing


def _sun(drawing: Drawing, x: float, y: float, r: float, seed: int) -> None:
    rng = random.Random(seed)
    drawing.disc(x, y, r, RAY)
    cuts = []
    for i in range(16):
        angle = math.radians(i * 22.5 + 6)
        near, far = r + 3.5, r + rng.uniform(10, 15)
        a = (x + near * math.cos(angle), y + near * math.sin(angle))
        b = (x + far * math.cos(angle), y + far * math.sin(angle))
        cuts.append(gouge(a, b, 1.9, 0.35))
    _cuts(drawing, cuts)


def field() -> Drawing:
    """A sun, and furrows that run to the horizon."""
    drawing = Drawing(W, H)
    _sun(drawing, 113, 30, 16, 3)
    cuts = []
    for i in range(-9, 10):
        foot = 72 + i * 19.0
        cuts.append(gouge((72 + i * 7.5, 97 - abs(i) * 0.6), (foot, 139), 4.4 - abs(i) * 0.12, 0.7))
    _cuts(drawing, cuts)
    for x, tilt in ((26.0, -1), (118.0, 1)):
        leaf = [*arc(x, 104, 25, 198, 342, 21), *arc(x, 91, 25, 18, 162, 21)]
        leaf = [(px, py - (px - x) * 0.34 * tilt - 2) for px, py in leaf]
        drawing.area(inside(leaf, 0, 0, W, H), RAY)
        a, b = (x - 19, 95.6 + 19 * 0.34 * tilt), (x + 19, 95.6 - 19 * 0.34 * tilt)
        drawing.area(gouge(a, b, 2.6), INK)
    return drawing


def hills() -> Drawing:
    """A sun over hills."""
    drawing = Drawing(W, H)
    _sun(drawing, 27, 30, 14, 4)
    back = [*wave(-2, 146, 99, 8, 150, 0.9), (146.0, 140.0), (-2.0, 140.0)]
    drawing.area(inside(back, 0, 0, W, H), RAY)
    for step in range(1, 5):
        line = wave(-2, 146, 99 + step * 7.5, 8 - step, 150, 0.9 + step * 0.16)
        drawing.line(_kept(line), 1.5, INK)
    front = [*wave(-2, 146, 114, 5, 170, 3.4), (146.0, 140.0), (-2.0, 140.0)]
    drawing.area(inside(front, 0, 0, W, H), GROUND)
    drawing.area(inside([(x, y + 2.4) for x, y in front], 0, 0, W, H), RAY)
    for step in range(1, 3):
        drawing.line(_kept(wave(-2, 146, 116 + step * 6, 4, 170, 3.4)), 1.5, INK)
    return drawing


def _kept(line: Points) -> Points:
    """The points of a line that lie on the plate."""
    return [(min(W, max(0.0, x)), min(H, max(0.0, y))) for x, y in line]


def road() -> Drawing:
    """A road to the horizon between lamps."""
    drawing = Drawing(W, H)
    drawing.area([(52, 0), (92, 0), (138, 70), (138, 132), (6, 132), (6, 70)], RAY)
    cuts = []
    for row, y in enumerate((9.0, 18.0, 27.0, 37.0, 48.0, 60.0, 72.0, 85.0, 98.0, 112.0, 125.0)):
        spread = min(66.0, 20 + y * 0.66) - 4
        x = 72 - spread + (row % 2) * 7
        while x < 72 + spread - 8:
            if not 64 < x + 7 < 80:
                cuts.append(gouge((x, y), (min(x + 14, 72 + spread), y), 1.5))
            x += 20
    _cuts(drawing, cuts, GROUND)
    for y, h in ((0.0, 9.0), (15.0, 12.0), (34.0, 14.0)):
        drawing.area([(70.8, y), (73.2, y), (73.6, y + h), (70.4, y + h)], GROUND)
    for x, side in ((16.0, 1), (128.0, -1)):
        drawing.area([(x - 1.6, 18), (x + 1.6, 18), (x + 1.6, 70), (x - 1.6, 70)], INK)
        drawing.area([(x - 1.6 * side, 15), (x + 15 * side, 15), (x + 15 * side, 19), (x - 1.6 * side, 19)], INK)
        lamp = x + 13 * side
        _cuts(
            drawing,
            [
                gouge((lamp + d * 0.4, 22), (lamp + d, 22 + 11 - abs(d) * 0.35), 1.7)
                for d in (-13, -7.5, -2.5, 2.5, 7.5, 13)
            ],
            INK,
        )
    return drawing


def traces() -> Drawing:
    """Lines of a circuit with round ends."""
    drawing = Drawing(W, H)
    rows = (
        [(0, 14), (16, 14), (24, 22)], [(0, 30), (14, 30)], [(0, 102), (18, 102), (26, 94)], [(0, 118), (10, 118)],
        [(144, 18), (124, 18), (117, 25)], [(144, 36), (130, 36)], [(144, 88), (130, 88)], [(144, 104), (122, 104)],
        [(40, 0), (40, 15)], [(54, 0), (54, 22)], [(92, 0), (92, 20)], [(106, 0), (106, 10)],
        [(36, 132), (36, 116)], [(52, 132), (52, 112)], [(88, 132), (88, 118)], [(104, 132), (104, 111)],
        [(0, 46), (20, 46), (26, 52)], [(0, 82), (22, 82)], [(144, 52), (124, 52)], [(144, 70), (126, 70)],
        [(0, 64), (10, 64)], [(72, 132), (72, 122)], [(72, 0), (72, 10)], [(118, 132), (118, 120), (128, 118)],
        [(22, 132), (22, 121)], [(24, 0), (24, 6)], [(122, 0), (122, 8)],
    )  # fmt: skip
    for row in rows:
        points = [(float(x), float(y)) for x, y in row]
        (ax, ay), (bx, by) = points[-2:]
        length = math.hypot(bx - ax, by - ay)
        end = (bx - (bx - ax) / length * 3.6, by - (by - ay) / length * 3.6)
        drawing.line([*points[:-1], end], 2.3, RAY, round_=False)
        drawing.ring(bx, by, 3.6, 2.2, RAY)
    return drawing


SCENES: dict[str, Callable[[], Drawing]] = {
    "field": field, "hills": hills, "level": level, "rain": rain, "rays": rays, "road": road,
    "searchlights": searchlights, "slant": slant, "traces": traces, "waves": waves,
}  # fmt: skip
