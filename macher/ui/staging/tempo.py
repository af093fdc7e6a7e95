"""How fast reveals are told: in full, shortened, in still pictures, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from macher.ui.staging.reveal import REST, Beat, Reveal

__all__ = ["REST", "Tempo", "elapsed", "lasts", "tempo_for"]

Tempo = Literal["full", "short", "still", "line"]

_FIRST: Final = 0.3
"""Seconds of the first picture, if a reveal is shortened."""
_STILL: Final = 1.2
"""Seconds of each picture with reduced motion."""
_LINE: Final = 1.8
"""Seconds of a reveal that is told in a line."""
_MANY: Final = 2
"""Reveals one after the other that are told in full; those behind them are shortened."""


def tempo_for(choice: str, reduced: bool, number: int) -> Tempo:
    """How the reveal with this number in a row (from 0) is told; `choice` is `full` or `short`."""
    if choice == "short" or number >= _MANY:
        return "short"
    return "still" if reduced else "full"


def lasts(reveal: Reveal, tempo: Tempo) -> float:
    """Seconds from its beginning until it goes away."""
    if tempo == "full":
        return reveal.seconds + reveal.rest
    if tempo == "line":
        return _LINE
    return _FIRST + REST if tempo == "short" else _STILL * len(_ends(reveal.beats))


def elapsed(reveal: Reveal, tempo: Tempo, since: float) -> float:
    """The time within the reveal that is shown so many seconds after its beginning."""
    if tempo == "full":
        return min(since, reveal.seconds)
    if tempo == "line":
        return reveal.seconds
    if tempo == "short":
        return 0.0 if since < _FIRST else reveal.seconds
    ends = _ends(reveal.beats)
    return ends[min(int(since / _STILL), len(ends) - 1)]


def _ends(beats: Sequence[Beat]) -> list[float]:
    """The moments at which everything that has begun stands still: at most four, the last one is the end."""
    ends = sorted({max(each.at + each.takes for each in beats if each.at <= beat.at) for beat in beats})
    if len(ends) <= 3:
        return ends
    return [ends[0], ends[len(ends) // 2], ends[-1]]
