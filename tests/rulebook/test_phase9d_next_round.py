"""EN19 phase 9d, prepare for the next game round; rulings 6 and 13."""

from __future__ import annotations

from builders import OPINIONS, a_game, card, cards

from macher.rules import events as ev


def prepared(game):
    """The clean-up after the first round, then the bids of the second."""
    return game.in_phase("next_round")


def test_the_state_leaves_and_its_markers_return():
    """EN19 phase 9d, ruling 6, checklist 71."""
    game = prepared(a_game().media("BB", 0, 1, 1).doubled("BB", "+education"))
    land = game.table.lands[0]
    assert land.closed
    assert (land.media, land.doubled, land.opinions) == ([], -1, [])
    assert game.everybodys("media") == [4, 4, 4, 4]
    assert game.table.doubles == 4
    assert game.table.open_lands() == [1, 2, 3]


def test_its_opinions_are_discarded():
    """EN19 phase 9d."""
    game = a_game()
    before = len(game.table.opinion_discards)
    discards = prepared(game).table.opinion_discards
    assert discards[before : before + 4] == cards(OPINIONS)


def test_markers_on_presence_spots_stay_there():
    """EN19 phase 9b, checklist 26: they never come back."""
    game = a_game().votes("BB", 50, 0, 0, 0).media("BB", 0, 0).in_phase("election").until("start_player")
    assert game.party(0).presence == [1]
    assert game.party(0).media == 3


def test_one_opinion_is_turned_up_in_each_other_state():
    """EN19 phase 9d, checklist 71."""
    game = prepared(a_game())
    assert [land.open for land in game.table.lands] == [0, 4, 3, 2]


def test_a_repeated_topic_is_exchanged():
    """EN19 phase 9d: "as explained in the setup"."""
    game = a_game().opinions("NDS", "+education -traffic +welfare", face_down="-education").opinion_deck("+security")
    prepared(game)
    assert game.face_up("NDS")[3] == card("+security")
    assert card("-education") in game.table.opinion_discards + game.table.opinion_deck


def test_a_completely_new_program_display():
    """EN19 phase 9d, checklist 71."""
    game = a_game().program_display("-traffic +welfare -education +genetics +security")
    game.program_deck("+education -education +genetics -genetics +security -security +welfare")
    prepared(game)
    assert game.table.program_display == cards("+education -education +genetics -genetics +security")
    assert game.table.program_discards == cards("-traffic +welfare -education +genetics +security")


def test_an_empty_opinion_deck_takes_its_discards():
    """Ruling 13."""
    game = a_game().opinions("NDS", "+education -traffic +welfare", face_down="-education")
    game.opinion_deck("+security", discards="")
    prepared(game)
    assert game.table.opinion_deck
    assert any(event.deck == "opinions" for event in game.events(ev.DeckShuffled))


def test_every_state_votes_with_four_opinions():
    """EN19 phase 9d: arithmetic of 4, 3, 2, 1 and one more each round."""
    for round in (1, 2, 3, 4):
        game = a_game().in_round(round)
        assert game.table.lands[round - 1].open == 4


def test_the_last_round_is_not_cleaned_up():
    """EN19 phase 9d, checklist 70."""
    game = a_game().in_round(4).media("TH", 0).in_phase("election", round=4)
    assert game.table.over
    assert game.events(ev.LandClosed) == []


def test_the_next_round_begins_with_bids():
    """EN19 section 05."""
    game = prepared(a_game())
    assert (game.phase, game.table.round) == ("start_player", 2)
    assert game.table.voting() == [1]


def test_trends_and_votes_elsewhere_stay():
    """EN19 phase 9d names only the board that held its election."""
    game = prepared(a_game().votes("NDS", 1, 2, 3, 4).trend("NDS", 1, 0, -1, 4).rallies("HE", 1, 2, 3, 4))
    assert game.votes_of("NDS") == [1, 2, 3, 4]
    assert game.trend_of("NDS") == [1, 0, -1, 4]
    assert game.land("HE").rallies == [1, 2, 3, 4]
