"""What the learned forecast reads of a classic table: every party's numbers, and those of each region still to vote."""

from __future__ import annotations

from typing import Final

from macher.ai.classic.reading import Reading, Region
from macher.ai.classic.weights import CLASSIC
from macher.rules.edition import Edition
from macher.rules.formula import media_leader
from macher.rules.views import PlayerView

PARTY: Final = (
    "points", "presence", "members", "most members", "money", "politicians", "cubes", "turn", "markers", "national",
    "tiles",
)  # fmt: skip
"""What is read of a party, by name: money in thousands, the supply of markers, and what its program can expect of the
national board."""
REGION: Final = (
    "worth", "expected", "winning", "more", "votes", "factor", "then", "trend", "rallies", "media", "lead",
    "politicians",
)  # fmt: skip
"""What is read of a party in each region still to vote, in the order of the elections."""


def readings(view: PlayerView, edition: Edition) -> list[list[float]]:
    """The numbers of every seat, first those of ``PARTY``, then those of ``REGION`` for each open region."""
    reading = Reading(view, edition, CLASSIC)
    board = view.national
    assert board is not None, "a classic table"
    presence = edition.lengths[view.elections].presence
    most = max(party.base for party in view.parties)
    regions = sorted(reading.regions.values(), key=lambda region: region.rounds)
    rows: list[list[float]] = []
    for seat, party in enumerate(view.parties):
        row = [
            float(party.points),
            float(sum([presence[number - 1] for number in party.presence])),
            float(party.base),
            1.0 if party.base == most else 0.0,
            party.money / 1000,
            float(len(party.politicians)),
            float(party.rallies),
            float(view.order.index(seat)) if seat in view.order else 0.0,
            float(party.media),
            reading.national(reading.programs[seat], board.opinions, board.secured),
            float(party.tiles),
        ]
        for region in regions:
            row += _region(reading, region, seat)
        rows.append(row)
    return rows


def expected(view: PlayerView, edition: Edition) -> list[float]:
    """What every seat can expect by the normal seat's judgement alone, in points."""
    reading, board = Reading(view, edition, CLASSIC), view.national
    assert board is not None, "a classic table"
    presence = edition.lengths[view.elections].presence
    return [
        party.points
        + sum([presence[number - 1] for number in party.presence])
        + reading.member() * party.base
        + reading.price * party.money / 1000
        + reading.national(reading.programs[seat], board.opinions, board.secured)
        + sum([reading.worth(region, seat) for region in reading.regions.values()])
        for seat, party in enumerate(view.parties)
    ]


def _region(reading: Reading, region: Region, seat: int) -> list[float]:
    now, then = reading.factor(region, seat)
    expected, more = reading.result(region, seat)
    board = reading.view.lands[region.place]
    leader = media_leader(region.media)
    waiting = [owner for owner, status in zip(board.row, board.row_status, strict=True) if owner == seat and not status]
    return [
        reading.worth(region, seat),
        expected,
        reading.winning(region, seat, expected),
        more,
        float(region.votes[seat]),
        now,
        then,
        float(region.trend[seat]),
        float(region.rallies[seat]),
        1.0 if seat in region.media else 0.0,
        1.0 if leader == seat else 0.0,
        float(len(waiting)),
    ]
