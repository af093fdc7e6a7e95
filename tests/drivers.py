"""Who plays whole games in tests: chance alone, or chance with a taste for votes.

Random seats hardly ever win an election; keen ones also reach majorities and coalitions.
"""

from __future__ import annotations

from collections.abc import Callable

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.rules.commands import BuyRallies, ChangeProgram, ConvertRallies, Pass, PayPolitician, ShiftOpinion
from macher.rules.phases.base import BidOptions
from macher.rules.phases.cabinet_actions import PaymentOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.program import ChangeOptions
from macher.rules.phases.rallies import RallyOptions
from macher.rules.table import Table

Driver = Callable[[Table, Stream], Command]

FAIR_BID = 3000
FULL_HALL = 5
TRIES = 12


def random_command(table: Table, stream: Stream) -> Command:
    """Any command of any seat that has to decide."""
    seat = stream.choice(table.deciders())
    return table.decision(seat).options.sample(stream)


def keen_command(table: Table, stream: Stream) -> Command:
    """Small bids, many rallies, fitting programs; otherwise any."""
    seat = stream.choice(table.deciders())
    options = table.decision(seat).options
    if isinstance(options, BidOptions):
        return _small_bid(options, stream)
    if isinstance(options, RallyOptions):
        return _many_rallies(options)
    if isinstance(options, PaymentOptions):
        return PayPolitician(seat)
    if isinstance(options, ConvertOptions) and stream.below(3):
        return ConvertRallies(seat, options.rallies)
    if isinstance(options, ChangeOptions | ShiftOptions):
        return _fitting(table, options, stream)
    return options.sample(stream)


def _small_bid(options: BidOptions, stream: Stream) -> Command:
    bids = [options.bid(amount) for amount in range(options.least, min(options.most, FAIR_BID) + 1, options.unit)]
    if options.may_pass or not bids:
        bids.append(Pass(options.seat))
    return stream.choice(bids)


def _many_rallies(options: RallyOptions) -> Command:
    """From the first state on, as many as do not become dear."""
    counts: list[int] = []
    for free in options.free:
        count = min(free, FULL_HALL, len(options.costs) - 1, options.supply - sum(counts))
        while options.cost([*counts, count]) > options.money:
            count -= 1
        counts.append(count)
    return BuyRallies(options.seat, tuple(counts)) if any(counts) else Pass(options.seat)


def _fitting(table: Table, options: Options, stream: Stream) -> Command:
    """The best of some samples for the matches with the face-up opinions."""
    samples = [options.sample(stream) for _ in range(TRIES)]
    return max(samples, key=lambda command: _gain(table, command))


def _gain(table: Table, command: Command) -> int:
    opinions = [kind for land in table.lands for kind in land.face_up()]
    if isinstance(command, ChangeProgram):
        return sum(_worth(opinions, into) - _worth(opinions, out) for out, into in command.swaps)
    if isinstance(command, ShiftOpinion):
        program = table.parties[command.seat].program
        return _worth(program, command.into) - _worth(program, command.out)
    return 0


def _worth(kinds: list[int], kind: int) -> int:
    return kinds.count(kind) - kinds.count(kind ^ 1)


DRIVERS: dict[str, Driver] = {"random": random_command, "keen": keen_command}
