"""What happens at the current moment of a replay: the line of the log, what it changes, and the lines around it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from macher.i18n import Texts, names
from macher.session.chronicle import Chronicle
from macher.session.log import LoggedEvent
from macher.ui.features.replay.chart import place_name
from macher.ui.features.replay.player import Player
from macher.ui.game.reviewed import OPEN
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.scene import Context
from macher.ui.widgets import Clickable, Label, Line, Panel, Paragraph
from macher.words.log import log_lines
from macher.words.names import GameNames


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """A line of the log."""

    moment: int
    seat: int
    """Whose mark stands before it, or -1."""
    text: str


def player_names(texts: Texts, course: Chronicle) -> list[str]:
    """Names by seat; a seat without one is called after its party."""
    names = _names(texts, course)
    return [names.player(seat) for seat in range(len(course.parties))]


def _names(texts: Texts, course: Chronicle) -> GameNames:
    return GameNames(texts, course.edition, course.parties, players=course.config.names)


def known_events(course: Chronicle, viewpoint: int) -> Sequence[LoggedEvent]:
    """The events as they may be told from a viewpoint."""
    return course.events if viewpoint == OPEN else course.seen_by(viewpoint)


def replay_lines(texts: Texts, course: Chronicle, viewpoint: int) -> list[ReplayLine]:
    """All lines in their order."""
    log = known_events(course, viewpoint)
    told = log_lines(_names(texts, course), [logged.event for logged in log])
    return [ReplayLine(log[line.event].index, line.seat, line.text) for line in told]


_AROUND: Final = 20.0
"""Space in a row before the mark, after the mark and at the end, together."""


def now_panel(
    ctx: Context,
    rect: Rect,
    texts: Texts,
    player: Player,
    lines: Sequence[ReplayLine],
    on_moment: Callable[[int], None],
) -> Panel:
    """Round and phase, the line in large letters, its changes, and a list of lines to click."""
    step = ctx.step
    panel = Panel(rect, id="replay.now", zone=True, name=texts("replay-now"))
    inner = rect.local().inset(step("space"), step("gap"))
    at = max(0, bisect_right(lines, player.moment, key=lambda line: line.moment) - 1)
    if not lines:
        return panel
    told = lines[at]
    small = step("sign")
    head, inner = inner.take_top(small, step("hair"))
    event = player.course.events[told.moment]
    where = place_name(texts, player.course, told.moment)
    about = player.course.land_at(told.moment)
    land = names.land(texts, about.land) if about is not None else ""
    width = ctx.width(land, "label") + 2 if land else 0.0
    if ctx.width(where, "label") + width + 16 > head.w:
        width = 0.0
    brief = names.phase_short(texts, event.phase) if event.phase else where
    panel.add(Label(head.trim(right=width + 10 if width else 0), [where, brief], "label", "muted"))
    if width:
        panel.add(Label(head, land, "label", "muted", "right"))
    style = ctx.type.style("title")
    tall = style.size * style.line
    while ctx.height(told.text, style, inner.w) > 2 * style.size * style.line + 1 and style.size > 15:
        style = style.sized(style.size - 1)
    title, inner = inner.take_top(min(2 * tall, ctx.height(told.text, style, inner.w)), step("hair"))
    panel.add(Paragraph(title, told.text, style, id="replay.told"))
    runs = _changes(texts, player, lines, at)
    if runs and sum(ctx.width(run.text, run.style) + run.gap for run in runs) <= inner.w:
        row, inner = inner.take_top(small, step("hair"))
        panel.add(Line(row, runs))
    y = inner.y
    for number, written in _window(ctx, lines, at, inner.w, inner.h, player.open):
        box = Rect(inner.x, y, inner.w, written.height)
        panel.add(_LineRow(box, player, lines[number], number - at, written.style, on_moment))
        y += written.height
    return panel


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


class _LineRow(Clickable):
    """A line of the log; a click goes there."""

    def __init__(
        self, rect: Rect, player: Player, line: ReplayLine, distance: int, style: str, on_moment: Callable[[int], None]
    ) -> None:
        super().__init__(
            rect,
            id=f"replay.line.{distance}",
            name=line.text,
            tooltip=line.text,
            on_click=lambda: on_moment(line.moment),
        )
        self.party = player.course.parties[line.seat] if line.seat >= 0 else ""
        self.line, self.distance, self.style = line, distance, style

    def draw(self, p: Painter) -> None:
        """Draws the mark and the words, faded if the line is yet to come."""
        box = self.rect.local()
        if self.distance == 0 or self.hovered:
            p.fill(box, "row")
        p.hline(0, 0, box.w, "hairline", 1)
        side = _side(box.h)
        mark = Rect(6, box.cy - side / 2, side, side)
        if self.party:
            p.mark(self.party, mark)
            if self.distance > 0:
                p.veil(mark, "panel", 120)
        else:
            p.fill(mark.centred(6, 6), "slot_line")
        words = box.trim(left=side + 16, right=_AROUND - 16)
        p.paragraph(self.line.text, words, self.style, "muted" if self.distance > 0 else "ink", valign="middle")


def _side(height: float) -> float:
    """Size of the mark in a row."""
    return min(20.0, height - 8)
