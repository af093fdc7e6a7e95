"""Copies of games that could not be saved when the program ended: written elsewhere, found at the next start."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG
from tempfile import mkstemp
from typing import Final

from macher.saves.atomic import replace_file
from macher.saves.folders import make_folder
from macher.saves.names import ENDING, ENDINGS

__all__ = ["put_down", "rescued"]

_PREFIX: Final = "macher-rescued-"


def put_down(text: str, folders: Iterable[Path]) -> Path | None:
    """Writes a save into the first of these folders that can be written; its path, or ``None``."""
    for folder in folders:
        try:
            return _written(text.encode(), make_folder(folder))
        except OSError:
            continue
    return None


def rescued(folders: Iterable[Path]) -> list[Path]:
    """The copies in these folders, the newest first; files of other users are ignored."""
    found: set[tuple[int, Path]] = set()
    for folder in folders:
        with suppress(OSError):
            for name in os.listdir(folder):
                if name.startswith(_PREFIX) and name.endswith(ENDINGS):
                    written = _own(folder / name)
                    found |= {(written, folder / name)} if written else set()
    return [path for _, path in sorted(found, reverse=True)]


def _own(path: Path) -> int:
    """When a file of the player was written, in nanoseconds since the epoch; 0 for everything else."""
    try:
        known = path.lstat()
    except OSError:
        return 0
    mine = not hasattr(os, "getuid") or known.st_uid == os.getuid()
    return known.st_mtime_ns if S_ISREG(known.st_mode) and mine else 0


def _written(content: bytes, folder: Path) -> Path:
    """A new file under an unpredictable name, since other users may write to the folder, too."""
    handle, name = mkstemp(prefix=_PREFIX, suffix=".tmp", dir=folder)
    temporary = Path(name)
    try:
        with open(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        path = temporary.with_suffix(ENDING)
        replace_file(temporary, path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    return path
