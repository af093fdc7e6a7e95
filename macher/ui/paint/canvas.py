"""The canvas: draws lines and shapes in logical pixels on a surface of physical ones.

Edges are snapped to whole pixels, so lines stay sharp at every scale; icons and shapes are made at their final size and
never stretched.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Literal

import pygame

import macher.ui.paint.shapes as shapes
from macher.ui.layout import Rect
from macher.ui.paint.fonts import Fonts
from macher.ui.paint.kept import opaque
from macher.ui.paint.prints import icon_surface
from macher.ui.theme.tokens import RGB, Theme
from macher.ui.theme.typography import Typography

Ink = str | RGB
"""A colour token (`muted`, `spd`, `spd.on`, `#AABBCC`) or three numbers."""
Pictures = Literal["full", "quiet", "off"]
"""How much is shown as pictures: block prints with scenes, silhouettes and faces alone, or plain signs."""
PICTURES: Final[tuple[Pictures, ...]] = ("full", "quiet", "off")


@dataclass(frozen=True)
class TextRun:
    """Text as it was drawn: its box and ink in logical window pixels, and how much of it can be visible."""

    text: str
    box: Rect
    ink: Rect
    visible: Rect
    colour: RGB
    size: float
    bold: bool
    owner: str
    layer: int = 0
    """0 for the screen, then 1 for each layer over it; FLOATING for tooltips and toasts."""
    writer: object = None
    """The node that has written it."""


@dataclass
class Canvas:
    """Draws on `surface`. (`ox`, `oy`) is the logical origin; the surface's corner lies at physical `corner`."""

    surface: pygame.Surface
    scale: float
    theme: Theme
    type: Typography
    fonts: Fonts
    corner: tuple[int, int] = (0, 0)
    ox: float = 0.0
    oy: float = 0.0
    record: list[TextRun] | None = None
    owner: str = ""
    writer: object = None
    """The node that draws, while text is noted."""
    layer: int = 0
    patterns: bool = False
    """Whether solid bars carry their party's pattern."""
    pictures: Pictures = "full"
    grained: bool = False
    """Whether paper shows its grain."""
    clip: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))

    def __post_init__(self) -> None:
        if self.clip.w == 0:
            self.clip = self.surface.get_rect()

    # -- coordinates ------------------------------------------------------------------------------------------------

    def px(self, rect: Rect | tuple[float, float, float, float]) -> pygame.Rect:
        """The physical rectangle of a logical one, each edge on a whole pixel."""
        x, y, w, h = rect
        s, left, top = self.scale, self.ox + x, self.oy + y
        x0, y0 = math.floor(left * s + 0.5), math.floor(top * s + 0.5)
        x1, y1 = math.floor((left + w) * s + 0.5), math.floor((top + h) * s + 0.5)
        return pygame.Rect(x0 - self.corner[0], y0 - self.corner[1], x1 - x0, y1 - y0)

    def touches(self, rect: Rect) -> bool:
        """Whether anything painted there can be seen."""
        return bool(self.px(rect).colliderect(self.clip))

    def length(self, logical: float) -> int:
        """A length in whole physical pixels, at least one."""
        return max(1, round(logical * self.scale))

    def logical(self, rect: pygame.Rect) -> Rect:
        """The window rectangle in logical pixels of a rectangle on this surface."""
        s = self.scale
        return Rect((rect.x + self.corner[0]) / s, (rect.y + self.corner[1]) / s, rect.w / s, rect.h / s)

    def colour(self, ink: Ink) -> RGB:
        return self.theme.colour(ink)

    @contextmanager
    def within(self, rect: Rect, clip: bool = False) -> Iterator[None]:
        """Draw relative to a rectangle's corner; with `clip` nothing outside it is touched."""
        before, clip_before = (self.ox, self.oy), self.clip
        if clip:
            self.clip = self.clip.clip(self.px(rect))
            self.surface.set_clip(self.clip)
        self.ox, self.oy = self.ox + rect.x, self.oy + rect.y
        try:
            yield
        finally:
            self.ox, self.oy = before
            if clip:
                self.clip = clip_before
                self.surface.set_clip(self.clip)

    # -- flat shapes ------------------------------------------------------------------------------------------------

    def fill(self, rect: Rect, colour: Ink) -> None:
        self.surface.fill(self.colour(colour), self.px(rect))

    def frame(self, rect: Rect, colour: Ink, width: float = 1.0) -> None:
        """An outline inside the rectangle."""
        box, ink, n = self.px(rect), self.colour(colour), self.length(width)
        if box.w <= 2 * n or box.h <= 2 * n:
            self.surface.fill(ink, box)
            return
        self.surface.fill(ink, (box.x, box.y, box.w, n))
        self.surface.fill(ink, (box.x, box.bottom - n, box.w, n))
        self.surface.fill(ink, (box.x, box.y + n, n, box.h - 2 * n))
        self.surface.fill(ink, (box.right - n, box.y + n, n, box.h - 2 * n))

    def box(self, rect: Rect, fill: Ink | None, edge: Ink | None = None, width: float = 1.0) -> None:
        """A filled rectangle with an outline inside it."""
        if fill is not None:
            self.fill(rect, fill)
        if edge is not None and width:
            self.frame(rect, edge, width)

    def hline(self, x: float, y: float, w: float, colour: Ink, width: float = 1.0) -> None:
        """A level line whose upper edge lies at y."""
        box = self.px(Rect(x, y, w, 0))
        self.surface.fill(self.colour(colour), (box.x, box.y, box.w, self.length(width)))

    def vline(self, x: float, y: float, h: float, colour: Ink, width: float = 1.0) -> None:
        """An upright line whose left edge lies at x."""
        box = self.px(Rect(x, y, 0, h))
        self.surface.fill(self.colour(colour), (box.x, box.y, self.length(width), box.h))

    def dashed(self, rect: Rect, colour: Ink, width: float = 2.0, dash: float = 5.0, gap: float = 3.5) -> None:
        """A dashed outline inside the rectangle (drafts), with a dash at every corner."""
        box, ink, n = self.px(rect), self.colour(colour), self.length(width)
        for length, along in ((box.w, True), (box.h, False)):
            for start, size in _dashes(length, dash * self.scale, gap * self.scale):
                if along:
                    self.surface.fill(ink, (box.x + start, box.y, size, n))
                    self.surface.fill(ink, (box.x + start, box.bottom - n, size, n))
                else:
                    self.surface.fill(ink, (box.x, box.y + start, n, size))
                    self.surface.fill(ink, (box.right - n, box.y + start, n, size))

    def hatch(
        self,
        rect: Rect,
        colour: Ink,
        ground: Ink | None = None,
        period: float = 9.0,
        share: float = 0.42,
        kind: str = "up",
    ) -> None:
        """A patterned box; `period` in logical pixels, `kind` up, down, verticals, cross or dots."""
        box = self.px(rect)
        if box.w <= 0 or box.h <= 0:
            return
        back = None if ground is None else self.colour(ground)
        made = shapes.hatch(box.w, box.h, self.colour(colour), back, round(period * self.scale), share, kind)
        self.surface.blit(made, box)

    def veil(self, rect: Rect, colour: Ink = "scrim", alpha: int = 150) -> None:
        """A see-through layer of one colour; alpha from 0 to 255."""
        box = self.px(rect).clip(self.clip)
        if box.w and box.h:
            layer = opaque(box.size)
            layer.fill(self.colour(colour))
            layer.set_alpha(alpha)
            self.surface.blit(layer, box)

    # -- smooth shapes ----------------------------------------------------------------------------------------------

    def disc(self, rect: Rect, fill: Ink | None, edge: Ink | None = None, width: float = 0.0) -> None:
        """A circle as large as fits the rectangle."""
        box = self.px(rect)
        size = min(box.w, box.h)
        made = shapes.ring(size, self._maybe(fill), self._maybe(edge), width * self.scale)
        self.surface.blit(made, (box.x + (box.w - size) // 2, box.y + (box.h - size) // 2))

    def dot(
        self, x: float, y: float, radius: float, fill: Ink | None, edge: Ink | None = None, width: float = 0.0
    ) -> None:
        """A circle around a point."""
        self.disc(Rect(x - radius, y - radius, 2 * radius, 2 * radius), fill, edge, width)

    def holes(self, rect: Rect, radius: float, apart: float, ink: Ink, edges: str = "left right") -> None:
        """Half holes along edges of a paper, in the colour of what lies behind; `apart` is their distance in radii."""
        for edge in edges.split():
            level = edge in ("top", "bottom")
            long = rect.w if level else rect.h
            count = max(3, round(long / (apart * radius)))
            for at in range(count):
                along = (at + 0.5) * long / count
                x = rect.x + along if level else rect.right if edge == "right" else rect.x
                y = rect.y + along if not level else rect.bottom if edge == "bottom" else rect.y
                self.dot(x, y, radius, ink)

    def polygon(
        self,
        rect: Rect,
        points: Sequence[tuple[float, float]],
        fill: Ink | None,
        edge: Ink | None = None,
        width: float = 0.0,
    ) -> None:
        """A convex polygon, its points as shares of the rectangle."""
        box = self.px(rect)
        made = shapes.polygon(box.w, box.h, tuple(points), self._maybe(fill), self._maybe(edge), width * self.scale)
        self.surface.blit(made, box)

    def line(self, points: Sequence[tuple[float, float]], colour: Ink, width: float = 2.0) -> None:
        """A smooth open line through logical points."""
        pad = width + 1
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        area = Rect(min(xs) - pad, min(ys) - pad, max(xs) - min(xs) + 2 * pad, max(ys) - min(ys) + 2 * pad)
        box = self.px(area)
        s = self.scale
        inside = tuple((round((x - area.x) * s, 2), round((y - area.y) * s, 2)) for x, y in points)
        self.surface.blit(shapes.strokes(box.w, box.h, (inside,), self.colour(colour), width * s), box)

    def cross(self, rect: Rect, colour: Ink, width: float = 2.5) -> None:
        """The cross of a ballot."""
        box, s = self.px(rect), self.scale
        m = width * s / 2 + 0.5
        lines = (((m, m), (box.w - m, box.h - m)), ((box.w - m, m), (m, box.h - m)))
        self.surface.blit(shapes.strokes(box.w, box.h, lines, self.colour(colour), width * s), box)

    def ballot(self, rect: Rect, marked: bool, colour: Ink = "action_text", ground: Ink | None = "own") -> None:
        """The circle of a ballot, with the cross if it is chosen."""
        size = min(rect.w, rect.h)
        self.disc(rect, ground, colour, max(1.5, size * 0.085))
        if marked:
            self.cross(rect.centred(size * 0.46, size * 0.46), colour, max(2.0, size * 0.11))

    def octagon(self, rect: Rect, fill: Ink | None, edge: Ink | None = None, width: float = 0.0) -> None:
        """The shape of a media marker."""
        self.polygon(rect, shapes.OCTAGON, fill, edge, width)

    def glyph(self, party: str, rect: Rect, colour: Ink | None = None) -> None:
        """The glyph of a party (square, circle, triangle, hexagon, diamond), by default in the ink on its fill."""
        ink = colour if colour is not None else f"{party}.on"
        shape = self.theme.parties[party].glyph
        if shape == "circle":
            self.disc(rect.inset(rect.w * 0.05), ink, ink)
        else:
            self.polygon(rect, shapes.glyph_points(shape), ink, ink)

    def mark(self, party: str, rect: Rect, glyph: float = 0.5) -> None:
        """A square in a party's colour with its glyph: stands for the party without its name."""
        self.box(rect, party, f"{party}.edge" if self.theme.parties[party].outlined else None, 1.5)
        size = round(min(rect.w, rect.h) * glyph * self.scale) / self.scale
        self.glyph(party, rect.centred(size, size))

    def party_box(self, rect: Rect, party: str, state: Literal["solid", "hollow", "hatched"] = "solid") -> None:
        """A pip or a piece of a bar: solid, hollow (a draft) or hatched (rallies that become votes)."""
        outlined = self.theme.parties[party].outlined
        line: Ink = f"{party}.edge"
        if state == "hollow":
            self.fill(rect, "own")
            self.frame(rect, line, 2.5)
        elif state == "hatched":
            if outlined and not self.theme.night:
                self.hatch(rect, line, party, 9, 0.3)
            else:
                self.hatch(rect, line, "track", 9, 0.42)
            self.frame(rect, line, 2 if not outlined else 1.5)
        else:
            if self.patterns and rect.w >= 12 and rect.h >= 12:
                self.pattern(party, rect)
            else:
                self.fill(rect, party)
            if outlined:
                self.frame(rect, line, 1.5)

    def media_marker(self, party: str, rect: Rect, hollow: bool = False) -> None:
        """A media marker: an octagon with the party's glyph; hollow while it is a draft."""
        ink = self.theme.parties[party]
        edge = f"{party}.edge" if ink.outlined or hollow else None
        self.octagon(rect, "own" if hollow else party, edge, 2.5 if hollow else 1.5 if edge else 0)
        size = round(rect.w * 0.42 * self.scale) / self.scale
        glyph_ink: Ink = (f"{party}.edge" if ink.outlined else party) if hollow else f"{party}.on"
        self.glyph(party, rect.centred(size, size), glyph_ink)

    def media_place(self, rect: Rect) -> None:
        """A place that no media marker lies on: that it is free is something to know, so its outline is seen."""
        self.octagon(rect, None, "slot_line", 1.5)

    def pattern(self, party: str, rect: Rect) -> None:
        """A box in a party's colour with its bar pattern, for players who can't tell the colours apart."""
        ink = self.theme.parties[party]
        kind = {"solid": "", "diagonals": "up", "dots": "dots", "verticals": "verticals", "cross": "cross"}[ink.pattern]
        if not kind:
            self.fill(rect, party)
            return
        self.hatch(rect, f"{party}.on", party, 9 if kind != "dots" else 8, 0.16 if kind != "dots" else 0.3, kind)

    def germany(
        self, rect: Rect, lit: str | dict[str, Ink] | None, colour: Ink = "map_lit", line: Ink = "map_line"
    ) -> None:
        """The map of the lands, as large as fits, one land lit (or several in their own colours).

        A land too small to see at this size, such as Bremen, is marked with a dot.
        """
        height = min(rect.h, rect.w / shapes.germany_aspect())
        box = self.px(rect)
        colours: dict[str, Ink] = {lit: colour} if isinstance(lit, str) else dict(lit or {})
        lands = tuple((land, self.colour(ink)) for land, ink in sorted(colours.items()))
        made = shapes.germany(self.length(height), lands, self.colour("map"), self.colour(line))
        self.surface.blit(made, (box.centerx - made.get_width() // 2, box.centery - made.get_height() // 2))
        least = shapes.LEAST_LAND / min(1.0, self.scale)
        if isinstance(lit, str) and shapes.land_extent(lit) * height < least:
            shown, (x, y) = rect.centred(height * shapes.germany_aspect(), height), shapes.land_centre(lit)
            spot = Rect(shown.x + x * shown.w, shown.y + y * height, 0, 0)
            self.disc(spot.inset(-least / 2), colour, "map_line", 1)

    def icon(self, name: str, rect: Rect, colour: Ink = "ink", stroke: float = 2.0) -> None:
        """An icon as large as fits, in the middle of the rectangle. `stroke` is its line width in a square of 24."""
        box = self.px(rect)
        size = min(box.w, box.h)
        if size > 0:
            made = icon_surface(name, size, self.colour(colour), stroke)
            self.surface.blit(made, (box.x + (box.w - size) // 2, box.y + (box.h - size) // 2))

    def _maybe(self, ink: Ink | None) -> RGB | None:
        return None if ink is None else self.colour(ink)


def _dashes(length: int, dash: float, gap: float) -> list[tuple[int, int]]:
    """Start and size of the dashes along a side, evenly spread, one at each end."""
    count = max(1, round((length - dash) / (dash + gap)))
    if length <= 2 * dash:
        return [(0, length)]
    step = (length - dash) / count
    size = max(1, round(dash))
    return [(min(round(i * step), length - size), size) for i in range(count + 1)]
