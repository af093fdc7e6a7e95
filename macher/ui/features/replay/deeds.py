"""What can be done from a moment of a replay: look at the table as it stood, play on, write the game into a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from macher.ai.kinds import HUMAN
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import Refusal
from macher.i18n import Texts
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.saves.atomic import write_atomically
from macher.saves.document import written_in
from macher.saves.folders import make_folder, reports_folder
from macher.saves.library import free_path
from macher.session.log import LoggedEvent
from macher.session.session import GameSession
from macher.session.undo import UndoStatus
from macher.ui.features.replay.beside import place_name, player_names
from macher.ui.features.replay.player import Player
from macher.ui.features.saves.door import Unsaved
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.game.secrets_on_screen import covered_view, opened
from macher.ui.game.talk import TableTalk
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.dialog import Choice, ask
from macher.ui.program import Program
from macher.ui.table.screen import TableScene
from macher.ui.widgets import ButtonKind
from macher.words.sayings import Saying


class Deeds:
    """What the buttons do that lead away from the replay; the game itself stays as it is."""

    def __init__(self, program: Program, game: ReviewedGame, player: Player) -> None:
        self.program, self.game, self.player = program, game, player

    @property
    def _texts(self) -> Texts:
        return self.program.texts.in_words(words_of(self.game.course.edition))

    def _place(self) -> str:
        moment = self.player.moment
        return place_name(self._texts, self.player.course, moment)

    def show_board(self) -> None:
        """Opens the table as it stood, only to look at."""
        self.player.playing = False
        show_table(self.program, self.game, self.player)

    # -- playing on ----------------------------------------------------------------------------------------------------

    def ask_to_play_on(self) -> None:
        """Says what will happen, and with whom at the screen."""
        self.player.playing = False
        texts, seat = self._texts, self.player.viewpoint
        kinds = [each.kind for each in self.game.session.config.seats]
        people = [at for at, kind in enumerate(kinds) if kind == HUMAN]
        names = player_names(texts, self.game.course)
        choices = []
        if people:
            said = texts("replay-play-on-as", player=texts.listing([names[at] for at in people]))
            choices.append(Choice("same", said, lambda: self.play_on(-1), "primary", "git-branch", default=True))
        takers = [seat] if seat >= 0 else list(range(len(kinds)))
        for at in takers if seat >= 0 or not people else []:
            if at not in people:
                said = texts("replay-play-on-as", player=names[at])
                kind: ButtonKind = "secondary" if choices else "primary"
                choices.append(
                    Choice(f"seat.{at}", said, partial(self.play_on, at), kind, "user-round", default=not choices)
                )
        choices.append(Choice("cancel", texts("replay-cancel"), lambda: None, icon="x"))
        text = texts("replay-play-on-text", place=self._place())
        ask(self.program.app.scene, texts("replay-play-on-title"), text, choices, id="play-on")

    def play_on(self, seat: int) -> None:
        """Begins a new game that goes on from the present moment; a seat >= 0 is played by a person from now on."""
        version = self.player.course.version(self.player.moment)
        game, program = self.game.session, self.program
        program[Unsaved].first(lambda: program.play(program.games.play_on(game, version, seat)))

    # -- file ----------------------------------------------------------------------------------------------------------

    def export(self) -> None:
        """Writes the whole game into a file of its own, and says where it is."""
        self.player.playing = False
        texts = self.program.texts
        try:
            path = free_path(make_folder(reports_folder()), f"macher {self.game.course.config.seed}")
            source = self.game.path
            text = written_in(source) if source is not None else self.game.session.save_text()
            write_atomically(path, text)
        except OSError as error:
            detail = error.strerror or str(error)
            self.program.app.stage.toast(texts("replay-export-failed", detail=detail), "warn", 8)
        else:
            self.program.app.stage.toast(texts("replay-exported", file=str(path)), "info", 8)


_NOT_NOW = UndoStatus(False, "replay-only-look")


_TOO_FAST = 4.0
"""Speed of a replay from which on no reveal is told."""


class LookingBack:
    """A game at one moment, as its viewpoint knows it (``TableController``); only `show` changes the moment."""

    on_refusal: Callable[[Refusal], None] | None = None
    decision: Decision | None = None
    asked_at = 0
    reasons: Mapping[int, str] = MappingProxyType({})
    speed = "normal"
    holds: Callable[[], bool]
    spectates = False
    show_prompts = False
    shared_screen = False
    veiled = False
    may_look = False
    marks: Sequence[LoggedEvent] = ()
    thinking: Sequence[int] = ()

    def __init__(self, session: GameSession, viewpoint: int) -> None:
        self.session, self._talk = session, TableTalk(session)
        self.seat = self.looker = max(-1, viewpoint)
        self.open_hands = viewpoint < -1
        self.open_money = self.open_hands or session.config.options.open_money
        self.view = self.own_view = self.shared_view = self._view()

    def show(self, session: GameSession) -> None:
        """The same game at another moment."""
        self.session, self._talk = session, TableTalk(session)
        self.view = self.own_view = self.shared_view = self._view()

    def before(self, version: int) -> PlayerView:
        """The game before the command with this number."""
        return self._as_shown(partial(self.session.view_before, version))

    def _view(self) -> PlayerView:
        return self._as_shown(self.session.view)

    def _as_shown(self, view_of: Callable[[int], PlayerView]) -> PlayerView:
        view = view_of(self.seat)
        if self.open_hands:
            return opened(view, [view_of(seat) for seat in range(len(view.parties))])
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

    @property
    def said(self) -> Mapping[int, Sequence[Saying]]:
        """What the people at the table say, by number of the event after which they say it."""
        return self._talk.said

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

    def __init__(
        self,
        controller: LookingBack,
        on_return: Callable[[], None],
        program: Program,
        before: LookingBack | None = None,
    ) -> None:
        """`before` is the game one decision earlier, if what was revealed since then is to be told."""
        super().__init__(controller, on_menu=on_return, on_rules=program.go.rules, on_settings=program.go.settings)
        self.on_return = on_return
        if before is not None and before.log:
            self.tell_from(before.view, before.log[-1].index)


def show_table(program: Program, game: ReviewedGame, player: Player) -> None:
    """Puts the table of the present moment over the replay."""
    before = program.texts.vocabulary
    version = player.course.version(player.moment)
    controller = LookingBack(game.at(version), player.viewpoint)
    told = version > 0 and player.speed < _TOO_FAST
    earlier = LookingBack(game.at(version - 1), player.viewpoint) if told else None

    def back() -> None:
        program.texts.play(before)
        program.app.pop()

    program.texts.play(words_of(game.course.edition))
    program.app.push(PastTable(controller, back, program, earlier))
