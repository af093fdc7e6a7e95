"""Consim: bids for places in the order of play (CONS A, ruling C26)."""

from __future__ import annotations

import pytest
from classics import a_classic

from macher.editions.classic import operations
from macher.rules import events as ev
from macher.rules.commands import BidForStart
from macher.rules.national import events as ce
from macher.rules.national.commands import ChoosePlace, NameFirstPlayer
from macher.rules.viewing import view


@pytest.fixture
def dice(monkeypatch):
    """The faces of the next rolls of one die, in order, and who rolled."""
    faces: list[int] = []
    rolled: list[int] = []

    def roll(table, seat, count, reason):
        assert (count, reason) == (1, "places")
        rolled.append(seat)
        return [faces.pop(0)]

    monkeypatch.setattr(operations, "roll", roll)
    return faces, rolled


def bids(*amounts):
    """Bids in thousands by seat."""
    game = a_classic("consim", seats=len(amounts)).in_phase("places")
    return game.do(*[BidForStart(seat, amount * 1000) for seat, amount in enumerate(amounts)])


def choosing(game):
    """Who chooses a place, in this order; each takes the first free one, the last what is left."""
    order = []
    while game.step == "place_choice":
        order.append(game.decider)
        game.do(next(iter(game.options())))
    return order


def test_all_bids_are_paid():
    """CONS A, checklist Consim 1."""
    game = bids(3, 7, 0, 5)
    assert game.everybodys("money") == [22_000, 18_000, 25_000, 20_000]


def test_bids_are_secret():
    """CONS A."""
    game = a_classic("consim").in_phase("places").do(BidForStart(1, 7000))
    assert view(game.table, 0).sealed is None
    assert game.everybodys("money") == [25_000] * 4
    assert game.table.deciders() == [0, 2, 3]


def test_places_are_chosen_in_the_order_of_the_bids():
    """CONS A, checklist Consim 2: the highest bid first; the last one gets the place that is left."""
    game = bids(3, 7, 0, 5)
    assert (game.step, game.decider) == ("place_choice", 1)
    assert game.refused(NameFirstPlayer(1, 1)) == "wrong-command"
    game.do(ChoosePlace(1, 3))
    assert game.decider == 3
    assert game.refused(ChoosePlace(3, 3)) == "wrong-command"
    assert game.refused(ChoosePlace(3, 4)) == "wrong-command"
    game.do(ChoosePlace(3, 0))
    game.do(ChoosePlace(0, 1))
    assert game.table.order == [3, 0, 2, 1]
    assert game.table.start == 3
    assert [event.seats for event in game.events(ce.OrderSet)] == [(3, 0, 2, 1)]
    assert [(event.seat, event.place) for event in game.events(ce.PlaceChosen)] == [(1, 3), (3, 0), (0, 1), (2, 2)]


def test_every_tie_is_resolved_by_dice(dice):
    """CONS A, checklist Consim 2."""
    dice[0].extend([1, 2, 0, 0, 2, 1])
    game = bids(5, 2, 5, 2)  # seat 2 before seat 0; of the others both have 0, then seat 1 has more
    assert dice[1] == [0, 2, 1, 3, 1, 3]
    assert choosing(game) == [2, 0, 1]
    assert game.table.order == [2, 0, 1, 3]


def test_one_throw_ranks_three_who_are_tied(dice):
    """CONS A, ruling C32: nobody comes after one whom he has beaten."""
    dice[0].extend([1, 2, 0])
    game = bids(4, 4, 4, 9)
    assert dice[1] == [0, 1, 2]
    assert choosing(game) == [3, 1, 0]
    assert game.table.order == [3, 1, 0, 2]


def test_equal_dice_roll_again_among_themselves_only(dice):
    """CONS A, ruling C32: who has rolled more than they have or less keeps the place."""
    dice[0].extend([1, 3, 1, 0, 1, 1, 2, 2, 0, 1])
    game = bids(4, 4, 4, 4, 4)  # seats 0, 2 and 4 have 1 and roll again; of them 2 and 4 have 2 and roll again
    assert dice[1] == [0, 1, 2, 3, 4, 0, 2, 4, 2, 4]
    assert choosing(game) == [1, 4, 2, 0]
    assert game.table.order == [1, 4, 2, 0, 3]


def test_where_nobody_bids_all_roll(dice):
    """CONS A: bids of zero are a tie like any other, and nothing is paid."""
    dice[0].extend([0, 1, 2])
    game = bids(0, 0, 0)
    assert dice[1] == [0, 1, 2]
    assert choosing(game) == [2, 1]
    assert not game.events(ev.MoneyChanged)


@pytest.mark.parametrize("phase", ["exchanges", "cabinet_sending", "media_buying", "meetings", "poll_auctions"])
def test_the_chosen_order_holds_instead_of_the_seats(phase):
    """CONS, head note; checklist Consim 3, ruling C26."""
    game = a_classic("consim").order(2, 0, 3, 1).in_phase(phase)
    asked = []
    for _ in range(4):
        asked.append(game.decider)
        game.do(next(iter(game.options())))  # passing
    assert asked == [2, 0, 3, 1]
