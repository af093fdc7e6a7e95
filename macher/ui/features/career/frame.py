"""The frame of both pages of statistics: a list of plots, one of them as a plot, as a table or as a file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from macher.i18n import Texts
from macher.saves.atomic import write_atomically
from macher.saves.folders import make_folder, reports_folder
from macher.saves.library import free_path
from macher.ui.kit.layers import in_room, middle, over, pad, paper, pressed, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, inset, part, row, spring
from macher.ui.layout import Rect
from macher.ui.plots.columns import PieceKind, legend
from macher.ui.plots.sheet import Sheet, csv_of, sheet_table
from macher.ui.program import Program
from macher.ui.widgets import Button, Segment


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
    k: Kit, name: str, entries: Sequence[Entry], chosen: str, on_choose: Callable[[str], None], foot: Part | None = None
) -> Part:
    """The list at the left; up and down choose the neighbour, `foot` stands at its end if there is room for it."""

    def step(at: int, by: int) -> None:
        if 0 <= at + by < len(entries):
            key = entries[at + by].key
            k.ctx.stage.focus_built(f"stats.page.{key}")
            on_choose(key)

    def shown(room: Rect) -> Part:
        high, edge = min(k.step("option"), room.h / max(1, len(entries))), k.step("space")
        lines, before = [], chosen
        for at, entry in enumerate(entries):
            own = entry.key == chosen
            line = pad(k.hairline(), left=edge, right=edge) if chosen not in (before, entry.key) else None
            part = pressed(
                over(share(pad(middle(_entry(k, entry, own)), left=edge, right=edge)), line),
                partial(on_choose, entry.key),
                ground="action" if own else None,
                chosen=own,
                step=partial(step, at),
                id=f"stats.page.{entry.key}",
                name=entry.long,
                role="tab",
            )
            lines.append(tall(part, high))
            before = entry.key
        rest = room.h - high * len(entries) - 2 * edge
        below = foot is not None and foot.height is not None and foot.height(room.w - 2 * edge) <= rest
        return column(*lines, spring(), inset(foot, edge, edge) if foot is not None and below else None)

    panel = paper(in_room(shown), id="stats.pages", zone=True, name=name, role="tablist")
    return wide(panel, min(k.step("side", 1.3), k.ctx.rect.w * _SHARE))


def _entry(k: Kit, entry: Entry, chosen: bool) -> Part:
    """The name of a plot, and its most telling figure below it."""
    high, low = k.ctx.type.style("strong").size * 1.3, k.ctx.type.style("label").size * 1.35
    title = k.words([entry.long, entry.short], "strong", "on_action" if chosen else "ink", height=high)
    if not entry.fact:
        return title
    said = [each for each in (entry.fact, entry.brief, entry.least) if each]
    mark = k.mark(entry.party, low * 0.86) if entry.party else None
    fact = k.words(said, "label", "on_action" if chosen else "muted", height=low)
    return column(title, row(mark, fact, gap=7), gap=3)


def party_key(kit: Kit, parties: Sequence[tuple[str, str]]) -> Part:
    """The key to the glyphs: a line for each party, `parties` are keys and names."""
    line = kit.step("caption", 1.3)
    side = min(24.0, line - 6)
    lines = (row(kit.mark(party, side), kit.name(name, "label:semibold"), gap=10) for party, name in parties)
    return column(*(tall(each, line) for each in lines))


@dataclass(frozen=True, slots=True)
class Plate:
    """A plot with its table: `plot` makes the plot, `note` explains it, `sheet` holds the figures."""

    sheet: Sheet
    plot: Callable[[Kit], Part]
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
        """Title, switch between plot and table, button for the file, and the chosen plot itself with its legend."""
        shown, style, sign = self.shown(), "label:semibold", kit.step("sign")
        export = kit.icon_button(
            "download", texts("stats-export"), self._export, id="stats.export", kind="secondary", size=sign
        )
        views = [Segment(False, texts("stats-plot"), "chart-line"), Segment(True, texts("stats-table"), "table")]
        switch = kit.segments(
            views, self.as_table, self._switch, style=style, on_panel=True, id="stats.view", name=shown.title
        )
        width = sum(Button.natural(kit.ctx, view.text, True, style)[0] for view in views)
        title = pad(kit.words(shown.title, "title", shrink=3), right=2)
        head = row(title, wide(tall(switch, kit.step("line")), width), export, gap=kit.step("gap"))
        if self.as_table:
            table = part(lambda box: sheet_table(kit.ctx, box, shown.sheet, id="stats.sheet"))
            inner = column(head, table, gap=kit.step("tight"))
        else:
            note = kit.paragraph(shown.note, "body", "muted") if shown.note else None
            key = legend(kit, shown.legend) if shown.legend else None
            inner = column(head, note, key, share(shown.plot(kit)), gap=kit.step("tight"))
        return kit.panel(inner, kit.step("wide"), kit.step("space"), id="stats.plate", zone=True, name=shown.title)

    def _switch(self, as_table: bool) -> None:
        self.as_table = as_table
        self.on_change()

    def _export(self) -> None:
        """Writes the table under a new name and says where it is, or why it could not be written."""
        sheet, texts, stage = self.shown().sheet, self.program.texts, self.program.app.stage
        try:
            path = free_path(make_folder(reports_folder()), f"macher {sheet.title}", ending=".csv")
            # The mark at the beginning tells spreadsheets that this is UTF-8.
            write_atomically(path, f"\ufeff{csv_of(sheet)}")
        except OSError as error:
            stage.toast(texts("stats-export-failed", detail=error.strerror or str(error)), "warn", 8)
        else:
            stage.toast(texts("stats-exported", file=str(path)), "info", 8)
