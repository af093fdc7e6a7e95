"""The course of the game as lines with their labels at the ends, or as a table, and who won which election."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.i18n import Texts, names
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.scene import Context, Node
from macher.ui.screens.final_facts import Election, Standing, Standings
from macher.ui.screens.final_history import CURVES, Curve, CurveKind
from macher.ui.widgets import Clickable, Hairline, IconButton, Label, Panel, Segment, Segments

__all__ = ["Course", "Winners"]

_STEPS = (2, 5, 10, 20, 25, 50, 100, 200)
"""Distances of the lines of the scale, in points, party base or thousands of euros."""
_TABS = {"points": "final-tab-points", "money": "final-money", "base": "final-base"}
_CAPTIONS = {"points": "final-curve", "money": "final-curve-money", "base": "final-curve-base"}


class Course(Panel):
    """A switch for what is shown, and one line or row a party from the start to the end of the game."""

    def __init__(
        self, ctx: Context, rect: Rect, texts: Texts, facts: Standings, players: Sequence[str], curve: Curve,
        as_table: bool, on_curve: Callable[[CurveKind], None], on_table: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(rect, id="final.course", zone=True, name=texts("final-curve"))
        pick = ctx.viewport.pick
        inner = rect.local().inset(pick(28.0, 16.0, 12.0), pick(16.0, 8.0, 8.0))
        head, inner = inner.take_top(pick(34.0, 28.0, 30.0), pick(10.0, 5.0, 5.0))
        caption = texts(_CAPTIONS[curve.kind])
        switch, rest = head.take_right(head.h)
        segments = [Segment(kind, texts(_TABS[kind])) for kind in CURVES]
        tabs = Segments(
            rest, segments, curve.kind, on_curve, ctx=ctx, style="label:semibold", on_panel=True, id="final.curve",
            name=texts("final-curves"),
        )  # fmt: skip
        self.add(tabs)
        free = rest.trim(left=tabs.rect.w + 16, right=12)
        if ctx.width(caption, "label") <= free.w:
            self.add(Label(free, caption, "label", "muted", "right"))
        icon, name = ("chart-line", "final-as-lines") if as_table else ("table", "final-as-table")
        self.add(
            IconButton(
                switch, icon, texts(name), id="final.table", on_click=on_table, kind="secondary", size=head.h * 0.55
            )
        )
        shown = _Figures if as_table else _Lines
        self.add(shown(ctx, inner, texts, facts, players, curve))


class _Figures(Node):
    """The same as a table: a row a party, a column a moment."""

    role = "table"

    def __init__(
        self, ctx: Context, rect: Rect, texts: Texts, facts: Standings, players: Sequence[str], curve: Curve
    ) -> None:
        super().__init__(rect, id="final.figures", name=texts(_CAPTIONS[curve.kind]))
        self.texts, self.facts, self.players, self.curve = texts, facts, players, curve
        longest = max(ctx.width(players[row.seat], "label:semibold") for row in facts.rows)
        self.names = min(longest + 40, rect.w * 0.28)

    def draw(self, p: Painter) -> None:
        """Headings, then the parties by their points."""
        box, rows = self.rect.local(), self.facts.rows
        head, area = box.take_top(min(28.0, box.h / (len(rows) + 1)))
        cells = head.trim(left=self.names).columns(len(self.curve.moments))
        moments = self.curve.moments
        narrow = any(p.width(long, "label") > cell.w - 8 for (long, _), cell in zip(moments, cells, strict=True))
        for (long, short), cell in zip(moments, cells, strict=True):
            p.text(short if narrow else [long, short], cell.trim(left=4), "label", "muted", "right")
        height = min(40.0, area.h / len(rows))
        for at, row in enumerate(rows):
            line = Rect(area.x, area.y + at * height, area.w, height)
            p.hline(line.x, line.y, line.w, "hairline", 1)
            side = min(22.0, height - 6)
            p.mark(row.party, Rect(line.x, line.cy - side / 2, side, side))
            short = names.party_short(self.texts, row.party)
            name = Rect(line.x + side + 8, line.y, self.names - side - 12, height)
            p.text([self.players[row.seat], short], name, "label:semibold")
            for value, cell in zip(self.curve.values[row.seat], cells, strict=True):
                said = [self.curve.write(self.texts, value), self.texts.number(value)]
                p.text(said, Rect(cell.x + 4, line.y, cell.w - 4, height), "label:semibold", "ink", "right")


class _Lines(Node):
    role = "image"

    def __init__(
        self, ctx: Context, rect: Rect, texts: Texts, facts: Standings, players: Sequence[str], curve: Curve
    ) -> None:
        super().__init__(rect, name=texts(_CAPTIONS[curve.kind]))
        self.texts, self.facts, self.players, self.curve = texts, facts, players, curve
        pick = ctx.viewport.pick
        local = rect.local()
        self.top = max(10, *(value for row in curve.values for value in row))
        left = max(pick(44.0, 34.0, 34.0), ctx.width(curve.write(texts, self.top), "label") + 12)
        self.axis = pick(26.0, 20.0, 20.0)
        longest = max(ctx.width(players[row.seat], "label:semibold") for row in facts.rows)
        self.number = max(ctx.width(curve.write(texts, row[-1]), "number") for row in curve.values) + 4
        self.ends = min(longest + self.number + pick(66.0, 50.0, 50.0), rect.w * 0.32)
        self.area = local.trim(left=left, right=self.ends + pick(60.0, 40.0, 40.0), bottom=self.axis, top=8)
        self.line = min(pick(30.0, 22.0, 24.0), local.h / len(facts.rows))
        self.marker = pick(18.0, 14.0, 14.0)
        # Labels stand in the order of the ends of the lines, ties in that of the final score.
        self.order = sorted(facts.rows, key=lambda row: -curve.values[row.seat][-1])

    def _point(self, at: int, value: float) -> tuple[float, float]:
        area, steps = self.area, len(self.curve.moments) - 1
        return area.x + area.w * at / steps, area.bottom - area.h * value / self.top

    def _values(self, row: Standing) -> tuple[int, ...]:
        return self.curve.values[row.seat]

    def draw(self, p: Painter) -> None:
        """Scale, lines from the last to the first, ends."""
        self._scale(p)
        for row in reversed(self.facts.rows):
            points = [self._point(at, value) for at, value in enumerate(self._values(row))]
            if p.theme.parties[row.party].outlined:
                p.line(points, f"{row.party}.edge", 6)
                p.line(points, row.party, 3)
            else:
                p.line(points, row.party, 4)
        for row in reversed(self.facts.rows):
            for at, value in enumerate(self._values(row)[1:], 1):
                self._mark(p, row, *self._point(at, value))
        self._labels(p)

    def _scale(self, p: Painter) -> None:
        area = self.area
        step = next((each for each in _STEPS if self.top / each <= max(2, area.h / 40)), _STEPS[-1])
        for value in range(0, self.top + 1, step):
            _, y = self._point(0, value)
            p.hline(area.x, y, area.w, "rule" if value == 0 else "hairline", 2 if value == 0 else 1)
            p.text(self.curve.write(self.texts, value), Rect(0, y - 10, area.x - 8, 20), "label", "muted", "right")
        steps = len(self.curve.moments) - 1
        width = area.w / steps
        under = area.bottom + 4
        for at, (text, short) in enumerate(self.curve.moments):
            x, _ = self._point(at, 0)
            room = width - 8
            # The first and the last may reach into the margins, but not into each other.
            if at in (0, steps):
                room = min(2 * area.x if at == 0 else width, width) - 4
            box = Rect(x - room / 2, under, room, self.axis - 4)
            if min(p.width(text, "label"), p.width(short, "label")) <= room:
                p.text([text, short], box, "label", "muted", "centre")

    def _mark(self, p: Painter, row: Standing, x: float, y: float) -> None:
        side, ink = self.marker, p.theme.parties[row.party]
        box = Rect(x - side / 2, y - side / 2, side, side)
        ground = "panel"
        p.glyph(row.party, box.inset(-2), ground)
        if ink.outlined:
            p.glyph(row.party, box, f"{row.party}.edge")
            p.glyph(row.party, box.inset(side * 0.16), row.party)
        else:
            p.glyph(row.party, box, row.party)

    def _labels(self, p: Painter) -> None:
        rows, height = self.order, self.line
        last = len(self.curve.moments) - 1
        wished = [self._point(last, self._values(row)[-1])[1] - height / 2 for row in rows]
        places = _spread(wished, height, 0, self.rect.h)
        x0 = self.area.right
        bend = self.rect.w - self.ends - x0
        for row, y in zip(rows, places, strict=True):
            value = self._values(row)[-1]
            end = self._point(last, value)[1]
            start = x0 + self.marker / 2 + 4
            mid = y + height / 2
            points = [(start, end), (x0 + bend * 0.4, end), (x0 + bend * 0.75, mid), (x0 + bend - 4, mid)]
            p.line(points, "slot_line", 1.5)
            box = Rect(self.rect.w - self.ends, y, self.ends, height)
            p.text(self.curve.write(self.texts, value), box.take_right(self.number)[0], "number", "ink", "right")
            self._mark(p, row, box.right - self.number - self.marker, mid)
            room = box.w - self.number - self.marker * 2
            short = names.party_short(self.texts, row.party)
            p.text([self.players[row.seat], short], box._replace(w=room), "label:semibold")


def _spread(wished: Sequence[float], height: float, low: float, high: float) -> list[float]:
    """Places as near as possible to the wished ones (from above), none over another, all inside."""
    out: list[float] = []
    for y in wished:
        out.append(max(y, low, out[-1] + height if out else low))
    limit = high - height
    for at in range(len(out) - 1, -1, -1):
        out[at] = min(out[at], limit)
        limit = out[at] - height
    return out


class Winners(Panel):
    """Who won each election and how; a click shows that election again."""

    def __init__(
        self, ctx: Context, rect: Rect, texts: Texts, facts: Standings, parties: Sequence[str],
        on_open: Callable[[int], None],
    ) -> None:  # fmt: skip
        super().__init__(rect, id="final.winners", zone=True, name=texts("final-elections"))
        pick = ctx.viewport.pick
        inner = rect.local().inset(pick(28.0, 16.0, 12.0), pick(16.0, 8.0, 8.0))
        caption, inner = inner.take_top(pick(24.0, 18.0, 18.0), pick(8.0, 2.0, 2.0))
        self.add(Label(caption, texts("final-elections"), "label", "muted"))
        height = min(pick(54.0, 44.0, 46.0), inner.h / max(1, len(facts.elections)))
        for at, election in enumerate(facts.elections):
            row = Rect(inner.x, inner.y + at * height, inner.w, height)
            self.add(Hairline(row.take_top(1)[0]), _WinnerRow(row, texts, election, parties, on_open))


class _WinnerRow(Clickable):
    def __init__(
        self, rect: Rect, texts: Texts, election: Election, parties: Sequence[str], on_open: Callable[[int], None]
    ) -> None:
        land = names.land(texts, election.land)
        super().__init__(
            rect, id=f"final.election.{election.number}", name=land, on_click=lambda: on_open(election.number),
            tooltip=land + "\n" + texts("final-election-tip", number=election.number),
        )  # fmt: skip
        self.texts, self.election, self.parties = texts, election, parties

    def draw(self, p: Painter) -> None:
        box, texts, election = self.rect.local(), self.texts, self.election
        if self.hovered:
            p.fill(box, "row")
        code = p.width("WW", "name") + 10
        p.text(names.land_code(texts, election.land), box._replace(w=code), "name")
        side = min(26.0, box.h - 6)
        x = code
        for seat in election.seats:
            p.mark(self.parties[seat], Rect(x, (box.h - side) / 2, side, side))
            x += side + 3
        x = max(x, code + 2 * (side + 3)) + 8
        bonus = texts.signed(election.bonus) if election.bonus else ""
        if bonus and len(election.seats) > 1:
            bonus = texts("final-each", points=bonus)
        width = p.width(bonus, "number") + 6
        p.text(bonus, box.take_right(width)[0], "number", "ink", "right")
        room = Rect(x, 0, box.w - x - width, box.h)
        shorts = [names.party_short(texts, self.parties[seat]) for seat in election.seats]
        for who, what in ((" + ".join(shorts), self._how()), ("", self._how()), ("", self._brief())):
            runs = [Run(who, "label:bold"), Run(what, "label", "muted", 8 if who else 0)]
            if sum(p.width(run.text, run.style) + run.gap for run in runs) <= room.w:
                p.runs(runs, room)
                return

    def _votes(self, votes: int) -> str:
        return self.texts("election-votes", votes=votes)

    def _brief(self) -> str:
        return " + ".join(self.texts.number(self.election.votes[seat]) for seat in self.election.seats)

    def _how(self) -> str:
        texts, election = self.texts, self.election
        votes = [election.votes[seat] for seat in election.seats]
        if election.outcome == "sole":
            return texts("final-won-alone", votes=self._votes(votes[0]))
        if election.outcome in ("coalition", "narrow_coalition"):
            first, second = (texts.number(each) for each in votes)
            total = texts("election-sum", first=first, second=second, votes=self._votes(sum(votes)))
            return texts("final-won-nose", votes=total) if election.outcome == "narrow_coalition" else total
        if election.outcome == "narrow":
            return texts("final-won-nose", votes=self._votes(votes[0]))
        if election.outcome == "single":
            return self._votes(votes[0])
        if election.outcome == "several":
            return texts.listing([texts.number(each) for each in votes])
        return texts("final-won-none", votes=self._votes(votes[0]))
