"""The final scores revealed source by source, in the order in which the rulebook counts them (EN19 section 07)."""

from __future__ import annotations

from typing import Final

from macher.ui.screens.final_facts import SOURCES, Standing, Standings

__all__ = ["PAUSE", "REVEAL", "STEPS", "Reveal"]

STEPS: Final = (("votes", "bonus"), ("presence",), ("base",), ("money",))
"""Sources that are counted together: the elections are known already, then comes what counts at the end."""
PAUSE: Final = 0.2
"""Seconds that a source waits for the one before to be read."""
REVEAL: Final = 0.6
"""Seconds in which the points of a source grow."""


class Reveal:
    """How far the counting has come: `at` is the number of the step that goes on, `share` its part (0 to 1)."""

    def __init__(self) -> None:
        self.at, self.share = len(STEPS), 1.0

    @property
    def over(self) -> bool:
        """Whether everything is counted."""
        return self.at >= len(STEPS)

    @property
    def source(self) -> str:
        """The first source of the step that goes on; empty at the end."""
        return "" if self.over else STEPS[self.at][0]

    def points(self, row: Standing) -> int:
        """Points of a party as far as they are counted; those being counted are in from the start of their movement."""
        return sum(row.scored[SOURCES.index(each)] for step in STEPS[: self.at + 1] for each in step)

    def length(self, row: Standing) -> float:
        """Points that the party's bar has reached."""
        if self.over:
            return float(row.total)
        now = sum(row.scored[SOURCES.index(each)] for each in STEPS[self.at])
        return self.points(row) - now * (1 - self.share)

    def order(self, facts: Standings) -> tuple[Standing, ...]:
        """By points once they are known, before that in the order of the seats."""
        return facts.rows if self.over else tuple(sorted(facts.rows, key=lambda row: row.seat))
