"""All weights of the normal seat in the classic editions; set by hand and checked in the arena."""

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
