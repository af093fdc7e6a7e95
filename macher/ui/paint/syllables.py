"""Where a word that is longer than its line may be cut: between syllables, as far as spelling tells.

One rule serves every language of the game: a syllable begins with the last consonant before a vowel, and letters that
stand for one sound stay together (Osta-teczne, Stim-men, Schatten-kabi-nett).  It knows no dictionary, so a text that
needs another cut has a soft hyphen.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

__all__ = ["syllable_break"]

_ONE_SOUND: Final = ("sch", "ch", "ck", "ph", "th", "qu", "gn", "cz", "sz", "rz", "dz")
_WITH_LIQUID: Final = re.compile(r"(?:[bcfgkp][lr]|[dtv]r)$")
"""Some consonants begin a syllable together with l or r: pro-gramme."""
_LEAST: Final = 3
"""Letters that stand at least on each side of a cut."""


def syllable_break(word: str, most: int) -> int:
    """How many letters of the word, at most ``most``, stand before the last fitting cut; 0 if there is none."""
    plain = [_plain(letter) for letter in word]
    for cut in range(min(most, len(word) - _LEAST), _LEAST - 1, -1):
        if _begins_syllable(plain, cut) and any(_is_vowel(letter) for letter in plain[:cut]):
            return cut
    return 0


def _begins_syllable(plain: list[str], cut: int) -> bool:
    """Whether letters follow that begin a syllable, and none of them was left behind."""
    if not all(letter.isalpha() for letter in plain[cut - _LEAST : cut + _LEAST]):
        return False
    nucleus = cut
    while nucleus < len(plain) and not _is_vowel(plain[nucleus]):
        nucleus += 1
    if nucleus in (cut, len(plain)):
        return False
    return nucleus - cut == _onset("".join(plain[:nucleus]))


def _onset(before: str) -> int:
    """How many of the letters before a vowel begin its syllable."""
    for sound in _ONE_SOUND:
        if before.endswith(sound):
            return len(sound)
    return 2 if _WITH_LIQUID.search(before) else 1


def _is_vowel(letter: str) -> bool:
    return letter in "aeiouy"


def _plain(letter: str) -> str:
    """A letter without its marks: ó, ü and é are vowels as well."""
    return unicodedata.normalize("NFD", letter)[0].lower()
