"""What a view shows besides what the table says plainly."""

from __future__ import annotations

from builders import a_game, card

from macher.rules.commands import BidForPoll, BuyMedia, Pass, PayPolitician
from macher.rules.viewing import phase_of, view


def test_the_auction_that_goes_on():
    game = a_game().polls(8, 1).in_phase("polls").do(Pass(1), BidForPoll(2, 3000))
    auction = view(game.table, 0).auction
    assert (auction.place, auction.auctioneer, auction.order, auction.bids) == (0, 0, (1, 2, 3, 0), (-1, 3000))


def test_no_auction_elsewhere():
    assert view(a_game().in_phase("media").table, 0).auction is None


def test_phase_and_step_are_named():
    game = a_game().in_phase("media").do(BuyMedia(0, 2))
    seen = view(game.table, -1)
    assert (seen.phase, seen.step, seen.deciders) == ("media", "media", (1,))


def test_the_place_of_the_decision():
    game = a_game().placed("HE", (2, "secretary")).in_phase("cabinet_actions")
    assert view(game.table, 2).place == 2
    assert view(game.do(PayPolitician(2)).table, 2).place == 2


def test_states_that_vote_are_named_until_they_leave():
    """Also in the phases after the election."""
    game = a_game().in_phase("election")
    assert game.phase == "income"
    assert view(game.table, 0).voting == (0,)


def test_closed_states_show_no_opinions():
    game = a_game().in_phase("media", round=2)
    land = view(game.table, 0).lands[0]
    assert land.closed
    assert land.opinions == ()


def test_a_face_down_politician_shows_to_its_owner_alone():
    game = a_game().placed("HE", (2, "secretary")).in_phase("media")
    assert view(game.table, 2).lands[2].politicians != (-1,)
    assert view(game.table, 0).lands[2].politicians == (-1,)
    assert view(game.table, -1).lands[2].politicians == (-1,)


def test_the_public_sees_nobodys_hand():
    game = a_game().in_phase("media")
    assert view(game.table, 0).parties[0].hand == (card("+environment"),)
    assert [party.hand for party in view(game.table, -1).parties] == [(-1,)] * 4


def test_after_the_game():
    game = a_game().in_round(4).in_phase("election", round=4)
    seen = view(game.table, 0)
    assert (phase_of(game.table), seen.phase, seen.step, seen.deciders) == ("", "", "", ())
