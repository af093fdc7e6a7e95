"""The time axis of a replay: a column for each phase, the same width in all rounds, and the moments inside it."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from macher.ui.features.ending.door import Column
from macher.ui.layout import Rect

_SETUP_WEIGHT: Final = 1.7
"""Width of the set-up, as a multiple of a phase's column."""


class Axis:
    """Columns in a place; x is in logical pixels."""

    def __init__(self, found: tuple[Column, ...], rect: Rect) -> None:
        self.columns, self.rect = found, rect
        weights = [_SETUP_WEIGHT if not column.round else 1.0 for column in found]
        self.unit = rect.w / max(1.0, sum(weights))
        """Width of a phase."""
        self._xs: list[float] = []
        x = rect.x
        for weight in weights:
            self._xs.append(x)
            x += weight * self.unit
        self._xs.append(x)
        self._starts = [column.start for column in found]

    def box(self, at: int) -> tuple[float, float]:
        """Left edge and width of a column."""
        return self._xs[at], self._xs[at + 1] - self._xs[at]

    def column_at(self, moment: int) -> int:
        """The column of a moment."""
        return max(0, bisect_right(self._starts, moment) - 1)

    def x(self, moment: int) -> float:
        """Where a moment stands."""
        at = self.column_at(moment)
        column, (left, width) = self.columns[at], self.box(at)
        return left + width * (moment - column.start + 0.5) / max(1, column.end - column.start)

    def moment(self, x: float) -> int:
        """The moment that stands nearest to a place."""
        at = min(max(0, bisect_right(self._xs, x) - 1), len(self.columns) - 1)
        column, (left, width) = self.columns[at], self.box(at)
        share = min(max(0.0, (x - left) / width), 1.0)
        return min(column.end - 1, column.start + int(share * (column.end - column.start)))

    def rounds(self) -> list[tuple[int, float, float]]:
        """Number, left edge and right edge of each round, the set-up as 0."""
        out: list[tuple[int, float, float]] = []
        for at, column in enumerate(self.columns):
            left, width = self.box(at)
            if out and out[-1][0] == column.round:
                out[-1] = (column.round, out[-1][1], left + width)
            else:
                out.append((column.round, left, left + width))
        return out
