"""The first beat of an election night, 18:00 with the land in the studio clock; and the head over all later beats."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import pygame

from macher.i18n.names import land
from macher.ui.features.night.beats import BeatName
from macher.ui.features.night.canvas import Canvas, NightNode, Telling, holes, on_paper, write
from macher.ui.features.night.facts import ranked
from macher.ui.layout import Rect
from macher.ui.paint.kept import kept, transparent
from macher.ui.paint.lands import draw_lens
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.theme.tokens import RGB
from macher.ui.widgets.notes import Explained, shortened

_TIMES: Final[dict[BeatName, str]] = {"count": "18:02", "line": "18:04", "partner": "18:05", "result": "18:06"}
_TOP, _TALL = 36.0, 52.0
"""Where the head stands, and how high it is."""
_CLOCK: Final = "18:00"
_MIDDLE: Final = (1356.0, 440.0)
_RING, _THICK, _GLASS = 381.0, 18.0, 338.0
"""Outer radius and width of the ring of the clock, and radius of the lens in it."""
_STRIP: Final = (96.0, 836.0, 1728.0, 164.0)
_FIRST: Final = 210.0
"""Where the first party stands in the strip."""
_SAMPLES: Final = 2


# -- the head ----------------------------------------------------------------------------------------------------------


def draw_plate(p: Painter, canvas: Canvas, top: float, title: str, note: str = "") -> float:
    """The paper plate that names the evening, and a note right of it; returns the end of the plate."""
    u, style, word = canvas.unit, canvas.style(26), title.upper()
    style = style if style.size * 1.25 <= _TALL * u else style.sized(canvas.least)
    side = min(30 * u, style.size * 1.1)
    box = canvas.at(96, top, 0, _TALL)
    box = box.centred(0, max(box.h, style.size * 1.4))._replace(w=side + p.width(word, style) + 52 * u)
    p.fill(box, "ink")
    p.ballot(box.trim(left=18 * u)._replace(w=side).centred(side, side), True, "on_stamp", None)
    p.text(word, box.trim(left=side + 28 * u), style, "on_stamp")
    if note:
        p.text(note, box._replace(x=box.right + 26 * u, w=700 * u), canvas.style(25, "medium", "sans"), "muted")
    return box.right


class NightHead(NightNode):
    """Stands over all beats but the first and the last: plate, land, what is at stake, the beats, and the clock."""

    role = "text"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        said = (told.texts("election-night"), told.words.title(), told.words.night_place())
        place = canvas.at(96, _TOP - 8, 1728, _TALL + 16)
        super().__init__(canvas, told, place, id="election.head", name=f"{'. '.join(said)}.")

    def paint(self, p: Painter) -> None:
        canvas, u = self.canvas, self.canvas.unit
        box = canvas.at(0, _TOP, 0, _TALL)
        left = draw_plate(p, canvas, _TOP, self.texts("election-night")) + 26 * u
        box = box._replace(x=left, w=self._clock(p) - left)
        name = land(self.texts, self.facts.land)
        room = write(p, box, name, canvas.fit(name, box.w * 0.62, 42, least=30), gap=24 * u)
        room = room.moved(0, 2 * u).trim(right=24 * u)
        small = canvas.style(21, "medium", "sans")
        for said in (self.words.night_place(), self.words.numbered(self.facts.number)):
            if p.width(said, small) <= room.w:
                p.text(said, room, small, "muted")
                break

    def _clock(self, p: Painter) -> float:
        """The clock, and a circle for each beat left of it; returns where they begin."""
        canvas, show = self.canvas, self.show
        u, box, style = canvas.unit, canvas.at(96, _TOP, 1728, _TALL), canvas.style(42)
        p.text(_TIMES.get(show.name, ""), box, style, "ink", "right")
        side = max(14.0, 26 * u)
        step = side * 1.46
        x = box.right - p.width("18:00", style) - 36 * u - step * len(show.beats)
        for at in range(len(show.beats)):
            spot = box._replace(x=x + step * at, w=side).centred(side, side)
            if at < show.at:
                p.ballot(spot, True, "ink", None)
            else:
                p.disc(spot, None, "ink" if at == show.at else "bar_line", canvas.line(2.5))
        return x


# -- the first beat ----------------------------------------------------------------------------------------------------


@kept
def _clock(size: int, colour: RGB) -> pygame.Surface:
    """Ring and sixty ticks of a studio clock."""
    made = transparent((size * _SAMPLES, size * _SAMPLES))
    made.fill((*colour, 0))
    middle = size * _SAMPLES / 2
    unit = middle / _RING
    pygame.draw.circle(made, colour, (middle, middle), middle, max(2, round(_THICK * unit)))
    for minute in range(60):
        angle = math.tau * minute / 60
        long = minute % 5 == 0
        inner, wide = (314.0, 3.0) if long else (331.0, 1.4)
        across = (math.cos(angle) * wide * unit, math.sin(angle) * wide * unit)
        ends = [
            (middle + math.sin(angle) * r * unit, middle - math.cos(angle) * r * unit)
            for r in (inner, 346.0 if long else 345.0)
        ]
        (ax, ay), (bx, by) = ends
        dx, dy = across
        pygame.draw.polygon(
            made, colour, [(ax - dx, ay - dy), (ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy)]
        )
    return pygame.transform.smoothscale(made, (size, size))


def _opened(clock: pygame.Surface, closed: float) -> pygame.Surface:
    """The clock as far as its ring is closed."""
    made = clock.copy()
    middle, reach = made.get_width() / 2, made.get_width()
    start = math.tau * closed
    rim = [start + (math.tau - start) * at / 24 for at in range(25)]
    corners = [(middle + math.sin(a) * reach, middle - math.cos(a) * reach) for a in rim]
    pygame.draw.polygon(made, (0, 0, 0, 0), [(middle, middle), *corners])
    return made


class NightTitle(NightNode):
    """The whole picture of the first beat."""

    role = "text"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        super().__init__(canvas, told, canvas.ctx.rect, id="election.title", name=told.words.now())

    def explained(self) -> list[Node]:
        """Who stands where, as sentences."""
        before = self.told.night.before
        return [
            Explained(box, self.words.stood(seat, before), id=f"election.stood.{seat}")
            for seat, box in zip(ranked(before), self._cells(), strict=True)
        ]

    def prepare(self, p: Painter) -> Iterator[None]:
        """Draws what takes long before it is seen."""
        for paint in (self._lens, self._dial):
            paint(p)
            yield

    def paint(self, p: Painter) -> None:
        show = self.show
        light = show.share("title", 0.0, 0.25)
        if not light:
            p.fill(self.rect.local(), "table")
            return
        draw_plate(p, self.canvas, 64, self.texts("election-night"), self.words.numbered(self.facts.number))
        self._dial(p)
        if show.since("title") >= 0.7 or show.name != "title":
            self._words(p)
        self._strip(p, show.share("title", 0.7, 0.3))
        if light < 1:
            p.veil(self.rect.local(), "table", round(255 * (1 - light)))

    def _round(self, radius: float) -> Rect:
        """A square around the middle of the clock."""
        return self.canvas.at(*_MIDDLE, 0, 0).inset(-radius * self.canvas.unit)

    def _lens(self, p: Painter) -> None:
        draw_lens(p, self._round(_GLASS), self.facts.land)

    def _dial(self, p: Painter) -> None:
        self._lens(p)
        closed = self.show.share("title", 0.1, 0.6)
        spot = p.px(self._round(_RING))
        made = _clock(min(spot.w, spot.h), p.colour("ink"))
        if closed < 1:
            made = _opened(made, closed)
        p.surface.blit(made, spot)

    def _words(self, p: Painter) -> None:
        canvas, ctx = self.canvas, self.canvas.ctx
        clock, room = canvas.style(330), 850 * canvas.unit
        p.text(_CLOCK, canvas.at(96, 200, 800, 252).moved(-ctx.bearing(_CLOCK, clock), 0), clock)
        title = self.words.now()
        style = canvas.fit(title, room, 108, least=88)
        lines = [title]
        if ctx.width(title, style) > room:
            style = canvas.style(88)
            lines = _broken(title) if "-" in title else ctx.lines(title, style, room)
            style = canvas.fit(max(lines, key=len), room, 88)
        for at, line in enumerate(lines):
            p.text(line, canvas.at(96, 476 + 92 * at, 850, 108).moved(-ctx.bearing(line, style), 0), style)
        below = canvas.at(96, 476 + 92 * len(lines) + 44, 830, 120)
        p.paragraph(self.words.stakes(), below, canvas.style(28, "medium", "sans"), "bar_text")

    # -- the strip -----------------------------------------------------------------------------------------------------

    def _cells(self) -> list[Rect]:
        strip = self.canvas.at(*_STRIP)
        return strip.trim(left=_FIRST * self.canvas.unit).columns(len(self.facts.columns))

    def _strip(self, p: Painter, up: float) -> None:
        """How the parties stand, on a paper that rises out of a slot."""
        canvas = self.canvas
        if up <= 0:
            return
        box = canvas.at(*_STRIP)
        behind = p.colour("table")
        slot = box.inset(0, -6 * canvas.unit).trim(bottom=6 * canvas.unit)
        with p.within(slot, clip=True), on_paper(p):
            p.ox, p.oy = p.ox - slot.x, p.oy - slot.y + box.h * (1 - up)
            p.fill(box, "row")
            holes(p, canvas, box, behind, "top")
            self._strip_title(p)
            before = self.told.night.before
            for seat, cell in zip(ranked(before), self._cells(), strict=True):
                self._cell(p, seat, cell, 1 + sum(other > before[seat] for other in before))

    def _strip_title(self, p: Painter) -> None:
        canvas, (x, y, _, _) = self.canvas, _STRIP
        box = canvas.at(x + 28, y + 24, 176, 76)
        title = self.texts("election-before-night")
        kind = canvas.style(26)
        while kind.size > canvas.least and (
            len(canvas.ctx.lines(title, kind, box.w)) > 2
            or any(canvas.ctx.width(word, kind) > box.w for word in title.split())
        ):
            kind = kind.sized(kind.size - 1)
        p.paragraph(title, box, kind, "ink", valign="middle")
        note = self.texts("election-after-count", count=len(self.told.night.past))
        lower = canvas.at(x + 28, y + 98, 180, 44)
        style = canvas.fit(note, lower.w, 19, "medium")
        tall = canvas.ctx.height(title, kind, box.w)
        if canvas.ctx.width(note, style) <= lower.w and box.cy + tall / 2 <= lower.cy - style.size * 0.6:
            p.text(note, lower, style, "muted")

    def _cell(self, p: Painter, seat: int, box: Rect, rank: int) -> None:
        canvas, u, told = self.canvas, self.canvas.unit, self.told
        p.vline(box.x, box.y + 30 * u, box.h - 56 * u, "hairline", canvas.line(1.5))
        place, inner = box.trim(left=20 * u, right=8 * u).take_left(34 * u, 4 * u)
        p.text(self.texts.number(rank), place, canvas.style(44, "semibold"), "muted", "centre")
        mark, inner = inner.take_left(72 * u, 18 * u)
        p.mark(told.party(seat), mark.centred(mark.w, mark.w), 0.42)
        figure, style = self.texts.number(told.night.before[seat]), canvas.style(22, "semibold", "sans")
        if style.size * 1.3 + 42 * u < box.h * 0.8:
            name, inner = inner.centred(inner.w, 84 * u).trim(bottom=-8 * u).take_top(38 * u)
            p.text(shortened(canvas.ctx, told.names.player(seat), name.w, style), name, style, "ink_soft")
        p.text(figure, inner, canvas.style(50))


def _broken(title: str) -> list[str]:
    """A title in two lines, divided at its hyphen."""
    first, _, rest = title.partition("-")
    return [f"{first}-", rest]
