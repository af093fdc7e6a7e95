"""What others may use of saved games: the guard of what cannot be written, and the sheet for a file."""

from __future__ import annotations

from pathlib import Path

from macher.ui.features.saves.dialogs import FileDeed, FileSheet
from macher.ui.features.saves.unsaved import Unsaved
from macher.ui.program import Program

__all__ = ["FileDeed", "FileSheet", "Unsaved", "load"]


def load(program: Program, path: Path) -> bool:
    """Takes up a saved game; says why if that is impossible."""
    from macher.ui.features.saves.saving import Saving  # not needed at every start

    return program[Saving].load(program.games.library.find(path))
