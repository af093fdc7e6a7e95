"""No font lacks a character that the game writes: its texts in every language and all number formats."""

import pytest
from babel.numbers import format_currency
from fontTools.ttLib import TTFont

from macher.resources import asset, localization
from macher.ui.paint.fonts import SUBSTITUTES

FONTS = sorted(asset("fonts").glob("*.ttf"))
LANGUAGES = ("en", "de", "pl", "fr")
SIGNS = "→−×+…–·•€½%₀°'’„“”«»ÄÖÜäöüßẞĄĆĘŁŃÓŚŹŻąćęłńóśźżÀÂÇÉÈÊËÎÏÔÙÛŸŒàâçéèêëîïôùûÿœ\u00a0\u202f\u2212"


def _written() -> set[str]:
    letters = set(SIGNS)
    for path in localization().rglob("*.ftl"):
        letters |= set(path.read_text(encoding="utf-8"))
    for language in LANGUAGES:
        for amount in (0, 5, 1000, 12345, 1234567, -5000):
            letters |= set(format_currency(amount, "EUR", locale=language))
    drawn = {part for letter in letters for part in letter.translate(SUBSTITUTES)}
    # Invisible marks of the message files.
    return drawn - {"\n", "\t", "\r", "\u2068", "\u2069"}


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_every_character_has_a_glyph(path):
    known = TTFont(path).getBestCmap()
    missing = sorted(letter for letter in _written() if ord(letter) not in known)
    assert not missing, [f"U+{ord(letter):04X} {letter}" for letter in missing]


def test_all_fonts_are_there():
    assert len(FONTS) == 8
