"""The page of presets: a name to save under, and a row for each preset; the one that comes with the game is first."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from macher.editions.registry import edition, editions
from macher.i18n import names
from macher.ui.features.start.new_game_table import NewGameTable
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.list_row import ListRow, safely
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, part, row, spacer
from macher.ui.layout import Rect
from macher.ui.scene import Node
from macher.ui.settings.settings import MOST_PRESETS, PRESET_NAME, Preset
from macher.ui.widgets import Button, IconButton


def preset_parts(kit: Kit, screen: NewGameTable) -> list[Part]:
    """The parts of the page, from the top."""
    texts, presets = screen.texts, screen.program.settings.presets
    shown = [partial(_purist, kit, screen=screen)]
    shown += [partial(_kept, kit, preset=preset, at=at, screen=screen) for at, preset in enumerate(presets)]
    none = spacer(0) if presets else kit.paragraph(texts("preset-none"), "strong", "muted")
    title = texts("preset-title")
    return [
        kit.paragraph(texts("preset-note"), "body", "muted"),
        _saving(kit, screen),
        kit.rows([part(each) for each in shown], id="presets", name=title, gap=kit.step("hair")),
        none,
    ]


def _saving(kit: Kit, screen: NewGameTable) -> Part:
    """The name to save under, and the button that saves."""
    texts, kept, usual = screen.texts, screen.program.settings.presets, _usual_name(screen)
    name = screen.preset_name.strip() or usual
    known = any(preset.name == name for preset in kept)
    full = "" if known or len(kept) < MOST_PRESETS else texts("preset-full", most=MOST_PRESETS)

    def take(text: str) -> None:
        screen.preset_name = text

    hint = texts("preset-hint")
    entry = kit.entry(
        screen.preset_name,
        take,
        on_submit=lambda _: _save(screen),
        limit=PRESET_NAME,
        id="preset.name",
        name=hint,
        hint=usual,
        width=kit.step("field", 1.2),
    )
    save = kit.button(
        [texts("preset-save"), texts("preset-title")],
        lambda: _save(screen),
        id="preset.save",
        icon="save",
        kind="primary",
        reason=full,
        tooltip=texts("preset-note"),
    )
    return row(replace(entry, least=kit.step("side")), save, gap=12)


def _usual_name(screen: NewGameTable) -> str:
    """A name that no preset has yet."""
    taken = {preset.name for preset in screen.program.settings.presets}
    names_ = (screen.texts("preset-usual-name", number=number) for number in range(1, MOST_PRESETS + 2))
    return next(name for name in names_ if name not in taken)


def _save(screen: NewGameTable) -> None:
    settings = screen.program.settings
    screen.program.store.look()
    name = (screen.preset_name.strip() or _usual_name(screen))[:PRESET_NAME]
    kept = [preset for preset in settings.presets if preset.name != name]
    if len(kept) >= MOST_PRESETS:
        screen.program.app.stage.toast(screen.texts("preset-full", most=MOST_PRESETS), "warn")
        return
    settings.presets = sorted([*kept, screen.as_preset(name)], key=lambda preset: preset.name.casefold())
    said = screen.texts("preset-saved", name=name)
    screen.preset_name = ""
    _told(screen, said)


def _button(kit: Kit, text: str, **options: Any) -> Node:
    """A button as wide as its text, as high as a line."""
    return Button(Rect(0, 0, Button.natural(kit.ctx, text, True)[0], kit.step("line")), text, **options)


def _purist(kit: Kit, box: Rect, screen: NewGameTable) -> Node:
    """The preset Purist, which comes with the game; while it is in force, its button gives the helpers back."""
    texts, options = screen.texts, screen.program.app.options
    there = not options.projections and not options.assists
    text, name = texts("preset-purist-off" if there else "preset-load"), texts("preset-purist")
    button = _button(
        kit,
        text,
        icon="lightbulb" if there else "check",
        id="preset.purist.load",
        on_click=screen.take_helpers if there else screen.take_purist,
        tooltip=texts.pair(text, name),
    )
    about = [texts("preset-purist-about"), texts("preset-purist-about-short")]
    # Its button stands above those of the presets, which have a second one.
    free = [Node(Rect(0, 0, kit.step("line"), 0))] if screen.program.settings.presets and not there else []
    return ListRow(box, name, about, ground="panel", id="preset.purist", zone=True, name=name, beside=[button, *free])


def _kept(kit: Kit, box: Rect, preset: Preset, at: int, screen: NewGameTable) -> Node:
    texts, side = screen.texts, kit.step("line")
    take, delete = texts("preset-load"), texts("preset-delete")
    about = safely(partial(_lines, screen, preset), [texts("saves-broken")])
    name, id = preset.name, f"preset.{at}"
    call, tip = partial(_take, screen, preset), texts.pair(take, name)
    load = _button(kit, take, icon="check", id=f"{id}.load", on_click=call, tooltip=tip)
    call, tip = partial(_delete, screen, preset), texts.pair(delete, name)
    away = IconButton(Rect(0, 0, side, side), "trash-2", tip, id=f"{id}.delete", on_click=call, size=20)
    return ListRow(box, name, about, ground="panel", id=id, zone=True, name=name, beside=[load, away])


def _lines(screen: NewGameTable, preset: Preset) -> list[str]:
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


def _take(screen: NewGameTable, preset: Preset) -> None:
    screen.take_preset(preset)
    screen.program.app.stage.toast(screen.texts("preset-loaded", name=preset.name))


def _delete(screen: NewGameTable, preset: Preset) -> None:
    settings = screen.program.settings
    settings.presets = [other for other in settings.presets if other.name != preset.name]
    _told(screen, screen.texts("preset-deleted", name=preset.name))


def _told(screen: NewGameTable, said: str) -> None:
    """Writes the presets, and says so only if that was possible."""
    store = screen.program.store
    if store.save():
        screen.program.app.stage.toast(said)
    screen.rebuild()
