"""EN19 phase 8, auctioning off of polls; rulings 2, 3, 4, 7, 11, 12, 13, 28 and 31."""

from __future__ import annotations

import pytest
from builders import a_game

from macher.rules import events as ev
from macher.rules.commands import BidForPoll, KeepPoll, Pass, PublishPoll
from macher.rules.options import GameOptions
from macher.rules.viewing import view

ORDER = "cdu fdp linke spd"
NICOLE, FDP, ANGIE, MARION = range(4)


def auction(*numbers, **settings):
    """The first auction; nobody has votes, so seat 0 is the auctioneer and seat 1 speaks first."""
    return a_game(parties=ORDER, **settings).polls(*numbers).in_phase("polls")


def won(poll, seat=NICOLE, land="BB", prepare=lambda game: game):
    """A seat has bought a poll for nothing."""
    game = prepare(a_game(parties=ORDER).polls(poll, 1, 2, 3, 4).start(seat)).in_phase("polls")
    while game.step == "polls":
        game.do(BidForPoll(seat, 0) if game.decider == seat else Pass(game.decider))
    return game


def test_example():
    """EN19 phase 8, example: Nicole pays 4,000, the CDU rises by 2, the FDP falls by 2, the Linke is protected."""
    game = a_game(parties=ORDER).polls(8, 1).media("BB", ANGIE).in_phase("polls")
    assert view(game.table, FDP).poll_back == 3  # the CDU
    game.do(Pass(FDP), BidForPoll(ANGIE, 3000), Pass(MARION), BidForPoll(NICOLE, 4000))
    assert game.party(NICOLE).money == 26000
    game.do(PublishPoll(NICOLE))
    assert game.trend_of("BB") == [2, -2, 0, 0]
    assert game.party(NICOLE).base == 10


def test_one_poll_for_each_state_in_the_order_of_elections():
    """EN19 phase 8, checklist 48."""
    game = auction(1, 2, 3, 4, 5)
    game.everybody_passes()
    assert [event.land for event in game.events(ev.AuctionOpened)] == [0, 1, 2, 3]


def test_states_that_are_over_have_no_poll():
    """EN19 phase 8, checklist 48: "still in play"."""
    game = a_game().polls(1, 2, 3, 4, 5).in_phase("polls", round=3).everybody_passes()
    assert [event.land for event in game.events(ev.AuctionOpened)] == [2, 3]


@pytest.mark.parametrize(
    ("votes", "start", "auctioneer", "order"),
    [
        ((0, 0, 9, 3), 0, 2, (3, 0, 1, 2)),
        ((0, 0, 0, 0), 0, 0, (1, 2, 3, 0)),
        ((5, 5, 0, 5), 2, 3, (0, 1, 2, 3)),
        ((5, 5, 0, 0), 2, 0, (1, 2, 3, 0)),
        ((5, 5, 0, 0), 1, 1, (2, 3, 0, 1)),
    ],
)
def test_the_auctioneer_has_most_votes_and_bids_last(votes, start, auctioneer, order):
    """EN19 phase 8, rulings 2 and 7, checklist 49: ties go to the seat nearest to the start player."""
    game = a_game().start(start).votes("BB", *votes).in_phase("polls")
    (opened,) = game.events(ev.AuctionOpened)
    assert (opened.auctioneer, opened.order) == (auctioneer, order)


def test_votes_in_that_state_count():
    """EN19 phase 8, checklist 49."""
    game = a_game().votes("NDS", 0, 0, 0, 8).in_phase("polls").do(Pass(1), Pass(2), Pass(3), Pass(0))
    assert game.events(ev.AuctionOpened)[-1].auctioneer == 3


def test_bids_rise_once_around_and_the_auctioneer_may_overbid():
    """EN19 phase 8, ruling 28, checklist 50: zero opens."""
    game = auction(8, 1).do(BidForPoll(1, 0))
    assert game.refused(BidForPoll(2, 0)) == "bid-too-low"
    game.do(BidForPoll(2, 1000), Pass(3))
    assert game.refused(BidForPoll(0, 2500)) == "bid-not-round"
    game.do(BidForPoll(0, 2000))
    assert [event.seat for event in game.events(ev.PollWon)] == [0]
    assert game.everybodys("money") == [28000, 30000, 30000, 30000]


def test_nobody_bids_more_than_the_own_money():
    """EN19 phase 8, ruling 12."""
    game = a_game().money(0, 5000, 4000, 0).in_phase("polls")
    assert game.refused(BidForPoll(1, 6000)) == "bid-too-high"
    game.do(BidForPoll(1, 5000))
    assert list(game.options()) == [Pass(2)]


def test_if_everybody_passes_the_poll_is_discarded_unseen():
    """Ruling 11."""
    game = auction(8, 1, 2).do(Pass(1), Pass(2), Pass(3), Pass(0))
    assert game.table.poll_discards == [7]
    assert view(game.table, 0).poll_discards == ((3, -1),)
    (discarded,) = game.events(ev.PollDiscarded)
    assert discarded.seen_by(0).poll == -1


# --- the poll that was bought -----------------------------------------------------------------------------------------


def test_only_the_buyer_sees_the_front():
    """Ruling 3."""
    game = won(8)
    assert view(game.table, NICOLE).poll_held == (3, 7)
    assert view(game.table, FDP).poll_held == (3, -1)


def test_an_unpublished_poll_goes_face_down_to_the_discards():
    """Ruling 3; EN19 phase 8: base +3, checklist 51 and 54: and the money is gone."""
    game = auction(8, 1).do(BidForPoll(1, 2000), Pass(2), Pass(3), Pass(0), KeepPoll(1))
    assert (game.party(1).base, game.party(1).money) == (13, 28000)
    assert game.trend_of("BB") == [0, 0, 0, 0]
    assert view(game.table, 0).poll_discards == ((3, -1),)
    assert view(game.table, 1).poll_discards == ((3, 7),)


def test_a_published_poll_is_known_to_everybody():
    """EN19 phase 8."""
    game = won(8).do(PublishPoll(NICOLE))
    assert view(game.table, FDP).poll_discards == ((3, 7),)


@pytest.mark.parametrize(
    ("poll", "party", "possible"),
    [
        (8, "cdu", True),
        (8, "gruene", True),
        (8, "spd", False),
        (8, "linke", False),
        (1, "fdp", False),
        (7, "linke", True),
    ],
)
def test_publishing_needs_an_own_rise(poll, party, possible):
    """EN19 phase 8, ruling 4, checklist 51: keeping is always possible."""
    others = [key for key in ("linke", "spd", "gruene", "cdu", "fdp") if key != party]
    game = a_game(seats=5, parties=" ".join([party, *others])).polls(poll, 2, 3).in_phase("polls")
    game.do(Pass(1), Pass(2), Pass(3), Pass(4), BidForPoll(0, 0))
    assert game.refused(PublishPoll(0)) == ("" if possible else "trend-does-not-rise")
    assert game.can(KeepPoll(0))


def test_publishing_at_the_end_of_the_scale():
    """Ruling 31: the card decides, not the marker."""
    game = won(8, prepare=lambda game: game.trend("BB", 4, 0, 0, 0)).do(PublishPoll(NICOLE))
    assert game.trend_of("BB") == [4, -2, -1, 0]


def test_rises_of_others_are_ignored():
    """Ruling 4: the Linke falls, the SPD's 0 is nothing, the Grüne would rise by one."""
    game = a_game(parties="cdu gruene linke spd").polls(8, 1).in_phase("polls")
    game.do(Pass(1), Pass(2), Pass(3), BidForPoll(0, 0), PublishPoll(0))
    assert game.trend_of("BB") == [2, 0, -1, 0]


def test_absent_parties_are_ignored():
    """EN19 phase 8: "ignore the changes to parties that are not present in the game"; checklist 13."""
    game = a_game(seats=3, parties="cdu spd gruene").polls(8, 1).in_phase("polls")
    game.do(Pass(1), Pass(2), BidForPoll(0, 0), PublishPoll(0))
    assert game.trend_of("BB") == [2, 0, 0]


def test_only_this_state_changes():
    """EN19 phase 8, checklist 52."""
    game = won(8).do(PublishPoll(NICOLE))
    assert [land.trend for land in game.table.lands[1:]] == [[0, 0, 0, 0]] * 3


def test_the_scale_ends_at_minus_three():
    """Ruling 14."""
    game = won(8, prepare=lambda game: game.trend("BB", 0, -2, 0, 0)).do(PublishPoll(NICOLE))
    assert game.trend_of("BB") == [2, -3, -1, 0]


def test_a_publisher_who_influences_the_media_rises_as_usual():
    """EN19 phase 8, exception: protection is against falls only."""
    game = won(8, prepare=lambda game: game.media("BB", NICOLE)).do(PublishPoll(NICOLE))
    assert game.trend_of("BB") == [2, -2, -1, 0]


def test_the_last_poll_brings_the_discards_back():
    """Ruling 13: the moment the deck is empty, without the poll just bought."""
    game = a_game(parties=ORDER).polls(8)
    game.table.poll_discards, game.table.poll_known = [0, 1], [1, 2]
    game.in_phase("polls").do(Pass(1), Pass(2), Pass(3), BidForPoll(0, 0))
    assert sorted(game.table.poll_deck) == [0, 1]
    assert game.table.poll_held == 7
    assert game.table.poll_discards == []


def test_a_discarded_last_poll_becomes_the_deck_itself():
    """Rulings 11 and 13."""
    game = a_game(parties=ORDER).polls(8).in_phase("polls").do(Pass(1), Pass(2), Pass(3), Pass(0))
    assert game.table.poll_deck == [7]
    assert len(game.events(ev.AuctionOpened)) == 2


def test_a_discarded_last_poll_is_not_among_those_that_come_back():
    """Ruling 39: the deck is made anew at once, without the poll that nobody wanted."""
    game = a_game(parties=ORDER).polls(8)
    game.table.poll_discards, game.table.poll_known = [0, 1], [1, 2]
    game.in_phase("polls").do(Pass(1), Pass(2), Pass(3), Pass(0))
    assert sorted(game.table.poll_deck) == [0, 1]
    assert game.table.poll_discards == [7]
    assert game.events(ev.AuctionOpened)[-1].land == 1


# --- the option "bluff bids" ------------------------------------------------------------------------------------------


def test_a_caught_bluff_starts_the_auction_anew_without_the_bluffer():
    """EN19 phase 8, ruling 12 (option): all money, base -10, out of the further auctions of the phase."""
    game = a_game(options=GameOptions(bluff_bids=True)).money(30000, 2000, 30000, 30000).base(10, 12, 10, 10)
    game.in_phase("polls").do(BidForPoll(1, 3000), Pass(2), Pass(3), Pass(0))
    assert (game.party(1).money, game.party(1).base) == (0, 2)
    assert [event.order for event in game.events(ev.AuctionOpened)] == [(1, 2, 3, 0), (2, 3, 0)]
    game.do(Pass(2), Pass(3), Pass(0))
    assert game.events(ev.AuctionOpened)[-1].order == (2, 3, 0)
    assert game.events(ev.AuctionOpened)[-1].land == 1


def test_a_bluff_goes_twenty_thousand_above_the_own_money():
    """Ruling 41 (option)."""
    game = a_game(options=GameOptions(bluff_bids=True)).money(30000, 2000, 30000, 30000).in_phase("polls")
    assert game.refused(BidForPoll(1, 23000)) == "bid-too-high"
    assert game.can(BidForPoll(1, 22000))


def test_a_bluff_that_somebody_outbids_is_not_caught():
    """EN19 phase 8 "is caught doing so", ruling 41 (option)."""
    game = a_game(options=GameOptions(bluff_bids=True)).money(30000, 2000, 30000, 30000)
    game.in_phase("polls").do(BidForPoll(1, 3000), Pass(2), BidForPoll(3, 4000), Pass(0))
    assert not game.events(ev.BluffCaught)
    assert game.party(1).money == 2000


def test_where_all_have_been_caught_the_polls_are_discarded():
    """Ruling 41 (option): this poll and those of the further states, as where everybody passes (ruling 11)."""
    game = a_game(options=GameOptions(bluff_bids=True)).money(0, 0, 0, 0).in_phase("polls")
    deck = game.table.poll_deck[::-1]
    for seat, others in ((1, (2, 3, 0)), (2, (3, 0)), (3, (0,)), (0, ())):
        game.do(BidForPoll(seat, 1000), *map(Pass, others))
    assert [event.seat for event in game.events(ev.BluffCaught)] == [1, 2, 3, 0]
    assert [(event.land, event.poll) for event in game.events(ev.PollDiscarded)] == list(enumerate(deck[:4]))
    assert len(game.events(ev.AuctionOpened)) == 4
    assert game.phase != "polls"


def test_bluffing_ends_with_the_phase():
    """Ruling 12: "this phase"."""
    game = a_game(options=GameOptions(bluff_bids=True)).money(30000, 0, 30000, 30000)
    game.in_phase("polls").do(BidForPoll(1, 1000), Pass(2), Pass(3), Pass(0)).until("income")
    game.until("polls")
    assert set(game.events(ev.AuctionOpened)[-1].order) == {0, 1, 2, 3}
