"""A picture in the making: shapes in three inks, and the file they become."""

from __future__ import annotations

from collections.abc import Sequence

from art.geometry import Point, Points, arc, box, chords, gouge, ribbon

INK, TINT, GROUND, PARTY, RAY = "#010101", "#020202", "#030303", "#040404", "#050505"
"""Places of the colours that the game puts in."""

HALO = 6.6
"""Width of the line in the ground's colour around a figure; half of it lies outside."""


def _number(value: float) -> str:
    return f"{round(value * 10) / 10:g}"


def _path(points: Sequence[Point], close: bool = True) -> str:
    """The data of a path, each point relative to the one before."""
    whole = [(round(x * 10), round(y * 10)) for x, y in points]
    x, y = whole[0]
    steps = []
    for nx, ny in whole[1:]:
        if (nx, ny) != (x, y):
            steps.append(f"{_number((nx - x) / 10)} {_number((ny - y) / 10)}")
        x, y = nx, ny
    start = f"M{_number(whole[0][0] / 10)} {_number(whole[0][1] / 10)}"
    return f"{start}l{' '.join(steps)}{'z' if close else ''}"


class Drawing:
    """Shapes one over the other. What is not marked `inner` has a halo, if the picture has one."""

    def __init__(self, width: float, height: float, halo: float = 0.0) -> None:
        self.width, self.height, self.halo = width, height, halo
        self.parts: list[str] = []
        self.outer: list[str] = []

    def area(self, points: Sequence[Point], ink: str = INK, inner: bool = False) -> None:
        """A filled area."""
        if len(points) > 2:
            self.data(_path(points), ink, inner)

    def areas(self, shapes: Sequence[Sequence[Point]], ink: str = INK, inner: bool = False) -> None:
        """Several areas as one path; an area inside another one is a hole."""
        shapes = [shape for shape in shapes if len(shape) > 2]
        if shapes:
            self.data("".join(_path(shape) for shape in shapes), ink, inner, ' fill-rule="evenodd"')

    def data(self, data: str, ink: str = INK, inner: bool = False, rule: str = "") -> None:
        """A filled path."""
        self.parts.append(f'<path fill="{ink}"{rule} d="{data}"/>')
        if self.halo and not inner and ink != GROUND:
            self.outer.append(f'<path d="{data}"/>')

    def disc(self, cx: float, cy: float, r: float, ink: str = INK, inner: bool = False) -> None:
        """A circle."""
        place = f'cx="{_number(cx)}" cy="{_number(cy)}" r="{_number(r)}"'
        self.parts.append(f'<circle fill="{ink}" {place}/>')
        if not inner and ink != GROUND:
            self.outer.append(f"<circle {place}/>")

    def oval(self, cx: float, cy: float, rx: float, ry: float, ink: str = INK, inner: bool = False) -> None:
        """An ellipse."""
        self.area(arc(cx, cy, rx, 0, 360, ry)[:-1], ink, inner)

    def bar(self, x: float, y: float, w: float, h: float, ink: str = INK, inner: bool = False) -> None:
        """A rectangle."""
        self.area(box(x, y, w, h), ink, inner)

    def line(
        self, points: Sequence[Point], width: float, ink: str = INK, inner: bool = False, round_: bool = True
    ) -> None:
        """An open line."""
        ends = ' stroke-linecap="round"' if round_ else ""
        data = _path(points, close=False)
        stroke = f'stroke="{ink}" stroke-width="{_number(width)}" stroke-linejoin="round"{ends}'
        self.parts.append(f'<path fill="none" {stroke} d="{data}"/>')
        if not inner and ink != GROUND:
            self.outer.append(f'<path fill="none" stroke-width="{_number(width + self.halo)}"{ends} d="{data}"/>')

    def ring(self, cx: float, cy: float, r: float, width: float, ink: str = INK, inner: bool = False) -> None:
        """A circle as a line."""
        self.areas([arc(cx, cy, r + width / 2, 0, 360)[:-1], arc(cx, cy, r - width / 2, 360, 0)[:-1]], ink, inner)

    def cut(self, a: Point, b: Point, width: float, ink: str = GROUND, inner: bool = True) -> None:
        """A gouge."""
        self.area(gouge(a, b, width), ink, inner)

    def hatch(
        self,
        area: Sequence[Point],
        angle: float = -45,
        step: float = 4.2,
        width: float = 1.3,
        ink: str = INK,
        trim: float = 1.6,
    ) -> None:
        """Rows of gouges across an area."""
        self.areas([gouge(a, b, width) for a, b in chords(area, angle, step, trim)], ink, inner=True)

    def band(self, line: Sequence[Point], width: float, ink: str = INK, inner: bool = False) -> None:
        """A band with straight ends along a line."""
        self.area(ribbon(line, width), ink, inner)

    def svg(self) -> str:
        """The file."""
        body = "\n".join(self.parts)
        if self.halo:
            line = f'stroke="{GROUND}" stroke-width="{_number(self.halo)}" stroke-linejoin="round"'
            around = "\n".join(self.outer)
            body = f'<g id="halo" fill="{GROUND}" {line}>\n{around}\n</g>\n<g id="figure">\n{body}\n</g>'
        w, h = _number(self.width), _number(self.height)
        frame = f'width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {frame}>\n{body}\n</svg>\n'


__all__ = ["GROUND", "HALO", "INK", "PARTY", "RAY", "TINT", "Drawing", "Points"]
