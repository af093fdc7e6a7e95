"""Starts every further process of the game, with a thread that ends it as soon as the game is gone.

Nothing heavy is imported here, so that a process that is still starting ends with the game, too.  The thread also
sends a sign of life every half second, so the game can tell a process that thinks from one that hangs.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing import parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

ALIVE: Final = b"alive"
"""The message that is only a sign of life."""
READY: Final = b"ready"
"""The message that everything is loaded and questions can come."""
BEAT: Final = 0.5
"""Seconds between two signs of life."""
_PR_SET_PDEATHSIG: Final = 1


class Lifeline:
    """The pipe to the game.  When the other end closes, the process ends at once, whatever it is doing."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._writing = Lock()
        self._inbox: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._listen, name="lifeline", daemon=True).start()

    def send(self, message: bytes) -> None:
        """Sends a message to the game."""
        try:
            with self._writing:
                self._connection.send_bytes(message)
        except OSError:
            _end()

    def receive(self) -> bytes:
        """The next message; waits for it."""
        return self._inbox.get()

    def waiting(self) -> bool:
        """Whether there is a message."""
        return not self._inbox.empty()

    def _listen(self) -> None:
        self.send(ALIVE)
        try:
            while True:
                if self._connection.poll(BEAT):
                    self._inbox.put(self._connection.recv_bytes())
                else:
                    self.send(ALIVE)
        except (OSError, EOFError):
            _end()


def run(connection: Connection, main: str, *arguments: Any) -> None:
    """Calls ``package.module:function`` with a lifeline and the arguments, in a process that has just begun."""
    end_with_the_game()
    line = Lifeline(connection)
    module, _, function = main.partition(":")
    getattr(import_module(module), function)(line, *arguments)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Delays Ctrl+C until the end of the block, and keeps it from processes that begin in it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would begin with the first of them, and undo the delay
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_the_game() -> None:
    """Ends this process when the one that started it is gone, even if that was killed.

    Ctrl+C in a terminal is for that one alone, which then ends this one.
    """
    with suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":  # this also ends a process that is stopped
        import ctypes

        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    game = parent_process()
    if game is not None:
        Thread(target=_end_after, args=(game.sentinel,), name="lifeline-end", daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    _end()


def _end() -> None:
    os._exit(0)
