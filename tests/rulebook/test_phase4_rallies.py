"""EN19 phase 4, organize party rallies; ruling 14."""

from __future__ import annotations

import pytest
from builders import a_game

from macher.rules.commands import BuyRallies, Pass


def buying():
    return a_game().in_phase("rallies")


def test_example():
    """EN19 phase 4, example, with five rallies already in Niedersachsen: 3 there and 2 in Brandenburg for 5,000."""
    game = a_game().rallies("NDS", 5, 0, 0, 0).in_phase("rallies")
    game.do(BuyRallies(0, (2, 3, 0, 0)))
    assert game.party(0).money == 25000
    assert [land.rallies[0] for land in game.table.lands] == [2, 8, 0, 0]
    assert game.party(0).rallies == 10
    again = game.until("income").in_phase("rallies")
    assert again.refused(BuyRallies(0, (0, 1, 0, 0))) == "rally-spots"


@pytest.mark.parametrize(
    ("count", "cost"), [(1, 1000), (2, 2000), (3, 3000), (4, 5000), (5, 7000), (6, 10000), (7, 15000), (8, 20000)]
)
def test_prices(count, cost):
    """EN19 phase 4, table."""
    game = buying().do(BuyRallies(0, (0, 0, count, 0)))
    assert game.party(0).money == 30000 - cost


def test_prices_count_new_rallies_and_each_state_by_itself():
    """EN19 phase 4, checklist 29: what lies there is no matter."""
    game = a_game().rallies("BB", 4, 0, 0, 0).in_phase("rallies")
    game.do(BuyRallies(0, (4, 4, 0, 0)))
    assert game.party(0).money == 30000 - 5000 - 5000


def test_one_turn_each_for_all_states_at_once():
    """EN19 phase 4, checklist 28."""
    game = a_game().start(1).in_phase("rallies")
    order = []
    while game.phase == "rallies":
        order.append(game.decider)
        game.do(BuyRallies(game.decider, (1, 1, 1, 1)))
    assert order == [1, 2, 3, 0]


def test_passing_is_allowed():
    """EN19 phase 4: "may buy"."""
    game = buying().do(Pass(0))
    assert game.decider == 1


@pytest.mark.parametrize(
    ("counts", "reason"),
    [
        ((4, 0, 0, 0), "rally-spots"),
        ((-1, 2, 0, 0), "rally-spots"),
        ((3, 1, 0, 0), ""),
        ((0, 0, 0, 0), "nothing-chosen"),
        ((0, 8, 1, 0), "rally-supply"),
        ((0, 8, 0, 0), ""),
        ((1, 1), "no-such-land"),
    ],
)
def test_eight_in_a_state_and_twenty_in_all(counts, reason):
    """EN19 phase 4, checklist 30, ruling 14."""
    game = a_game().money(100000, 0, 0, 0).rallies("BB", 5, 0, 0, 0).rallies("TH", 7, 0, 0, 0).in_phase("rallies")
    assert game.party(0).rallies == 8
    assert game.refused(BuyRallies(0, counts)) == reason


def test_only_what_can_be_paid():
    """EN19 phase 4: the costs are paid to the bank."""
    game = a_game().money(5000, 0, 0, 0).in_phase("rallies")
    assert game.refused(BuyRallies(0, (3, 3, 0, 0))) == "not-enough-money"
    assert game.can(BuyRallies(0, (3, 2, 0, 0)))


def test_none_where_the_election_is_over():
    """EN19 phase 9d: the board is gone."""
    game = a_game().in_phase("rallies", round=2)
    assert game.refused(BuyRallies(0, (1, 0, 0, 0))) == "rally-spots"
