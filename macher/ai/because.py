"""The one rule for reasons: against the best other choice, the term that turns the choice.

AI seats, advice and the coach all ask here.  A term turns a choice if the other one would be at least as good without
it.  So does all that one thing on the table brings: votes bring points, the government, money for the base, and markers
that count; they also take the government from rivals.
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
MUCH: Final = 1 / 3
"""Part of the difference that a term must make up to be told for the whole of which it is a part."""
_NOTHING: Final = 1e-9
"""What rounding makes of equal sums."""

_RESULT: Final = ("bonus", "income", "presence", "votes")
TOGETHER: Final[Mapping[str, tuple[str, ...]]] = {
    "board": ("national", "rivals"),
    "card": ("later", "program"),
    "conversion": (*_RESULT, "later", "rallies", "region"),
    "entry": ("members", "region", "rivals"),
    "exchange": ("members", "program"),
    "kept": ("later", "money"),
    "marker": ("influence", "presence"),
    "media": ("influence", "presence", "region", "rivals"),
    "result": _RESULT,
    "rows": (*_RESULT, "rallies", "region", "rivals"),
    "sending": ("cabinet", "later"),
    "use": (*_RESULT, "base", "influence", "poll", "program", "rallies", "rivals"),
}
"""Terms that one thing on the table brings, under its name: own votes, a media marker, a card, a politician."""


class Turn(NamedTuple):
    """What turns a choice: a term, or all that one thing on the table brings."""

    name: str
    """The term, or the thing (`TOGETHER`)."""
    told: tuple[str, ...]
    """Terms whose fact may be told: of a thing those that make up much of the difference, the largest first."""


class Compared(NamedTuple):
    """A choice against the best other one."""

    other: Command
    gap: float
    """Points by which it is better; negative if it is worse."""
    turning: tuple[Turn, ...]
    """Terms each of which turns the choice, the one with the largest difference first, then things, those of the fewest
    terms first."""

    @property
    def equal(self) -> bool:
        """Whether both are as good."""
        return abs(self.gap) < EQUAL


def gist(command: Command, decision: Decision) -> object:
    """A value that is equal for what is one choice to a player.

    Equal symbols of a deployment may be swapped, and the same program can be reached by different swaps, whatever card
    is kept besides; if nothing is swapped, what is kept is the choice.
    """
    if isinstance(command, Deploy) and isinstance(decision.options, DeployOptions):
        block = decision.options.blocks[command.block]
        return command.block, tuple(sorted(zip(block, command.lands, strict=True)))
    if isinstance(command, ChangeProgram) and isinstance(decision.options, ChangeOptions):
        program = list(decision.options.program)
        for out, into in command.swaps:
            program[program.index(out)] = into
        return tuple(sorted(program)), -1 if command.swaps else command.kept
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
    by_size = sorted(more, key=lambda name: (-more[name], name))
    turning = [Turn(name, (name,)) for name in by_size if _turns(more[name], gap)]
    seen: set[tuple[str, ...]] = set()
    for thing in sorted(TOGETHER, key=lambda thing: (len(TOGETHER[thing]), thing)):
        terms = tuple(name for name in by_size if more[name] and name in TOGETHER[thing])
        if len(terms) > 1 and terms not in seen and _turns(sum(more[name] for name in terms), gap):
            turning.append(Turn(thing, tuple(name for name in terms if more[name] >= MUCH * gap)))
        seen.add(terms)
    return Compared(command, gap, tuple(turning))


def _turns(points: float, gap: float) -> bool:
    return points >= gap - _NOTHING


def parts(term: str) -> tuple[str, ...]:
    """The terms of values that a turning term stands for."""
    return TOGETHER.get(term, (term,))
