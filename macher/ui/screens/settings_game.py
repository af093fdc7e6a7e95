"""The page of the settings about the course of a game: pace, confirming, what goes on by itself, handing over."""

from __future__ import annotations

from dataclasses import replace

from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, row
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.settings.options import HANDOVERS, REVEALS, Handover
from macher.ui.widgets import Segment

__all__ = ["GamePage"]


class GamePage(SettingsPage):
    """All of these settings apply to the running game too."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, settings, options = self.texts, self.program.settings, self.program.app.options
        speeds = [Segment(name, texts(f"settings-speed-{name}")) for name in ("instant", "fast", "normal", "slow")]
        told = [Segment(name, texts(f"settings-reveals-{name}")) for name in REVEALS]
        ways = [
            Segment(twice, texts(f"settings-confirm-{key}"), tooltip=texts(f"settings-confirm-{key}-help"))
            for twice, key in ((False, "once"), (True, "twice"))
        ]
        alone = [
            ("pass_alone", texts("settings-pass-alone"), settings.pass_alone, self._flip_passing),
            ("election_auto", texts("settings-election-auto"), settings.election_auto, self._flip_elections),
            ("reasons", texts("settings-reasons"), settings.reasons, self._flip_reasons),
        ]
        tips = {
            "pass_alone": texts("settings-pass-alone-help"),
            "election_auto": texts("settings-election-auto-help"),
            "reasons": texts("settings-reasons-help"),
        }
        handovers = [Segment(way, texts(f"settings-handover-{way}")) for way in HANDOVERS]
        note = texts(f"settings-handover-{settings.handover}-help")
        return [
            *self.choice(kit, "speed", texts("settings-speed"), speeds, settings.speed, self.program.prefer.speed),
            *self.choice(
                kit, "reveals", texts("settings-reveals"), told, options.reveals, lambda name: self.change(reveals=name)
            ),
            *self.choice(
                kit,
                "confirm",
                texts("settings-confirm"),
                ways,
                options.confirm_twice,
                lambda twice: self.change(confirm_twice=twice),
            ),
            *self.row(kit, texts("settings-itself"), self.switches(kit, alone, tips)),
            *self.choice(
                kit, "handover", texts("settings-handover"), handovers, settings.handover, self._hand_over, note
            ),
            *self._pins(kit),
        ]

    def _pins(self, kit: Kit) -> list[Part]:
        """Who has a PIN; forgotten PINs are removed here, and the next curtain shows it."""
        texts, pins = self.texts, self.program.pins
        if not pins.names:
            return []
        words = replace(kit.paragraph(texts.listing(pins.names), "body", valign="middle"), height=None)
        remove = kit.button(
            texts("settings-pins-remove"), self._forget_pins, kind="raised", icon="trash-2", id="settings.pins"
        )
        return self.row(kit, texts("settings-pins"), row(words, remove, gap=14))

    def _forget_pins(self) -> None:
        self.program.pins.clear()
        self.screen.rebuild()

    def _flip_passing(self) -> None:
        self.program.prefer.passing(not self.program.settings.pass_alone)
        self.screen.rebuild()

    def _flip_reasons(self) -> None:
        self.program.prefer.reasons(not self.program.settings.reasons)
        self.screen.rebuild()

    def _flip_elections(self) -> None:
        self.program.settings.election_auto = not self.program.settings.election_auto
        self.program.store.save()
        self.screen.rebuild()

    def _hand_over(self, way: Handover) -> None:
        self.program.prefer.handover(way)
        self.screen.rebuild()
