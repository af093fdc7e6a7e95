"""What has happened last as a line, what is told again, and the marks on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.scene import Node
from macher.ui.table.happening.move import Delta
from macher.ui.table.happening.under_way import UnderWay
from macher.ui.table.model import TableModel
from macher.ui.table.words.links import Telling
from macher.ui.table.words.shortening import shortened
from macher.ui.widgets import IconButton


@dataclass(frozen=True)
class RecapActs:
    """What the buttons of the changes do, and what is told again now."""

    retell: Callable[[], None]
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
