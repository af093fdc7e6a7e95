"""The page of the settings about language and numbers: which language, and how large numbers are grouped in it."""

from __future__ import annotations

from typing import Final

from macher.i18n import available_languages, numbers
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, at_most
from macher.ui.screens.settings_rows import SettingsPage
from macher.ui.widgets import Segment

__all__ = ["LanguagePage"]

MOST_SEGMENTS: Final = 4
"""Most languages side by side; more stand in a list."""
_SAMPLE: Final = 1_234_000


class LanguagePage(SettingsPage):
    """Both take effect at once, also in the log of the game that is going on."""

    def parts(self, kit: Kit) -> list[Part]:
        texts, prefer = self.texts, self.program.prefer
        said, numbers_said = texts("menu-language"), texts("settings-numbers")
        languages = [Segment(language.code, language.name) for language in available_languages()]
        if len(languages) > MOST_SEGMENTS:
            listed = kit.dropdown(languages, texts.lang, prefer.language, id="language", name=said)
            language = self.row(kit, said, at_most(listed, kit.step("field")))
        else:
            language = self.choice(kit, "language", said, languages, texts.lang, prefer.language)
        styles = [Segment("", texts("settings-numbers-language"), short=said)]
        styles += [Segment(style, numbers.integer(_SAMPLE, style)) for style in numbers.STYLES]
        sample = kit.words(texts("settings-sample", money=texts.money(_SAMPLE)), "text", height=kit.step("control"))
        return [
            *language,
            *self.choice(kit, "numbers", numbers_said, styles, self.program.settings.numbers, prefer.numbers),
            *self.row(kit, texts("settings-preview"), sample),
        ]
