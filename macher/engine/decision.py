"""Decisions: who may choose what.  One object both offers the options and checks the choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.errors import Refusal


@dataclass(frozen=True, slots=True)
class Options:
    """A lazy set of commands, made only of what the deciding seat may know.

    Interface, validator and AI ask the same object: it is iterated, tested with ``in``, sampled, and explains refusals.
    """

    private: ClassVar[bool] = True
    """Whether the options or the choice reveal what only the deciding seat may know.

    Every class must state it; it is not inherited.
    """
    here: ClassVar[bool] = False
    """Whether the question is about the place where its step is, and no other."""
    about: ClassVar[tuple[str, ...]] = ()
    """Common things on the table that the question is about, by the names that the rules give them."""
    seat: int

    def __init_subclass__(cls) -> None:
        """A class that does not state ``private`` is private, even if its base class is not."""
        if "private" not in vars(cls):
            cls.private = True

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


class Decision(NamedTuple):
    """An open decision: the seat, the step of the game that asks, and the options."""

    seat: int
    step: str
    options: Options
    sealed: bool = False
    """Whether the answer stays secret until all have answered."""

    @property
    def private(self) -> bool:
        """Whether only the seat may see the question or the draft of its answer."""
        return self.sealed or self.options.private
