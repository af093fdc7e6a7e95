"""The page of the settings about what is seen: size, window, layout, colours, motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.editions.registry import editions
from macher.i18n import names
from macher.ui.layout import LAYOUTS, Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_preview import TablePreview
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.settings.mods import palette_name
from macher.ui.system.display import system_theme
from macher.ui.theme import PALETTES, PARTIES, Theme, make_theme
from macher.ui.widgets import Ballot, Button, Drawing, Label, Segment, Slider

__all__ = ["DisplayPage"]

_TICKS: Final = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
_OWN: Final = "own"
_ROOM: Final = (1500.0, 900.0)
"""Least logical size of the window for the preview."""
_ROWS: Final = 748.0


class DisplayPage(SettingsPage):
    """All rows at the left and, in the wide layout, a piece of the table at the right."""

    def width(self, ctx: Context) -> float:
        return _ROWS if self.has_preview(ctx) else 1000.0

    def has_preview(self, ctx: Context) -> bool:
        """Whether there is room for a piece of the table."""
        return ctx.wide and ctx.rect.w >= _ROOM[0] and ctx.rect.h >= _ROOM[1]

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, options = self.texts, self.screen.app.options
        area = self._size(ctx, page, area)
        box, area = self.row(ctx, page, area, texts("settings-window"))
        windows = [
            Segment(False, texts("settings-window-windowed")),
            Segment(True, texts("settings-window-fullscreen")),
        ]
        self.segments(
            ctx,
            page,
            box,
            "window",
            texts("settings-window"),
            windows,
            options.fullscreen,
            lambda on: self.change(fullscreen=on),
        )
        box, area = self.row(ctx, page, area, texts("settings-layout"))
        layouts = [Segment(None, texts("settings-layout-auto"))]
        layouts += [
            Segment(name, texts(f"settings-layout-{name}"), reason=self._layout_reason(ctx, name)) for name in LAYOUTS
        ]
        self.segments(
            ctx,
            page,
            box,
            "layout",
            texts("settings-layout"),
            layouts,
            options.layout,
            lambda name: self.change(layout=name),
        )
        box, area = self.row(ctx, page, area, texts("settings-theme"))
        themes = ["paper", "night", *(["system"] if system_theme() is not None else [])]
        self.segments(
            ctx,
            page,
            box,
            "theme",
            texts("settings-theme"),
            [Segment(name, texts(f"settings-theme-{name}")) for name in themes],
            options.theme,
            lambda name: self.change(theme=name),
        )
        area = self._palettes(ctx, page, area)
        box, area = self.row(ctx, page, area, texts("settings-motion"))
        motions = [Segment(False, texts("settings-motion-full")), Segment(True, texts("settings-motion-reduced"))]
        self.segments(
            ctx,
            page,
            box,
            "motion",
            texts("settings-motion"),
            motions,
            options.reduced_motion,
            lambda on: self.change(reduced_motion=on),
        )
        box, area = self.row(ctx, page, area, texts("settings-table"), ctx.viewport.pick(1.7, 1.6, 1.65))
        self.ballots(
            page,
            box,
            [
                (key, texts(f"settings-{key}"), on, self.flipper(key, on))
                for key, on in (("projections", options.projections), ("patterns", options.patterns))
            ],
        )
        self._reset(ctx, page, area)

    def _layout_reason(self, ctx: Context, name: str) -> str:
        width, height = LAYOUTS[name]  # type: ignore[index]  # one of the layout names
        fits = ctx.viewport.width >= width - 0.5 and ctx.viewport.height >= height - 0.5
        return "" if fits else self.texts("settings-layout-too-small")

    def _size(self, ctx: Context, page: Node, area: Rect) -> Rect:
        texts, app = self.texts, self.screen.app
        most = app.largest_size
        value = min(app.options.scale, most)
        box, rest = self.row(ctx, page, area, texts("settings-size"), ctx.viewport.pick(1.16, 1.4, 1.6))
        number, track = box.take_right(ctx.viewport.pick(110.0, 76.0, 70.0), 12)
        ticks = [(tick, f"{tick * 100:.0f}") for tick in _TICKS]
        page.add(
            Slider(
                track,
                value,
                lambda found: self.change(scale=round(found, 2)),
                low=0.75,
                high=2.0,
                step=0.05,
                limit=most,
                ticks=ticks,
                show=self.percent,
                live=False,
                id="settings.size",
                name=texts("settings-size"),
                tooltip=texts("settings-size-most", percent=self.percent(most)),
            ),
            Label(number, self.percent(value), "figure", align="right"),
        )
        return rest

    # -- party colours -------------------------------------------------------------------------------------------------

    def _palettes(self, ctx: Context, page: Node, area: Rect) -> Rect:
        texts, options = self.texts, self.screen.app.options
        listed = [*(name for name in PALETTES if not palette_name(name, texts.lang)), _OWN]
        box, rest = self.row(
            ctx, page, area, texts("settings-palette"), len(listed) * ctx.viewport.pick(1.0, 0.82, 0.88)
        )
        for strip, name in zip(box.rows(len(listed)), listed, strict=True):
            words, swatches = strip.take_left(ctx.viewport.pick(236.0, 220.0, 190.0), 12)
            say = texts("settings-colours-own") if name == _OWN else texts(f"settings-palette-{name}")
            page.add(
                Ballot(
                    words.inset(0, 1),
                    say,
                    marked=options.palette == name,
                    on_click=self._chooser(name),
                    id=f"palette.{name}",
                    size=min(28.0, strip.h - 8),
                )
            )
            if name == _OWN:
                width, _ = Button.natural(ctx, texts("settings-colours-choose"), True)
                button, swatches = swatches.take_left(width, 14)
                page.add(
                    Button(
                        button.inset(0, ctx.viewport.pick(5.0, 1.0, 0.0)),
                        texts("settings-colours-choose"),
                        kind="raised",
                        icon="pipette",
                        on_click=self.screen.show_colours,
                        id="palette.choose",
                    )
                )
            if name != _OWN or options.own_colours:
                theme = make_theme(ctx.theme.name, name, options.own_colours if name == _OWN else {})
                shown = swatches.inset(0, ctx.viewport.pick(8.0, 3.0, 3.0))
                page.add(Drawing(shown, _swatches(theme), name=say, tooltip=f"{say}\n{self._parties()}"))
        return rest

    def _parties(self) -> str:
        """The parties in the order of the swatches."""
        return self.texts.listing([names.party_short(self.texts, party) for party in PARTIES])

    def _chooser(self, name: str) -> Callable[[], None]:
        """What a click on a palette does; the own palette without any colours yet opens the page to mix them."""
        if name == _OWN and not self.screen.app.options.own_colours:
            return self.screen.show_colours
        return lambda: self.change(palette=name)

    # -- preview -------------------------------------------------------------------------------------------------------

    def _edition(self) -> str:
        """The edition that is played, or the usual one."""
        playing = self.screen.program.controller
        return playing.edition.key if playing is not None and playing.edition.key in editions() else editions()[0]

    def preview(self, ctx: Context, area: Rect) -> Node:
        """A piece of the table with captions, in what is free at the right."""
        texts = self.texts
        root = Node(area, id="settings.look")
        head, rest = area.local().take_top(46)
        foot, picture = rest.take_bottom(96)
        root.add(
            Label(head, texts("settings-preview"), "strong"),
            Label(head, texts("settings-at-once"), "label", "muted", "right"),
            TablePreview(picture, self.screen.app, texts, texts("settings-preview"), self._edition()),
        )
        layout = texts(f"settings-layout-{ctx.viewport.layout}")
        logical = f"{round(ctx.rect.w)} × {round(ctx.rect.h)}"
        captions = (layout, texts("settings-layout-now")), (logical, texts("settings-logical"))
        for cell, (value, caption) in zip(foot.trim(top=14).columns(2), captions, strict=True):
            value_box, below = cell.take_top(34)
            root.add(Label(value_box, value, "name"), Label(below.take_top(26)[0], caption, "label", "muted"))
        return root

    def _reset(self, ctx: Context, page: Node, area: Rect) -> None:
        text = self.texts("settings-reset")
        width, _ = Button.natural(ctx, text, True)
        height = ctx.viewport.pick(52.0, 40.0, 34.0)
        if area.h < height:
            return
        spot = self.beside(ctx, area.take_bottom(height)[0])._replace(w=width)
        page.add(Button(spot, text, kind="raised", icon="rotate-ccw", on_click=self.screen.reset, id="settings.reset"))


def _swatches(theme: Theme) -> Callable[[Painter, Rect], None]:
    def paint(p: Painter, box: Rect) -> None:
        width = min(44.0, box.w / len(PARTIES) - 5)
        for at, party in enumerate(PARTIES):
            spot = Rect(box.x + at * (width + 5), box.y, width, box.h)
            ink = theme.parties[party]
            p.box(spot, theme.colour(party), theme.colour(f"{party}.edge") if ink.outlined else None, 1.5)
            side = min(16.0, width * 0.6, box.h * 0.7)
            p.glyph(party, spot.centred(side, side), theme.colour(f"{party}.on"))

    return paint
