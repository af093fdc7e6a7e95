"""The strip "since the last own decision": sentences, their retelling, and the marks on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.i18n.texts import Texts
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.table.happening.changes_lines import Sentence, SentenceNode, Way, rows_of, sentences, way_of
from macher.ui.table.happening.move import Delta
from macher.ui.table.happening.under_way import UnderWay
from macher.ui.table.model import TableModel
from macher.ui.table.words.links import Telling
from macher.ui.table.words.shortening import shortened
from macher.ui.widgets import Clickable, IconButton, Label, Panel


@dataclass(frozen=True)
class RecapActs:
    """What the strip's buttons do, and what is told again now."""

    retell: Callable[[], None]
    list: Callable[[], None]
    arrival: UnderWay
    current: Delta | None = None
    number: int = 0


_TWO_LINES = 40.0
"""Least height for a caption above the sentences."""


_MOST: Final = 3
"""Sentences that are shown; all others are counted beside the heading."""
_ROWS: Final = 6
"""Rows that they take together at most: some take two."""


def recap_height(ctx: Context, model: TableModel, room: float, width: float) -> float:
    """The height of the strip where it shares a room with the log; more if there is place for sentences."""
    _, planned = _plan(ctx, sentences(model), _ROWS, width - 2 * _pad(ctx))
    count = sum(rows for _, rows in planned)
    while count > 1 and _sentences_height(ctx, count) > room - _least_log(ctx):
        count -= 1
    return _sentences_height(ctx, count)


def _plan(ctx: Context, told: Sequence[Sentence], rows: int, width: float) -> tuple[Way, list[tuple[Sentence, int]]]:
    """How sentences are written, those that are shown in so many rows, and how many rows each takes."""
    room = width - SentenceNode.MARK - SentenceNode.GAP
    way = way_of(told[:_MOST], ctx.width, room)
    planned: list[tuple[Sentence, int]] = []
    for one in told[:_MOST]:
        need = rows_of(one, way, ctx.width, room)
        if need > rows:
            break
        planned.append((one, need))
        rows -= need
    return way, planned or [(one, 1) for one in told[:1]]


def _pad(ctx: Context) -> float:
    """What is free at the left and at the right of the sentences."""
    return 16.0 if ctx.wide else 8.0


def _least_log(ctx: Context) -> float:
    """What the log keeps: its caption, the name of a phase and four lines, and the gap above it."""
    return 210.0 if ctx.wide else 150.0


def _sentences_height(ctx: Context, count: int) -> float:
    head, line, below = _steps(ctx)
    return head + max(1, min(_ROWS, count)) * line + below


def _steps(ctx: Context) -> tuple[float, float, float]:
    """Heights of the heading and of a sentence, and what is free below them."""
    return (30.0, 28.0, 3.0) if ctx.wide else (22.0, 24.0, 3.0)


class Happened(Telling):
    """One action as a line: the party's mark, its land, and what it did."""

    role = "text"

    def __init__(
        self,
        rect: Rect,
        model: TableModel,
        item: Delta,
        style: str = "body",
        quiet: bool = False,
        arrival: UnderWay | None = None,
        id: str = "",
    ) -> None:
        super().__init__(rect, name=item.text, tooltip=item.text, id=id)
        self.item, self.style, self.lights, self.arrival = item, style, item.places, arrival
        self.ink: Ink = "ink_soft" if quiet else "ink"
        self.party = model.names.party_key(item.seat) if item.seat >= 0 else ""

    def draw(self, p: Painter) -> None:
        box, coming = self.rect.local(), self.arrival
        size = min(20.0, box.h - 2)
        mark = Rect(0, box.cy - size / 2, size, size)
        if self.party:
            p.mark(self.party, mark, 0.46)
        else:
            p.icon(self.item.icon, mark, self.ink)
        room = box.trim(left=size + 8)
        share = 1.0 if coming is None else coming.share("happened")
        if coming is None or share >= 1:
            self._words(p, room)
        elif coming.reduced:
            self._words(p, room)
            p.veil(box, "panel", round(255 * (1 - share)))
        else:
            with p.within(room._replace(w=room.w * share), clip=True):
                self._words(p, Rect(-_WAY * (1 - share), 0, room.w, room.h))

    def _words(self, p: Painter, room: Rect) -> None:
        """The line in the longest form that has room."""
        for text in (self.item.text, self.item.brief):
            if p.width(text, self.style) <= room.w:
                p.text(text, room, self.style, self.ink)
                return
        text = shortened(self.item.brief, lambda form: p.width(form, "card:medium") <= room.w)
        p.text(text, room, "card:medium", self.ink)


_WAY = 24.0
"""How far a line that comes in moves to the right."""


class _Rest(Clickable):
    """How many deltas have no room."""

    def __init__(self, rect: Rect, text: str, tip: str, call: Callable[[], None], style: str = "caption:bold") -> None:
        super().__init__(rect, on_click=call, id="recap.list", name=tip, tooltip=tip)
        self.text, self.style = text, style

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "own" if self.hovered else "row")
        p.text(self.text, self.rect.local(), self.style, "ink", "centre")


def recap_strip(rect: Rect, ctx: Context, model: TableModel, acts: RecapActs) -> Node:
    """The strip: caption and sentences, newest first, or the lines of the retelling; low strips are one line."""
    texts = model.texts
    captions = [model.recent_title()]
    if model.shared and model.seat >= 0:  # a long name of a player
        captions.append(texts("table-recent-own"))
    panel = Panel(rect, id="recap", zone=True, name=captions[0])
    low = rect.h < _TWO_LINES
    if not model.recap:
        return panel.add(*_nothing(ctx, rect, texts, captions))
    told = [] if acts.current is not None else sentences(model)
    head, rows = _places(rect, ctx, captions, low)
    way, planned = _plan(ctx, told, min(len(rows), _ROWS), rows[0].w)
    more = len(told) - len(planned)
    panel.add(_replay(head, texts("table-recap-stop" if acts.current else "table-recap-play"), acts, ctx.wide))
    head = head.trim(right=32 if ctx.wide else 26)
    if acts.current is not None:
        count = f"{acts.number}/{len(model.recap)}"
        width = ctx.width(count, "label:semibold") + 4
        panel.add(Label(head.take_right(width)[0], count, "label:semibold", "muted"))
        panel.add(Label(head.trim(right=width + 6), captions, "label:semibold", "muted"))
        return panel.add(*_retold(rows, model, acts))
    if more > 0:
        whole = texts("table-recap-more", n=more)
        beside = head.w - ctx.width(captions[0], "label:semibold") - 6  # the heading is never cut for it
        said = whole if ctx.width(whole, "label:semibold") + 14 <= min(beside, head.w * 0.5) else f"+{more}"
        width = ctx.width(said, "label:semibold") + 14
        tip = texts("table-recap-list", n=len(model.recap))
        place = head.take_right(width)[0]
        place = Rect(place.x, min(place.y, 0.0), place.w, max(24.0, place.h))
        panel.add(_Rest(place, said, tip, acts.list, "label:semibold"))
        head = head.trim(right=width + 6)
    panel.add(Label(head, captions, "label:semibold", "muted"))
    used = 0
    for at, (one, high) in enumerate(planned):
        row = rows[used]._replace(h=rows[used].h * high)
        panel.add(SentenceNode(row, model, one, at, acts.list, way, high))
        used += high
    return panel


def _nothing(ctx: Context, rect: Rect, texts: Texts, captions: Sequence[str]) -> list[Node]:
    """That nothing has happened yet, under the caption or instead of it."""
    none = [texts("table-recent-none"), texts("table-recent-none-short")]
    if rect.h < _TWO_LINES:
        return [Label(rect.local().inset(8, 0), none, "label", "muted")]
    pad, (head, line, _) = _pad(ctx), _steps(ctx)
    top = Rect(pad, 2, rect.w - 2 * pad, head - 2)
    return [
        Label(top, captions, "label:semibold", "muted"),
        Label(Rect(pad, head, top.w, line), none[-1], "body", "muted"),
    ]


def _places(rect: Rect, ctx: Context, captions: Sequence[str], low: bool) -> tuple[Rect, list[Rect]]:
    """Where the heading stands, and the lines of sentences: below it, or behind it."""
    if low:
        caption = captions[0] if rect.w > 900 else captions[-1]
        head, line = Rect(8, 0, rect.w - 16, rect.h).take_left(ctx.width(caption, "label:semibold") + 132, 12)
        return head, [line]
    pad, (top, line_h, _) = _pad(ctx), _steps(ctx)
    head, rest = Rect(pad, 2, rect.w - 2 * pad, rect.h - 2).take_top(top - 2)
    count = max(1, int((rest.h + 1) / line_h))
    return head, [Rect(rest.x, rest.y + at * line_h, rest.w, line_h) for at in range(count)]


def _retold(rows: Sequence[Rect], model: TableModel, acts: RecapActs) -> list[Node]:
    """The present change, and those before it."""
    assert acts.current is not None
    lines: list[Node] = [Happened(rows[0], model, acts.current, "strong", arrival=acts.arrival, id="recap.now")]
    before = model.recap[: max(0, acts.number - 1)][::-1]
    lines += [Happened(row, model, item, quiet=True) for row, item in zip(rows[1:], before, strict=False)]
    return lines


def _replay(head: Rect, name: str, acts: RecapActs, wide: bool) -> IconButton:
    """The button that tells all again, or ends that, at the right end of the heading."""
    size = 28.0 if wide else 24.0
    return IconButton(
        Rect(head.right - size + 4, max(0.0, head.cy - size / 2), size, size),
        "square" if acts.current else "play",
        name,
        size=18 if wide else 16,
        id="recap.replay",
        on_click=acts.retell,
        action="replay_recent",
    )


def _corner(box: Rect) -> float:
    """Size of a corner: smaller on lines and columns, whose words and figures reach to their edges."""
    short, long = sorted((box.w, box.h))
    return 5.0 if long > 2 * short and short < 36 else min(9.0, box.h / 2)


_PAINTED: Final = ("row.", "opinion.", "board.", "strip.")
"""Beginnings of the ids of nodes that draw a corner themselves, or are too large for one."""


def marked_corners(root: Node, places: Iterable[str], sheet: Node | None = None) -> list[Rect]:
    """What has changed since the player's last decision, by the ids of its places; not what lies below a sheet."""
    wanted = {place for place in places if not place.startswith(_PAINTED)}
    if not wanted:
        return []
    found = [node.window_rect for node in root.walk() if node.id in wanted]
    return found if sheet is None else [box for box in found if not box.meets(sheet.window_rect)]


class Marks(Node):
    """A dark corner on everything that has changed since the player's last decision, over the whole table."""

    def __init__(self, rect: Rect, corners: Sequence[Rect]) -> None:
        super().__init__(rect)
        self.corners = corners

    def hit(self, x: float, y: float) -> Node | None:
        return None

    def draw(self, p: Painter) -> None:
        for box in self.corners:
            size = _corner(box)
            p.polygon(Rect(box.right - size, box.y, size, size), ((0, 0), (1, 0), (1, 1)), "ink")
