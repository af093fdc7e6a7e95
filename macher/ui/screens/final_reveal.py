"""The final scores revealed source by source, in the order in which the rulebook counts them (EN19 section 07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.ui.screens.final_facts import Standing, Standings

__all__ = ["PAUSE", "REVEAL", "Reveal"]

_ELECTIONS: Final = ("votes", "bonus")
"""Sources that are counted together, since the elections are known already."""
PAUSE: Final = 0.2
"""Seconds between two sources, for reading the first."""
REVEAL: Final = 0.6
"""Seconds in which the points of a source grow."""


class Reveal:
    """How far the counting has come: `at` is the number of the running step, `share` the part of it done (0 to 1)."""

    def __init__(self, sources: Sequence[str]) -> None:
        self.sources = tuple(sources)
        known = tuple(source for source in sources if source in _ELECTIONS)
        self.steps = (known, *((source,) for source in sources if source not in _ELECTIONS))
        self.at, self.share = len(self.steps), 1.0

    @property
    def over(self) -> bool:
        """Whether everything is counted."""
        return self.at >= len(self.steps)

    @property
    def source(self) -> str:
        """The first source of the running step; empty at the end."""
        return "" if self.over else self.steps[self.at][0]

    def points(self, row: Standing) -> int:
        """Points of a party counted so far; a source counts in full as soon as its movement begins."""
        counted = {each for step in self.steps[: self.at + 1] for each in step}
        return sum(points for source, points in zip(self.sources, row.scored, strict=True) if source in counted)

    def length(self, row: Standing) -> float:
        """Points that the party's bar has reached."""
        if self.over:
            return float(row.total)
        now = sum(row.scored[self.sources.index(each)] for each in self.steps[self.at])
        return self.points(row) - now * (1 - self.share)

    def order(self, facts: Standings) -> tuple[Standing, ...]:
        """By points once they are known, before that in the order of the seats."""
        return facts.rows if self.over else tuple(sorted(facts.rows, key=lambda row: row.seat))
