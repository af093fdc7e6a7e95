"""Who follows the public events alone has the boards, programs, money and points that everybody sees."""

from __future__ import annotations

import pytest
from builders import fresh_table
from drivers import DRIVERS

from macher.engine.chance import Stream
from macher.rules.followed import Followed
from macher.rules.rows import votes_then
from macher.rules.viewing import view
from macher.rules.views import PlayerView

GAMES = [("2019", 4, 4, "keen"), ("2019", 5, 7, "random"), ("2006", 4, 5, "keen"), ("consim", 3, 7, "keen")]


@pytest.mark.parametrize(("key", "seats", "elections", "driver"), GAMES)
def test_public_events_are_enough(key: str, seats: int, elections: int, driver: str) -> None:
    table, stream = fresh_table(seats, elections, key=key), Stream(seats, 21)
    followed, heard = Followed(table.edition), 0
    while not table.over:
        for event in table.log[heard:]:
            followed.take(event.seen_by(-1))
        heard = len(table.log)
        compare(followed, view(table, -1))
        table.apply(DRIVERS[driver](table, stream))
    for event in table.log[heard:]:
        followed.take(event.seen_by(-1))
    assert followed.points == [party.points for party in table.parties]


def compare(followed: Followed, seen: PlayerView) -> None:
    assert (followed.round, followed.phase if seen.round else "") == (seen.round, seen.phase if seen.round else "")
    assert [sorted(program) for program in followed.programs] == [sorted(party.program) for party in seen.parties]
    assert followed.money == [party.money for party in seen.parties]
    assert followed.points == [party.points for party in seen.parties]
    for place, (board, land) in enumerate(zip(followed.boards, seen.lands, strict=True)):
        if not land.closed:
            opinions = [kind for kind in land.opinions if kind >= 0]
            assert (board.votes, board.trend, board.rallies) == (*map(list, (land.votes, land.trend, land.rallies)),)
            assert (sorted(board.media), sorted(board.opinions.values())) == (sorted(land.media), sorted(opinions))
            assert (board.doubled, sorted(board.tiles)) == (land.doubled, sorted(land.tiles))
            rows = [votes_then(followed.edition, seen, place, seat) for seat in followed.seats]
            assert list(followed.rows(place)) == rows
