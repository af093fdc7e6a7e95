"""Writes a whole file or nothing."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

TEMPORARY: Final = ".tmp"
"""Ending of a file while it is written."""
_BINARY: Final = getattr(os, "O_BINARY", 0)
"""Stops Windows from writing two bytes for each end of a line."""


def write_atomically(path: Path, text: str, *, forced: bool = True) -> None:
    """Writes a whole file or nothing; if ``forced``, waits until it is on the disk.  Raises ``OSError``."""
    content = text.encode()
    temporary = path.with_name(f"{path.name}.{os.getpid()}{TEMPORARY}")
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o600)
        try:
            _write_all(handle, content)
            if forced:
                os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(temporary, path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
    if forced:
        _sync_folder(path.parent)


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
