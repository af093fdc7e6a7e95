"""What the phases share: the registry, sealed answers, and the steps that start all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from macher.engine.chance import Stream
from macher.engine.codec import wire
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.engine.errors import Refusal
from macher.engine.parts import part
from macher.engine.state import Step
from macher.rules import events as ev
from macher.rules.commands import Pass
from macher.rules.procedures import procedures_of
from macher.rules.refusals import Reason, refuse
from macher.rules.table import Table

PhaseMaker = Callable[[Any], "Step | None"]

_makers: dict[str, PhaseMaker] = {}


def phase(name: str) -> Callable[[PhaseMaker], PhaseMaker]:
    """Registers the function that starts a phase; it returns ``None`` to skip the phase."""

    def register(maker: PhaseMaker) -> PhaseMaker:
        _makers[name] = maker
        return maker

    return register


WRONG = refuse(Reason.WRONG_COMMAND)
NO_PASS = refuse(Reason.CANNOT_PASS)


def wrong(command: Command) -> Refusal:
    """The refusal of a command that answers another question."""
    return NO_PASS if type(command) is Pass else WRONG


@dataclass(slots=True)
class SealedStep(Step):
    """All seats decide at once and in secret; the answers are opened together."""

    sealed: ClassVar[bool] = True

    def deciders(self, state: Table) -> Sequence[int]:
        """Seats that have not answered."""
        return [seat for seat, answer in enumerate(state.sealed) if answer is None and self.asked(state, seat)]

    def asked(self, state: Any, seat: int) -> bool:
        """Whether the seat takes part."""
        return True

    def carry_out(self, state: Table, command: Command) -> None:
        """Seals the answer."""
        state.sealed[command.seat] = command
        state.emit(ev.AnswerSealed, command.seat, self.name)

    def reveal(self, state: Any, answer: Any) -> None:
        """What one answer does by itself, whatever the others are; nothing if it means something only beside them.

        Whoever opens the answers tells the others of it.  An answer may be incomplete, with -1 for what is still open.
        """

    def foresee(self, state: Any, command: Any) -> None:
        """The answer as if it were revealed alone."""
        self.reveal(state, command)

    def unseal(self, state: Table) -> list[Any]:
        """Takes the answers by seat; ``None`` for seats that were not asked."""
        answers = list(state.sealed)
        state.sealed[:] = [None] * len(answers)
        return answers


@part
@dataclass(slots=True)
class SetupStep(Step):
    """Goes through the set-up steps of the edition, then starts the first round."""

    name: ClassVar[str] = "setup"
    at: int

    def advance(self, state: Any) -> bool:
        """Starts the next set-up step."""
        steps = state.edition.setup
        while self.at < len(steps):
            name = steps[self.at]
            self.at += 1
            if _push(state, name):
                return False
        state.flow.append(RoundStep(0))
        return True


@part
@dataclass(slots=True)
class RoundStep(Step):
    """Goes through the phases of the edition, round by round."""

    name: ClassVar[str] = "round"
    at: int

    def advance(self, state: Any) -> bool:
        """Starts the next phase; true when the last round is over."""
        phases = state.edition.phases
        if self.at == len(phases):
            if state.last_round:
                state.flow.append(FinalStep())
                return True
            self.at = 0
        if self.at == 0:
            state.round += 1
            state.emit(ev.RoundStarted, state.round, tuple(state.voting()))
        name = phases[self.at]
        self.at += 1
        _push(state, name)
        return False


@part
@dataclass(slots=True)
class FinalStep(Step):
    """The final scoring (EN19 section 07)."""

    name: ClassVar[str] = "final"

    def advance(self, state: Any) -> bool:
        """Scores and ends the game."""
        procedures_of(state.edition).score_game(state)
        return True


def _push(state: Table, name: str) -> bool:
    step = _makers[name](state)
    if step is None:
        return False
    state.emit(ev.PhaseStarted, name)
    state.flow.append(step)
    return True


@wire
@dataclass(frozen=True, slots=True)
class ChoiceOptions(Options):
    """A short list of commands."""

    private: ClassVar[bool] = True
    commands: tuple[Command, ...]
    withheld: tuple[Command, ...] = ()
    """Commands that answer this question but are not possible now."""
    otherwise: str = Reason.WRONG_COMMAND.value
    """Why the withheld ones are refused."""

    def refusal(self, command: Command) -> Refusal | None:
        """Only what is listed is accepted."""
        if command in self.commands:
            return None
        return Refusal(self.otherwise) if command in self.withheld else wrong(command)

    def __iter__(self) -> Iterator[Command]:
        return iter(self.commands)

    def sample(self, stream: Stream) -> Command:
        """One of the list."""
        return stream.choice(self.commands)


@wire
@dataclass(frozen=True, slots=True)
class BidOptions(Options):
    """An amount between two bounds in steps of the money unit, and perhaps passing."""

    private: ClassVar[bool] = True
    least: int
    most: int
    """Highest possible bid in euros: the bidder's money, unless bluffs are allowed."""
    unit: int
    may_pass: bool
    money: int

    def bid(self, amount: int) -> Command:
        """The command that bids an amount."""
        raise TypeError(f"{type(self).__name__} has no bid()")

    def refusal(self, command: Command) -> Refusal | None:
        """Bids are multiples of the unit, not below ``least`` and not above ``most``."""
        if type(command) is Pass:
            return None if self.may_pass else NO_PASS
        if type(command) is not type(self.bid(0)):
            return WRONG
        amount = getattr(command, "amount", 0)
        if amount > self.most:
            return refuse(Reason.BID_TOO_HIGH, money=self.money)
        if amount < self.least:
            return refuse(Reason.BID_TOO_LOW, least=self.least)
        if amount % self.unit:
            return refuse(Reason.BID_NOT_ROUND, unit=self.unit)
        return None

    def __iter__(self) -> Iterator[Command]:
        if self.may_pass:
            yield Pass(self.seat)
        for amount in range(self.least, self.most + 1, self.unit):
            yield self.bid(amount)

    def sample(self, stream: Stream) -> Command:
        """Passing half of the time, small bids more often than large ones."""
        steps = (self.most - self.least) // self.unit + 1 if self.most >= self.least else 0
        if self.may_pass and (steps == 0 or stream.below(2) == 0):
            return Pass(self.seat)
        return self.bid(self.least + stream.below(stream.below(steps) + 1) * self.unit)
