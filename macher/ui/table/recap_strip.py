"""The strip "since the last own decision": sentences or chips, their retelling, and the marks on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.table.arrival import Arrival
from macher.ui.table.delta import Delta
from macher.ui.table.links import Telling
from macher.ui.table.model import TableModel
from macher.ui.table.recap_lines import Sentence, SentenceNode, sentences
from macher.ui.widgets import Clickable, IconButton, Label, Panel

__all__ = ["Happened", "Marks", "RecapActs", "recap_height", "recap_strip"]


@dataclass(frozen=True)
class RecapActs:
    """What the strip's buttons do, and what is told again now."""

    retell: Callable[[], None]
    list: Callable[[], None]
    arrival: Arrival
    current: Delta | None = None
    number: int = 0


_TWO_LINES = 40.0
"""Least height for a caption above the chips."""


_MOST: Final = 3
"""Sentences that are shown; all others are counted beside the heading."""
_HEAD, _LINE, _BELOW = 30.0, 28.0, 3.0
_LEAST_LOG: Final = 210.0
"""What the log keeps in the wide layout: its caption, the name of a phase and four lines, and the gap above it."""


def recap_height(ctx: Context, model: TableModel, room: float) -> float:
    """The height of the strip where it shares a room with the log; more if there is place for sentences."""
    if not ctx.wide:
        return 47.0
    wanted = _sentences_height(len(sentences(model)))
    return wanted if wanted <= room - _LEAST_LOG else _CHIPS


_CHIPS: Final = 64.0
"""Height of the wide strip with chips, or with a single sentence."""


def _sentences_height(count: int) -> float:
    return max(_CHIPS, _HEAD + min(_MOST, count) * _LINE + _BELOW)


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
        arrival: Arrival | None = None,
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
        if coming is None or coming.share >= 1:
            self._words(p, room)
        elif coming.fades:
            self._words(p, room)
            p.veil(box, "panel", round(255 * (1 - coming.share)))
        else:
            with p.within(room._replace(w=room.w * coming.share), clip=True):
                self._words(p, Rect(-_WAY * (1 - coming.share), 0, room.w, room.h))

    def _words(self, p: Painter, room: Rect) -> None:
        """The line in the longest form that has room."""
        for text in (self.item.text, self.item.brief):
            if p.width(text, self.style) <= room.w:
                p.text(text, room, self.style, self.ink)
                return
        p.text(_cut(p, self.item.brief, room.w, "card:medium"), room, "card:medium", self.ink)


_WAY = 24.0
"""How far a line that comes in moves to the right."""


def _cut(p: Painter, text: str, width: float, style: str) -> str:
    """The text, with an ellipsis where it is longer than the room."""
    if p.width(text, style) <= width:
        return text
    while len(text) > 4 and p.width(text + "…", style) > width:
        text = text[:-1]
    return text.rstrip(" ,·") + "…"


class _Chip(Telling, Clickable):
    """A delta in short: mark, land, icon, figure. A click opens the whole list."""

    PAD, GAP = 6.0, 4.0

    def __init__(self, rect: Rect, model: TableModel, item: Delta, at: int, call: Callable[[], None]) -> None:
        super().__init__(rect, on_click=call, id=f"recap.delta.{at}", name=item.text, tooltip=item.text)
        self.item, self.code, self.lights = item, _code(model, item), item.places
        self.party = model.names.party_key(item.seat) if item.seat >= 0 else ""

    @staticmethod
    def width(ctx: Context, model: TableModel, item: Delta) -> float:
        """The width it wants."""
        style, gap = "caption:semibold", _Chip.GAP
        texts = [text for text in (_code(model, item), item.change) if text]
        signs = 16 * (1 + (item.seat >= 0)) + gap * (item.seat >= 0)
        return 2 * _Chip.PAD + signs + sum(ctx.width(text, style) + gap for text in texts) + 1

    def draw(self, p: Painter) -> None:
        box, x, style = self.rect.local(), self.PAD, "caption:semibold"
        p.fill(box, "own" if self.hovered else "row")
        if self.party:
            p.mark(self.party, Rect(x, box.cy - 8, 16, 16), 0.46)
            x += 16 + self.GAP
        if self.code:
            width = p.width(self.code, style)
            p.text(self.code, Rect(x, 0, width + 1, box.h), style)
            x += width + self.GAP
        p.icon(self.item.icon, Rect(x, box.cy - 8, 16, 16), "ink_soft")
        p.text(self.item.change, Rect(x + 16 + self.GAP, 0, box.w, box.h), style)


def _code(model: TableModel, item: Delta) -> str:
    return model.names.land_code(item.land) if item.land >= 0 else ""


class _Rest(Clickable):
    """How many deltas have no room."""

    def __init__(self, rect: Rect, text: str, tip: str, call: Callable[[], None], style: str = "caption:bold") -> None:
        super().__init__(rect, on_click=call, id="recap.list", name=tip, tooltip=tip)
        self.text, self.style = text, style

    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "own" if self.hovered else "row")
        p.text(self.text, self.rect.local(), self.style, "ink", "centre")


def recap_strip(rect: Rect, ctx: Context, model: TableModel, acts: RecapActs) -> Node:
    """The strip: caption, then sentences or, in less room, chips, newest first, or the line of the retelling.

    In a low strip all of it stands in one line.
    """
    texts, items = model.texts, model.recap
    captions = [model.recent_title(), texts("table-recent-short")]
    panel = Panel(rect, id="recap", zone=True, name=captions[0])
    wide, current = ctx.wide, acts.current
    if wide and items and rect.h >= _TWO_LINES:
        told = sentences(model)
        if rect.h >= _sentences_height(len(told)):
            return _told(panel, ctx, model, acts, told, captions)
    count = f"{acts.number}/{len(items)}" if current else texts.number(len(items))
    size = 28.0 if wide else 24.0
    if rect.h < _TWO_LINES and not items:
        panel.add(Label(rect.local().inset(8, 0), texts("table-recent-none"), "label", "muted"))
        return panel
    if rect.h < _TWO_LINES:
        used = ctx.width(captions[0], "label:semibold") + ctx.width(count, "label:semibold") + size + 24
        head, line = Rect(8, 0, rect.w - 12, rect.h).take_left(used, 10)
        line = line.inset(0, 1)
    else:
        pad, head_h = (16.0, 32.0) if wide else (8.0, 20.0)
        head = Rect(pad, 2 if wide else 1, rect.w - 2 * pad, head_h)
        line = Rect(pad, head.bottom - (1 if wide else 0), head.w, rect.h - head.bottom - (4 if wide else 2))
    if items:
        name = texts("table-recap-stop" if current else "table-recap-play")
        panel.add(_replay(head, name, acts, wide))
    count_w = ctx.width(count, "label:semibold") + 4
    panel.add(Label(head.trim(right=size + count_w + 12), captions, "label:semibold", "muted"))
    if not items:
        panel.add(Label(line, [texts("table-recent-none"), texts("table-recent-none-short")], "body", "muted"))
        return panel
    panel.add(Label(Rect(head.right - size - count_w, head.y, count_w, head.h), count, "label:semibold", "muted"))
    if current is not None:
        panel.add(Happened(line, model, current, "strong", arrival=acts.arrival, id="recap.now"))
    else:
        _chips(panel, line, ctx, model, acts)
    return panel


def _told(
    panel: Panel, ctx: Context, model: TableModel, acts: RecapActs, told: Sequence[Sentence], captions: Sequence[str]
) -> Node:
    """The strip with sentences, the newest on top; while they are told again, the present change and those before."""
    texts, current, pad = model.texts, acts.current, 16.0
    head, rest = Rect(pad, 2, panel.rect.w - 2 * pad, panel.rect.h - 2).take_top(_HEAD - 2)
    panel.add(_replay(head, texts("table-recap-stop" if current else "table-recap-play"), acts, wide=True))
    left = len(told) - _MOST
    more = texts("table-recap-more", n=left) if left > 0 else ""
    count = f"{acts.number}/{len(model.recap)}" if current else more
    count_w = ctx.width(count, "label:semibold") + (4 if current else 16)
    beside = Rect(head.right - 28 - count_w, head.y, count_w, head.h)
    panel.add(Label(head.trim(right=28 + count_w + 12), captions, "label:semibold", "muted"))
    rows = [Rect(rest.x, rest.y + at * _LINE, rest.w, _LINE) for at in range(min(_MOST, len(told)))]
    if current is not None:
        panel.add(Label(beside, count, "label:semibold", "muted"))
        panel.add(Happened(rows[0], model, current, "strong", arrival=acts.arrival, id="recap.now"))
        before = model.recap[: max(0, acts.number - 1)][::-1]
        for row, item in zip(rows[1:], before, strict=False):
            panel.add(Happened(row, model, item, quiet=True))
        return panel
    for at, (row, sentence) in enumerate(zip(rows, told, strict=False)):
        panel.add(SentenceNode(row, model, sentence, at, acts.list))
    if more:
        tip = texts("table-recap-list", n=len(model.recap))
        panel.add(_Rest(beside.inset(0, 2), more, tip, acts.list, "label:semibold"))
    return panel


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


def _chips(panel: Node, line: Rect, ctx: Context, model: TableModel, acts: RecapActs) -> None:
    """As many as fit; the number of the others stands at the end."""
    items: Sequence[Delta] = model.recap[::-1]
    widths = [_Chip.width(ctx, model, item) for item in items]
    gap, count = 5.0, len(items)

    def rest(shown: int) -> float:
        left = len(items) - shown
        return ctx.width(f"+{left}", "caption:bold") + 12 + gap if left else 0.0

    while count and sum(widths[:count]) + gap * (count - 1) + rest(count) > line.w:
        count -= 1
    x = line.x
    for at in range(count):
        panel.add(_Chip(Rect(x, line.y, widths[at], line.h), model, items[at], at, acts.list))
        x += widths[at] + gap
    if count < len(items):
        tip = model.texts("table-recap-list", n=len(items))
        panel.add(_Rest(Rect(x, line.y, rest(count) - gap, line.h), f"+{len(items) - count}", tip, acts.list))


def _corner(box: Rect) -> float:
    """Size of a corner: smaller on lines and columns, whose words and figures reach to their edges."""
    short, long = sorted((box.w, box.h))
    return 5.0 if long > 2 * short and short < 36 else min(9.0, box.h / 2)


class Marks(Node):
    """A dark corner on everything that has changed since the player's last decision, over the whole table."""

    PAINTED = ("row.", "opinion.", "board.", "strip.")
    """Nodes that draw a corner themselves, or are too large for one."""

    def __init__(self, rect: Rect, root: Node, places: Iterable[str]) -> None:
        super().__init__(rect)
        wanted = {place for place in places if not place.startswith(self.PAINTED)}
        self.corners = [node.window_rect for node in root.walk() if node.id in wanted] if wanted else []

    def hit(self, x: float, y: float) -> Node | None:
        return None

    def draw(self, p: Painter) -> None:
        for box in self.corners:
            size = _corner(box)
            p.polygon(Rect(box.right - size, box.y, size, size), ((0, 0), (1, 0), (1, 1)), "ink")
