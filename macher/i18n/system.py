"""Text keys for what the operating system says about files and folders."""

from __future__ import annotations

import errno
import os
from typing import Final

from macher.files import NO_FILE, TOO_LARGE

__all__ = ["SYSTEM_WORDS"]

_KEYS: Final = {
    errno.ENOSPC: "system-disk-full",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-allowed",
    errno.EROFS: "system-read-only",
    errno.ENOENT: "system-not-there",
    errno.EEXIST: "system-there-already",
    errno.EISDIR: "system-a-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EIO: "system-device",
}

SYSTEM_WORDS: Final = {
    **{os.strerror(number): key for number, key in _KEYS.items()},
    NO_FILE: "system-no-file",
    TOO_LARGE: "system-too-large",
}
"""Text key by sentence of the system; its other sentences stay in the system's language."""
