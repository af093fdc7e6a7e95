"""Below the columns of an election night: the formula on a ballot, the sentence about the line, the pair, the band."""

from __future__ import annotations

from typing import Final

from macher.ui.features.night.canvas import Canvas, Line, NightNode, Telling, block, holes, on_paper, paragraphs, write
from macher.ui.features.night.columns import SAID_AT
from macher.ui.features.night.facts import Column, Pair
from macher.ui.features.night.words import Token
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter

_STRIP: Final = (96.0, 916.0, 1728.0, 124.0)
_BLOCK: Final = 250.0
_BAND: Final = 908.0
_LARGE, _LEAST = 84.0, 40.0
"""Size of the figures of a formula, and the least one."""
_FIGURES: Final = 0.76
"""Height of the figures as a share of the ballot; the words stand below them."""


class NightFoot(NightNode):
    """Shows what belongs to the moment; readers get all of it at once."""

    role = "alert"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        place = canvas.ctx.rect.trim(top=canvas.y(904))
        super().__init__(canvas, told, place, id="election.foot", name=told.words.told(told.show.name))
        self.small = canvas.style(22, "semibold", "sans")
        """Letters of the words below figures."""

    def paint(self, p: Painter) -> None:
        show = self.show
        if show.name == "count" and show.converting() >= 0:
            self._formula(p, self.facts.columns[show.converting()])
        elif show.name == "line" and show.since("line") >= SAID_AT:
            if len(self.facts.over) == 1:
                self._alone(p)
            else:
                self._sentence(p, *self.words.line_said())
        elif show.name == "partner":
            tried = show.tried()
            if tried is not None:
                self._pair(p, tried.pair, show.landed(tried) >= 0)

    # -- the ballot ----------------------------------------------------------------------------------------------------

    def _ballot(self, p: Painter, seats: tuple[int, ...]) -> Rect:
        """The paper with the colours of parties at its left end; returns what is left of it."""
        canvas, u = self.canvas, self.canvas.unit
        box = canvas.at(*_STRIP)
        behind = p.colour("table")
        for seat in seats:
            part, box = box.take_left(_BLOCK * u)
            part = part.trim(right=4 * u if seat != seats[-1] else 0)
            block(p, canvas, part, self.told.party(seat), self.told.name(seat))
        with on_paper(p):
            p.fill(box, "row")
        holes(p, canvas, box, behind)
        return box.trim(left=46 * u, right=40 * u)

    def _formula(self, p: Painter, column: Column) -> None:
        canvas, u = self.canvas, self.canvas.unit
        inner = self._ballot(p, (column.seat,))
        number = self.texts.number
        with on_paper(p):
            right = [Token(number(column.before), self.texts("election-caption-before"), True), Token("→", "", True)]
            big = canvas.style(_LARGE)
            last = number(column.votes)
            wide = p.width(last, big) + 8 * u
            space = sum(max(p.width(each.text, big), self._below(p, each)) + 22 * u for each in right) + wide
            end, left = inner.take_right(space, 40 * u)
            self._divide(p, left.right + 10 * u, inner)
            self._tokens(p, self.words.tokens(column), left)
            x = max(self._tokens(p, right, end.trim(right=wide)), end.right - wide)
            party = self.told.party(column.seat)
            ink: Ink = "ink" if p.theme.parties[party].on != (255, 255, 255) else party
            p.text(last, inner._replace(x=x, w=wide, h=inner.h * _FIGURES), big, ink, "right")
            if column.lost:
                said = self.words.line()
                style = canvas.fit(said, end.w, 22, "semibold", "sans")
                low = end.trim(top=end.h - style.size * 1.45, bottom=style.size * 0.25)
                p.text(said, low, style, "muted", "right")

    def _divide(self, p: Painter, x: float, box: Rect) -> None:
        u = self.canvas.unit
        p.vline(x, box.y + 20 * u, box.h - 40 * u, "hairline", self.canvas.line(1.5))

    def _below(self, p: Painter, token: Token) -> float:
        """Width of the words below a figure."""
        return p.width(token.caption, self.small) if token.caption else 0.0

    def _tokens(self, p: Painter, tokens: list[Token], room: Rect) -> float:
        """Figures with their captions centred below; captions push the next figure away.  Returns where they end."""
        size, small = _LARGE, self.small
        while True:
            style, gap = self.canvas.style(size), size * 0.26 * self.canvas.unit
            widths = [max(p.width(each.text, style), self._below(p, each)) for each in tokens]
            if sum(widths) + gap * (len(tokens) - 1) <= room.w or size <= _LEAST:
                break
            size -= 4
        x = room.x
        for each, wide in zip(tokens, widths, strict=True):
            spot = room._replace(x=x, w=wide)
            p.text(each.text, spot._replace(h=room.h * _FIGURES), style, "muted" if each.quiet else "ink", "centre")
            if each.caption:
                low = spot.trim(top=room.h - small.size * 1.5, bottom=small.size * 0.25)
                p.text(each.caption, low, small, "ink_soft", "centre")
            x += wide + gap
        return x

    def _pair(self, p: Painter, pair: Pair, landed: bool) -> None:
        """The partner that is tried: both parties, their sum, and what comes of it."""
        canvas, u, number = self.canvas, self.canvas.unit, self.texts.number
        inner = self._ballot(p, (pair.leader, pair.partner))
        both = " + ".join(number(self.facts.columns[seat].votes) for seat in (pair.leader, pair.partner))
        whole = f"{both} = {number(pair.votes)}"
        with on_paper(p):
            style = canvas.fit(whole, inner.w * 0.42, 92)
            wide = p.width(whole, style)
            p.text(whole if landed else f"{both} = …", inner._replace(w=wide + 2), style, "ink")
            self._divide(p, inner.x + wide + 26 * u, inner)
            if landed:
                first, second = self.words.pair_said(pair)
                room = inner.inset(0, 8 * u).trim(left=wide + 50 * u)
                paragraphs(p, canvas, [(first, "semibold", "ink"), (second, "medium", "ink_soft")], room, 28)

    # -- sentences ----------------------------------------------------------------------------------------------------

    def _sentence(self, p: Painter, title: str, first: str, second: str) -> None:
        """A sentence in large letters, and beside it two in smaller ones."""
        canvas, ctx = self.canvas, self.canvas.ctx
        box = canvas.at(*_STRIP)
        style = canvas.fit(title, box.w * 0.62, 104, least=72)
        if ctx.width(title, style) > box.w * 0.78:  # hardly any room is left beside it
            style = canvas.fit(title, box.w * 0.62, 72)
        bearing = ctx.bearing(title, style)
        rest = write(p, box.trim(left=-bearing), title, style, gap=bearing + 8 + 40 * canvas.unit)
        lines: list[Line] = [(first, "semibold", "ink"), (second, "medium", "bar_text")]
        paragraphs(p, canvas, [each for each in lines if each[0]], rest, 30)

    def _alone(self, p: Painter) -> None:
        """The band of a party that needs no partner."""
        canvas, u = self.canvas, self.canvas.unit
        column = self.facts.columns[self.facts.over[0]]
        party = self.told.party(column.seat)
        ink: Ink = f"{party}.on"
        band = canvas.ctx.rect.trim(top=canvas.y(_BAND))
        with p.within(band._replace(w=band.w * self.show.share("line", SAID_AT, 0.2)), clip=True):
            p.ox, p.oy = p.ox - band.x, p.oy - band.y
            p.fill(band, f"{party}.small")
            if p.theme.parties[party].outlined:
                p.hline(band.x, band.y, band.w, "ink", canvas.line(3))
            line = canvas.at(0, 0, 1824, 0)._replace(y=band.y, h=min(band.h, 152 * u))
            p.glyph(party, line.trim(left=134 * u)._replace(w=84 * u).centred(84 * u, 84 * u), ink)
            total, big = f"+{self.texts.number(column.total)}", canvas.style(140)
            sums, line = line.take_right(p.width(total, big) + 2, 32 * u)
            p.text(total, sums, big, ink)
            said, small = self.words.alone_points(column), canvas.style(30, "semibold", "sans")
            words, line = line.take_right(max(p.width(each, small) for each in said) + 1, 40 * u)
            for text, half in zip(said, words.centred(words.w, small.size * 2.7).rows(2), strict=True):
                p.text(text, half, small, ink, "right")
            title, room = self.words.alone(column.seat), line.trim(left=264 * u)
            p.text(title, room, canvas.fit(title, room.w, 112), ink)
