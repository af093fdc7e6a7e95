"""Personalities: the six of the game by their bids, start blocks and likings, those of players by tastes and weights.

The six take what they like most of what is nearly as good, so they play as well as seats without a personality.  Tastes
are points: who adds a personality may make it play as badly as it likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final, TypeVar

from macher.ai.classic.weights import CLASSIC, ClassicWeights
from macher.ai.likings import BROKER, CAMPAIGNER, EDITOR, GAMBLER, POLLSTER, TREASURER, Likings
from macher.ai.weights import NORMAL, Weights
from macher.engine.decision import Options
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.polls import PollOptions
from macher.rules.phases.program import ChangeOptions

W = TypeVar("W", Weights, ClassicWeights)


@dataclass(frozen=True, slots=True)
class Tastes:
    """Extra points that an added personality gives to what it likes; 0 for all other seats."""

    media: float = 0.0
    """For a media marker."""
    third_marker: float = 0.0
    """More for a marker in a state where two or more of its own stand."""
    rally: float = 0.0
    """For each rally bought."""
    first_rallies: float = 0.0
    """For each of the first three rallies that a turn brings to a state."""
    fourth_rally: float = 0.0
    """For each rally from the fourth on that a turn brings to a state."""
    deep_rally: float = 0.0
    """For each rally from the fifth on that stands in a state."""
    conversion: float = 0.0
    """For each rally converted."""
    early_conversion: float = 0.0
    """For a conversion in a state that does not vote this round."""
    base: float = 0.0
    """For a poll kept, for a donation refused, for an action that widens the base, and in part for a bid on a poll."""
    opinion: float = 0.0
    """For an opinion shifted or doubled."""
    program: float = 0.0
    """For each program card changed."""
    common: float = 0.0
    """For each card of a new program that the strongest other party has, too."""
    harm: float = 0.0
    """For an action against a rival, or a poll published."""
    bid: float = 0.0
    """For each thousand euros bid."""
    poll_bid: float = 0.0
    """For each thousand euros bid on a poll."""
    poll: float = 0.0
    """For a bid on a poll."""
    kept: float = 0.0
    """For each thousand euros not spent in the last two rounds."""
    donation: float = 0.0
    """For a donation taken."""
    dearest: float = 0.0
    """For taking the largest donation that is left, and for refusing it the other way round."""
    smallest: float = 0.0
    """For taking the smallest donation that is left."""


@dataclass(frozen=True, slots=True)
class Style:
    """What makes a personality."""

    weights: Weights = NORMAL
    classic: ClassicWeights = CLASSIC
    tastes: Tastes = field(default_factory=Tastes)
    likings: Likings = field(default_factory=dict)
    """What it takes of commands that are nearly as good."""
    leeway: Mapping[type[Options], float] = field(default_factory=dict)
    """Points by which a command may be worse for that, where it is more than usual (`macher.ai.equals.NEARLY`)."""
    start_bids: tuple[int, ...] = ()
    """How often of a hundred times it would bid 0, 1 ... thousand euros to start; empty for bids by their worth."""
    rising: bool = False
    """Whether its bids to start rise by a thousand each round."""
    block: int | None = None
    """The start block of 2019 that it takes, if it has one of its own."""
    grudges: tuple[int, ...] = ()
    """What it bears each seat a grudge in this game, from 0 to 4; empty where nobody keeps count."""

    def over(self, level: Style) -> Style:
        """The same with the weights of a level, but for those of its own that are unlike the usual ones."""
        return replace(self, weights=_over(self.weights, level.weights), classic=_over(self.classic, level.classic))


def _over(own: W, level: W) -> W:
    usual = type(own)()
    names = [each.name for each in fields(own) if getattr(own, each.name) != getattr(usual, each.name)]
    return replace(level, **{name: getattr(own, name) for name in names})


PLAIN: Final = Style()
"""No personality."""

STYLED: Final[Mapping[str, Style]] = {
    "": PLAIN,
    "treasurer": Style(likings=TREASURER, leeway={DonationOptions: 1.0}, start_bids=(62, 24, 10, 4, 0, 0, 0), block=4),
    "gambler": Style(likings=GAMBLER, leeway={ConvertOptions: 2.0}, start_bids=(16, 4, 6, 10, 16, 22, 26)),
    "editor": Style(likings=EDITOR, leeway={MediaOptions: 1.0}, start_bids=(8, 14, 22, 30, 16, 8, 2), block=3),
    "marketplace": Style(likings=CAMPAIGNER, start_bids=(0, 50, 32, 13, 5, 0, 0), block=0),
    "broker": Style(
        likings=BROKER,
        leeway={ActionOptions: 1.0, ChangeOptions: 1.0, DonationOptions: 1.0},
        start_bids=(10, 30, 32, 18, 8, 2, 0),
        block=4,
    ),
    "pollster": Style(
        likings=POLLSTER,
        leeway={DonationOptions: 1.0, PollOptions: 2.0},
        start_bids=(12, 12, 16, 20, 20, 14, 6),
        rising=True,
    ),
}
"""Personalities by name."""
