"""Parts of the final scoring: the course of the game, who won which election, and what decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from macher.i18n import Texts, names
from macher.ui.features.ending.facts import CURVES, SOURCE_NAMES, Curve, CurveKind, Election, Standings
from macher.ui.features.ending.headline import headline_of
from macher.ui.kit.layers import at, middle, no_taller, over, pad, paper, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spacer
from macher.ui.kit.table_view import Cell, TableColumn, TableRow
from macher.ui.layout import Rect
from macher.ui.paint.painter import Align, Painter
from macher.ui.plots.lines import LinePlot, Series, Tick
from macher.ui.plots.sheet import Head, Row, Sheet, sheet_table
from macher.ui.scene import Node
from macher.ui.widgets import Label, Segment, Segments

_TABS = {"points": "final-tab-points", "money": "final-money", "base": "final-base"}
_TOWARD: Final[tuple[Align, Align]] = ("right", "left")
"""How the words of the two sides of a comparison stand: toward the middle."""
_CAPTIONS = {"points": "final-curve", "money": "final-curve-money", "base": "final-curve-base"}


def plated(k: Kit, inner: Part, id: str, name: str) -> Part:
    """A part of the final scoring on its plate."""
    return k.panel(inner, k.step("wide"), k.step("gap"), id=id, zone=True, name=name)


# -- the course --------------------------------------------------------------------------------------------------------


def course_plate(
    k: Kit,
    texts: Texts,
    facts: Standings,
    players: Sequence[str],
    curve: Curve,
    as_table: bool,
    on_curve: Callable[[CurveKind], None],
    on_table: Callable[[], None],
) -> Part:
    """A switch for what is shown, and one line or row a party from the start to the end of the game."""
    caption = texts(_CAPTIONS[curve.kind])
    tabs = [Segment(kind, texts(_TABS[kind])) for kind in CURVES]
    icon, name = ("chart-line", "final-as-lines") if as_table else ("table", "final-as-table")

    def choice(page: Node, box: Rect) -> None:
        """The alternatives as wide as they are, and the caption beside them if it has room."""
        name = texts("final-curves")
        look: dict[str, Any] = {"style": "label:semibold", "on_panel": True}
        tab = Segments(box, tabs, curve.kind, on_curve, ctx=k.ctx, id="final.curve", name=name, **look)
        page.add(tab)
        k.words([caption, ""], "label", "muted", "right").place(page, box.trim(left=tab.rect.w + 16, right=12))

    high = k.step("line", 0.9)
    switch = k.icon_button(icon, texts(name), on_table, id="final.table", kind="secondary", size=high * 0.55)
    head = tall(row(Part(choice), wide(switch, high)), high)
    if as_table:
        sheet = course_sheet(texts, facts, players, curve)
        shown = part(lambda box: sheet_table(k.ctx, box, sheet, id="final.figures"))
    else:
        shown = _lines(k, texts, facts, players, curve)
    return plated(k, column(head, shown, gap=k.step("tight")), "final.course", texts("final-curve"))


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


def _lines(k: Kit, texts: Texts, facts: Standings, players: Sequence[str], curve: Curve) -> Part:
    series = [
        Series(row.party, players[row.seat], names.party_short(texts, row.party), curve.values[row.seat])
        for row in facts.rows
    ]
    ticks = [Tick(at, long, short) for at, (long, short) in enumerate(curve.moments)]
    caption, write = texts(_CAPTIONS[curve.kind]), partial(curve.write, texts)
    return part(lambda box: LinePlot(k.ctx, box, caption, series, ticks, write))


# -- the elections -----------------------------------------------------------------------------------------------------


def winners_plate(
    k: Kit, texts: Texts, facts: Standings, parties: Sequence[str], on_open: Callable[[int], None]
) -> Part:
    """Who won each election and how; a click shows that election again."""
    elections, title = facts.elections, texts("final-elections")
    signs = max(2, *(len(each.seats) for each in elections)) * (k.step("sign") + 3)
    columns = [
        TableColumn(style="name"),
        TableColumn(width=signs),
        TableColumn(weight=1, style="label"),
        TableColumn(align="right", style="number"),
    ]
    rows = [_election(k, texts, each, parties, on_open) for each in elections]

    def table(page: Node, box: Rect) -> None:
        high = min(k.step("control"), (box.h - 0.5) / max(1, len(rows)))
        options: dict[str, Any] = {"row": high, "heads": 0.0, "shrinks": False}
        k.table(columns, rows, id="final.winners.rows", name=title, **options).place(page, box)

    shown = column(k.words(title, "label", "muted"), Part(table), gap=k.step("hair"))
    return plated(k, shown, "final.winners", title)


def _election(
    k: Kit, texts: Texts, election: Election, parties: Sequence[str], on_open: Callable[[int], None]
) -> TableRow:
    won = [parties[seat] for seat in election.seats]
    land, shorts = names.land(texts, election.land), [names.party_short(texts, party) for party in won]

    def marks(box: Rect) -> Node:
        node = Node(box)
        row(*(k.mark(party, k.step("sign")) for party in won), gap=3).place(node, box.local())
        return node

    bonus = texts.signed(election.bonus) if election.bonus else ""
    if bonus and len(won) > 1:
        bonus = texts("final-each", points=bonus)
    brief = " + ".join(texts.number(election.votes[seat]) for seat in election.seats)
    return TableRow(
        [
            names.land_code(texts, election.land),
            Cell(node=marks),
            Cell([_how(texts, election), brief], ink="muted", lead=" + ".join(shorts)),
            bonus,
        ],
        name=land,
        id=f"final.election.{election.number}",
        tooltip=land + "\n" + texts("final-election-tip", number=election.number),
        call=lambda: on_open(election.number),
    )


def _how(texts: Texts, election: Election) -> str:
    """How an election was won."""
    votes, outcome = [election.votes[seat] for seat in election.seats], election.outcome
    if outcome.startswith("narrow") and not sum(votes):
        return texts("final-won-unvoted")
    *others, last = votes
    first = texts("election-votes", votes=votes[0])
    if outcome in ("coalition", "narrow_coalition"):
        total = texts("election-votes", votes=sum(votes))
        said = texts("election-sum", first=texts.number(votes[0]), second=texts.number(votes[1]), votes=total)
        return texts("final-won-nose", votes=said) if outcome == "narrow_coalition" else said
    if outcome == "several":
        return texts.listing([*map(texts.number, others), texts("election-votes", votes=last)])
    if outcome == "single":
        return first
    keys = {"sole": "final-won-alone", "narrow": "final-won-nose"}
    return texts(keys.get(outcome, "final-won-none"), votes=first)


# -- what decided ------------------------------------------------------------------------------------------------------

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


def decided_plate(k: Kit, texts: Texts, facts: Standings) -> Part:
    """Heading, sentence, and the table with its bars."""
    title = texts("final-decided")
    shown = column(
        k.words(title, "label", "muted"),
        k.paragraph(headline(texts, facts), "title"),
        k.paragraph(reasons(texts, facts), "body", "muted"),
        paper(_duel(k, texts, facts), fill=None, role="table", name=title),
        gap=k.step("hair"),
    )
    return plated(k, shown, "final.decided", title)


def _duel(k: Kit, texts: Texts, facts: Standings) -> Part:
    """The first two beside each other: their points by source, and bars toward whoever has more."""
    first, second = facts.rows[:2]
    labels = [*(texts(SOURCE_NAMES[source]) for source in facts.sources), texts("final-total")]
    points = zip([*first.scored, first.total], [*second.scored, second.total], strict=True)
    rows = list(zip(labels, points, [*facts.differences(), first.total - second.total], strict=True))
    longest = max(k.ctx.width(label, "label:semibold") for label in labels) + 8
    most = max(1, *(abs(ahead) for *_, ahead in rows))
    number = k.ctx.width("000", "number") + 8

    def line(words: float, said: Part | None, left: Part, zero: Part, right: Part, *figures: Part) -> Part:
        one, other = (wide(each, number) for each in figures)
        return row(wide(said or spacer(0), words), one, share(left), wide(zero, 2), share(right), other)

    def head(words: float) -> Part:
        shorts = [names.party_short(texts, each.party) for each in (first, second)]
        wholes = [texts("final-side", party=short) for short in shorts]
        left, right = (
            pad(_alike(k, whole, wholes, short, align), left=4, right=8)
            for whole, short, align in zip(wholes, shorts, _TOWARD, strict=True)
        )
        side = min(30.0, k.ctx.type.style("label").size * 2 - 4)
        marks = [k.art(partial(_mark, each.party), side) for each in (first, second)]
        return line(words, None, left, spacer(0), right, *marks)

    def compared(words: float, label: str, points: tuple[int, int], ahead: int) -> Part:
        last = label == labels[-1]
        said = texts.signed(abs(ahead)) if ahead else "0"
        left = _bar(k, said, first.party, ahead / most, True) if ahead > 0 else spacer(0)
        none = pad(k.words(said, "number", "muted"), left=8)
        right = spacer(0) if ahead > 0 else _bar(k, said, second.party, -ahead / most, False) if ahead else none
        figures = [k.words(texts.number(each), "number", align="centre") for each in points]
        name = pad(k.shrinking(label, "label:semibold", least=14, valign="middle"), right=4)
        zero = k.art(lambda p, box: p.fill(box, "rule"))
        ground = at(k.rule("rule" if last else "hairline", 2 if last else 1), 0, 0)
        return share(over(ground, line(words, name, left, zero, right, *figures)))

    def place(page: Node, box: Rect) -> None:
        words = min(longest, box.w * 0.37)
        high = k.ctx.type.style("label").size * 2
        column(no_taller(head(words), high), *(compared(words, *each) for each in rows)).place(page, box)

    return Part(place)


def _alike(k: Kit, whole: str, wholes: Sequence[str], short: str, align: Align) -> Part:
    """The head of a side: in full if both have room, else both short."""

    def make(box: Rect) -> Node:
        fit = all(k.ctx.width(each, "label:semibold") <= box.w for each in wholes)
        return Label(box, whole if fit else short, "label:semibold", "muted", align)

    return part(make)


def _mark(party: str, p: Painter, box: Rect) -> None:
    side = min(box.h - 4, 30.0)
    p.mark(party, box.centred(side, side))


def _bar(k: Kit, said: str, party: str, part: float, left: bool) -> Part:
    """A bar from the middle, as long as this part of the room, with its figure at the end."""

    def place(page: Node, box: Rect) -> None:
        length = (box.w - k.ctx.width("+00", "number") - 18) * part
        bar = middle(k.art(lambda p, spot: p.party_box(spot, party), length, min(26.0, box.h * 0.6)))
        both = (k.say(said, "number"), bar) if left else (bar, k.say(said, "number"))
        row(*both, gap=6, right=left).place(page, box)

    return Part(place)
