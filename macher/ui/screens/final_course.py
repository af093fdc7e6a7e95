"""How the points grew over the elections, labelled at the ends of the lines, and who won which election."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.i18n import Texts, names
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.scene import Context, Node
from macher.ui.screens.final_facts import Election, Standing, Standings
from macher.ui.widgets import Clickable, Hairline, Label, Panel

__all__ = ["Course", "Winners"]

_STEPS = (10, 20, 25, 50, 100, 200)
"""Distances of the lines of the scale, in points."""


class Course(Panel):
    """One line a party from the start to the final count."""

    def __init__(self, ctx: Context, rect: Rect, texts: Texts, facts: Standings, players: Sequence[str]) -> None:
        super().__init__(rect, id="final.course", zone=True, name=texts("final-curve"))
        pick = ctx.viewport.pick
        inner = rect.local().inset(pick(28.0, 16.0, 12.0), pick(16.0, 8.0, 8.0))
        caption, inner = inner.take_top(pick(24.0, 18.0, 18.0), pick(8.0, 2.0, 2.0))
        self.add(Label(caption, texts("final-curve"), "label", "muted"), _Lines(ctx, inner, texts, facts, players))


class _Lines(Node):
    role = "image"

    def __init__(self, ctx: Context, rect: Rect, texts: Texts, facts: Standings, players: Sequence[str]) -> None:
        super().__init__(rect, name=texts("final-curve"))
        self.texts, self.facts, self.players = texts, facts, players
        pick = ctx.viewport.pick
        local = rect.local()
        left = pick(44.0, 34.0, 34.0)
        self.axis = pick(26.0, 20.0, 20.0)
        longest = max(ctx.width(players[row.seat], "label:semibold") for row in facts.rows)
        self.ends = min(longest + pick(110.0, 84.0, 84.0), rect.w * 0.3)
        self.area = local.trim(left=left, right=self.ends + pick(60.0, 40.0, 40.0), bottom=self.axis, top=8)
        self.line = min(pick(30.0, 22.0, 24.0), local.h / len(facts.rows))
        self.top = max(10, *(row.total for row in facts.rows))
        self.marker = pick(18.0, 14.0, 14.0)

    def _point(self, at: int, points: int) -> tuple[float, float]:
        area, steps = self.area, len(self.facts.rows[0].course) - 1
        return area.x + area.w * at / steps, area.bottom - area.h * points / self.top

    def draw(self, p: Painter) -> None:
        """Scale, lines from the last to the first, ends."""
        self._scale(p)
        for row in reversed(self.facts.rows):
            points = [self._point(at, value) for at, value in enumerate(row.course)]
            if p.theme.parties[row.party].outlined:
                p.line(points, f"{row.party}.edge", 6)
                p.line(points, row.party, 3)
            else:
                p.line(points, row.party, 4)
        for row in reversed(self.facts.rows):
            for at, value in enumerate(row.course[1:], 1):
                self._mark(p, row, *self._point(at, value))
        self._labels(p)

    def _scale(self, p: Painter) -> None:
        area = self.area
        step = next((each for each in _STEPS if self.top / each <= max(2, area.h / 40)), _STEPS[-1])
        for value in range(0, self.top + 1, step):
            _, y = self._point(0, value)
            p.hline(area.x, y, area.w, "rule" if value == 0 else "hairline", 2 if value == 0 else 1)
            p.text(self.texts.number(value), Rect(0, y - 10, area.x - 8, 20), "label", "muted", "right")
        elections = self.facts.elections
        steps = len(elections) + 1
        width = area.w / steps
        under = area.bottom + 4
        for at in range(steps + 1):
            x, _ = self._point(at, 0)
            if at == 0:
                text, codes = self.texts("final-start"), self.texts("final-start")
            elif at == steps:
                text = codes = self.texts("final-count")
            else:
                land = elections[at - 1].land
                text, codes = names.land(self.texts, land), names.land_code(self.texts, land)
            room = width - 8
            # The first and the last may reach into the margins, but not into each other.
            if at in (0, steps):
                room = min(2 * area.x if at == 0 else width, width) - 4
            box = Rect(x - room / 2, under, room, self.axis - 4)
            if min(p.width(text, "label"), p.width(codes, "label")) <= room:
                p.text([text, codes], box, "label", "muted", "centre")

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
        rows = self.facts.rows
        height = self.line
        wished = [self._point(len(row.course) - 1, row.total)[1] - height / 2 for row in rows]
        places = _spread(wished, height, 0, self.rect.h)
        x0 = self.area.right
        bend = self.rect.w - self.ends - x0
        for row, y in zip(rows, places, strict=True):
            end = self._point(len(row.course) - 1, row.total)[1]
            start = x0 + self.marker / 2 + 4
            mid = y + height / 2
            points = [(start, end), (x0 + bend * 0.4, end), (x0 + bend * 0.75, mid), (x0 + bend - 4, mid)]
            p.line(points, "slot_line", 1.5)
            box = Rect(self.rect.w - self.ends, y, self.ends, height)
            value = self.texts.number(row.total)
            number = p.width("000", "number") + 4
            p.text(value, box.take_right(number)[0], "number", "ink", "right")
            self._mark(p, row, box.right - number - self.marker, mid)
            room = box.w - number - self.marker * 2
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
        bonus = texts.signed(election.bonus)
        if len(election.seats) > 1:
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
        if election.outcome == "coalition":
            first, second = (texts.number(each) for each in votes)
            return texts("election-sum", first=first, second=second, votes=self._votes(sum(votes)))
        if election.outcome == "several":
            return texts.listing([texts.number(each) for each in votes])
        return texts("final-won-none", votes=self._votes(votes[0]))
