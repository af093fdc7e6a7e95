"""The ways from page to page, the same from every screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from macher.editions.problems import DataError
from macher.saves.problems import SaveError
from macher.ui.features.saves.unsaved import Unsaved
from macher.ui.game.games import figures_said
from macher.ui.kit.dialog import Choice, ask
from macher.ui.program import Program, SavesPage

if TYPE_CHECKING:
    from macher.saves.verify import Restored
    from macher.session.config import GameConfig
    from macher.session.session import GameSession
    from macher.session.tournament_desk import TournamentDesk
    from macher.ui.features.saves.opening import Opening
    from macher.ui.program import AfterGame


class Navigation:
    """Opens the pages of the program; each is loaded when it is first opened."""

    def __init__(self, program: Program, opening: Opening) -> None:
        self._program = program
        self._opening = opening

    # -- pages -------------------------------------------------------------------------------------------------------

    def menu(self) -> None:
        """The main menu; a game that is left stays saved."""
        self._program[Unsaved].first(self._to_menu)

    def _to_menu(self) -> None:
        from macher.ui.features.start.menu import MenuScreen

        self._program.leave_game(tournament=True)
        self._program.show(MenuScreen(self._program))

    def new_game(self) -> None:
        """The page where a new game is put together."""
        from macher.ui.features.start.new_game import NewGameScreen

        self._program.app.push(NewGameScreen(self._program))

    def tournament(self) -> None:
        """The tournament that goes on, or the page where one is set up."""
        from macher.ui.features.tournament.tournaments import Tournaments

        self._program[Tournaments].open()

    def new_tournament(self) -> None:
        """The page where a tournament is set up; the one that is open is kept."""
        from macher.ui.features.tournament.set_up import TournamentSetupScreen

        self._program.app.push(TournamentSetupScreen(self._program))

    def tables(self, desk: TournamentDesk) -> None:
        """The tables of a tournament, in place of all that is open."""
        from macher.ui.features.tournament.page import TournamentScreen

        self._program.show(TournamentScreen(self._program, desk))

    def saves(self, page: SavesPage = "load") -> None:
        """The list of saves, or of games that are over, over whatever is shown."""
        from macher.ui.features.saves.page import SavesScreen

        if not isinstance(self._program.app.scene, SavesScreen):
            self._program.app.push(SavesScreen(self._program, page))

    def replays(self) -> None:
        """The list of games that are over."""
        self.saves("replays")

    def file(self) -> None:
        """A saved game from elsewhere, by the path of its file."""
        self._opening.ask()

    def learn(self) -> None:
        """The lessons and the guided round."""
        from macher.ui.features.learn.page import LearnScreen

        self._program.app.push(LearnScreen(self._program, self._program.games.lessons))

    def aim(self, button: str, then: Callable[[], None]) -> None:
        """The aim on one picture; a button with this text leads on."""
        from macher.editions.registry import editions
        from macher.ui.features.learn.aim import AimScreen

        program = self._program
        program.app.push(AimScreen(program, editions()[0], program.texts(button), then))

    def guided_game(self) -> None:
        """A new game of three parties; its first round is guided."""
        from macher.ui.features.learn.guide import guided_config

        program = self._program
        program[Unsaved].first(lambda: program.begin(guided_config(program.texts), guided=True))

    def today(self) -> None:
        """The game and the puzzle of the day."""
        from macher.ui.features.evening.today_page import TodayScreen

        self._program.app.push(TodayScreen(self._program))

    def puzzles(self) -> None:
        """The list of puzzles."""
        from macher.ui.features.evening.puzzles import PuzzlesScreen

        self._program.app.push(PuzzlesScreen(self._program))

    def campaign(self, source: str = "") -> None:
        """The map of the campaign, or of one that a mod brings."""
        from macher.ui.features.evening.campaign_page import CampaignScreen

        self._program.app.push(CampaignScreen(self._program, source))

    def album(self) -> None:
        """The album of marks of merit."""
        from macher.ui.features.evening.album import AlbumScreen

        self._program.app.push(AlbumScreen(self._program))

    def rivals(self) -> None:
        """The six characters, and who sits at the table tonight."""
        from macher.ui.features.evening.rivals import RivalsScreen

        self._program.app.push(RivalsScreen(self._program))

    def statistics(self) -> None:
        """The statistics of all games that are over, over whatever is shown."""
        from macher.ui.features.replay.review import ReviewScreen

        self._program.app.push(ReviewScreen(self._program, None, "career"))

    def box(self, edition_key: str = "") -> None:
        """The pages for figures from the player's own box, of the edition played last if none is given."""
        from macher.ui.features.box.page import BoxScreen

        self._program.app.push(BoxScreen(self._program, edition_key or self._program.settings.edition))

    def settings(self, page: str = "display") -> None:
        """The settings, over whatever is shown."""
        from macher.ui.features.settings.page import SettingsScreen

        self._program.app.push(SettingsScreen(self._program, page))

    def rules(self, anchor: str = "", edition_key: str = "") -> None:
        """The rules as played here: of the edition on the table or of another, opened at `anchor` if one is given."""
        from macher.ui.features.rules.page import RulesScreen

        self._program.app.push(RulesScreen(self._program, anchor, edition_key))

    def replay(self, game: Path | Restored | GameSession, tab: str = "") -> None:
        """Looks back on a game, over whatever is shown: a file, a save, or the game on the screen as it is now.

        Without a tab it is the table with a play button.  If a file cannot be used, a sentence says why.
        """
        from macher.session.session import GameSession
        from macher.ui.features.replay.board import open_board
        from macher.ui.features.replay.review import ReviewScreen
        from macher.ui.game.reviewed import ReviewedGame

        program = self._program
        try:
            if isinstance(game, GameSession):
                found = ReviewedGame.of_session(game)
            else:
                found = ReviewedGame.of_save(program.games.library.load(game) if isinstance(game, Path) else game)
        except SaveError as problem:
            self._tell_trouble(problem)
        else:
            if tab:
                program.app.push(ReviewScreen(program, found, tab))
            else:
                open_board(program, found)

    def after_game(self, session: GameSession, acts: AfterGame) -> None:
        """What decided a game that is over: the expected lead and the turning points."""
        from macher.ui.features.replay.after_game import AfterGameScreen

        self._program.app.push(AfterGameScreen(self._program, session, acts))

    def _tell_trouble(self, problem: SaveError) -> None:
        texts = self._program.texts
        reason = f"{texts(problem.reason, **problem.args_of_reason)} {texts('save-kept')}"
        choice = Choice("close", texts("review-close"), lambda: None, "primary", "check", default=True)
        ask(self._program.app.scene, texts("replay-missing"), reason, [choice], id="replay-trouble")

    # -- games -------------------------------------------------------------------------------------------------------

    def quick_game(self) -> None:
        """One click: the official four-election game against three of the six characters, at the level that suits."""
        from macher.ui.features.evening.rivals import Rivals

        rivals = self._program[Rivals]

        def begin() -> None:
            self.begin(rivals.config())
            rivals.begun()

        self._program[Unsaved].first(begin)

    def begin(self, config: GameConfig) -> None:
        """Begins a game, or says why its figures cannot be used.  Raises ``ConfigRefused``."""
        try:
            self._program.begin(config)
        except DataError as error:
            self._program.app.stage.toast(str(error), "warn", 12)
        except OSError as error:
            said = self._program.texts("box-not-saved", detail=error.strerror or str(error))
            self._program.app.stage.toast(said, "warn", 12)

    def rematch(self) -> None:
        """The same seats and rules again, with a seed and so with cards of its own."""
        if self._program.controller is not None:
            from macher.ui.game.quick import new_seed

            config = replace(self._program.controller.session.config, seed=new_seed())
            self._program[Unsaved].first(lambda: self.begin(config))

    def resume(self) -> None:
        """Goes on with the game that was left; says so if its newest autosave, or all of them, could not be used."""
        program = self._program
        session, problem = program.games.waiting(), program.games.problem
        if session is not None:
            program.play(session)
            if program.games.notice is not None:
                self.tell_restored(program.games.notice, problem)
        elif problem is not None:
            said = program.texts("save-unusable"), program.texts(problem.reason, **problem.args_of_reason)
            program.app.stage.toast(" ".join(said), "warn", 12)

    def tell_restored(self, notice: tuple[str, dict[str, str]], problem: SaveError | None) -> None:
        """Says which autosave was passed over and why; the damaged file stays where it is."""
        from macher.ui.features.saves.dialogs import TroubleSheet

        (key, given), texts = notice, self._program.texts
        TroubleSheet(
            self._program.app,
            texts(key, **given),
            texts("save-kept"),
            problem,
            id="restored",
            button="save-go-on",
            icon="play",
        ).open()

    # -- the menu of the game ----------------------------------------------------------------------------------------

    def game_menu(self, behind_curtain: bool = False) -> None:
        """The menu of the running game, over the table or the curtain; behind the curtain nothing can be undone."""
        from macher.ui.features.saves.saving import Saving

        program, texts = self._program, self._program.texts
        if program.controller is None:
            return
        choices = [
            Choice("game-menu.back", texts("game-menu-back"), lambda: None, "primary", "play", default=True),
            Choice("game-menu.save", texts("game-menu-save"), program[Saving].ask_name, icon="save"),
            Choice("game-menu.load", texts("game-menu-load"), self.saves, icon="folder-open"),
            Choice("game-menu.take-back", texts("game-menu-take-back"), self._take_back, icon="undo-2"),
            Choice("game-menu.leave", texts("game-menu-leave"), self.menu, icon="log-out"),
        ]
        if program.to_tournament is not None:
            choices.insert(-1, Choice("tournament", texts("tournament-back"), program.to_tournament, icon="medal"))
        note = texts("game-menu-note")
        if behind_curtain:
            choices = [choice for choice in choices if choice.id != "game-menu.take-back"]
            note = texts("game-menu-curtain")
        figures = figures_said(texts, program.controller.session.config.data_file)
        note = f"{note} {figures}." if figures else note
        ask(program.app.scene, texts("game-menu-title"), note, choices, id="game-menu")

    def _take_back(self) -> None:
        """Takes back at once, or asks the others at the screen first: all of them have to agree."""
        texts, controller = self._program.texts, self._program.controller
        if controller is None:
            return
        if not controller.shared_screen:
            self._really_take_back()
            return
        people = [controller.names[seat] for seat in controller.session.humans]
        choices = [
            Choice("all", texts("game-menu-all-agree"), self._really_take_back, icon="undo-2"),
            Choice("no", texts("game-menu-not-all"), lambda: None, "primary", default=True),
        ]
        text = texts("game-menu-agreement", players=texts.listing(people))
        ask(self._program.app.scene, texts("game-menu-take-back"), text, choices, id="agreement")

    def _really_take_back(self) -> None:
        if self._program.controller is not None:
            self._program.controller.take_back()
            self._program.app.scene.rebuild()

    def quit(self) -> None:
        """Ends the program; the game is saved already, or the player is asked."""
        self._program[Unsaved].first(self._quit)

    def _quit(self) -> None:
        self._program.leave_game(tournament=True)
        self._program.app.quit()
