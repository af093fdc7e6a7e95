"""The tables of a puzzle and of a set-up of the campaign: as in any game, with the task above the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from macher.i18n import Texts, names
from macher.session.campaign import SetUp
from macher.session.puzzles import Puzzle, judge
from macher.ui.features.evening.made_words import goal_of_set_up, goal_text
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.game.controller import GameController
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.table.panels.round_card import Task
from macher.ui.table.scene import TableScene


class TaskTable(TableScene):
    """Shows the task that `task` says, in the current language."""

    controller: GameController

    def __init__(
        self, program: Program, task: Callable[[Texts], Task], controller: GameController, **callbacks: Any
    ) -> None:
        super().__init__(controller, **callbacks)
        self.program, self._said = program, task

    def build(self, ctx: Context) -> Node:
        """The table with the task."""
        self.task = self._said(self.program.texts)
        return super().build(ctx)


class PuzzleTable(TaskTable):
    """Tells the outcome once, and again after a take-back; then the player may look around, go on or take back."""

    def __init__(self, program: Program, puzzle: Puzzle, controller: GameController, **callbacks: Any) -> None:
        super().__init__(program, partial(_of_puzzle, puzzle), controller, **callbacks)
        self.puzzle = puzzle
        self.told = False

    def tick(self, now: float) -> None:
        """Tells the outcome once the election is over and election night has been closed."""
        super().tick(now)
        if self.app.scene is not self:
            return
        outcome = judge(self.puzzle, self.controller.session.view(-1).results)
        told, self.told = self.told, outcome is not None  # the election may have been taken back
        if outcome is not None and not told:
            self.program[Puzzles].tell(self.puzzle, outcome)


def campaign_table(program: Program, made: SetUp) -> Callable[..., TaskTable]:
    """What shows the table of a set-up: what brings the second star above the log."""
    return partial(TaskTable, program, partial(_of_set_up, made))


def _of_puzzle(puzzle: Puzzle, texts: Texts) -> Task:
    title, goal = texts(f"puzzle-question-{puzzle.question}"), goal_text(texts, puzzle)
    return Task(title, goal, goal_text(texts, puzzle, short=True), texts.pair(title, goal))


def _of_set_up(made: SetUp, texts: Texts) -> Task:
    title, goal = texts.pair(texts("campaign-goal"), names.land_short(texts, made.land)), goal_of_set_up(texts, made)
    return Task(title, goal, goal, texts.pair(title, goal))
