"""The course of the game as lines with their labels at the ends, or as a table, and who won which election."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.i18n import Texts, names
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part
from macher.ui.kit.table_view import Cell, TableColumn, TableRow, TableView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots import Head, LinePlot, Row, Series, Sheet, Tick, sheet_table
from macher.ui.scene import Context, Node
from macher.ui.screens.final_facts import Election, Standings
from macher.ui.screens.final_history import CURVES, Curve, CurveKind
from macher.ui.widgets import Drawing, IconButton, Label, Panel, Segment, Segments

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
        kit, caption = Kit(ctx), texts(_CAPTIONS[curve.kind])
        tabs = [Segment(kind, texts(_TABS[kind])) for kind in CURVES]
        icon, name = ("chart-line", "final-as-lines") if as_table else ("table", "final-as-table")

        def head(page: Node, box: Rect) -> None:
            switch, rest = box.take_right(box.h)
            choice = Segments(
                rest,
                tabs,
                curve.kind,
                on_curve,
                ctx=ctx,
                style="label:semibold",
                on_panel=True,
                id="final.curve",
                name=texts("final-curves"),
            )
            page.add(choice)
            free = rest.trim(left=choice.rect.w + 16, right=12)
            if ctx.width(caption, "label") <= free.w:
                page.add(Label(free, caption, "label", "muted", "right"))
            size = box.h * 0.55
            page.add(
                IconButton(switch, icon, texts(name), id="final.table", on_click=on_table, kind="secondary", size=size)
            )

        def shown(box: Rect) -> Node:
            if as_table:
                return sheet_table(ctx, box, course_sheet(texts, facts, players, curve), id="final.figures")
            return _lines(ctx, box, texts, facts, players, curve)

        both = column(Part(head, lambda _: kit.step("line", 0.9)), part(shown), gap=kit.step("tight"))
        both.place(self, rect.local().inset(kit.step("wide"), kit.step("gap")))


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
        self.texts, self.parties = texts, parties
        kit, elections = Kit(ctx), facts.elections
        side = kit.step("sign")
        signs = max(2, *(len(each.seats) for each in elections)) * (side + 3)
        columns = [
            TableColumn(style="name"),
            TableColumn(width=signs),
            TableColumn(weight=1, style="label"),
            TableColumn(align="right", style="number"),
        ]
        rows = [self._row(each, side, on_open) for each in elections]
        title = texts("final-elections")

        def table(box: Rect) -> Node:
            row = min(kit.step("control"), box.h / max(1, len(rows)))
            return TableView(
                ctx, box, columns, rows, id="final.winners.rows", name=title, heads=0.0, row=row, shrinks=False
            )

        both = column(kit.words(title, "label", "muted"), part(table), gap=kit.step("hair"))
        both.place(self, rect.local().inset(kit.step("wide"), kit.step("gap")))

    def _row(self, election: Election, side: float, on_open: Callable[[int], None]) -> TableRow:
        texts, parties = self.texts, [self.parties[seat] for seat in election.seats]
        land, shorts = names.land(texts, election.land), [names.party_short(texts, party) for party in parties]

        def marks(p: Painter, box: Rect) -> None:
            for at, party in enumerate(parties):
                p.mark(party, Rect(box.x + at * (side + 3), box.cy - side / 2, side, side))

        bonus = texts.signed(election.bonus) if election.bonus else ""
        if bonus and len(parties) > 1:
            bonus = texts("final-each", points=bonus)
        return TableRow(
            [
                names.land_code(texts, election.land),
                Cell(node=lambda box: Drawing(box, marks)),
                Cell([self._how(election), self._brief(election)], ink="muted", lead=" + ".join(shorts)),
                bonus,
            ],
            name=land,
            id=f"final.election.{election.number}",
            tooltip=land + "\n" + texts("final-election-tip", number=election.number),
            call=lambda: on_open(election.number),
        )

    def _votes(self, votes: int) -> str:
        return self.texts("election-votes", votes=votes)

    def _brief(self, election: Election) -> str:
        return " + ".join(self.texts.number(election.votes[seat]) for seat in election.seats)

    def _how(self, election: Election) -> str:
        texts = self.texts
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
