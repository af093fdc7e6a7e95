"""Shortens a line that has no room even in its shortest words: by what it says, and never within a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

_CLAUSES: Final = (" · ", "; ", ", ", " (")
"""What a part of a line begins with that can be left out."""
_ENDS: Final = " ,;·(:"


def without_clauses(text: str) -> Iterator[str]:
    """The text without its last part, without its last two, and so on; dots stand for what is left out."""
    cut = len(text)
    while (cut := max(text.rfind(mark, 0, cut) for mark in _CLAUSES)) > 0:
        yield text[:cut].rstrip(_ENDS) + " …"


def without_words(text: str) -> Iterator[str]:
    """The text without its last word, without its last two, and so on; dots stand for what is left out."""
    cut = len(text)
    while (cut := text.rfind(" ", 0, cut)) > 0:
        yield text[:cut].rstrip(_ENDS) + " …"


def shortened(text: str, fits: Callable[[str], bool]) -> str:
    """The text, as much of it as fits: whole, without parts, without words.  A word too long for itself is cut."""
    if fits(text):
        return text
    for ways in (without_clauses, without_words):
        for form in ways(text):
            if fits(form):
                return form
    word = text.split(" ", 1)[0]
    while len(word) > 1 and not fits(word + "…"):
        word = word[:-1]
    return word.rstrip(_ENDS) + "…"
