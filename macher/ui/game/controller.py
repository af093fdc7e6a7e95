"""Between the session and the screens: whose view is shown, how fast others act, what happens by itself.

The model never waits for pictures: an answer of an AI seat changes the game the moment it is taken in, and the pace only
says when the next one is taken in, so that a player can follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import Refusal
from macher.rules import events as ev
from macher.rules.cards import PARTIES
from macher.rules.commands import Pass
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.session import GameSession, LoggedEvent, UndoStatus

__all__ = ["DWELL", "GameController"]

DWELL: Final = {"instant": 0.0, "fast": 0.15, "normal": 0.4, "slow": 0.9}
"""Seconds that an action of an AI seat stays alone, by speed."""

_AUTO_PHASES: Final = {"phase": "media", "polls": "polls", "keep": "conversion"}
"""Phase in which each kind of passing on goes on."""

_QUIET: Final = (ev.Passed, ev.AnswerSealed, ev.MoneyChanged, ev.PhaseStarted)
"""Events that nobody needs time to see."""


class GameController:
    """One game on one screen.

    `seat` is the human seat whose view is shown, or -1 while the screen is nobody's: between two human players that
    share it, and in a game of AI seats alone.
    """

    def __init__(self, session: GameSession, speed: str = "normal") -> None:
        self.session = session
        self.speed = speed
        self.seat = session.humans[0] if len(session.humans) == 1 else -1
        self.on_refusal: Callable[[Refusal], None] | None = None
        self.on_election: Callable[[ev.ElectionDecided], None] | None = None
        self.on_over: Callable[[], None] | None = None
        self.on_curtain: Callable[[int], None] | None = None
        self._auto: str = ""
        self._not_before = 0.0
        self._hurry = False
        self._seen = len(session.events)
        self._revision = session.revision
        self._marked_from = self._seen
        self._announced_over = False
        self._curtain = -1

    def start(self) -> None:
        """The table is on the screen: from now on others may be asked for."""
        self._hand_over()

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.session.edition

    @property
    def view(self) -> PlayerView:
        """The game as the seat at the screen may know it."""
        return self.session.view(self.seat)

    @property
    def names(self) -> Sequence[str]:
        """Player names by seat."""
        return [seat.name for seat in self.session.config.seats]

    @property
    def kinds(self) -> Sequence[str]:
        """`human` or the kind of AI, by seat."""
        return [seat.kind for seat in self.session.config.seats]

    @property
    def decision(self) -> Decision | None:
        """The open decision of the seat at the screen."""
        return self.session.decision(self.seat) if self.seat >= 0 else None

    @property
    def show_prompts(self) -> bool:
        """Whether the seat at the screen has something to decide."""
        return self.decision is not None and not self._auto_now()

    @property
    def log(self) -> Sequence[LoggedEvent]:
        """All events that the seat at the screen may know."""
        return self.session.events_for(self.seat)

    @property
    def marks(self) -> Sequence[LoggedEvent]:
        """What the others did since the own last decision."""
        return self.log[self._marked_from :]

    @property
    def thinking(self) -> Sequence[int]:
        """AI seats that are about to decide."""
        return self.session.thinking

    @property
    def open_money(self) -> bool:
        """Whether everybody's money is shown."""
        return self.session.config.options.open_money

    @property
    def shared_screen(self) -> bool:
        """Whether several humans play at this screen."""
        return len(self.session.humans) > 1

    # -- what can be done ----------------------------------------------------------------------------------------------

    def preview(self, *commands: Command) -> PlayerView | None:
        """The own view after the commands' direct effect, or `None` if refused or not foreseeable."""
        return self.session.preview(self.seat, *commands)

    def confirm(self, *commands: Command) -> None:
        """Hands commands in; a refusal is passed on to the screen."""
        refusal = self.session.submit(*commands, version=self.session.version)
        if refusal is not None:
            if self.on_refusal is not None:
                self.on_refusal(refusal)
            return
        self._marked_from = len(self.session.events)
        self._hurry = False

    def auto_pass(self, scope: str) -> None:
        """Passes now and from here on: `phase` (media), `polls` or `keep`, until that phase is over."""
        self._auto = scope
        self._pass_by_itself()

    def undo_status(self) -> UndoStatus:
        """Whether the own last decision can be taken back, and why not."""
        return self.session.undo_status(self.seat)

    def redo_status(self) -> UndoStatus:
        """Whether what was taken back can be done again."""
        return self.session.redo_status(self.seat)

    def undo(self) -> None:
        """Takes the own last decision back."""
        self._after_travel(self.session.undo(self.seat))

    def redo(self) -> None:
        """Does again what was taken back."""
        self._after_travel(self.session.redo(self.seat))

    def take_back(self) -> None:
        """Practice: takes back across reveals too; the game counts as assisted from then on."""
        self._after_travel(self.session.take_back(self.seat, agreed=True))

    def _after_travel(self, refusal: Refusal | None) -> None:
        self._auto = ""
        if refusal is not None and self.on_refusal is not None:
            self.on_refusal(refusal)
        self._seen = self._marked_from = len(self.session.events)
        self._announced_over = False
        self._curtain = -1
        self._hand_over()

    def hurry(self) -> None:
        """The player does not want to wait: until the own next decision everything happens at once."""
        self._hurry = True

    def reveal(self, seat: int) -> None:
        """The curtain opens for a seat."""
        self.seat = seat
        self._curtain = -1

    # -- the course of time --------------------------------------------------------------------------------------------

    def poll(self, now: float) -> bool:
        """One turn of the loop: takes in answers of AI seats at the chosen pace; true if something changed."""
        self._pass_by_itself()
        if now >= self._not_before or self._hurry:
            self.session.poll()
        if self.session.revision == self._revision:
            self._announce_end()
            return False
        self._revision = self.session.revision
        self._look_at_news(now)
        self._hand_over()
        return True

    def _look_at_news(self, now: float) -> None:
        news = [logged.event for logged in self.session.events_for(self.seat, self._seen)]
        self._seen = len(self.session.events)
        if any(not isinstance(event, _QUIET) for event in news):
            self._not_before = now + DWELL[self.speed]
        if self.on_election is not None:
            for event in news:
                if isinstance(event, ev.ElectionDecided):
                    self.on_election(event)

    def _announce_end(self) -> None:
        if self.session.over and not self._announced_over:
            self._announced_over = True
            if self.on_over is not None:
                self.on_over()

    def _hand_over(self) -> None:
        """Another human has to decide at this screen: the view becomes nobody's and the curtain closes."""
        if not self.shared_screen:
            return
        waiting = [seat for seat in self.session.deciding() if seat in self.session.humans]
        if waiting and self.seat not in waiting and self._curtain not in waiting:
            self.seat = -1
            self._curtain = waiting[0]
            if self.on_curtain is not None:
                self.on_curtain(waiting[0])

    # -- passing by itself ---------------------------------------------------------------------------------------------

    def _auto_now(self) -> bool:
        if self._auto and self.session.view(-1).phase != _AUTO_PHASES[self._auto]:
            self._auto = ""
        return bool(self._auto)

    def _pass_by_itself(self) -> bool:
        decision = self.decision
        if decision is None or not self._auto_now():
            return False
        command = Pass(self.seat)
        if command not in decision.options:
            return False
        return self.session.submit(command, version=self.session.version) is None

    def party(self, seat: int) -> str:
        """Party key of a seat."""
        return PARTIES[self.view.parties[seat].party]
