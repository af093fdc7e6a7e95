"""The tables of a puzzle and of a set-up of the campaign: as in any game, with the task above the log."""

from __future__ import annotations

from typing import Any

from macher.i18n import names
from macher.session.campaign import SetUp
from macher.session.puzzles import Puzzle, judge
from macher.ui.features.evening.puzzle_words import goal_text
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.features.evening.set_ups import goal_text as goal_of_set_up
from macher.ui.game.controller import GameController
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.table.scene import TableScene
from macher.ui.table.task import Task


class PuzzleTable(TableScene):
    """Tells the outcome once, and again after a take-back; then the player may look around, go on or take back."""

    controller: GameController

    def __init__(self, program: Program, puzzle: Puzzle, controller: GameController, **callbacks: Any) -> None:
        super().__init__(controller, **callbacks)
        self.program, self.puzzle = program, puzzle
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

    def build(self, ctx: Context) -> Node:
        """The table with the task in the current language."""
        texts, puzzle = self.program.texts, self.puzzle
        title = texts(f"puzzle-question-{puzzle.question}")
        goal = goal_text(texts, puzzle)
        self.task = Task(title, goal, goal_text(texts, puzzle, short=True), texts.pair(title, goal))
        return super().build(ctx)


class CampaignTable(TableScene):
    """Shows what brings the second star."""

    controller: GameController

    def __init__(self, program: Program, made: SetUp, controller: GameController, **callbacks: Any) -> None:
        super().__init__(controller, **callbacks)
        self.program, self.made = program, made

    def build(self, ctx: Context) -> Node:
        """The table with the goal in the current language."""
        texts, goal = self.program.texts, goal_of_set_up(self.program.texts, self.made)
        title = texts.pair(texts("campaign-goal"), names.land_short(texts, self.made.land))
        self.task = Task(title, goal, goal, texts.pair(title, goal))
        return super().build(ctx)
