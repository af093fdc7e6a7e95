"""How far the lessons have come: a small file beside the saved games; a damaged one is set aside and begun anew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from macher.ui.kept import Kept

__all__ = ["FILE", "Progress", "Standing"]

FILE: Final = "learn.json"
GUIDED: Final = "guided"
"""What the guided round is called among the lessons."""


Steps = Annotated[int, AfterValidator(lambda steps: min(max(steps, 0), 1_000))]
"""Steps done; a senseless number is brought into range, so that the rest of the file can be kept."""


class Standing(BaseModel):
    """What is kept."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    reached: dict[str, Steps] = Field(default_factory=dict, max_length=1_000)
    """Steps done of each lesson that has been begun."""
    finished: list[str] = Field(default_factory=list, max_length=5_000)
    """Lessons that were brought to their end at least once."""
    refused: bool = False
    """Whether the player wants no more hints to the lessons in the menu."""


class Progress(Kept[Standing]):
    """The progress kept in a folder; without a folder it lasts as long as the program runs."""

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder / FILE if folder is not None else None, Standing)

    @property
    def standing(self) -> Standing:
        """How far everything has come."""
        return self.value

    def reached(self, lesson: str) -> int:
        """Steps done of a lesson, 0 if it has not been begun or was finished."""
        return self.standing.reached.get(lesson, 0)

    def finished(self, lesson: str) -> bool:
        """Whether a lesson was brought to its end."""
        return lesson in self.standing.finished

    @property
    def offered(self) -> bool:
        """Whether the menu points to the lessons: until one is finished or they are refused."""
        return not (self.standing.finished or self.standing.refused)

    def refuse(self) -> None:
        """The menu points to the lessons no more; they stay where they are."""
        self.standing.refused = True
        self.save()

    def reach(self, lesson: str, steps: int) -> None:
        """So many steps of a lesson are done."""
        self.standing.reached[lesson] = steps
        self.save()

    def finish(self, lesson: str) -> None:
        """A lesson has come to its end; the next time it begins anew."""
        self.standing.reached.pop(lesson, None)
        if lesson not in self.standing.finished:
            self.standing.finished.append(lesson)
        self.save()
