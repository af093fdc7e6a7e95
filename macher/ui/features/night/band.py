"""The band over the last beat of an election night: who governs, in their colours, or that nobody does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from macher.ui.features.night.canvas import Canvas, NightNode, Telling, mixed, write
from macher.ui.features.night.result import NightPresence
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_silhouette
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.rooms import Mood, crowd, paint_crowd
from macher.ui.theme.tokens import RGB

_BAND: Final = 372.0
_NOBODY: Final[Ink] = "panel"
"""Ground of the band where nobody governs."""
_LEAST: Final = 0.26
"""Least share of the narrower of two parts, so that a name has room in it."""


class NightBand(NightNode):
    """The colours of those who govern, from edge to edge; without a majority dark, and those who hoped go home."""

    role = "heading"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        name = " ".join((told.words.band_title(), *told.words.verdict()))
        super().__init__(canvas, told, _place(canvas), id="election.band", name=name)

    def sides(self) -> list[tuple[int, Rect]]:
        """Who governs, each with its part of the band; the parts are equal where nobody needs another."""
        seats = self.facts.seats
        votes = [self.facts.columns[seat].votes for seat in seats]
        equal = self.facts.outcome == "several" or sum(votes) == 0
        shares = [1.0] * len(seats) if equal else _readable(votes)
        parts = self.rect.columns(shares, gap=max(2.0, 6 * self.canvas.unit))
        return list(zip(seats, parts, strict=True))

    def paint(self, p: Painter) -> None:
        wiped = self.rect.w * self.show.share("result", 0.0, 0.3)
        with p.within(self.rect._replace(w=wiped), clip=True):
            if self.facts.outcome == "none":
                self._nobody(p)
                return
            sides = self.sides()
            size = min(self._size(seat, box) for seat, box in sides) if self.facts.outcome == "several" else 0.0
            for at, (seat, box) in enumerate(sides):
                self._side(p, seat, box, at == 0, size)

    def _line(self, y: float, left: float, right: float, tall: float) -> Rect:
        """A line of words in the middle of a height of the night."""
        return Rect(left, self.canvas.y(y) - tall / 2, right - left, tall)

    def _nobody(self, p: Painter) -> None:
        """One sentence in large letters, and what the strongest party gets; no colour but that of its mark."""
        canvas, u = self.canvas, self.canvas.unit
        seat = self.facts.seats[0]
        p.fill(self.rect, _NOBODY)
        left, end = canvas.x(96), canvas.x(1180)
        title, said = self.words.band_title(), self.words.governs()
        p.text(title, self._line(71, left, end, 50 * u), canvas.fit(title, end - left, 36), "bar_text")
        large = canvas.fit(said, end - left, 150)
        p.text(said, self._line(186, left, end, large.size), large)
        bonus = f"{self.told.name(seat)} {self.texts.signed(self.facts.bonus)}"
        mark, rest = self._line(316, left, end, 60 * u).take_left(60 * u, 20 * u)
        p.mark(self.told.party(seat), mark, 0.42)
        p.text(bonus, rest, canvas.style(48))
        self._crowd(p, seat, self.rect.trim(left=end + 40 * u), "emptying", p.colour(_NOBODY))

    def _left(self, box: Rect) -> float:
        return self.canvas.x(96) if box.x == 0 else box.x + 44 * self.canvas.unit

    def _end(self, box: Rect) -> float:
        return min(box.right, self.canvas.x(1880)) - 20 * self.canvas.unit

    def _size(self, seat: int, box: Rect) -> float:
        """Size of the letters of one of several with a majority alone, in logical pixels."""
        said = f"{self.told.name(seat)} {self.texts.number(self.facts.columns[seat].votes)}"
        return self.canvas.fit(said, self._end(box) - self._left(box) - 170 * self.canvas.unit, 140).size

    def _side(self, p: Painter, seat: int, box: Rect, first: bool, several: float) -> None:
        """A party's part of the band; ``several`` is the size of the letters of each of several, 0 for others."""
        canvas, u, party = self.canvas, self.canvas.unit, self.told.party(seat)
        ink: Ink = f"{party}.on"
        self._ground(p, party, box)
        left, end = self._left(box), self._end(box)
        title = self.words.band_title() if first else ""
        if first:
            sign, room = self._line(71, left + 6 * u, end, 50 * u).take_left(36 * u, 14 * u)
            p.ballot(sign.centred(sign.w, sign.w), True, ink, None)
            p.text(title, room, canvas.fit(title, room.w, 36), ink)
        size, glyph = (140.0, 110.0) if several else (200.0, 142.0) if first else (130.0, 92.0)
        name, figure = self.told.name(seat), self.texts.number(self.facts.columns[seat].votes)
        style = canvas.fit(f"{name} {figure}", end - left - (glyph + 60) * u, size)
        style = style.sized(several) if several else style
        scale = min(1.0, style.size / max(1.0, size * u))
        side = glyph * u * min(1.0, scale + 0.15)
        if first and not several:
            left += (28 if box.w > 1500 * u else 16) * u
        line = self._line(226 if first or several else 240, left, end, style.size)
        spot, line = line.take_left(side, (56 if first and not several else 24) * u * scale)
        p.glyph(party, spot.centred(side, side), ink)
        rest = write(p, line, name, style, ink, gap=style.size * 0.22)
        after = write(p, rest, figure, style, mixed(p, ink, 0.84, f"{party}.small")).x
        said = self.told.names.player(seat) if several else self.words.governs() if first else ""
        if said and said != name:
            below = self._line(338, line.x, end, 48 * u)
            after = max(after, write(p, below, said, canvas.fit(said, below.w, 34, "semibold", "sans"), ink).x)
        if first:
            after = max(after, self._left(box) + p.width(title, canvas.style(34, "semibold", "sans")) + 60 * u)
        self._crowd(p, seat, box.trim(left=after + 40 * u - box.x), "jubilation", p.colour(f"{party}.small"))

    def _ground(self, p: Painter, party: str, box: Rect) -> None:
        """The party's colour with the silhouette of the state."""
        ground: Ink = f"{party}.small"
        with p.within(box, clip=True):
            p.ox, p.oy = p.ox - box.x, p.oy - box.y
            p.fill(box, ground)
            bright = p.theme.parties[party].outlined
            shape = mixed(p, ground, 0.88, "white") if bright else mixed(p, ground, 0.86, "black")
            draw_silhouette(p, self.canvas.at(1010, -60, 720, 520), self.facts.land, shape)
            if bright:
                p.hline(box.x, box.bottom - 3 * self.canvas.unit, box.w, "ink", self.canvas.line(3))

    def _crowd(self, p: Painter, seat: int, room: Rect, mood: Mood, wall: RGB) -> None:
        """Those who rejoice with a party that governs or leave, in what is free beside the words."""
        if room.w < 200 * self.canvas.unit:
            return
        party = self.told.party(seat)
        paint_crowd(p, room, party, wall, mood)
        if mood == "jubilation" and p.theme.parties[party].outlined:
            line = self.canvas.line(3)
            p.hline(room.x, room.bottom - line, room.w, "ink", line)


def _place(canvas: Canvas) -> Rect:
    return canvas.ctx.rect._replace(h=canvas.y(_BAND))


def prepare_band(p: Painter, canvas: Canvas, told: Telling) -> Iterator[None]:
    """Draws what the result will show before it is seen, part by part, so that nothing waits for it then."""
    if p.pictures != "off":
        nobody = told.facts.outcome == "none"
        for seat in told.facts.seats:
            party = told.party(seat)
            wall = p.colour(_NOBODY if nobody else f"{party}.small")
            crowd(p, party, _place(canvas).h, wall, "emptying" if nobody else "jubilation")
            yield
    for node in (NightBand, NightPresence):
        node(canvas, told).paint(p)
        yield


def _readable(votes: list[int]) -> list[float]:
    """The shares of the votes, but none of two so small that a name has no room in it."""
    shares = [each / sum(votes) for each in votes]
    if len(shares) == 2 and min(shares) < _LEAST:
        return [_LEAST if each == min(shares) else 1 - _LEAST for each in shares]
    return shares
