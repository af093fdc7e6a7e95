"""The game's state and the loop that drives it from one command to the next.

Between two commands the flow is only data: a stack of steps, each a part with a few fields of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, ClassVar, Final, TypeVarTuple

from macher.engine.chance import Chance, Stream
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.engine.errors import CommandRefused, Refusal
from macher.engine.event import Event
from macher.engine.parts import SHARED, Part, part

Values = TypeVarTuple("Values")

_NOT_YOURS: Final = Refusal("not-your-decision")


@part
@dataclass(slots=True)
class Step(Part):
    """One step of the flow: offers options, carries out what was chosen, and goes on by itself where nobody decides."""

    name: ClassVar[str]
    sealed: ClassVar[bool] = False
    """Whether answers stay secret until all are given; then every decision of the step is private."""

    def deciders(self, state: Any) -> Sequence[int]:
        """Seats that have to decide now; none means that ``advance`` is due."""
        return ()

    def options(self, state: Any, seat: int) -> Options:
        """What the seat may choose."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def carry_out(self, state: Any, command: Any) -> None:
        """Applies only the direct effect of a command that is among the options."""
        raise TypeError(f"{type(self).__name__} takes no commands")

    def foresee(self, state: Any, command: Any) -> None:
        """Applies what can be told of a command beforehand; by default its direct effect.

        Steps differ that seal answers, and those whose direct effect shows more than the seat may know.
        """
        self.carry_out(state, command)

    def advance(self, state: Any) -> bool:
        """Continues without a decision; may push other steps; true when this step is finished."""
        return True


@dataclass(slots=True)
class GameState(Part):
    """Base of a game's state.  ``log`` receives events while it is a list."""

    version: int
    """Number of commands applied so far."""
    flow: list[Step]
    """Stack of steps, the current one last; empty when the game is over."""
    chance: Chance
    log: list[Event] | None = field(metadata=SHARED)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.flow

    def emit(self, event: Callable[[*Values], Event], *values: *Values) -> None:
        """Notes what happened: the class of an event and its values.  The event is made only if somebody reads it."""
        if self.log is not None:
            self.log.append(event(*values))

    def deciders(self) -> Sequence[int]:
        """Seats with an open decision."""
        return self.flow[-1].deciders(self) if self.flow else ()

    def decision(self, seat: int) -> Decision:
        """The open decision of a seat; raises ``CommandRefused`` if it has none."""
        if seat not in self.deciders():
            raise CommandRefused(_NOT_YOURS)
        return self._ask(seat)

    def next_decision(self) -> Decision | None:
        """The open decision of the first seat that has one; ``None`` if the game is over."""
        deciders = self.deciders()
        return self._ask(deciders[0]) if deciders else None

    def _ask(self, seat: int) -> Decision:
        step = self.flow[-1]
        return Decision(seat, step.name, step.options(self, seat), step.sealed)

    def decisions(self) -> list[Decision]:
        """All open decisions."""
        return [self._ask(seat) for seat in self.deciders()]

    def refusal(self, command: Command) -> Refusal | None:
        """Why the command cannot be carried out now, or ``None``."""
        if not self.flow:
            return Refusal("game-over")
        step = self.flow[-1]
        if command.seat not in step.deciders(self):
            return _NOT_YOURS
        return step.options(self, command.seat).refusal(command)

    def carry_out(self, command: Command, decision: Decision | None = None) -> None:
        """Checks a command and applies its direct effect only; raises ``CommandRefused``.

        ``decision`` is the open decision that the command answers.  Whoever has it saves working it out again.
        """
        if decision is None or command.seat != decision.seat:
            refusal = self.refusal(command)
        else:
            refusal = decision.options.refusal(command)
        if refusal is not None:
            raise CommandRefused(refusal)
        self.flow[-1].carry_out(self, command)
        self.version += 1

    def foresee(self, command: Command) -> None:
        """Applies what can be told of a command beforehand (``Step.foresee``); raises ``CommandRefused``.

        A sealed answer may be incomplete, with -1 for what is still open.
        """
        sealed = bool(self.flow) and self.flow[-1].sealed and command.seat in self.deciders()
        refusal = None if sealed else self.refusal(command)
        if refusal is not None:
            raise CommandRefused(refusal)
        self.flow[-1].foresee(self, command)

    def settle(self) -> None:
        """Goes on until somebody has to decide or the game is over."""
        flow = self.flow
        while flow:
            step = flow[-1]
            if step.deciders(self):
                return
            place = len(flow) - 1
            if step.advance(self):
                del flow[place]

    def apply(self, command: Command, decision: Decision | None = None) -> None:
        """``carry_out`` and ``settle``.  The caller clones first where a failure must not leave traces."""
        self.carry_out(command, decision)
        self.settle()

    def apply_sampled(self, decision: Decision, stream: Stream) -> None:
        """Carries out a random option of an open decision.  What is sampled needs no check."""
        self.flow[-1].carry_out(self, decision.options.sample(stream))
        self.version += 1
        self.settle()

    def digest(self) -> str:
        """Fingerprint of everything that matters: equal on every run, process and hash seed."""
        return sha256(repr(self.key()).encode()).hexdigest()[:32]
