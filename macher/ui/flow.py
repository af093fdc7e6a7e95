"""From screen to screen: what leads where, and what every screen may ask of the program around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.i18n import PLAIN, Texts
from macher.saves.problems import SaveError
from macher.ui.app import App
from macher.ui.game.games import Games
from macher.ui.game.pins import Pins
from macher.ui.learn.teaching import Teaching
from macher.ui.mods import Mods
from macher.ui.opening import Opening
from macher.ui.options import UiOptions
from macher.ui.settings import Settings, SettingsStore
from macher.ui.unsaved import Unsaved
from macher.ui.widgets import Choice, dialog

if TYPE_CHECKING:
    from macher.engine.event import Event
    from macher.saves.verify import Restored
    from macher.session import GameConfig, GameSession
    from macher.ui.game.advice import Adviser
    from macher.ui.game.controller import GameController
    from macher.ui.game.covering import Handover
    from macher.ui.puzzles import Puzzles
    from macher.ui.saving import Saving
    from macher.ui.scene import Context, Node, Scene
    from macher.ui.tournaments import Tournaments

__all__ = ["Flow"]

_ALONE: Final = ("first-start", "handover", "lesson", "election")
"""Screens that nothing is opened over but what they offer themselves."""


class Flow:
    """Leads from the menu through a game and back."""

    def __init__(self, app: App, texts: Texts, store: SettingsStore, games: Games) -> None:
        self.app = app
        self.texts = texts
        self.store = store
        self.games = games
        self.controller: GameController | None = None
        self.adviser: Adviser | None = None
        self.teaching = Teaching(self)
        texts.use_figures(self.settings.numbers)
        self.mods = Mods()
        """What players have added; loaded before the program opens."""
        self.pins = Pins(self.settings.pins, store.save)
        self.unsaved = Unsaved(self)
        self.opening = Opening(self)
        app.on_options = self._remember_look
        app.on_leave = self.quit
        app.on_drop = self.opening.dropped
        app.banner = self.unsaved.banner
        app.on_action = self._on_action

    @cached_property
    def tournaments(self) -> Tournaments:
        """Tournaments, and the one that is played; loaded when first asked for."""
        from macher.ui.tournaments import Tournaments

        return Tournaments(self, self._reset)

    @cached_property
    def puzzles(self) -> Puzzles:
        """Puzzles, and the one on the table; loaded when first asked for."""
        from macher.ui.puzzles import Puzzles

        return Puzzles(self)

    @cached_property
    def saving(self) -> Saving:
        """Saving and loading by hand; loaded when first asked for."""
        from macher.ui.saving import Saving

        return Saving(self)

    @property
    def settings(self) -> Settings:
        """What the player has chosen."""
        return self.store.settings

    def _remember_look(self, options: UiOptions) -> None:
        self.settings.take(options)
        if not options.fullscreen:
            self.settings.window = self.app.pixels
        self.store.save()

    def use_language(self, lang: str) -> None:
        """Another language, at once and from now on."""
        self.try_language(lang)
        self.settings.language = lang
        self.store.save()

    def try_language(self, lang: str) -> None:
        """Another language at once, not remembered yet."""
        self.texts.use(lang)
        self.app.set_texts(self.texts)

    def use_speed(self, speed: str) -> None:
        """Another pace for AI seats."""
        self.settings.speed = speed  # type: ignore[assignment]  # validated on assignment
        self.store.save()
        if self.controller is not None:
            self.controller.speed = speed

    def use_numbers(self, style: str) -> None:
        """Another way of grouping digits, besides the language; an empty text follows the language."""
        self.settings.numbers = style  # type: ignore[assignment]  # validated on assignment
        self.store.save()
        self.texts.use_figures(style)
        self.app.set_texts(self.texts)

    def use_reasons(self, wanted: bool) -> None:
        """Whether the log says why AI seats do what they do openly, from now on."""
        self.settings.reasons = wanted
        self.store.save()
        if self.controller is not None:
            self.controller.session.asks_reasons = wanted

    def use_free_hints(self, free: bool) -> None:
        """Whether advice is counted and told at the end of the game, from now on."""
        self.settings.free_hints = free
        self.store.save()
        if self.adviser is not None:
            self.adviser.counted = not free

    def use_passing(self, alone: bool) -> None:
        """Whether seats pass by themselves where they can do nothing else."""
        self.settings.pass_alone = alone
        self.store.save()
        if self.controller is not None:
            self.controller.session.pass_alone = alone

    def use_handover(self, handover: Handover) -> None:
        """Another way of handing the screen over to the next person."""
        self.settings.handover = handover
        self.store.save()
        if self.controller is not None:
            self.controller.use_handover(handover)

    def _on_action(self, action: str) -> bool:
        """The keys that hold on every screen: rules, settings, a new game beside the one that goes on, saved games."""
        calls: dict[str, Callable[[], None]] = {
            "rules": self.open_rules,
            "settings": self.open_settings,
            "new_game": self.open_new_game,
        }
        if action not in calls:
            return self.saving.on_action(action)
        scene = self.app.scene.name
        wanted = action != "new_game" or (self.controller is not None and scene != "new-game")
        if wanted and scene not in _ALONE and not self.app.stage.layers:
            calls[action]()
        return True

    # -- screens -----------------------------------------------------------------------------------------------------

    def menu(self) -> None:
        """The main menu; a game that is left stays saved."""
        self.unsaved.first(self._to_menu)

    def _to_menu(self) -> None:
        from macher.ui.screens.menu import MenuScreen

        self.leave_game()
        self._leave_tournament()
        self._reset(MenuScreen(self))

    def open_new_game(self) -> None:
        """The page where a new game is put together."""
        from macher.ui.screens.new_game import NewGameScreen

        self.app.push(NewGameScreen(self))

    def open_tournament(self) -> None:
        """The tournament that goes on, or the page where one is set up."""
        self.tournaments.open()

    def open_saves(self) -> None:
        """The list of saved games."""
        self.saving.open()

    def open_replays(self) -> None:
        """The list of games that are over."""
        self.saving.open_replays()

    def open_learn(self) -> None:
        """The lessons and the guided round."""
        self.teaching.open()

    def open_statistics(self) -> None:
        """The statistics of all games that are over, over whatever is shown."""
        from macher.ui.screens.review import ReviewScreen

        self.app.push(ReviewScreen(self, None, "career"))

    def open_settings(self, page: str = "display") -> None:
        """The settings, over whatever is shown."""
        from macher.ui.screens.settings import SettingsScreen

        self.app.push(SettingsScreen(self, page))

    def open_rules(self, anchor: str = "", edition_key: str = "") -> None:
        """The rules as played here, at a phase or page if one is named, of the edition on the table or of another."""
        from macher.ui.screens.rules import RulesScreen

        self.app.push(RulesScreen(self, anchor, edition_key))

    def quit(self) -> None:
        """Ends the program; the game is saved already, or the player is asked."""
        self.unsaved.first(self._quit)

    def _quit(self) -> None:
        self.leave_game()
        self._leave_tournament()
        self.app.quit()

    def close(self) -> None:
        """The window is gone: ends thinking, remembers its size; a copy is kept of what is still unsaved."""
        self.unsaved.rescue()
        self.leave_game()
        self._leave_tournament()
        if not self.app.options.fullscreen:
            self.settings.window = self.app.pixels
        self.settings.place, self.settings.monitors = self.app.place.corner, self.app.place.monitors
        self.store.save()

    def _leave_tournament(self) -> None:
        """Closes the tournament, if tournaments have been asked for at all."""
        if "tournaments" in self.__dict__:
            self.tournaments.close()

    # -- games -------------------------------------------------------------------------------------------------------

    def begin(self, config: GameConfig, guided: bool = False) -> None:
        """Starts a new game, with a guided first round if wanted.  Raises ``ConfigRefused`` or ``DataError``."""
        self.play(self.games.begin(config, guided))
        self._leave_tournament()
        self.teaching.count_game()

    def quick_game(self) -> None:
        """One click: the official four-election game against three AI seats."""
        from macher.ui.game.quick import quick_config

        self.unsaved.first(lambda: self.begin(quick_config(self.texts)))

    def resume(self) -> None:
        """Goes on with the game that was left; says so if its newest autosave, or none, could be used."""
        session, problem = self.games.waiting(), self.games.problem
        if session is not None:
            self.play(session)
            if self.games.notice is not None:
                self.tell_restored(self.games.notice, problem)
        elif problem is not None:
            said = self.texts("save-unusable"), self.texts(problem.reason, **problem.args_of_reason)
            self.app.stage.toast(" ".join(said), "warn", 12)

    def tell_restored(self, notice: tuple[str, dict[str, str]], problem: SaveError | None) -> None:
        """Which autosave was passed over and why; the damaged file stays where it is."""
        from macher.ui.screens.save_dialogs import TroubleSheet

        (key, given), texts = notice, self.texts
        TroubleSheet(
            self.app, texts(key, **given), texts("save-kept"), problem, id="restored", button="save-go-on", icon="play"
        ).open()

    def play(self, session: GameSession) -> None:
        """Shows the table of a game."""
        from macher.ui.game.advice import Adviser
        from macher.ui.game.controller import GameController
        from macher.ui.game.vocabulary import words_of

        self.leave_game()
        controller = GameController(session, self.settings.speed, self.settings.handover)
        self.texts.play(words_of(controller.edition))
        session.pass_alone = self.settings.pass_alone
        session.asks_reasons = self.settings.reasons
        self.controller = controller
        self.adviser = Adviser(controller, counted=not self.settings.free_hints)
        controller.on_news = self._hear
        controller.on_election = self._show_election
        controller.on_over = self.show_final
        controller.on_curtain = self._show_curtain
        controller.on_parted = self.saving.tell_parted
        controller.on_stand_in = lambda: self.app.stage.toast(self.texts("table-stood-in"), "warn", 9)
        self._reset(
            (self.puzzles.table(session) or self.teaching.table(session))(
                controller,
                on_menu=self.open_game_menu,
                on_rules=self.open_rules,
                on_settings=self.open_settings,
                on_advice=self.advise,
                on_election=self.show_election,
                on_final=self.show_final,
            )
        )
        controller.start()

    def open_game_menu(self, behind_curtain: bool = False) -> None:
        """What can be done with the game that is going on, over the table or the curtain, where nothing is undone."""
        if self.controller is not None:
            self.app.scene.open_dialog(partial(self._game_menu, behind_curtain=behind_curtain), id="game-menu")

    def _game_menu(self, ctx: Context, behind_curtain: bool) -> Node:
        texts = self.texts
        choices = [
            Choice("game-menu.back", texts("game-menu-back"), lambda: None, "primary", "play", default=True),
            Choice("game-menu.save", texts("game-menu-save"), self.saving.ask_name, icon="save"),
            Choice("game-menu.load", texts("game-menu-load"), self.saving.open, icon="folder-open"),
            Choice("game-menu.take-back", texts("game-menu-take-back"), self._take_back, icon="undo-2"),
            Choice("game-menu.leave", texts("game-menu-leave"), self.menu, icon="log-out"),
        ]
        if self.tournaments.table >= 0:
            choices.insert(-1, Choice("tournament", texts("tournament-back"), self.tournaments.show, icon="medal"))
        note = texts("game-menu-note")
        if behind_curtain:
            choices = [choice for choice in choices if choice.id != "game-menu.take-back"]
            note = texts("game-menu-curtain")
        return dialog(ctx, texts("game-menu-title"), note, choices, id="game-menu")

    def _take_back(self) -> None:
        """Takes back at once, or asks the others at the screen first: all of them have to agree."""
        if self.controller is None:
            return
        if self.controller.shared_screen:
            self.app.scene.open_dialog(self._agreement, id="agreement")
        else:
            self._really_take_back()

    def _agreement(self, ctx: Context) -> Node:
        texts, controller = self.texts, self.controller
        seats = controller.session.humans if controller is not None else ()
        people = [controller.names[seat] for seat in seats] if controller is not None else []
        choices = [
            Choice("all", texts("game-menu-all-agree"), self._really_take_back, icon="undo-2"),
            Choice("no", texts("game-menu-not-all"), lambda: None, "primary", default=True),
        ]
        text = texts("game-menu-agreement", players=texts.listing(people))
        return dialog(ctx, texts("game-menu-take-back"), text, choices, id="agreement")

    def _really_take_back(self) -> None:
        if self.controller is not None:
            self.controller.take_back()
            self.app.scene.rebuild()

    def advise(self) -> None:
        """Shows what a normal AI seat would do with the open decision, over the table."""
        from macher.ui.screens.advice_sheet import AdviceSheet
        from macher.ui.table.scene import TableScene

        table = self.app.scene
        if self.adviser is None or self.controller is None or not isinstance(table, TableScene):
            return
        asked = self.adviser.asked()
        if asked is None or table.prompt is None:
            hidden = self.controller.covered and not self.controller.session.over
            self.app.stage.toast(self.texts("advice-covered" if hidden else "table-advice-not-now"))
            return
        AdviceSheet(self.app, self.texts, self.adviser, table, asked).open()

    def rematch(self) -> None:
        """The same game from its beginning: same seats, rules and seed."""
        if self.controller is not None:
            config = self.controller.session.config
            self.unsaved.first(lambda: self.begin(config))

    def _hear(self, news: Sequence[Event], own_turn: bool) -> None:
        """What has happened is heard as one effect; that it is the player's turn before all but a fanfare."""
        from macher.ui.game.heard import effect_of

        heard = effect_of(news)
        self.app.sounds.play("turn" if own_turn and heard != "fanfare" else heard)

    def _show_election(self, number: int) -> None:
        self._after_elections(lambda: self.show_election(number, self.settings.election_auto))

    def show_election(self, number: int, by_itself: bool = False) -> None:
        """The result of an election that is over, now or at any time later; it may close by itself."""
        from macher.ui.screens.election import ElectionScreen

        if self.controller is not None:
            self.app.push(ElectionScreen(self, self.controller, number, by_itself))

    def _after_elections(self, call: Callable[[], None]) -> None:
        """Results that are on the screen are read first: a second election or the curtain follows on Continue."""
        from macher.ui.screens.election import ElectionScreen

        if isinstance(self.app.scene, ElectionScreen):
            self.app.scene.afterwards.append(call)
        else:
            call()

    def show_final(self) -> None:
        """The final scoring of the game that has ended."""
        from macher.ui.screens.final import FinalScreen

        if self.controller is not None:
            self.app.push(FinalScreen(self, self.controller))

    def open_replay(self, game: Path | Restored | GameSession, tab: str = "") -> None:
        """A game looked back on, over whatever is shown: of a file, of a save, or the one on the screen as it is now.

        A file that cannot be used gives a sentence that says why.
        """
        from macher.session import GameSession
        from macher.ui.game.reviewed import ReviewedGame
        from macher.ui.screens.review import ReviewScreen

        try:
            if isinstance(game, GameSession):
                found = ReviewedGame.of_session(game)
            else:
                found = ReviewedGame.of_save(self.games.library.load(game) if isinstance(game, Path) else game)
        except SaveError as problem:
            self._tell_trouble(problem)
        else:
            self.app.push(ReviewScreen(self, found, tab))

    def _tell_trouble(self, problem: SaveError) -> None:
        texts = self.texts

        def build(ctx: Context) -> Node:
            reason = f"{texts(problem.reason, **problem.args_of_reason)} {texts('save-kept')}"
            choice = Choice("close", texts("review-close"), lambda: None, "primary", "check", default=True)
            return dialog(ctx, texts("replay-missing"), reason, [choice], id="replay-trouble")

        self.app.scene.open_dialog(build, id="replay-trouble")

    def show_result(self, session: GameSession) -> None:
        """The final scoring of a game that ended some time ago, over whatever is shown."""
        from macher.ui.game.controller import GameController
        from macher.ui.game.vocabulary import words_of

        self.leave_game()
        self.controller = GameController(session, "instant", self.settings.handover)
        self.texts.play(words_of(self.controller.edition))
        self.show_final()

    def _show_curtain(self, seat: int) -> None:
        from macher.ui.screens.handover import HandoverScreen
        from macher.ui.table.scene import TableScene

        controller, table = self.controller, self.app.stages[0].scene
        if controller is None:
            return
        if isinstance(table, TableScene):  # what lies under the curtain is nobody's from now on
            table.forget()
        self._after_elections(lambda: self.app.push(HandoverScreen(self, controller, seat)))

    def leave_game(self) -> None:
        """Ends the thinking of the game on the screen; it is saved, and counts in its tournament if it is over."""
        if self.controller is not None:
            self.controller.session.close()
            self.controller = None
            self.saving.forget()
            self.texts.play(PLAIN)
            self.tournaments.left()
        if self.adviser is not None:
            self.adviser.close()
            self.adviser = None

    def _reset(self, scene: Scene) -> None:
        if self.app.stages:
            self.app.reset(scene)
        else:
            self.app.push(scene)
