"""All weights of seats in the classic editions: those set by hand for normal ones, and those found by play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class ClassicWeights:
    """Money counts in thousands here, everything else in victory points unless a comment says otherwise."""

    money: tuple[float, ...] = (0.0, 0.18, 0.5, 0.6, 0.65, 0.65, 0.65)
    """Points that a thousand is worth, by campaign rounds left after the current one plus one: money scores nothing."""
    use: float = 18.0
    """Thousands that a seat can use well in each campaign round left; if it has more, a thousand is worth less."""
    steady: float = 0.75
    """Part of today's factor that remains a round later; the rest drifts to ``typical``."""
    typical: float = 1.3
    """Trend and matches of a party in a region, as play usually has it."""
    planned: float = 0.55
    """Part of the four meetings a round that seats are expected to add if it pays."""
    scatter: float = 4.5
    """Votes by which results of this round's election may differ from the plan."""
    scatter_later: float = 5.0
    """More of them for each further round."""
    spite: float = 0.25
    """Points that one point less for a rival is worth."""
    opinion: float = 3.5
    """Points for each opinion that a winner may move to the national board, beyond its own match."""
    marker_later: float = 0.4
    """Chance that a seat without a media marker in a region has one there at its election."""
    influence: float = 0.55
    """Part of the worth of one more match that the media majority brings, a round."""
    rank: float = 0.25
    """Points that one more member is worth for the prizes of the largest parties."""
    hold: float = 0.55
    """Part of a cabinet card's usual worth that holding it back keeps, while rounds are left."""
    phone: float = 2.0
    """Points for a coalition tile in a region with a possible partner."""
    shade: float = 0.75
    """Highest part of a poll's worth that is bid for it."""
    reserve: float = 7.0
    """Thousands that should be left after buying meetings, for polls."""
    short_of_money: float = 0.2
    """Points lost for each thousand missing then."""
    free_cube: float = 0.25
    """Points for a meeting marker that returns to the supply."""
    start: float = 1.2
    """Points that naming the first player is worth."""
    throw: float = 0.4
    """Points that a hand card's best use must be worth for it to be kept."""


CLASSIC: Final = ClassicWeights()

CLASSIC_FIRST: Final = ClassicWeights(
    money=(0.0, 0.155, 0.352, 0.423, 0.922, 0.922, 0.922),
    use=12.7,
    steady=0.65,
    typical=1.53,
    planned=0.6,
    scatter=6.39,
    scatter_later=4.57,
    spite=0.177,
    opinion=2.9,
    marker_later=0.324,
    influence=0.434,
    rank=0.236,
    hold=0.78,
    phone=1.82,
    shade=0.799,
    reserve=9.93,
    short_of_money=0.284,
    free_cube=0.205,
    start=0.846,
    throw=0.329,
)
"""The same, moved to where seats with weights a little off won more (``macher.ai.tuning``), for hard seats."""

CLASSIC_TUNED: Final = ClassicWeights(
    money=(0.0, 0.168, 0.337, 0.37, 0.728, 0.925, 1.31),
    use=8.95,
    steady=0.65,
    typical=1.56,
    planned=0.699,
    scatter=6.7,
    scatter_later=4.63,
    spite=0.189,
    opinion=3.61,
    marker_later=0.299,
    influence=0.453,
    rank=0.212,
    hold=1.0,
    phone=1.52,
    shade=0.861,
    reserve=14.1,
    short_of_money=0.403,
    free_cube=0.196,
    start=0.611,
    throw=0.27,
)
"""Moved from there once more, for expert seats."""
