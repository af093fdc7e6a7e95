"""Free memory goes back to the system at once."""

from __future__ import annotations

import ctypes
from typing import Final

__all__ = ["give_back_at_once"]

_LARGE: Final = 512 * 1024
"""Bytes from which on a block is a page range of its own: pictures, not values."""
_LARGE_BLOCKS: Final = -3
"""``M_MMAP_THRESHOLD`` of the GNU C library's ``mallopt``."""


def give_back_at_once() -> None:
    """From now on, the memory of a large picture goes back when the picture is thrown away.

    Left alone, the GNU C library keeps it for later, between small blocks that stay: after windows of many sizes the
    program then holds twice what it uses. Other systems give it back anyway; there this does nothing.
    """
    try:
        ctypes.CDLL(None).mallopt(_LARGE_BLOCKS, _LARGE)
    except (AttributeError, OSError, TypeError):  # not the GNU C library
        return
