"""Where AI seats think: in another process, so that the window never stalls, or at once where there is none.

One question is under way at a time.  An answer to a question that was cancelled is dropped when it arrives.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from macher.engine import codec
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import CodecError
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.session import worker

PATIENCE: Final = 1.4
"""Seconds after which an AI seat plays what is the best so far."""
DEADLINE: Final = 15.0
"""Seconds after which one that has not even that plays anything legal."""
GRACE: Final = 0.3
"""Seconds that a cancelled question may block the next one before its process is ended."""
STARTS: Final = 3
"""How often a process that dies is started before the game thinks without one."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of an AI seat."""

    kind: str
    view: PlayerView
    decision: Decision
    seed: int
    """Of the bots."""
    reason: bool = False
    """Whether the reason is asked for, too."""

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.decision.seat


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back; without a command ``problem`` says why, with one that the seat was not done."""

    question: Question
    command: Command | None
    problem: str = ""
    reason: str = ""
    """Name of the reason, if it was asked for and everybody may know it."""


class Thinker(Protocol):
    """Answers for the seats that nobody plays at the screen, one question at a time: by thinking, or from a record."""

    @property
    def question(self) -> Question | None:
        """The question under way."""

    def first(self, seats: Sequence[int], version: int) -> int:
        """Which of the seats that decide at the same time is asked first, -1 for none."""

    def ask(self, question: Question) -> None:
        """Begins to think; whatever was under way is cancelled."""

    def answer(self) -> Answer | None:
        """The answer if there is one by now; never waits."""

    def cancel(self) -> None:
        """Forgets the question under way."""

    def close(self) -> None:
        """Ends thinking for good."""


class InlineThinker:
    """Thinks in the game's own process when the answer is asked for."""

    def __init__(self, edition: Edition) -> None:
        self.question: Question | None = None
        self._edition = edition

    def first(self, seats: Sequence[int], version: int) -> int:
        """Any order will do."""
        return seats[0]

    def ask(self, question: Question) -> None:
        """Keeps the question."""
        self.question = question

    def answer(self) -> Answer | None:
        """Thinks now."""
        asked, self.question = self.question, None
        if asked is None:
            return None
        try:
            command = worker.think(asked.kind, asked.view, asked.decision, self._edition, asked.seed)
            reason = ""
            if asked.reason:
                reason = worker.why(asked.kind, asked.view, asked.decision, self._edition, command)
            return Answer(asked, command, reason=reason)
        except Exception as error:  # the same rule as in the other process: a failing bot does not end the game
            return Answer(asked, None, f"{type(error).__name__}: {error}")

    def cancel(self) -> None:
        """Forgets the question."""
        self.question = None

    def close(self) -> None:
        """Nothing to end."""
        self.question = None


class ProcessThinker:
    """Thinks in a process of its own, started anew when it dies and replaced by thinking at once if it never lives."""

    def __init__(
        self,
        edition: Edition,
        data_file: Path | None = None,
        deadline: float = DEADLINE,
        patience: float = PATIENCE,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """``clock`` gives seconds that never run backwards; a test may let them pass itself."""
        self.question: Question | None = None
        self.process: BaseProcess | None = None
        self.starts = 0
        self._data_file = data_file
        self._deadline = deadline
        self._patience = patience
        self._clock = clock
        self._best: dict[str, object] | None = None
        """What the process has called its best command so far."""
        self._connection: Connection | None = None
        self._inline = InlineThinker(edition)
        self._number = 0
        self._sent = 0
        """Number of the question that the process works on, 0 if it waits for one."""
        self._since = 0.0
        self._blocked_since = 0.0
        self._start()

    def first(self, seats: Sequence[int], version: int) -> int:
        """Any order will do."""
        return seats[0]

    def ask(self, question: Question) -> None:
        """Sends the question as soon as the process is free."""
        self.cancel()
        self._number += 1
        self.question, self._since = question, self._clock()
        self._send()

    def answer(self) -> Answer | None:
        """Looks whether the process has answered; if it takes too long, its best so far is the answer.

        Without that it is started anew after the deadline, and nothing is answered.
        """
        self._receive_late()
        asked = self.question
        if asked is None:
            return None
        if self._connection is None:
            self.question = None
            self._inline.ask(asked)
            return self._inline.answer()
        if self._sent != self._number:
            self._unblock()
            return None
        reply = self._receive()
        if reply is not None:
            self.question = None
            return _read(asked, reply)
        waited = self._clock() - self._since
        if self._best is not None and waited > self._patience:
            best, self._best = self._best, None
            self.cancel()
            found = _read(asked, {"command": best["best"]})
            return Answer(asked, found.command, found.problem or f"its best after {waited:.1f} seconds")
        if waited > self._deadline:
            self.question = None
            self._restart(died=False)
            return Answer(asked, None, f"no answer after {self._deadline:g} seconds")
        return None

    def wait(self, seconds: float) -> None:
        """Waits until the process says something, but not longer; for tests and games without a window."""
        connection = self._connection
        if connection is not None and self._sent:
            try:
                connection.poll(seconds)
            except OSError:
                return

    def cancel(self) -> None:
        """The answer of a question under way will be dropped."""
        if self.question is not None and self._sent == self._number:
            self._blocked_since = self._clock()
            if self._connection is not None:
                with suppress(OSError):  # a dead process is found when the next question is sent
                    self._connection.send_bytes(worker.STOP)
        self.question = None
        self._best = None

    def close(self) -> None:
        """Ends the process."""
        self.question = None
        self._stop()

    # -- the process -----------------------------------------------------------------------------------------------

    def _start(self) -> None:
        self._sent = 0
        if self.starts >= STARTS:
            return
        self.starts += 1
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=worker.main, args=(there,), daemon=True, name="macher-thinking")
        try:
            process.start()
        except (OSError, RuntimeError, ValueError):  # no process can be had: think here
            here.close()
            self.starts = STARTS
            return
        finally:
            there.close()
        self.process, self._connection = process, here

    def _stop(self) -> None:
        process, connection = self.process, self._connection
        self.process = self._connection = None
        self._sent = 0
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(1.0)

    def _restart(self, died: bool = True) -> None:
        """Another process; only those that died of themselves count against the number of starts."""
        self._stop()
        if not died:
            self.starts -= 1
        self._start()

    def _send(self) -> None:
        asked, connection = self.question, self._connection
        if asked is None or connection is None or self._sent:
            return
        try:
            connection.send_bytes(
                worker.question(self._number, asked.kind, asked.view, asked.decision, self._data_file, asked.seed,
                                asked.reason)
            )  # fmt: skip
            self._sent, self._best = self._number, None
        except OSError:
            self._restart()
            self._send()

    def _receive(self) -> dict[str, object] | None:
        """The reply to what was sent, if it is there; a dead process is replaced and asked again."""
        connection = self._connection
        if connection is None:
            return None
        try:
            while True:
                if not connection.poll():
                    return None
                reply = json.loads(connection.recv_bytes())
                if "best" not in reply:
                    break
                self._best = reply
        except (OSError, EOFError, ValueError):
            self._restart()
            self._send()
            return None
        self._sent = 0
        return dict(reply)

    def _receive_late(self) -> None:
        """Drops the answer to a cancelled question and sends the one that waits."""
        if self._sent and (self.question is None or self._sent != self._number):
            self._receive()
            self._send()

    def _unblock(self) -> None:
        """A cancelled question that takes too long goes, with its process."""
        if self._sent and self._clock() - self._blocked_since > GRACE:
            self._restart(died=False)
        self._send()


def _read(asked: Question, reply: dict[str, object]) -> Answer:
    if "command" not in reply:
        return Answer(asked, None, str(reply.get("problem", "no command")))
    try:
        return Answer(asked, codec.from_wire(reply["command"], Command), reason=str(reply.get("reason", "")))
    except CodecError as error:
        return Answer(asked, None, str(error))
