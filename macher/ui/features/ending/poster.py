"""The winner's poster: party colour, a large name, the glyph that bears one figure, and a headline on torn paper."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from macher.i18n import Texts
from macher.ui.layout import Rect
from macher.ui.motion import Motion
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style

__all__ = ["Poster", "PosterSide", "PosterTelling", "PosterWords"]

_WORDMARK: Final = "DIE MACHER"
_PAPER: Final = "#FFFFFF"
_PRINT: Final = "#1D1F24"
_REASON: Final = "#3A3D44"
"""The strip is paper in both themes."""
_TILT: Final = 1.6
"""Degrees by which the strip rises."""
_WIDE, _HIGH = 1920.0, 744.0
"""The size in which all measures below are given."""
_LEAST: Final = 15.0
"""Smallest writing, in logical pixels."""


@dataclass(frozen=True, slots=True)
class _Bearing:
    """How a glyph bears its figure, as shares of the glyph's box."""

    side: float
    """Side of the box in pixels."""
    size: float
    width: float
    figure: float
    """Where the middle of the figure lies, from the top."""
    word: float
    """The same for the word below it."""


_BEARINGS: Final = {
    "circle": _Bearing(540, 0.42, 0.68, 0.47, 0.7),
    "square": _Bearing(580, 0.42, 0.66, 0.46, 0.71),
    "hexagon": _Bearing(580, 0.38, 0.72, 0.46, 0.7),
    "diamond": _Bearing(610, 0.3, 0.46, 0.46, 0.65),
    "triangle": _Bearing(610, 0.24, 0.38, 0.65, 0.82),
}


@dataclass(frozen=True, slots=True)
class PosterSide:
    """One winner."""

    party: str
    name: str
    figure: str
    """What the glyph bears."""
    said: str
    """Name and figure for readers."""

    @staticmethod
    def of(texts: Texts, party: str, name: str, points: int, word: str) -> PosterSide:
        """A winner with points; `word` says what they count."""
        figure = texts.number(points)
        return PosterSide(party, name, figure, texts.pair(name, f"{figure} {word}"))


@dataclass(frozen=True, slots=True)
class PosterWords:
    """All that is printed; several sides share the victory."""

    sides: tuple[PosterSide, ...]
    head: str
    """At the right end of the head: where and when."""
    eyebrow: str
    """Above the name."""
    margin: str
    """Below the name; empty if several share the victory."""
    word: str
    """Below the figure."""
    headline: str
    reason: str

    @property
    def said(self) -> str:
        """Everything as sentences, for readers."""
        parts = [self.eyebrow, *(side.said for side in self.sides), self.margin, self.headline, self.reason]
        return " ".join(part if part.endswith(".") else f"{part}." for part in parts if part)


class PosterTelling:
    """How far the poster is hung up: ground, glyph, name, strip and bars, one after the other within 1.6 seconds."""

    _SHARES: Final = {
        "ground": (0.0, 0.25),
        "glyph": (0.25, 0.55),
        "name": (0.55, 0.75),
        "strip": (0.75, 1.05),
        "bars": (1.05, 1.55),
        "marks": (1.43, 1.55),
    }
    _FIRST, _ALL = 0.75, 1.55

    def __init__(self) -> None:
        self.shown = self._ALL
        """Seconds of the telling that are shown; at its end unless it is begun."""

    def begin(self, motion: Motion, moved: Callable[[], None]) -> None:
        """Hangs the poster up; `moved` has it drawn again."""

        def first(share: float) -> None:
            self.shown = share * self._FIRST
            moved()

        def second(share: float) -> None:
            self.shown = self._FIRST + share * (self._ALL - self._FIRST)
            moved()

        motion.run("poster", self._FIRST, first, on_done=lambda: motion.run("poster", self._ALL - self._FIRST, second))

    def share(self, part: str) -> float:
        """How much of a part is there, 0 to 1."""
        start, end = self._SHARES[part]
        return max(0.0, min(1.0, (self.shown - start) / (end - start)))


class Poster(Node):
    """The printed part of the poster; figures and buttons stand on the paper below it."""

    role = "text"

    def __init__(self, ctx: Context, rect: Rect, words: PosterWords, telling: PosterTelling) -> None:
        super().__init__(rect, id="poster", name=words.said)
        self.ctx, self.words, self.telling = ctx, words, telling
        self.unit = min(rect.w / _WIDE, rect.h / _HIGH)
        self.edge = ctx.step("margin")

    # -- measures ------------------------------------------------------------------------------------------------------

    def _style(self, text: str, size: float, room: float, weight: str = "semibold", family: str = "sans") -> Style:
        """Letters of a size that fit a width; condensed if they would become too small."""
        kind = Style(family, weight, max(_LEAST, size * self.unit))  # type: ignore[arg-type]  # both are literals here
        needs = self.ctx.width(text, kind)
        if needs > room:  # nearly the size that fits at once: every size of letters is made anew
            kind = kind.sized(max(_LEAST, math.floor(kind.size * room / needs)))
            kind = shrunk(self.ctx.width, text, kind, room, _LEAST)
        if self.ctx.width(text, kind) > room:
            kind = shrunk(self.ctx.width, text, kind._replace(family="condensed"), room, 14.0)
        return kind

    def _line(self, y: float, height: float, left: float, right: float) -> Rect:
        """A line of writing around a height, both in the measures of the poster."""
        return Rect(left, (y - height / 2) * self.unit, right - left, height * self.unit)

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, p: Painter) -> None:
        for _ in self.drawn(p):
            pass

    def drawn(self, p: Painter) -> Iterator[None]:
        """Draws it part by part, so that it can be drawn unseen before it is hung up."""
        box = self.rect.local()
        with p.within(box._replace(w=box.w * self.telling.share("ground")), clip=True):
            self._grounds(p, box)
            self._head(p, box)
        yield
        yield from (self._alone if len(self.words.sides) == 1 else self._shared)(p, box)
        with p.within(box._replace(w=box.w * self.telling.share("strip")), clip=True):
            self._strip(p)
        yield
        self._perforation(p, box)

    def _grounds(self, p: Painter, box: Rect) -> None:
        """The colour of each winner; a slanted seam between two."""
        sides, lean = self.words.sides, 30 * self.unit
        p.fill(box, f"{sides[0].party}.small")
        for at, side in enumerate(sides[1:], 1):
            seam = box.w * at / len(sides)
            p.fill(Rect(seam + lean, 0, box.w - seam - lean, box.h), f"{side.party}.small")
            slant = Rect(seam - lean, 0, 2 * lean + 1, box.h)
            p.polygon(slant, ((1, 0), (1, 1), (0, 1)), f"{side.party}.small")

    def _head(self, p: Painter, box: Rect) -> None:
        u, edge = self.unit, self.edge
        left, right = self._ink(0), self._ink(-1)
        mark = Style("sans", "bold", max(_LEAST, 34 * u), tracking=0.08 * 34 * u)
        height = max(mark.size * 1.3, 36 * u)
        line = Rect(edge, 72 * u - height / 2, box.w - 2 * edge, height)
        wide = self.ctx.width(_WORDMARK, mark)
        p.text(_WORDMARK, line._replace(w=wide + 4), mark, left)
        side = mark.size * 0.95
        p.ballot(Rect(line.x + wide + mark.size * 0.3, line.cy - side / 2, side, side), True, left, None)
        room = line.trim(left=wide + 3 * side)
        p.text(self.words.head, room, self._style(self.words.head, 24, room.w), right, "right")
        p.hline(edge, 108 * u, (box.w - 2 * edge), left, max(1.0, 3 * u))
        if len(self.words.sides) > 1:  # the line has the ink of each ground
            for at in range(1, len(self.words.sides)):
                start = max(edge, box.w * at / len(self.words.sides))
                p.hline(start, 108 * u, box.w - edge - start, self._ink(at), max(1.0, 3 * u))

    def _ink(self, at: int) -> Ink:
        return f"{self.words.sides[at].party}.on"

    def _alone(self, p: Painter, box: Rect) -> Iterator[None]:
        u, edge, words = self.unit, self.edge, self.words
        side = words.sides[0]
        shape = _BEARINGS[p.theme.parties[side.party].glyph]
        big = shape.side * u
        glyph = Rect(box.w - (_WIDE - 1512) * u - big / 2, 416 * u - big / 2, big, big)
        room = glyph.x - edge - 24 * u
        with p.within(box._replace(w=box.w * self.telling.share("name")), clip=True):
            self._write(p, words.eyebrow, self._line(176, 50, edge, edge + room), 32, side)
            name = self._style(side.name, 250, min(room, 1040 * u), "bold", "condensed")
            bearing = self.ctx.bearing(side.name, name)
            p.text(side.name, self._line(318, 240, edge - bearing, edge + room), name, self._ink(0))
            self._write(p, words.margin, self._line(482, 70, edge, edge + room), 46, side)
        yield
        self._glyph(p, glyph, side, shape, words.word)
        yield

    def _shared(self, p: Painter, box: Rect) -> Iterator[None]:
        u, words = self.unit, self.words
        wide = box.w / len(words.sides)
        with p.within(box._replace(w=box.w * self.telling.share("name")), clip=True):
            self._write(p, words.eyebrow, self._line(156, 50, self.edge, wide - 40 * u), 32, words.sides[0])
            for at, side in enumerate(words.sides):
                left = at * wide + (self.edge if at == 0 else 60 * u)
                room = (at + 1) * wide - 50 * u - left
                name = self._style(side.name, 150, room, "bold", "condensed")
                left -= self.ctx.bearing(side.name, name)
                p.text(side.name, self._line(250, 150, left, left + room + 8), name, self._ink(at))
        shapes = [_BEARINGS[p.theme.parties[side.party].glyph] for side in words.sides]
        least = min(shape.size for shape in shapes)  # figures of one size, whatever bears them
        for at, (side, shape) in enumerate(zip(words.sides, shapes, strict=True)):
            big = 204 * u  # above the strip, also where it is highest
            glyph = Rect((at + 1) * wide - 70 * u - big, 318 * u, big, big)
            yield
            self._glyph(p, glyph, side, replace(shape, size=least), "")
        yield

    def _write(self, p: Painter, text: str, line: Rect, size: float, side: PosterSide) -> None:
        if text:
            p.text(text, line, self._style(text, size, line.w), f"{side.party}.on")

    def _glyph(self, p: Painter, box: Rect, side: PosterSide, shape: _Bearing, word: str) -> None:
        ground: Ink = f"{side.party}.small"
        with p.within(box._replace(w=box.w * self.telling.share("glyph")), clip=True):
            whole = box.local()
            p.glyph(side.party, whole, f"{side.party}.on")
            size, room = box.w * shape.size / self.unit, box.w * shape.width
            figure = self._style(side.figure, size, room, "bold", "condensed")
            middle = box.h * (shape.figure if word else shape.figure + 0.04)
            p.text(side.figure, Rect(0, middle - box.h * 0.2, box.w, box.h * 0.4), figure, ground, "centre")
            if word:
                kind = self._style(word, 34, room)
                p.text(word, Rect(0, box.h * shape.word - kind.size, box.w, 2 * kind.size), kind, ground, "centre")

    def _strip(self, p: Painter) -> None:
        """The headline and its reason on a torn strip that rises to the right."""
        u, words = self.unit, self.words
        most = 1090 * u
        headline = self._style(words.headline, 88, most, "bold", "condensed")
        reason = self._style(words.reason, 28, most, "medium")
        wide = max(self.ctx.width(words.headline, headline), self.ctx.width(words.reason, reason))
        end = self.edge + wide + 64 * u
        if len(words.sides) > 1:  # it is the headline of all: it reaches over the seam
            end = max(end, self.rect.w / len(words.sides) + 120 * u)
        rise = math.tan(math.radians(_TILT))
        high, low = 580 * u, 729 * u
        spot = Rect(0, high - end * rise, end, low - high + end * rise)
        lift = end * rise / spot.h
        p.polygon(spot, ((0, lift), (1, 0), (1, 1 - lift), (0, 1)), _PAPER)
        self._torn(p, spot, end * rise)
        for text, kind, y, ink in ((words.headline, headline, 636, _PRINT), (words.reason, reason, 699, _REASON)):
            width = self.ctx.width(text, kind)
            middle = y * u - (self.edge + width / 2) * rise
            line = Rect(self.edge - 2, middle - kind.size, width + 4, 2 * kind.size)
            p.tilted(text, line, kind, ink, _TILT)

    def _torn(self, p: Painter, spot: Rect, rise: float) -> None:
        """Half circles in the colour behind along the right end of the strip."""
        radius = max(3.0, 8 * self.unit)
        behind = min(len(self.words.sides) - 1, int(spot.right / self.rect.w * len(self.words.sides)))
        y = spot.y + 1.6 * radius
        while y < spot.bottom - rise - radius:
            p.disc(Rect(spot.right - radius, y - radius, 2 * radius, 2 * radius), self._ground(behind))
            y += 2.4 * radius

    def _ground(self, at: int) -> Ink:
        return f"{self.words.sides[at].party}.small"

    def _perforation(self, p: Painter, box: Rect) -> None:
        """The paper below is torn off along its upper edge."""
        radius = max(3.0, 7 * self.unit)
        step, x = 3.0 * radius, radius
        reach = box.w * self.telling.share("ground")
        with p.within(Rect(0, box.h - radius, box.w, radius), clip=True):
            while x < reach:
                p.disc(Rect(x - radius, 0, 2 * radius, 2 * radius), "panel")
                x += step
