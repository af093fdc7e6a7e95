"""The pseudo-language: English with accents and 40 % more letters, made at run time.

It makes three faults visible at once: texts that do not come from the catalogue have no accents, places too narrow for
a long language overflow, and a text that was cut off lacks a bracket.  Its code is that of CLDR's private
pseudo-locale; it has no folder, so no list of languages offers it.
"""

from __future__ import annotations

from typing import Final

CODE: Final = "qps"
"""What `Texts.load` takes; ``pseudo`` is its name on the command line."""

NAME: Final = "pseudo"
SOURCE: Final = "en"
"""The language whose texts, plural forms and number formats it takes."""

LONGER_BY: Final = 0.4
OPENING: Final = "["
CLOSING: Final = "]"
"""Square brackets, as all fonts have them; missing keys have other marks: ⟦key⟧."""

_ACCENTS: Final = str.maketrans("aAcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ", "áÅçÇďĎéÉğĞĥĤíÎĵĴķĶľĽñÑöÖřŘšŠťŤüÛŵŴýÝžŽ")
_VOWELS: Final = frozenset("aeiouyAEIOUY")
_FILLER: Final = "ö"
"""Letter that makes a text without vowels longer."""


def pseudo_text(text: str, spared: int = 0) -> str:
    """A piece of text with accents, and longer: vowels are repeated until the length is right.

    Spaces and signs stay as they are, so that lines break where English ones do.  The text grows by ``spared`` letters
    less, to make room for the brackets.
    """
    letters = sum(letter.isalpha() for letter in text)
    missing = max(0, round(letters * LONGER_BY + 0.5) - spared) if letters else 0
    vowels = sum(letter in _VOWELS for letter in text)
    grown, due = [], 0
    for letter in text:
        grown.append(letter)
        if letter in _VOWELS:
            due += missing
            grown.append(letter.lower() * (due // vowels))
            due %= vowels
    if missing and not vowels:
        grown.append(_FILLER * missing)
    return accented("".join(grown))


def accented(text: str) -> str:
    """A text with accents on its letters, as long as before."""
    return text.translate(_ACCENTS)
