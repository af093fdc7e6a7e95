"""The band over the last beat of an election night: who governs, in their colours, or that nobody does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from macher.ui.features.night.canvas import Canvas, NightNode, Telling, mixed
from macher.ui.features.night.result import NightPresence
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_silhouette
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.rooms import Mood, crowd, paint_crowd
from macher.ui.theme.tokens import RGB

__all__ = ["NightBand", "prepare_band"]

_BAND: Final = 372.0
_NOBODY: Final[Ink] = "panel"
"""Ground of the band where nobody governs."""


class NightBand(NightNode):
    """The colours of those who govern, from edge to edge; without a majority dark, and those who hoped go home."""

    role = "heading"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        super().__init__(
            canvas,
            told,
            Rect(0, 0, canvas.ctx.rect.w, _height(canvas)),
            id="election.band",
            name=" ".join((told.words.band_title(), *told.words.verdict())),
        )

    def sides(self) -> list[tuple[int, Rect]]:
        """Who governs, each with its part of the band; the parts are equal where nobody needs another."""
        seats, window = self.facts.seats, self.rect
        votes = [self.facts.columns[seat].votes for seat in seats]
        equal = self.facts.outcome == "several" or sum(votes) == 0
        shares = [1 / len(seats)] * len(seats) if equal else [each / sum(votes) for each in votes]
        gap, x, found = max(2.0, 6 * self.canvas.unit), 0.0, []
        for seat, share in zip(seats, _readable(shares), strict=True):
            wide = window.w * share
            found.append((seat, Rect(x, 0, wide - (gap if seat != seats[-1] else 0), window.h)))
            x += wide
        return found

    def paint(self, p: Painter) -> None:
        wiped = self.rect.w * self.show.share("result", 0.0, 0.3)
        with p.within(Rect(0, 0, wiped, self.rect.h), clip=True):
            if self.facts.outcome == "none":
                self._nobody(p)
                return
            sides = self.sides()
            size = min(self._size(seat, box) for seat, box in sides) if self.facts.outcome == "several" else 0.0
            for at, (seat, box) in enumerate(sides):
                self._side(p, seat, box, at == 0, size)

    def _nobody(self, p: Painter) -> None:
        """One sentence in large letters, and what the strongest party gets; no colour but that of its mark."""
        canvas, u = self.canvas, self.canvas.unit
        seat = self.facts.seats[0]
        p.fill(self.rect, _NOBODY)
        left, title, said = canvas.at(96, 0, 0, 0).x, self.words.band_title(), self.words.governs()
        end = canvas.at(1180, 0, 0, 0).x
        top = canvas.at(0, 46, 0, 50)
        p.text(title, Rect(left, top.y, end - left, top.h), canvas.fit(title, end - left, 36), "bar_text")
        large = canvas.fit(said, end - left, 150)
        middle = canvas.at(0, 186, 0, 0).y
        p.text(said, Rect(left, middle - large.size / 2, end - left, large.size), large)
        bonus = f"{self.told.name(seat)} {self.told.texts.signed(self.facts.bonus)}"
        line = canvas.at(96, 286, 0, 60)
        p.mark(self.told.party(seat), Rect(line.x, line.y, line.h, line.h), 0.42)
        rest = Rect(line.x + line.h + 20 * u, line.y, end - line.x - line.h - 20 * u, line.h)
        p.text(bonus, rest, canvas.style(48))
        self._crowd(p, seat, self.rect.trim(left=end + 40 * u), "emptying", p.colour(_NOBODY))

    def _left(self, box: Rect, first: bool) -> float:
        return self.canvas.at(96, 0, 0, 0).x if first else box.x + 44 * self.canvas.unit

    def _end(self, box: Rect) -> float:
        return min(box.right, self.canvas.at(1880, 0, 0, 0).x) - 20 * self.canvas.unit

    def _size(self, seat: int, box: Rect) -> float:
        """Size of the letters of one of several with a majority alone, in logical pixels."""
        canvas = self.canvas
        said = f"{self.told.name(seat)} {self.told.texts.number(self.facts.columns[seat].votes)}"
        room = self._end(box) - self._left(box, box.x == 0) - 170 * canvas.unit
        return canvas.fit(said, room, 140).size

    def _side(self, p: Painter, seat: int, box: Rect, first: bool, several: float) -> None:
        """A party's part of the band; ``several`` is the size of the letters of each of several, 0 for others."""
        canvas, u = self.canvas, self.canvas.unit
        party = self.told.party(seat)
        ink: Ink = f"{party}.on"
        ground: Ink = f"{party}.small"
        with p.within(box, clip=True):
            p.ox, p.oy = p.ox - box.x, p.oy - box.y
            p.fill(box, ground)
            dark = mixed(p, ground, 0.86, "black")
            if p.theme.parties[party].outlined:
                dark = mixed(p, ground, 0.88, "white")
            draw_silhouette(p, canvas.at(1010, -60, 720, 520), self.facts.land, dark)
            if p.theme.parties[party].outlined:
                p.hline(box.x, box.bottom - 3 * u, box.w, "ink", max(1.5, 3 * u))
        left, end = self._left(box, first), self._end(box)
        if first:
            title = self.words.band_title()
            sign = 36 * u
            y = canvas.at(0, 46, 0, 50)
            p.ballot(Rect(left + 6 * u, y.cy - sign / 2, sign, sign), True, ink, None)
            room = Rect(left + sign + 20 * u, y.y, end - left - sign - 20 * u, y.h)
            p.text(title, room, canvas.fit(title, room.w, 36), ink)
        alone = box.w > 1500 * u
        size, glyph = (200.0, 142.0) if first else (130.0, 92.0)
        if several:
            size, glyph = 140.0, 110.0
        name = self.told.name(seat)
        figure = self.told.texts.number(self.facts.columns[seat].votes)
        middle = canvas.at(0, 226 if first or several else 240, 0, 0).y
        style = canvas.fit(f"{name} {figure}", end - left - (glyph + 60) * u, size)
        if several:
            style = style.sized(several)
        scale = style.size / max(1.0, size * u)
        side = glyph * u * min(1.0, scale + 0.15)
        x = left + (0 if several else 28 * u if first and alone else 16 * u if first else 0)
        p.glyph(party, Rect(x, middle - side / 2, side, side), ink)
        x += side + (56 if first and not several else 24) * u * min(1.0, scale)
        tall = style.size
        wide = p.width(name, style)
        p.text(name, Rect(x, middle - tall / 2, wide + 2, tall), style, ink)
        pale = mixed(p, ink, 0.84, ground)
        p.text(
            figure, Rect(x + wide + style.size * 0.22, middle - tall / 2, p.width(figure, style) + 2, tall), style, pale
        )
        after = x + wide + style.size * 0.22 + p.width(figure, style)
        said = self.told.names.player(seat) if several else self.words.governs() if first else ""
        if said and said != name:
            line = canvas.at(0, 314, 0, 48)
            room = Rect(x, line.y, end - x, line.h)
            kind = canvas.fit(said, room.w, 34, "semibold", "sans")
            p.text(said, room, kind, ink)
            after = max(after, x + p.width(said, kind))
        if first:
            after = max(after, left + p.width(self.words.band_title(), canvas.style(34, "semibold", "sans")) + 60 * u)
        self._crowd(p, seat, box.trim(left=after + 40 * u - box.x), "jubilation", p.colour(ground))

    def _crowd(self, p: Painter, seat: int, room: Rect, mood: Mood, wall: RGB) -> None:
        """Those who rejoice with a party that governs or leave, in what is free beside the words."""
        if room.w < 200 * self.canvas.unit:
            return
        party = self.told.party(seat)
        paint_crowd(p, room._replace(h=_height(self.canvas)), party, wall, mood)
        if mood == "jubilation" and p.theme.parties[party].outlined:
            line = max(1.5, 3 * self.canvas.unit)
            p.hline(room.x, room.bottom - line, room.w, "ink", line)


def _height(canvas: Canvas) -> float:
    return canvas.at(0, _BAND, 0, 0).y


def prepare_band(p: Painter, canvas: Canvas, told: Telling) -> Iterator[None]:
    """Draws what the result will show before it is seen, part by part, so that nothing waits for it then."""
    if p.pictures != "off":
        nobody = told.facts.outcome == "none"
        for seat in told.facts.seats:
            party = told.party(seat)
            wall = p.colour(_NOBODY if nobody else f"{party}.small")
            crowd(p, party, _height(canvas), wall, "emptying" if nobody else "jubilation")
            yield
    for node in (NightBand, NightPresence):
        node(canvas, told).paint(p)
        yield


def _readable(shares: list[float]) -> list[float]:
    """The shares, but none so small that a name has no room in it."""
    least = 0.26
    if len(shares) != 2 or min(shares) >= least:
        return shares
    low = min(range(len(shares)), key=lambda at: shares[at])
    rest = sum(share for at, share in enumerate(shares) if at != low)
    return [least if at == low else share * (1 - least) / rest for at, share in enumerate(shares)]
