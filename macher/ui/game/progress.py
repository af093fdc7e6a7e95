"""How far the lessons have come: a small file beside the saved games; a damaged one is set aside and replaced."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from macher.ui.settings.kept import LARGEST_FILE, Kept
from macher.ui.settings.record import Guarded, checked, each, table, text, truth, whole

__all__ = ["FILE", "Progress", "Standing"]

FILE: Final = "learn.json"
GUIDED: Final = "guided"
"""Key of the guided round among the lessons."""


_any = whole(-sys.maxsize, sys.maxsize)


def _steps(value: object) -> int:
    """Number of steps done, forced into range, so that one wrong number does not spoil the whole file."""
    return min(max(_any(value), 0), 1_000)


@dataclass
class Standing(Guarded):
    """What the file holds."""

    reached: dict[str, int] = checked(table(_steps, 1_000), {})
    """Steps done of each lesson that has been begun."""
    finished: list[str] = checked(each(text(LARGEST_FILE), 5_000), [])
    """Lessons that were finished at least once."""
    refused: bool = checked(truth, False)
    """Whether the player has refused hints to the lessons in the menu."""


class Progress(Kept[Standing]):
    """The progress kept in a folder; without a folder it lasts as long as the program runs."""

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder / FILE if folder is not None else None, Standing)

    @property
    def standing(self) -> Standing:
        """The progress of all lessons."""
        return self.value

    def reached(self, lesson: str) -> int:
        """Steps done of a lesson, 0 if it has not been begun or was finished."""
        return self.standing.reached.get(lesson, 0)

    def finished(self, lesson: str) -> bool:
        """Whether a lesson was finished at least once."""
        return lesson in self.standing.finished

    @property
    def offered(self) -> bool:
        """Whether the menu points to the lessons: until one is finished or they are refused."""
        return not (self.standing.finished or self.standing.refused)

    def refuse(self) -> None:
        """The menu no longer points to the lessons; they can still be played."""
        self.standing.refused = True
        self.save()

    def reach(self, lesson: str, steps: int) -> None:
        """Notes the number of steps done of a lesson."""
        self.standing.reached[lesson] = steps
        self.save()

    def finish(self, lesson: str) -> None:
        """Notes that a lesson is finished; the next time it starts from the beginning."""
        self.standing.reached.pop(lesson, None)
        if lesson not in self.standing.finished:
            self.standing.finished.append(lesson)
        self.save()
