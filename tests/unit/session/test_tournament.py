"""Tournament (WBC06, tournament format; checklist 1997, 34 and 35; ruling C22)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from macher.editions.registry import edition
from macher.session.tournament import (
    FEWEST_PLAYERS,
    TableResult,
    TournamentRefused,
    draw_tables,
    finalists,
    play_tournament,
    qualification,
    standings,
    table_sizes,
)


def a_table(first: int, *points: int, mandates: tuple[int, ...] = ()) -> TableResult:
    players = tuple(range(first, first + len(points)))
    return TableResult(players, points, mandates or points)


@pytest.mark.parametrize(("players", "sizes"), [(8, (4, 4)), (9, (5, 4)), (12, (4, 4, 4)), (23, (5, 5, 5, 4, 4))])
def test_tables_have_four_or_five_seats(players: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players) == sizes


@pytest.mark.parametrize("players", [0, 5, 7])
def test_too_few_players_are_refused(players: int) -> None:
    with pytest.raises(TournamentRefused) as refused:
        table_sizes(players)
    assert refused.value.reason == "tournament-too-few"
    assert refused.value.args_of_reason == {"players": players, "least": FEWEST_PLAYERS}


def test_eleven_players_fit_no_tables() -> None:
    with pytest.raises(TournamentRefused) as refused:
        table_sizes(11)
    assert refused.value.reason == "tournament-no-tables"


def test_everybody_sits_once_and_no_party_twice_at_a_table() -> None:
    tables = draw_tables(23, 5)
    assert sorted(player for table in tables for player in table.players) == list(range(23))
    assert all(len(set(table.parties)) == len(table.players) for table in tables)
    assert len({table.seed for table in tables}) == len(tables)
    assert draw_tables(23, 5) == tables != draw_tables(23, 6)


def test_shares_of_a_table_of_four_are_scaled() -> None:
    """WBC06: players in a four-player game have their percentages scaled by 0.8."""
    by_player = {one.player: one for one in standings([a_table(0, 40, 30, 20, 10), a_table(4, 40, 30, 10, 10, 10)], 1)}
    assert by_player[0].share == Fraction(40, 100) * Fraction(4, 5)
    assert by_player[4].share == Fraction(40, 100)


def test_with_more_than_five_tables_the_best_five_winners_play() -> None:
    results = [a_table(5 * table, 30 + table, 20, 20, 15, 15 - table) for table in range(6)]
    assert finalists(results, 1) == [25, 20, 15, 10, 5]


def test_with_fewer_tables_the_best_seconds_and_thirds_come_up() -> None:
    """Winners first, however small their share."""
    results = [a_table(0, 24, 23, 22, 21, 10), a_table(5, 50, 20, 10, 10, 10)]
    assert finalists(results, 1) == [5, 0, 1, 6, 2]


def test_equal_shares_are_decided_by_the_share_of_mandates() -> None:
    """WBC06: the tied player with the higher percentage of the board's total mandate advances."""
    results = [
        a_table(0, 30, 20, 20, 20, 10, mandates=(10, 20, 20, 20, 30)),
        a_table(5, 30, 20, 20, 20, 10, mandates=(30, 20, 20, 20, 10)),
    ]
    assert finalists(results, 1)[:2] == [5, 0]


def test_equal_points_at_a_table_are_ranked_by_mandates() -> None:
    """Ruling C22."""
    ranks = {one.player: one.rank for one in standings([a_table(0, 30, 30, 20, 20, mandates=(9, 12, 4, 5))], 1)}
    assert ranks == {1: 1, 0: 2, 3: 3, 2: 4}


def test_what_is_equal_in_points_and_mandates_is_decided_by_lot() -> None:
    """Lots come from the seed: the same again for the same seed, and everybody is first for some seed."""
    table = [a_table(0, 25, 25, 25, 25, mandates=(9, 9, 9, 9))]
    orders = [tuple(one.player for one in standings(table, seed)) for seed in range(40)]
    assert {order[0] for order in orders} == {0, 1, 2, 3}
    assert [one.rank for one in standings(table, 7)] == [1, 2, 3, 4]
    assert tuple(one.player for one in standings(table, 7)) == orders[7]
    assert {(one.tied, one.level) for one in qualification(table, 7)} == {("", "lot")}


def test_lots_decide_between_tables_too() -> None:
    results = [a_table(5 * table, 30, 20, 20, 20, 10, mandates=(30, 20, 20, 20, 10)) for table in range(2)]
    assert {finalists(results, seed)[0] for seed in range(20)} == {0, 5}
    first = qualification(results, 3)[0]
    assert (first.tied, first.level) == ("lot", "")


def test_mandates_are_named_where_they_decide() -> None:
    results = [
        a_table(0, 30, 20, 20, 20, 10, mandates=(10, 20, 25, 15, 30)),
        a_table(5, 30, 20, 20, 20, 10, mandates=(30, 20, 20, 20, 10)),
    ]
    found = {one.standing.player: one for one in qualification(results, 1)}
    assert found[0].tied == found[5].tied == "mandates"
    assert found[1].level == "mandates"
    assert found[6].level == "lot"


def test_who_cannot_come_is_replaced_by_the_next_to_qualify() -> None:
    results = [a_table(5 * table, 30 + table, 20, 20, 15, 15 - table) for table in range(6)]
    assert finalists(results, 1, absent={20}) == [25, 15, 10, 5, 0]


def test_a_tournament_of_random_seats_is_played_to_the_end() -> None:
    report = play_tournament(edition("2019"), 4, ["random"] * 9, 3)
    assert [len(table.players) for table in report.tables] == [5, 4]
    assert sorted(report.final.players) == sorted(finalists(report.results, report.seed))
    assert report.places[0].points == max(report.final_result.points)
    assert play_tournament(edition("2019"), 4, ["random"] * 9, 3) == report
