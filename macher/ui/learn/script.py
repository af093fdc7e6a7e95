"""What a lesson is made of: steps, each with one thing to do, what becomes visible by it, and one sentence why.

The lessons themselves stand in `lessons`, their words in ``localization/<lang>/learn.ftl`` under the step's key:

| text | what it says |
|---|---|
| ``learn-<lesson>`` | name of the lesson |
| ``learn-<lesson>-about`` | what one knows after it |
| ``learn-<step>-title`` | heading of the card |
| ``learn-<step>-text`` | what is seen, or what is asked |
| ``learn-<step>-why`` | the one sentence why, after the right click |
| ``learn-click-<step>-<n>`` | the next click, in one sentence |
| ``learn-miss-<step>`` | what to look for after a wrong click, where something is to be found on the table |
| ``learn-row-<row>`` | label of a row on the card |
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from macher.engine.command import Command
from macher.session.lesson_tables import Position

if TYPE_CHECKING:
    from macher.ui.learn.reading import Reading

__all__ = ["Art", "Lesson", "Row", "Step"]

Art = Literal["", "pips", "trend", "program", "bar"]
"""What is drawn between the label and the value of a row."""


@dataclass(frozen=True)
class Row:
    """A row of the calculation on the card: number, label, value; `?` and `_` in a value stand for an empty box."""

    label: str
    """``learn-row-<label>``."""
    value: Callable[[Reading], str]
    """What stands there now; the reading knows whether the step is done."""
    node: str = ""
    """The node of the table that carries the same number."""
    art: Art = ""


@dataclass(frozen=True)
class Step:
    """One thing to do at the table."""

    key: str
    targets: tuple[tuple[str, ...], ...]
    """Ids of the nodes to click, one group for each click; any id of the group is right."""
    position: Position
    """The table it begins from."""
    board: int = -1
    """The board that is lit, -1 for none."""
    clear: tuple[str, ...] = ()
    """Nodes of that board that stay clear while its rest is dimmed; empty means the whole board."""
    parts: tuple[str, ...] = ()
    """What else is lit: ``dock``, or ids of nodes."""
    rows: tuple[Row, ...] = ()
    current: int = -1
    """The row that this step fills in."""
    decoys: tuple[str, ...] = ()
    """Ids of wrong answers that look as right as the target; they make the step a question without a frame."""
    tags: int = -1
    """A board whose opinions show what they count for the learner."""
    told: tuple[str, ...] = ()
    """Ids of nodes of the dock that stay lit once the step is done; the rest of the dock shows a later question."""
    side: str = ""
    """The panel beside the board in the focus layout."""
    after: Sequence[Command] = ()
    """What others decide when the step is done."""

    @property
    def asks(self) -> bool:
        """Whether it is a question rather than an instruction."""
        return bool(self.decoys)

    @property
    def points(self) -> bool:
        """Whether something must be found on the table; otherwise buttons and spots are pressed."""
        return len(self.targets) == 1 and self.targets[0] != ("act.confirm",)

    @property
    def clicks(self) -> tuple[str, ...]:
        """Text keys of its clicks."""
        return tuple(f"{self.key}-{number}" for number in range(1, len(self.targets) + 1))


@dataclass(frozen=True)
class Lesson:
    """A few steps about one thing."""

    key: str
    steps: tuple[Step, ...]
