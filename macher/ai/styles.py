"""Personalities: other weights, habits of bidding, and a liking for some commands beyond what they are worth.

Likings are small compared with the value of most decisions.  So a personality shows only in close choices and plays
hardly worse.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from macher.ai.classic.weights import CLASSIC, ClassicWeights
from macher.ai.weights import NORMAL, Weights


@dataclass(frozen=True, slots=True)
class Tastes:
    """Extra points that a seat gives to what it likes; 0 for a seat without a personality."""

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
    start_bids: tuple[int, ...] = ()
    """How often of a hundred times it would bid 0, 1 ... thousand euros to start; empty for bids by their worth."""
    rising: bool = False
    """Whether its bids to start rise by a thousand each round."""
    block: int | None = None
    """The start block of 2019 that it takes at the hard level, if it has one of its own."""


PLAIN: Final = Style()
"""No personality."""

STYLED: Final[Mapping[str, Style]] = {
    "": PLAIN,
    "treasurer": Style(
        replace(NORMAL, reserve=12.0),
        replace(CLASSIC, reserve=9.0),
        Tastes(kept=0.1, fourth_rally=-0.1, donation=1.5),
        start_bids=(62, 24, 10, 4, 0, 0, 0),
        block=4,
    ),
    "gambler": Style(
        replace(NORMAL, reserve=6.0),
        replace(CLASSIC, reserve=4.0),
        Tastes(deep_rally=0.9, early_conversion=-4.0, dearest=0.5),
        start_bids=(16, 4, 6, 10, 16, 22, 26),
    ),
    "editor": Style(
        replace(NORMAL, shift=1.0, influence_even=0.3, influence_behind=0.1),
        replace(CLASSIC, influence=0.65),
        Tastes(media=2.0, third_marker=2.5, opinion=1.5, poll=-1.0),
        start_bids=(8, 14, 22, 30, 16, 8, 2),
        block=3,
    ),
    "marketplace": Style(
        tastes=Tastes(first_rallies=0.3, fourth_rally=-0.45, early_conversion=4.0, poll=-0.8),
        start_bids=(0, 50, 32, 13, 5, 0, 0),
        block=0,
    ),
    "broker": Style(
        tastes=Tastes(common=1.5, harm=-2.0, base=0.4, dearest=-2.2), start_bids=(10, 30, 32, 18, 8, 2, 0), block=4
    ),
    "pollster": Style(
        replace(NORMAL, shade=0.97, rival_poll=0.75, reserve=13.0),
        replace(CLASSIC, shade=0.9),
        Tastes(poll=0.8, poll_bid=0.2, harm=2.0, smallest=2.0),
        start_bids=(12, 12, 16, 20, 20, 14, 6),
        rising=True,
    ),
}
"""Personalities by name."""
