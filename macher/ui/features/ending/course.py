"""Parts of the final screen: the course of the game, who won which election, and what decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from macher.i18n import Texts, names
from macher.ui.features.ending.facts import CURVES, SOURCE_NAMES, Curve, CurveKind, Election, Standings
from macher.ui.features.ending.headline import headline_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part
from macher.ui.kit.table_view import Cell, TableColumn, TableRow, TableView
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.plots.lines import LinePlot, Series, Tick
from macher.ui.plots.sheet import Head, Row, Sheet, sheet_table
from macher.ui.scene import Context, Node
from macher.ui.widgets import Drawing, IconButton, Label, Panel, Segment, Segments

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
            return texts.listing([*(texts.number(each) for each in votes[:-1]), self._votes(votes[-1])])
        return texts("final-won-none", votes=self._votes(votes[0]))


LOW = {
    "votes": "final-votes-low",
    "bonus": "final-bonus-low",
    "presence": "final-presence-low",
    "base": "final-base-low",
    "money": "final-money-low",
    "opinion": "final-opinion-low",
    "rank": "final-rank-low",
}
"""Text of each source within a sentence."""


def headline(texts: Texts, facts: Standings) -> str:
    """What decided the game, in the words of the winner's poster."""
    return headline_of(texts, facts, names.party_short(texts, facts.rows[0].party)).text


def reasons(texts: Texts, facts: Standings) -> str:
    """Says in which sources each of the two is ahead, the largest difference first."""
    first, second = (names.party_short(texts, row.party) for row in facts.rows[:2])
    winning, losing = _sources(texts, facts, 1), _sources(texts, facts, -1)
    if winning and losing:
        return texts("final-lead-both", first=first, second=second, winning=winning, losing=losing)
    if winning or losing:
        return texts("final-lead", party=first if winning else second, sources=winning or losing)
    return ""


def _sources(texts: Texts, facts: Standings, sign: int) -> str:
    """Sources in which the first (1) or the second (-1) is ahead, as a sentence lists them."""
    by = sorted(zip(facts.sources, facts.differences(), strict=True), key=lambda each: -abs(each[1]))
    ahead = [
        texts("final-lead-part", source=texts(LOW[source]), points=texts.signed(abs(points)))
        for source, points in by
        if points * sign > 0
    ]
    return texts.listing(ahead) if ahead else ""


class Decided(Panel):
    """Heading, sentence, and the table with its bars."""

    def __init__(self, ctx: Context, rect: Rect, texts: Texts, facts: Standings) -> None:
        super().__init__(rect, id="final.decided", zone=True, name=texts("final-decided"))
        kit = Kit(ctx)
        shown = column(
            kit.words(texts("final-decided"), "label", "muted"),
            kit.paragraph(headline(texts, facts), "title"),
            kit.paragraph(reasons(texts, facts), "body", "muted"),
            part(lambda box: _Duel(box, texts, facts)),
            gap=kit.step("hair"),
        )
        shown.place(self, rect.local().inset(kit.step("wide"), kit.step("gap")))


class _Duel(Node):
    role = "table"

    def __init__(self, rect: Rect, texts: Texts, facts: Standings) -> None:
        super().__init__(rect, name=texts("final-decided"))
        self.texts, self.facts = texts, facts
        self.first, self.second = facts.rows[:2]
        differences = [*facts.differences(), self.first.total - self.second.total]
        labels = [texts(SOURCE_NAMES[source]) for source in facts.sources] + [texts("final-total")]
        firsts, seconds = [*self.first.scored, self.first.total], [*self.second.scored, self.second.total]
        self.lines = list(zip(labels, firsts, seconds, differences, strict=True))

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        size = p.style("label").size
        head = min(size * 2, box.h / 7)
        row = (box.h - head) / len(self.lines)
        words = min(max(p.width(label, "label:semibold") for label, *_ in self.lines) + 8, box.w * 0.37)
        number = p.width("000", "number") + 8
        span = Rect(words + number, 0, box.w - words - 2 * number, box.h)
        zero = span.cx
        room = span.w / 2 - p.width("+00", "number") - 18
        unit = room / max(1, *(abs(difference) for *_, difference in self.lines))
        self._heads(p, span, head, words, number)
        for at, line in enumerate(self.lines):
            y = head + at * row
            last = at == len(self.lines) - 1
            p.hline(0, y, box.w, "rule" if last else "hairline", 2 if last else 1)
            self._line(p, Rect(0, y, box.w, row), line, words, number, zero, unit)
        p.vline(zero - 1, head, box.h - head, "rule", 2)

    def _heads(self, p: Painter, span: Rect, head: float, words: float, number: float) -> None:
        texts, side = self.texts, min(head - 4, 30.0)
        half = Rect(span.x + 4, 0, span.w / 2 - 12, head)
        shorts = [names.party_short(texts, row.party) for row in (self.first, self.second)]
        wholes = [texts("final-side", party=short) for short in shorts]
        fit = all(p.width(whole, "label:semibold") <= half.w for whole in wholes)
        said = wholes if fit else shorts  # both heads in the same form
        for row, x in ((self.first, words + number / 2), (self.second, span.right + number / 2)):
            p.mark(row.party, Rect(x - side / 2, (head - side) / 2, side, side))
        p.text(said[0], half, "label:semibold", "muted", "right")
        p.text(said[1], half.moved(span.w / 2 + 4, 0), "label:semibold", "muted", "left")

    def _line(
        self,
        p: Painter,
        box: Rect,
        line: tuple[str, int, int, int],
        words: float,
        number: float,
        zero: float,
        unit: float,
    ) -> None:
        label, first, second, difference = line
        texts = self.texts
        style = p.style("label:semibold")
        style = shrunk(p.width, label, style, words - 4, 14)
        p.text(label, box._replace(w=words), style)
        p.text(texts.number(first), Rect(words, box.y, number, box.h), "number", "ink", "centre")
        p.text(texts.number(second), Rect(box.right - number, box.y, number, box.h), "number", "ink", "centre")
        height = min(26.0, box.h * 0.6)
        length = abs(difference) * unit
        y = box.y + (box.h - height) / 2
        text = texts.signed(abs(difference)) if difference else "0"
        if difference > 0:
            p.party_box(Rect(zero - length, y, length, height), self.first.party)
            p.text(text, Rect(0, box.y, zero - length - 6, box.h), "number", "ink", "right")
        elif difference < 0:
            p.party_box(Rect(zero, y, length, height), self.second.party)
            p.text(text, Rect(zero + length + 6, box.y, 60, box.h), "number", "ink", "left")
        else:
            p.text(text, Rect(zero + 8, box.y, 60, box.h), "number", "muted", "left")
