"""Where tournaments are kept: a folder for each, with its file and a folder of autosaves for every table.

Nothing is ever written over another tournament nor over a damaged file, and two windows change one tournament together.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from macher.saves.atomic import write_atomically
from macher.saves.document import LARGEST_FILE
from macher.saves.document import load as load_save
from macher.saves.folders import make_folder
from macher.saves.lock import locked
from macher.saves.problems import SaveError
from macher.saves.shared import SharedFile, SharedValue
from macher.saves.store import SaveStore
from macher.saves.verify import Restored, load_game
from macher.session.saving import config_of
from macher.session.tournament_document import load, parse, text_of
from macher.session.tournament_progress import Tournament, config

_NAME: Final = re.compile(r"tournament-(\d{4,})")
_FILE: Final = "tournament.json"
_DAMAGED: Final = "tournament.damaged.json"


class TournamentStore:
    """All tournaments of the player; without a folder they are lost when the program ends."""

    def __init__(self, folder: Path | None = None) -> None:
        self._temporary = TemporaryDirectory(prefix="macher-") if folder is None else None
        self.archive: Callable[[str], object] | None = None
        """Called once with the save of each finished table."""
        self.folder = Path(self._temporary.name) if self._temporary is not None else folder or Path()

    def kept(self) -> list[Path]:
        """The folders of all tournaments, the newest first."""
        try:
            names = os.listdir(self.folder)
        except OSError:
            return []
        found = sorted((int(match[1]), match[0]) for match in map(_NAME.fullmatch, names) if match)
        return [self.folder / name for _, name in reversed(found) if (self.folder / name / _FILE).exists()]

    def begin(self, tournament: Tournament) -> Path:
        """Writes a new tournament into a folder of its own.  Raises ``OSError``."""
        with locked(make_folder(self.folder)):  # else two windows could take the same number
            number = 1 + max((int(path.name.rpartition("-")[2]) for path in self._taken()), default=0)
            folder = make_folder(self.folder / f"tournament-{number:04d}")
        write_atomically(folder / _FILE, text_of(tournament))
        return folder

    def _taken(self) -> list[Path]:
        """Every folder named like a tournament, even without a file."""
        return [path for path in self.folder.glob("tournament-*") if _NAME.fullmatch(path.name)]

    def shared(self, folder: Path, tournament: Tournament) -> SharedValue[Tournament]:
        """A tournament that every window changes; what is given counts where its file has gone."""
        file = SharedFile(folder / _FILE, parse, LARGEST_FILE, aside=_DAMAGED)
        return SharedValue(file, lambda: tournament, text_of)

    def load(self, folder: Path) -> Tournament:
        """Reads a tournament.  Raises ``SaveError``."""
        return load(folder / _FILE)


def table_saves(folder: Path, number: int) -> SaveStore:
    """The autosaves of one table of a tournament in this folder."""
    return SaveStore(folder / f"table-{number + 1}")


def finished_game(tournament: Tournament, folder: Path, number: int) -> Restored | None:
    """The finished game of a table, run again and checked against every fingerprint; ``None`` if there is none.

    Skips damaged saves and those of other games.
    """
    wanted = config(tournament.plan, tournament.boards[number].seats)
    for file in table_saves(folder, number).files():
        try:
            document = load_save(file.path)
            if config_of(document) != wanted:
                continue
            return load_game(file.path) if document.summary.over else None
        except SaveError:
            continue
    return None
