"""Paths that players type, paste or drop, and lists of what a folder offers."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from macher.saves.names import ENDINGS

__all__ = ["ENDINGS", "Listing", "first_writable", "listing", "path_of"]

_QUOTES: Final = ("''", '""', "“”", "„“", "‘’")


@dataclass(frozen=True, slots=True)
class Listing:
    """What can be chosen in a folder."""

    folders: tuple[Path, ...] = ()
    """By name."""
    saves: tuple[Path, ...] = ()
    """Files that may be saves, the newest first."""

    def beginning(self, begun: str) -> Listing:
        """Those whose names begin so, however they are spelled."""
        begun = begun.casefold()
        folders, saves = (
            tuple(path for path in paths if path.name.casefold().startswith(begun))
            for paths in (self.folders, self.saves)
        )
        return Listing(folders, saves)


def path_of(written: str) -> Path:
    """The path that was meant: quotes around it, ``file://`` and ``~`` are understood."""
    written = written.strip()
    for quotes in _QUOTES:
        if len(written) > 1 and written[0] == quotes[0] and written[-1] == quotes[1]:
            written = written[1:-1].strip()
    if written.lower().startswith("file:"):
        written = unquote(urlsplit(written).path)
        if os.name == "nt":
            written = written.lstrip("/")
    path = Path(written)
    with suppress(RuntimeError):  # no user of that name
        path = path.expanduser()
    return path if "\0" in written else path.absolute()


def listing(folder: Path, endings: tuple[str, ...] = ENDINGS) -> Listing:
    """What can be chosen in a folder: folders, and files with these endings; hidden entries are left out.

    Raises ``OSError``.
    """
    folders: list[Path] = []
    saves: list[tuple[float, Path]] = []
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith("."):
                continue
            with suppress(OSError):
                if entry.is_dir():
                    folders.append(Path(entry.path))
                elif entry.name.lower().endswith(endings) and entry.is_file():
                    saves.append((entry.stat().st_mtime, Path(entry.path)))
    saves.sort(reverse=True)
    folders.sort(key=lambda path: path.name.casefold())
    return Listing(tuple(folders), tuple(path for _, path in saves))


def first_writable(folders: list[Path]) -> Path | None:
    """The first of these folders that is there and can be written."""
    return next((each for each in folders if each.is_dir() and os.access(each, os.W_OK)), None)
