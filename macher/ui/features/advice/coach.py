"""The coach in a running game: speaks before a choice that costs much, once for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.ai.kinds import HUMAN, LOOKING, read_kind
from macher.saves.document import short_digest
from macher.session.progress import told_in, with_told
from macher.ui.game.advice import Asked
from macher.ui.kit.dialog import Choice, ask
from macher.ui.program import Program

if TYPE_CHECKING:
    from macher.engine.command import Command
    from macher.ui.game.controller import GameController

__all__ = ["GAMES", "Coach"]

GAMES: Final = 5
"""Finished games after which the coach is silent, unless it is wanted always."""


class Coach:
    """One game; it asks the settings each time, so that a change holds at once."""

    def __init__(self, program: Program, controller: GameController) -> None:
        self.program, self.controller = program, controller

    @property
    def wanted(self) -> bool:
        """Whether the coach may speak now.

        Where nothing is kept, nobody knows how many games were finished; then it speaks only if it is always wanted, as
        against hard rivals: whoever chooses them knows the game.
        """
        when, kept = self.program.settings.coach, self.program.games.progress
        if when != "first" or self._hard:
            return when == "always"
        return kept.folder is not None and kept.profile().coach.games < GAMES

    @property
    def _hard(self) -> bool:
        """Whether an AI seat of the game is hard."""
        kinds = (seat.kind for seat in self.controller.session.config.seats)
        return any(read_kind(kind).level in LOOKING for kind in kinds if kind != HUMAN)

    def warn(self, commands: Sequence[Command], go_on: Callable[[], None]) -> bool:
        """Whether commands may be handed in; if not, says why, and the player may go on all the same."""
        controller = self.controller
        decision = controller.session.decision(controller.seat) if controller.seat >= 0 else None
        if decision is None or not commands or controller.covered or not self.wanted:
            return True
        from macher.ui.game.coach import coach_text, warning

        view, chosen = controller.own_view, commands[0]
        found = warning(view, decision, controller.edition, chosen)
        if found is None or decision.step in self._told():
            return True
        self._tell(decision.step)
        texts = self.program.texts
        text = coach_text(texts, controller.edition, Asked((), view, decision), found)
        instead = partial(controller.confirm, found.command)
        choices = [
            Choice("change", texts("coach-change"), lambda: None, "primary", default=True),
            Choice("instead", texts("coach-instead"), partial(self._go_on, instead)),
            Choice("do", texts("coach-do"), partial(self._go_on, go_on)),
        ]
        ask(self.program.app.scene, texts("coach-title"), text, choices, id="coach", advises=True)
        return False

    def _go_on(self, go_on: Callable[[], None]) -> None:
        go_on()
        self.program.app.scene.rebuild()

    # -- what has been said --------------------------------------------------------------------------------------------

    @property
    def _game(self) -> str:
        return short_digest(self.controller.session.journal.start.digest())

    def _told(self) -> tuple[str, ...]:
        return told_in(self.program.games.progress.profile(), self._game)

    def _tell(self, kind: str) -> None:
        self.program.games.progress.change(lambda profile: with_told(profile, self._game, kind))
