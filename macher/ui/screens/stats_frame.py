"""The frame of both pages of statistics: a list of plots at the left, and one of them as a plot or as a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from macher.i18n import Texts
from macher.ui.keys.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots import Legend, PieceKind, Sheet, sheet_table
from macher.ui.scene import Context, Node
from macher.ui.screens.stats_export import export_sheet
from macher.ui.widgets import Clickable, IconButton, Label, Panel, Paragraph, Segment, Segments

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["Entry", "PagedTab", "PartyKey", "Plate", "page_list", "plate"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A plot in the list: its name in full and short, and its most telling figure."""

    key: str
    long: str
    short: str
    fact: str = ""
    brief: str = ""
    """The figure where there is little room."""
    party: str = ""
    """Whose figure it is."""


def page_list(
    ctx: Context, rect: Rect, name: str, entries: Sequence[Entry], chosen: str, on_choose: Callable[[str], None]
) -> Panel:
    """The list at the left."""
    pick = ctx.viewport.pick
    height = min(pick(84.0, 58.0, 58.0), rect.h / max(1, len(entries)))
    panel = Panel(rect, id="stats.pages", zone=True, name=name, role="tablist")
    for at, entry in enumerate(entries):
        spot = Rect(0, at * height, rect.w, height)
        lined = at > 0 and entries[at - 1].key != chosen
        panel.add(_PageEntry(spot, entry, entry.key == chosen, lined, on_choose, pick(20.0, 14.0, 10.0)))
    return panel


class PartyKey(Node):
    """The key to the glyphs, where there is room: a line for each party from the lower edge upwards."""

    role = "text"

    def __init__(self, ctx: Context, rect: Rect, texts: Texts, parties: Sequence[tuple[str, str]]) -> None:
        """``parties`` are keys and names."""
        super().__init__(rect, name=texts.listing([name for _, name in parties]))
        self.parties = list(parties)

    @staticmethod
    def height(ctx: Context, count: int) -> float:
        """The height that so many parties need."""
        return count * ctx.viewport.pick(34.0, 25.0, 25.0)

    def draw(self, p: Painter) -> None:
        """Marks with names."""
        for (party, name), line in zip(self.parties, self.rect.local().rows(len(self.parties)), strict=True):
            side = min(24.0, line.h - 6)
            p.mark(party, Rect(line.x, line.cy - side / 2, side, side))
            p.text(name, line.trim(left=side + 10), "label:semibold")


class _PageEntry(Clickable):
    def __init__(
        self, rect: Rect, entry: Entry, chosen: bool, lined: bool, on_choose: Callable[[str], None], pad: float
    ) -> None:
        super().__init__(
            rect, id=f"stats.page.{entry.key}", name=entry.long, role="tab", on_click=lambda: on_choose(entry.key)
        )
        self.entry, self.chosen, self.lined, self.pad = entry, chosen, lined, pad

    def draw(self, p: Painter) -> None:
        box, entry = self.rect.local(), self.entry
        if self.chosen:
            p.fill(box, "action")
        elif self.hovered:
            p.fill(box, "row")
        if self.lined and not self.chosen:
            p.hline(self.pad, 0, box.w - 2 * self.pad, "hairline", 1)
        inner = box.inset(self.pad, 0)
        ink = "on_action" if self.chosen else "ink"
        if not entry.fact:
            p.text([entry.long, entry.short], inner, "strong", ink)
            return
        size, small = p.style("strong").size * 1.3, p.style("label").size * 1.35
        top = box.cy - (size + small + 3) / 2
        p.text([entry.long, entry.short], Rect(inner.x, top, inner.w, size), "strong", ink)
        under = Rect(inner.x, top + size + 3, inner.w, small)
        if entry.party:
            side = small * 0.86
            p.mark(entry.party, Rect(under.x, under.cy - side / 2, side, side))
            under = under.trim(left=side + 7)
        p.text([entry.fact, entry.brief or entry.fact], under, "label", "on_action" if self.chosen else "muted")

    def key(self, press: KeyPress) -> bool:
        """Up and down choose the neighbour at once, as in a list of tabs."""
        if press.ctrl or press.alt or press.key not in (pygame.K_UP, pygame.K_DOWN) or self.parent is None:
            return False
        entries = [child for child in self.parent.children if isinstance(child, _PageEntry)]
        at = entries.index(self) + (1 if press.key == pygame.K_DOWN else -1)
        if 0 <= at < len(entries) and self.stage is not None:
            target = entries[at]
            self.stage.set_focus(target, True)
            target.activate()
        return True

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""


@dataclass(frozen=True, slots=True)
class Plate:
    """A plot with its table: `draw` puts the plot into a place, `note` explains it, `sheet` holds the figures."""

    title: str
    note: str
    sheet: Sheet
    legend: Sequence[tuple[PieceKind, str]]
    draw: Callable[[Context, Rect], Node]


class PagedTab(ABC):
    """A tab with a list of plots; the chosen one is shown as a plot or as a table.  `on_change` rebuilds the tab."""

    def __init__(self, program: Program, page: str, on_change: Callable[[], None]) -> None:
        self.program, self.page, self.on_change = program, page, on_change
        self.as_table = False

    @abstractmethod
    def shown(self) -> Plate:
        """The chosen plot in the current language."""

    def turn(self, page: str) -> None:
        """Another plot."""
        self.page = page
        self.on_change()

    def plated(self, ctx: Context, rect: Rect, texts: Texts) -> Panel:
        """The chosen plot in its place."""
        return plate(ctx, rect, texts, self.shown(), self.as_table, self._switch, self._export)

    def _switch(self, as_table: bool) -> None:
        self.as_table = as_table
        self.on_change()

    def _export(self) -> None:
        export_sheet(self.program, self.shown().sheet)


def plate(
    ctx: Context,
    rect: Rect,
    texts: Texts,
    shown: Plate,
    as_table: bool,
    on_table: Callable[[bool], None],
    on_export: Callable[[], None],
) -> Panel:
    """Title, switch between plot and table, button for the file, and the plot itself with its legend."""
    pick = ctx.viewport.pick
    panel = Panel(rect, id="stats.plate", zone=True, name=shown.title)
    inner = rect.local().inset(pick(28.0, 16.0, 12.0), pick(18.0, 10.0, 8.0))
    head, area = inner.take_top(pick(42.0, 34.0, 34.0), pick(6.0, 3.0, 3.0))
    export, left = head.take_right(head.h)
    panel.add(
        IconButton(
            export,
            "download",
            texts("stats-export"),
            id="stats.export",
            kind="secondary",
            on_click=on_export,
            size=head.h * 0.52,
        )
    )
    left = left.trim(right=pick(12.0, 8.0, 8.0))
    segments = [Segment(False, texts("stats-plot"), "chart-line"), Segment(True, texts("stats-table"), "table")]
    made = Segments(
        left,
        segments,
        as_table,
        on_table,
        ctx=ctx,
        style="label:semibold",
        on_panel=True,
        id="stats.view",
        name=shown.title,
    )
    made.rect = made.rect.at(left.right - made.rect.w, left.y)
    panel.add(made)
    left = left._replace(w=made.rect.x - left.x - 16)
    panel.add(Label(left, shown.title, "title", shrink=3))
    if shown.note and not as_table:
        height = ctx.height(shown.note, "body", area.w)
        note, area = area.take_top(height, pick(8.0, 4.0, 4.0))
        panel.add(Paragraph(note, shown.note, "body", "muted"))
    if shown.legend and not as_table:
        lines = Legend.rows(ctx, area.w, shown.legend)
        legend, area = area.take_top(lines * Legend.height(ctx), pick(8.0, 4.0, 4.0))
        panel.add(Legend(ctx, legend, texts, shown.legend))
    area = area.trim(top=pick(6.0, 2.0, 2.0))
    if as_table:
        panel.add(sheet_table(ctx, area, shown.sheet, id="stats.sheet"))
    else:
        panel.add(shown.draw(ctx, area))
    return panel
