"""What the pictures of an election night are drawn with: measures, letters, paper, and how far something has come."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from macher.ui.features.night.beats import ElectionShow
from macher.ui.features.night.before_and_after import Night
from macher.ui.features.night.facts import ElectionFacts
from macher.ui.features.night.telling import NightWords
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.tokens import RGB, make_theme
from macher.ui.theme.typography import Family, Style, Weight

__all__ = [
    "DARK",
    "HIGH",
    "WIDE",
    "Canvas",
    "Line",
    "NightNode",
    "Telling",
    "block",
    "mixed",
    "on_paper",
    "paragraphs",
    "seam",
    "tear",
]

WIDE, HIGH = 1920.0, 1080.0
"""The size in which all measures of the night are given."""
Line = tuple[str, Weight, Ink]
"""A sentence with its weight and its colour."""
DARK: Final = 0.35
"""How much colour is left to a column that the moment is not about."""


class Canvas:
    """The middle of a window in the measures of the night."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        room = ctx.viewport.stage
        self.unit = min(room.w / WIDE, room.h / HIGH)
        self.origin = room.centred(WIDE * self.unit, HIGH * self.unit)
        self.least = 15.0 if ctx.wide else 14.0
        """Smallest letters, in logical pixels."""

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle of the night in logical pixels of the window."""
        u = self.unit
        return Rect(self.origin.x + x * u, self.origin.y + y * u, w * u, h * u)

    def style(self, size: float, weight: Weight = "bold", family: Family = "condensed") -> Style:
        """Letters of a size."""
        return Style(family, weight, max(self.least, math.floor(size * self.unit)), 1.25)

    def fit(
        self,
        text: str,
        room: float,
        size: float,
        weight: Weight = "bold",
        family: Family = "condensed",
        least: float = 0.0,
    ) -> Style:
        """Letters of a size, or smaller ones in which a text fits a width in logical pixels; condensed at last."""
        kind, low = self.style(size, weight, family), max(self.least, least * self.unit)
        needs = self.ctx.width(text, kind)
        if needs > room:
            kind = kind.sized(max(low, math.floor(kind.size * room / needs)))
        while self.ctx.width(text, kind) > room and kind.size > low:
            kind = kind.sized(max(low, kind.size - 1))
        if self.ctx.width(text, kind) > room:
            kind = kind._replace(family="condensed")
        return kind


class Telling:
    """An evening with its words: what all its pictures show."""

    def __init__(self, facts: ElectionFacts, night: Night, words: NightWords, show: ElectionShow) -> None:
        self.facts, self.night, self.words, self.show = facts, night, words, show
        self.names, self.texts = words.names, words.texts

    def party(self, seat: int) -> str:
        """Key of a seat's party, as in its colours."""
        return self.names.party_key(seat)

    def name(self, seat: int) -> str:
        """Abbreviation of a seat's party."""
        return self.names.party(seat)


class NightNode(Node):
    """A part of the picture that is drawn in the coordinates of the window."""

    def __init__(self, canvas: Canvas, told: Telling, rect: Rect, **options: object) -> None:
        super().__init__(rect, **options)  # type: ignore[arg-type]  # handed on as they came
        self.canvas, self.told = canvas, told
        self.show, self.facts, self.words = told.show, told.facts, told.words

    def draw(self, p: Painter) -> None:
        with p.within(Rect(-self.rect.x, -self.rect.y, 0, 0)):
            self.paint(p)

    def paint(self, p: Painter) -> None:
        """Paints the part."""


def mixed(p: Painter, colour: Ink, share: float, ground: Ink = "table") -> RGB:
    """A colour of which only a share is left on a ground."""
    over, under = p.colour(colour), p.colour(ground)
    r, g, b = (round(under[at] + (over[at] - under[at]) * share) for at in range(3))
    return r, g, b


@contextmanager
def on_paper(p: Painter) -> Iterator[None]:
    """Colours as on paper, for ballots that lie on the table of the night."""
    kept = p.theme
    p.theme = make_theme("paper", kept.palette, dict(kept.key[2]))
    try:
        yield
    finally:
        p.theme = kept


def seam(p: Painter, x: float, box: Rect, unit: float, ink: Ink) -> None:
    """Holes along an upright edge of a ballot, in the colour behind it."""
    radius = max(2.5, 5 * unit)
    count = max(2, math.floor(box.h / (radius * 4)))
    for at in range(count):
        y = box.y + box.h * (at + 0.5) / count
        p.disc(Rect(x - radius, y - radius, 2 * radius, 2 * radius), ink)


def tear(p: Painter, y: float, box: Rect, unit: float, ink: Ink) -> None:
    """Holes along a level edge of a ballot, in the colour behind it."""
    radius = max(2.5, 5 * unit)
    count = max(2, math.floor(box.w / (radius * 3.4)))
    for at in range(count):
        x = box.x + box.w * (at + 0.5) / count
        p.disc(Rect(x - radius, y - radius, 2 * radius, 2 * radius), ink)


def block(p: Painter, canvas: Canvas, box: Rect, party: str, name: str, size: float = 52) -> None:
    """A party's colour with its glyph and its name."""
    ink = p.theme.parties[party]
    p.fill(box, f"{party}.small")
    if ink.outlined:
        p.frame(box, f"{party}.edge", max(1.5, 3 * canvas.unit))
    side = size * 0.88 * canvas.unit
    style = canvas.fit(name, box.w - side * 1.35 - 0.12 * box.w, size)
    wide = side * 1.45 + p.width(name, style)
    left = box.cx - wide / 2
    p.glyph(party, Rect(left, box.cy - side / 2, side, side))
    p.text(name, Rect(left + side * 1.45, box.y, box.right - left - side * 1.45, box.h), style, f"{party}.on")


def paragraphs(p: Painter, canvas: Canvas, lines: Sequence[Line], box: Rect, size: float = 30) -> None:
    """Sentences one below the other in the middle of a box, as large as they fit; the last go where none do."""
    while lines:
        kinds = [canvas.style(size, weight, "sans") for _, weight, _ in lines]
        while True:
            talls = [canvas.ctx.height(text, kind, box.w) for (text, _, _), kind in zip(lines, kinds, strict=True)]
            if sum(talls) <= box.h or kinds[0].size <= canvas.least:
                break
            kinds = [kind.sized(max(canvas.least, kind.size - 1)) for kind in kinds]
        if sum(talls) <= box.h:
            break
        lines = lines[:-1]
    if not lines:
        return
    y = box.y + max(0.0, (box.h - sum(talls)) / 2)
    for (text, _, ink), kind, tall in zip(lines, kinds, talls, strict=True):
        p.paragraph(text, Rect(box.x, y, box.w, tall), kind, ink)
        y += tall
