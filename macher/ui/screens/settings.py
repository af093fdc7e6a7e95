"""Settings: everything takes effect at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from macher.ui.input.labels import shortcut
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.settings_about import AboutPage
from macher.ui.screens.settings_assists import AssistsPage
from macher.ui.screens.settings_colours import ColoursPage
from macher.ui.screens.settings_controls import ControlsPage
from macher.ui.screens.settings_data import DataPage
from macher.ui.screens.settings_display import DisplayPage
from macher.ui.screens.settings_game import GamePage
from macher.ui.screens.settings_language import LanguagePage
from macher.ui.screens.settings_mods import ModsPage
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.screens.settings_sound import SoundPage
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import Settings
from macher.ui.widgets import Clickable, Hairline, Label
from macher.ui.widgets.column import Entry, dark_column

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["SettingsScreen"]

_PAGES: Final = (
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


class SettingsScreen(Scene):
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
        texts, pick = self.texts, ctx.viewport.pick
        root = Node(ctx.rect)
        width = pick(420.0, 330.0, 280.0)
        root.add(self._column(ctx, width))
        pad = pick(72.0, 32.0, 20.0)
        area = ctx.rect.trim(left=width).inset(pad, pick(48.0, 24.0, 10.0))
        shown = self._pages[self.page]
        page = Node(area._replace(w=min(area.w, shown.width(ctx))), id="settings.page", zone=True)
        root.add(page)
        rows = page.rect.local()
        head, rows = rows.take_top(ctx.type.style("page").size * 1.25, pick(14.0, 8.0, 2.0))
        title = texts("settings-colours-own") if self.page == _COLOURS else texts(f"settings-{self.page}")
        page.add(Label(head, title, "page"))
        preview = self.page == "display" and self._display.has_preview(ctx)
        said = texts("settings-at-once")
        if not preview and self.page != "about" and ctx.width(title, "page") + ctx.width(said, "label") + 24 < head.w:
            page.add(Label(head, said, "label", "muted", "right"))
        shown.build(ctx, page, rows)
        page.add(Hairline(Rect(rows.x, rows.y, rows.w, 2), "rule", 2))
        if preview:
            free = ctx.rect.trim(left=page.rect.right + 56, right=72, top=86, bottom=24)
            root.add(self._display.preview(ctx, free))
        return root

    def _column(self, ctx: Context, width: float) -> Node:
        texts = self.texts
        selected = "display" if self.page == _COLOURS else self.page
        entries = [
            Entry(
                f"settings.{page}", texts(f"settings-{page}"), self._turner(page), icon=icon, selected=page == selected
            )
            for page, icon in _PAGES
        ]
        row = ctx.viewport.pick(68.0, 44.0, 38.0)
        panel, below = dark_column(ctx, entries, title=texts("settings-title"), small=True, width=width, row=row)
        text = texts("settings-back-game" if self.program.controller is not None else "settings-back")
        key = shortcut(texts, self.app.keymap, "back")
        box = Rect(0, below.bottom - row - ctx.viewport.pick(36.0, 12.0, 4.0), width, row)
        panel.add(_BackRow(box, text, key, below.x, self.back))
        return panel

    def _turner(self, page: str) -> Callable[[], None]:
        return lambda: self.turn(page)

    def turn(self, page: str) -> None:
        """Shows another page; the page about the game begins with its list."""
        self.about.shown = None
        self.page = page
        self.rebuild()

    def show_colours(self) -> None:
        """The page for own colours."""
        self.turn(_COLOURS)

    def show_display(self) -> None:
        """Back from there."""
        self.turn("display")

    def reset(self) -> None:
        """Resets look, sound, keys, course of a game and helpers; language, PINs and the last game's seats stay."""
        usual = Settings()
        self.app.set_options(replace(UiOptions(), language=usual.ui_options().language))
        self.program.prefer.speed(usual.speed)
        self.program.prefer.passing(usual.pass_alone)
        self.program.prefer.numbers(usual.numbers)
        self.program.prefer.reasons(usual.reasons)
        self.program.prefer.free_hints(usual.free_hints)
        self.program.prefer.handover(usual.handover)
        self.program.settings.election_auto = usual.election_auto
        self.program.store.save()
        self.rebuild()

    def back(self) -> None:
        """To the page before, or out."""
        if self.page == _COLOURS:
            self.show_display()
        elif self.about.shown is not None:
            self.about.show(None)
        else:
            self.app.pop()

    def on_action(self, action: str) -> bool:
        """Esc goes back."""
        if action in ("back", "settings"):
            self.back()
            return True
        return False


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
