"""Deleted games: they can be put back for thirty days, or until the trash is emptied.

Every deletion is a folder named by its time and a number; it holds a folder with the name of the shelf that the files
came from.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Final, Literal

from macher.saves.folders import make_folder

__all__ = ["DAYS", "Deletion", "Origin", "Trash"]

DAYS: Final = 30
"""How long a deleted game can be put back."""
Origin = Literal["saves", "replays", "autosaves"]
"""The shelf that a game was taken from."""
_ORIGINS: Final[tuple[Origin, ...]] = ("saves", "replays", "autosaves")
_NAME: Final = re.compile(r"(\d{1,12})-(\d{1,6})")
_DAY: Final = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Deletion:
    """What was deleted at once: a save, or the autosaves of a game."""

    moment: int
    """Seconds since the epoch."""
    number: int
    """Distinguishes deletions of the same second."""
    folder: Path
    origin: Origin
    paths: tuple[Path, ...]
    """The files by name, the last first, so the newest autosave comes first."""


class Trash:
    """The folder of deleted games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def deletions(self) -> list[Deletion]:
        """What can be put back, the last deletion first."""
        found = [self._deletion(match) for match in map(_NAME.fullmatch, _names(self.folder)) if match is not None]
        return sorted((each for each in found if each is not None), key=_when, reverse=True)

    def deletion_of(self, path: Path) -> Deletion | None:
        """The deletion that a file lies in; ``None`` for files elsewhere."""
        return next((each for each in self.deletions() if path in each.paths), None)

    def put(self, origin: Origin, paths: Iterable[Path]) -> list[Path]:
        """Moves files here; returns their new paths.  If it raises ``OSError``, no file has moved."""
        folder = self._new() / origin
        moved: list[tuple[Path, Path]] = []
        try:
            make_folder(folder)
            for path in paths:
                with suppress(FileNotFoundError):  # another window has removed it already
                    shutil.move(path, folder / path.name)
                    moved.append((path, folder / path.name))
        except OSError:
            for path, here in moved:
                with suppress(OSError):
                    shutil.move(here, path)
            shutil.rmtree(folder.parent, ignore_errors=True)
            raise
        if not moved:
            shutil.rmtree(folder.parent, ignore_errors=True)
        return [here for _, here in moved]

    def destroy(self, deletion: Deletion) -> None:
        """Destroys what was deleted.  Raises ``OSError``."""
        shutil.rmtree(deletion.folder)

    def empty(self) -> int:
        """Destroys everything here; returns how many deletions it could not destroy."""
        failed = 0
        for deletion in self.deletions():
            try:
                self.destroy(deletion)
            except OSError:
                failed += 1
        return failed

    def purge(self) -> None:
        """Destroys what has lain here for too long."""
        for deletion in self.deletions():
            if time() - deletion.moment > DAYS * _DAY:
                with suppress(OSError):
                    self.destroy(deletion)

    def _deletion(self, match: re.Match[str]) -> Deletion | None:
        folder = self.folder / match[0]
        for origin in _ORIGINS:
            paths = tuple(folder / origin / name for name in sorted(_names(folder / origin), reverse=True))
            if paths:
                return Deletion(int(match[1]), int(match[2]), folder, origin, paths)
        return None

    def _new(self) -> Path:
        """A new folder for a deletion.  Raises ``OSError``."""
        make_folder(self.folder)
        moment, number = int(time()), 1
        while True:
            folder = self.folder / f"{moment}-{number}"
            try:
                folder.mkdir(mode=0o700)
            except FileExistsError:
                number += 1
            else:
                return folder


def _names(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _when(deletion: Deletion) -> tuple[int, int]:
    return deletion.moment, deletion.number
