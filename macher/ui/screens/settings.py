"""Settings: everything takes effect at once and is remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from macher.i18n import available_languages
from macher.ui.layout import LAYOUTS, Rect
from macher.ui.options import UiOptions
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.column import Entry, column_width, dark_column
from macher.ui.settings import Settings
from macher.ui.theme import PALETTES, PARTIES, make_theme
from macher.ui.widgets import (
    Ballot,
    Button,
    Drawing,
    Hairline,
    Label,
    Paragraph,
    Segment,
    Segments,
    Slider,
)

if TYPE_CHECKING:
    from macher.ui.flow import Flow
    from macher.ui.paint.painter import Painter

__all__ = ["SettingsScreen"]

_PAGES: Final = (
    ("display", "monitor"),
    ("game", "sliders-horizontal"),
    ("language", "languages"),
    ("data", "database"),
)
_TICKS: Final = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
_SAMPLE_EUROS: Final = 1_234_000


class SettingsScreen(Scene):
    """A page of rows, caption left, choice right."""

    name = "settings"

    def __init__(self, flow: Flow, page: str = "display") -> None:
        self.flow = flow
        self.texts = flow.texts
        self.page = page

    # -- frame ---------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Column, heading, rows."""
        texts = self.texts
        root = Node(ctx.rect)
        entries = [
            Entry(f"settings.{page}", texts(f"settings-{page}"), self._turner(page), icon=icon, selected=page == self.page)
            for page, icon in _PAGES
        ]  # fmt: skip
        back = "settings-back-game" if self.flow.controller is not None else "settings-back"
        entries.append(Entry("settings.back", texts(back), self.app.pop, icon="arrow-left"))
        panel, _ = dark_column(ctx, entries, title=texts("settings-title"), small=True)
        pad = ctx.viewport.pick(72.0, 32.0, 20.0)
        area = ctx.rect.trim(left=column_width(ctx)).inset(pad, ctx.viewport.pick(60.0, 24.0, 10.0))
        page = Node(area, id="settings.page", zone=True)
        root.add(panel, page)
        area = area.local()._replace(w=min(area.w, 1000.0))
        head, area = area.take_top(ctx.type.style("heading").size * 1.25, ctx.viewport.pick(16.0, 8.0, 2.0))
        page.add(Label(head, texts(f"settings-{self.page}"), "heading"))
        page.add(Label(head.take_right(260)[0], texts("settings-at-once"), "label", "muted", "right"))
        build = {
            "display": self._display,
            "game": self._game,
            "language": self._language,
            "data": self._data,
        }
        build[self.page](ctx, page, area)
        return root

    def _turner(self, page: str) -> Callable[[], None]:
        def turn() -> None:
            self.page = page
            self.rebuild()

        return turn

    def _row(self, ctx: Context, page: Node, area: Rect, caption: str, rows: float = 1.0) -> tuple[Rect, Rect]:
        """A hairline, the caption, and the box for the choice; what is left below."""
        line = ctx.viewport.pick(56.0, 42.0, 36.0)
        height = line * rows + ctx.viewport.pick(24.0, 12.0, 6.0)
        strip, rest = area.take_top(height)
        page.add(Hairline(strip.take_top(1)[0]))
        left, right = strip.inset(0, ctx.viewport.pick(12.0, 6.0, 3.0)).take_left(
            ctx.viewport.pick(230.0, 170.0, 150.0), 12
        )
        page.add(Label(left.take_top(line)[0], caption, "strong"))
        return right, rest

    def _segments(
        self,
        ctx: Context,
        page: Node,
        box: Rect,
        id: str,
        segments: Sequence[Segment],
        value: Any,
        call: Callable[[Any], None],
    ) -> None:
        line = ctx.viewport.pick(50.0, 38.0, 32.0)
        page.add(
            Segments(box.take_top(line)[0], segments, value, call, ctx=ctx, id=id, name=self.texts(f"settings-{id}"))
        )

    def _change(self, **values: Any) -> None:
        self.app.set_options(replace(self.app.options, **values))

    # -- display -------------------------------------------------------------------------------------------------------

    def _display(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, options = self.texts, self.app.options
        area = self._size(ctx, page, area)
        box, area = self._row(ctx, page, area, texts("settings-window"))
        windows = [
            Segment(False, texts("settings-window-windowed")),
            Segment(True, texts("settings-window-fullscreen")),
        ]
        self._segments(ctx, page, box, "window", windows, options.fullscreen, lambda on: self._change(fullscreen=on))
        box, area = self._row(ctx, page, area, texts("settings-layout"))
        layouts = [Segment(None, texts("settings-layout-auto"))]
        layouts += [
            Segment(name, texts(f"settings-layout-{name}"), reason=self._layout_reason(ctx, name)) for name in LAYOUTS
        ]
        self._segments(ctx, page, box, "layout", layouts, options.layout, lambda name: self._change(layout=name))
        box, area = self._row(ctx, page, area, texts("settings-theme"))
        themes = [Segment(name, texts(f"settings-theme-{name}")) for name in ("paper", "night")]
        self._segments(ctx, page, box, "theme", themes, options.theme, lambda name: self._change(theme=name))
        area = self._palettes(ctx, page, area)
        box, area = self._row(ctx, page, area, texts("settings-motion"))
        motions = [Segment(False, texts("settings-motion-full")), Segment(True, texts("settings-motion-reduced"))]
        self._segments(
            ctx, page, box, "motion", motions, options.reduced_motion, lambda on: self._change(reduced_motion=on)
        )
        self._table(ctx, page, area)

    def _layout_reason(self, ctx: Context, name: str) -> str:
        width, height = LAYOUTS[name]  # type: ignore[index]  # one of the layout names
        fits = ctx.viewport.width >= width - 0.5 and ctx.viewport.height >= height - 0.5
        return "" if fits else self.texts("settings-layout-too-small")

    def _size(self, ctx: Context, page: Node, area: Rect) -> Rect:
        texts = self.texts
        most = self.app.largest_size
        box, rest = self._row(ctx, page, area, texts("settings-size"))
        number, track = box.take_right(ctx.viewport.pick(110.0, 76.0, 70.0), 12)
        ticks = [(tick, f"{tick * 100:.0f}") for tick in _TICKS]
        page.add(
            Slider(
                track, min(self.app.options.scale, most), lambda value: self._change(scale=round(value, 2)), low=0.75,
                high=2.0, step=0.05, limit=most, ticks=ticks, show=_percent, live=False, id="settings.size",
                name=texts("settings-size"), tooltip=texts("settings-size-most", percent=_percent(most)),
            ),
            Label(number, _percent(min(self.app.options.scale, most)), "figure", align="right"),
        )  # fmt: skip
        return rest

    def _palettes(self, ctx: Context, page: Node, area: Rect) -> Rect:
        texts, options = self.texts, self.app.options
        count = len(PALETTES)
        box, rest = self._row(ctx, page, area, texts("settings-palette"), count * ctx.viewport.pick(0.8, 0.85, 0.9))
        for strip, name in zip(box.rows(count), PALETTES, strict=True):
            words, swatches = strip.take_left(ctx.viewport.pick(300.0, 220.0, 190.0), 12)
            page.add(
                Ballot(
                    words.inset(0, 1), texts(f"settings-palette-{name}"), marked=options.palette == name,
                    on_click=self._palette_chooser(name), id=f"palette.{name}", size=min(26.0, strip.h - 8),
                ),
                Drawing(swatches.inset(0, 4), self._swatch_painter(name), name=texts(f"settings-palette-{name}")),
            )  # fmt: skip
        return rest

    def _palette_chooser(self, name: str) -> Callable[[], None]:
        return lambda: self._change(palette=name)

    def _swatch_painter(self, name: str) -> Callable[[Painter, Rect], None]:
        theme = make_theme(self.app.options.theme, name, {})

        def paint(p: Painter, box: Rect) -> None:
            width = min(48.0, box.w / len(PARTIES) - 6)
            for at, party in enumerate(PARTIES):
                spot = Rect(at * (width + 6), 0, width, box.h)
                ink = theme.parties[party]
                p.box(spot, theme.colour(party), theme.colour(f"{party}.edge") if ink.outlined else None, 1.5)
                p.glyph(party, spot.centred(16, 16), theme.colour(f"{party}.on"))

        return paint

    def _table(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, options = self.texts, self.app.options
        box, _ = self._row(ctx, page, area, texts("settings-table"), 1.6)
        rows: list[tuple[str, bool]] = [("projections", options.projections), ("patterns", options.patterns)]
        for strip, (key, on) in zip(box.rows(len(rows)), rows, strict=True):
            page.add(
                Ballot(
                    strip.inset(0, 1), texts(f"settings-{key}"), marked=on, many=True, on_click=self._flipper(key, on),
                    id=f"settings.{key}", size=min(26.0, strip.h - 6),
                )
            )  # fmt: skip

    def _flipper(self, key: str, on: bool) -> Callable[[], None]:
        return lambda: self._change(**{key: not on})

    # -- the other pages -----------------------------------------------------------------------------------------------

    def _game(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        box, area = self._row(ctx, page, area, texts("settings-speed"))
        speeds = [Segment(name, texts(f"settings-speed-{name}")) for name in ("instant", "fast", "normal", "slow")]
        self._segments(ctx, page, box, "speed", speeds, self.flow.settings.speed, self.flow.use_speed)
        box, _ = self._row(ctx, page, area, texts("settings-handover"), 2)
        page.add(Paragraph(box, texts("settings-handover-help"), "text", "muted", valign="middle"))

    def _language(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        box, area = self._row(ctx, page, area, texts("menu-language"))
        languages = [Segment(language.code, language.name) for language in available_languages()]
        self._segments(ctx, page, box, "language", languages, texts.lang, self.flow.use_language)
        box, _ = self._row(ctx, page, area, texts("settings-preview"))
        page.add(Label(box, texts("settings-sample", money=texts.money(_SAMPLE_EUROS)), "text"))

    def _data(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        box, area = self._row(ctx, page, area, texts("settings-folder"), 1.4)
        folder = self.flow.games.folder
        page.add(Paragraph(box, str(folder) if folder else "–", "body", "ink", valign="middle"))
        if self.flow.store.damaged:
            box, area = self._row(ctx, page, area, texts("settings-title"), 1.4)
            page.add(Paragraph(box, texts("settings-damaged"), "body", "warn", valign="middle"))
        line = ctx.viewport.pick(52.0, 40.0, 34.0)
        width, _ = Button.natural(ctx, texts("settings-reset"), True)
        spot = area.trim(top=20).take_top(line)[0]._replace(w=width)
        page.add(Hairline(area.take_top(1)[0]))
        page.add(
            Button(
                spot,
                texts("settings-reset"),
                kind="raised",
                icon="rotate-ccw",
                on_click=self._reset,
                id="settings.reset",
            )
        )

    def _reset(self) -> None:
        """The usual look and pace; language and the last game's seats stay."""
        usual = Settings().ui_options()
        self.app.set_options(replace(UiOptions(), language=usual.language))
        self.flow.use_speed(Settings().speed)
        self.rebuild()

    def on_action(self, action: str) -> bool:
        """Esc goes back."""
        if action in ("back", "settings"):
            self.app.pop()
            return True
        return False


def _percent(value: float) -> str:
    return f"{round(value * 100)} %"
