"""Where a word longer than its line may be cut: by the patterns of its language, as Liang's method for TeX finds them.

The patterns are the dictionaries of LibreOffice that the package ``pyphen`` brings.  They are read here, as LibreOffice
itself reads them, and not by that package: it knows nothing of their levels, cuts German words wrongly because of that
(Schwa-rzarbeit) and takes most of a second to load them.  A dictionary is loaded when a word of its language is cut for
the first time; its patterns stay text until a word needs them.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from importlib.util import find_spec
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Final

DICTIONARIES: Final = {"en": "hyph_en_US.dic", "de": "hyph_de_DE.dic", "pl": "hyph_pl_PL.dic", "fr": "hyph_fr.dic"}
"""The file with the patterns of each language; other languages have none."""
_LEAST: Final = 3
"""Least number of letters on each side of a cut."""
_LEAST_OF_PART: Final = 2
"""The same beside the cuts between the parts of a compound."""
_NEXT_LEVEL: Final = b"\nNEXTLEVEL\n"
"""Behind it stand the patterns for the parts into which those before it cut a word: first compounds, then syllables."""
_DIGITS: Final = b"0123456789"
_ONE_BYTE: Final = "cp1252"
"""The letters of English and French, each in one byte."""
_KEPT: Final = 4_000
"""Words whose cuts are remembered."""


def _cuts(hyphenated: str) -> tuple[int, ...]:
    """Numbers of letters before each hyphen."""
    lengths = accumulate(len(part) for part in hyphenated.split("-")[:-1])
    return tuple(lengths)


_EXCEPTIONS: Final = {
    word.replace("-", ""): _cuts(word)
    for word in ("chef-redak-teu-rin", "kern-ener-gie", "punkte-an-teil", "start-spie-ler-ge-bot", "zwi-schen-ab-lage")
}
"""German words of the game that the patterns cut in the wrong places, or not at all."""


def has_dictionary(lang: str) -> bool:
    """Whether the words of a language can be cut between syllables in this installation."""
    return bool(_levels(lang))


def hyphen_before(word: str, most: int, lang: str) -> int:
    """Number of letters before the last possible cut, at most ``most``; 0 if there is no cut."""
    return max((cut for cut in syllables(word, lang) if cut <= most), default=0)


@lru_cache(maxsize=_KEPT)
def syllables(word: str, lang: str) -> tuple[int, ...]:
    """Numbers of letters before each possible cut of a word; only its letters count, not the signs around it."""
    letters = [at for at, letter in enumerate(word) if letter.isalpha()]
    if not letters:
        return ()
    first, end = letters[0], letters[-1] + 1
    inner = word[first:end].lower()
    known = _EXCEPTIONS.get(inner)
    if known is not None:
        return tuple(first + cut for cut in known)
    cuts = [0, end - first]
    for level in _levels(lang):
        parts = list(pairwise(cuts))
        cuts = sorted({*cuts, *(begin + cut for begin, stop in parts for cut in level.cuts(inner[begin:stop]))})
    return tuple(first + cut for cut in cuts[1:-1] if _LEAST <= cut <= len(inner) - _LEAST)


@lru_cache(maxsize=len(DICTIONARIES))
def _levels(lang: str) -> tuple[_Level, ...]:
    """The patterns of a language; none if it has no dictionary here."""
    package = find_spec("pyphen")  # found without importing it, which lists all its dictionaries
    if lang not in DICTIONARIES or package is None or not package.submodule_search_locations:
        return ()
    try:
        written = Path(package.submodule_search_locations[0], "dictionaries", DICTIONARIES[lang]).read_bytes()
    except OSError:  # words are cut anyhow where the line ends
        return ()
    head, _, patterns = written.replace(b"\r", b"").partition(b"\n")
    encoding = head.decode("ascii").strip()
    if encoding == "UTF-8":
        patterns, encoding = patterns.decode().encode(_ONE_BYTE, "replace"), _ONE_BYTE
    return tuple(_Level(part, encoding) for part in patterns.split(_NEXT_LEVEL))


class _Level:
    """Patterns by their letters.  In ``1ba`` the odd number cuts before *ba*; a higher even one of another forbids it.

    Files of this kind are made for a machine that reads a word letter by letter and minds only the longest beginning of
    a pattern that it has just read, so only that one counts at each letter, even if shorter patterns end there as well.
    """

    def __init__(self, patterns: bytes, encoding: str) -> None:
        """``encoding`` has one byte for each letter: bytes are split and sorted in half the time of text."""
        self._encoding = encoding
        letters = patterns.translate(None, _DIGITS).split(b"\n")
        self._patterns = dict(zip(letters, patterns.split(b"\n"), strict=True))
        self._sorted = sorted(self._patterns)

    def cuts(self, part: str) -> list[int]:
        """Numbers of letters before each cut of a part of a word."""
        text = f".{part}.".encode(self._encoding, "replace")
        values, start = [0] * (len(text) + 1), 0
        for end in range(1, len(text) + 1):
            while start < end and not self._begins_pattern(text[start:end]):
                start += 1
            place = start
            for sign in self._patterns.get(text[start:end], b""):
                if sign in _DIGITS:
                    values[place] = max(values[place], sign - _DIGITS[0])
                else:
                    place += 1
        inner = range(_LEAST_OF_PART, len(part) - _LEAST_OF_PART + 1)
        return [cut for cut in inner if values[cut + 1] % 2]

    def _begins_pattern(self, text: bytes) -> bool:
        at = bisect_left(self._sorted, text)
        return at < len(self._sorted) and self._sorted[at].startswith(text)
