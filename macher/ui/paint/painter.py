"""The painter: a canvas that also writes.

Writing is made at its final size and never stretched. While `record` is a list, every piece of it is noted there for
the checks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from macher.ui.layout import Rect
from macher.ui.paint.canvas import PICTURES, Canvas, Ink, Pictures, TextRun
from macher.ui.paint.fonts import cut, fitted, wrap
from macher.ui.theme.tokens import RGB
from macher.ui.theme.typography import Style, StyleLike

__all__ = ["ALIGN", "FLOATING", "PICTURES", "Align", "Ink", "Painter", "Pictures", "Run", "TextRun", "VAlign"]

Align = Literal["left", "centre", "right"]
VAlign = Literal["top", "middle", "bottom"]
FLOATING = 99
ALIGN = {"left": 0.0, "centre": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


@dataclass(frozen=True)
class Run:
    """A piece of a line in a style of its own. `gap` is the space before it in logical pixels."""

    text: str
    style: StyleLike = "body"
    colour: Ink = "ink"
    gap: float = 0.0


class Painter(Canvas):
    """Draws and writes on `surface`."""

    def style(self, style: StyleLike) -> Style:
        return self.type.style(style)

    def width(self, text: str, style: StyleLike) -> float:
        """The width of one line in logical pixels."""
        return self.fonts.face(self.style(style)).width(text) / self.scale

    def lines(self, text: str, style: StyleLike, width: float) -> list[str]:
        """The lines of a paragraph in a column of this width, in logical pixels."""
        return wrap(text, self.fonts.face(self.style(style)), max(1, math.floor(width * self.scale + 0.5)))

    def cut(self, text: str, style: StyleLike, width: float) -> str:
        """A text as far as it fits a line, with three dots for the rest."""
        return cut(lambda part: self.width(part, style), text, width)

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
        lines = self.lines(text, kind, rect.w)
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
            self._put(run.text, x, base, kind, self.colour(run.colour), rect)
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

    def _put(self, text: str, x: float, base: int, kind: Style, ink: RGB, box: Rect, strike: bool = False) -> None:
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
