"""Files from elsewhere: opened by the command line or dropped on the window, and copied among the saved games."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from macher.i18n.dates import moment
from macher.saves.folders import reports_folder
from macher.saves.problems import SaveError
from macher.ui.features.saves.dialogs import FileDeed, FileSheet
from macher.ui.program import Program


class Opening:
    """Takes files up from wherever they lie; they stay as they are."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def open(self, path: Path) -> None:
        """Goes on with a saved game, or shows the replay of one that is over; says why if the file is neither."""
        from macher.ui.features.saves.saving import Saving  # not needed at every start

        entry = self.program.games.library.find(path)
        if entry.problem is not None:
            self.program[Saving].explain(entry, entry.problem)
        elif entry.over:
            self.program.go.replay(path)
        else:
            self.program[Saving].load(entry)

    def dropped(self, paths: Sequence[Path]) -> None:
        """Handles files dropped on the window: opens a single one, copies several or any on the list of saves."""
        from macher.ui.features.saves.page import SavesScreen

        screen = self.program.app.scene
        if len(paths) == 1 and not isinstance(screen, SavesScreen):
            self.open(paths[0])
            return
        taken = [found for path in paths if (found := self._taken(path)) is not None]
        if taken:
            self._show(taken[-1])

    def _taken(self, path: Path) -> Path | None:
        """Copies a file among the saved games, or says why that is impossible."""
        library = self.program.games.library
        try:
            return library.take_in(path)
        except (SaveError, OSError) as error:
            self.program.app.stage.toast(self.program.texts.pair(path.name, self._why(error)), "warn", 10)
            return None

    def _why(self, error: SaveError | OSError) -> str:
        texts = self.program.texts
        if isinstance(error, SaveError):
            return texts(error.reason, **error.args_of_reason)
        return texts("saves-not-exported", detail=error.strerror or str(error))

    def _show(self, path: Path) -> None:
        """Shows the list of saves with the file copied last chosen."""
        from macher.ui.features.saves.page import SavesScreen
        from macher.ui.features.saves.saving import Saving

        program = self.program
        entry = program.games.library.find(path)
        program.go.saves("replays" if entry.shelf == "finished" and program.controller is None else "load")
        screen = program.app.scene
        if isinstance(screen, SavesScreen):
            screen.show(entry)
        program.app.stage.toast(program.texts("saves-imported", name=program[Saving].title(entry)))

    # -- by a path that is typed ---------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Asks for a file, in the folder that was used last."""
        program = self.program
        folder = Path(program.settings.files_folder) if program.settings.files_folder else reports_folder()
        deeds = [
            FileDeed("import-open", "saves-import-open", "play", lambda path: self._import(path, opened=True)),
            FileDeed("import", "saves-import", "download", lambda path: self._import(path, opened=False)),
        ]
        FileSheet(
            program.app,
            "import",
            program.texts("saves-import-title"),
            os.path.join(folder, ""),
            deeds,
            saves=True,
            name=self._called,
        ).open()

    def _import(self, path: Path, *, opened: bool) -> str:
        program = self.program
        try:
            found = program.games.library.take_in(path)
        except (SaveError, OSError) as error:
            return self._why(error)
        program.settings.files_folder = str(path.parent)
        program.store.save()
        program.app.after(0, (lambda: self.open(found)) if opened else (lambda: self._show(found)))
        return ""

    def _called(self, path: Path) -> str:
        """Name and time of a file in the list."""
        entry = self.program.games.library.glance(path)
        from macher.session.session import clock

        when = moment(self.program.texts, entry.written, clock())
        return f"{path.name} · {when}" if when else path.name
