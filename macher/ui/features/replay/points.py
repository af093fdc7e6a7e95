"""Figures at the moment of a replay: points by source as columns, and points, money and votes as tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from macher.i18n import Texts, names
from macher.ui.features.ending.door import SOURCE_NAMES
from macher.ui.features.replay.player import Player
from macher.ui.kit.layers import tall
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots.columns import SOURCE_PIECES, Legend, draw_piece
from macher.ui.plots.sheet import Head, Row, Sheet, sheet_table
from macher.ui.scene import Context, Node
from macher.ui.widgets.marks import Explained, shortened


def points_panel(kit: Kit, texts: Texts, player: Player, sheet: Sheet | None, on_table: Callable[[], None]) -> Part:
    """Caption with the switch to tables, columns, figures, legend; or the figures as a ``sheet``."""
    ctx, said = kit.ctx, texts("replay-points")
    icon, word, tip = ("table", "replay-table", "final-as-table")
    if sheet is not None:
        icon, word, tip = ("chart-line", "replay-plots", "final-as-lines")
    switch = kit.button(
        texts(word),
        on_table,
        id="replay.table",
        icon=icon,
        style="label:bold",
        action="projections",
        tooltip=texts(tip),
    )
    head = row(kit.words([said, texts("replay-points-short")], "label", "muted"), switch, gap=8)
    entries = [(SOURCE_PIECES[source], texts(SOURCE_NAMES[source])) for source in player.course.sources]

    def shown(box: Rect) -> Part:
        if sheet is not None:
            return part(lambda spot: sheet_table(ctx, spot, _fitted(ctx, sheet, spot.w), id="replay.sheet.points"))
        high = Legend.rows(ctx, box.w, entries) * Legend.height(ctx)
        legend = part(lambda spot: Legend(ctx, spot, texts, entries), high)
        columns = part(lambda spot: _Columns(ctx, spot, texts, player))
        return column(columns, legend if box.h > high + kit.step("side", 0.7) else None, gap=kit.step("hair"))

    inner = column(
        tall(head, kit.step("line")), Part(lambda page, box: shown(box).place(page, box)), gap=kit.step("hair")
    )
    return kit.panel(inner, kit.step("space"), kit.step("gap"), id="replay.points", zone=True, name=said)


def points_sheet(texts: Texts, player: Player) -> Sheet:
    """The points as a table: one row for each source, one column for each party."""
    course = player.course
    seats = range(len(course.parties))
    rows = [
        Row(
            texts(SOURCE_NAMES[source]),
            tuple(texts.number(course.scored[seat][at].value(player.moment)) for seat in seats),
        )
        for at, source in enumerate(course.sources)
    ]
    total = tuple(texts.number(course.points[seat].value(player.moment)) for seat in seats)
    rows.append(Row(texts("final-total"), total, strong=True))
    if player.open:
        rows.append(Row(texts("replay-final"), tuple(texts.number(score) for score in course.scores)))
    return Sheet(texts("replay-points"), "", _heads(texts, player), tuple(rows), 3.2)


def _fitted(ctx: Context, sheet: Sheet, width: float) -> Sheet:
    """The sheet with as much room for its names as they need, up to half of it."""
    needed = max(ctx.width(row.label, "label:bold") for row in sheet.rows) + 14
    labels = min(needed, width * 0.5)
    rows = tuple(replace(row, short=shortened(ctx, row.label, labels - 12, "label:bold")) for row in sheet.rows)
    return replace(sheet, rows=rows, label_weight=labels * len(sheet.heads) / max(1.0, width - labels))


class _Columns(Node):
    """A column for each party, and a row for points, party base and money."""

    role = "image"

    def __init__(self, ctx: Context, rect: Rect, texts: Texts, player: Player) -> None:
        super().__init__(rect, name=texts("replay-points"))
        self.texts, self.player = texts, player
        course = player.course
        step = ctx.step
        self.row = step("sign", 1.25)
        captions = [texts("replay-vp"), texts("replay-base"), texts.money(1000)]
        self.rows = [
            (captions[0], [texts.number(steps.value(player.moment)) for steps in course.points]),
            (captions[1], [texts.number(steps.value(player.moment)) for steps in course.base]),
            (captions[2], [self._money(seat) for seat in range(len(course.parties))]),
        ]
        wide = max(ctx.width(caption, "label") for caption in captions) + 10
        self.captions = min(wide, rect.w * 0.26)
        self.names = step("caption")
        self.top = step("sign")
        self.area = rect.local().trim(left=self.captions, top=self.top, bottom=self.names + 3 * self.row + 4)
        shown = course.scores if player.open else [steps.value(player.moment) for steps in course.points]
        self.most = max(10, *shown)
        for seat, box in enumerate(self._boxes()):
            self.add(Explained(box._replace(y=0, h=self.area.bottom + self.names), self._tip(seat)))

    def _money(self, seat: int) -> str:
        if seat not in self.player.money_seats():
            return "–"
        return self.texts.number(self.player.course.money[seat].value(self.player.moment) // 1000)

    def _tip(self, seat: int) -> str:
        texts, course, moment = self.texts, self.player.course, self.player.moment
        lines = [names.party(texts, course.parties[seat])]
        for source, steps in zip(course.sources, course.scored[seat], strict=True):
            if steps.value(moment):
                points = texts.number(steps.value(moment))
                lines.append(texts("final-part-tip", source=texts(SOURCE_NAMES[source]), points=points))
        if self.player.open:
            lines.append(
                texts("final-part-tip", source=texts("replay-final"), points=texts.number(course.scores[seat]))
            )
        return "\n".join(lines)

    def _boxes(self) -> list[Rect]:
        gap = 10.0 if self.area.w > 300 else 6.0
        return self.area.columns(len(self.player.course.parties), gap)

    def draw(self, p: Painter) -> None:
        """Columns, names, figures."""
        texts, course, moment = self.texts, self.player.course, self.player.moment
        unit = self.area.h / self.most
        for seat, box in enumerate(self._boxes()):
            party = course.parties[seat]
            y = box.bottom
            for source, steps in zip(course.sources, course.scored[seat], strict=True):
                height = steps.value(moment) * unit
                if height:
                    y -= height
                    part = Rect(box.x, y, box.w, height - min(1.5, height * 0.2))
                    draw_piece(p, party, SOURCE_PIECES[source], part)
            if self.player.open:
                top = box.bottom - course.scores[seat] * unit
                if y - top > 4:
                    p.dashed(Rect(box.x, top, box.w, y - top - 2), "slot_line", 1, 3, 2)
                above = Rect(box.x - 8, top - self.top, box.w + 16, self.top)
                p.text(texts.number(course.scores[seat]), above, "label", "muted", "centre")
            under = Rect(box.x - 4, box.bottom + 3, box.w + 8, self.names)
            short = names.party_short(texts, party)
            if p.width(short, "tab") <= under.w:
                p.text(short, under, "tab", "ink", "centre")
            else:
                p.mark(party, under.centred(self.names - 4, self.names - 4))
        y = self.area.bottom + self.names + 4
        for at, (caption, values) in enumerate(self.rows):
            p.hline(0, y, self.rect.w, "hairline", 1)
            p.text(caption, Rect(0, y, self.captions - 4, self.row), "label", "muted")
            for value, box in zip(values, self._boxes(), strict=True):
                style = "points" if not at else "label:semibold"
                p.text(value, Rect(box.x - 6, y, box.w + 12, self.row), style, "ink", "centre")
            y += self.row


_THOUSAND = 1000


def _heads(texts: Texts, player: Player) -> tuple[Head, ...]:
    shorts = [names.party_short(texts, party) for party in player.course.parties]
    return tuple(Head(short, short, party=party) for short, party in zip(shorts, player.course.parties, strict=True))


def money_sheet(texts: Texts, player: Player) -> Sheet:
    """Thousands by party at the end of each phase so far, the current phase first."""
    course, rows = player.course, []
    known = player.money_seats()
    for span in course.spans:
        if span.start > player.moment:
            break
        last = min(span.end - 1, player.moment)
        label, short = names.phase_of_round(texts, span.round, span.phase), names.phase_short(texts, span.phase)
        brief = f"{texts('final-round-short', round=span.round)} · {short}" if span.round else short
        cells = tuple(
            texts.number(steps.value(last) // _THOUSAND) if seat in known else "–"
            for seat, steps in enumerate(course.money)
        )
        rows.append(Row(label, cells, brief))
    title = f"{texts('final-money')}, {texts.money(_THOUSAND)}"
    return Sheet(title, title, _heads(texts, player), tuple(reversed(rows)), 3.2)


def votes_sheet(texts: Texts, player: Player) -> Sheet:
    """Votes by party in each state that has come to a board."""
    rows = [
        Row(
            names.land(texts, land.land),
            tuple(texts.number(steps.value(player.moment)) for steps in land.votes),
            names.land_code(texts, land.land),
            strong=0 <= land.held <= player.moment,
        )
        for land in player.course.lands
        if land.opened <= player.moment
    ]
    return Sheet(texts("replay-votes"), texts("replay-votes"), _heads(texts, player), tuple(rows), 3.2)
