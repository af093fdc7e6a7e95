"""Reports of unexpected errors: a local file, never sent anywhere.

They name no folder of the player's, so that a report that is passed on does not reveal the player's name.
"""

from __future__ import annotations

import time
import traceback
from pathlib import Path

import pygame

from macher import __version__
from macher.files import without_home
from macher.saves.folders import make_folder

__all__ = ["write_report"]


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
