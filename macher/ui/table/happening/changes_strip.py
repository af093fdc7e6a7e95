"""The line "since the last own decision" of small windows, what is told again, and the marks on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Context, Node
from macher.ui.table.happening.changes_lines import SentenceNode, sentences
from macher.ui.table.happening.move import Delta
from macher.ui.table.happening.under_way import UnderWay
from macher.ui.table.model import TableModel
from macher.ui.table.words.links import Telling
from macher.ui.table.words.shortening import shortened
from macher.ui.widgets import Clickable, IconButton, Label, Panel


@dataclass(frozen=True)
class RecapActs:
    """What the buttons of the changes do, and what is told again now."""

    retell: Callable[[], None]
    list: Callable[[], None]
    search: Callable[[], None]
    arrival: UnderWay
    current: Delta | None = None
    number: int = 0


class Happened(Telling):
    """One action as a line: the party's mark, its land, and what it did."""

    role = "text"
    MARK: Final = 28.0
    """What its sign takes before the words, at most."""

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
        """The line in the longest form that has room; over several rows where its place is high enough."""
        for text in (self.item.text, self.item.brief):
            if p.width(text, self.style) <= room.w:
                p.text(text, room, self.style, self.ink)
                return
        kind = p.style(self.style)
        if len(p.lines(self.item.text, kind, room.w)) * kind.size * kind.line <= room.h + 1:
            p.paragraph(self.item.text, room, kind, self.ink, valign="middle")
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
    """One line: caption, the newest sentence, how many more there are, and what tells them again."""
    texts = model.texts
    captions = [model.recent_title()]
    if model.shared and model.seat >= 0:  # a long name of a player
        captions.append(texts("table-recent-own"))
    panel = Panel(rect, id="recap", zone=True, name=captions[0])
    if not model.recap:
        none = [texts("table-recent-none"), texts("table-recent-none-short")]
        return panel.add(Label(rect.local().inset(8, 0), none, "label", "muted"))
    caption = captions[0] if rect.w > 900 else captions[-1]
    head, line = Rect(8, 0, rect.w - 16, rect.h).take_left(ctx.width(caption, "label:semibold") + 132, 12)
    panel.add(replay_button(head, model, acts, ctx.wide, "recap.replay"))
    head = head.trim(right=32 if ctx.wide else 26)
    if acts.current is not None:
        count = f"{acts.number}/{len(model.recap)}"
        width = ctx.width(count, "label:semibold") + 4
        panel.add(Label(head.take_right(width)[0], count, "label:semibold", "muted"))
        panel.add(Label(head.trim(right=width + 6), captions, "label:semibold", "muted"))
        return panel.add(Happened(line, model, acts.current, "strong", arrival=acts.arrival, id="recap.now"))
    told = sentences(model)
    more = len(told) - 1
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
    return panel.add(SentenceNode(line, model, told[0], 0, acts.list))


def replay_button(head: Rect, model: TableModel, acts: RecapActs, wide: bool, id: str) -> IconButton:
    """The button that tells all again, or ends that, at the right end of a heading."""
    size = 28.0 if wide else 24.0
    return IconButton(
        Rect(head.right - size + 4, max(0.0, head.cy - size / 2), size, size),
        "square" if acts.current else "play",
        model.texts("table-recap-stop" if acts.current else "table-recap-play"),
        size=18 if wide else 16,
        id=id,
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
