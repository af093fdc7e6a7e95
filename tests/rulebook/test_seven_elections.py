"""EN19 section 08, seven federal state elections; rulings 13, 24, 25, 26, 35 and 36, checklist 73 to 78."""

from __future__ import annotations

import pytest
from builders import EDITION, LANDS, a_game, card, cards

from macher.rules import events as ev
from macher.rules.commands import BidForPoll, ConvertRallies, DecideDonation
from macher.rules.table import Scored

LENGTH = EDITION.lengths[7]


def seven(round=1):
    """A game of seven at the beginning of a round."""
    return a_game(elections=7).in_round(round)


def test_five_rounds_and_seven_elections():
    """EN19 section 08: one election in rounds 1 to 3, two in rounds 4 and 5."""
    assert [[seven(round).land(place).number for place in seven(round).table.voting()] for round in range(1, 6)] == [
        [1], [2], [3], [4, 5], [6, 7],
    ]  # fmt: skip  # one list a round


def test_the_board_stays_and_the_card_changes():
    """EN19 section 08, ruling 24, checklist 74: own votes, trend, rallies and media start empty."""
    game = seven().votes("BB", 40, 30, 20, 10).trend("BB", 4, 3, -2, 1).media("BB", 0, 1).doubled("BB", "+education")
    reserve = list(game.table.reserve)
    game.in_phase("next_round")
    land = game.table.lands[0]
    assert (land.card, land.number, land.closed) == (reserve[-1], 5, False)
    assert land.votes == land.trend == land.rallies == [0, 0, 0, 0]
    assert (land.media, land.doubled) == ([], -1)
    assert game.everybodys("media") == [5, 5, 5, 5]


@pytest.mark.parametrize(
    ("round", "opened"), [(1, [4, 3, 2, 1]), (2, [2, 4, 3, 2]), (3, [3, 2, 4, 3]), (4, [4, 3, 3, 4]), (5, [0, 4, 4, 0])]
)
def test_face_up_opinions_round_by_round(round, opened):
    """EN19 section 08, ruling 24, checklist 74: 2, 2 and 3 at entry, no extra reveal then; four at each election."""
    game = seven(round)
    assert [land.open for land in game.table.lands] == opened
    assert all(game.table.lands[place].open == 4 for place in game.table.voting())


def test_clockwise_order_goes_on_through_the_boards():
    """Checklist 75: election 5 on board 1 and so on."""
    assert [land.number for land in seven(4).table.lands] == [5, 6, 7, 4]


def test_three_reserve_states_enter_and_no_more():
    """EN19 section 08."""
    game = seven(4)
    assert game.table.reserve == []
    game.in_phase("next_round", round=4)
    assert game.table.open_lands() == [1, 2]


# --- two elections in one round ---------------------------------------------------------------------------------------


def test_the_earlier_state_comes_first():
    """Rulings 25 and 36, checklist 77: in phases 6 to 8 and 9b."""
    game = seven(4)
    for place in range(4):
        game.placed(place, (place, "backbencher"))
    game.in_phase("cabinet_actions", round=4).everybody_passes()
    assert [event.land for event in game.events(ev.PoliticiansRevealed)] == [3, 0, 1, 2]
    game.everybody_passes()
    assert [event.land for event in game.events(ev.AuctionOpened)] == [3, 0, 1, 2]
    game.until("start_player")
    assert [(event.land, event.number) for event in game.events(ev.ElectionHeld)] == [(3, 4), (0, 5)]


def test_conversion_runs_once_through_all_states_in_reverse():
    """Ruling 36: outside the two states from four on, in both everything."""
    game = seven(4)
    for place in range(4):
        game.rallies(place, 4, 0, 0, 0)
    game.in_phase("conversion", round=4)
    asked = []
    while game.phase == "conversion":
        asked.append(game.table.flow[-1].place)
        game.do(ConvertRallies(0, 4))
    assert asked == [2, 1]
    assert [event.land for event in game.events(ev.RalliesConverted)] == [2, 1, 0, 3]


def test_presence_spots_follow_the_number_of_the_election():
    """Rulings 25 and 26 of the checklist's item 76: black spots for elections 1 to 3, white ones from the fourth on."""
    game = seven(4).votes(3, 50, 0, 0, 0).media(3, 0).votes(0, 0, 50, 0, 0).media(0, 1).in_phase("election", round=4)
    assert [party.presence for party in game.table.parties] == [[4], [5], [], []]
    assert len(LENGTH.presence) == 7
    assert LENGTH.presence[3:] == EDITION.lengths[4].presence
    assert LENGTH.presence[3] == 10


def test_one_marker_in_each_of_two_elections():
    """Ruling 25: the earlier election moves its marker first; each has its own spot."""
    game = seven(5).votes(1, 50, 0, 0, 0).votes(2, 50, 0, 0, 0).media(1, 0).media(2, 0).in_phase("election", round=5)
    assert game.party(0).presence == [6, 7]
    assert game.party(0).scored[Scored.PRESENCE] == LENGTH.presence[5] + LENGTH.presence[6]


def test_both_boards_leave_together():
    """Ruling 36."""
    game = seven(4).in_phase("next_round", round=4)
    assert [land.closed for land in game.table.lands] == [True, False, False, True]


# --- money ------------------------------------------------------------------------------------------------------------


def test_round_four_pays_both_elections_and_the_base_once():
    """EN19 section 08, checklist 77: and no donation."""
    game = seven(4).money(0, 0, 0, 0).base(9, 0, 0, 0).votes(3, 50, 0, 0, 0).votes(0, 50, 0, 0, 0)
    maxima = [EDITION.figures.lands[game.land(place).card].maximum for place in (3, 0)]
    game.in_phase("election", round=4)
    assert game.party(0).money == sum(maxima) * 1000 + 9000
    assert game.events(ev.DonationDecided) == []
    assert game.phase == "start_player"


@pytest.mark.parametrize("round", [1, 2, 3])
def test_donations_in_the_first_three_rounds(round):
    """EN19 section 08, checklist 77."""
    game = seven(round).in_phase("income", round=round)
    assert game.can(DecideDonation(0, 0, True))


def test_round_five_pays_nothing_and_ends_the_game():
    """EN19 section 08."""
    game = seven(5).money(0, 0, 0, 0).votes(1, 50, 0, 0, 0).in_phase("election", round=5)
    assert game.table.over
    assert game.everybodys("money") == [0, 0, 0, 0]
    assert game.table.held == 7


def test_a_bid_in_each_of_five_rounds():
    """EN19 phase 1, note: "the fifth box"; checklist 77."""
    game = a_game(elections=7).in_phase("start_player").until("")
    assert len(game.events(ev.StartPlayerSet)) == 5
    assert len(game.events(ev.DonationDecided)) == 12


# --- the display of popular opinions ----------------------------------------------------------------------------------


def with_hole(round, kind, discards, deck):
    """At the end of a round the display lacks one kind."""
    game = seven(round)
    game.table.opinion_display[card(kind)] = 0
    game.opinion_deck(deck, discards)
    for place in game.table.open_lands():
        land = game.land(place)
        land.opinions = cards("+genetics +security +welfare +environment")
    return game.in_phase("next_round", round=round)


DECK = "+traffic -traffic +digitization -digitization -genetics -security"
"""The seventh state gets the first four; of its three face-up ones the second repeats a topic and is exchanged."""


def test_holes_are_filled_from_the_discards_first():
    """EN19 section 08, ruling 35, checklist 78."""
    game = with_hole(3, "+education", discards="+education", deck=DECK + " +education")
    assert game.table.opinion_display == [1] * 14
    assert game.table.opinion_deck.count(card("+education")) == 1
    assert game.table.opinion_discards == []


def test_holes_are_filled_from_the_deck_else():
    """Ruling 35."""
    game = with_hole(3, "+education", discards="-welfare", deck=DECK + " +education")
    assert game.table.opinion_display == [1] * 14
    assert card("+education") not in game.table.opinion_deck


def test_a_hole_stays_if_all_copies_lie_elsewhere():
    """Ruling 35."""
    game = with_hole(3, "+education", discards="-welfare", deck=DECK)
    assert game.table.opinion_display.count(0) == 1


def test_the_seventh_state_and_the_reveals_come_first():
    """Ruling 35: its four cards come from the deck before it is mixed, and stay."""
    game = with_hole(3, "+education", discards="", deck=DECK)
    assert game.land(2).opinions == cards("+traffic -genetics +digitization -digitization")
    kinds = [type(event) for event in game.table.log]
    refilled = kinds.index(ev.OpinionDisplayRefilled)
    assert max(place for place, kind in enumerate(kinds) if kind is ev.OpinionTurned) < refilled
    assert kinds.index(ev.DeckShuffled, refilled) > refilled


@pytest.mark.parametrize("round", [1, 2, 4])
def test_the_display_is_filled_only_once(round):
    """EN19 section 08, checklist 78: at the end of round 3 only."""
    game = seven(round)
    game.table.opinion_display[0] = 0
    game.in_phase("next_round", round=round)
    assert game.table.opinion_display[0] == 0


def test_polls_are_shuffled_anew_as_often_as_needed():
    """Ruling 13: eighteen auctions and ten cards; every state gets its poll."""
    game = a_game(elections=7).in_phase("start_player")
    while not game.table.over:
        seat = game.table.deciders()[0]
        bid = BidForPoll(seat, 0)
        game.do(bid if game.can(bid) else next(iter(game.options(seat))))
    assert len(game.events(ev.AuctionOpened)) == 18
    assert any(event.again and event.deck == "polls" for event in game.events(ev.DeckShuffled))


def test_states_in_reserve_are_named_when_they_enter():
    """Ruling 26: face down until then."""
    game = seven().in_phase("next_round")
    (opened,) = game.events(ev.LandOpened)
    assert opened.card in LANDS.values()
    assert opened.number == 5


def test_greater_cabinet_and_five_markers():
    """EN19 section 08."""
    assert len(LENGTH.politicians) == 8
    assert LENGTH.media_markers == 5
    assert a_game(elections=7).everybodys("media") == [5, 5, 5, 5]
