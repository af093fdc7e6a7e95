"""Saving and loading from everywhere in the program: keeps the running game, takes up another, says what went wrong.

Loading loses nothing: the game on the screen stays in its autosave.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

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
from macher.ui.features.saves.unsaved import Unsaved, suggestion
from macher.ui.kit.dialog import Choice, ask
from macher.ui.program import Program

_NAME: Final = "save-name"


class Saving:
    """What the menus and the keys for saved games do."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @property
    def library(self) -> Library:
        """The player's saves."""
        return self.program.games.library

    def on_action(self, action: str) -> bool:
        """The keys for saved games; true if the action was one of them."""
        calls = {
            "save": self.ask_name,
            "load": self.program.go.saves,
            "quick_save": self.keep_quickly,
            "quick_load": self.load_quickly,
        }
        call = calls.get(action)
        if call is None:
            return False
        if not self.program.app.stage.layers or action.startswith("quick"):
            call()
        return True

    def tell_parted(self, own: int, other: int) -> None:
        """Says that another window plays the same game on, and in which autosaves both courses are kept."""
        self.program.app.stage.toast(self.program.texts("save-parted", own=own, other=other), "warn", 20)

    # -- keeping -------------------------------------------------------------------------------------------------------

    def ask_name(self) -> None:
        """Asks for a name for the game on the screen and keeps it."""
        if self.program.kept_game is None:
            self._say_nothing_to_keep()
            return
        name = suggestion(self.program.texts, self.program.kept_game)
        NameSheet(self.program.app, "saves-keep-title", "saves-keep", name, self._keep, _NAME).open()

    def _say_nothing_to_keep(self) -> None:
        puzzle = self.program.controller is not None
        self._say("puzzle-nothing-kept" if puzzle else "saves-no-game", "warn")

    def _keep(self, name: str) -> None:
        def write() -> None:
            assert self.program.kept_game is not None
            self.library.keep(self.program.kept_game.save_text(), name)

        self._write(write, self.program.texts("saves-kept", name=name))

    def keep_quickly(self) -> None:
        """Keeps the game on the screen as the newest quick save, without a question."""
        if self.program.kept_game is None:
            self._say_nothing_to_keep()
            return

        def write() -> None:
            assert self.program.kept_game is not None
            self.library.keep_quickly(self.program.kept_game.save_text())

        texts, key = self.program.texts, self.program.app.shortcut("quick_load")
        self._write(write, texts("saves-quick-kept-key", key=key) if key else texts("saves-quick-kept"))

    def _write(self, write: Callable[[], None], done: str) -> None:
        """Writes; a problem with the disk is shown until writing works, and the game goes on."""
        try:
            write()
        except OSError as error:
            self.program[Unsaved].failed(error.strerror or str(error), lambda: self._write(write, done))
            return
        self.program.app.stage.toast(done)
        self.program[Unsaved].done()

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
        self.program[Unsaved].first(lambda: self._take_up_openly(entry, restored))
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
        session = self.program.kept_game
        if session is None or short_digest(session.journal.start.digest()) != restored.document.start_digest:
            return None
        return session

    def _take_up(self, entry: Shelved, restored: Restored) -> None:
        program = self.program
        session = program.games.take_up(restored)
        in_tournament = program.to_tournament is not None
        program.leave_game(tournament=True)
        program.play(session)
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
