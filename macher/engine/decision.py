"""Decisions: who may choose what.  Offer and acceptance are one object."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.errors import Refusal


@dataclass(frozen=True, slots=True)
class Options:
    """A lazy set of commands, made of what the deciding seat may know and nothing else.

    Interface, validator and AI ask the same object: it is iterated, tested with ``in``, sampled, and explains refusals.
    """

    seat: int

    def refusal(self, command: Command) -> Refusal | None:
        """Why the command is not among the options, or ``None`` if it is."""
        raise TypeError(f"{type(self).__name__} has no refusal()")

    def __iter__(self) -> Iterator[Command]:
        raise TypeError(f"{type(self).__name__} cannot be iterated")

    def sample(self, stream: Stream) -> Command:
        """A random option; every option has a chance."""
        return stream.choice(tuple(self))

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Command) and command.seat == self.seat and self.refusal(command) is None


@dataclass(frozen=True, slots=True)
class Decision:
    """An open decision: the seat, the step of the game that asks, and the options."""

    seat: int
    step: str
    options: Options
