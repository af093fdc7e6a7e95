"""A learned forecast: by how many points a seat will end ahead of the mean of the others, from what everybody can see.

It is a sum of numbers read from the table, each times a weight.  The weights were fitted to games of normal seats
(``macher.ai.learning``), for each length, round and phase of a game, and lie in ``assets/forecast.json``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import mul
from typing import Final

from macher.ai.classic import forecast as classic
from macher.ai.prospects import prospects
from macher.ai.situation import LandFacts, Situation
from macher.ai.weights import NORMAL
from macher.resources import asset
from macher.rules.edition import Edition
from macher.rules.views import PlayerView

FILE: Final = "forecast.json"
PARTY: Final = ("points", "presence", "base", "money", "politicians", "cubes", "turn", "markers")
"""What is read of a party, by name: the supply of rally cubes and media markers, money in thousands of euros, and how
far it sits from the start player."""
LAND: Final = (
    "votes", "bonus", "presence", "income", "cost", "now", "matches", "trend", "rallies", "media", "lead", "influence",
    "politicians",
)  # fmt: skip
"""What is read of a party in each state still to vote, in the order of the boards: what the normal seat expects of it,
and what lies there."""

Rows = list[list[float]]


def moment(view: PlayerView) -> str:
    """The name of the weights for a moment of a game: edition, number of elections, round and phase."""
    return f"{view.edition}/{view.elections}/{view.round}/{view.phase}"


def readings(view: PlayerView, edition: Edition) -> Rows:
    """The numbers of every seat, first those of ``PARTY``, then those of ``LAND`` for each open state."""
    if view.national is not None:
        return classic.readings(view, edition)
    situation = Situation(view, edition, NORMAL)
    presence, count = edition.lengths[view.elections].presence, len(view.parties)
    rows: Rows = []
    for seat, party in enumerate(view.parties):
        row: list[float] = [
            float(party.points),
            float(sum([presence[number - 1] for number in party.presence])),
            float(party.base),
            party.money / 1000,
            float(len(party.politicians)),
            float(party.rallies),
            float((seat - view.start) % count),
            float(party.media),
        ]
        for land in situation.lands:
            row += _land(situation, land, seat)
        rows.append(row)
    return rows


def _land(situation: Situation, land: LandFacts, seat: int) -> list[float]:
    worth = situation.worth(land, seat)
    program, own = situation.programs[seat], land.media[seat]
    now, hidden = situation.match(land, program) if program else (0, 0.0)
    ahead = own - max([count for other, count in enumerate(land.media) if other != seat])
    influence = situation.influence(land, seat)
    board = situation.view.lands[land.place]
    waiting = [owner for owner, status in zip(board.row, board.row_status, strict=True) if owner == seat and not status]
    return [
        worth.votes,
        worth.bonus,
        worth.presence,
        worth.income,
        worth.cost,
        float(land.votes[seat]),
        max(1, now) + hidden,
        float(land.trend[seat]),
        float(land.rallies[seat]),
        float(own),
        1.0 if ahead > 0 else -0.5 if ahead < 0 < own else 0.0,
        influence * situation.one_more_match(land, seat) if influence else 0.0,
        float(len(waiting)),
    ]


@lru_cache(maxsize=1)
def weights() -> Mapping[str, Sequence[float]]:
    """The shipped weights by moment; none if the file is missing or damaged."""
    try:
        found = json.loads(asset(FILE).read_text(encoding="utf-8"))["weights"]
        return {name: [float(weight) for weight in row] for name, row in found.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def lead(view: PlayerView, edition: Edition) -> list[float]:
    """For each seat the points by which it is expected to end ahead of the mean of the others."""
    if not view.phase:  # the game is over
        return ahead([float(party.points) for party in view.parties])
    learned = weights().get(moment(view))
    if learned is not None:
        rows = readings(view, edition)
        if len(rows[0]) == len(learned):
            return ahead([sum(map(mul, learned, row)) for row in rows])
    if view.national is not None:
        return ahead(classic.expected(view, edition))
    return ahead([prospects(view._replace(seat=seat), edition) for seat in range(len(view.parties))])


def ahead(points: Sequence[float]) -> list[float]:
    """How far each number lies ahead of the mean of the others."""
    count, total = len(points), sum(points)
    return [own - (total - own) / (count - 1) for own in points]
