"""The dark column at the left of menu, new game, settings and rules: brand, stripe of the parties, entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable, Drawing, Panel

_STRIPE: Final = ("cdu", "spd", "gruene", "fdp", "linke")
"""Parties in the order of the boards."""
_DARK: Final = "cdu"
"""The party that needs an outline on the column."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the column: id, text, what it does; a quieter second text behind it."""

    id: str
    text: str
    on_click: Callable[[], None]
    detail: str | Sequence[str] = ""
    """One text, or a long form and shorter ones."""
    icon: str = ""
    selected: bool = False
    reason: str = ""
    tooltip: str = ""
    dismiss: tuple[str, Callable[[], None]] | None = None
    """A cross at the end of the line that takes the second text away: its name, and what a click does."""


def column_width(ctx: Context) -> float:
    """Width of the dark column."""
    return max(ctx.step("column"), ctx.step("field"))


def slim_width(ctx: Context) -> float:
    """Width of the dark column where the page beside it needs all the room there is."""
    return ctx.step("column")


class _EntryRow(Clickable):
    def __init__(self, rect: Rect, entry: Entry, pad: float) -> None:
        super().__init__(
            rect, id=entry.id, name=entry.text, on_click=entry.on_click, reason=entry.reason, tooltip=entry.tooltip
        )
        self.entry, self.pad = entry, pad

    def draw(self, p: Painter) -> None:
        box, entry = self.rect.local(), self.entry
        if entry.selected:
            p.fill(box, "action")
        elif self.hovered and not self.reason:
            p.fill(box, "bar_line")
        ink = "bar_quiet" if self.reason else "on_action" if entry.selected else "on_bar"
        room = box.trim(left=self.pad, right=8)
        if entry.icon:
            side = p.style("name").size * 1.3
            spot, room = room.take_left(side, side * 0.6)
            p.icon(entry.icon, spot, ink)
        p.text(entry.text, room, "name", ink)
        if entry.detail:
            p.text(entry.detail, room.trim(left=p.width(entry.text, "name") + 14), "label", "bar_text")


def dark_column(
    ctx: Context, entries: Sequence[Entry], *, title: str = "", small: bool = False, width: float = 0.0
) -> tuple[Panel, Rect]:
    """The column with its entries, and what is left free below them (relative to the column).

    `small` writes the brand in one line; `title` is the screen's name below it.  `width` replaces the usual width of
    the column.
    """
    panel = Panel(ctx.rect._replace(w=width or column_width(ctx)), fill="bar", id="column", zone=True)
    pad = ctx.step("wide", 1.75) if small else ctx.step("margin")
    area = add_brand(ctx, panel, panel.rect.trim(left=pad, right=pad, top=ctx.step("margin")), small)
    if title:
        box, area = area.take_top(ctx.type.style("title").size * 1.4, ctx.step("space"))
        panel.add(_Wordmark(box, title, "title"))
    for entry in entries:
        line, area = area.take_top(ctx.step("control"))
        panel.add(_EntryRow(line._replace(x=0, w=panel.rect.w), entry, pad))
    return panel, area


def add_brand(ctx: Context, panel: Node, area: Rect, small: bool) -> Rect:
    """The name of the game over the stripe of the parties; returns what is left below."""
    style = "brand" if small else "wordmark"
    for line in ["DIE MACHER"] if small else ["DIE", "MACHER"]:
        box, area = area.take_top(ctx.type.style(style).size * (1.3 if small else 1.0))
        panel.add(_Wordmark(box, line, style, circled=line != "MACHER"))
    stripe, area = area.trim(top=ctx.step("space")).take_top(ctx.step("tight"), ctx.step("space", 2))
    panel.add(Drawing(stripe, draw_stripe))
    return area


class _Wordmark(Node):
    role = "text"

    def __init__(self, rect: Rect, text: str, style: str, circled: bool = False) -> None:
        super().__init__(rect, name=text)
        self.text, self.style, self.circled = text, style, circled

    def draw(self, p: Painter) -> None:
        box, kind = self.rect.local(), p.style(self.style)
        p.text(self.text, box, kind, "on_bar")
        left, side = p.width(self.text, kind) + kind.size * 0.32, kind.size * 0.92
        if self.circled and left + side <= box.w:
            p.ballot(box.trim(left=left).anchored(side, side, 0, 0.5), True, "on_bar", None)


def draw_stripe(p: Painter, box: Rect) -> None:
    """The parties in the order of the boards, the dark one outlined."""
    gap = 4.0
    for party, part in zip(_STRIPE, box.columns(len(_STRIPE), gap), strict=True):
        p.box(part, party, "bar_quiet" if party == _DARK else None, 1.5)
