"""The first beat of an election night: 18:00, the land under a lens in the studio clock, and how the parties stand."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import pygame

from macher.i18n.names import land
from macher.ui.features.night.before_and_after import ranked
from macher.ui.features.night.canvas import Canvas, NightNode, Telling, on_paper, tear
from macher.ui.features.night.head import draw_plate
from macher.ui.layout import Rect
from macher.ui.paint.kept import kept, transparent
from macher.ui.paint.lands import draw_lens
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.theme.tokens import RGB
from macher.ui.widgets.notes import Explained, shortened

__all__ = ["NightTitle"]

_CLOCK: Final = "18:00"
_MIDDLE: Final = (1356.0, 440.0)
_RING, _THICK, _GLASS = 381.0, 18.0, 338.0
"""Outer radius and width of the ring of the clock, and radius of the lens in it."""
_STRIP: Final = (96.0, 836.0, 1728.0, 164.0)
_SAMPLES: Final = 2


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
        self.land = land(told.texts, told.facts.land)

    def explained(self) -> list[Node]:
        """Who stands where, as sentences."""
        found: list[Node] = []
        for seat, box in zip(ranked(self.told.night.before), self._cells(), strict=True):
            found.append(Explained(box, self.words.stood(seat, self.told.night.before), id=f"election.stood.{seat}"))
        return found

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
        draw_plate(p, self.canvas, 64, self.words.night(), self.words.numbered(self.facts.number))
        self._dial(p)
        if show.since("title") >= 0.7 or show.name != "title":
            self._words(p)
        self._strip(p, show.share("title", 0.7, 0.3))
        if light < 1:
            p.veil(self.rect.local(), "table", round(255 * (1 - light)))

    def _lens(self, p: Painter) -> None:
        x, y = _MIDDLE
        draw_lens(p, self.canvas.at(x - _GLASS, y - _GLASS, 2 * _GLASS, 2 * _GLASS), self.facts.land)

    def _dial(self, p: Painter) -> None:
        self._lens(p)
        closed = self.show.share("title", 0.1, 0.6)
        (x, y), r = _MIDDLE, _RING
        spot = p.px(self.canvas.at(x - r, y - r, 2 * r, 2 * r))
        made = _clock(min(spot.w, spot.h), p.colour("ink"))
        if closed < 1:
            made = _opened(made, closed)
        p.surface.blit(made, spot)

    def _words(self, p: Painter) -> None:
        canvas, ctx = self.canvas, self.canvas.ctx
        clock = canvas.style(330)
        left = canvas.at(96, 200, 0, 0).x - ctx.bearing(_CLOCK, clock)
        p.text(_CLOCK, canvas.at(96, 200, 800, 252)._replace(x=left), clock)
        room = canvas.at(0, 0, 850, 0).w
        title = self.words.now()
        style = canvas.fit(title, room, 108, least=88)
        lines = [title]
        if ctx.width(title, style) > room:
            style = canvas.style(88)
            lines = _broken(title) if "-" in title else ctx.lines(title, style, room)
            style = canvas.fit(max(lines, key=len), room, 88)
        y = 476.0
        for line in lines:
            box = canvas.at(96, y, 850, 108)
            p.text(line, box._replace(x=box.x - ctx.bearing(line, style)), style)
            y += 92
        p.paragraph(
            self.words.stakes(), canvas.at(96, y + 44, 830, 120), canvas.style(28, "medium", "sans"), "bar_text"
        )

    def _cells(self) -> list[Rect]:
        x, y, w, h = _STRIP
        seats = len(self.facts.columns)
        cell = (w - 210) / seats
        return [self.canvas.at(x + 210 + cell * at, y, cell, h) for at in range(seats)]

    def _strip(self, p: Painter, up: float) -> None:
        canvas = self.canvas
        if up <= 0:
            return
        box = canvas.at(*_STRIP)
        drop = box.h * (1 - up)
        behind = p.colour("table")
        slot = box.inset(0, -6 * canvas.unit).trim(bottom=6 * canvas.unit)
        with p.within(slot, clip=True), on_paper(p):
            p.ox, p.oy = p.ox - slot.x, p.oy - slot.y + drop
            p.fill(box, "row")
            tear(p, box.y, box, canvas.unit, behind)
            self._strip_title(p)
            before = self.told.night.before
            for seat, cell in zip(ranked(before), self._cells(), strict=True):
                self._cell(p, seat, cell, 1 + sum(other > before[seat] for other in before))

    def _strip_title(self, p: Painter) -> None:
        canvas, (x, y, _, _) = self.canvas, _STRIP
        box = canvas.at(x + 28, y + 24, 176, 76)
        title = self.words.before_title()
        kind = canvas.style(26)
        while kind.size > canvas.least and (
            len(canvas.ctx.lines(title, kind, box.w)) > 2
            or any(canvas.ctx.width(word, kind) > box.w for word in title.split())
        ):
            kind = kind.sized(kind.size - 1)
        p.paragraph(title, box, kind, "ink", valign="middle")
        note = self.words.after_elections(len(self.told.night.past))
        lower = canvas.at(x + 28, y + 98, 180, 44)
        style = canvas.fit(note, lower.w, 19, "medium")
        tall = canvas.ctx.height(title, kind, box.w)
        if canvas.ctx.width(note, style) <= lower.w and box.cy + tall / 2 <= lower.cy - style.size * 0.6:
            p.text(note, lower, style, "muted")

    def _cell(self, p: Painter, seat: int, box: Rect, rank: int) -> None:
        canvas, u, told = self.canvas, self.canvas.unit, self.told
        p.vline(box.x, box.y + 30 * u, box.h - 56 * u, "hairline", max(1.0, 1.5 * u))
        inner = box.trim(left=20 * u, right=8 * u)
        place, inner = inner.take_left(34 * u, 4 * u)
        p.text(told.texts.number(rank), place, canvas.style(44, "semibold"), "muted", "centre")
        side = 72 * u
        p.mark(told.party(seat), Rect(inner.x, box.cy - side / 2, side, side), 0.42)
        inner = inner.trim(left=side + 18 * u)
        figure = told.texts.number(told.night.before[seat])
        name = told.names.player(seat)
        style = canvas.style(22, "semibold", "sans")
        room = style.size * 1.3
        if room + 42 * u < box.h * 0.8:
            top = Rect(inner.x, box.cy - 42 * u, inner.w, 40 * u)
            p.text(shortened(canvas.ctx, name, inner.w, style), top, style, "ink_soft")
            p.text(figure, Rect(inner.x, box.cy - 4 * u, inner.w, 54 * u), canvas.style(50))
        else:
            p.text(figure, inner, canvas.style(50))


def _broken(title: str) -> list[str]:
    """A title in two lines, divided at its hyphen."""
    first, _, rest = title.partition("-")
    return [f"{first}-", rest]
