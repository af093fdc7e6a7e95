"""Lets AI seats think: in another process, so that the window never stalls, or in this one.

One question is under way at a time.  An answer to a question that was cancelled is dropped when it arrives.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, Protocol

from macher.engine import codec
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.engine.errors import CodecError
from macher.rules.commands import Pass
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.session import worker
from macher.session.companion import Companion

log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds after which an AI seat plays its best command so far."""
DEADLINE: Final = 15.0
"""Seconds after which a question without any command so far is given up, though its process was there."""
STARTING: Final = 45.0
"""Most seconds that a question waits for a process to start, or while processes keep being replaced."""
FAILURES: Final = 3
"""Processes dead or hung in a row after which questions wait for no other."""
GRACE: Final = 2.0
"""Seconds that a cancelled question may block the next one before its process is replaced."""
WORKER: Final = "macher.session.worker:main"
"""The function that the process calls."""
STAND_IN: Final = "easy"
"""The level that decides for a seat whose process gives no answer."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of an AI seat."""

    kind: str
    view: PlayerView
    decision: Decision
    seed: int
    """Seed of the bots."""
    grudges: tuple[int, ...] = ()
    """What the seat bears each seat a grudge (``macher.ai.grudging``)."""
    reason: bool = False
    """Whether the reason is asked for, too."""

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.decision.seat


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer.  ``problem`` says why there is no command, or that the seat had not finished."""

    question: Question
    command: Command | None
    problem: str = ""
    reason: str = ""
    """Name of the reason, if it was asked for and everybody may know it."""


class Thinker(Protocol):
    """Answers for seats without a player at the screen, one question at a time: by thinking, or from a record."""

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
            command = worker.think(asked.kind, asked.view, asked.decision, self._edition, asked.seed, asked.grudges)
            reason = ""
            if asked.reason:
                reason = worker.why(asked.kind, asked.view, asked.decision, self._edition, command)
            return Answer(asked, command, reason=reason)
        except Exception as error:  # as in the other process: a failing bot does not end the game
            return Answer(asked, None, f"{type(error).__name__}: {error}")

    def cancel(self) -> None:
        """Forgets the question."""
        self.question = None

    def close(self) -> None:
        """Nothing to end."""
        self.question = None


class ProcessThinker:
    """Thinks in a process of its own.  If that dies or hangs, it is replaced and the question is asked again.

    Time counts from when the process is ready, since starting may take long.
    """

    def __init__(
        self,
        data_file: Path | None = None,
        deadline: float = DEADLINE,
        patience: float = PATIENCE,
        starting: float = STARTING,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """``clock`` gives monotonic seconds; tests may pass their own."""
        self.question: Question | None = None
        self.companion = Companion("macher-thinking", WORKER, clock=clock)
        self._data_file = data_file
        self._deadline, self._patience, self._starting = deadline, patience, starting
        self._asked_at = 0.0
        self._best: Command | None = None
        """The best command so far, as the process reported it."""
        self._reply: Answer | None = None
        self._number = 0
        self._sent = 0
        """Number of the question that the process works on, 0 if it waits for one."""
        self._sent_at = 0.0
        self._sent_to = 0
        """Which process works on it."""
        self._cancelled_at = 0.0
        self._never_came = False
        """Whether a question was given up for lack of a process; until one starts, no question waits."""

    def first(self, seats: Sequence[int], version: int) -> int:
        """Any order will do."""
        return seats[0]

    def ask(self, question: Question) -> None:
        """Sends the question as soon as a process is free."""
        self.cancel()
        self._number += 1
        self.question, self._asked_at = question, self.companion.time
        self._listen()

    def answer(self) -> Answer | None:
        """The answer, if there is one; after too long, the best command so far, if any."""
        self._listen()
        asked = self.question
        if asked is None:
            return None
        if self._reply is not None:
            self.question, found, self._reply = None, self._reply, None
            return found
        thought = self.companion.time - self._sent_at if self._sent == self._number else 0.0
        best = self._best
        if best is not None and thought > self._patience:
            self.cancel()
            return Answer(asked, best, f"its best after {thought:.1f} seconds")
        if thought > self._deadline:
            self.companion.replace()
            return self._give_up(asked, f"no answer after {self._deadline:g} seconds")
        if self._hopeless():
            self._never_came = not self.companion.ready
            return self._give_up(asked, "no process that answers")
        return None

    def wait(self, seconds: float) -> None:
        """Waits until the process says something, but not longer; for tests and games without a window."""
        if self._reply is None:
            self._listen(seconds)

    def cancel(self) -> None:
        """The answer of a question under way will be dropped."""
        if self.question is not None and self._sent == self._number:
            self._cancelled_at = self.companion.time
            self.companion.send(worker.STOP)
        self.question = self._best = self._reply = None

    def close(self) -> None:
        """Ends the process."""
        self.question = None
        self.companion.close()

    # -- the process -----------------------------------------------------------------------------------------------

    def _hopeless(self) -> bool:
        """Whether waiting is useless: no process starts, or one after the other dies."""
        most = self._starting + (self._deadline if self._sent == self._number else 0.0)
        if self.companion.time - self._asked_at > most:
            return True
        return not self.companion.ready and (self._never_came or self.companion.failures >= FAILURES)

    def _give_up(self, asked: Question, problem: str) -> Answer:
        best = self._best
        self.cancel()
        return Answer(asked, best, problem)

    def _listen(self, seconds: float = 0.0) -> None:
        """Reads messages, replaces a process stuck on a cancelled question, and sends the next question."""
        companion = self.companion
        for message in companion.listen(seconds):
            if self._sent_to == companion.starts and not self._take(message):
                companion.replace()
                break
        blocked = self._sent and (self.question is None or self._sent != self._number)
        if blocked and companion.time - self._cancelled_at > GRACE:
            companion.replace(failed=False)  # it still thinks about a cancelled question
        if self._sent_to != companion.starts:
            self._sent = 0
        self._send()

    def _take(self, message: bytes) -> bool:
        """Takes a message in; false if it makes no sense."""
        try:
            reply = json.loads(message)
            if reply["id"] != self._sent:
                return False
            current = self.question if self._sent == self._number else None
            if "best" in reply:
                best = codec.from_wire(reply["best"], Command)
                self._best = best if current is not None else None
                return True
            found = None
            if current is not None and "command" in reply:
                command = codec.from_wire(reply["command"], Command)
                found = Answer(current, command, reason=str(reply.get("reason", "")))
            elif current is not None:
                found = Answer(current, None, str(reply["problem"]))
        except (ValueError, TypeError, KeyError, CodecError, RecursionError):
            return False
        self._reply, self._sent, self.companion.failures = found, 0, 0
        return True

    def _send(self) -> None:
        asked, companion = self.question, self.companion
        if companion.ready:
            self._never_came = False
        if asked is None or self._sent or self._reply is not None or not companion.ready:
            return
        companion.send(
            worker.question(
                self._number,
                asked.kind,
                asked.view,
                asked.decision,
                self._data_file,
                asked.seed,
                asked.grudges,
                asked.reason,
            )
        )
        self._sent, self._sent_to, self._sent_at = self._number, companion.starts, companion.time


def stand_in(asked: Question, edition: Edition) -> Command:
    """The easy level's choice for a seat that gave no usable answer.

    It takes no longer than a frame or two.  Should it fail, too, the seat passes, or takes the first of its options.
    """
    try:
        command = worker.think(STAND_IN, asked.view, asked.decision, edition, asked.seed)
        if command in asked.decision.options:
            return command
    except Exception:
        log.exception("the %s level has failed", STAND_IN)
    passing = Pass(asked.seat)
    return passing if passing in asked.decision.options else next(iter(asked.decision.options))
