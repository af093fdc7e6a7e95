"""Spaces at which no line may end: behind the one-letter words of Polish, before units, behind "no." and "phase".

The catalogue has plain spaces, so that translators need not think of it; every finished text gets its no-break spaces
here.  Code that draws text does not break lines there.
"""

from __future__ import annotations

import re
from typing import Final

from macher.i18n.numbers import NBSP

__all__ = ["kept_together"]

_ALL: Final = re.compile(
    r"(?<=\d) (?=(?:€|DM|%|VP|SP|PZ|PV|kB|MB|h)(?!\w))"  # a figure and its unit
    r"|(?:(?<=\bno\.)|(?<=\bNr\.)|(?<=\bnr)|(?<=\bn°)) (?=\d)"  # no. 3
)

_PHASES: Final = re.compile(r"\b([Pp]hase[ns]?|[Ff]az(?:a|y|ie|ę)) (?=\d)")
"""The number of a phase belongs to the word before it and is no count of what follows: in Phase 4 gekauft."""

_POLISH: Final = re.compile(r"(?<!\w)([aiouwzAIOUWZ]) (?=\S)")
"""Words of one letter must not end a line: w Hessen, i FDP."""


def kept_together(text: str, lang: str) -> str:
    """The text of a language with no-break spaces where its lines may not end."""
    text = _PHASES.sub(rf"\1{NBSP}", _ALL.sub(NBSP, text))
    return _POLISH.sub(rf"\1{NBSP}", text) if lang == "pl" else text
