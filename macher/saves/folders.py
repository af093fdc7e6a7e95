"""Where the player's files lie: the folders of the system (XDG on Linux), or all of them below ``MACHER_HOME``.

A folder is made when something is first written into it; only the player can read it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from errno import ENOTDIR
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from macher.saves.atomic import sweep

HOME_VARIABLE: Final = "MACHER_HOME"
_APP: Final = "macher"
KEPT_FIGURES: Final = "kept"
"""Folder of the copies that games hold on to, inside the folder of figures (`macher.saves.box`)."""


class NoHome(RuntimeError):
    """The system knows no home folder of the user, so there is no place for files."""

    def __init__(self) -> None:
        super().__init__(f"there is no home folder: set HOME, or {HOME_VARIABLE} to a folder for games and settings")


def config_folder() -> Path:
    """Settings."""
    return _folder("config")


def data_folder() -> Path:
    """Saves, and edited copies of figures."""
    return _folder("data")


def state_folder() -> Path:
    """Autosaves, logs and crash reports: losing them harms nothing but the current game."""
    return _folder("state")


def saves_folder() -> Path:
    """Saves that the player keeps."""
    return data_folder() / "saves"


def replays_folder() -> Path:
    """Games that are over, to be watched again."""
    return data_folder() / "replays"


def stats_folder() -> Path:
    """Summaries of games that are over; they can be made again from the games."""
    return data_folder() / "stats"


def tournaments_folder() -> Path:
    """Tournaments with the saves of their tables."""
    return data_folder() / "tournaments"


def figures_folder() -> Path:
    """Edited copies of an edition's figures."""
    return data_folder() / "figures"


def autosave_folder() -> Path:
    """Autosaves."""
    return state_folder() / "autosaves"


def logs_folder() -> Path:
    """The log of the program: warnings for whoever looks for a fault."""
    return state_folder() / "logs"


def mods_folder() -> Path:
    """What players add: a folder for each mod."""
    return data_folder() / "mods"


def crash_folder() -> Path:
    """Reports of unexpected errors."""
    return state_folder() / "crash"


def runs_folder() -> Path:
    """The marks of the program while it runs."""
    return state_folder() / "runs"


def reports_folder() -> Path:
    """Where a report of an error is saved for the player: the system's folder of documents, if it has one."""
    try:
        return _folder("documents")
    except NoHome:  # variables may name the other folders
        return data_folder()


def rescue_folders() -> list[Path]:
    """Folders for a game that cannot be saved where it belongs, the best first."""
    found = [state_folder(), reports_folder()]
    with suppress(RuntimeError):  # no home folder
        found += [] if _own_home() else [Path.home()]
    with suppress(OSError):
        found.append(Path(gettempdir()))
    return found


def make_folder(folder: Path) -> Path:
    """The folder, made if it is missing, as are those around it: all of them readable for the player alone.

    Raises ``OSError``; ``NotADirectoryError`` if the path is a file.
    """
    try:
        folder.mkdir(exist_ok=True, mode=0o700)
    except FileNotFoundError:
        if folder.parent == folder:
            raise
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True, mode=0o700)
    except FileExistsError:
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(folder)) from None
    return folder


def sweep_all() -> None:
    """Removes temporary files that a crash has left in any folder that the game writes into."""
    own = [config_folder(), data_folder(), state_folder(), autosave_folder(), stats_folder(), runs_folder()]
    own += [saves_folder(), replays_folder(), figures_folder(), figures_folder() / KEPT_FIGURES]
    with suppress(OSError):
        own += [path for path in tournaments_folder().glob("**/") if path.is_dir()]
    for folder in own:
        sweep(folder)
    for folder in rescue_folders():
        sweep(folder, shared=True)


def _own_home() -> str:
    """The folder that ``MACHER_HOME`` names, or empty; relative paths are ignored, as XDG does."""
    home = os.environ.get(HOME_VARIABLE, "")
    return home if home and Path(home).is_absolute() else ""


def _folder(kind: str) -> Path:
    """Raises ``NoHome``."""
    home = _own_home()
    if home:
        return Path(home) / kind
    from platformdirs import PlatformDirs  # imported late: many commands need no folder

    found = PlatformDirs(_APP, appauthor=False, roaming=True)
    try:
        return Path(getattr(found, f"user_{kind}_dir"))
    except RuntimeError:
        raise NoHome from None
