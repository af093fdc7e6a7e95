"""Saving and loading from everywhere in the program: keeps the running game, takes up another, says what went wrong.

Loading loses nothing: the game on the screen stays in its autosave.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from macher.i18n import names
from macher.i18n.dates import time_of_day
from macher.saves.document import short_digest
from macher.saves.library import Library, Shelved
from macher.saves.problems import SaveError
from macher.saves.verify import Restored
from macher.session.earlier import commands_of, goes_back
from macher.session.saving import config_of
from macher.session.session import GameSession
from macher.ui.features.saves.details import shelf_name
from macher.ui.features.saves.dialogs import NameSheet, TroubleSheet
from macher.ui.kit.dialog import Choice, ask
from macher.ui.program import Program, SavesPage

_NAME: Final = "save-name"


class Saving:
    """What the menus and the keys for saved games do."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.problem = ""
        """Why the game that is going on could not be kept, as the system says it; empty if all is well."""
        self._again: Callable[[], None] | None = None
        """Writes again what could not be written; `None` if all is well."""

    @property
    def library(self) -> Library:
        """The player's saves."""
        return self.program.games.library

    @property
    def session(self) -> GameSession | None:
        """The game on the screen, if it can be kept: a puzzle cannot."""
        session = self.program.controller.session if self.program.controller is not None else None
        return None if self.program.puzzles.holds(session) else session

    def on_action(self, action: str) -> bool:
        """The keys for saved games; true if the action was one of them."""
        calls = {
            "save": self.ask_name,
            "load": self.open,
            "quick_save": self.keep_quickly,
            "quick_load": self.load_quickly,
        }
        call = calls.get(action)
        if call is None:
            return False
        if not self.program.app.stage.layers or action.startswith("quick"):
            call()
        return True

    # -- screens -------------------------------------------------------------------------------------------------------

    def open(self, page: SavesPage = "load") -> None:
        """The list of saves, or of games that are over, over whatever is shown."""
        from macher.ui.features.saves.page import SavesScreen

        if not isinstance(self.program.app.scene, SavesScreen):
            self.program.app.push(SavesScreen(self.program, page))

    def open_replays(self) -> None:
        """The list of games that are over."""
        self.open("replays")

    def tell_parted(self, own: int, other: int) -> None:
        """Says that another window plays the same game on, and in which autosaves both courses are kept."""
        self.program.app.stage.toast(self.program.texts("save-parted", own=own, other=other), "warn", 20)

    # -- keeping -------------------------------------------------------------------------------------------------------

    def ask_name(self) -> None:
        """Asks for a name for the game on the screen and keeps it."""
        if self.session is None:
            self._say_nothing_to_keep()
            return
        sheet = NameSheet(self.program.app, "saves-keep-title", "saves-keep", self.suggestion(), self._keep, _NAME)
        sheet.open()

    def _say_nothing_to_keep(self) -> None:
        puzzle = self.program.controller is not None
        self._say("puzzle-nothing-kept" if puzzle else "saves-no-game", "warn")

    def suggestion(self) -> str:
        """A name for the game as it stands."""
        texts, session = self.program.texts, self.session
        view = session.view(-1) if session is not None else None
        if view is None or not view.round:
            return texts("saves-name-setup")
        if session is not None and session.over:
            return texts("saves-name-over")
        return texts("saves-name-round", round=view.round, phase=names.phase_short(texts, view.phase))

    def _keep(self, name: str) -> None:
        def write() -> None:
            assert self.session is not None
            self.library.keep(self.session.save_text(), name)

        self._write(write, self.program.texts("saves-kept", name=name))

    def keep_quickly(self) -> None:
        """Keeps the game on the screen as the newest quick save, without a question."""
        if self.session is None:
            self._say_nothing_to_keep()
            return

        def write() -> None:
            assert self.session is not None
            self.library.keep_quickly(self.session.save_text())

        texts, key = self.program.texts, self.program.app.shortcut("quick_load")
        self._write(write, texts("saves-quick-kept-key", key=key) if key else texts("saves-quick-kept"))

    def _write(self, write: Callable[[], None], done: str) -> None:
        """Writes; a problem with the disk is shown until writing works, and the game goes on."""
        try:
            write()
        except OSError as error:
            self.problem, self._again = error.strerror or str(error), lambda: self._write(write, done)
            self.program.app.sounds.play("refusal")
            self.program.unsaved.show()
            return
        trouble, self.problem, self._again = self.problem, "", None
        self.program.app.stage.toast(done)
        if trouble:
            self.program.app.scene.rebuild()

    def retry(self) -> bool:
        """Tries again what could not be written; true if all is well."""
        if self._again is not None:
            self._again()
        return not self.problem

    def forget(self) -> None:
        """Drops the failed write, since the game on the screen is left."""
        self.problem, self._again = "", None

    # -- loading -------------------------------------------------------------------------------------------------------

    def load_quickly(self) -> None:
        """Takes up the newest quick save."""
        found = self.library.quick()
        if found is None:
            self._say("saves-no-quick", "warn")
        else:
            self.load(found)

    def load(self, entry: Shelved) -> bool:
        """Takes up a saved game.  If that is impossible, says why, changes nothing and returns false.

        Asks the player first if something of the game on the screen would be lost, or if this takes moves back.
        """
        try:
            restored = self.library.load(entry.path)
            config_of(restored.document)
        except SaveError as error:
            self.explain(entry, error)
            return False
        self.program.unsaved.first(lambda: self._take_up_openly(entry, restored))
        return True

    def _take_up_openly(self, entry: Shelved, restored: Restored) -> None:
        """A game that was played on since counts as one with moves taken back; who loads it is told before."""
        if restored.document.assisted or not self._goes_back(restored):
            self._take_up(entry, restored)
            return
        helped = replace(restored, document=replace(restored.document, assisted=True))
        running = self._same_game(restored)
        if running is not None and running.assisted:
            self._take_up(entry, helped)
            return
        texts = self.program.texts
        choices = [
            Choice("load", texts("saves-back-load"), lambda: self._take_up(entry, helped), icon="undo-2"),
            Choice("no", texts("saves-back-no"), lambda: None, "primary", default=True),
        ]
        ask(self.program.app.scene, texts("saves-back-title"), texts("saves-back-note"), choices, id="saves-back")

    def _goes_back(self, restored: Restored) -> bool:
        """Whether more of this game was seen already than undo could take back: on the screen, or in a longer save."""
        own, running = commands_of(restored), self._same_game(restored)
        if running is not None and goes_back(restored, [record.command for record in running.records]):
            return True
        courses = self.library.courses(restored.document.start_digest)
        return any(goes_back(restored, course) for course in courses if course[: len(own)] == own)

    def _same_game(self, restored: Restored) -> GameSession | None:
        """The game on the screen, if the saved one began as it did."""
        session = self.session
        if session is None or short_digest(session.journal.start.digest()) != restored.document.start_digest:
            return None
        return session

    def _take_up(self, entry: Shelved, restored: Restored) -> None:
        program = self.program
        session = program.games.take_up(restored)
        in_tournament = program.tournaments.table >= 0
        program.play(session)
        program.tournaments.close()
        key = "saves-loaded-from-tournament" if in_tournament else "saves-loaded"
        program.app.stage.toast(program.texts(key, name=self.title(entry)))

    def look(self, entry: Shelved) -> bool:
        """Shows the final scoring of a game that is over; writes nothing.  If it fails, says why; returns false."""
        try:
            restored = self.library.load(entry.path)
            session = GameSession.resume(restored, None, "none")
        except SaveError as error:
            self.explain(entry, error)
            return False
        self.program.play(session, result=True)
        return True

    def title(self, entry: Shelved) -> str:
        """What a save is called: its name, or what kind of save it is."""
        return entry.name or shelf_name(self.program.texts, entry)

    def explain(self, entry: Shelved, error: SaveError) -> None:
        """Why a save cannot be used, with the details folded in."""
        texts = self.program.texts
        title = texts("saves-unusable", name=self.title(entry), time=time_of_day(texts, entry.written))
        if error.reason == "save-newer":
            title = texts(error.reason, **error.args_of_reason)
        note = texts("saves-file-kept")
        if error.reason == "save-figures-missing":  # the details hold the remedy, so show them at once
            note = texts(error.reason, **error.args_of_reason)
        TroubleSheet(self.program.app, title, note, error, entry.path).open()

    def export(self, path: Path) -> None:
        """Copies a save to where the player finds it."""
        from macher.saves.folders import reports_folder

        try:
            where = self.library.export(path, reports_folder())
        except OSError as error:
            detail = error.strerror or str(error)
            self.program.app.stage.toast(self.program.texts("saves-not-exported", detail=detail), "warn", 8)
        else:
            self.program.app.stage.toast(self.program.texts("saves-exported", file=str(where)), seconds=8)

    def _say(self, key: str, kind: str = "info") -> None:
        self.program.app.stage.toast(self.program.texts(key), kind)
