"""EN19 phase 1, determine the start player; rulings 1, 12 and 28."""

from __future__ import annotations

import pytest
from builders import a_game

from macher.rules import events as ev
from macher.rules.commands import BidForStart, Pass, RaiseStartBid
from macher.rules.options import GameOptions
from macher.rules.viewing import view

MARION, ANGIE, NICOLE, FOURTH = range(4)


def bids(*amounts):
    return [BidForStart(seat, amount) for seat, amount in enumerate(amounts)]


def bidding(*amounts, start=0, options=None):
    return a_game(options=options).start(start).in_phase("start_player").do(*bids(*amounts))


def test_example():
    """EN19 phase 1, example: 3,000 against 3,000, 4,000 against a pass; Marion pays 4,000 and begins."""
    game = a_game(parties="spd linke cdu fdp").start(MARION).in_phase("start_player")
    game.do(*bids(3000, 3000, 2000, 0))
    assert game.decider == MARION
    game.do(RaiseStartBid(MARION, 4000), Pass(ANGIE))
    assert game.table.start == MARION
    assert game.everybodys("money") == [26000, 30000, 30000, 30000]
    assert game.phase == "program"


def test_the_highest_bid_starts_and_only_the_winner_pays():
    """EN19 phase 1, checklist 14."""
    game = bidding(1000, 5000, 4000, 4000)
    assert game.table.start == 1
    assert game.everybodys("money") == [30000, 25000, 30000, 30000]


def test_zero_is_a_bid_and_may_win_for_nothing():
    """EN19 phase 1, checklist 14: everybody ties at zero, all pass, the last to pass begins."""
    game = bidding(0, 0, 0, 0, start=1)
    game.everybody_passes()
    assert game.table.start == 0
    assert game.everybodys("money") == [30000] * 4


def test_nobody_sees_a_bid_before_all_are_in():
    """EN19 phase 1, checklist 15."""
    game = a_game().in_phase("start_player").do(BidForStart(2, 7000))
    assert game.table.deciders() == [0, 1, 3]
    assert view(game.table, 0).sealed is None
    assert view(game.table, 2).sealed == BidForStart(2, 7000)
    assert not game.events(ev.StartBidsRevealed)
    game.do(BidForStart(0, 0), BidForStart(1, 0), BidForStart(3, 1000))
    assert [event.bids for event in game.events(ev.StartBidsRevealed)] == [(0, 0, 7000, 1000)]


@pytest.mark.parametrize(
    ("start", "tied", "order"),
    [
        (0, (0, 1), [0, 1]),
        (1, (0, 1), [1, 0]),
        (2, (0, 1), [0, 1]),
        (1, (0, 2, 3), [2, 3, 0]),
        (3, (1, 2, 3), [3, 1, 2]),
    ],
)
def test_who_speaks_first_among_the_tied(start, tied, order):
    """Ruling 1: the previous start player, or the tied player nearest to him clockwise."""
    game = bidding(*(3000 if seat in tied else 0 for seat in range(4)), start=start)
    (event,) = game.events(ev.StartTied)
    assert list(event.seats) == order
    for seat in order:
        assert game.decider == seat
        game.do(Pass(seat))
    assert game.table.start == order[-1]


def test_if_all_pass_the_last_one_starts_and_pays_the_first_bid():
    """EN19 phase 1, ruling 1."""
    game = bidding(3000, 3000, 3000, 0).do(Pass(0), Pass(1), Pass(2))
    assert game.table.start == 2
    assert game.everybodys("money") == [30000, 30000, 27000, 30000]


def test_each_raise_is_higher_than_the_highest_and_only_once():
    """Ruling 1: once around; the highest raise starts, also against a later pass."""
    game = bidding(3000, 3000, 3000, 0)
    assert game.refused(RaiseStartBid(0, 3000)) == "bid-too-low"
    game.do(RaiseStartBid(0, 5000))
    assert game.refused(RaiseStartBid(1, 5000)) == "bid-too-low"
    game.do(RaiseStartBid(1, 6000), Pass(2))
    assert game.table.start == 1
    assert game.everybodys("money") == [30000, 24000, 30000, 30000]


@pytest.mark.parametrize(
    ("amount", "reason"),
    [(31000, "bid-too-high"), (-1000, "bid-too-low"), (1500, "bid-not-round"), (30000, ""), (0, "")],
)
def test_bids_are_whole_bills_of_the_own_money(amount, reason):
    """EN19 phase 1, rulings 12 and 28."""
    game = a_game().in_phase("start_player")
    assert game.refused(BidForStart(0, amount)) == reason


def test_passing_is_no_bid():
    """EN19 phase 1: "all players note their bid"."""
    assert a_game().in_phase("start_player").refused(Pass(0)) == "cannot-pass"


def test_raises_are_limited_by_money():
    """EN19 phase 1, ruling 1."""
    game = a_game().money(5000, 5000, 0, 0).in_phase("start_player").do(*bids(5000, 5000, 0, 0))
    assert game.refused(RaiseStartBid(0, 6000)) == "bid-too-high"
    assert list(game.options()) == [Pass(0)]


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_everybody_bids_in_every_round(round):
    """EN19 phase 1, checklist 15: in the last one too."""
    game = a_game().in_phase("start_player", round=round)
    assert game.table.deciders() == [0, 1, 2, 3]


def test_the_start_player_stays_until_the_next_bids():
    """EN19 phase 1, checklist 16: also in phase 9."""
    game = bidding(0, 0, 0, 1000)
    assert game.table.start == 3
    game.until("income")
    assert game.table.start == 3
    assert game.decider == 3


# --- the option "bluff bids" ------------------------------------------------------------------------------------------

BLUFF = GameOptions(bluff_bids=True)


def test_a_bluff_costs_all_money_ten_base_and_the_auction():
    """EN19 phases 1 and 8, ruling 12 (option): the others begin anew."""
    game = a_game(options=BLUFF).base(12, 10, 10, 10).in_phase("start_player").do(*bids(31000, 5000, 0, 0))
    assert game.everybodys("money") == [0, 30000, 30000, 30000]
    assert game.everybodys("base") == [2, 10, 10, 10]
    assert game.table.deciders() == [1, 2, 3]
    game.do(BidForStart(1, 2000), BidForStart(2, 0), BidForStart(3, 0))
    assert game.table.start == 1


def test_a_bluff_below_the_winning_bid_is_not_caught():
    """EN19 phase 8: who "is caught doing so"."""
    game = a_game(options=BLUFF).money(1000, 30000, 0, 0).in_phase("start_player").do(*bids(2000, 3000, 0, 0))
    assert game.party(0).money == 1000
    assert game.table.start == 1


def test_a_bluffed_raise_is_caught_too():
    """Ruling 12 in the open round of ruling 1."""
    game = a_game(options=BLUFF).money(3000, 3000, 9000, 0).in_phase("start_player").do(*bids(3000, 3000, 0, 0))
    game.do(RaiseStartBid(0, 4000), Pass(1))
    assert (game.party(0).money, game.party(0).base) == (0, 0)
    assert game.table.deciders() == [1, 2, 3]


def test_if_everybody_is_caught_the_old_start_player_goes_on():
    """Ruling 12 to its end: nobody is left to bid."""
    game = a_game(seats=3, options=BLUFF).start(1).money(0, 0, 0).in_phase("start_player")
    for seat in (0, 1, 2):
        game.do(*(BidForStart(other, 1000 if other == seat else 0) for other in game.table.deciders()))
    assert game.table.start == 1
    assert game.phase == "program"
