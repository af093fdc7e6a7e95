"""Seats that answer as they did in a saved game, so that it can be watched again."""

from __future__ import annotations

from collections.abc import Sequence

from macher.engine.command import Command
from macher.session.thinking import Answer, Question


class RecordedSeats:
    """Answers each question with the command recorded for its version; after the last one, gives no answer."""

    def __init__(self, commands: Sequence[Command]) -> None:
        self.question: Question | None = None
        self._commands = tuple(commands)

    def first(self, seats: Sequence[int], version: int) -> int:
        """The seat that came first in the record; -1 after its end."""
        return self._commands[version].seat if version < len(self._commands) else -1

    def ask(self, question: Question) -> None:
        """Keeps the question."""
        self.question = question

    def answer(self) -> Answer | None:
        """The recorded answer of the seat."""
        asked, self.question = self.question, None
        return Answer(asked, self._commands[asked.view.version]) if asked is not None else None

    def cancel(self) -> None:
        """Forgets the question."""
        self.question = None

    close = cancel
