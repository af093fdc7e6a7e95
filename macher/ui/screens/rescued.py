"""At a start: asks about a game that could not be saved at the end of the last run; its copy was put elsewhere."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from macher.saves.document import written_in
from macher.saves.folders import rescue_folders
from macher.saves.rescue import rescued
from macher.ui.kit.dialog import Choice, dialog

if TYPE_CHECKING:
    from macher.ui.program import Program
    from macher.ui.scene import Context, Node

__all__ = ["AfterRescue"]

_ID = "rescued"


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
            self.program.app.scene.open_dialog(self._build, id=_ID)
        return bool(usable)

    def _home(self, path: Path) -> Path:
        """Where a copy lies now: among the saved games, or where it was if they cannot be written."""
        with suppress(OSError):
            found = self.program.games.library.keep(written_in(path), self.program.texts("rescue-name"))
            path.unlink(missing_ok=True)
            return found
        return path

    def _build(self, ctx: Context) -> Node:
        texts = self.program.texts
        choices = [
            Choice("continue", texts("crash-continue"), self._go_on, "primary", "play", default=True),
            Choice("menu", texts("crash-menu"), lambda: None, icon="log-out"),
        ]
        return dialog(ctx, texts("rescue-title"), texts("rescue-question", file=str(self.path)), choices, id=_ID)

    def _go_on(self) -> None:
        """Takes the game up; its copy among temporary files is dropped once it is saved where it belongs."""
        assert self.path is not None
        program = self.program
        loaded = program.saving.load(program.games.library.find(self.path))
        saved = program.controller is not None and not program.controller.session.save_problem
        if loaded and saved and self.path in rescued(rescue_folders()):
            with suppress(OSError):
                self.path.unlink()
