"""What happens at the current moment of a replay: the line of the log, what it changes, and the lines around it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from macher.i18n import Texts, names
from macher.session.chronicle import Chronicle
from macher.session.log import LoggedEvent
from macher.ui.features.ending.door import game_names
from macher.ui.features.replay.player import Player
from macher.ui.game.reviewed import OPEN
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.layers import over, pad, pressed, share, tall
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter, Run
from macher.ui.scene import Context, Node
from macher.ui.widgets import Line
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
