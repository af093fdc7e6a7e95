"""Which commands a hard seat compares, and what it does in the last rounds whatever it finds there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.ai.decisions.boards import distinct
from macher.ai.equals import Likes
from macher.ai.value import Choice
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.rules.commands import BuyRallies, Deploy, Pass
from macher.rules.edition import Edition
from macher.rules.formula import match_sum, votes_for
from macher.rules.phases.rallies import RallyOptions
from macher.rules.views import PlayerView

NEAR: Final = 5.0
"""Most points by which a compared command may seem worse than the best one."""
SAVED: Final = 5_000
"""Euros that buying every possible rally leaves."""
INSURED: Final = 1
"""Rounds before the last one from which on a seat buys every possible rally in the state that votes."""


def compared(choices: Sequence[Choice], options: Options, national: bool, width: int, liked: Likes) -> list[Choice]:
    """At most so many of the choices, the best first, with the one that a character likes most.

    Of rallies they are plans that differ by more than their size; with a national board, where that was not measured,
    they are the best ones.
    """
    near = [choice for choice in choices if choice.total >= choices[0].total - NEAR]
    if isinstance(options, RallyOptions) and not national:
        plans = different(near, len(options.free))
        near = [*plans, *[choice for choice in near if choice not in plans]]
    most = max(near, key=liked)
    return near[:width] if most in near[:width] else [*near[: width - 1], most]


def of_one_block(choices: Sequence[Choice], stream: Stream) -> list[Choice]:
    """The arrangements of one start block, which is drawn, since all are as good."""
    blocks = sorted({_block(choice.command) for choice in choices})
    block = blocks[stream.below(len(blocks))]
    return [choice for choice in choices if _block(choice.command) == block]


def _block(command: Command) -> int:
    assert isinstance(command, Deploy), "a deployment"
    return command.block


def different(choices: Sequence[Choice], boards: int) -> list[Choice]:
    """The best plan for rallies, the best one that differs from it by more than its size, and so on."""
    by_counts = {_counts(choice.command, boards): choice for choice in choices}
    return [by_counts[counts] for counts in distinct(by_counts)]


def _counts(command: Command, boards: int) -> tuple[int, ...]:
    return command.counts if isinstance(command, BuyRallies) else (0,) * boards


def insured(
    command: Command, options: Options, seen: PlayerView, after: int, edition: Edition, whole: int = 0
) -> Command:
    """The same rallies, but all that are possible where it votes now, in the last round and where it may matter before.

    Rivals shift opinions and lower trends where somebody stands just above the majority, more often than the seats do
    with which commands are played on.  In the last rounds money has no better use.  ``after``: rounds that follow.
    ``whole``: rounds before the last one in which it need not matter.
    """
    if not isinstance(options, RallyOptions) or after > INSURED:
        return command
    counts = list(_counts(command, len(options.free)))
    for place in seen.voting:
        full = _full(place, counts, options)
        if after <= whole or _in_doubt(seen, edition, place, counts[place], full):
            counts[place] = full
    return BuyRallies(options.seat, tuple(counts)) if any(counts) else Pass(options.seat)


def _full(place: int, counts: Sequence[int], options: RallyOptions) -> int:
    """Most rallies in a state that leave enough money, with what is bought elsewhere; never fewer than are bought."""
    supply = options.supply - sum(counts) + counts[place]
    for count in range(min(options.free[place], supply, len(options.costs) - 1), counts[place], -1):
        if options.cost([*counts[:place], count, *counts[place + 1 :]]) + SAVED <= options.money:
            return count
    return counts[place]


def _in_doubt(seen: PlayerView, edition: Edition, place: int, count: int, full: int) -> bool:
    """Whether the plan misses the majority with one match less, and all rallies reach it with those of now."""
    land, seat = seen.lands[place], seen.seat
    matches = match_sum(seen.parties[seat].program, land.opinions, land.doubled)

    def votes(more: int, matches: int) -> int:
        return land.votes[seat] + votes_for(land.rallies[seat] + more, land.trend[seat], matches)

    return votes(count, matches - 1) < edition.figures.majority <= votes(full, matches)
