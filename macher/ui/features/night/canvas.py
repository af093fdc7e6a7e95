"""What the pictures of an election night are drawn with: measures, letters, paper, and how far something has come."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from macher.ui.features.night.beats import ElectionShow
from macher.ui.features.night.facts import ElectionFacts, Night
from macher.ui.features.night.words import ElectionWords
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.tokens import RGB, make_theme
from macher.ui.theme.typography import Family, Style, Weight

WIDE, HIGH = 1920.0, 1080.0
"""The size in which all measures of the night are given."""
Line = tuple[str, Weight, Ink]
"""A sentence with its weight and its colour."""
Point = tuple[float, float]
DARK: Final = 0.35
"""How much colour is left to a column that the moment is not about."""
_THINNEST: Final = 0.5
"""How thin lines become in small windows, as a share of their width."""


class Canvas:
    """The middle of a window in the measures of the night."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        room = ctx.viewport.stage
        self.unit = min(room.w / WIDE, room.h / HIGH)
        self.origin = room.centred(WIDE * self.unit, HIGH * self.unit)
        self.least = 15.0 if ctx.wide else 14.0
        """Smallest letters, in logical pixels."""

    def x(self, x: float) -> float:
        """A place across the night, in logical pixels of the window."""
        return self.origin.x + x * self.unit

    def y(self, y: float) -> float:
        """A place down the night, in logical pixels of the window."""
        return self.origin.y + y * self.unit

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle of the night in logical pixels of the window."""
        return Rect(self.x(x), self.y(y), w * self.unit, h * self.unit)

    def line(self, width: float) -> float:
        """The width of a line in logical pixels, which never becomes too thin to be seen."""
        return max(1.0, width * _THINNEST, width * self.unit)

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

    def __init__(self, facts: ElectionFacts, night: Night, words: ElectionWords, show: ElectionShow) -> None:
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

    def __init__(self, canvas: Canvas, told: Telling, rect: Rect, **options: Any) -> None:
        super().__init__(rect, **options)
        self.canvas, self.told = canvas, told
        self.show, self.facts, self.words, self.texts = told.show, told.facts, told.words, told.texts

    def draw(self, p: Painter) -> None:
        with p.within(Rect(-self.rect.x, -self.rect.y, 0, 0)):
            self.paint(p)

    def paint(self, p: Painter) -> None:
        """Paints the part."""

    def explained(self) -> list[Node]:
        """What in it has a sentence of its own for who points at it."""
        return []


# -- colours and papers ------------------------------------------------------------------------------------------------


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


def outlined(p: Painter, box: Rect, party: str, edge: Ink, width: float) -> None:
    """An edge around a party's colour, if that needs one."""
    if p.theme.parties[party].outlined:
        p.frame(box, edge, width)


def holes(p: Painter, canvas: Canvas, box: Rect, ink: Ink, edges: str = "left right") -> None:
    """Holes along edges of a ballot, in the colour behind it."""
    p.holes(box, max(2.5, 5 * canvas.unit), 4, ink, edges)


# -- words -------------------------------------------------------------------------------------------------------------


def write(p: Painter, box: Rect, text: str, style: Style, ink: Ink = "ink", gap: float = 0.0) -> Rect:
    """One line at the left end of a box; what is left of the box behind it and a gap."""
    wide = p.width(text, style)
    p.text(text, box._replace(w=wide + 2), style, ink)
    return box.trim(left=wide + gap)


def block(p: Painter, canvas: Canvas, box: Rect, party: str, name: str, size: float = 52) -> None:
    """A party's colour with its glyph and its name."""
    p.fill(box, f"{party}.small")
    outlined(p, box, party, f"{party}.edge", canvas.line(3))
    side = size * 0.88 * canvas.unit
    style = canvas.fit(name, box.w - side * 1.35 - 0.12 * box.w, size)
    inner = box.trim(left=(box.w - side * 1.45 - p.width(name, style)) / 2)
    p.glyph(party, inner.take_left(side)[0].centred(side, side))
    p.text(name, inner.trim(left=side * 1.45), style, f"{party}.on")


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
    rest = box.trim(top=max(0.0, (box.h - sum(talls)) / 2))
    for (text, _, ink), kind, tall in zip(lines, kinds, talls, strict=True):
        line, rest = rest.take_top(tall)
        p.paragraph(text, line, kind, ink)


# -- ways --------------------------------------------------------------------------------------------------------------


def along(curve: Sequence[Point], t: float) -> Point:
    """The point of a curve of four points at a share of the way."""
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x, y = (sum(w * point[axis] for w, point in zip(weights, curve, strict=True)) for axis in (0, 1))
    return x, y


def dots(p: Painter, canvas: Canvas, curve: Sequence[Point], ink: Ink, count: int, share: float = 1.0) -> None:
    """Dots along a curve, as far as it has come."""
    dot = max(2.0, 4.5 * canvas.unit)
    for at in range(math.floor(count * share) + 1):
        x, y = along(curve, at / count)
        p.disc(Rect(x - dot / 2, y - dot / 2, dot, dot), ink)
