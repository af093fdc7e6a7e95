"""The page of the settings about sound."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, spacer
from macher.ui.screens.settings_rows import SettingsPage

__all__ = ["SoundPage"]


class SoundPage(SettingsPage):
    """Loudness, silence, and a sample."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, options = self.texts, self.program.app.options
        shares = [
            self.share(kit, key, texts(f"settings-{key}"), value, self._louder(key), tip)
            for key, value, tip in (
                ("volume", options.volume, ""),
                ("effects", options.effects, ""),
                ("ambience", options.ambience, texts("settings-ambience-help")),
            )
        ]
        silence = [
            (id, texts(f"settings-{id}"), on, self.flipper(key, on))
            for id, key, on in (
                ("muted", "muted", options.muted),
                ("background", "mute_background", options.mute_background),
            )
        ]
        sounds = self.program.app.sounds
        note = sounds.problem if sounds.possible else texts("settings-no-sound")
        return [
            *chain.from_iterable(shares),
            *self.row(kit, texts("settings-silence"), self.switches(kit, silence)),
            spacer(kit.step("space")),
            self.beside(kit, self._sample(kit)),
            spacer(kit.step("space")),
            self.beside(kit, kit.paragraph(note, "text", "muted", id="settings.sound-note")) if note else spacer(0),
        ]

    def _louder(self, key: str) -> Callable[[float], None]:
        def set_to(value: float) -> None:
            self.change(**{key: value})
            if key != "ambience":  # the ambience is heard without a sample
                self.program.app.sounds.play("turn")

        return set_to

    def _sample(self, kit: Kit) -> Part:
        text, why = self.texts("settings-sound-sample"), self._why_silent()
        return kit.buttons(RowButton("settings.sample", text, self._play, "volume-2", reason=why), height="control")

    def _why_silent(self) -> str:
        """Why nothing would be heard now, or an empty text."""
        texts, options = self.texts, self.program.app.options
        if not self.program.app.sounds.possible:
            return texts("settings-no-sound")
        if options.muted or not options.volume * options.effects:
            return texts("settings-silent-now")
        return ""

    def _play(self) -> None:
        self.program.app.sounds.play("fanfare")
