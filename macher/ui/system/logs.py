"""The log of the program itself: warnings, in a file of limited size in the state folder."""

from __future__ import annotations

import logging
import time
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import pygame

from macher import __version__
from macher.files import without_home
from macher.saves.folders import make_folder

LOG_FILE: Final = "macher.log"
_BYTES, _FILES = 200_000, 3


class _LazyFile(RotatingFileHandler):
    """Makes folder and file when there is something to write; silently drops what cannot be written."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            make_folder(Path(self.baseFilename).parent)
        except OSError:
            return
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """A log that cannot be written must not disturb the game."""


class _Discreet(logging.Formatter):
    """Leaves out the names of the player's folders, since a log is passed on with a report."""

    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))


def keep_log(folder: Path) -> logging.Handler:
    """Warnings and errors go to a file of this folder from now on; three files of 200 kB are kept."""
    handler = _LazyFile(folder / LOG_FILE, maxBytes=_BYTES, backupCount=_FILES - 1, encoding="utf-8", delay=True)
    handler.setFormatter(_Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    return handler


def write_report(folder: Path | None, error: BaseException) -> Path | None:
    """Write what went wrong into a new file of this folder; None if there is no folder or it can't be written."""
    if folder is None:
        return None
    import platform  # only a report asks for it

    lines = [
        time.strftime("%Y-%m-%d %H:%M:%S"),
        f"Die Macher {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}, pygame-ce {pygame.version.ver}",
        "",
        *traceback.format_exception(error),
    ]
    try:
        make_folder(folder)
        path = folder / f"crash-{time.strftime('%Y%m%d-%H%M%S')}-{time.monotonic_ns() % 1000:03d}.txt"
        path.write_text(without_home("\n".join(lines)), encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    return path
