"""The pages of the settings about the course of a game, helpers, sound, language and numbers."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from macher.i18n import available_languages, numbers
from macher.ui.features.evening.door import Rivals
from macher.ui.features.handover.door import Pins
from macher.ui.features.settings.preferences import Preferences
from macher.ui.features.settings.rows import Setting, SettingsPage, TablePage, beside
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most, row, spacer
from macher.ui.settings.options import ASSISTS, COACHES, HANDOVERS, REVEALS, SPEEDS, TALKS
from macher.ui.widgets import Segment


def _pins(page: SettingsPage, kit: Kit) -> list[Part]:
    """Who has a PIN; forgotten PINs are removed here, and the next curtain shows it."""
    texts, pins = page.texts, page.program[Pins]
    if not pins.names:
        return []

    def forget() -> None:
        pins.clear()
        page.screen.rebuild()

    words = replace(kit.paragraph(texts.listing(pins.names), "body", valign="middle"), height=None)
    remove = kit.button(texts("settings-pins-remove"), forget, kind="raised", icon="trash-2", id="settings.pins")
    return page.row(kit, texts("settings-pins"), row(words, remove, gap=14))


class GamePage(TablePage):
    """All of these settings apply to the running game too."""

    table = (
        beside(
            "settings-others",
            Setting("speed", "settings-speed", values=SPEEDS, tips="-tip"),
            Setting("stops", "settings-stops", "settings-stops-help"),
            Setting("reasons", "settings-reasons", "settings-reasons-help"),
        ),
        Setting("talk", "settings-talk", values=TALKS),
        Setting("reveals", "settings-reveals", values=REVEALS),
        Setting(
            "confirm_twice",
            "settings-confirm",
            values=(False, True),
            says=("once", "twice"),
            tips="-help",
            id="confirm",
        ),
        beside(
            "settings-itself",
            Setting("pass_alone", "settings-pass-alone", "settings-pass-alone-help"),
            Setting("election_auto", "settings-election-auto", "settings-election-auto-help"),
            Setting("interludes", "settings-interludes", "settings-interludes-help"),
        ),
        beside(
            "settings-handover",
            Setting("handover", "settings-handover", values=HANDOVERS, note="-help"),
            Setting("pins_offered", "settings-pins-offered", "settings-pins-offered-help"),
        ),
    )

    def parts(self, kit: Kit) -> list[Part]:
        return [*super().parts(kit), *_pins(self, kit)]


def _level(page: SettingsPage, kit: Kit) -> Part:
    """Whether the level of the rivals follows the last results."""
    rivals = page.program[Rivals]

    def flip() -> None:
        rivals.propose(not rivals.proposes)
        page.screen.rebuild()

    return kit.ballot(page.texts("settings-level-on"), flip, id="settings.proposes", marked=rivals.proposes)


class AssistsPage(TablePage):
    """One switch for each helper."""

    table = (
        beside(
            "settings-assists-table",
            Setting("projections", "settings-projections", id="assist.projections"),
            *(
                Setting("assists", f"assist-{name}", f"assist-{name}-help", member=name, id=f"assist.{name}")
                for name in ASSISTS
            ),
        ),
        beside("settings-free-hints", Setting("free_hints", "settings-free-hints-on", inverted=True)),
        beside("settings-coach", Setting("coach", "settings-coach", values=COACHES), note="settings-coach-help"),
        beside("settings-level", Setting("", "settings-level-on", show=_level), note="settings-level-help"),
    )


def _share(key: str, text: str, help: str = "") -> Setting:
    """A loudness from 0 to 100 %."""

    def show(page: SettingsPage, kit: Kit) -> Part:
        def set_to(found: float) -> None:
            page.set(key, round(found, 2))
            if key != "ambience":  # the ambience is heard without a sample
                page.program.app.sounds.play("turn")

        value, tip = page.program[Preferences].get(key), page.texts(help) if help else ""
        return page.slider(
            kit, page.texts(text), value, set_to, help=tip, low=0.0, high=1.0, step=0.05, id=f"settings.{key}"
        )

    return Setting(key, text, show=show)


class SoundPage(TablePage):
    """Loudness, silence, and a sample."""

    table = (
        _share("volume", "settings-volume"),
        _share("effects", "settings-effects"),
        _share("ambience", "settings-ambience", "settings-ambience-help"),
        beside(
            "settings-silence",
            Setting("muted", "settings-muted"),
            Setting("mute_background", "settings-background", id="background"),
        ),
    )

    def parts(self, kit: Kit) -> list[Part]:
        sounds = self.program.app.sounds
        note = sounds.problem if sounds.possible else self.texts("settings-no-sound")
        return [
            *super().parts(kit),
            spacer(kit.step("space")),
            self.beside(kit, self._sample(kit)),
            spacer(kit.step("space")),
            self.beside(kit, kit.paragraph(note, "text", "muted", id="settings.sound-note")) if note else spacer(0),
        ]

    def _sample(self, kit: Kit) -> Part:
        text, why = self.texts("settings-sound-sample"), self._why_silent()
        play = partial(self.program.app.sounds.play, "fanfare")
        return kit.buttons(RowButton("settings.sample", text, play, "volume-2", reason=why), height="control")

    def _why_silent(self) -> str:
        """Why nothing would be heard now, or an empty text."""
        texts, options = self.texts, self.program.app.options
        if not self.program.app.sounds.possible:
            return texts("settings-no-sound")
        if options.muted or not options.volume * options.effects:
            return texts("settings-silent-now")
        return ""


MOST_SEGMENTS: Final = 4
"""Most languages side by side; more stand in a list."""
_SAMPLE: Final = 1_234_000


def _languages(page: SettingsPage, kit: Kit) -> Part:
    """The languages side by side, or in a list."""
    texts, choose = page.texts, partial(page.set, "language")
    said, listed = texts("menu-language"), [Segment(each.code, each.name) for each in available_languages()]
    if len(listed) > MOST_SEGMENTS:
        return at_most(kit.dropdown(listed, texts.lang, choose, id="language", name=said), kit.step("field"))
    return kit.segments(listed, texts.lang, choose, id="language", name=said)


def _numbers(page: SettingsPage, kit: Kit) -> Part:
    """How digits are grouped, each way with a sample."""
    texts, value = page.texts, page.program.settings.numbers
    styles = [Segment("", texts("settings-numbers-language"), short=texts("menu-language"))]
    styles += [Segment(style, numbers.integer(_SAMPLE, style)) for style in numbers.STYLES]
    return kit.segments(styles, value, partial(page.set, "numbers"), id="numbers", name=texts("settings-numbers"))


def _money(page: SettingsPage, kit: Kit) -> Part:
    """A sample of both."""
    texts = page.texts
    return kit.words(texts("settings-sample", money=texts.money(_SAMPLE)), "text", height=kit.step("control"))


class LanguagePage(TablePage):
    """Both take effect at once, also in the log of the game that is going on."""

    table = (
        Setting("language", "menu-language", show=_languages),
        Setting("numbers", "settings-numbers", show=_numbers),
        Setting("", "settings-preview", show=_money),
    )
