"""The page of the settings about language and numbers: which language, and how large numbers are grouped in it."""

from __future__ import annotations

from typing import Final

from macher.i18n import available_languages, numbers
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.widgets import Dropdown, Label, Segment

__all__ = ["LanguagePage"]

MOST_SEGMENTS: Final = 4
"""Most languages side by side; more stand in a list."""
_SAMPLE: Final = 1_234_000


class LanguagePage(SettingsPage):
    """Both take effect at once, also in the log of the game that is going on."""

    def build(self, ctx: Context, page: Node, area: Rect) -> None:
        texts = self.texts
        box, area = self.row(ctx, page, area, texts("menu-language"))
        languages = [Segment(language.code, language.name) for language in available_languages()]
        if len(languages) > MOST_SEGMENTS:
            page.add(
                Dropdown(
                    box.take_top(self.line(ctx))[0]._replace(w=min(box.w, 360.0)),
                    languages,
                    texts.lang,
                    self.program.prefer.language,
                    id="language",
                    name=texts("menu-language"),
                )
            )
        else:
            self.segments(
                ctx, page, box, "language", texts("menu-language"), languages, texts.lang, self.program.prefer.language
            )
        box, area = self.row(ctx, page, area, texts("settings-numbers"))
        styles = [Segment("", texts("settings-numbers-language"), short=texts("menu-language"))]
        styles += [Segment(style, numbers.integer(_SAMPLE, style)) for style in numbers.STYLES]
        self.segments(
            ctx,
            page,
            box,
            "numbers",
            texts("settings-numbers"),
            styles,
            self.program.settings.numbers,
            self.program.prefer.numbers,
        )
        box, _ = self.row(ctx, page, area, texts("settings-preview"))
        page.add(Label(box, texts("settings-sample", money=texts.money(_SAMPLE)), "text"))
