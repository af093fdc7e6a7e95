"""The page of the settings about sound."""

from __future__ import annotations

from collections.abc import Callable

from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.widgets import Button, Hairline, Paragraph

__all__ = ["SoundPage"]


class SoundPage(SettingsPage):
    """Loudness, silence, and a sample."""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, options = self.texts, self.screen.app.options
        area = self.share(ctx, page, area, "volume", texts("settings-volume"), options.volume, self._louder("volume"))
        area = self.share(
            ctx, page, area, "effects", texts("settings-effects"), options.effects, self._louder("effects")
        )
        area = self.share(
            ctx,
            page,
            area,
            "ambience",
            texts("settings-ambience"),
            options.ambience,
            self._louder("ambience"),
            texts("settings-ambience-help"),
        )
        box, area = self.row(ctx, page, area, texts("settings-silence"), ctx.viewport.pick(1.7, 1.8, 2.0))
        self.ballots(
            page,
            box,
            [
                ("muted", texts("settings-muted"), options.muted, self.flipper("muted", options.muted)),
                (
                    "background",
                    texts("settings-background"),
                    options.mute_background,
                    self.flipper("mute_background", options.mute_background),
                ),
            ],
        )
        self._sample(ctx, page, area)

    def _louder(self, key: str) -> Callable[[float], None]:
        def set_to(value: float) -> None:
            self.change(**{key: value})
            if key != "ambience":  # the ambience is heard without a sample
                self.screen.app.sounds.play("turn")

        return set_to

    def _sample(self, ctx: Context, page: Node, area: Rect) -> None:
        texts, sounds = self.texts, self.screen.app.sounds
        page.add(Hairline(area.take_top(1)[0]))
        pad = ctx.viewport.pick(20.0, 12.0, 8.0)
        box, area = area.trim(top=pad).take_top(ctx.viewport.pick(52.0, 40.0, 34.0), pad)
        box = self.beside(ctx, box)
        width, _ = Button.natural(ctx, texts("settings-sound-sample"), True)
        page.add(
            Button(
                box._replace(w=width),
                texts("settings-sound-sample"),
                kind="raised",
                icon="volume-2",
                on_click=self._play,
                id="settings.sample",
                reason=self._why_silent(),
            )
        )
        note = sounds.problem if sounds.possible else texts("settings-no-sound")
        if note:
            page.add(Paragraph(self.beside(ctx, area), note, "text", "muted", id="settings.sound-note"))

    def _why_silent(self) -> str:
        """Why nothing would be heard now, or an empty text."""
        texts, options = self.texts, self.screen.app.options
        if not self.screen.app.sounds.possible:
            return texts("settings-no-sound")
        if options.muted or not options.volume * options.effects:
            return texts("settings-silent-now")
        return ""

    def _play(self) -> None:
        self.screen.app.sounds.play("fanfare")
