"""The tables of a puzzle and of a set-up of the campaign: as in any game, with the task above the log."""

from __future__ import annotations

from typing import Any

from macher.i18n import Texts, names
from macher.session.campaign import SetUp
from macher.session.puzzles import Puzzle, judge
from macher.ui.features.evening.made_words import goal_text
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.game.controller import GameController
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.table.panels.task_box import Task
from macher.ui.table.screen import TableScene

__all__ = ["PuzzleTable", "TaskTable"]


class TaskTable(TableScene):
    """Shows the task of a made position, in the current language."""

    controller: GameController

    def __init__(self, program: Program, made: Puzzle | SetUp, controller: GameController, **callbacks: Any) -> None:
        super().__init__(controller, **callbacks)
        self.program, self.made = program, made

    def build(self, ctx: Context) -> Node:
        """The table with the task."""
        self.task = _task(self.program.texts, self.made)
        return super().build(ctx)


class PuzzleTable(TaskTable):
    """Tells the outcome once, and again after a take-back; then the player may look around, go on or take back."""

    def __init__(self, program: Program, puzzle: Puzzle, controller: GameController, **callbacks: Any) -> None:
        super().__init__(program, puzzle, controller, **callbacks)
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


def _task(texts: Texts, made: Puzzle | SetUp) -> Task:
    """The question of a puzzle with its goal; what brings the second star in the campaign."""
    if isinstance(made, SetUp):
        title = texts.pair(texts("campaign-goal"), names.land_short(texts, made.land))
    else:
        title = texts(f"puzzle-question-{made.question}")
    goal = goal_text(texts, made)
    return Task(title, goal, goal_text(texts, made, short=True), texts.pair(title, goal))
