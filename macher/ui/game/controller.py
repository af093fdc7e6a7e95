"""Between the session and the screens: whose view is shown, how fast others act, what happens automatically.

The model never waits for pictures: an answer of an AI seat changes the game the moment it is taken in, and the pace
only says when the next one is taken in, so that a player can follow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import Refusal
from macher.engine.event import Event
from macher.rules import events as ev
from macher.rules.commands import Pass
from macher.rules.edition import Edition
from macher.rules.national.events import ElectionWon
from macher.rules.views import PlayerView
from macher.session.log import LoggedEvent
from macher.session.session import GameSession
from macher.session.undo import UndoStatus
from macher.ui.game.auto_pass import AutoPass
from macher.ui.game.news import News
from macher.ui.game.secrets_on_screen import LOOK, covered_decision, covered_view, opened
from macher.ui.game.talk import TableTalk
from macher.ui.settings.options import Handover
from macher.words.sayings import Saying

DWELL: Final = {"instant": 0.0, "fast": 0.15, "normal": 0.9, "told": 0.0}
"""Seconds after an action of an AI seat before the next one is shown, by speed; `told` waits for a press instead."""

_QUIET: Final = (ev.Passed, ev.AnswerSealed, ev.MoneyChanged, ev.PhaseStarted)
"""Events that nobody needs time to see."""


class GameController:
    """One game on one screen.

    `seat` is the human seat that is asked or was asked last, or -1 while the screen is nobody's: between two human
    players that share it, and in a game of AI seats alone, unless the onlooker has chosen one of
    them.  Where several share it, `looker` says whose private things lie open: nobody's (-1) until the curtain has
    opened for a seat or it looks at them.
    """

    def __init__(self, session: GameSession, speed: str = "normal", handover: Handover = "curtain") -> None:
        self.session = session
        self.speed = speed
        self.handover = handover
        self.talk = TableTalk(session)
        """What the people at the table say."""
        self.seat = session.humans[0] if len(session.humans) == 1 else -1
        self.seen_open = False
        """Whether an onlooker of AI seats sees what every one of them sees."""
        self.holds: Callable[[], bool] = lambda: False
        """Whether what has happened is still told: then AI seats wait, and so does whoever takes the screen over."""
        self.on_refusal: Callable[[Refusal], None] | None = None
        self.check: Callable[[Sequence[Command]], bool] | None = None
        """Asked before commands are handed in; if it refuses, nothing happens, and it says why itself."""
        self.warn: Callable[[Sequence[Command], Callable[[], None]], bool] | None = None
        """Asked after that, with what hands the commands in all the same; if it refuses, it has asked the player."""
        self.on_election: Callable[[int], None] | None = None
        """Called with the number of an election that has been decided."""
        self.telling: Callable[[], bool] = lambda: False
        """Whether a screen, such as the map between two rounds, waits to be shown over the table."""
        self.on_round: Callable[[int], None] | None = None
        """Called with the number of a round that begins after an election."""
        self.on_over: Callable[[], None] | None = None
        self.on_stand_in: Callable[[], None] | None = None
        """Called once on this screen when the easy level has decided for an AI seat."""
        self.on_curtain: Callable[[int], None] | None = None
        self.on_look: Callable[[int, Callable[[], None]], bool] | None = None
        """Asked before a look, with the seat and what opens it all the same; if it refuses, it has asked the player."""
        self.on_parted: Callable[[int, int], None] | None = None
        """Called when another window has gone on with this game: with the numbers of both autosaves."""
        self.on_news: Callable[[Sequence[Event], bool], None] | None = None
        """Called with the events taken in together, and whether they made it the player's turn."""
        self._auto = AutoPass(session)
        self._not_before = 0.0
        self._hurry = False
        self._seen = len(session.events)
        self._revision = session.revision
        self._news = News(session)
        self._announced_over = False
        self._stood_in: int | None = session.stood_in
        """How often the easy level had stood in before this screen; ``None`` once the player has been told."""
        self._curtain = -1
        self._open = False
        """Whether the seat's private things are visible although others share the screen."""
        self._look_ends: float | None = None
        """When they close by themselves; never after the curtain has opened for the seat."""
        self._now = 0.0
        self._shown: tuple[object, PlayerView] | None = None
        self._save_problem = session.save_problem
        self._parted: tuple[int, int] | None = None
        self._decided = False
        """Whether the seat at the screen had something to decide at the last news."""

    def start(self) -> None:
        """The table is on the screen: from now on other players may be asked to take over."""
        self._hand_over()

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.session.edition

    @property
    def view(self) -> PlayerView:
        """The game as the viewer of the screen may know it."""
        if not self.shared_screen and not self.open_hands:
            return self.session.view(self.seat)
        key = (self.session.revision, self.looker, self.handover)
        if self._shown is None or self._shown[0] != key:
            self._shown = (key, self._as_shown(self.session.view(self.looker), self.session.view))
        return self._shown[1]

    @property
    def own_view(self) -> PlayerView:
        """What the seat at the screen knows and nothing else."""
        return self.session.view(self.seat)

    @property
    def shared_view(self) -> PlayerView:
        """The game as all who sit at this screen may see it."""
        if not self.shared_screen or self.open_hands:
            return self.view
        view = self.session.view(-1)
        return view if self.open_money else covered_view(view)

    def before(self, version: int) -> PlayerView:
        """The game before the command with this number, as all who sit at this screen may see it."""
        view_of = partial(self.session.view_before, version)
        if not self.shared_screen or self.open_hands:
            return self._as_shown(view_of(self.looker), view_of)
        view = view_of(-1)
        return view if self.open_money else covered_view(view)

    def _as_shown(self, view: PlayerView, view_of: Callable[[int], PlayerView]) -> PlayerView:
        """What the looker's view becomes on the screen; `view_of` gives that of any seat at the same moment."""
        if self.open_hands:
            return opened(view, [view_of(seat) for seat in range(len(view.parties))])
        return covered_view(view, self.looker) if self.shared_screen and not self.open_money else view

    @property
    def looker(self) -> int:
        """The seat whose private things are shown, or -1 for nobody's."""
        if not self.shared_screen or self._open or self.handover == "open":
            return self.seat
        return -1

    @property
    def open_hands(self) -> bool:
        """Whether everybody's hand lies open."""
        return self.seen_open or (self.shared_screen and self.handover == "open")

    @property
    def spectates(self) -> bool:
        """Whether only AI seats play, so that the viewer may take any viewpoint."""
        return not self.session.humans

    def look_from_next(self) -> None:
        """Next viewpoint in a game of AI seats: no secrets, all secrets, then each seat's, and from the start again."""
        if not self.spectates:
            return
        if self.seat < 0 and not self.seen_open:
            self.seen_open = True
        elif self.seen_open:
            self.seen_open, self.seat = False, 0
        else:
            self.seat = self.seat + 1 if self.seat + 1 < len(self.session.config.seats) else -1
        self._shown = None

    @property
    def covered(self) -> bool:
        """Whether the private things of the seat that is asked are hidden."""
        return self.seat >= 0 and self.looker < 0

    @property
    def veiled(self) -> bool:
        """True while a question is hidden until its player has asked to look."""
        decision = self.session.decision(self.seat) if self.covered else None
        return decision is not None and decision.private and not self._auto.passes(self.seat)

    @property
    def may_look(self) -> bool:
        """Whether the player can open and cover private things."""
        by_hand = self.covered or self._look_ends is not None
        return self.shared_screen and self.handover != "open" and self.seat >= 0 and by_hand and not self.session.over

    @property
    def names(self) -> Sequence[str]:
        """Player names by seat."""
        return self.session.config.names

    @property
    def kinds(self) -> Sequence[str]:
        """`human` or the kind of AI, by seat."""
        return self.session.config.kinds

    @property
    def decision(self) -> Decision | None:
        """The open decision of the seat at the screen; none while its question is covered."""
        decision = self.session.decision(self.seat) if self.seat >= 0 and not self.spectates else None
        if decision is None or not self.covered:
            return decision
        if decision.private:
            return None
        return decision if self.open_money else covered_decision(decision)

    @property
    def asked_at(self) -> int:
        """Number of commands after which the open question of the seat at the screen came."""
        return self.session.asked_at(self.seat)

    @property
    def show_prompts(self) -> bool:
        """Whether the seat at the screen has something to decide."""
        return self.decision is not None and not self._auto.passes(self.seat)

    @property
    def log(self) -> Sequence[LoggedEvent]:
        """All events that the viewer of the screen may know."""
        if self.open_hands:
            return self.session.events
        return self.session.events_for(self.looker)

    @property
    def marks(self) -> Sequence[LoggedEvent]:
        """What the others did since the player's last decision."""
        return self.log[self._news.begins(self.seat) :]

    @property
    def thinking(self) -> Sequence[int]:
        """AI seats that are about to decide."""
        return self.session.thinking

    @property
    def reasons(self) -> Mapping[int, str]:
        """Reasons for the open actions of AI seats, by number of the command; empty unless switched on."""
        return self.session.reasons if self.session.asks_reasons else {}

    @property
    def said(self) -> Mapping[int, Sequence[Saying]]:
        """What the people at the table say, by number of the event after which they say it."""
        return self.talk.said

    def remark(self, version: int) -> str:
        """Text key of the log's remark on a command that was made without asking; empty if there is none."""
        if version > 0 and self.session.lone.at(version - 1):
            return "log-nothing-else"
        return "log-by-itself" if self._auto.made(version) else ""

    @property
    def open_money(self) -> bool:
        """Whether everybody's money is shown: the money is on the table, or the game is over."""
        told = self.open_hands or (self.shared_screen and self.session.over)
        return self.session.config.options.open_money or told

    @property
    def shared_screen(self) -> bool:
        """Whether several humans play at this screen."""
        return len(self.session.humans) > 1

    # -- what can be done ----------------------------------------------------------------------------------------------

    def preview(self, *commands: Command) -> PlayerView | None:
        """The player's view after what can be told of the commands beforehand, or `None` if that is nothing."""
        if not self.shared_screen:
            return self.session.foresee(self.seat, *commands)
        view = self.session.foresee(self.seat, *commands, looker=self.looker)
        if view is None:
            return None
        if self.handover == "open":
            return opened(view, [self.view] * len(view.parties))
        return view if self.open_money else covered_view(view, self.looker)

    def confirm(self, *commands: Command) -> None:
        """Hands commands in; a refusal is passed on to the screen."""
        if self.check is not None:
            if not self.check(commands):
                return
        elif self.warn is not None and not self.warn(commands, partial(self._hand_in, *commands)):
            return
        self._hand_in(*commands)

    def _hand_in(self, *commands: Command) -> None:
        before = len(self.session.events)
        phase = self.session.view(-1).phase
        refusal = self.session.submit(*commands, version=self.session.version)
        if refusal is not None:
            if self.on_refusal is not None:
                self.on_refusal(refusal)
            return
        self._news.decided(self.seat, before)
        self._hurry = False
        decision = self.session.decision(self.seat)
        looked = self._look_ends is not None
        if decision is None or not decision.private or (looked and self.session.view(-1).phase != phase):
            self.cover()
        elif looked:  # the next step of the same private turn
            self._look_ends = self._now + LOOK

    def auto_pass(self, scope: str) -> None:
        """Answers now and until that phase is over; scope is `phase` (media), `polls`, `free_polls` or `keep`."""
        if self.check is not None:
            if not self.check([Pass(self.seat)]):
                return
        elif self.warn is not None and not self.warn([Pass(self.seat)], partial(self._pass_on, scope)):
            return
        self._pass_on(scope)

    def _pass_on(self, scope: str) -> None:
        self._auto.choose(self.seat, scope)
        if self._auto.answer():
            self.cover()

    def boundary(self, *commands: Command) -> str:
        """Why these commands could not be taken back once handed in; empty if they could."""
        return self.session.boundary(self.looker, commands)

    def undo_status(self) -> UndoStatus:
        """Whether the player's last decision can be taken back, and why not."""
        return self.session.undo_status(self.seat)

    def redo_status(self) -> UndoStatus:
        """Whether what was taken back can be done again."""
        return self.session.redo_status(self.seat)

    def undo(self) -> None:
        """Takes the player's last decision back."""
        self._after_travel(self.session.undo(self.seat))

    def redo(self) -> None:
        """Does again what was taken back."""
        self._after_travel(self.session.redo(self.seat))

    def take_back(self) -> None:
        """Practice: takes back across reveals too; the game counts as assisted from then on."""
        if self.spectates:
            return
        self._after_travel(self.session.take_back(self.seat, agreed=True))

    def _after_travel(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            if self.on_refusal is not None:
                self.on_refusal(refusal)
            return
        self._auto.take_back()
        self._seen = len(self.session.events)
        self._news.begin_again()
        self._announced_over = False
        self._curtain = -1
        self.cover()
        self._hand_over()

    def hurry(self) -> None:
        """The player does not want to wait: everything up to their next decision happens at once."""
        self._hurry = True

    def reveal(self, seat: int) -> None:
        """The curtain opens for a seat."""
        self.seat = seat
        self._curtain = -1
        self._open, self._look_ends = True, None

    def look(self) -> None:
        """Opens the private things of the seat that is asked, or covers them again."""
        if not self.may_look:
            return
        seat = self.seat
        if self._open:
            self.cover()
        elif self.on_look is None or self.on_look(seat, lambda: self._uncover(seat)):
            self._uncover(seat)

    def _uncover(self, seat: int) -> None:
        """Opens the private things of this seat for a while, unless the game has gone on to another one."""
        if self.seat == seat and self.may_look and not self._open:
            self._open, self._look_ends = True, self._now + LOOK

    def look_away(self) -> None:
        """The player has turned away: ends a look, but not a turn that the curtain has opened."""
        if self._look_ends is not None:
            self.cover()

    def cover(self) -> None:
        """Hides everybody's private things."""
        self._open, self._look_ends = False, None

    def use_handover(self, handover: Handover) -> None:
        """Changes the way of handing over, from the next turn of the loop on."""
        self.handover = handover
        if self.shared_screen:
            self.cover()
            self.seat = self._curtain = -1

    # -- the course of time --------------------------------------------------------------------------------------------

    def poll(self, now: float) -> bool:
        """One turn of the loop: takes in answers of AI seats at the chosen pace; true if something changed."""
        before, self._now = (self.seat, self._open), now
        if self._look_ends is not None and now >= self._look_ends:
            self.cover()
        self._auto.answer()
        if not self.holds() and (now >= self._not_before or self._hurry):
            self.session.poll()
        if self.session.revision == self._revision:
            self._hand_over()
            self._announce_end()
            self._announce_parting()
            return self._save_changed() or before != (self.seat, self._open)
        self._revision = self.session.revision
        self._look_at_news(now)
        self._announce_stand_in()
        if self.speed == "instant":  # at any other speed what has been revealed is told before anybody takes over
            self._hand_over()
        return True

    def _save_changed(self) -> bool:
        """Whether writing the autosave has failed, or works again, since the last turn of the loop."""
        before, self._save_problem = self._save_problem, self.session.save_problem
        return before != self._save_problem

    def _announce_parting(self) -> None:
        """Another window has gone on with the same game."""
        before, self._parted = self._parted, self.session.parted
        if self._parted is not None and self._parted != before and self.on_parted is not None:
            self.on_parted(*self._parted)

    def _look_at_news(self, now: float) -> None:
        news = [logged.event for logged in self.session.events_for(self.looker, self._seen)]
        self._seen = len(self.session.events)
        if any(not isinstance(event, _QUIET) for event in news):
            self._not_before = now + DWELL[self.speed]
        decides = self.show_prompts
        if self.on_news is not None and (news or decides != self._decided):
            self.on_news(news, decides and not self._decided)
        self._decided = decides
        if self.on_election is not None:
            for event in news:
                if isinstance(event, ev.ElectionDecided | ElectionWon):
                    self.on_election(event.number)
        if self.on_round is not None:
            for event in news:
                if isinstance(event, ev.RoundStarted) and event.number > 1:
                    self.on_round(event.number)

    def _announce_stand_in(self) -> None:
        if self._stood_in is not None and self.session.stood_in > self._stood_in:
            self._stood_in = None
            if self.on_stand_in is not None:
                self.on_stand_in()

    def _announce_end(self) -> None:
        if self.session.over and not self._announced_over:
            self._announced_over = True
            if self.on_over is not None:
                self.on_over()

    def _hand_over(self) -> None:
        """Hands the screen to another human who has to decide: on the open table with secrets hidden, or by curtain."""
        if not self.shared_screen or self.holds():
            return
        waiting = [
            seat for seat in self.session.deciding() if seat in self.session.humans and not self._auto.passes(seat)
        ]
        if not waiting or self._curtain in waiting:
            return
        seat = self.seat if self.seat in waiting and (self._open or not self._asks_privately(self.seat)) else waiting[0]
        private = self._asks_privately(seat)
        if self._open and (seat != self.seat or (self._look_ends is None and not private)):
            self.cover()
        if self.handover == "curtain" and private and not self._open:
            self.seat, self._curtain = -1, seat
            if self.on_curtain is not None:
                self.on_curtain(seat)
        else:
            self.seat, self._curtain = seat, -1

    def _asks_privately(self, seat: int) -> bool:
        decision = self.session.decision(seat)
        return decision is not None and decision.private
