"""Free memory goes back to the system."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

_LARGE: Final = 512 * 1024
"""Bytes from which on a block is a page range of its own: pictures, not values."""
_LARGE_BLOCKS: Final = -3
"""``M_MMAP_THRESHOLD`` of the GNU C library's ``mallopt``."""
_OTHER_SYSTEM: Final = (AttributeError, OSError, TypeError)
"""What is raised where there is no GNU C library."""


def give_back_at_once() -> None:
    """From now on, the memory of a large picture goes back when the picture is thrown away.

    Left alone, the GNU C library keeps it for later, between small blocks that stay: after windows of many sizes the
    program then holds twice what it uses. Other systems give it back anyway; there this does nothing.
    """
    import ctypes  # loaded when the window stands

    with suppress(*_OTHER_SYSTEM):
        ctypes.CDLL(None).mallopt(_LARGE_BLOCKS, _LARGE)


def give_back() -> None:
    """Gives back what small blocks have left free; takes some milliseconds, for a moment in which nothing moves."""
    import ctypes  # as above

    with suppress(*_OTHER_SYSTEM):
        ctypes.CDLL(None).malloc_trim(0)
