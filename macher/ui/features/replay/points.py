"""Figures at the moment of a replay: points by source as columns, and points, money and votes as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from macher.i18n import Texts, names
from macher.ui.features.ending.door import SOURCE_NAMES
from macher.ui.features.replay.player import Player
from macher.ui.kit.layers import over, pad, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots.columns import SOURCE_PIECES, Legend, draw_piece
from macher.ui.plots.sheet import Head, Row, Sheet, sheet_table
from macher.ui.scene import Context, Node
from macher.ui.widgets.notes import Explained, shortened

_THOUSAND: Final = 1000


def points_panel(k: Kit, texts: Texts, player: Player, sheet: Sheet | None, on_table: Callable[[], None]) -> Part:
    """Caption with the switch to tables, columns, figures, legend; or the figures as a ``sheet``."""
    ctx, said = k.ctx, texts("replay-points")
    icon, word, tip = ("table", "replay-table", "final-as-table")
    if sheet is not None:
        icon, word, tip = ("chart-line", "replay-plots", "final-as-lines")
    options: dict[str, Any] = {"style": "label:bold", "action": "projections", "tooltip": texts(tip)}
    switch = k.button(texts(word), on_table, id="replay.table", icon=icon, **options)
    head = tall(row(k.words([said, texts("replay-points-short")], "label", "muted"), switch, gap=8), k.step("line"))
    entries = [(SOURCE_PIECES[source], texts(SOURCE_NAMES[source])) for source in player.course.sources]

    def place(page: Node, box: Rect) -> None:
        if sheet is not None:
            page.add(sheet_table(ctx, box, _fitted(ctx, sheet, box.w), id="replay.sheet.points"))
            return
        high = Legend.rows(ctx, box.w, entries) * Legend.height(ctx)
        legend = part(lambda spot: Legend(ctx, spot, texts, entries), high)
        shown = legend if box.h > high + k.step("side", 0.7) else None
        column(_columns(k, texts, player), shown, gap=k.step("hair")).place(page, box)

    inner = column(head, Part(place), gap=k.step("hair"))
    return k.panel(inner, k.step("space"), k.step("gap"), id="replay.points", zone=True, name=said)


# -- columns -----------------------------------------------------------------------------------------------------------


def _columns(k: Kit, texts: Texts, player: Player) -> Part:
    """A column for each party, and a row for points, party base and money."""
    course, moment = player.course, player.moment
    rows = [
        (texts("replay-vp"), [texts.number(steps.value(moment)) for steps in course.points], "points"),
        (texts("replay-base"), [texts.number(steps.value(moment)) for steps in course.base], "label:semibold"),
        (texts.money(_THOUSAND), _money(texts, player, moment), "label:semibold"),
    ]
    widest = max(k.ctx.width(caption, "label") for caption, *_ in rows) + 10

    def line(room: float, gap: float, caption: Part, parts: Sequence[Part]) -> Part:
        return row(wide(caption, room), share(row(*map(share, parts), gap=gap)))

    def place(page: Node, box: Rect) -> None:
        room = min(widest, box.w * 0.26)
        gap = 10.0 if box.w - room > 300 else 6.0
        columns = [_column(k, texts, player, seat) for seat in range(len(course.parties))]
        shown = [line(room, gap, spring(), columns)]
        for caption, values, style in rows:
            figures = [pad(k.words(each, style, align="centre"), left=-6, right=-6) for each in values]
            under = line(room, gap, k.words(caption, "label", "muted"), figures)
            shown.append(tall(over(k.hairline(), under), k.step("sign", 1.25)))
        column(*shown).place(page, box)

    return Part(place)


def _money(texts: Texts, player: Player, moment: int) -> list[str]:
    """Everybody's thousands at a moment, as far as the viewpoint may know them."""
    known = player.money_seats()
    return [
        texts.number(steps.value(moment) // _THOUSAND) if seat in known else "–"
        for seat, steps in enumerate(player.course.money)
    ]


def _column(k: Kit, texts: Texts, player: Player, seat: int) -> Part:
    """A party's points by source, below them its name; dashed what it will have at the end, if that may be known."""
    course, party, name_high = player.course, player.course.parties[seat], k.step("caption")
    now = {
        source: steps.value(player.moment) for source, steps in zip(course.sources, course.scored[seat], strict=True)
    }
    scores = course.scores if player.open else tuple(steps.value(player.moment) for steps in course.points)
    most, end = max(10, *scores), scores[seat]

    def paint(unit: float, p: Painter, box: Rect) -> None:
        rest = box
        for source, points in now.items():
            if points:
                piece, rest = rest.take_bottom(points * unit)
                draw_piece(p, party, SOURCE_PIECES[source], piece.trim(bottom=min(1.5, piece.h * 0.2)))
        if player.open and rest.h > 4:
            p.dashed(rest.trim(bottom=2), "slot_line", 1, 3, 2)

    def bars(page: Node, box: Rect) -> None:
        high = k.step("sign")
        unit = (box.h - high) / most
        above = k.words(texts.number(end) if player.open else "", "label", "muted", "centre", height=high)
        column(spring(), pad(above, left=-8, right=-8), k.art(partial(paint, unit), height=end * unit)).place(page, box)

    def name(page: Node, box: Rect) -> None:
        short = names.party_short(texts, party)
        if k.ctx.width(short, "tab") <= box.w:
            k.words(short, "tab", align="centre").place(page, box)
        else:
            k.mark(party, name_high - 4).place(page, box)

    named = pad(tall(Part(name), name_high), left=-4, top=3, right=-4, bottom=1)
    tip = part(lambda box: Explained(box, _tip(texts, player, seat, now)))
    return over(column(Part(bars), named), tip)


def _tip(texts: Texts, player: Player, seat: int, now: dict[str, int]) -> str:
    """Where a party's points came from so far."""
    parts = [(texts(SOURCE_NAMES[source]), points) for source, points in now.items() if points]
    if player.open:
        parts.append((texts("replay-final"), player.course.scores[seat]))
    said = [texts("final-part-tip", source=source, points=texts.number(points)) for source, points in parts]
    return "\n".join([names.party(texts, player.course.parties[seat]), *said])


# -- tables ------------------------------------------------------------------------------------------------------------


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


def _heads(texts: Texts, player: Player) -> tuple[Head, ...]:
    shorts = [names.party_short(texts, party) for party in player.course.parties]
    return tuple(Head(short, short, party=party) for short, party in zip(shorts, player.course.parties, strict=True))


def money_sheet(texts: Texts, player: Player) -> Sheet:
    """Thousands by party at the end of each phase so far, the current phase first."""
    course, rows = player.course, []
    for span in course.spans:
        if span.start > player.moment:
            break
        last = min(span.end - 1, player.moment)
        label, short = names.phase_of_round(texts, span.round, span.phase), names.phase_short(texts, span.phase)
        brief = f"{texts('final-round-short', round=span.round)} · {short}" if span.round else short
        rows.append(Row(label, tuple(_money(texts, player, last)), brief))
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
