"""How far the lessons have come: a small file beside the saved games; a damaged one is set aside and replaced."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from macher.checked import Checked, Wrong, entry, listed, table, text
from macher.ui.settings.settings import Kept

FILE: Final = "learn.json"
GUIDED: Final = "guided"
"""Key of the guided round among the lessons."""

_TEXT: Final = text(256 * 1024)
"""The key of a lesson, as long as the file at most."""


def _steps(value: Any) -> int:
    """Number of steps done, forced into range, so that one wrong number does not spoil the whole file."""
    if type(value) is not int:
        raise Wrong
    return min(max(value, 0), 1_000)


class Standing(Checked):
    """What the file holds."""

    reached: dict[str, int] = entry(table(_TEXT, _steps, 1_000), default={})
    """Steps done of each lesson that has been begun."""
    finished: list[str] = entry(listed(_TEXT, 5_000), default=[])
    """Lessons that were finished at least once."""


class Progress(Kept[Standing]):
    """The progress kept in a folder; without a folder it lasts as long as the program runs."""

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder / FILE if folder is not None else None, Standing)
        self._refused = False
        """Whether the player does not want to be pointed to the lessons as long as the program runs."""

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
        """Whether the menu points to the lessons: at every start until one is finished."""
        return not (self.standing.finished or self._refused)

    def refuse(self) -> None:
        """The menu does not point to the lessons until the next start; they can still be played."""
        self._refused = True

    def reach(self, lesson: str, steps: int) -> None:
        """Notes the number of steps done of a lesson."""
        self.change(lambda known: known.changed(reached={**known.reached, lesson: steps}))

    def finish(self, lesson: str) -> None:
        """Notes that a lesson is finished; the next time it starts from the beginning."""

        def finished(known: Standing) -> Standing:
            reached = {key: steps for key, steps in known.reached.items() if key != lesson}
            return known.changed(reached=reached, finished=list(dict.fromkeys((*known.finished, lesson))))

        self.change(finished)
