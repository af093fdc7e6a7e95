"""The frame of both pages of statistics: a list of plots, one of them as a plot, as a table or as a file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from macher.i18n import Texts
from macher.saves.atomic import write_atomically
from macher.saves.folders import make_folder, reports_folder
from macher.saves.library import free_path
from macher.ui.keys import KeyPress
from macher.ui.kit.layers import tall
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.plots.columns import Legend, PieceKind
from macher.ui.plots.sheet import Sheet, csv_of, sheet_table
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.widgets import Clickable, Label, Panel, Segment, Segments


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
    least: str = ""
    """The figure where there is hardly any room."""


_SHARE: Final = 0.155
"""Greatest share of the window's width for the list."""


def page_list(
    kit: Kit,
    name: str,
    entries: Sequence[Entry],
    chosen: str,
    on_choose: Callable[[str], None],
    foot: Part | None = None,
) -> Part:
    """The list at the left; `foot` stands at its end if there is room for it."""

    def make(box: Rect) -> Node:
        high = min(kit.step("option"), box.h / max(1, len(entries)))
        panel, pad = Panel(box, id="stats.pages", zone=True, name=name, role="tablist"), kit.step("space")
        for at, entry in enumerate(entries):
            spot = Rect(0, at * high, box.w, high)
            lined = at > 0 and entries[at - 1].key != chosen
            panel.add(_PageEntry(spot, entry, entry.key == chosen, lined, on_choose, pad))
        rest = box.local().trim(top=len(entries) * high).inset(pad)
        if foot is not None and foot.height is not None and foot.height(rest.w) <= rest.h:
            column(spring(), foot).place(panel, rest)
        return panel

    return part(make, width=min(kit.step("side", 1.3), kit.ctx.rect.w * _SHARE))


def party_key(kit: Kit, parties: Sequence[tuple[str, str]]) -> Part:
    """The key to the glyphs: a line for each party, `parties` are keys and names."""
    line = kit.step("caption", 1.3)
    side = min(24.0, line - 6)
    lines = (row(kit.mark(party, side), kit.name(name, "label:semibold"), gap=10) for party, name in parties)
    return column(*(tall(each, line) for each in lines))


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
        said = [each for each in (entry.fact, entry.brief, entry.least) if each]
        p.text(said, under, "label", "on_action" if self.chosen else "muted")

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

    sheet: Sheet
    draw: Callable[[Context, Rect], Node]
    note: str = ""
    legend: Sequence[tuple[PieceKind, str]] = ()

    @property
    def title(self) -> str:
        """What both are called."""
        return self.sheet.title


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

    def plated(self, kit: Kit, texts: Texts) -> Part:
        """The chosen plot."""
        return plate(kit, texts, self.shown(), self.as_table, self._switch, self._export)

    def _switch(self, as_table: bool) -> None:
        self.as_table = as_table
        self.on_change()

    def _export(self) -> None:
        export_sheet(self.program, self.shown().sheet)


def plate(
    kit: Kit,
    texts: Texts,
    shown: Plate,
    as_table: bool,
    on_table: Callable[[bool], None],
    on_export: Callable[[], None],
) -> Part:
    """Title, switch between plot and table, button for the file, and the plot itself with its legend."""
    ctx = kit.ctx
    export = kit.icon_button(
        "download", texts("stats-export"), on_export, id="stats.export", kind="secondary", size=kit.step("sign")
    )

    def head(box: Rect) -> list[Node]:
        segments = [Segment(False, texts("stats-plot"), "chart-line"), Segment(True, texts("stats-table"), "table")]
        switch = Segments(
            box,
            segments,
            as_table,
            on_table,
            ctx=ctx,
            style="label:semibold",
            on_panel=True,
            id="stats.view",
            name=shown.title,
        )
        switch.rect = switch.rect.at(box.right - switch.rect.w, box.y)
        return [switch, Label(box.trim(right=switch.rect.w + 16), shown.title, "title", shrink=3)]

    def content_of(box: Rect) -> Node:
        return sheet_table(ctx, box, shown.sheet, id="stats.sheet") if as_table else shown.draw(ctx, box)

    note = legend = None
    if shown.note and not as_table:
        note = kit.paragraph(shown.note, "body", "muted")
    if shown.legend and not as_table:
        legend = part(
            lambda box: Legend(ctx, box, texts, shown.legend),
            lambda width: Legend.rows(ctx, width, shown.legend) * Legend.height(ctx),
        )
    content = column(
        row(part(head), export, gap=kit.step("gap")), note, legend, part(content_of), gap=kit.step("tight")
    )
    return kit.panel(content, kit.step("wide"), kit.step("space"), id="stats.plate", zone=True, name=shown.title)


def export_sheet(program: Program, sheet: Sheet) -> Path | None:
    """Writes a table under a new name and says where it is; ``None`` if it could not be written."""
    try:
        path = free_path(make_folder(reports_folder()), f"macher {sheet.title}", ending=".csv")
        # The mark at the beginning tells spreadsheets that this is UTF-8.
        write_atomically(path, f"\ufeff{csv_of(sheet)}")
    except OSError as error:
        detail = error.strerror or str(error)
        program.app.stage.toast(program.texts("stats-export-failed", detail=detail), "warn", 8)
        return None
    program.app.stage.toast(program.texts("stats-exported", file=str(path)), "info", 8)
    return path
