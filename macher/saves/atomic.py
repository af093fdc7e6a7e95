"""Writes a whole file or nothing.

The file is written beside the one that it replaces, under a name that nobody can guess.  Nothing that lies there
already is opened: so in a folder that others may write to, too, no link leads the writing elsewhere.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep, time
from typing import Final

from macher.files import NotRegular

__all__ = ["TEMPORARY", "replace_file", "sweep", "write_atomically"]

TEMPORARY: Final = ".tmp"
"""Ending of a file while it is written."""
_STALE: Final = 600
"""Seconds after which a temporary file was left by a crash; a newer one may belong to another window."""
_LEFT: Final = re.compile(r"(?:macher|box-).*\.(?:[0-9a-f]{8}|zip)\.tmp|macher-rescued-[^.]*\.tmp")
"""Names of temporary files in folders that are not only the game's own."""
_TRIES: Final = 100
_REFUSED: Final = frozenset({5, 32})
"""What Windows says where another program has a file open: access denied, sharing violation."""
_LONGEST, _PAUSE = 0.5, 0.02
"""Seconds for which renaming is tried again, and between two tries."""
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
_BINARY: Final = getattr(os, "O_BINARY", 0)
"""Stops Windows from writing two bytes for each end of a line."""


def write_atomically(path: Path, content: str | bytes, *, forced: bool = True) -> None:
    """Writes a whole file or nothing; if ``forced``, waits until it is on the disk.  Raises ``OSError``.

    A link of the player's stays, and the file that it leads to is replaced.
    """
    written = content.encode() if isinstance(content, str) else content
    path = _behind(path)
    handle, temporary = _new_beside(path)
    try:
        try:
            _write_all(handle, written)
            if forced:
                os.fsync(handle)
        finally:
            os.close(handle)
        replace_file(temporary, path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    if forced:
        _sync_folder(path.parent)


def replace_file(source: Path, target: Path) -> None:
    """Renames a file, over another one if there is one.  Raises ``OSError``.

    Windows refuses this while another program has one of the two open, as virus scanners do with every new file for a
    moment: so it is tried again for half a second.
    """
    end = monotonic() + _LONGEST
    while True:
        try:
            os.replace(source, target)
            return
        except OSError as error:
            if getattr(error, "winerror", None) not in _REFUSED or monotonic() > end:
                raise
            sleep(_PAUSE)


def sweep(folder: Path, *, shared: bool = False) -> None:
    """Removes temporary files that a crash has left; if the folder is ``shared``, only those named as the game does."""
    with suppress(OSError):
        for path in folder.glob(f"*{TEMPORARY}"):
            if not shared or _LEFT.fullmatch(path.name):
                with suppress(OSError):  # another window was faster, or it is somebody else's
                    if time() - path.lstat().st_mtime > _STALE:
                        path.unlink()


def _behind(path: Path) -> Path:
    """The file that is written: where the path is a link, the one that it leads to, even if nothing is there yet.

    A link that another user has laid is not followed but replaced.  Raises ``OSError`` where a link leads to a device
    or something else that is no file: it would be replaced by one.
    """
    try:
        found = path.lstat()
    except OSError:
        return path
    if not os.path.islink(path) or (hasattr(os, "getuid") and found.st_uid != os.getuid()):
        return path
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise NotRegular(target)
    return target


def _new_beside(path: Path) -> tuple[int, Path]:
    """A new file beside another one, opened for writing, for the player alone.  Raises ``OSError``."""
    names: Iterable[Path] = (path.with_name(f"{path.name}.{os.urandom(4).hex()}{TEMPORARY}") for _ in range(_TRIES))
    for temporary in names:
        with suppress(FileExistsError):
            return os.open(temporary, _NEW | _BINARY, 0o600), temporary
    raise FileExistsError(17, os.strerror(17), str(path))


def _write_all(handle: int, content: bytes) -> None:
    left = memoryview(content)
    while left:
        left = left[os.write(handle, left) :]


def _sync_folder(folder: Path) -> None:
    """Forces the renaming to the disk; some systems cannot do this for folders."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
