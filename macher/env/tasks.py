"""Named tasks, so that results can be compared: who is at the table, and which seeds are to train and to test with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Task:
    """One seat among others of one kind.

    The score is the share of the victories and the lead in points over the mean of the others, both with their
    intervals over blocks: each seed is played once from every seat.
    """

    name: str
    edition: str
    elections: int
    seats: int
    field: str
    """Kind of the other seats."""
    version: int = 1
    """Goes up whenever earlier scores can no longer be compared: with other rules, other seats or other numbers."""
    train: range = range(200)
    """Seeds to train with."""
    test: range = range(20_000, 20_100)
    """Seeds to test with, and nothing else."""

    @property
    def gym_id(self) -> str:
        """The name under which `macher.env.gym` registers the table."""
        return f"macher/{self.name}-v{self.version}"

    def table(self) -> dict[str, Any]:
        """The arguments of the Gymnasium environment."""
        return {"edition": self.edition, "elections": self.elections, "seats": self.seats, "opponents": self.field}


TASKS: Final[Mapping[str, Task]] = {
    task.name: task
    for task in (
        Task("2019-4p-v-random", "2019", 4, 4, "random"),
        Task("2019-4p-v-normal", "2019", 4, 4, "normal"),
        Task("2019-4p-v-hard", "2019", 4, 4, "hard"),
        Task("2006-4p-v-normal", "2006", 7, 4, "normal"),
    )
}
"""The tasks by name."""
