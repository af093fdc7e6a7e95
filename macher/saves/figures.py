"""Finds the edited figures that a game was played with: in the player's folder of figures, or in a mod.

A save holds the file name and the fingerprint of the figures, never a path: so it opens on another computer, does not
reveal the names of the player's folders, and a save from somebody else cannot choose which file is opened here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from macher.editions.problems import DataError
from macher.editions.registry import edition
from macher.saves.folders import KEPT_FIGURES, figures_folder, mods_folder

__all__ = ["figures_file"]

_ENDING: Final = ".toml"


def figures_file(name: str | None, key: str, digest: str) -> Path | None:
    """The file with the figures of a saved game; ``None`` for those that come with the game.

    Among several files of that name, the one with the fingerprint; else a file of another name with the fingerprint.
    If there is none, the path where the file belongs, although nothing is there.
    """
    if name is None:
        return None
    there = list(_files())
    named = [path for path in there if path.name == name]
    for path in chain(named, (path for path in there if path.name != name)):
        if _digest(path, key) == digest:
            return path
    return named[0] if named else figures_folder() / name


def _files() -> Iterator[Path]:
    """The player's own data files, and those of mods."""
    for folder in chain([figures_folder(), figures_folder() / KEPT_FIGURES], sorted(mods_folder().glob("*/figures"))):
        yield from sorted(folder.glob(f"*{_ENDING}"))


def _digest(path: Path, key: str) -> str:
    """The fingerprint of the figures in a file; empty if it has none for this edition."""
    try:
        return edition(key, path).data_digest
    except (DataError, LookupError):
        return ""
