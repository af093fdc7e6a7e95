"""Pictures of the day and of puzzles: the page of the day, the list, a puzzle on the table, and how it can end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date, timedelta
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from macher.rules.commands import BuyRallies
from macher.session.progress import Day, Profile, with_day
from macher.session.puzzles import judge, open_puzzle, solved_by
from macher.ui.features.evening.puzzles import Puzzles, PuzzlesScreen
from macher.ui.features.evening.today import Today
from macher.ui.game.quick import NAMES

if TYPE_CHECKING:
    from macher.session.puzzles import Puzzle
    from macher.ui.shell.shell import Shell

__all__ = ["PUZZLES"]

_DAY: Final = date(2026, 11, 23)
_PLAYED: Final = Day(
    points=138,
    place=1,
    seats=4,
    ahead=17,
    governed=(True, False, True, True),
    scores=(138, 121, 117, 96),
    lands=("SL", "BW", "BB", "SN"),
    winners=((0,), (3, 2), (0, 1), (0,)),
    votes=((52, 20, 11, 8), (31, 20, 44, 52), (50, 31, 12, 9), (57, 18, 20, 30)),
    worth=(27, 21, 26, 47),
)
"""A game of the day that was finished."""


def _today(played: bool) -> Callable[[Shell], None]:
    """The page of the day before its game is played, or after it, with a month of days behind."""

    def show(shell: Shell) -> None:
        shell[Today].clock = lambda: _DAY

        def fill(profile: Profile) -> Profile:
            for back in (1, 2, 3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 18, 19, 21):
                profile = with_day(profile, _DAY - timedelta(days=back), Day(puzzle=True))
            return with_day(profile, _DAY, _PLAYED) if played else profile

        shell.games.progress.change(fill)
        shell.go.today()

    return show


def _list(shell: Shell) -> None:
    """The list, with some puzzles solved."""
    for puzzle in shell[Puzzles].load()[0][::3]:
        shell[Puzzles].remember(puzzle)
    shell.app.push(PuzzlesScreen(shell))


def _puzzle(shell: Shell, key: str) -> Puzzle:
    return next(each for each in shell[Puzzles].load()[0] if each.key == key)


def _table(key: str) -> Callable[[Shell], None]:
    return lambda shell: shell[Puzzles].begin(_puzzle(shell, key))


def _over(reached: bool) -> Callable[[Shell], None]:
    """A puzzle in the middle of a game, played by its solution, or by the moves before its first rally, which miss."""

    def show(shell: Shell) -> None:
        puzzle = _puzzle(shell, "convert-2006-5-210")
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
        shell[Puzzles].show(puzzle, session)  # the table tells the outcome by itself

    return show


PUZZLES: Final[Mapping[str, Callable[[Shell], None]]] = {
    "today": _today(True),
    "today:open": _today(False),
    "puzzles": _list,
    "puzzle": _table("convert-2006-2-555"),
    "puzzle:last": _table("shift-2019-116-238"),
    "puzzle:solved": _over(True),
    "puzzle:missed": _over(False),
}
"""How each picture is reached from the menu, by its name."""
