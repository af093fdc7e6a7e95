"""What the faces at the table show: only what has happened in public, and who has to decide."""

from __future__ import annotations

from typing import Final

from macher.ui.paint.expressions import Mood
from macher.ui.table.happening.move import Cost
from macher.ui.table.model import TableModel

__all__ = ["mood_of"]

_HURTS: Final = 3
"""Projected votes from which a loss shows in a face."""


def mood_of(model: TableModel, seat: int) -> Mood:
    """How a seat takes what is told now; who has to decide thinks, and the end of the game shows in every face.

    A mood lasts as long as the move or the election is told, so nobody has to measure time.
    """
    if not model.view.phase and model.view.results:
        return _at_the_end(model, seat)
    told = model.told
    if told is not None:
        if any(cost.seat == seat and _hurts(cost) for cost in told.costs):
            return "stung"
        if told.seat == seat and any(row == seat for _, row in told.rows):
            return "pleased"
    if model.acted == seat and model.crowned:
        return "pleased"
    decides = seat in model.view.deciders and not model.view.parties[seat].answered
    return "thinks" if decides and (told is None or told.seat != seat) else "rest"


def _at_the_end(model: TableModel, seat: int) -> Mood:
    points = [model.won(each) for each in range(model.seats)]
    if points[seat] == max(points):
        return "pleased"
    return "beaten" if points[seat] == min(points) else "rest"


def _hurts(cost: Cost) -> bool:
    """Three votes or more in one state, a lead, a majority, or money."""
    return bool(cost.money) or any(loss.votes >= _HURTS or loss.lead or loss.majority for loss in cost.losses)
