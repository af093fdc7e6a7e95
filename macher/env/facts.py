"""What a seat sees as some 60 facts a party: what the learned forecast of the AI seats reads.

Points, money, and markers of each party, and what each state still to vote is worth to it by the judgement of the
normal seat.  They come from the seat's view alone.
"""

from __future__ import annotations

from macher.ai import forecast
from macher.ai.classic import forecast as classic
from macher.rules.edition import Edition
from macher.rules.views import PlayerView


def facts(view: PlayerView, edition: Edition) -> list[list[float]]:
    """A row for each seat, the own one first, then clockwise; what states that are not there would say is 0."""
    own, length = max(view.seat, 0), len(fact_names(view))
    rows = forecast.readings(view, edition)
    return [[*row, *[0.0] * (length - len(row))] for row in (*rows[own:], *rows[:own])]


def fact_names(view: PlayerView) -> list[str]:
    """A name for each number of a row, like ``open1.votes`` for the second state still to vote.

    States are counted in the order of the boards, in the classic editions in the order of their elections.
    """
    old = view.national is not None
    party, state = (classic.PARTY, classic.REGION) if old else (forecast.PARTY, forecast.LAND)
    return [*party, *(f"open{place}.{name}" for place in range(len(view.lands)) for name in state)]
