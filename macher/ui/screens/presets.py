"""The page of presets: a name to save under, and a row for each preset; the one that comes with the game is first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from macher.editions.registry import edition, editions
from macher.i18n import Texts, names
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.screens.barrier import safely
from macher.ui.settings.settings import MOST_PRESETS, PRESET_NAME, Preset
from macher.ui.widgets import Button, Hairline, IconButton, Label, Paragraph, ScrollView, TextEntry
from macher.ui.widgets.scroll import BAR

__all__ = ["PresetPage", "add_presets"]


class PresetPage(Protocol):
    """The game that is being set up, as far as presets fill it in or are made from it."""

    program: Program
    preset_name: str
    """The typed name for a new preset."""

    @property
    def texts(self) -> Texts:
        """Texts in the words of the chosen edition."""

    def as_preset(self, name: str) -> Preset:
        """What is chosen now, under a name."""

    def take_preset(self, preset: Preset) -> None:
        """Chooses what a preset says."""

    def take_purist(self) -> None:
        """No house rules, and no helpers from now on."""

    def take_helpers(self) -> None:
        """Switches all helpers on again."""

    def rebuild(self) -> None:
        """Shows the page anew."""


def add_presets(ctx: Context, page: Node, area: Rect, screen: PresetPage) -> None:
    """Fills the page."""
    texts, presets, pick = screen.texts, screen.program.settings.presets, ctx.viewport.pick
    title, area = area.take_top(ctx.type.style("page").size * 1.2, pick(16.0, 8.0, 4.0))
    page.add(Label(title, texts("preset-title"), "page"))
    note = texts("preset-note")
    lines, area = area.take_top(ctx.height(note, "body", area.w), pick(14.0, 8.0, 6.0))
    page.add(Paragraph(lines, note, "body", "muted"))
    strip, area = area.take_top(pick(48.0, 38.0, 34.0), pick(26.0, 14.0, 8.0))
    _add_saving(ctx, page, strip, screen)
    height = pick(76.0, 60.0, 56.0)
    purist, area = area.take_top(height)
    shown = min(len(presets), max(1, int(area.h // height)))
    # Aligns its button with those of the list below.
    page.add(_purist(ctx, purist, screen, BAR if shown < len(presets) else 0.0))
    if not presets:
        said, area = texts("preset-none"), area.trim(top=pick(14.0, 8.0, 6.0))
        page.add(Paragraph(area.take_top(ctx.height(said, "strong", area.w))[0], said, "strong", "muted"))
        return
    view = ScrollView(
        area._replace(h=shown * height), content=height * len(presets), id="presets", name=texts("preset-title")
    )
    for at, preset in enumerate(presets):
        view.add(_kept(ctx, Rect(0, at * height, view.inner.w, height), preset, at, screen))
    page.add(view)


def _add_saving(ctx: Context, page: Node, strip: Rect, screen: PresetPage) -> None:
    texts, kept = screen.texts, screen.program.settings.presets
    name = screen.preset_name.strip() or _usual_name(screen)
    known = any(preset.name == name for preset in kept)
    full = "" if known or len(kept) < MOST_PRESETS else texts("preset-full", most=MOST_PRESETS)
    said = [texts("preset-save"), texts("preset-title")]
    width = min(Button.natural(ctx, said[0], True)[0], strip.w * 0.5)
    field, rest = strip.take_left(min(strip.w - width - 12, ctx.viewport.pick(520.0, 420.0, 320.0)), 12)

    def take(text: str) -> None:
        screen.preset_name = text

    page.add(
        TextEntry(
            field,
            screen.preset_name,
            take,
            on_submit=lambda _: _save(screen),
            limit=PRESET_NAME,
            id="preset.name",
            name=texts("preset-hint"),
            hint=_usual_name(screen),
        ),
        Button(
            rest._replace(w=width),
            said,
            icon="save",
            kind="primary",
            reason=full,
            id="preset.save",
            on_click=lambda: _save(screen),
            tooltip=texts("preset-note"),
        ),
    )


def _usual_name(screen: PresetPage) -> str:
    """A name that no preset has yet."""
    taken = {preset.name for preset in screen.program.settings.presets}
    names_ = (screen.texts("preset-usual-name", number=number) for number in range(1, MOST_PRESETS + 2))
    return next(name for name in names_ if name not in taken)


def _save(screen: PresetPage) -> None:
    settings = screen.program.settings
    name = (screen.preset_name.strip() or _usual_name(screen))[:PRESET_NAME]
    kept = [preset for preset in settings.presets if preset.name != name]
    if len(kept) >= MOST_PRESETS:
        screen.program.app.stage.toast(screen.texts("preset-full", most=MOST_PRESETS), "warn")
        return
    settings.presets = sorted([*kept, screen.as_preset(name)], key=lambda preset: preset.name.casefold())
    screen.program.store.save()
    screen.preset_name = ""
    screen.program.app.stage.toast(screen.texts("preset-saved", name=name))
    screen.rebuild()


def _row(
    ctx: Context, box: Rect, id: str, name: str, lines: list[str], buttons: list[Node], beside: float = 0.0
) -> Node:
    """A hairline, a name with its lines of text, and buttons at the right, which come with their final width.

    ``beside`` stays free right of the buttons.
    """
    row = Node(box, id=id, zone=True, name=name)
    row.add(Hairline(box.local().take_top(1)[0]))
    side = ctx.viewport.pick(44.0, 36.0, 32.0)
    line = Rect(0, (box.h - side) / 2, box.w - 4 - beside, side)
    for button in reversed(buttons):
        button.rect, line = line.take_right(button.rect.w or side, 10)
        row.add(button)
    upper, lower = Rect(0, 6, line.w, box.h - 12).rows(2)
    row.add(Label(upper, name, "strong"), Label(lower, lines, ctx.viewport.pick("body", "caption"), "muted"))
    return row


def _wide(ctx: Context, text: str) -> Rect:
    """A box wide enough for a button with this text and an icon."""
    return Rect(0, 0, Button.natural(ctx, text, True)[0], 0)


def _purist(ctx: Context, box: Rect, screen: PresetPage, bar: float) -> Node:
    """The preset Purist, which comes with the game; while it is in force, its button gives the helpers back."""
    texts, options = screen.texts, screen.program.app.options
    there = not options.projections and not options.assists
    text = texts("preset-purist-off" if there else "preset-load")
    name = texts("preset-purist")
    button = Button(
        _wide(ctx, text),
        text,
        icon="lightbulb" if there else "check",
        kind="raised",
        id="preset.purist.load",
        on_click=screen.take_helpers if there else screen.take_purist,
        tooltip=texts.pair(text, name),
    )
    said = [texts("preset-purist-about"), texts("preset-purist-about-short")]
    beside = ctx.viewport.pick(44.0, 36.0, 32.0) + 10 + bar if screen.program.settings.presets and not there else 0.0
    return _row(ctx, box, "preset.purist", name, said, [button], beside)


def _kept(ctx: Context, box: Rect, preset: Preset, at: int, screen: PresetPage) -> Node:
    texts = screen.texts
    take, delete = texts("preset-load"), texts("preset-delete")
    lines = safely(partial(_lines, screen, preset), [texts("saves-broken")])
    load = Button(
        _wide(ctx, take),
        take,
        icon="check",
        kind="raised",
        id=f"preset.{at}.load",
        on_click=_taking(screen, preset),
        tooltip=texts.pair(take, preset.name),
    )
    away = IconButton(
        Rect(0, 0, 0, 0),
        "trash-2",
        texts.pair(delete, preset.name),
        id=f"preset.{at}.delete",
        on_click=_deleting(screen, preset),
        size=20,
    )
    return _row(ctx, box, f"preset.{at}", preset.name, lines, [load, away])


def _lines(screen: PresetPage, preset: Preset) -> list[str]:
    """What a preset holds, in one line, the longest form first.

    Parties have the names of the preset's own edition, whichever is chosen on the page.
    """
    known = preset.edition in editions()
    texts = screen.texts.in_words(words_of(edition(preset.edition))) if known else screen.texts
    parties = " ".join(names.party_short(texts, seat.party) for seat in preset.seats if seat.open)
    named = texts(f"newgame-edition-{preset.edition}") if known else texts("preset-edition-unknown")
    if preset.elections not in {length for key in editions() for length in edition(key).lengths}:
        return [f"{named} · {parties}", parties]
    length = texts(f"newgame-length-{preset.elections}")
    return [texts("preset-line", edition=named, length=length, list=parties), f"{named} · {parties}", parties]


def _taking(screen: PresetPage, preset: Preset) -> Callable[[], None]:
    def take() -> None:
        screen.take_preset(preset)
        screen.program.app.stage.toast(screen.texts("preset-loaded", name=preset.name))

    return take


def _deleting(screen: PresetPage, preset: Preset) -> Callable[[], None]:
    def delete() -> None:
        settings = screen.program.settings
        settings.presets = [other for other in settings.presets if other.name != preset.name]
        screen.program.store.save()
        screen.program.app.stage.toast(screen.texts("preset-deleted", name=preset.name))
        screen.rebuild()

    return delete
