"""Bids and answers that are drawn, so that no seat can be read and no four seats answer alike.

Where guessing another's answer would pay, a seat draws its own: of the commands that are nearly as good as the best
one, the better the more likely.  A personality draws its bids to start from its own table.  Only the seat's own random
stream is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from macher.ai.styles import Style
from macher.ai.value import Choice
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Options
from macher.rules.commands import Pass
from macher.rules.national.options import RaiseOptions
from macher.rules.phases.base import BidOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.polls import PollBidOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions
from macher.rules.views import PlayerView


class Mix(NamedTuple):
    """How widely a kind of decision is drawn, in points."""

    spread: float
    """Points by which a command must be worse to be chosen by a factor e less often."""
    limit: float
    """Points by which a command may be worse at most."""


MIXED: Final[Mapping[type[Options], Mix]] = {
    DonationOptions: Mix(0.9, 2.0),
    PollBidOptions: Mix(0.15, 0.6),
    RaiseOptions: Mix(0.15, 0.6),
    StartBidOptions: Mix(0.25, 1.0),
    StartRaiseOptions: Mix(0.25, 1.0),
}
"""Decisions that are drawn."""
ABOVE: Final = 2
"""Thousands of euros by which a personality's bid to start may be above what starting is worth."""


def drawn(
    choices: Sequence[Choice], options: Options, view: PlayerView, style: Style, stream: Stream
) -> Command | None:
    """The command of a decision that is drawn, of choices with the best first; ``None`` for all other decisions."""
    mix = MIXED.get(type(options))
    if mix is None:
        return None
    if style.start_bids and isinstance(options, StartBidOptions | StartRaiseOptions):
        return _from_table(choices, options, view, style, stream)
    near = [choice for choice in choices if choice.total >= choices[0].total - mix.limit]
    return draw([(choice.command, choice.total) for choice in near], mix.spread, stream)


def draw(valued: Sequence[tuple[Command, float]], spread: float, stream: Stream) -> Command:
    """One of some commands with their points, drawn the likelier the better it is; one alone draws nothing."""
    if len(valued) == 1:
        return valued[0][0]
    most = max(points for _, points in valued)
    return valued[_one_of([exp((points - most) / spread) for _, points in valued], stream)][0]


def _from_table(
    choices: Sequence[Choice], options: BidOptions, view: PlayerView, style: Style, stream: Stream
) -> Command:
    """A bid of a personality; in the open round it goes up by the least step, as long as its table would."""
    wanted = _one_of(style.start_bids, stream) + (view.round - 1 if style.rising else 0)
    worth = max((-(-_amount(choice.command) // 1000) for choice in choices if choice.total > 0), default=0)
    most = 1000 * min(wanted, worth + ABOVE)
    possible = sorted(choices, key=lambda choice: _amount(choice.command))
    bids = [choice.command for choice in possible if _amount(choice.command) <= most]
    if isinstance(options, StartRaiseOptions):
        raises = [command for command in bids if not isinstance(command, Pass)]
        return raises[0] if raises else next(each.command for each in choices if isinstance(each.command, Pass))
    return bids[-1] if bids else possible[0].command


def _amount(command: Command) -> int:
    amount: int = getattr(command, "amount", 0)
    return amount


def _one_of(chances: Sequence[float], stream: Stream) -> int:
    """The number of one of them, drawn by their size."""
    point = stream.unit() * sum(chances)
    for at, chance in enumerate(chances):
        point -= chance
        if point < 0:
            return at
    return len(chances) - 1
