"""Runs another process of the game: starts it, listens to it, and replaces it when it dies or hangs.

The window never waits for it: threads read and write the pipe, and a process that hangs is killed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, Protocol

from macher import lifeline

SILENCE: Final = 4.0
"""Seconds without a sign of life after which a process counts as hanging; it sends one every half second."""
STARTING: Final = 120.0
"""Seconds that a process may take to start; a slow disk or a virus scanner can delay it."""
PAUSES: Final = (0.0, 0.0, 0.5, 2.0, 10.0)
"""Seconds before the next start after 1, 2 ... failures in a row; the last value is for all more."""
LONGEST_LOOK: Final = 1.0
"""Most seconds that count between two looks, so that no process is late because the computer paused."""
LONGEST_MESSAGE: Final = 1 << 20
"""Most bytes of a message from a process."""


class Line(Protocol):
    """The connection as the process sees it (``lifeline.Lifeline``)."""

    def send(self, message: bytes) -> None:
        """Sends a message."""

    def receive(self) -> bytes:
        """The next message; waits for it."""

    def waiting(self) -> bool:
        """Whether there is a message."""


class Companion:
    """A process that is restarted whenever it is needed."""

    def __init__(
        self, name: str, main: str, arguments: tuple[Any, ...] = (), clock: Callable[[], float] = monotonic
    ) -> None:
        """``main`` is the function it calls, ``package.module:function``; ``clock`` gives monotonic seconds."""
        self.process: BaseProcess | None = None
        self.ready = False
        """Whether the process has reported that it is ready."""
        self.starts = 0
        """Number of processes so far; when it changes, messages to the last one are lost."""
        self.failures = 0
        """Processes in a row that died or hung; the user resets it to 0 after a useful answer."""
        self.time = 0.0
        """Seconds passed, without pauses in which nobody looked."""
        self._name, self._main, self._arguments = name, main, arguments
        self._clock = clock
        self._looked = clock()
        self._link: _Link | None = None
        self._heard = 0.0
        self._said_something = False
        self._not_before = 0.0
        self._ended: list[BaseProcess] = []
        self._start()

    def listen(self, seconds: float = 0.0) -> list[bytes]:
        """Its new messages, after waiting up to ``seconds``.  Replaces the process if it has died or hangs."""
        now = self._clock()
        self.time += min(max(0.0, now - self._looked), LONGEST_LOOK)
        self._looked = now
        self._ended = [process for process in self._ended if process.is_alive()]  # asking also cleans up dead ones
        if self._link is None:
            if self.time >= self._not_before:
                self._start()
            elif seconds > 0:
                sleep(seconds)
            return []
        said: list[bytes] = []
        for message in self._link.read(seconds):
            if message is None:
                self.replace()
                return said
            self._heard, self._said_something = self.time, True
            if message == lifeline.READY:
                self.ready = True
            elif message != lifeline.ALIVE:
                said.append(message)
        if self.time - self._heard > (SILENCE if self._said_something else STARTING):
            self.replace()
        return said

    def send(self, message: bytes) -> None:
        """Sends it a message, which is lost if there is no process."""
        if self._link is not None:
            self._link.write(message)

    def replace(self, failed: bool = True) -> None:
        """Ends the process and starts another: at once, or after a pause if several in a row failed."""
        self.failures += failed
        self._end()
        self._not_before = self.time + PAUSES[min(max(self.failures, 1), len(PAUSES)) - 1]
        if self.time >= self._not_before:
            self._start()

    def close(self) -> None:
        """Ends it for good."""
        process = self.process
        self._end()
        self._not_before = float("inf")
        if process is not None:
            process.join(1.0)

    def _start(self) -> None:
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=lifeline.run, args=(there, self._main, *self._arguments), daemon=True, name=self._name
        )
        self.starts += 1
        try:
            with lifeline.deaf_to_interrupts():
                process.start()
        except (OSError, RuntimeError, ValueError):  # no process can be started now
            here.close()
            self.failures = max(self.failures + 1, len(PAUSES))
            self._not_before = self.time + PAUSES[-1]
            return
        finally:
            there.close()
        self.process, self._link = process, _Link(here)
        self._heard, self._said_something = self.time, False

    def _end(self) -> None:
        process, link = self.process, self._link
        self.process, self._link, self.ready = None, None, False
        if process is not None:
            process.kill()
            self._ended.append(process)
        if link is not None:
            link.close()


class _Link:
    """This end of the pipe.  Two threads read and write it for the window; they end with the process."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._inbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="pipe-writer", daemon=True)
        self._writer.start()
        Thread(target=self._read, name="pipe-reader", daemon=True).start()

    def read(self, seconds: float) -> list[bytes | None]:
        """New messages, ``None`` for the end of the process; waits up to ``seconds`` for the first."""
        found: list[bytes | None] = []
        with suppress(Empty):
            if seconds > 0:
                found.append(self._inbox.get(timeout=seconds))
            while True:
                found.append(self._inbox.get_nowait())
        return found

    def write(self, message: bytes) -> None:
        """Sends a message."""
        self._outbox.put(message)

    def close(self) -> None:
        """Stops writing; the reader closes the pipe once the process is dead."""
        self._outbox.put(None)

    def _read(self) -> None:
        with suppress(OSError, EOFError):
            while True:
                self._inbox.put(self._connection.recv_bytes(LONGEST_MESSAGE))
        self._inbox.put(None)
        self._outbox.put(None)
        self._writer.join()
        self._connection.close()

    def _write(self) -> None:
        with suppress(OSError):
            while (message := self._outbox.get()) is not None:
                self._connection.send_bytes(message)
