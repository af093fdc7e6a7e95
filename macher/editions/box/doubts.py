"""What is odd about a figure while it is typed in: it is asked about, never refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from macher.editions.box.fields import Card, Field, Page, Value
from macher.rules.cards import PARTIES

__all__ = ["NO_NUMBER", "Doubt", "bounds", "doubt_of"]

_BACK: Final = 2
_BOARDS: Final = 4
_FAR: Final = 3
"""How far beyond a third of the maximum a number may be from the reconstruction before it is asked about."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A text key behind ``box-doubt-`` with its arguments; states and parties are given by their keys."""

    reason: str
    args: Mapping[str, int | str] = field(default_factory=dict)


NO_NUMBER: Final = Doubt("number")
"""What was typed in is none yet."""
Sure = Mapping[str, Value]
"""Figures by path that are typed in or known from a rulebook."""


def bounds(page: Page, card: Card, of: Field, sure: Sure) -> tuple[int, int]:
    """The least and the greatest number that the figures around it leave."""
    series = [each for each in page.fields() if each.series == of.series] if of.series else [of]
    at = next((place for place, each in enumerate(series) if each.path == of.path), 0)
    low, high = of.low, of.high
    top = sure.get(f"{card.key}.maximum") if of.series == card.key else None
    if isinstance(top, int):
        high = min(high, top)
    for place, other in enumerate(series):
        value = sure.get(other.path)
        if place == at or not isinstance(value, int):
            continue
        gap = of.step * abs(place - at)
        if (place < at) == (of.rises > 0):
            low = max(low, value + gap)
        else:
            high = min(high, value - gap)
    if of.path == f"{card.key}.maximum":
        points = [sure.get(each.path) for each in card.fields if each.series == card.key]
        low = max([low, *(value for value in points if isinstance(value, int))])
    return low, high


def doubt_of(page: Page, card: Card, of: Field, value: Value, sure: Sure, guess: Value) -> Doubt | None:
    """What is odd about a value, or ``None``; ``guess`` is what the game would take without it."""
    others = {path: each for path, each in sure.items() if path not in of.paths}
    if isinstance(value, tuple):
        return _row(of, value)
    if isinstance(value, str):
        return _chosen(page, card, of, value, others)
    low, high = bounds(page, card, of, others)
    if not low <= value <= high:
        if low > high:
            return Doubt("between")
        least = value < low and high == of.high
        return Doubt("least", {"low": low}) if least else Doubt("order", {"low": low, "high": high})
    if value % of.unit:
        return Doubt("unit", {"unit": of.unit})
    if page.key == "polls":
        return _change(card, of, value, others)
    if of.path.endswith(".maximum") and page.key == "lands":
        other = _same_maximum(page, of, value, others)
        if other:
            return Doubt("same-maximum", {"land": other})
    if page.key in ("lands", "presence", "national") and isinstance(guess, int):
        room = max(guess, 0) // _FAR + _FAR
        if abs(value - guess) > room:
            return Doubt("far", {"guess": guess})
    return None


def _same_maximum(page: Page, of: Field, value: int, sure: Sure) -> str:
    """The key of another state that is known to have this maximum."""
    for card in page.cards:
        path = f"{card.key}.maximum"
        if path != of.path and sure.get(path) == value:
            return card.name
    return ""


def _row(of: Field, numbers: Sequence[int]) -> Doubt | None:
    """A scale rises and contains 0; rows of a state card begin at 0 and end at 50 at most."""
    if not numbers:
        return Doubt("row-empty")
    if any(after <= before for before, after in pairwise(numbers)):
        return Doubt("row-rises")
    if of.path == "trend.scale":
        return None if 0 in numbers else Doubt("row-zero")
    if numbers[0] != 0:
        return Doubt("row-first")
    return Doubt("row-last", {"high": of.high}) if numbers[-1] > of.high else None


def _chosen(page: Page, card: Card, of: Field, value: str, sure: Sure) -> Doubt | None:
    if page.key == "blocks":
        same = sum(sure.get(each.path) == value for each in card.fields if each.path != of.path)
        return Doubt("symbol", {"limit": _BOARDS}) if same + 1 > _BOARDS else None
    if of.path.endswith(".back"):
        change = sure.get(f"{card.key}.{value}")
        return Doubt("back", {"party": value}) if isinstance(change, int) and change != _BACK else None
    if of.path.endswith(".action") and value:
        twice = any(sure.get(each.path) == value for each in card.fields if each.path != of.path)
        return Doubt("action-twice") if twice else None
    return None


def _change(card: Card, of: Field, value: int, sure: Sure) -> Doubt | None:
    """Exactly one party of a poll with a back rises by two: the one on the back."""
    if not any(each.path == f"{card.key}.back" for each in card.fields):
        return None
    party = of.path.rsplit(".", 1)[-1]
    others = {each: sure.get(f"{card.key}.{each}") for each in PARTIES if each != party}
    back = sure.get(f"{card.key}.back")
    if value == _BACK:
        if _BACK in others.values():
            return Doubt("two-twice")
        return Doubt("back", {"party": str(back)}) if isinstance(back, str) and back != party else None
    if back == party:
        return Doubt("back", {"party": party})
    if None not in others.values() and _BACK not in others.values():
        return Doubt("two-missing")
    return None
