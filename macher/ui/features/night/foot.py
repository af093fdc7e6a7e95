"""Below the columns of an election night: the formula on a ballot, the sentence about the line, the pair, the band."""

from __future__ import annotations

from typing import Final

from macher.ui.features.night.canvas import Canvas, Line, NightNode, Telling, block, on_paper, paragraphs, seam
from macher.ui.features.night.columns import SAID_AT
from macher.ui.features.night.facts import Column, Pair
from macher.ui.features.night.words import Token
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context
from macher.ui.theme.typography import Style

__all__ = ["NightFoot"]

_STRIP: Final = (96.0, 916.0, 1728.0, 124.0)
_BLOCK: Final = 250.0
_BAND: Final = (908.0, 172.0)


class NightFoot(NightNode):
    """Shows what belongs to the moment; readers get all of it at once."""

    role = "alert"

    def __init__(self, canvas: Canvas, told: Telling) -> None:
        window = canvas.ctx.rect
        top = canvas.at(0, 904, 0, 0).y
        super().__init__(
            canvas,
            told,
            Rect(0, top, window.w, window.h - top),
            id="election.foot",
            name=told.words.told(told.show.name),
        )

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
            block(
                p,
                canvas,
                part.trim(right=4 * u if seat != seats[-1] else 0),
                self.told.party(seat),
                self.told.name(seat),
            )
        with on_paper(p):
            p.fill(box, "row")
        seam(p, box.x, box, u, behind)
        seam(p, box.right, box, u, behind)
        return box.trim(left=46 * u, right=40 * u)

    def _formula(self, p: Painter, column: Column) -> None:
        canvas, u = self.canvas, self.canvas.unit
        inner = self._ballot(p, (column.seat,))
        number = self.told.texts.number
        with on_paper(p):
            right = [Token(number(column.before), self.words.caption("before"), True), Token("→", "", True)]
            big = canvas.style(84)
            last = number(column.votes)
            wide = p.width(last, big) + 8 * u
            space = sum(max(p.width(each.text, big), self._caption_width(p, each)) + 22 * u for each in right) + wide
            end, left = inner.take_right(space, 40 * u)
            p.vline(left.right + 10 * u, inner.y + 20 * u, inner.h - 40 * u, "hairline", max(1.0, 1.5 * u))
            self._tokens(p, self.words.tokens(column), left)
            x = self._tokens(p, right, end.trim(right=wide))
            party = self.told.party(column.seat)
            ink: Ink = "ink" if p.theme.parties[party].on != (255, 255, 255) else party
            p.text(last, Rect(max(x, end.right - wide), inner.y, wide, inner.h * 0.76), big, ink, "right")
            if column.lost:
                cap = self.words.line()
                style = canvas.fit(cap, end.w, 22, "semibold", "sans")
                p.text(
                    cap, Rect(end.x, inner.bottom - style.size * 1.45, end.w, style.size * 1.2), style, "muted", "right"
                )

    def _caption_style(self, p: Painter) -> Style:
        return self.canvas.style(22, "semibold", "sans")

    def _caption_width(self, p: Painter, token: Token) -> float:
        return p.width(token.caption, self._caption_style(p)) if token.caption else 0.0

    def _tokens(self, p: Painter, tokens: list[Token], room: Rect) -> float:
        """Figures with their captions centred below; captions push the next figure away.  Returns where they end."""
        canvas, u = self.canvas, self.canvas.unit
        size = 84.0
        small = self._caption_style(p)
        while True:
            style = canvas.style(size)
            gap = size * 0.26 * u
            widths = [max(p.width(each.text, style), self._caption_width(p, each)) for each in tokens]
            if sum(widths) + gap * (len(tokens) - 1) <= room.w or size <= 40:
                break
            size -= 4
        x = room.x
        figures = Rect(0, room.y, 0, room.h * 0.76)
        for each, wide in zip(tokens, widths, strict=True):
            spot = Rect(x, figures.y, wide, figures.h)
            p.text(each.text, spot, style, "muted" if each.quiet else "ink", "centre")
            if each.caption:
                line = Rect(x, room.bottom - small.size * 1.5, wide, small.size * 1.25)
                p.text(each.caption, line, small, "ink_soft", "centre")
            x += wide + gap
        return x

    def _pair(self, p: Painter, pair: Pair, landed: bool) -> None:
        """The partner that is tried: both parties, their sum, and what comes of it."""
        canvas, u = self.canvas, self.canvas.unit
        inner = self._ballot(p, (pair.leader, pair.partner))
        with on_paper(p):
            columns = self.facts.columns
            number = self.told.texts.number
            total = number(pair.votes) if landed else "…"
            text = f"{number(columns[pair.leader].votes)} + {number(columns[pair.partner].votes)} = {total}"
            whole = (
                f"{number(columns[pair.leader].votes)} + {number(columns[pair.partner].votes)} = {number(pair.votes)}"
            )
            style = canvas.fit(whole, inner.w * 0.42, 92)
            wide = p.width(whole, style)
            p.text(text, inner._replace(w=wide + 2), style, "ink")
            p.vline(inner.x + wide + 26 * u, inner.y + 20 * u, inner.h - 40 * u, "hairline", max(1.0, 1.5 * u))
            if landed:
                first, second = self.words.pair_said(pair)
                room = Rect(inner.x + wide + 50 * u, inner.y + 8 * u, inner.w - wide - 50 * u, inner.h - 16 * u)
                paragraphs(p, canvas, [(first, "semibold", "ink"), (second, "medium", "ink_soft")], room, 28)

    # -- sentences ----------------------------------------------------------------------------------------------------

    def _sentence(self, p: Painter, title: str, first: str, second: str) -> None:
        canvas, ctx = self.canvas, self.canvas.ctx
        box = canvas.at(*_STRIP)
        style = canvas.fit(title, box.w * 0.62, 104, least=72)
        if ctx.width(title, style) > box.w * 0.78:  # hardly any room is left beside it
            style = canvas.fit(title, box.w * 0.62, 72)
        title_room, rest = self._beside(ctx, title, style, box)
        p.text(title, title_room._replace(x=title_room.x - ctx.bearing(title, style)), style)
        lines: list[Line] = [(first, "semibold", "ink"), (second, "medium", "bar_text")]
        paragraphs(p, canvas, [each for each in lines if each[0]], rest, 30)

    def _beside(self, ctx: Context, title: str, style: Style, box: Rect) -> tuple[Rect, Rect]:
        wide = ctx.width(title, style) + 8
        return box._replace(w=wide), box.trim(left=wide + 40 * self.canvas.unit)

    def _alone(self, p: Painter) -> None:
        """The band of a party that needs no partner."""
        canvas, u, facts = self.canvas, self.canvas.unit, self.facts
        column = facts.columns[facts.over[0]]
        party = self.told.party(column.seat)
        ink: Ink = f"{party}.on"
        share = self.show.share("line", SAID_AT, 0.2)
        top = canvas.at(0, _BAND[0], 0, _BAND[1])
        window = canvas.ctx.rect
        band = Rect(0, top.y, window.w, window.h - top.y)
        with p.within(band._replace(w=band.w * share), clip=True):
            p.ox, p.oy = p.ox - band.x, p.oy - band.y
            p.fill(band, f"{party}.small")
            if p.theme.parties[party].outlined:
                p.hline(band.x, band.y, band.w, "ink", max(1.5, 3 * u))
            line = Rect(top.x, band.y, 0, min(band.h, 152 * u))
            side = 84 * u
            p.glyph(party, Rect(top.x + 134 * u, line.cy - side / 2, side, side), ink)
            total = f"+{self.told.texts.number(column.total)}"
            big = canvas.style(140)
            end = top.x + 1824 * u
            wide = p.width(total, big)
            p.text(total, Rect(end - wide - 2, line.y, wide + 2, line.h), big, ink)
            name, sums = self.words.alone_points(column)
            small = canvas.style(30, "semibold", "sans")
            most = max(p.width(name, small), p.width(sums, small))
            x = end - wide - 34 * u - most
            p.text(name, Rect(x, line.cy - small.size * 1.35, most + 1, small.size * 1.3), small, ink, "right")
            p.text(sums, Rect(x, line.cy + small.size * 0.05, most + 1, small.size * 1.3), small, ink, "right")
            title = self.words.alone(column.seat)
            left = top.x + 264 * u
            style = canvas.fit(title, x - left - 40 * u, 112)
            p.text(title, Rect(left, line.y, x - left - 40 * u, line.h), style, ink)
