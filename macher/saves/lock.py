"""Locks of files, which the system releases however a program ends, even when it is killed."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

__all__ = ["locked", "take"]

_NAME: Final = ".lock"
"""Windows cannot lock a folder, so there is a file for it in each; it is empty and stays."""
_LONGEST: Final = 2.0
"""Seconds that a window waits for another one; writing takes some milliseconds."""
_PAUSE: Final = 0.01
_HELD: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
"""What a system says where another program holds the lock; anything else means that there are no locks here."""


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Holds the lock of a folder: only one window at a time changes files there.

    Where the system has no locks, as for some folders on other computers, it goes on without one.
    Raises ``OSError`` if another window holds it for longer than two seconds, or if the folder cannot be opened.
    """
    if sys.platform == "win32":
        handle = os.open(folder / _NAME, os.O_RDWR | os.O_CREAT)
    else:
        handle = os.open(folder, os.O_RDONLY)
    try:
        end = monotonic() + _LONGEST
        while (problem := _problem_of(handle)) in _HELD:
            if monotonic() > end:
                raise OSError(problem, os.strerror(problem), str(folder))
            sleep(_PAUSE)
        yield
    finally:
        os.close(handle)


def take(handle: int) -> bool:
    """Takes the lock of an open file until it is closed; false if another program holds it, or if there are none."""
    return _problem_of(handle) == 0


def _problem_of(handle: int) -> int:
    """Takes a lock without waiting; 0, or the number of the error."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno or errno.ENOLCK
    return 0
