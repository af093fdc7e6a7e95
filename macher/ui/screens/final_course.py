"""The course of the game as lines with their labels at the ends, or as a table, and who won which election."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.i18n import Texts, names
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.plots import Head, LinePlot, Row, Series, Sheet, Tick, sheet_table
from macher.ui.scene import Context
from macher.ui.screens.final_facts import Election, Standings
from macher.ui.screens.final_history import CURVES, Curve, CurveKind
from macher.ui.widgets import Clickable, Hairline, IconButton, Label, Panel, Segment, Segments

__all__ = ["Course", "Winners"]

_TABS = {"points": "final-tab-points", "money": "final-money", "base": "final-base"}
_CAPTIONS = {"points": "final-curve", "money": "final-curve-money", "base": "final-curve-base"}


class Course(Panel):
    """A switch for what is shown, and one line or row a party from the start to the end of the game."""

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        texts: Texts,
        facts: Standings,
        players: Sequence[str],
        curve: Curve,
        as_table: bool,
        on_curve: Callable[[CurveKind], None],
        on_table: Callable[[], None],
    ) -> None:
        super().__init__(rect, id="final.course", zone=True, name=texts("final-curve"))
        pick = ctx.viewport.pick
        inner = rect.local().inset(pick(28.0, 16.0, 12.0), pick(16.0, 8.0, 8.0))
        head, inner = inner.take_top(pick(34.0, 28.0, 30.0), pick(10.0, 5.0, 5.0))
        caption = texts(_CAPTIONS[curve.kind])
        switch, rest = head.take_right(head.h)
        segments = [Segment(kind, texts(_TABS[kind])) for kind in CURVES]
        tabs = Segments(
            rest,
            segments,
            curve.kind,
            on_curve,
            ctx=ctx,
            style="label:semibold",
            on_panel=True,
            id="final.curve",
            name=texts("final-curves"),
        )
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
        if as_table:
            sheet = course_sheet(texts, facts, players, curve)
            self.add(sheet_table(ctx, inner, sheet, id="final.figures"))
        else:
            self.add(_lines(ctx, inner, texts, facts, players, curve))


def course_sheet(texts: Texts, facts: Standings, players: Sequence[str], curve: Curve) -> Sheet:
    """The same as a table: a row a party, a column a moment."""
    heads = tuple(Head(long, short) for long, short in curve.moments)
    rows = tuple(
        Row(
            players[row.seat],
            tuple(curve.write(texts, value) for value in curve.values[row.seat]),
            names.party_short(texts, row.party),
            row.party,
        )
        for row in facts.rows
    )
    return Sheet(texts(_CAPTIONS[curve.kind]), "", heads, rows)


def _lines(ctx: Context, rect: Rect, texts: Texts, facts: Standings, players: Sequence[str], curve: Curve) -> LinePlot:
    series = [
        Series(row.party, players[row.seat], names.party_short(texts, row.party), curve.values[row.seat])
        for row in facts.rows
    ]
    ticks = [Tick(at, long, short) for at, (long, short) in enumerate(curve.moments)]
    return LinePlot(ctx, rect, texts(_CAPTIONS[curve.kind]), series, ticks, lambda value: curve.write(texts, value))


class Winners(Panel):
    """Who won each election and how; a click shows that election again."""

    def __init__(
        self,
        ctx: Context,
        rect: Rect,
        texts: Texts,
        facts: Standings,
        parties: Sequence[str],
        on_open: Callable[[int], None],
    ) -> None:
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
            rect,
            id=f"final.election.{election.number}",
            name=land,
            on_click=lambda: on_open(election.number),
            tooltip=land + "\n" + texts("final-election-tip", number=election.number),
        )
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
        if election.outcome.startswith("narrow") and not sum(votes):
            return texts("final-won-unvoted")
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
