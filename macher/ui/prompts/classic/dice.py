"""What dice may bring, in words for the prompts: from the least to the most, and on average."""

from __future__ import annotations

from macher.i18n.numbers import decimal
from macher.ui.prompts.base import Desk


def _faces(desk: Desk) -> tuple[int, ...]:
    dice = desk.edition.capabilities.dice
    return dice.faces if dice is not None else (0,)


def sum_average(desk: Desk, dice: int) -> float:
    """Expected sum of so many dice."""
    faces = _faces(desk)
    return dice * sum(faces) / len(faces)


def highest_average(desk: Desk, dice: int) -> float:
    """Expected value of the highest of so many dice."""
    faces = sorted(_faces(desk))
    rolls: float = sum(face * ((at + 1) ** dice - at**dice) for at, face in enumerate(faces))
    return float(rolls) / float(len(faces) ** dice)


def average(desk: Desk, value: float) -> str:
    """An expectation as it is written: 3.5."""
    return decimal(round(value, 1), desk.texts.lang)


def spread(desk: Desk, members: int, dice: int, *, lost: bool = False) -> str:
    """Members after a roll, from the fewest to the most: 9–19; never below zero."""
    faces, texts = _faces(desk), desk.texts
    low, high = members + dice * min(faces), members + dice * max(faces)
    if lost:
        low, high = max(0, members - max(faces)), max(0, members - min(faces))
    return texts.number(low) if low == high else f"{texts.number(low)}–{texts.number(high)}"
