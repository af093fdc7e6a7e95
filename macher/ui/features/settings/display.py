"""The pages of the settings about what is seen: size, window, layout, colours, motion, and a piece of the table."""

from __future__ import annotations

import colorsys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import chain
from typing import Final

import pygame

from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.i18n import Texts, names
from macher.rules.commands import BuyRallies
from macher.rules.phases.rallies import RallyOptions
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.app import App
from macher.ui.features.settings.rows import Setting, SettingsPage, TablePage, beside
from macher.ui.game.controller import GameController
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, grid, inset, part, row, spacer, spring
from macher.ui.layout import LAYOUTS, LayoutName, Rect, make_viewport
from macher.ui.paint.kept import opaque
from macher.ui.paint.painter import PICTURES, Painter
from macher.ui.scene import Context, Node
from macher.ui.settings.mods import palette_name
from macher.ui.system.display import system_theme
from macher.ui.theme import PALETTES, PARTIES, RGB, Theme, make_theme, rgb
from macher.ui.theme.difference import alike
from macher.ui.theme.tokens import is_colour
from macher.ui.widgets import Ballot, Drawing, Panel, Paragraph, Segment
from macher.ui.widgets.notes import Banner

_TICKS: Final = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
_OWN: Final = "own"
_ROOM: Final = (1500.0, 900.0)
"""Least logical size of the window for the preview."""
_ROWS: Final = 748.0


def _too_small(page: SettingsPage, kit: Kit, layout: LayoutName | None) -> str:
    """Why the window cannot show a layout."""
    app = page.program.app
    shown = make_viewport(app.pixels, app.options.scale, app.display, layout).layout
    return "" if layout in (None, shown) else page.texts("settings-layout-too-small")


def _unknown(page: SettingsPage, kit: Kit, theme: str) -> str | None:
    """Leaves out the theme of a system that does not say which one it uses."""
    return None if theme == "system" and system_theme() is None else ""


def _size(page: SettingsPage, kit: Kit) -> Part:
    """The player's size, at most as large as the window can show it."""
    texts, most = page.texts, page.program.app.largest_size
    return page.slider(
        kit,
        texts("settings-size"),
        min(page.program.app.options.scale, most),
        lambda found: page.set("scale", round(found, 2)),
        help=texts("settings-size-most", percent=page.percent(most)),
        low=0.75,
        high=2.0,
        step=0.05,
        limit=most,
        ticks=[(tick, f"{tick * 100:.0f}") for tick in _TICKS],
        height="row",
        id="settings.size",
    )


def _palettes(page: SettingsPage, kit: Kit) -> Part:
    """The palettes one below the other, each with the colours of the parties; the last one is the player's own."""
    texts = page.texts
    listed = [*(name for name in PALETTES if not palette_name(name, texts.lang)), _OWN]
    said = [texts("settings-colours-own" if each == _OWN else f"settings-palette-{each}") for each in listed]
    width = max(kit.ctx.width(each, "strong") for each in said) + kit.step("control", 1.4)
    return column(*(_palette(page, kit, name, say, width) for name, say in zip(listed, said, strict=True)))


def _palette(page: SettingsPage, kit: Kit, name: str, say: str, width: float) -> Part:
    """`width` is what the names need; the own palette without any colours yet opens the page to mix them."""
    texts, options, own = page.texts, page.program.app.options, name == _OWN
    mix_own, known = partial(page.screen.turn, "colours"), not own or options.own_colours
    choose = partial(page.set, "palette", name) if known else mix_own
    choice = kit.control(
        lambda box: Ballot(
            box, say, marked=options.palette == name, on_click=choose, id=f"palette.{name}", size=min(28.0, box.h - 8)
        ),
        width,
        height="line",
    )
    mix = kit.button(texts("settings-colours-choose"), mix_own, kind="raised", icon="pipette", id="palette.choose")
    mix = inset(replace(mix, height=None), 0, 3)
    theme = make_theme(kit.ctx.theme.name, name, options.own_colours if own else {})
    tip = f"{say}\n{texts.listing([names.party_short(texts, party) for party in PARTIES])}"
    colours = kit.control(lambda box: Drawing(box.inset(0, 3), _swatches(theme), name=say, tooltip=tip))
    return row(choice, mix if own else None, replace(colours, height=None) if known else None, gap=12)


class DisplayPage(TablePage):
    """All rows at the left and, in the wide layout, a piece of the table at the right."""

    table = (
        Setting("scale", "settings-size", show=_size),
        Setting("fullscreen", "settings-window", values=(False, True), says=("windowed", "fullscreen"), id="window"),
        Setting("layout", "settings-layout", values=(None, *LAYOUTS), says=("auto", *LAYOUTS), refused=_too_small),
        Setting("theme", "settings-theme", values=("paper", "night", "system"), refused=_unknown),
        Setting("palette", "settings-palette", show=_palettes),
        Setting("pictures", "settings-pictures", values=PICTURES),
        Setting("reduced_motion", "settings-motion", values=(False, True), says=("full", "reduced"), id="motion"),
        beside(
            "settings-table", Setting("projections", "settings-projections"), Setting("patterns", "settings-patterns")
        ),
    )

    def width(self, ctx: Context) -> float:
        return _ROWS if self.has_preview(ctx) else 1000.0

    def has_preview(self, ctx: Context) -> bool:
        """Whether there is room for a piece of the table."""
        return ctx.wide and ctx.rect.w >= _ROOM[0] and ctx.rect.h >= _ROOM[1]

    def parts(self, kit: Kit) -> list[Part]:
        return [*super().parts(kit), spring(), self.reset_button(kit)]

    # -- preview -------------------------------------------------------------------------------------------------------

    def _edition(self) -> str:
        """The edition that is played, or the usual one."""
        playing = self.screen.program.controller
        return playing.edition.key if playing is not None and playing.edition.key in editions() else editions()[0]

    def preview(self, kit: Kit, area: Rect) -> Node:
        """A piece of the table with captions, in what is free at the right."""
        texts = self.texts
        said = texts("settings-preview")
        at_once = kit.words(texts("settings-at-once"), "label", "muted", "right")
        head = row(kit.words(said, "strong", natural=True), at_once, gap=kit.step("gap"))
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


_SEATS: Final = (("cdu", "Nicole"), ("spd", "Marion"), ("gruene", "Petra"), ("fdp", "Detlef"), ("linke", "Angie"))
_SEED: Final = 11
_TASTE: Final = 5
_VIEWER: Final = 1
_HALLS: Final = 4
_MOST: Final = 400
"""Limit of decisions on the way to the first rallies, which takes far fewer."""


@lru_cache(maxsize=4)
def _position(key: str) -> GameSession:
    """A game of an edition in the rallies of its first round, where the viewing seat has to decide."""
    kinds = ["human" if at == _VIEWER else "normal" for at in range(len(_SEATS))]
    seats = tuple(SeatConfig(party, name, kind) for (party, name), kind in zip(_SEATS, kinds, strict=True))
    config = GameConfig(seats, seed=_SEED, elections=min(edition(key).lengths), edition=key)
    session = GameSession.new(config, None, "none")
    stream = Stream(_SEED, _TASTE)
    for _ in range(_MOST):
        waiting = session.deciding()
        if not waiting or (session.view(-1).step == "rallies" and waiting[0] == _VIEWER):
            break
        decision = session.decision(waiting[0])
        if decision is None or session.submit(_answer(decision, stream), version=session.version) is not None:
            break
    return session


def _answer(decision: Decision, stream: Stream) -> Command:
    options = decision.options
    if isinstance(options, RallyOptions):
        counts = tuple(min(free, 1 + stream.below(_HALLS)) for free in options.free)
        if options.cost(counts) <= options.money and sum(counts) <= options.supply:
            return BuyRallies(decision.seat, counts)
    return options.sample(stream)


class TablePreview(Node):
    """The upper left part of the table at the real scale, cut to the node's box."""

    role = "image"

    def __init__(self, rect: Rect, app: App, texts: Texts, name: str, key: str) -> None:
        """`key` is the edition whose table is shown, in its own words."""
        super().__init__(rect, id="settings.preview", name=name)
        self._app, self.edition = app, key
        self.texts = texts.in_words(words_of(edition(key)))

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        picture = _picture(self._app, self.texts, self.edition, p.px(box).size)
        p.surface.blit(picture, p.px(box))
        p.frame(box, "rule", 2)


_kept: dict[Sequence[object], pygame.Surface] = {}
"""The last picture, by everything that it depends on."""


def _picture(app: App, texts: Texts, edition_key: str, size: tuple[int, int]) -> pygame.Surface:
    options = app.options
    key = (
        app.pixels,
        app.viewport.scale,
        app.viewport.layout,
        app.theme.key,
        options.patterns,
        options.pictures,
        options.projections,
        texts.lang,
        edition_key,
        size,
    )
    if key not in _kept:
        _kept.clear()
        _kept[key] = _drawn(app, texts, edition_key, size)
    return _kept[key]


def _drawn(app: App, texts: Texts, edition_key: str, size: tuple[int, int]) -> pygame.Surface:
    from macher.ui.table.screen import TableScene  # imported late: it brings every prompt

    inner = App(app.pixels, options=app.options, texts=texts, clock=app.clock, display=app.display)
    inner.push(TableScene(GameController(_position(edition_key), "instant")))
    inner.stage.build_if_needed()
    surface = opaque(app.pixels)
    inner.stage.draw_part(surface, pygame.Rect((0, 0), size))
    return surface.subsurface(pygame.Rect((0, 0), size).clip(surface.get_rect())).copy()


_DIGITS: Final = "#0123456789abcdefABCDEF"
_PARTS: Final = ("hue", "saturation", "lightness")


def own_fills(own: dict[str, str]) -> dict[str, str]:
    """The fill of every party with these own colours."""
    return PALETTES["default"] | own


def _hex(colour: RGB) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


class ColoursPage(SettingsPage):
    """Party, three sliders, the colour's number, and what it looks like beside the others."""

    party = PARTIES[0]
    typed: str | None = None
    """The text in the entry while it is not yet a colour."""

    def parts(self, kit: Kit) -> list[Part]:
        texts = self.texts
        said, number = texts("settings-colours-party"), texts("settings-colours-number")
        parties = [Segment(party, names.party_short(texts, party)) for party in PARTIES]
        sliders = [self._slider(kit, share, value) for share, value in zip(_PARTS, self._mixed(), strict=True)]
        shown = self.typed if self.typed is not None else self._fill()
        wide = kit.step("side", 0.8)
        entry = kit.entry(shown, self._type, limit=7, accept=_is_digit, id="own.hex", name=number, width=wide)
        wrong = kit.words(texts("settings-colours-wrong") if self.typed else "", "label", "warn")
        done, usual = texts("settings-colours-done"), texts("settings-colours-usual")
        return [
            *self.row(kit, said, kit.segments(parties, self.party, self._choose, id="own", name=said)),
            *chain.from_iterable(sliders),
            *self.row(kit, number, row(entry, wrong, gap=16)),
            part(partial(self._look, kit.ctx), kit.step("option", 3.2)),
            spacer(kit.step("gap")),
            kit.buttons(
                RowButton("own.done", done, partial(self.screen.turn, "display"), "check", "primary"),
                RowButton("own.usual", usual, self._usual, "rotate-ccw"),
                height="control",
            ),
        ]

    # -- values --------------------------------------------------------------------------------------------------------

    def _fills(self) -> dict[str, str]:
        return own_fills(self.program.app.options.own_colours)

    def _fill(self) -> str:
        return self._fills()[self.party]

    def _mixed(self) -> tuple[float, float, float]:
        """Hue in degrees, saturation and lightness in percent, as the sliders show them."""
        hue, light, saturation = colorsys.rgb_to_hls(*(part / 255 for part in rgb(self._fill())))
        return round(hue * 360), round(saturation * 100), round(light * 100)

    def _choose(self, party: str) -> None:
        self.party, self.typed = party, None
        self.screen.rebuild()

    def _set(self, colour: str) -> None:
        self.typed = None
        self.set("palette", _OWN)
        self.set("own_colours", self._fills() | {self.party: colour.upper()})

    def _slide(self, part: str) -> Callable[[float], None]:
        def slide(value: float) -> None:
            hue, saturation, light = (
                value if each == part else now for each, now in zip(_PARTS, self._mixed(), strict=True)
            )
            mixed = colorsys.hls_to_rgb(hue / 360, light / 100, saturation / 100)
            red, green, blue = (round(share * 255) for share in mixed)
            self._set(_hex((red, green, blue)))

        return slide

    def _type(self, text: str) -> None:
        colour = text if text.startswith("#") else f"#{text}"
        if is_colour(colour):
            self._set(colour)
        else:
            self.typed = text
            self.screen.rebuild()

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def _slider(self, kit: Kit, share: str, value: float) -> list[Part]:
        hue, said = share == "hue", self.texts(f"settings-colours-{share}")
        high, show = 360.0 if hue else 100.0, partial(self._show, hue)
        slider = self.slider(kit, said, value, self._slide(share), low=0, high=high, show=show, id=f"own.{share}")
        return self.row(kit, said, slider)

    def _show(self, hue: bool, value: float) -> str:
        return f"{value:g}°" if hue else self.texts.percent(round(value))

    def _usual(self) -> None:
        self.typed = None
        self.set("own_colours", {})

    def _look(self, ctx: Context, area: Rect) -> list[Node]:
        """The parties beside each other on paper, and which of them are hard to tell apart."""
        texts = self.texts
        found = alike({party: rgb(fill) for party, fill in self._fills().items()})
        line = ctx.type.style("strong").size * 1.4
        most = int((area.h * 0.5) // line)
        says = [
            texts("settings-colours-alike", one=names.party_short(texts, one), two=names.party_short(texts, two))
            for one, two, _ in found[: max(1, most)]
        ]
        words, look = area.trim(top=8).take_bottom(line * max(1, len(says)) + 10, 8)
        paper = Panel(look, id="own.look")
        paper.add(Drawing(look.local().inset(12, 8), self._paint, name=texts("settings-preview")))
        if says:
            return [paper, Banner(words, "\n".join(says), "warn", id="own.alike")]
        return [paper, Paragraph(words, texts("settings-colours-apart"), "strong", "muted", valign="middle")]

    def _paint(self, p: Painter, box: Rect) -> None:
        """A row for each party: tab with abbreviation, pips, and a bar with solid and hatched votes."""
        rows = box.rows(len(PARTIES), 6)
        for at, (line, party) in enumerate(zip(rows, PARTIES, strict=True)):
            tab, rest = line.take_left(74, 12)
            p.box(tab, f"{party}.small", f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
            p.text(names.party_short(self.texts, party), tab, "label:bold", f"{party}.on", "centre")
            mark, rest = rest.take_left(min(28.0, line.h), 12)
            p.mark(party, mark.centred(mark.w, mark.w))
            bar = rest.inset(0, max(0.0, (rest.h - 22) / 2))
            p.fill(bar, "track")
            p.party_box(bar._replace(w=bar.w * (0.55 + 0.08 * at)), party, "hatched")
            p.party_box(bar._replace(w=bar.w * (0.25 + 0.07 * at)), party)


def _is_digit(letter: str) -> bool:
    return letter in _DIGITS
