"""Where a word longer than its line may be cut: between syllables, guessed from the spelling.

One rule serves every language of the game: a syllable begins with the last consonant before a vowel, and letters that
stand for one sound stay together (Osta-teczne, Stim-men, Schatten-kabi-nett).  There is no dictionary; a text
that needs another cut has a soft hyphen.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_ONE_SOUND: Final = ("sch", "ch", "ck", "ph", "th", "qu", "gn", "cz", "sz", "rz", "dz")
_WITH_LIQUID: Final = re.compile(r"(?:[bcfgkp][lr]|[dtv]r)$")
"""Some consonants begin a syllable together with l or r: pro-gramme."""
_LEAST: Final = 3
"""Least number of letters on each side of a cut."""


def syllable_break(word: str, most: int) -> int:
    """Number of letters before the last possible cut, at most ``most``; 0 if there is no cut."""
    plain = [_plain(letter) for letter in word]
    for cut in range(min(most, len(word) - _LEAST), _LEAST - 1, -1):
        if _begins_syllable(plain, cut) and any(_is_vowel(letter) for letter in plain[:cut]):
            return cut
    return 0


def _begins_syllable(plain: list[str], cut: int) -> bool:
    """Whether a syllable begins exactly at the cut, with all its first consonants behind the cut."""
    if not all(letter.isalpha() for letter in plain[cut - _LEAST : cut + _LEAST]):
        return False
    nucleus = cut
    while nucleus < len(plain) and not _is_vowel(plain[nucleus]):
        nucleus += 1
    if nucleus in (cut, len(plain)):
        return False
    return nucleus - cut == _onset("".join(plain[:nucleus]))


def _onset(before: str) -> int:
    """Number of letters before a vowel that belong to its syllable."""
    for sound in _ONE_SOUND:
        if before.endswith(sound):
            return len(sound)
    return 2 if _WITH_LIQUID.search(before) else 1


def _is_vowel(letter: str) -> bool:
    return letter in "aeiouy"


def _plain(letter: str) -> str:
    """A letter without its marks: ó, ü and é are vowels as well."""
    return unicodedata.normalize("NFD", letter)[0].lower()
