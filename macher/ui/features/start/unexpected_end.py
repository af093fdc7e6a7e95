"""At a start after an unexpected end: go on with the game or a rescued copy, keep the report of what went wrong."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from macher.saves.atomic import write_atomically
from macher.saves.document import written_in
from macher.saves.folders import make_folder, rescue_folders
from macher.saves.problems import SaveError
from macher.saves.rescue import rescued
from macher.ui.features.saves.door import load
from macher.ui.kit.dialog import Choice, ask, dialog
from macher.ui.program import Program
from macher.ui.scene import Context, Node

_ID = "unexpected-end"


class AfterUnexpectedEnd:
    """The question over the first screen; ``kept_in`` is the folder into which the report is saved on request."""

    def __init__(self, program: Program, report: Path | None, kept_in: Path) -> None:
        self.program, self.report, self.kept_in = program, report, kept_in
        self.tournament = program.games.tournament_last
        self.waiting = self.tournament or program.games.summary() is not None
        self.damage: SaveError | None = None if self.waiting else program.games.damage()
        self._told = ""

    def ask(self) -> bool:
        """Asks, unless there is neither a game nor anything to say about it; whether it does."""
        something = self.waiting or self.damage is not None or self.report is not None
        if something:
            self.program.app.scene.open_dialog(self._build, id=_ID)
        return something

    def _build(self, ctx: Context) -> Node:
        texts = self.program.texts
        choices = [Choice("menu", texts("crash-menu"), lambda: None, default=not self.waiting, icon="log-out")]
        if self.waiting:
            go_on = texts("crash-continue")
            call = self.program.go.tournament if self.tournament else self.program.go.resume
            choices.insert(0, Choice("continue", go_on, call, "primary", "play", default=True))
        if self.report is not None:
            choices.append(Choice("report", texts("crash-save-report"), self._save, icon="save"))
        return dialog(ctx, texts("crash-title"), self._text(), choices, id=_ID)

    def _text(self) -> str:
        texts = self.program.texts
        said = []
        if self.waiting:
            said.append(texts("crash-question"))
        elif self.damage is not None:
            said += [texts("save-unusable"), texts(self.damage.reason, **self.damage.args_of_reason)]
        if self._told or self.report is not None:
            said.append(self._told or texts("crash-report-note"))
        return " ".join(said)

    def _save(self) -> None:
        """Copies the report to where the player finds it, and asks again."""
        assert self.report is not None
        path = self.kept_in / f"macher-{self.report.name}"
        try:
            make_folder(self.kept_in)
            write_atomically(path, self.report.read_bytes())
        except OSError as error:
            self._told = self.program.texts("crash-report-failed", detail=error.strerror or str(error))
        else:
            self._told, self.report = self.program.texts("crash-report-saved", file=str(path)), None
        self.program.app.scene.open_dialog(self._build, id=_ID)


class AfterRescue:
    """Brings the copies home among the saved games, and asks about the newest one."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.path: Path | None = None

    def ask(self) -> bool:
        """Asks; false if nothing was rescued.  A copy that cannot be brought home is asked about again next time."""
        library = self.program.games.library
        usable = [path for path in rescued(rescue_folders()) if library.find(path).problem is None]
        if usable:
            self.path, *_ = [self._home(path) for path in usable]
            texts = self.program.texts
            choices = [
                Choice("continue", texts("crash-continue"), self._go_on, "primary", "play", default=True),
                Choice("menu", texts("crash-menu"), lambda: None, icon="log-out"),
            ]
            said = texts("rescue-question", file=str(self.path))
            ask(self.program.app.scene, texts("rescue-title"), said, choices, id="rescued")
        return bool(usable)

    def _home(self, path: Path) -> Path:
        """Where a copy lies now: among the saved games, or where it was if they cannot be written."""
        with suppress(OSError):
            found = self.program.games.library.keep(written_in(path), self.program.texts("rescue-name"))
            path.unlink(missing_ok=True)
            return found
        return path

    def _go_on(self) -> None:
        """Takes the game up; its copy among temporary files is dropped once it is saved where it belongs."""
        assert self.path is not None
        program = self.program
        loaded = load(program, self.path)
        saved = program.controller is not None and not program.controller.session.save_problem
        if loaded and saved and self.path in rescued(rescue_folders()):
            with suppress(OSError):
                self.path.unlink()
