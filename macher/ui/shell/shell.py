"""The program around the screens: the game that is played, what was chosen, and what every screen may ask for."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar, cast

from macher import collector
from macher.i18n import PLAIN, Texts
from macher.ui.app import App
from macher.ui.features.saves.opening import Opening
from macher.ui.features.saves.unsaved import Unsaved
from macher.ui.features.settings.preferences import Preferences
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.mods import Mods
from macher.ui.settings.options import UiOptions
from macher.ui.settings.settings import Settings, SettingsStore
from macher.ui.shell.navigation import Navigation
from macher.ui.system.process import give_back_at_once

if TYPE_CHECKING:
    from macher.engine.event import Event
    from macher.session.config import GameConfig
    from macher.session.puzzles import Puzzle
    from macher.session.session import GameSession
    from macher.ui.features.advice.coach import Coach
    from macher.ui.game.advice import Adviser
    from macher.ui.game.controller import GameController
    from macher.ui.table.screen import TableScene


T = TypeVar("T")
_AGAIN: Final = 0.01
"""Seconds until it is looked again whether a reveal has ended: less than a frame, so that nothing is seen between."""
_AT_ONCE: Final = -1.0
"""Before every event: no reveal is waited for."""
_AWAY: Final = 0.2
"""The same while the player is on another screen."""
_ALONE: Final = ("first-start", "handover", "lesson", "election")
"""Screens over which the common keys open nothing."""


class Shell:
    """Holds what lasts from screen to screen; the screens know it as a `Program`."""

    def __init__(self, app: App, texts: Texts, store: SettingsStore, games: Games) -> None:
        self.app = app
        self.texts = texts
        self.store = store
        self.games = games
        self.controller: GameController | None = None
        self.adviser: Adviser | None = None
        self.coach: Coach | None = None
        """Speaks before a choice in the running game that costs much."""
        texts.group_digits_as(self.settings.numbers)
        self.mods = Mods()
        """What players have added; loaded before the program opens."""
        self.to_tournament: Callable[[], None] | None = None
        """Leads back to the tournament whose table is on the screen."""
        self.leaving: list[Callable[[bool], None]] = []
        """Called whenever a game is left, with whether its tournament is left, too."""
        self._remembered: dict[Callable[[Shell], object], object] = {}
        self._puzzle: Puzzle | None = None
        """The puzzle on the table."""
        self._played = False
        """Whether the game on the screen is one that is played, and not a puzzle or one that ended long ago."""
        self._to_tell: list[tuple[float, Callable[[], None]]] = []
        """What opens the screens that tell something, in order; each after the reveals of what was before its event."""
        self.opening = Opening(self)
        self.go = Navigation(self, self.opening)
        app.on_options = self._remember_look
        app.on_leave = self.go.quit
        app.on_drop = self.opening.dropped
        app.banner = self[Unsaved].banner
        app.on_action = self._on_action

    def __getitem__(self, kind: Callable[[Shell], T]) -> T:
        """What a feature remembers as long as the program runs, made when it is first asked for."""
        if kind not in self._remembered:
            self._remembered[kind] = kind(self)
        return cast(T, self._remembered[kind])

    @property
    def kept_game(self) -> GameSession | None:
        """The game on the screen, if it can be kept: a puzzle cannot."""
        return self.controller.session if self.controller is not None and self._puzzle is None else None

    @property
    def settings(self) -> Settings:
        """What the player has chosen."""
        return self.store.settings

    def _remember_look(self, options: UiOptions) -> None:
        self.settings.take(options)
        self._remember_window()
        self.store.save()

    def _remember_window(self) -> None:
        self.settings.maximised = self.app.window.maximised
        if self.app.free_size is not None:
            self.settings.window = self.app.free_size

    def _on_action(self, action: str) -> bool:
        """Handles the keys of every screen: rules, settings, a new game beside the running one, saved games."""
        calls: dict[str, Callable[[], None]] = {
            "rules": self.go.rules,
            "settings": self.go.settings,
            "new_game": self.go.new_game,
        }
        if action not in calls:
            from macher.ui.features.saves.saving import Saving

            return self[Saving].on_action(action)
        scene = self.app.scene.name
        wanted = action != "new_game" or (self.controller is not None and scene != "new-game")
        if wanted and scene not in _ALONE and not self.app.stage.layers:
            calls[action]()
        return True

    def close(self) -> None:
        """Ends thinking, remembers the window's size, and keeps a copy of what is still unsaved; the window is gone."""
        self[Unsaved].rescue()
        self.leave_game(tournament=True)
        self._remember_window()
        self.settings.place, self.settings.monitors = self.app.place.corner, self.app.place.monitors
        self.store.save()

    # -- games -------------------------------------------------------------------------------------------------------

    def begin(self, config: GameConfig, guided: bool = False) -> None:
        """Starts a new game, with a guided first round if wanted.  Raises ``ConfigRefused`` or ``DataError``."""
        from macher.ui.features.evening.rivals import Rivals

        session = self.games.begin(config, guided)
        self.leave_game(tournament=True)
        self.play(session)
        self[Rivals].started()

    def play(self, session: GameSession, *, result: bool = False) -> None:
        """Shows the table of a game, or the final scoring of one that ended some time ago."""
        if result:
            self._show_result(session)
            return
        from macher.ui.features.advice.coach import Coach
        from macher.ui.features.evening.counting import Counting
        from macher.ui.features.evening.puzzles import Puzzles
        from macher.ui.features.evening.rivals import Rivals
        from macher.ui.features.saves.saving import Saving
        from macher.ui.game.advice import Adviser
        from macher.ui.game.controller import GameController
        from macher.ui.game.vocabulary import words_of

        self.leave_game()
        self._puzzle = self[Puzzles].of(session)
        self._played = self._puzzle is None
        controller = GameController(session, self.settings.speed, self.settings.handover)
        controller.talk = self[Rivals].talk(session)
        self.texts.play(words_of(controller.edition))
        session.pass_alone = self.settings.pass_alone
        session.asks_reasons = self.settings.reasons
        self.controller = controller
        self.adviser = Adviser(controller, counted=not self.settings.free_hints)
        controller.on_news = self._hear
        controller.on_election = self._show_election
        controller.on_round = self._show_interlude
        controller.telling = lambda: bool(self._to_tell)
        controller.on_over = lambda: self._tell(self.show_final)
        controller.on_curtain = self._show_curtain
        controller.on_look = self._guard_look
        controller.on_parted = self[Saving].tell_parted
        if self._played:
            self[Counting].watch(session)
            self.coach = Coach(self, controller)
            controller.warn = self.coach.warn
        controller.on_stand_in = lambda: self.app.stage.toast(self.texts("table-stood-in"), "warn", 9)
        table = self._table_of(session)(
            controller,
            on_menu=self.go.game_menu,
            on_rules=self.go.rules,
            on_settings=self.go.settings,
            on_advice=self.advise,
            on_election=self.show_election,
            on_final=self.show_final,
        )
        table.on_quieter = controller.talk.quieter
        table.on_pace = partial(self[Preferences].set, "speed")
        self.show(table)
        controller.start()

    def _table_of(self, session: GameSession) -> Callable[..., TableScene]:
        """What shows the table of a game: puzzles, the campaign and the guided round have scenes of their own."""
        from macher.ui.features.evening.campaign import Campaign
        from macher.ui.table.screen import TableScene

        if self._puzzle is not None:
            from macher.ui.features.evening.task_tables import PuzzleTable

            return partial(PuzzleTable, self, self._puzzle)
        made = self[Campaign].of(session)
        if made is not None:
            from macher.ui.features.evening.task_tables import TaskTable

            return partial(TaskTable, self, made)
        if session.guided and not session.over:
            from macher.ui.features.learn.guide import GuidedScene

            return partial(GuidedScene, self)
        return TableScene

    def advise(self) -> None:
        """Shows what a normal AI seat would do with the open decision, over the table."""
        from macher.ui.features.advice.sheet import AdviceSheet
        from macher.ui.table.screen import TableScene

        table = self.app.scene
        if self.adviser is None or self.controller is None or not isinstance(table, TableScene):
            return
        asked = self.adviser.asked()
        if asked is None or table.prompt is None:
            hidden = self.controller.covered and not self.controller.session.over
            self.app.stage.toast(self.texts("advice-covered" if hidden else "table-advice-not-now"))
            return
        AdviceSheet(self.app, self.texts, self.adviser, table, asked).open()

    def _hear(self, news: Sequence[Event], own_turn: bool) -> None:
        """Plays one effect for all that has happened; the sound of the player's turn goes before all but a fanfare."""
        from macher.rules.events import ElectionDecided, GameEnded
        from macher.rules.national.events import ElectionWon
        from macher.ui.features.night.page import ElectionScreen
        from macher.ui.game.sounds_of_events import effect_of

        if self.controller is not None and ElectionScreen.told_at(self.controller):
            told = [event for event in news if isinstance(event, ElectionDecided | ElectionWon | GameEnded)]
            news = [event for event in news if event not in told]  # night and poster have sounds of their own
            own_turn = own_turn and not told
        heard = effect_of(news)
        self.app.sounds.play("turn" if own_turn and heard != "fanfare" else heard)

    def _show_election(self, number: int) -> None:
        """The night of an election that has just been held."""
        from macher.ui.features.night.page import ElectionScreen

        self._note_landscape()

        def show() -> None:
            if self.controller is not None:
                self.app.push(ElectionScreen(self, self.controller, number, self.settings.election_auto))

        self._tell(show, self._held_at(number))

    def _held_at(self, number: int) -> float:
        """The number of the event with which an election was held."""
        from macher.rules.events import ElectionDecided
        from macher.rules.national.events import ElectionWon

        log = self.controller.log if self.controller is not None else ()
        for logged in reversed(log):
            if isinstance(logged.event, ElectionDecided | ElectionWon) and logged.event.number == number:
                return logged.index
        return math.inf

    def show_election(self, number: int) -> None:
        """The result of an election that was held at any time before."""
        from macher.ui.features.night.page import ElectionScreen

        if self.controller is not None:
            self.app.push(ElectionScreen(self, self.controller, number, at_once=True))

    def _show_interlude(self, round_number: int) -> None:
        """The map between two rounds, unless the game goes fast or it is switched off; a reveal is told before it."""
        controller = self.controller
        if controller is None or not self._played or not self.settings.interludes or controller.speed == "instant":
            return
        self._tell(lambda: self._open_interlude(controller, round_number))

    def _open_interlude(self, controller: GameController, round_number: int) -> None:
        from macher.ui.features.interlude.page import InterludeScreen
        from macher.ui.table.screen import TableScene

        table = self.app.scene
        view = controller.view
        held = any(result.round == round_number for result in view.results)
        voted = controller.session.over or held or all(land.closed for land in view.lands)
        if controller is not self.controller or view.round != round_number or voted:
            return  # it comes too late
        if isinstance(table, TableScene):
            self.app.push(InterludeScreen(self, controller))

    def _tell(self, call: Callable[[], None], event: float = math.inf) -> None:
        """Calls at once, or after all that is told before: other screens, and reveals of what was before an event."""
        self._to_tell.append((event, call))
        self._tell_on()

    def _tell_on(self, later: bool = False) -> None:
        """Opens what waits as soon as nothing is told; `later`, once the player is back at the table."""
        from macher.ui.features.interlude.page import InterludeScreen
        from macher.ui.features.night.page import ElectionScreen
        from macher.ui.table.screen import TableScene

        while self._to_tell:
            scene = self.app.scene
            if isinstance(scene, ElectionScreen | InterludeScreen):
                if self._tell_on not in scene.afterwards:
                    scene.afterwards.append(self._tell_on)
                return
            event, call = self._to_tell[0]
            busy = later
            if isinstance(scene, TableScene):
                scene.clock.wait_for(event if event >= 0 else math.inf)
                if not later:
                    scene.settle()
                busy = scene.clock.tells_before(event)
            if busy:
                seconds = _AGAIN if isinstance(scene, TableScene) else _AWAY
                self.app.after(seconds, lambda: self._tell_on(later=True))
                return
            if isinstance(scene, TableScene):
                scene.clock.go_on()
            del self._to_tell[0]
            call()

    def show_final(self) -> None:
        """How the set-up of the campaign ended, or the winner's poster of any other game, before its final scoring."""
        from macher.ui.features.ending.page import FinalScreen
        from macher.ui.features.evening.album import Album
        from macher.ui.features.evening.campaign import Campaign
        from macher.ui.features.evening.counting import Counting
        from macher.ui.features.evening.posters import over_poster
        from macher.ui.features.evening.today import Today

        if self.controller is None:
            return
        fresh, session = list[str](), self.controller.session
        if self._played:
            self[Counting].count(session)
            ended = self[Campaign].end(session)
            if ended is not None:
                self.app.push(over_poster(self, ended, session))
                return
            fresh = self[Album].note(session)
        daily = self[Today].mark(session)
        said = [line for line in (daily or self._feud(self.controller),) if line]
        self.app.push(FinalScreen(self, self.controller, poster=True, marks=fresh, said=said))

    def _feud(self, controller: GameController) -> str:
        """Whom the player has fought most in a game that is over."""
        from macher.ui.features.interlude.feuds import longest
        from macher.words.names import GameNames

        names = GameNames.of(self.texts, controller.edition, controller.view, controller.names)
        humans = controller.session.humans
        return longest(names, controller.talk.grievances, humans[0] if len(humans) == 1 else -1)

    def _show_result(self, session: GameSession) -> None:
        """The final scoring of a game that ended some time ago, over whatever is shown."""
        from macher.ui.game.controller import GameController
        from macher.ui.game.vocabulary import words_of

        self.leave_game()
        self._played, self._puzzle = False, None
        self.controller = GameController(session, "instant", self.settings.handover)
        self.texts.play(words_of(self.controller.edition))
        self.show_final()

    def _show_curtain(self, seat: int) -> None:
        from macher.ui.features.handover.page import HandoverScreen
        from macher.ui.table.screen import TableScene

        controller, table = self.controller, self.app.stages[0].scene
        if controller is None:
            return
        if isinstance(table, TableScene):  # nobody's view may stay under the curtain
            table.forget()
        self._tell(lambda: self.app.push(HandoverScreen(self, controller, seat)), _AT_ONCE)

    def _guard_look(self, seat: int, look: Callable[[], None]) -> bool:
        """Asks for the PIN of a person who has one before their private things lie open on the table."""
        from macher.ui.features.handover.pins import Pins, ask_pin

        player = self.controller.names[seat] if self.controller is not None else ""
        if not self[Pins].has(player):
            return True
        ask_pin(self, self.app.scene, player, look)
        return False

    def leave_game(self, *, tournament: bool = False) -> None:
        """Ends the thinking of the game on the screen; closes its tournament, too, on request.

        The game is saved, and counts in its tournament if it is over.
        """
        self._to_tell.clear()
        if self.controller is not None:
            self._note_landscape()
            self.controller.session.close()
            self.controller = None
            self[Unsaved].forget()
            self.texts.play(PLAIN)
        if self.adviser is not None:
            self.adviser.close()
            self.adviser = None
        self.coach = None
        for call in self.leaving:
            call(tournament)

    def _note_landscape(self) -> None:
        """Remembers who governs where, for the map of the menu; puzzles and games of long ago do not count."""
        from macher.ui.game.governing import as_it_stands

        if self.controller is not None and self._played:
            self.games.landscape.note(as_it_stands(self.controller.session))

    def show(self, scene: Scene) -> None:
        """Shows a screen in place of all that are open."""
        if self.app.stages:
            self.app.reset(scene)
        else:
            self.app.push(scene)


# -- what the first clicks need, loaded while the menu stands ---------------------------------------------------------


def load_ahead(app: App, thread: Executor) -> None:
    """Begins to load in a thread of its own, which holds up a frame for some milliseconds at most."""
    app.watch(thread.submit(_load, app), _settle)


def _load(app: App) -> None:
    for _ in _parts():
        if not app.running:
            break


def _parts() -> Iterator[None]:
    """One part after another, the likeliest first."""
    import macher.ui.features.evening.puzzles

    yield
    import macher.session.session

    yield
    import babel.lists
    import babel.numbers  # noqa: F401

    yield
    from macher.editions.registry import edition, editions

    edition(editions()[0])
    yield
    import macher.ui.table.screen

    yield
    import macher.ui.features.advice.coach
    import macher.ui.game.advice

    yield
    import macher.ui.features.start.new_game

    yield
    import macher.ui.features.rules.page
    import macher.ui.features.saves.page
    import macher.ui.features.settings.page  # noqa: F401

    yield


def _settle(loaded: Future[None]) -> None:
    """What was loaded stays to the end; an error on the way is told like any other."""
    give_back_at_once()
    collector.leave_alone()
    loaded.result()
