"""What stands beside the chart of a replay: what happens at a moment, and the figures, as columns and as tables."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple

from macher.i18n import Texts, names
from macher.session.chronicle import Chronicle
from macher.session.log import LoggedEvent
from macher.ui.features.ending.door import SOURCE_NAMES, game_names
from macher.ui.features.replay.player import Player
from macher.ui.game.reviewed import OPEN
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.layers import over, pad, pressed, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.plots.columns import SOURCE_PIECES, draw_piece, legend
from macher.ui.plots.sheet import Head, Row, Sheet, sheet_table
from macher.ui.scene import Context, Node
from macher.ui.widgets import Line
from macher.ui.widgets.notes import Explained, shortened
from macher.words.log import log_lines


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """A line of the log."""

    moment: int
    seat: int
    """Whose mark stands before it, or -1."""
    text: str


def player_names(texts: Texts, course: Chronicle) -> list[str]:
    """Names by seat; a seat without one is called after its party."""
    called = game_names(texts, course)
    return [called.player(seat) for seat in range(len(course.parties))]


def place_name(texts: Texts, course: Chronicle, moment: int) -> str:
    """Round and phase of a moment."""
    return names.phase_of_round(texts, course.events[moment].round, course.spans[course.span_at(moment)].phase)


def known_events(course: Chronicle, viewpoint: int) -> Sequence[LoggedEvent]:
    """The events as they may be told from a viewpoint."""
    return course.events if viewpoint == OPEN else course.seen_by(viewpoint)


def replay_lines(texts: Texts, course: Chronicle, viewpoint: int) -> list[ReplayLine]:
    """All lines in their order."""
    log = known_events(course, viewpoint)
    told = log_lines(game_names(texts, course), [logged.event for logged in log])
    return [ReplayLine(log[line.event].index, line.seat, line.text) for line in told]


class ToldGame:
    """The log of a game from each viewpoint, in the words of its edition and the current language."""

    def __init__(self, texts: Callable[[], Texts], course: Chronicle) -> None:
        self._texts, self.course = texts, course
        self._lines: dict[tuple[str, str, int], list[ReplayLine]] = {}

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition that was played."""
        return self._texts().in_words(words_of(self.course.edition))

    def lines(self, viewpoint: int) -> list[ReplayLine]:
        """All lines in their order, as a viewpoint may know them."""
        texts = self.texts
        key = texts.lang, texts.grouping, viewpoint
        if key not in self._lines:
            self._lines[key] = replay_lines(texts, self.course, viewpoint)
        return self._lines[key]


_AROUND: Final = 20.0
"""Space in a row before the mark, after the mark and at the end, together."""


def now_panel(
    k: Kit, texts: Texts, player: Player, lines: Sequence[ReplayLine], on_moment: Callable[[int], None]
) -> Part:
    """Round and phase, the line in large letters, its changes, and a list of lines to click."""
    at = max(0, bisect_right(lines, player.moment, key=lambda line: line.moment) - 1)
    inner = _told(k, texts, player, lines, at, on_moment) if lines else spring()
    return k.panel(inner, k.step("space"), k.step("gap"), id="replay.now", zone=True, name=texts("replay-now"))


def _told(
    k: Kit, texts: Texts, player: Player, lines: Sequence[ReplayLine], at: int, on_moment: Callable[[int], None]
) -> Part:
    told, small = lines[at], k.step("sign")
    event, about = player.course.events[told.moment], player.course.land_at(told.moment)
    where = place_name(texts, player.course, told.moment)
    brief = names.phase_short(texts, event.phase) if event.phase else where
    land = names.land(texts, about.land) if about is not None else ""
    runs = _changes(texts, player, lines, at)

    def head(page: Node, box: Rect) -> None:
        fits = k.ctx.width(where, "label") + k.ctx.width(land, "label") + 18 <= box.w
        said = k.say(land, "label", "muted", align="right") if land and fits else None
        row(k.words([where, brief], "label", "muted"), said, gap=10).place(page, box)

    def place(page: Node, box: Rect) -> None:
        style = k.ctx.type.style("title")
        most = 2 * style.size * style.line
        while k.ctx.height(told.text, style, box.w) > most + 1 and style.size > 15:
            style = style.sized(style.size - 1)
        title = k.paragraph(told.text, style, id="replay.told")
        fits = runs and sum(k.ctx.width(run.text, run.style) + run.gap for run in runs) <= box.w
        changes = part(lambda spot: Line(spot, runs), small) if fits else None
        shown = [tall(Part(head), small), tall(title, min(most, k.ctx.height(told.text, style, box.w))), changes]

        def around(page: Node, room: Rect) -> None:
            found = _window(k.ctx, lines, at, room.w, room.h, player.open)
            rows = [_line(k, player, lines[number], number - at, written, on_moment) for number, written in found]
            column(*rows).place(page, room)

        column(*shown, Part(around), gap=k.step("hair")).place(page, box)

    return Part(place)


class _Writing(NamedTuple):
    """How a line stands in the list."""

    style: str
    height: float


def _written(ctx: Context, line: ReplayLine, now: bool, width: float) -> _Writing:
    """The style and height of a line: one row if it fits, also in narrow letters; else as many rows as it needs."""
    usual = ctx.step("caption", 1.4)
    room = width - _side(usual) - _AROUND
    for style in ("label:bold", "card:semibold") if now else ("label", "card:medium"):
        if ctx.width(line.text, style) <= room:
            return _Writing(style, usual)
    style = "label:bold" if now else "label"
    kind = ctx.type.style(style)
    return _Writing(style, usual - kind.size * kind.line + ctx.height(line.text, style, room))


def _window(
    ctx: Context, lines: Sequence[ReplayLine], at: int, width: float, room: float, open: bool
) -> list[tuple[int, _Writing]]:
    """The current line and as many around it as fit, with their numbers; later lines only if ``open``."""
    shown = [(at, _written(ctx, lines[at], True, width))]
    used = shown[0][1].height
    ends = {-1: False, 1: not open}
    while not all(ends.values()):
        for by, ended in ends.items():
            number = shown[0][0] - 1 if by < 0 else shown[-1][0] + 1
            row = _written(ctx, lines[number], False, width) if 0 <= number < len(lines) and not ended else None
            if row is None or used + row.height > room:
                ends[by] = True
                continue
            shown.insert(0 if by < 0 else len(shown), (number, row))
            used += row.height
    return shown


def _changes(texts: Texts, player: Player, lines: Sequence[ReplayLine], at: int) -> list[Run]:
    """What the line changes for the party that it is about: money, party base, points."""
    told, course = lines[at], player.course
    if told.seat < 0:
        return []
    # In the events a payment comes before what it pays for, other changes come after.
    before = lines[at - 1].moment if at else 0
    after = lines[at + 1].moment - 1 if at + 1 < len(lines) else course.end
    version = course.version(told.moment)
    moments = [moment for moment in range(before + 1, after + 1) if course.version(moment) == version]
    if not moments:
        return []
    first, last, seat = moments[0] - 1, moments[-1], told.seat
    runs: list[Run] = []
    money = course.money[seat].value(last) - course.money[seat].value(first)
    if money and seat in player.money_seats():
        caption = texts("replay-paid" if money < 0 else "replay-got")
        runs += [Run(caption, "label", "muted"), Run(texts.money(abs(money)), "label:bold", "ink", 6)]
    for caption, steps in ((texts("final-base"), course.base[seat]), (texts("table-vp"), course.points[seat])):
        old, new = steps.value(first), steps.value(last)
        if old != new:
            runs += [
                Run(caption, "label", "muted", 18 if runs else 0),
                Run(texts.number(old), "label:bold", "ink", 6),
                Run("→", "label", "muted", 5),
                Run(texts.number(new), "label:bold", "ink", 5),
            ]
    return runs


def _line(
    k: Kit, player: Player, line: ReplayLine, distance: int, written: _Writing, on_moment: Callable[[int], None]
) -> Part:
    """A line of the log, faded if it is yet to come; a click goes there."""
    party = player.course.parties[line.seat] if line.seat >= 0 else ""
    side, later = _side(written.height), distance > 0

    def mark(p: Painter, box: Rect) -> None:
        spot = box.centred(side, side)
        if party:
            p.mark(party, spot)
        else:
            p.fill(box.centred(6, 6), "slot_line")
        if party and later:
            p.veil(spot, "panel", 120)

    words = k.paragraph(line.text, written.style, "muted" if later else "ink", "middle")
    inner = pad(row(k.art(mark, side), share(words), gap=10), left=6, right=_AROUND - 16)
    shown = pressed(
        over(k.hairline(), inner),
        partial(on_moment, line.moment),
        ground=None if distance else "row",
        id=f"replay.line.{distance}",
        name=line.text,
        tooltip=line.text,
    )
    return tall(shown, written.height)


def _side(height: float) -> float:
    """Size of the mark in a row."""
    return min(20.0, height - 8)


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
    key = legend(k, [(SOURCE_PIECES[source], texts(SOURCE_NAMES[source])) for source in player.course.sources])

    def place(page: Node, box: Rect) -> None:
        if sheet is not None:
            page.add(sheet_table(ctx, box, _fitted(ctx, sheet, box.w), id="replay.sheet.points"))
            return
        shown = key if key.height is None or box.h > key.height(box.w) + k.step("side", 0.7) else None
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
