"""The one rule for reasons: against the best other choice, the term that turns the choice.

AI seats, advice and the coach all ask here.  A term turns a choice if the other one would be at least as good without
it.  Where none does, what one thing on the table brings may do so in all: votes bring points, the government, money for
the base, and markers that count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.commands import ChangeProgram, Deploy
from macher.rules.phases.opening import DeployOptions
from macher.rules.phases.program import ChangeOptions

Valued = tuple[Command, Mapping[str, float]]
"""A command with the terms of its value, such as a ``Choice``."""

EQUAL: Final = 0.5
"""Points below which two choices are equal."""
CLEAR: Final = 3.0
"""Points from which a choice is clearly better, not slightly."""


TOGETHER: Final[Mapping[str, tuple[str, ...]]] = {
    "marker": ("influence", "presence"),
    "result": ("bonus", "income", "presence", "votes"),
}
"""Terms that one thing on the table brings, under its name: a media marker, own votes."""


class Compared(NamedTuple):
    """A choice against the best other one."""

    other: Command
    gap: float
    """Points by which it is better; negative if it is worse."""
    turning: tuple[str, ...]
    """Terms each of which turns the choice, the one with the largest difference first; if there is none, those that do
    together (`TOGETHER`)."""

    @property
    def equal(self) -> bool:
        """Whether both are as good."""
        return abs(self.gap) < EQUAL


def gist(command: Command, decision: Decision) -> object:
    """A value that is equal for what is one choice to a player.

    Equal symbols of a deployment may be swapped, and the same program can be reached by different swaps, whatever card
    is kept besides.
    """
    if isinstance(command, Deploy) and isinstance(decision.options, DeployOptions):
        block = decision.options.blocks[command.block]
        return command.block, tuple(sorted(zip(block, command.lands, strict=True)))
    if isinstance(command, ChangeProgram) and isinstance(decision.options, ChangeOptions):
        program = list(decision.options.program)
        for out, into in command.swaps:
            program[program.index(out)] = into
        return tuple(sorted(program))
    return command


def compared(choices: Sequence[Valued], chosen: Command, decision: Decision) -> Compared | None:
    """A command among valued choices, the best first, against the best other one; ``None`` if there is no other."""
    own = found(choices, chosen, decision)
    same = gist(chosen, decision)
    other = next((choice for choice in choices if gist(choice[0], decision) != same), None)
    return None if own is None or other is None else against(own, other)


def found(choices: Sequence[Valued], command: Command, decision: Decision) -> Valued | None:
    """The command among valued choices, or the best that comes to the same."""
    same = gist(command, decision)
    alike = [choice for choice in choices if gist(choice[0], decision) == same]
    return next((choice for choice in alike if choice[0] == command), alike[0] if alike else None)


def against(own: Valued, other: Valued) -> Compared:
    """A choice against another one."""
    (_, for_it), (command, against_it) = own, other
    more = {name: for_it.get(name, 0.0) - against_it.get(name, 0.0) for name in {*for_it, *against_it}}
    gap = sum(more.values())
    if gap < EQUAL:
        return Compared(command, gap, ())
    alone = [name for name in more if more[name] >= gap]
    for name in () if alone else TOGETHER:
        more[name] = sum(more.get(part, 0.0) for part in TOGETHER[name])
    turning = alone or [name for name in TOGETHER if more[name] >= gap]
    return Compared(command, gap, tuple(sorted(turning, key=lambda name: (-more[name], name))))


def parts(term: str) -> tuple[str, ...]:
    """The terms of values that a turning term stands for."""
    return TOGETHER.get(term, (term,))
