"""The machine's half of the blind test: who counts what characters do can name the one behind a few decisions.

The reader learns from two thirds of the games how often each character gives each sign, and names those of the other
third (naive Bayes), three times with another third.  It counts better than a person does and sees less why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import chain
from math import log, sqrt
from typing import Final, NamedTuple

from macher.ai.kinds import STYLES
from macher.ai.signs import Sign
from macher.engine.chance import Stream

FOLDS: Final = 3
FEW: Final = 6
"""Fewest decisions with which a seat is read."""
UNSEEN: Final = 0.5
"""How often a sign counts as given that a character never gave."""
_STREAM: Final = 8811
"""Number of the random stream that draws decisions."""


class Seat(NamedTuple):
    """A character in a game, and the signs of its decisions, each with at least one."""

    game: int
    style: str
    decisions: Sequence[Sequence[Sign]]


class Read(NamedTuple):
    """How often characters were named rightly."""

    share: float
    error: float
    """One standard error."""
    seats: int
    by_style: dict[str, float]
    """Share of each character."""


class _Habits:
    """How often each character gives each sign."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._given = {style: Counter[Sign]() for style in STYLES}
        for seat in seats:
            self._given[seat.style].update(sign for signs in seat.decisions for sign in signs)
        answers = Counter(sign[0] for sign in set().union(*self._given.values()))
        self._answers = {kind: max(1, count) for kind, count in answers.items()}
        self._asked = {style: _by_kind(given) for style, given in self._given.items()}

    def likeliest(self, signs: Sequence[Sign]) -> str:
        """The character that most likely gave these signs."""
        return max(STYLES, key=lambda style: sum(self._chance(style, sign) for sign in signs))

    def _chance(self, style: str, sign: Sign) -> float:
        answers = self._answers.get(sign[0], 1)
        return log((self._given[style][sign] + UNSEEN) / (self._asked[style][sign[0]] + UNSEEN * answers))


def _by_kind(given: Counter[Sign]) -> Counter[str | int | bool]:
    asked: Counter[str | int | bool] = Counter()
    for sign, count in given.items():
        asked[sign[0]] += count
    return asked


def read(seats: Sequence[Seat], most: int | None = None, without: Collection[str] = ()) -> Read:
    """Names every seat by so many of its decisions, drawn by chance, or by all; some kinds of decisions left out."""
    seats = [_left(seat, without) for seat in seats]
    asked: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for fold in range(FOLDS):
        habits = _Habits([seat for seat in seats if seat.game % FOLDS != fold])
        stream = Stream(_STREAM, fold)
        for seat in seats:
            if seat.game % FOLDS != fold or len(seat.decisions) < FEW:
                continue
            drawn = list(seat.decisions)
            stream.shuffle(drawn)
            asked[seat.style] += 1
            right[seat.style] += habits.likeliest(list(chain(*drawn[:most]))) == seat.style
    count = asked.total()
    share = right.total() / count if count else 0.0
    error = sqrt(share * (1 - share) / count) if count else 0.0
    return Read(share, error, count, {style: right[style] / asked[style] for style in STYLES if asked[style]})


def _left(seat: Seat, without: Collection[str]) -> Seat:
    """The seat without decisions of some kinds, which the first sign names."""
    return seat._replace(decisions=[signs for signs in seat.decisions if signs[0][0] not in without])
