"""End of the game and final scoring (VG06 7.1 to 7.5, CONS End Game, rulings C21 and C22)."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic, cards

from macher.editions.classic.final import score_game
from macher.rules import events as ev
from macher.rules.formula import rank_points
from macher.rules.procedures import procedures_of
from macher.rules.table import Scored

every_edition = pytest.mark.parametrize("key", EDITIONS)

PRIZES = (10, 6)


def scored(game, source):
    return [party.scored[source] for party in game.table.parties]


def final(game):
    """The final scoring of a game."""
    game.table.log = []
    score_game(game.table)
    return game


@pytest.mark.parametrize(
    ("members", "points"),
    [
        ([20, 15, 9, 3], [10, 6, 0, 0]),
        ([20, 20, 9, 3], [8, 8, 0, 0]),  # two first: eight each, no second
        ([20, 15, 15, 3], [10, 0, 0, 0]),  # a tie for second: nobody
        ([20, 20, 20, 3], [5, 5, 5, 0]),  # ruling C21: both prizes shared, rounded down
        ([7, 7, 7, 7], [4, 4, 4, 4]),
        ([7, 7, 7, 7, 7], [3, 3, 3, 3, 3]),
        ([0, 1, 2], [0, 6, 10]),
    ],
)
def test_prizes_for_most_and_second_most_members(members, points):
    """VG06 7.3: ten and six."""
    assert rank_points(members, PRIZES) == points


@every_edition
def test_members_count_with_their_prizes(key):
    """VG06 7.3, CONS End Game."""
    game = final(a_classic(key).base(20, 3, 31, 0))
    assert game.figures.member_prizes == PRIZES
    assert scored(game, Scored.BASE) == [20, 3, 31, 0]
    assert scored(game, Scored.RANK) == [6, 0, 10, 0]


@every_edition
def test_national_media_count_by_their_spaces(key):
    """VG06 7.2: earlier elections are worth more."""
    game = a_classic(key)
    game.party(0).presence = [1, 7]
    game.party(2).presence = [1]
    final(game)
    spaces = game.table.length.presence
    assert list(spaces) == sorted(spaces, reverse=True)
    assert scored(game, Scored.PRESENCE) == [spaces[0] + spaces[6], 0, spaces[0], 0]


@every_edition
def test_the_national_opinion_counts_by_its_spaces_and_five_more_where_it_is_secured(key):
    """VG06 7.4, CONS End Game: mismatches cost nothing."""
    game = a_classic(key).program(0, "+a -b +c +d +e").program(1, "-a +b -c +d +e").program(2, "+a -b +c -f +g")
    game.table.national = [*cards("+a -b +c -f"), -1]
    game.table.secured = [0, 1, 0, 1, 0]
    final(game.program(3, "+b -d -e +f +g"))
    space = [found.points for found in game.figures.national]
    assert game.figures.secured_points == 5
    assert scored(game, Scored.OPINION) == [space[0] + space[1] + 5 + space[2], 0, sum(space[:4]) + 10, 0]


@every_edition
def test_money_counts_nothing_and_seats_were_counted_before(key):
    """VG06 7.1 and 7.5."""
    game = a_classic(key).base(0, 0, 0, 0).money(90000, 0, 0, 0)
    procedures_of(game.table.edition).score_game(game.table)
    assert scored(game, Scored.MONEY) == scored(game, Scored.VOTES) == [0, 0, 0, 0]
    assert game.everybodys("points") == [4, 4, 4, 4], "only the shared prizes of four parties without members"


@every_edition
def test_the_sum_decides(key):
    """VG06 7.5."""
    game = a_classic(key).base(1, 9, 4, 2)
    for party, seats in zip(game.table.parties, (50, 31, 40, 44), strict=True):
        party.points = party.scored[Scored.VOTES] = seats
    final(game)
    (ended,) = game.events(ev.GameEnded)
    assert ended.scores == (51, 50, 50, 46)
    assert ended.winners == (0,)


@every_edition
def test_equal_scores_share_the_victory(key):
    """Ruling C22."""
    game = a_classic(key).base(1, 10, 4, 2)
    for party, seats in zip(game.table.parties, (50, 31, 40, 44), strict=True):
        party.points = party.scored[Scored.VOTES] = seats
    final(game)
    (ended,) = game.events(ev.GameEnded)
    assert ended.winners == (0, 1)


@every_edition
def test_points_are_announced_source_by_source(key):
    """In the order of VG06 7: media, members, their prizes, national opinion."""
    game = a_classic(key).base(5, 4, 3, 2)
    game.party(0).presence = [2]
    game.table.national[0] = cards("+a")[0]
    final(game)
    sources = [event.source for event in game.events(ev.PointsScored)]
    assert list(dict.fromkeys(sources)) == ["presence", "base", "rank", "opinion"]
    assert set(game.edition.sources) == {
        Scored.VOTES, Scored.PRESENCE, Scored.BASE, Scored.RANK, Scored.OPINION,
    }  # fmt: skip  # short enough for one line of words
