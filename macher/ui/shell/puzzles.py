"""From the list of puzzles to a puzzle's table, to its outcome, and back; and the game of the day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from macher.resources import asset
from macher.saves.folders import mods_folder
from macher.saves.problems import SaveError
from macher.session.puzzles import Outcome, Puzzle, PuzzleError, load_puzzles, open_puzzle
from macher.ui.game.quick import NAMES, quick_config
from macher.ui.kit.dialog import Choice, dialog
from macher.ui.screens.puzzle_words import goal_text, outcome_text

if TYPE_CHECKING:
    from macher.session.session import GameSession
    from macher.ui.program import Program
    from macher.ui.scene import Context, Node
    from macher.ui.table.scene import TableScene

__all__ = ["Puzzles", "daily_seed"]

_SOLVED = "puzzle:"
"""Prefix of the keys of solved puzzles among the lessons learned."""


def daily_seed(day: date) -> int:
    """The seed of a day, the same for everybody: 20251122."""
    return day.year * 10_000 + day.month * 100 + day.day


class Puzzles:
    """The puzzles that there are, and the one on the table."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.current: Puzzle | None = None
        self._session: GameSession | None = None
        """Its game."""

    # -- what there is -------------------------------------------------------------------------------------------------

    def folders(self) -> list[Path]:
        """Where puzzles lie: those that come with the game, and those of mods."""
        own = sorted(mods_folder().glob("*/puzzles")) if self.program.games.folder is not None else []
        return [asset("puzzles"), *own]

    def load(self) -> tuple[list[Puzzle], list[PuzzleError]]:
        """Every puzzle, and what is wrong with those that cannot be used; two mods may name a puzzle alike."""
        found: list[Puzzle] = []
        problems: list[PuzzleError] = []
        for folder in self.folders():
            some, wrong = load_puzzles(folder)
            mod = "" if folder == asset("puzzles") else f"{folder.parent.name}/"
            found += [replace(each, key=mod + each.key) for each in some]
            problems += wrong
        return found, problems

    def of_the_day(self, puzzles: list[Puzzle], day: date) -> Puzzle | None:
        """A different one every day, the same for everybody who has the same puzzles."""
        return puzzles[day.toordinal() % len(puzzles)] if puzzles else None

    def solved(self, puzzle: Puzzle) -> bool:
        """Whether the player has solved a puzzle at least once."""
        return self.program.teaching.progress.finished(_SOLVED + puzzle.key)

    def remember(self, puzzle: Puzzle) -> None:
        """A puzzle has been solved."""
        self.program.teaching.progress.finish(_SOLVED + puzzle.key)

    # -- in and out ----------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """The list."""
        from macher.ui.screens.puzzles import PuzzlesScreen

        self.program.app.push(PuzzlesScreen(self.program))

    def begin(self, puzzle: Puzzle) -> None:
        """Puts a puzzle on the table, or says in one sentence what is wrong with its game."""
        try:
            session = open_puzzle(puzzle, NAMES, self.program.texts("newgame-you"), self.program.games.workers)
        except SaveError as error:
            texts = self.program.texts
            self.program.app.stage.toast(texts(error.reason, **error.args_of_reason), "warn", 9)
            return
        self.show(puzzle, session)

    def show(self, puzzle: Puzzle, session: GameSession) -> None:
        """Puts the opened game of a puzzle on the table, at whatever point it is."""
        self.current, self._session = puzzle, session
        self.program.play(session)

    def play_daily(self) -> None:
        """The quick game with today's seed."""
        self.program.begin(quick_config(self.program.texts, daily_seed(date.today())))

    def holds(self, session: GameSession | None) -> bool:
        """Whether a game belongs to the open puzzle, so that nothing of it is saved."""
        return session is not None and session is self._session

    def table(self, session: GameSession) -> Callable[..., TableScene] | None:
        """What shows the table of a puzzle; ``None`` for any other game."""
        if not self.holds(session) or self.current is None:
            return None
        from macher.ui.screens.puzzle_table import PuzzleTable

        return partial(PuzzleTable, self.program, self.current)

    # -- the end -------------------------------------------------------------------------------------------------------

    def tell(self, puzzle: Puzzle, outcome: Outcome) -> None:
        """Solved or not, and what can be done now."""
        if outcome.reached:
            self.remember(puzzle)
        self.program.app.sounds.play("fanfare" if outcome.reached else "refusal")
        self.program.app.scene.open_dialog(partial(self._told, puzzle, outcome), id="puzzle-over")

    def _told(self, puzzle: Puzzle, outcome: Outcome, ctx: Context) -> Node:
        texts = self.program.texts
        again = Choice(
            "again",
            texts("puzzle-again"),
            partial(self.begin, puzzle),
            icon="rotate-ccw",
            kind="secondary" if outcome.reached else "primary",
            default=not outcome.reached,
        )
        back = Choice(
            "list",
            texts("puzzle-list"),
            self.back,
            icon="arrow-left",
            kind="primary" if outcome.reached else "secondary",
            default=outcome.reached,
        )
        look = Choice("look", texts("puzzle-look"), lambda: None, icon="eye")
        title = texts("puzzle-solved" if outcome.reached else "puzzle-missed")
        said = outcome_text(texts, puzzle, outcome)
        if not outcome.reached:
            said = f"{said} {goal_text(texts, puzzle)}"
        return dialog(
            ctx, title, said, [back, again, look] if outcome.reached else [again, back, look], id="puzzle-over"
        )

    def back(self) -> None:
        """To the list."""
        self.current = self._session = None
        self.program.go.menu()
        self.open()
