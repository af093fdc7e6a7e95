"""Finding words in texts, without regard to case, accents and kinds of spaces."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

__all__ = ["fold", "holds", "spans", "words_of_query"]

_LETTERS: Final = {"ł": "l", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "’": "'", "−": "-", "–": "-"}
"""Letters and signs that Unicode does not split into a base and an accent."""


@lru_cache(maxsize=8192)
def _folded(text: str) -> tuple[str, tuple[int, ...]]:
    """The folded text, and for each of its characters the index of its origin in the text."""
    out: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        for each in unicodedata.normalize("NFKD", letter.casefold()):
            if unicodedata.combining(each) or each == "\u00ad":  # a soft hyphen is no letter
                continue
            plain = _LETTERS.get(each, " " if each.isspace() else each)
            out.append(plain)
            places += [place] * len(plain)
    return "".join(out), tuple(places)


def fold(text: str) -> str:
    """Lower case without accents: "Żółw" and "zolw" are the same."""
    return _folded(text)[0]


def words_of_query(query: str) -> tuple[str, ...]:
    """The words that are looked for, folded, each once."""
    return tuple(dict.fromkeys(fold(query).split()))


def holds(text: str, words: Sequence[str]) -> bool:
    """Whether a text holds all these folded words, at least as parts of words."""
    folded = fold(text)
    return bool(words) and all(word in folded for word in words)


def spans(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Where the folded words stand in a text, as ranges of its characters that do not overlap."""
    folded, places = _folded(text)
    marked: set[int] = set()
    for word in words:
        at = folded.find(word) if word else -1
        while at >= 0:
            marked.update(places[at : at + len(word)])
            at = folded.find(word, at + 1)
    found: list[tuple[int, int]] = []
    for place in sorted(marked):
        if found and found[-1][1] == place:
            found[-1] = found[-1][0], place + 1
        else:
            found.append((place, place + 1))
    return found
