"""Whether the program ended properly: a mark in a folder while it runs, removed when it quits.

The mark is locked while its program runs.  The system releases the lock however the program ends, even when it is
killed: so a mark without a lock was left behind, and a locked one belongs to another window.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import time_ns

from macher.files import is_regular
from macher.saves.folders import make_folder
from macher.saves.lock import locked, take

__all__ = ["RunMark", "UnexpectedEnd"]

_SUFFIX = ".run"


@dataclass(frozen=True, slots=True)
class UnexpectedEnd:
    """The program ended without quitting."""

    report: Path | None = None
    """The newest crash report of that run, if one was written."""


class RunMark:
    """The mark of this run among those of others."""

    def __init__(self, folder: Path, crash_folder: Path | None = None) -> None:
        self._folder, self._crash_folder = folder, crash_folder
        self._path: Path | None = None
        self._handle = -1

    def begin(self) -> UnexpectedEnd | None:
        """Sets the mark, removes marks left behind, and reports if there were any.

        ``None`` also while another window is open, since the newest game may be in use there.
        If the folder cannot be written, nothing is marked.
        """
        try:
            make_folder(self._folder)
            with locked(self._folder):  # a mark that another start has made and not locked yet was not left behind
                return self._begin()
        except OSError:
            return None

    def _begin(self) -> UnexpectedEnd | None:
        left, busy = [], False
        for path in self._marks():
            begun = _left_behind(path)
            if begun is None:
                busy = True
            else:
                left.append(begun)
        self._set()
        return None if busy or not left else UnexpectedEnd(self._report(min(left)))

    def end(self, properly: bool = True) -> None:
        """The program ends: removes the mark, or leaves it behind for the next start."""
        if self._path is None:
            return
        if properly:
            with suppress(OSError):  # Windows cannot remove an open file
                self._path.unlink()
        os.close(self._handle)
        if properly:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
        self._path = None

    def _marks(self) -> list[Path]:
        try:
            return [path for path in self._folder.iterdir() if path.suffix == _SUFFIX and is_regular(path)]
        except OSError:
            return []

    def _set(self) -> None:
        path = self._folder / f"{os.getpid()}-{time_ns()}{_SUFFIX}"
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return
        if take(handle):
            self._path, self._handle = path, handle
            return
        os.close(handle)  # no locks here: every window would look killed
        with suppress(OSError):
            path.unlink()

    def _report(self, since: int) -> Path | None:
        """The newest report that is not older than this, in nanoseconds since the epoch."""
        found: list[tuple[int, Path]] = []
        if self._crash_folder is not None:
            with suppress(OSError):
                for path in filter(is_regular, self._crash_folder.glob("crash-*.txt")):
                    found.append((path.stat().st_mtime_ns, path))
        return max((each for each in found if each[0] >= since), default=(0, None))[1]


def _left_behind(path: Path) -> int | None:
    """Removes the mark of a program that is gone; its start in nanoseconds, or ``None`` if it still runs."""
    try:
        handle = os.open(path, os.O_RDWR)
    except OSError:  # its window was closed just now, or it belongs to somebody else
        return None
    try:
        begun = os.fstat(handle).st_mtime_ns if take(handle) else None
    finally:
        os.close(handle)
    if begun is not None:
        with suppress(OSError):
            path.unlink()
    return begun
