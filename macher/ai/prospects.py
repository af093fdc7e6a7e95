"""What a seat can expect of the rest of the game, in points, as things stand between two rounds or at the end."""

from __future__ import annotations

from typing import Final

from macher.ai.situation import Situation
from macher.ai.value import influence
from macher.ai.weights import NORMAL
from macher.rules.edition import Edition
from macher.rules.views import PlayerView

POLITICIAN: Final = 1.5
"""Points that a politician is worth if there is a state left for it."""


def prospects(view: PlayerView, edition: Edition) -> float:
    """The seat's own expected points, less a part of those of its rivals."""
    points = [float(party.points) for party in view.parties]
    if view.phase:  # the game is still going on
        situation = Situation(view, edition, NORMAL)
        points = [_expected(situation, seat) for seat in range(situation.seats)]
        points[view.seat] += sum(influence(situation, land) for land in situation.lands)
    own = points[view.seat]
    return own - NORMAL.spite * (sum(points) - own)


def _expected(situation: Situation, seat: int) -> float:
    party, presence = situation.view.parties[seat], situation.edition.lengths[situation.view.elections].presence
    return (
        party.points
        + sum(presence[number - 1] for number in party.presence)
        + situation.base_worth() * party.base
        + situation.price * party.money / 1000
        + sum(situation.worth(land, seat).total for land in situation.lands)
        + POLITICIAN * min(len(party.politicians), sum(land.rounds for land in situation.lands))
    )
