"""Settings: everything takes effect at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from macher.i18n import available_languages
from macher.ui.game.covering import HANDOVERS, Handover
from macher.ui.input.labels import shortcut
from macher.ui.layout import Rect
from macher.ui.options import UiOptions
from macher.ui.paint.fonts import missing_fonts
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.column import Entry, dark_column
from macher.ui.screens.settings_colours import ColoursPage
from macher.ui.screens.settings_controls import ControlsPage
from macher.ui.screens.settings_display import DisplayPage
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.screens.settings_sound import SoundPage
from macher.ui.settings import Settings
from macher.ui.widgets import Button, Clickable, Hairline, Label, Paragraph, Segment

if TYPE_CHECKING:
    from macher.ui.flow import Flow

__all__ = ["SettingsScreen"]

_PAGES: Final = (
    ("display", "monitor"),
    ("game", "sliders-horizontal"),
    ("sound", "volume-2"),
    ("controls", "keyboard"),
    ("language", "languages"),
    ("data", "database"),
)
_SAMPLE_EUROS: Final = 1_234_000
_COLOURS: Final = "colours"
"""The page for own colours, which is reached from the first one."""


class SettingsScreen(Scene):
    """A page of rows, caption left, choice right."""

    name = "settings"

    def __init__(self, flow: Flow, page: str = "display") -> None:
        self.flow = flow
        self.texts = flow.texts
        self.page = page
        self._display = DisplayPage(self)
        self._pages: dict[str, SettingsPage] = {
            "display": self._display,
            "game": _GamePage(self),
            "sound": SoundPage(self),
            "controls": ControlsPage(self),
            "language": _LanguagePage(self),
            "data": _DataPage(self),
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
        head, rows = rows.take_top(ctx.type.style("heading").size * 1.25, pick(10.0, 8.0, 2.0))
        title = texts("settings-colours-own") if self.page == _COLOURS else texts(f"settings-{self.page}")
        page.add(Label(head, title, "heading"))
        preview = self.page == "display" and self._display.has_preview(ctx)
        said = texts("settings-at-once")
        if not preview and ctx.width(title, "heading") + ctx.width(said, "label") + 24 < head.w:
            page.add(Label(head, said, "label", "muted", "right"))
        shown.build(ctx, page, rows)
        if preview:
            free = ctx.rect.trim(left=page.rect.right + 56, right=72, top=84, bottom=24)
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
        ]  # fmt: skip
        row = ctx.viewport.pick(68.0, 44.0, 38.0)
        panel, below = dark_column(ctx, entries, title=texts("settings-title"), small=True, width=width, row=row)
        text = texts("settings-back-game" if self.flow.controller is not None else "settings-back")
        key = shortcut(texts, self.app.keymap, "back")
        place = Rect(0, below.bottom - row - ctx.viewport.pick(36.0, 12.0, 4.0), width, row)
        panel.add(_BackRow(place, text, key, below.x, self.back))
        return panel

    def _turner(self, page: str) -> Callable[[], None]:
        return lambda: self.turn(page)

    def turn(self, page: str) -> None:
        """Shows another page."""
        self.page = page
        self.rebuild()

    def show_colours(self) -> None:
        """The page for own colours."""
        self.turn(_COLOURS)

    def show_display(self) -> None:
        """Back from there."""
        self.turn("display")

    def reset(self) -> None:
        """The usual look, sound, keys and pace; language and the last game's seats stay."""
        usual = Settings().ui_options()
        self.app.set_options(replace(UiOptions(), language=usual.language))
        self.flow.use_speed(Settings().speed)
        self.rebuild()

    def back(self) -> None:
        """To the page before, or out."""
        if self.page == _COLOURS:
            self.show_display()
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


class _GamePage(SettingsPage):
    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        box, area = self.row(ctx, page, area, texts("settings-speed"))
        speeds = [Segment(name, texts(f"settings-speed-{name}")) for name in ("instant", "fast", "normal", "slow")]
        self.segments(
            ctx, page, box, "speed", texts("settings-speed"), speeds, self.flow.settings.speed, self.flow.use_speed
        )
        handover = self.flow.settings.handover
        box, area = self.row(ctx, page, area, "")
        caption = texts("settings-handover")
        page.add(Label(box._replace(x=area.x, w=area.w), caption, "strong"))
        box, area = area.take_top(self.line(ctx))
        ways = [Segment(way, texts(f"settings-handover-{way}")) for way in HANDOVERS]
        self.segments(ctx, page, box, "handover", caption, ways, handover, self._hand_over)
        page.add(Paragraph(area.trim(top=12), texts(f"settings-handover-{handover}-help"), "text", "muted"))

    def _hand_over(self, way: Handover) -> None:
        self.flow.use_handover(way)
        self.screen.rebuild()


class _LanguagePage(SettingsPage):
    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        box, area = self.row(ctx, page, area, texts("menu-language"))
        languages = [Segment(language.code, language.name) for language in available_languages()]
        self.segments(
            ctx, page, box, "language", texts("menu-language"), languages, texts.lang, self.flow.use_language
        )
        box, _ = self.row(ctx, page, area, texts("settings-preview"))
        page.add(Label(box, texts("settings-sample", money=texts.money(_SAMPLE_EUROS)), "text"))


class _DataPage(SettingsPage):
    def _access(self) -> str:
        """Whether screen readers and other tools can reach the game."""
        texts = self.texts
        return {
            "missing": texts("settings-access-missing"),
            "refused": texts("settings-access-refused"),
            "ready": texts("settings-access-ready"),
            "used": texts("settings-access-used"),
        }[self.screen.app.access.state]

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, store = self.texts, self.flow.store
        folder = self.flow.games.folder
        box, area = self.row(ctx, page, area, texts("settings-folder"), 1.4)
        page.add(Paragraph(box, str(folder) if folder else "–", "body", "ink", valign="middle"))
        box, area = self.row(ctx, page, area, texts("settings-access"))
        page.add(Label(box, self._access(), "body", id="settings.access"))
        notes = [
            texts("settings-damaged") if store.damaged else "",
            texts("settings-not-written", detail=store.problem) if store.problem else "",
            texts("settings-sound-missing", detail=self.screen.app.sounds.problem)
            if self.screen.app.sounds.problem
            else "",
            texts("settings-font-missing", detail=texts.listing(sorted(missing_fonts))) if missing_fonts else "",
        ]
        for note in (note for note in notes if note):
            box, area = self.row(ctx, page, area, texts("settings-title"), 1.4)
            page.add(Paragraph(box, note, "body", "warn", valign="middle"))
        line = ctx.viewport.pick(52.0, 40.0, 34.0)
        width, _ = Button.natural(ctx, texts("settings-reset"), True)
        spot = area.trim(top=20).take_top(line)[0]._replace(w=width)
        page.add(
            Hairline(area.take_top(1)[0]),
            Button(
                spot, texts("settings-reset"), kind="raised", icon="rotate-ccw", on_click=self.screen.reset,
                id="settings.reset",
            ),
        )  # fmt: skip
