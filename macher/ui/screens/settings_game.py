"""The page of the settings about the course of a game: pace, confirming, what goes on by itself, handing over."""

from __future__ import annotations

from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.settings.options import HANDOVERS, REVEALS, Handover
from macher.ui.widgets import Button, Paragraph, Segment

__all__ = ["GamePage"]


class GamePage(SettingsPage):
    """All of these settings apply to the running game too."""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, settings, options = self.texts, self.program.settings, self.screen.app.options
        box, area = self.row(ctx, page, area, texts("settings-speed"))
        speeds = [Segment(name, texts(f"settings-speed-{name}")) for name in ("instant", "fast", "normal", "slow")]
        self.segments(
            ctx, page, box, "speed", texts("settings-speed"), speeds, settings.speed, self.program.prefer.speed
        )
        caption = texts("settings-reveals")
        box, area = self.row(ctx, page, area, caption)
        told = [Segment(name, texts(f"settings-reveals-{name}")) for name in REVEALS]
        self.segments(ctx, page, box, "reveals", caption, told, options.reveals, lambda name: self.change(reveals=name))
        box, area = self.row(ctx, page, area, texts("settings-confirm"))
        ways = [
            Segment(twice, texts(f"settings-confirm-{key}"), tooltip=texts(f"settings-confirm-{key}-help"))
            for twice, key in ((False, "once"), (True, "twice"))
        ]
        self.segments(
            ctx,
            page,
            box,
            "confirm",
            texts("settings-confirm"),
            ways,
            options.confirm_twice,
            lambda twice: self.change(confirm_twice=twice),
        )
        box, area = self.row(ctx, page, area, texts("settings-itself"), ctx.viewport.pick(2.5, 2.7, 3.0))
        self.ballots(
            page,
            box,
            [
                ("pass_alone", texts("settings-pass-alone"), settings.pass_alone, self._flip_passing),
                ("election_auto", texts("settings-election-auto"), settings.election_auto, self._flip_elections),
                ("reasons", texts("settings-reasons"), settings.reasons, self._flip_reasons),
            ],
            {
                "pass_alone": texts("settings-pass-alone-help"),
                "election_auto": texts("settings-election-auto-help"),
                "reasons": texts("settings-reasons-help"),
            },
        )
        self._hand_over_row(ctx, page, area)

    def _hand_over_row(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, handover = self.texts, self.program.settings.handover
        caption = texts("settings-handover")
        box, area = self.row(ctx, page, area, caption, ctx.viewport.pick(1.3, 1.5, 1.8))
        ways = [Segment(way, texts(f"settings-handover-{way}")) for way in HANDOVERS]
        line = self.line(ctx)
        self.segments(ctx, page, box.trim(top=(box.h - line) / 2), "handover", caption, ways, handover, self._hand_over)
        self._pins_row(ctx, page, self.note(ctx, page, area, texts(f"settings-handover-{handover}-help")))

    def _pins_row(self, ctx: Context, page: Node, area: Rect) -> None:
        """Who has a PIN; forgotten PINs are removed here, and the next curtain shows it."""
        texts, pins = self.texts, self.program.pins
        if not pins.names:
            return
        box, _ = self.row(ctx, page, area, texts("settings-pins"))
        text = texts("settings-pins-remove")
        width, _ = Button.natural(ctx, text, True)
        button, words = box.take_top(self.line(ctx))[0].take_right(width, 14)
        page.add(
            Paragraph(words, texts.listing(pins.names), "body", valign="middle"),
            Button(button, text, kind="raised", icon="trash-2", on_click=self._forget_pins, id="settings.pins"),
        )

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
