"""From the menu to the lessons and into the guided round, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from macher.editions.registry import editions
from macher.ui.game.progress import GUIDED, Progress
from macher.ui.program import Program

if TYPE_CHECKING:
    from macher.session.session import GameSession
    from macher.ui.table.scene import TableScene


class Teaching:
    """What has been learned so far, and the ways to the lessons."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @cached_property
    def progress(self) -> Progress:
        """The progress kept beside the saved games; without a folder it lasts as long as the program runs."""
        folder = self.program.games.folder
        return Progress(folder.parent if folder is not None else None)

    def open(self) -> None:
        """The page with the lessons."""
        from macher.ui.features.learn.page import LearnScreen

        self.program.app.push(LearnScreen(self.program, self.progress))

    def begin_guided(self) -> None:
        """A new game of three parties; its first round is guided."""
        from macher.ui.features.learn.guide import guided_config

        self.program.unsaved.first(lambda: self.program.begin(guided_config(self.program.texts), guided=True))

    def explain_and_play(self) -> None:
        """The aim on one picture, and from there into the guided game."""
        self.explain("aim-play", self.begin_guided)

    def explain(self, key: str, then: Callable[[], None]) -> None:
        """The aim on one picture; a button with this text leads on."""
        from macher.ui.features.learn.aim import AimScreen

        self.program.app.push(AimScreen(self.program, editions()[0], self.program.texts(key), then))

    def table(self, session: GameSession) -> Callable[..., TableScene]:
        """What shows the table of a game: the guided round has a scene of its own."""
        from macher.ui.table.scene import TableScene

        if not self.guided(session):
            return TableScene
        from macher.ui.features.learn.guide import GuidedScene

        return partial(GuidedScene, self.program)

    def guided(self, session: GameSession) -> bool:
        """Whether a game is a guided one that is still being played."""
        return session.guided and not session.over

    def finish(self) -> None:
        """The guided round is over: the game goes on like any other."""
        self.progress.finish(GUIDED)
