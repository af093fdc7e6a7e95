"""The table of a set-up of the campaign: as in any game, with the goal above the log."""

from __future__ import annotations

from typing import Any

from macher.i18n import names
from macher.session.campaign import SetUp
from macher.ui.features.evening.set_ups import goal_text
from macher.ui.game.controller import GameController
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.table.scene import TableScene
from macher.ui.table.task import Task

__all__ = ["CampaignTable"]


class CampaignTable(TableScene):
    """Shows what brings the second star."""

    controller: GameController

    def __init__(self, program: Program, made: SetUp, controller: GameController, **callbacks: Any) -> None:
        super().__init__(controller, **callbacks)
        self.program, self.made = program, made

    def build(self, ctx: Context) -> Node:
        """The table with the goal in the current language."""
        texts, goal = self.program.texts, goal_text(self.program.texts, self.made)
        title = texts.pair(texts("campaign-goal"), names.land_short(texts, self.made.land))
        self.task = Task(title, goal, goal, texts.pair(title, goal))
        return super().build(ctx)
