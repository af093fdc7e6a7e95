"""Pictures of puzzles: the list, a puzzle on the table, and how it can end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from macher.rules.commands import BuyRallies
from macher.session.puzzles import judge, open_puzzle, solved_by
from macher.ui.game.quick import NAMES

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell

__all__ = ["PUZZLES"]

_DAY: Final = date(2026, 9, 20)


def _list(shell: Shell) -> None:
    """The list, with some puzzles solved."""
    from macher.ui.screens.puzzles import PuzzlesScreen

    for puzzle in shell.puzzles.load()[0][::3]:
        shell.puzzles.remember(puzzle)
    shell.app.push(PuzzlesScreen(shell, _DAY))


def _table(number: int) -> Callable[[Shell], None]:
    return lambda shell: shell.puzzles.begin(shell.puzzles.load()[0][number])


def _over(reached: bool) -> Callable[[Shell], None]:
    """A puzzle in the middle of a game, played by its solution, or by the moves before its first rally, which miss."""

    def show(shell: Shell) -> None:
        puzzle = shell.puzzles.load()[0][1]
        session = open_puzzle(puzzle, NAMES, shell.texts("newgame-you"), "inline")
        moves = puzzle.solution
        if not reached:
            moves = tuple(takewhile(lambda move: not isinstance(move, BuyRallies), moves))
        solved_by(replace(puzzle, solution=moves), session)
        while judge(puzzle, session.view(-1).results) is None:
            session.pump()
            decision = session.decision(puzzle.seat)
            if decision is None:
                break
            session.submit(next(iter(decision.options)), version=session.version)
        shell.puzzles.show(puzzle, session)  # the table tells the outcome by itself

    return show


PUZZLES: Final[Mapping[str, Callable[[Shell], None]]] = {
    "puzzles": _list,
    "puzzle": _table(0),
    "puzzle:last": _table(-1),
    "puzzle:solved": _over(True),
    "puzzle:missed": _over(False),
}
"""How each picture is reached from the menu, by its name."""
