"""Signals that end the program from outside: Ctrl+C in the terminal, a closed terminal, the end of the session.

None of them can wait for an answer, so the game ends at once, but as properly as with its window.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
