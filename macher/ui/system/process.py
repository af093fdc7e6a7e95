"""The process: signals that end it from outside, and free memory that goes back to the system.

The signals are Ctrl+C in the terminal, a closed terminal, the end of the session.  None of them can wait for an answer,
so the game ends at once, but as properly as with its window.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

_NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Not every system has all of them."""
ENDED: Final = 128
"""Plus the signal's number it is the exit code that shells expect."""


@contextmanager
def ended_by_signals(end: Callable[[int], None]) -> Iterator[None]:
    """While it lasts, calls ``end`` with the number of such a signal; ignored ones (``nohup``) stay ignored."""
    found = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in found}
    taken = [number for number in found if before[number] not in (signal.SIG_IGN, None)]

    def received(number: int, _frame: FrameType | None) -> None:
        end(number)

    for number in taken:
        signal.signal(number, received)
    try:
        yield
    finally:
        for number in taken:
            signal.signal(number, before[number])


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
