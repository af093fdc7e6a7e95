"""The page of the settings about what is seen: size, window, layout, colours, motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from macher.editions.registry import editions
from macher.i18n import names
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, grid, part, row, spring
from macher.ui.layout import LAYOUTS, Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_preview import TablePreview
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.settings.mods import palette_name
from macher.ui.system.display import system_theme
from macher.ui.theme import PALETTES, PARTIES, Theme, make_theme
from macher.ui.widgets import Ballot, Drawing, Segment

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

    def parts(self, kit: Kit) -> list[Part]:
        texts, options = self.texts, self.program.app.options
        windows = [
            Segment(False, texts("settings-window-windowed")),
            Segment(True, texts("settings-window-fullscreen")),
        ]
        layouts = [Segment(None, texts("settings-layout-auto"))]
        layouts += [
            Segment(name, texts(f"settings-layout-{name}"), reason=self._layout_reason(kit.ctx, name))
            for name in LAYOUTS
        ]
        themes = ["paper", "night", *(["system"] if system_theme() is not None else [])]
        looks = [Segment(name, texts(f"settings-theme-{name}")) for name in themes]
        motions = [Segment(False, texts("settings-motion-full")), Segment(True, texts("settings-motion-reduced"))]
        shown = [
            (key, texts(f"settings-{key}"), on, self.flipper(key, on))
            for key, on in (("projections", options.projections), ("patterns", options.patterns))
        ]
        return [
            *self._size(kit),
            *self._option(kit, "window", windows, "fullscreen"),
            *self._option(kit, "layout", layouts, "layout"),
            *self._option(kit, "theme", looks, "theme"),
            *self.row(kit, texts("settings-palette"), self._palettes(kit)),
            *self._option(kit, "motion", motions, "reduced_motion"),
            *self.row(kit, texts("settings-table"), self.switches(kit, shown)),
            spring(),
            self.reset_button(kit),
        ]

    def _option(self, kit: Kit, id: str, segments: Sequence[Segment], key: str) -> list[Part]:
        """Alternatives for one of the options."""
        value = getattr(self.program.app.options, key)
        return self.choice(
            kit, id, self.texts(f"settings-{id}"), segments, value, lambda found: self.change(**{key: found})
        )

    def _layout_reason(self, ctx: Context, name: str) -> str:
        width, height = LAYOUTS[name]  # type: ignore[index]  # one of the layout names
        fits = ctx.viewport.width >= width - 0.5 and ctx.viewport.height >= height - 0.5
        return "" if fits else self.texts("settings-layout-too-small")

    def _size(self, kit: Kit) -> list[Part]:
        most = self.program.app.largest_size
        return self.slider(
            kit,
            self.texts("settings-size"),
            min(self.program.app.options.scale, most),
            lambda found: self.change(scale=round(found, 2)),
            low=0.75,
            high=2.0,
            step=0.05,
            limit=most,
            ticks=[(tick, f"{tick * 100:.0f}") for tick in _TICKS],
            show=self.percent,
            height="row",
            tip=self.texts("settings-size-most", percent=self.percent(most)),
            id="settings.size",
        )

    # -- party colours -------------------------------------------------------------------------------------------------

    def _palettes(self, kit: Kit) -> Part:
        """The palettes one below the other, each with the colours of the parties; the last one is the player's own."""
        listed = [*(name for name in PALETTES if not palette_name(name, self.texts.lang)), _OWN]
        said = [self.texts("settings-colours-own" if each == _OWN else f"settings-palette-{each}") for each in listed]
        width = max(kit.ctx.width(each, "strong") for each in said) + kit.step("control", 1.4)
        return column(*(self._palette(kit, name, say, width) for name, say in zip(listed, said, strict=True)))

    def _palette(self, kit: Kit, name: str, say: str, width: float) -> Part:
        """`width` is what the names need."""
        texts, options, own = self.texts, self.program.app.options, name == _OWN
        choice = kit.control(
            lambda box: Ballot(
                box,
                say,
                marked=options.palette == name,
                on_click=self._chooser(name),
                id=f"palette.{name}",
                size=min(28.0, box.h - 8),
            ),
            width,
            height="line",
        )
        mix = kit.button(
            texts("settings-colours-choose"),
            self.screen.show_colours,
            kind="raised",
            icon="pipette",
            id="palette.choose",
        )
        theme = make_theme(kit.ctx.theme.name, name, options.own_colours if own else {})
        tip = f"{say}\n{self._parties()}"
        colours = kit.control(lambda box: Drawing(box.inset(0, 3), _swatches(theme), name=say, tooltip=tip))
        known = not own or options.own_colours
        return row(
            choice, replace(mix, height=None) if own else None, replace(colours, height=None) if known else None, gap=12
        )

    def _parties(self) -> str:
        """The parties in the order of the swatches."""
        return self.texts.listing([names.party_short(self.texts, party) for party in PARTIES])

    def _chooser(self, name: str) -> Callable[[], None]:
        """What a click on a palette does; the own palette without any colours yet opens the page to mix them."""
        if name == _OWN and not self.program.app.options.own_colours:
            return self.screen.show_colours
        return lambda: self.change(palette=name)

    # -- preview -------------------------------------------------------------------------------------------------------

    def _edition(self) -> str:
        """The edition that is played, or the usual one."""
        playing = self.screen.program.controller
        return playing.edition.key if playing is not None and playing.edition.key in editions() else editions()[0]

    def preview(self, kit: Kit, area: Rect) -> Node:
        """A piece of the table with captions, in what is free at the right."""
        texts = self.texts
        said = texts("settings-preview")
        head = row(kit.words(said, "strong"), kit.words(texts("settings-at-once"), "label", "muted", "right"))
        picture = part(lambda box: TablePreview(box, self.program.app, texts, said, self._edition()))
        logical = f"{round(kit.ctx.rect.w)} × {round(kit.ctx.rect.h)}"
        captions = [
            column(kit.words(value, "name"), kit.words(caption, "label", "muted"))
            for value, caption in (
                (texts(f"settings-layout-{kit.ctx.viewport.layout}"), texts("settings-layout-now")),
                (logical, texts("settings-logical")),
            )
        ]
        root = Node(area, id="settings.look")
        column(head, picture, grid(captions, 2), gap=kit.step("gap")).place(root, area.local())
        return root


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
