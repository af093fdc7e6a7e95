"""Election night as a sequence: what is told one after the other, and how far the telling has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from macher.ui.screens.election_facts import ElectionFacts

__all__ = ["LONGEST_SHOW", "ElectionShow", "Step", "steps_of"]

LONGEST_SHOW = 12.0
"""Seconds that the whole sequence takes at most."""

StepKind = Literal["title", "columns", "convert", "line", "table", "pairs", "verdict"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the show: something grows for a time, then nothing follows for a time (both in seconds)."""

    kind: StepKind
    which: int = 0
    """Seat that converts, or column of the table of points."""
    grows: float = 0.0
    stays: float = 0.0


def steps_of(facts: ElectionFacts) -> tuple[Step, ...]:
    """Title, votes, one conversion after the other, the line of the majority, points, coalitions, verdict."""
    steps = [Step("title", stays=0.6), Step("columns", grows=0.5, stays=0.25)]
    steps += [Step("convert", column.seat, 0.5, 0.25) for column in facts.columns if column.gained]
    steps.append(Step("line", grows=0.4, stays=0.4))
    steps += [Step("table", at, stays=0.5) for at in range(len(facts.figures))]
    if facts.pairs:
        steps.append(Step("pairs", grows=0.6, stays=0.8))
    return (*steps, Step("verdict"))


class ElectionShow:
    """Where the sequence stands: `at` is the number of the step that goes on, `share` how far it has come (0 to 1)."""

    def __init__(self, facts: ElectionFacts) -> None:
        self.steps = steps_of(facts)
        self.at = len(self.steps)
        self.share = 1.0

    @property
    def over(self) -> bool:
        """Whether everything has been told."""
        return self.at >= len(self.steps)

    @property
    def seconds(self) -> float:
        """How long the whole sequence takes."""
        return sum(step.grows + step.stays for step in self.steps)

    def finish(self) -> None:
        """Everything is told."""
        self.at, self.share = len(self.steps), 1.0

    def go_to(self, at: int) -> Step | None:
        """Begins a step; none is left behind the last one."""
        if at >= len(self.steps):
            self.finish()
            return None
        self.at, self.share = at, 0.0
        return self.steps[at]

    def grown(self, kind: StepKind, which: int = 0) -> float:
        """How far something has grown: 0 before its step, 1 after it; 1 also if it has no step of its own."""
        place = self._place(kind, which)
        if place < 0 or place < self.at:
            return 1.0
        return self.share if place == self.at else 0.0

    def begun(self, kind: StepKind, which: int = 0) -> bool:
        """Whether the step of something has begun; figures change as soon as their movement begins."""
        place = self._place(kind, which)
        if place < 0:
            return kind != "convert" or self.begun("columns")
        return place <= self.at

    def _place(self, kind: StepKind, which: int) -> int:
        found = (at for at, step in enumerate(self.steps) if (step.kind, step.which) == (kind, which))
        return next(found, -1)
