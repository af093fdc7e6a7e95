"""The bid for the right to name the first player (VG06 6.2.1, WBC06 5.2.1, rulings C1 and C2)."""

from __future__ import annotations

import pytest
from classics import a_classic

from macher.editions.classic import operations
from macher.rules import events as ev
from macher.rules.commands import BidForStart, Pass
from macher.rules.national import events as ce
from macher.rules.national.commands import NameFirstPlayer
from macher.rules.viewing import view

both_editions = pytest.mark.parametrize("key", ["2006", "1997"])


@pytest.fixture
def dice(monkeypatch):
    """The faces of the next rolls of one die, in order, and who rolled."""
    faces: list[int] = []
    rolled: list[int] = []

    def roll(table, seat, count, reason):
        assert (count, reason) == (1, "first_player")
        rolled.append(seat)
        return [faces.pop(0)]

    monkeypatch.setattr(operations, "roll", roll)
    return faces, rolled


def bidding(key="2006", seats=4, money=25_000):
    return a_classic(key, seats=seats).money(*[money] * seats).in_phase("first_player")


def bids(game, *amounts):
    """Bids in thousands by seat, ``None`` for a seat that does not bid."""
    return game.do(*[BidForStart(seat, amount * 1000) for seat, amount in enumerate(amounts) if amount is not None])


@both_editions
@pytest.mark.parametrize("first", range(4))
def test_the_highest_bid_names_any_player(key, first):
    """VG06 6.2.1, WBC06 5.2.1, checklist 2006 12 and 1997 6: the right to choose, not necessarily to begin."""
    game = bids(bidding(key), 2, 5, 0, 4)
    assert game.decider == 1
    assert game.step == "first_choice"
    game.do(NameFirstPlayer(1, first))
    assert game.table.start == first
    assert game.table.order == [(first + number) % 4 for number in range(4)]
    (named,) = game.events(ev.StartPlayerSet)
    assert named.seat == first


@both_editions
def test_only_the_winner_pays(key):
    """Ruling C1."""
    game = bids(bidding(key), 2, 5, 0, 4)
    assert game.everybodys("money") == [25_000, 20_000, 25_000, 25_000]
    (won,) = game.events(ce.FirstRightWon)
    assert (won.seat, won.amount) == (1, 5_000)


def test_bids_are_secret_until_all_are_in():
    """VG06 6.2.1: written secretly."""
    game = bidding().do(BidForStart(2, 7000), BidForStart(0, 1000))
    assert game.table.deciders() == [1, 3]
    assert not game.events(ev.StartBidsRevealed)
    assert view(game.table, 1).sealed is None
    assert view(game.table, 2).sealed == BidForStart(2, 7000)
    game.do(BidForStart(1, 0), BidForStart(3, 0))
    assert [event.bids for event in game.events(ev.StartBidsRevealed)] == [(1000, 0, 7000, 0)]


def test_any_amount_from_nothing_to_everything():
    """VG06 6.2.1: zero is a bid; ruling C9: in thousands."""
    game = bidding(money=9_000)
    assert game.can(BidForStart(0, 0))
    assert game.can(BidForStart(0, 9_000))
    assert game.refused(BidForStart(0, 10_000)) == "bid-too-high"
    assert game.refused(BidForStart(0, -1000)) == "bid-too-low"
    assert game.refused(BidForStart(0, 1500)) == "bid-not-round"
    assert game.refused(Pass(0)) == "cannot-pass"


@both_editions
def test_those_tied_bid_once_more_in_secret_and_not_below(key):
    """VG06 6.2.1, checklist 2006 13, ruling C2."""
    game = bids(bidding(key), 5, 3, 5, 1)
    assert game.table.deciders() == [0, 2]
    assert game.refused(BidForStart(0, 4000)) == "bid-too-low"
    assert game.refused(BidForStart(1, 9000)) == "not-your-decision"
    game.do(BidForStart(2, 5000))
    assert view(game.table, 0).sealed is None
    game.do(BidForStart(0, 6000))
    assert (game.step, game.decider) == ("first_choice", 0)
    assert game.everybodys("money") == [19_000, 25_000, 25_000, 25_000]


@both_editions
def test_dice_decide_a_second_tie_and_the_highest_roll_again(key, dice):
    """VG06 6.2.1, ruling C2: the tied highest roll again; the last bid is paid."""
    dice[0].extend([3, 1, 3, 0, 2])
    game = bids(bidding(key), 5, 5, 5, 1)
    game.do(BidForStart(0, 7000), BidForStart(1, 7000), BidForStart(2, 7000))
    assert dice[1] == [0, 1, 2, 0, 2]
    assert game.decider == 2
    assert game.everybodys("money") == [25_000, 25_000, 18_000, 25_000]


def test_only_those_who_share_the_highest_second_bid_roll(dice):
    """VG06 6.2.1: those who have offered the most."""
    dice[0].extend([0, 1])
    game = bids(bidding(), 5, 5, 5, 5)
    bids(game, 6, 8, 8, 5)
    assert dice[1] == [1, 2]
    assert game.decider == 2
    assert game.everybodys("money") == [25_000, 25_000, 17_000, 25_000]


@both_editions
def test_all_roll_at_once_where_nobody_bids(key, dice):
    """VG06 6.2.1, ruling C2: no second bid, and nothing is paid."""
    dice[0].extend([1, 0, 2, 1])
    game = bids(bidding(key), 0, 0, 0, 0)
    assert dice[1] == [0, 1, 2, 3]
    assert (game.step, game.decider) == ("first_choice", 2)
    assert game.everybodys("money") == [25_000] * 4
    game.do(NameFirstPlayer(2, 0))
    assert game.table.order == [0, 1, 2, 3]


def test_the_dice_are_those_of_the_edition():
    """The special dice decide: their faces are the edition's, and the highest roll names the first player."""
    for seed in range(8):
        game = a_classic("1997", seed=seed).in_phase("first_player")
        bids(game, 0, 0, 0, 0)
        rolls = game.events(ce.DiceRolled)
        assert all(len(event.dice) == 1 and event.dice[0] in game.figures.dice_faces for event in rolls)
        last = {event.seat: event.dice[0] for event in rolls}
        assert last[game.decider] == max(face for seat, face in last.items())


def test_without_money_one_still_bids_zero():
    """Ruling C27: nothing is skipped visibly for lack of money."""
    game = a_classic().money(0, 4000, 0, 0).in_phase("first_player")
    assert game.table.deciders() == [0, 1, 2, 3]
    assert list(game.options(0)) == [BidForStart(0, 0)]


@pytest.mark.parametrize("first", [-1, 4])
def test_only_players_can_be_named(first):
    """Anybody at the table, nobody else."""
    game = bids(bidding(), 2, 5, 0, 4)
    before = game.table.digest()
    assert game.refused(NameFirstPlayer(1, first)) == "wrong-command"
    assert game.refused(NameFirstPlayer(0, 0)) == "not-your-decision"
    assert game.table.digest() == before
