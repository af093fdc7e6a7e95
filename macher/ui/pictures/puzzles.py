"""Pictures of puzzles: the list, a puzzle on the table, and how it can end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import TYPE_CHECKING, Final

from macher.session.puzzles import Outcome

if TYPE_CHECKING:
    from macher.ui.flow import Flow

__all__ = ["PUZZLES"]

_DAY: Final = date(2026, 9, 20)


def _list(flow: Flow) -> None:
    """Some of them solved."""
    from macher.ui.screens.puzzles import PuzzlesScreen

    for puzzle in flow.puzzles.load()[0][::3]:
        flow.puzzles.remember(puzzle)
    flow.app.push(PuzzlesScreen(flow, _DAY))


def _table(number: int) -> Callable[[Flow], None]:
    return lambda flow: flow.puzzles.begin(flow.puzzles.load()[0][number])


def _over(reached: bool) -> Callable[[Flow], None]:
    """The goal just reached, or just missed."""

    def show(flow: Flow) -> None:
        puzzle = flow.puzzles.load()[0][0]
        flow.puzzles.begin(puzzle)
        points = puzzle.goal.least - (0 if reached else 1)
        flow.puzzles.tell(puzzle, Outcome(reached, reached, 31, points))

    return show


PUZZLES: Final[Mapping[str, Callable[[Flow], None]]] = {
    "puzzles": _list,
    "puzzle": _table(0),
    "puzzle:last": _table(-1),
    "puzzle:solved": _over(True),
    "puzzle:missed": _over(False),
}
"""Each by its name: what leads to it from the menu."""
