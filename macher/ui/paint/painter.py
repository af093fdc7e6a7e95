"""The painter: draws in logical pixels on a surface of physical ones.

Edges are snapped to whole pixels, so lines stay sharp at every scale; writing, icons and shapes are made at their
final size and never stretched. While `record` is a list, every piece of writing is noted there for the checks.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Literal

import pygame

import macher.ui.paint.shapes as shapes
from macher.ui.layout.rect import Rect
from macher.ui.paint.fonts import Fonts, fitted, wrap
from macher.ui.paint.icons import icon_surface
from macher.ui.paint.kept import opaque
from macher.ui.theme.tokens import RGB, Theme
from macher.ui.theme.typography import Style, StyleLike, Typography

Ink = str | RGB
"""A colour token (`muted`, `spd`, `spd.on`, `#AABBCC`) or three numbers."""
Align = Literal["left", "centre", "right"]
VAlign = Literal["top", "middle", "bottom"]
Pictures = Literal["full", "quiet", "off"]
"""How much is shown as pictures: block prints with scenes, silhouettes and faces alone, or plain signs."""
PICTURES: Final[tuple[Pictures, ...]] = ("full", "quiet", "off")
FLOATING = 99
ALIGN = {"left": 0.0, "centre": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


@dataclass(frozen=True)
class Run:
    """A piece of a line in a style of its own. `gap` is the space before it in logical pixels."""

    text: str
    style: StyleLike = "body"
    colour: Ink = "ink"
    gap: float = 0.0
    strike: bool = False


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
class _Frame:
    ox: float
    oy: float
    clip: pygame.Rect
    toned: bool


@dataclass
class Painter:
    """Draws on `surface`. (`ox`, `oy`) is the logical origin; the surface's corner lies at physical `corner`."""

    surface: pygame.Surface
    scale: float
    theme: Theme
    type: Typography
    fonts: Fonts
    corner: tuple[int, int] = (0, 0)
    ox: float = 0.0
    oy: float = 0.0
    toned: bool = False
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
        return self.theme.colour(ink, self.toned)

    @contextmanager
    def within(self, rect: Rect, clip: bool = False, toned: bool = False, lit: bool = False) -> Iterator[None]:
        """Draw relative to a rectangle's corner; with `clip` nothing outside it is touched.

        `toned` draws in quieter colours, and `lit` in the real ones even within a toned part.
        """
        saved = _Frame(self.ox, self.oy, self.clip, self.toned)
        if clip:
            self.clip = self.clip.clip(self.px(rect))
            self.surface.set_clip(self.clip)
        self.ox, self.oy = self.ox + rect.x, self.oy + rect.y
        self.toned = (self.toned or toned) and not lit
        try:
            yield
        finally:
            self.ox, self.oy, self.toned = saved.ox, saved.oy, saved.toned
            if clip:
                self.clip = saved.clip
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

    def glyph(self, party: str, rect: Rect, colour: Ink | None = None, fill: bool = True) -> None:
        """The glyph of a party (square, circle, triangle, hexagon, diamond), by default in the ink on its fill."""
        ink = colour if colour is not None else f"{party}.on"
        shape = self.theme.parties[party].glyph
        if shape == "circle":
            self.disc(rect.inset(rect.w * 0.05), ink if fill else None, ink, 0 if fill else 2)
        else:
            self.polygon(rect, shapes.glyph_points(shape), ink if fill else None, ink, 0 if fill else 2)

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
        if isinstance(lit, str) and shapes.land_extent(lit) * height < shapes.LEAST_LAND:
            shown, (x, y) = rect.centred(height * shapes.germany_aspect(), height), shapes.land_centre(lit)
            spot = Rect(shown.x + x * shown.w, shown.y + y * height, 0, 0)
            self.disc(spot.inset(-shapes.LEAST_LAND / 2), colour, "map_line", 1)

    def icon(self, name: str, rect: Rect, colour: Ink = "ink", stroke: float = 2.0) -> None:
        """An icon as large as fits, in the middle of the rectangle. `stroke` is its line width in a square of 24."""
        box = self.px(rect)
        size = min(box.w, box.h)
        if size > 0:
            made = icon_surface(name, size, self.colour(colour), stroke)
            self.surface.blit(made, (box.x + (box.w - size) // 2, box.y + (box.h - size) // 2))

    def _maybe(self, ink: Ink | None) -> RGB | None:
        return None if ink is None else self.colour(ink)

    # -- writing ----------------------------------------------------------------------------------------------------

    def style(self, style: StyleLike) -> Style:
        return self.type.style(style)

    def width(self, text: str, style: StyleLike) -> float:
        """The width of one line in logical pixels."""
        return self.fonts.face(self.style(style)).width(text) / self.scale

    def text(
        self,
        text: str | Sequence[str],
        rect: Rect,
        style: StyleLike = "body",
        colour: Ink = "ink",
        align: Align = "left",
        valign: VAlign = "middle",
        shrink: float = 0.0,
        strike: bool = False,
    ) -> None:
        """One line in a box.

        Of several texts (long form first) the first that fits is used; if none fits, condensed. `shrink`
        logical pixels is the one step a title may shrink. `middle` centres the capitals, so that lines of different
        styles look level.
        """
        chosen, kind = self.fitting(text, rect.w, style, shrink)
        self._line(chosen, rect, kind, self.colour(colour), align, valign, strike)

    def fitting(
        self, text: str | Sequence[str], width: float, style: StyleLike, shrink: float = 0.0
    ) -> tuple[str, Style]:
        """The text and style that are used for this width: see `text`."""
        choices = [text] if isinstance(text, str) else list(text)
        least = self.style("caption").size
        return fitted(self.width, choices, width + 0.5, self.style(style), shrink, least)

    def paragraph(
        self,
        text: str,
        rect: Rect,
        style: StyleLike = "body",
        colour: Ink = "ink",
        align: Align = "left",
        valign: VAlign = "top",
    ) -> float:
        """Wrapped lines in a box; returns their height in logical pixels."""
        kind = self.style(style)
        face = self.fonts.face(kind)
        lines = wrap(text, face, max(1, math.floor(rect.w * self.scale + 0.5)))
        step = kind.size * kind.line
        height = step * len(lines)
        top = rect.y + (rect.h - height) * ALIGN[valign]
        ink = self.colour(colour)
        for i, line in enumerate(lines):
            self._line(line, Rect(rect.x, top + i * step, rect.w, step), kind, ink, align, "middle", False, rect)
        return height

    def runs(self, runs: Sequence[Run], rect: Rect, align: Align = "left", valign: VAlign = "middle") -> None:
        """Pieces of different styles on one common baseline."""
        if not runs:
            return
        kinds = [self.style(run.style) for run in runs]
        widths = [self.width(run.text, kind) for run, kind in zip(runs, kinds, strict=True)]
        total = sum(widths) + sum(run.gap for run in runs)
        tallest = max(kinds, key=lambda kind: kind.size)
        x = rect.x + (rect.w - total) * ALIGN[align]
        base = self._baseline(rect, tallest, valign)
        for run, kind, width in zip(runs, kinds, widths, strict=True):
            x += run.gap
            self._put(run.text, x, base, kind, self.colour(run.colour), rect, run.strike)
            x += width

    def upright(self, text: str | Sequence[str], rect: Rect, style: StyleLike = "tab", colour: Ink = "ink") -> None:
        """One line turned to read upwards, in the middle of the box (the tab of a party)."""
        chosen, kind = self.fitting(text, rect.h, style)
        face = self.fonts.face(kind)
        made = pygame.transform.rotate(self.fonts.line(kind, chosen, self.colour(colour)), 90)
        box = self.px(rect)
        # Capitals are centred; once turned, the baseline is at x = ascent.
        x = box.x + round((box.w + face.cap) / 2) - face.ascent
        y = box.y + (box.h - made.get_height()) // 2
        self.surface.blit(made, (x, y))
        ink = pygame.Rect(x + face.ascent - face.cap, y, face.cap, made.get_height())
        self._note(chosen, rect, ink, self.colour(colour), kind)

    def tilted(self, text: str, rect: Rect, style: StyleLike, colour: Ink, degrees: float) -> None:
        """One line turned by some degrees, counted against the clock, around the middle of its capitals."""
        kind = self.style(style)
        face, box = self.fonts.face(kind), self.px(rect)
        flat = self.fonts.line(kind, text, self.colour(colour))
        made = pygame.transform.rotozoom(flat, degrees, 1.0)
        down = round(flat.get_height() / 2 - face.ascent + face.cap / 2)
        self.surface.blit(made, made.get_rect(center=(box.centerx, box.centery + down)))
        ink = pygame.Rect(0, 0, face.width(text), face.cap)
        ink.center = box.center
        self._note(text, rect, ink, self.colour(colour), kind)

    def watermark(self, word: str, rect: Rect, colour: Ink = "watermark") -> None:
        """A word as large as a box, rising to the right, with little contrast: text over it stays readable."""
        kind = self.style("title").sized(100)
        rise = math.degrees(math.atan2(rect.h, rect.w)) * 0.9
        room = math.hypot(rect.w, rect.h) * 0.72
        kind = kind.sized(min(100 * room / max(1.0, self.width(word, kind)), min(rect.w, rect.h) * 0.5))
        made = pygame.transform.rotate(self.fonts.line(kind, word, self.colour(colour)), rise)
        box, clip = self.px(rect), self.surface.get_clip()
        self.surface.set_clip(clip.clip(box))
        self.surface.blit(made, made.get_rect(center=box.center))
        self.surface.set_clip(clip)

    def _baseline(self, rect: Rect, kind: Style, valign: VAlign) -> int:
        """The physical y of the baseline for a line in a box."""
        face = self.fonts.face(kind)
        box = self.px(rect)
        if valign == "middle":
            return box.y + (box.h + face.cap + 1) // 2
        extra = round((kind.line * face.pixels - face.ascent - face.descent) / 2)
        return box.y + extra + face.ascent if valign == "top" else box.bottom - extra - face.descent

    def _line(
        self,
        text: str,
        rect: Rect,
        kind: Style,
        ink: RGB,
        align: Align,
        valign: VAlign,
        strike: bool,
        whole: Rect | None = None,
    ) -> None:
        if not text:
            return
        width = self.fonts.face(kind).width(text) / self.scale
        x = rect.x + (rect.w - width) * ALIGN[align]
        self._put(text, x, self._baseline(rect, kind, valign), kind, ink, whole or rect, strike)

    def _put(self, text: str, x: float, base: int, kind: Style, ink: RGB, box: Rect, strike: bool) -> None:
        if not text:
            return
        face = self.fonts.face(kind)
        made = self.fonts.line(kind, text, ink)
        left = math.floor((self.ox + x) * self.scale + 0.5) - self.corner[0]
        self.surface.blit(made, (left, base - face.ascent))
        if strike:
            thick = max(1, round(face.pixels / 12))
            self.surface.fill(ink, (left, base - round(face.cap * 0.46), made.get_width(), thick))
        if self.record is not None:
            self._note(text, box, pygame.Rect(left, base - face.cap, face.width(text), face.cap), ink, kind)

    def _note(self, text: str, box: Rect, ink: pygame.Rect, colour: RGB, kind: Style) -> None:
        if self.record is None:
            return
        outer = self.px(box)
        self.record.append(
            TextRun(
                text,
                self.logical(outer),
                self.logical(ink),
                self.logical(self.clip),
                colour,
                kind.size,
                kind.weight == "bold",
                self.owner,
                self.layer,
                self.writer,
            )
        )


def _dashes(length: int, dash: float, gap: float) -> list[tuple[int, int]]:
    """Start and size of the dashes along a side, evenly spread, one at each end."""
    count = max(1, round((length - dash) / (dash + gap)))
    if length <= 2 * dash:
        return [(0, length)]
    step = (length - dash) / count
    size = max(1, round(dash))
    return [(min(round(i * step), length - size), size) for i in range(count + 1)]
