"""The columns of an election: votes before the conversion solid, what the rallies brought hatched, the 50 line, and
beside them the coalitions that the strongest party could form, against the same line."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.screens.election_facts import Column, Pair
from macher.ui.screens.election_show import ElectionShow
from macher.ui.screens.election_words import ElectionWords
from macher.ui.theme.typography import Style
from macher.ui.widgets.marks import Explained

__all__ = ["ElectionChart"]

_LEAST_TOP = 75
"""Least upper end of the scale, so that the 50 line stands at the same height in most elections."""
_CAPPED_TOP = 58
"""The same where no party can have more than 50 votes."""
_ROOM = 5
"""Votes of room above the highest column."""
_LEAST_MARK = 10
"""Least size of a party's mark: a smaller one cannot be read."""
_SMALLER = 0.75
"""Size of the votes' figures where pairs stand beside the parties, as a share of the usual one."""
_WIDER = 1.2
"""How much wider the column of a party is than that of a pair."""
_SOLID = ("formed", "possible", "agreed")
"""Pairs that are drawn in the colours of their parties."""


class ElectionChart(Node):
    """Draws as far as the show has come: solid votes, conversions, the line, the coalitions."""

    role = "image"

    def __init__(self, ctx: Context, rect: Rect, words: ElectionWords, show: ElectionShow) -> None:
        super().__init__(rect, id="election.chart", name=words.title())
        self.words, self.facts, self.show = words, words.facts, show
        pad = ctx.step("wide", 2)
        self.number = ctx.type.style("column")
        if self.facts.pairs:
            self.number = self.number.sized(self.number.size * _SMALLER)
        self.line = ctx.step("caption", 1.1)
        self.head = self.number.size * 1.3 + ctx.step("gap")
        if self.facts.pairs:
            self.head = max(self.head, self.line * 2)
        area = rect.local().trim(pad, self.head, pad, self.line * 2 + ctx.step("wide"))
        self.area = area
        self.top = self._scale()
        self.places, self.pair_places = self._divide(ctx, area)
        foot = rect.h - area.bottom
        for column, box in zip(self.facts.columns, self.places, strict=True):
            whole = Rect(box.x, 0, box.w, area.bottom + foot)
            self.add(Explained(whole, words.column_tip(column), id=f"election.column.{column.seat}"))
        for pair, box in zip(self.facts.pairs, self.pair_places, strict=True):
            whole = Rect(box.x, self.line, box.w, area.bottom + foot - self.line)
            self.add(Explained(whole, words.pair_tip(pair), id=f"election.pair.{pair.partner}"))

    def shortcut(self) -> str:
        """The key that shows the next step, while there is one."""
        return "" if self.show.over or self.stage is None else self.stage.app.shortcut("skip")

    def _scale(self) -> int:
        highest = max(column.votes for column in self.facts.columns)
        highest = max([highest, *(pair.votes for pair in self.facts.pairs)])
        return max(_LEAST_TOP if self.facts.contest is None else _CAPPED_TOP, highest + _ROOM)

    def _divide(self, ctx: Context, area: Rect) -> tuple[list[Rect], list[Rect]]:
        """Equal cells for parties and, behind a gap, pairs."""
        columns, pairs = len(self.facts.columns), len(self.facts.pairs)
        if not pairs:
            return area.columns(columns), []
        gap = ctx.step("space", 1.5)
        cell = (area.w - gap) / (columns * _WIDER + pairs)
        left, right = area.take_left(cell * columns * _WIDER, gap)
        return left.columns(columns), right.columns(pairs)

    def _height(self, votes: float) -> float:
        return self.area.h * votes / self.top

    def draw(self, p: Painter) -> None:
        """Columns, then the line over them, then the writing."""
        for column, box in zip(self.facts.columns, self.places, strict=True):
            self._column(p, column, box)
        told = self.show.begun("pairs")
        for pair, box in zip(self.facts.pairs, self.pair_places, strict=True):
            if told:
                self._pair(p, pair, box)
        if self.show.begun("line"):
            self._majority(p)
        if self.pair_places and told:
            left = self.pair_places[0].x
            title = self.words.pairs_title()
            p.vline((self.places[-1].right + left) / 2, self.line, self.rect.h - 2 * self.line, "hairline")
            p.text(title, Rect(left, 6, self.area.right - left, self.line), "label:semibold", "muted")

    def _majority(self, p: Painter) -> None:
        area, y = self.area, self.area.bottom - self._height(self.facts.majority)
        drawn = area.w * self.show.grown("line")
        p.hline(area.x, y, drawn, "rule", 2)
        for column, box in zip(self.facts.columns, self.places, strict=True):
            bar = self._bar(box)
            if column.votes > self.facts.majority and bar.right <= area.x + drawn:
                p.hline(bar.x, y, bar.w, f"{self.words.names.party_key(column.seat)}.on", 2)
        for pair, box in zip(self.facts.pairs, self.pair_places, strict=True):
            tall = pair.votes > self.facts.majority and self.show.grown("pairs") == 1
            if tall and pair.state in _SOLID:
                bar = self._bar(box)
                p.hline(bar.x, y, bar.w, f"{self.words.names.party_key(pair.partner)}.on", 2)
        self._line_label(p, y)

    def _ticked(self, column: Column) -> bool:
        """Whether the party has won by itself: with the majority, or against all other sides."""
        facts = self.facts
        if facts.contest is None:
            return column.votes >= facts.majority and self.show.begun("line")
        return facts.winners == (column.seat,) and self.show.begun("verdict")

    def _pile_on(self, column: Column) -> Sequence[int]:
        """The votes markers that lie on each other, if the upper one is this party's; else none."""
        contest = self.facts.contest
        told = contest is not None and contest.pile[:1] == (column.seat,) and self.show.begun("verdict")
        return contest.pile if contest is not None and told else ()

    def _line_label(self, p: Painter, y: float) -> None:
        """Writes the words over the line's end, or only its number beside it if a column or figure is in the way."""
        text, area = self.words.line(), self.area
        last = max(self.facts.columns[-1].votes, *(pair.votes for pair in self.facts.pairs[-1:]), 0)
        top = area.bottom - self._height(last) - self.number.size * 1.25
        width = p.width(text, "label")
        room = (self.pair_places or self.places)[-1].w
        if top > y + 2 and width <= room:
            p.text(text, Rect(area.right - width - 1, y - self.line, width + 1, self.line), "label", "ink", "right")
        else:
            number = self.words.texts.number(self.facts.majority)
            p.text(number, Rect(0, y - 10, area.x - 4, 20), "caption:bold", "ink", "right")

    def _bar(self, box: Rect) -> Rect:
        return box.inset(box.w * (0.215 if not self.pair_places else 0.12), 0)

    def _column(self, p: Painter, column: Column, box: Rect) -> None:
        area, bar, party, show = self.area, self._bar(box), self.words.names.party_key(column.seat), self.show
        converted = show.begun("convert", column.seat)
        solid = self._height(column.before) * show.grown("columns")
        if solid >= 1:
            p.party_box(Rect(bar.x, area.bottom - solid, bar.w, solid), party)
        grown = self._height(column.gained) * show.grown("convert", column.seat)
        if grown >= 1:
            p.party_box(Rect(bar.x, area.bottom - solid - grown, bar.w, grown), party, "hatched")
        p.hline(bar.x, area.bottom, bar.w, "edge", 1)
        if show.begun("columns"):
            votes = column.votes if converted else column.before
            self._number(p, box, votes, "ink", self._ticked(column), solid + grown, self._pile_on(column))
        name = Rect(box.x, area.bottom + 6, box.w, self.line)
        self._name(p, name, party, self.words.names.party(column.seat))
        below = name.moved(0, self.line).inset(3, 0)
        if converted:
            p.text(self._formula(p, column, below.w), below, "label", "muted", "centre")

    def _formula(self, p: Painter, column: Column, width: float) -> str:
        """The formula in the longest form that fits every column, so that all use the same one."""
        if not column.rallies:
            return p.fitting(self.words.formula(column), width, "label")[0]
        forms = [self.words.formula(each) for each in self.facts.columns if each.rallies]
        level = next(
            (at for at in range(len(forms[0])) if all(p.width(form[at], "label") <= width for form in forms)), -1
        )
        return self.words.formula(column)[level]

    def _name(self, p: Painter, box: Rect, party: str, short: str) -> None:
        style, marked = self._name_style(p, box.w)
        side = round(style.size * 0.82)
        width = p.width(short, style)
        total = side + 6 + width
        if not marked:
            p.text(short, box, style, "ink", "centre")
            return
        x = box.x + (box.w - total) / 2
        p.mark(party, Rect(x, box.y + (box.h - side) / 2, side, side), 0.55)
        p.text(short, Rect(x + side + 6, box.y, width, box.h), style)

    def _name_style(self, p: Painter, room: float) -> tuple[Style, bool]:
        """One style for the names of all columns, and whether the mark has room before each name."""
        shorts = [self.words.names.party(column.seat) for column in self.facts.columns]
        for name in ("points", "tab"):
            style = p.style(name)
            if all(round(style.size * 0.82) + 6 + p.width(short, style) <= room for short in shorts):
                return style, True
        return style, False

    def _number(
        self, p: Painter, area: Rect, votes: int, ink: Ink, tick: bool, tall: float, pile: Sequence[int] = ()
    ) -> None:
        y = self.area.bottom - tall
        line = self.area.bottom - self._height(self.facts.majority)
        height = self.number.size * 1.2
        # A number that the 50 line would cross stands above it.
        if y > line > y - height - 4 and self.show.begun("line"):
            y = line
        box = Rect(area.x, y - height, area.w, height)
        text = self.words.texts.number(votes)
        p.text(text, box, self.number, ink, "centre")
        side = round(self.number.size * 0.42)
        half = p.width(text, self.number) / 2 + 4
        if tick and area.cx + half + side <= area.right:
            p.icon("check", Rect(area.cx + half, box.cy - side / 2, side, side), ink, 3)
        if pile:
            self._pile(p, Rect(area.x, box.y, area.w / 2 - half - 4, height), pile)

    def _pile(self, p: Painter, room: Rect, seats: Sequence[int]) -> None:
        """Votes markers that lie on each other, seen from above: the upper one whole."""
        step = 0.42
        side = min(room.w, room.h / (1 + step * (len(seats) - 1)), self.number.size * 0.6)
        if side < _LEAST_MARK:
            return
        top = room.y + (room.h - side * (1 + step * (len(seats) - 1))) / 2
        for at in range(len(seats) - 1, -1, -1):
            p.mark(
                self.words.names.party_key(seats[at]), Rect(room.right - side, top + at * side * step, side, side), 0.55
            )

    def _pair(self, p: Painter, pair: Pair, frame: Rect) -> None:
        area, bar = self.area, self._bar(frame)
        lower, upper = pair.leader, pair.partner
        possible = pair.state in _SOLID
        grown = self.show.grown("pairs")
        heights = [self._height(self.facts.columns[seat].votes) * grown for seat in (lower, upper)]
        y = area.bottom
        for seat, height in zip((lower, upper), heights, strict=True):
            y -= height
            box = Rect(bar.x, y, bar.w, height)
            party = self.words.names.party_key(seat)
            if height >= 1 and possible:
                p.party_box(box, party)
            elif height >= 1:
                p.box(box, "slot", "slot_line", 1)
        p.hline(bar.x, area.bottom, bar.w, "edge", 1)
        self._number(p, frame, pair.votes, "ink" if possible else "muted", pair.state == "formed", sum(heights))
        self._marks(p, frame, pair, possible)
        note = Rect(frame.x + 3, area.bottom + 6 + self.line, frame.w - 6, self.line)
        strong = "label:bold" if pair.state == "formed" else "label"
        if pair.state == "formed":
            p.hline(bar.x, note.bottom, bar.w, "ink", 3)
        p.text(self.words.pair_note(pair), note, strong, "ink" if possible else "muted", "centre")

    def _marks(self, p: Painter, box: Rect, pair: Pair, possible: bool) -> None:
        side = min(self.line - 3, (box.w - 18) / 2)
        y = self.area.bottom + 6 + (self.line - side) / 2
        x = box.cx - side - 8
        for seat in (pair.leader, pair.partner):
            p.mark(self.words.names.party_key(seat), Rect(x, y, side, side), 0.55)
            x += side + 16
        p.text("+", Rect(box.cx - 8, y, 16, side), "label:bold", "ink" if possible else "muted", "centre")
