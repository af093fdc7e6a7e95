"""The table as it stood at a moment of a replay, only to look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import Refusal
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.session.log import LoggedEvent
from macher.session.session import GameSession
from macher.session.undo import UndoStatus
from macher.ui.game.covering import covered_view, opened
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.game.vocabulary import words_of
from macher.ui.replay.player import Player
from macher.ui.table.scene import TableScene

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["LookingBack", "show_table"]

_NOT_NOW = UndoStatus(False, "replay-only-look")


class LookingBack:
    """A game at one moment, as its viewpoint knows it (``TableController``); it never changes."""

    on_refusal: Callable[[Refusal], None] | None = None
    decision: Decision | None = None
    reasons: Mapping[int, str] = MappingProxyType({})
    speed = "normal"
    showing = False
    spectates = False
    show_prompts = False
    shared_screen = False
    veiled = False
    may_look = False
    marks: Sequence[LoggedEvent] = ()
    thinking: Sequence[int] = ()

    def __init__(self, session: GameSession, viewpoint: int) -> None:
        self.session = session
        self.seat = self.looker = max(-1, viewpoint)
        self.open_hands = viewpoint < -1
        self.open_money = self.open_hands or session.config.options.open_money
        self.view = self.own_view = self._view()

    def _view(self) -> PlayerView:
        view = self.session.view(self.seat)
        if self.open_hands:
            return opened(view, [self.session.view(seat) for seat in range(len(view.parties))])
        return view if self.open_money else covered_view(view, self.seat)

    @property
    def edition(self) -> Edition:
        """The edition that was played."""
        return self.session.edition

    @property
    def names(self) -> Sequence[str]:
        """Player names by seat."""
        return self.session.config.names

    @property
    def kinds(self) -> Sequence[str]:
        """`human` or the kind of AI, by seat."""
        return self.session.config.kinds

    @property
    def log(self) -> Sequence[LoggedEvent]:
        """All events up to the moment, as far as the viewpoint knows them."""
        return self.session.events if self.open_hands else self.session.events_for(self.seat)

    def remark(self, version: int) -> str:
        """Text key of the note in the log at a pass that was the only possible move."""
        return "log-nothing-else" if version > 0 and self.session.lone.at(version - 1) else ""

    def look(self) -> None:
        """Does nothing: the viewpoint is chosen in the replay, so nothing here is covered."""

    look_away = look_from_next = look

    def preview(self, *commands: Command) -> PlayerView | None:
        """Nothing can be tried."""
        return None

    def confirm(self, *commands: Command) -> None:
        """Nothing can be decided."""

    def auto_pass(self, scope: str) -> None:
        """Nobody is asked."""

    def boundary(self, *commands: Command) -> str:
        """Nothing is handed in."""
        return ""

    def undo_status(self) -> UndoStatus:
        """Never."""
        return _NOT_NOW

    redo_status = undo_status

    def undo(self) -> None:
        """Nothing is taken back."""

    redo = take_back = hurry = undo

    def poll(self, now: float) -> bool:
        """Nothing changes."""
        return False


class PastTable(TableScene):
    """The table with one button that leads back to the replay."""

    name = "past"

    def __init__(self, controller: LookingBack, on_return: Callable[[], None], program: Program) -> None:
        super().__init__(controller, on_menu=on_return, on_rules=program.go.rules, on_settings=program.go.settings)
        self.on_return = on_return


def show_table(program: Program, game: ReviewedGame, player: Player) -> None:
    """Puts the table of the present moment over the replay."""
    before = program.texts.vocabulary
    controller = LookingBack(game.at(player.course.version(player.moment)), player.viewpoint)

    def back() -> None:
        program.texts.play(before)
        program.app.pop()

    program.texts.play(words_of(game.course.edition))
    program.app.push(PastTable(controller, back, program))
