"""Settings: everything takes effect at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.ui.features.settings.controls import ControlsPage
from macher.ui.features.settings.data import AboutPage, DataPage, ModsPage
from macher.ui.features.settings.display import ColoursPage, DisplayPage
from macher.ui.features.settings.game import AssistsPage, GamePage, LanguagePage, SoundPage
from macher.ui.features.settings.preferences import Preferences
from macher.ui.features.settings.rows import SettingsFrame, SettingsPage, TablePage
from macher.ui.keys import shortcut
from macher.ui.kit.page import Kit, page_entry
from macher.ui.kit.parts import Part, air, column, part, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Actions, Context, Node
from macher.ui.widgets import Clickable, Hairline
from macher.ui.widgets.column import dark_column

PAGES: Final = (
    ("display", "monitor"),
    ("game", "sliders-horizontal"),
    ("assists", "lightbulb"),
    ("sound", "volume-2"),
    ("controls", "keyboard"),
    ("language", "languages"),
    ("data", "database"),
    ("mods", "puzzle"),
    ("about", "info"),
)
_COLOURS: Final = "colours"
"""The page for own colours, which is reached from the first one."""


class SettingsScreen(SettingsFrame):
    """A page of rows, caption left, choice right."""

    name = "settings"

    def __init__(self, program: Program, page: str = "display") -> None:
        self.program = program
        self.texts = program.texts
        self.page = page
        self._display = DisplayPage(self)
        self.about = AboutPage(self)
        self._pages: dict[str, SettingsPage] = {
            "display": self._display,
            "game": GamePage(self),
            "assists": AssistsPage(self),
            "sound": SoundPage(self),
            "controls": ControlsPage(self),
            "language": LanguagePage(self),
            "data": DataPage(self),
            "mods": ModsPage(self),
            "about": self.about,
            _COLOURS: ColoursPage(self),
        }

    # -- frame ---------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Column, heading, rows; in the wide layout a piece of the table."""
        kit, shown = Kit(ctx), self._pages[self.page]
        width = ctx.step("field")
        area = ctx.rect.trim(left=width).inset(ctx.step("margin"), ctx.step("top"))
        page = Node(area._replace(w=min(area.w, shown.width(ctx))), id="settings.page", zone=True)
        root = Node(ctx.rect).add(self._column(ctx, width), page)
        preview = self.page == "display" and self._display.has_preview(ctx)
        rule = part(lambda box: Hairline(box, "rule", 2), 2)
        head = self._heading(kit, plain=preview or self.page == "about", width=page.rect.w)
        column(head, air(kit.step("gap")), rule, *shown.parts(kit)).place(page, page.rect.local())
        if preview:
            free = ctx.rect.trim(left=page.rect.right + 56, right=72, top=86, bottom=24)
            root.add(self._display.preview(kit, free))
        return root

    def _heading(self, kit: Kit, plain: bool, width: float) -> Part:
        """The page's title, and where there is room that changes take effect at once."""
        texts = self.texts
        title = texts("settings-colours-own") if self.page == _COLOURS else texts(f"settings-{self.page}")
        said = texts("settings-at-once")
        room = width - kit.ctx.width(title, "page") - 24
        heading = kit.heading(title)
        if plain or kit.ctx.width(said, "label") > room:
            return heading
        return row(heading, kit.words(said, "label", "muted", "right", natural=True))

    def _column(self, ctx: Context, width: float) -> Node:
        texts = self.texts
        selected = "display" if self.page == _COLOURS else self.page
        entries = [
            page_entry("settings", page, texts(f"settings-{page}"), icon, selected, self.turn) for page, icon in PAGES
        ]
        panel, below = dark_column(ctx, entries, title=texts("settings-title"), small=True, width=width)
        text = texts("settings-back-game" if self.program.controller is not None else "settings-back")
        key = shortcut(texts, self.program.app.keymap, "back")
        box, _ = below.trim(bottom=ctx.step("space")).take_bottom(ctx.step("control"))
        panel.add(_BackRow(Rect(0, box.y, width, box.h), text, key, below.x, self.back))
        return panel

    def turn(self, page: str) -> None:
        """Shows another page; the page about the game begins with its list."""
        self.about.shown = None
        self.page = page
        self.rebuild()

    def reset(self) -> None:
        """Resets look, sound, keys, course of a game and helpers; language, PINs and the last game's seats stay."""
        pages = (page for page in self._pages.values() if isinstance(page, TablePage))
        self.program[Preferences].reset([key for page in pages for key in page.offered() if key])
        self.rebuild()

    def back(self) -> None:
        """To the page before, or out."""
        if self.page == _COLOURS:
            self.turn("display")
        elif self.about.shown is not None:
            self.about.show(None)
        else:
            self.app.pop()

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.back, "settings": self.back}


class _BackRow(Clickable):
    """The way back at the foot of the column, with its key."""

    def __init__(self, rect: Rect, text: str, key: str, pad: float, call: Callable[[], None]) -> None:
        super().__init__(rect, id="settings.back", name=text, on_click=call)
        self.key_text, self.pad = key, pad

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.hovered:
            p.fill(box, "bar_line")
        x = self.pad
        if self.key_text:
            width = p.width(self.key_text, "label:semibold") + 22
            cap = Rect(x, (box.h - 32) / 2, width, 32)
            p.frame(cap, "bar_quiet", 1.5)
            p.text(self.key_text, cap, "label:semibold", "on_bar", "centre")
            x += width + 14
        p.text(self.name, Rect(x, 0, box.w - x - 8, box.h), "strong", "on_bar")
