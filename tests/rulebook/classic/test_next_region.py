"""End of the round: boards and opinions for the next one (VG06 6.4.1 and 8, WBC06 5.4, CONS end phase, ruling C19)."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic, card, cards

from macher.editions.registry import edition
from macher.rules import events as ev
from macher.rules.commands import Pass
from macher.rules.national import events as ce
from macher.rules.options import GameOptions
from macher.rules.viewing import view

every_edition = pytest.mark.parametrize("key", EDITIONS)
every_game = pytest.mark.parametrize(("key", "elections"), [("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)])


def after(key, round=1, elections=7, options=None, before=lambda game: game):
    """The game when a round is over and its boards are prepared; the next round has begun."""
    game = a_classic(key, elections=elections, options=options).in_round(round)
    return before(game).in_phase("next_region", round=round).until("first_player" if key != "consim" else "places")


# --- the region that has voted ----------------------------------------------------------------------------------------


@every_edition
def test_the_board_is_cleared_for_the_next_region(key):
    """VG06 6.4.1, ruling C19: everything at its start; media markers to their owners, other pieces off."""

    def full(game):
        game.votes(0, 30, 20, 10, 5).trend(0, 3, -2, 1, 0).media(0, 1, 2, 2).tiles(0, 0, 1).doubled(0, "+a")
        game.stack(0, 3, 2, 1, 0)
        game.table.pairs = [[0, 1]]
        return game

    game = after(key, before=full)
    land = game.land(0)
    assert (land.votes, land.trend, land.rallies, land.media) == ([0] * 4, [0] * 4, [0] * 4, [])
    assert (land.doubled, game.table.doubles) == (-1, 4)
    assert game.everybodys("media") == [5] * 4
    assert game.table.tiles[0] == game.table.pairs == []
    assert game.table.supply == [3, 3, 4, 4]  # used tiles do not come back
    assert game.table.stacks[0] == [0, 1, 2, 3]
    assert {event.seat for event in game.events(ce.TileGone)} == {0, 1}


@every_edition
def test_opinions_that_were_not_moved_are_discarded(key):
    """VG06 6.4.1: all cards of the board."""

    def two_left(game):
        game.opinions(0, "+a -c").opinion_deck("+e +f +g -a -e -f -g +b")
        return game

    game = after(key, before=two_left)
    assert [event.kinds for event in game.events(ev.LandClosed)] == [tuple(cards("+a -c"))]
    assert set(cards("+a -c")) <= set(game.table.opinion_discards)


@every_edition
def test_pieces_elsewhere_stay(key):
    """VG06 6.4.1: only the region that has voted is cleared; tiles laid elsewhere wait there (ruling C6)."""
    game = a_classic(key).rallies(2, 4, 0, 0, 0).votes(2, 9, 0, 0, 0).trend(2, 1, 0, 0, 0).media(2, 3)
    game.tiles(2, 1).doubled(2, "+b").in_phase("next_region")
    land = game.land(2)
    assert (land.votes[0], land.trend[0], land.rallies[0], land.media) == (9, 1, 4, [3])
    assert (game.table.tiles[2], land.doubled) == ([1], card("+b"))


# --- the next region --------------------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize(("round", "number", "entering"), [(1, 5, 1), (2, 6, 1), (3, 7, 2)])
def test_a_new_region_takes_the_board(key, round, number, entering):
    """VG06 6.4.1, 6.4.1.1, WBC06 5.4.2, checklist 2006 67, 68: one open opinion, the seventh region two."""
    game = a_classic(key).in_round(round)
    place, expected = game.table.current(), game.table.reserve[-1]
    game.in_phase("next_region", round=round)
    land = game.land(place)
    assert (land.card, land.number, land.closed) == (expected, number, False)
    assert (land.open, len(land.opinions)) == (entering, 4)
    assert game.table.open_lands()[-1] == place
    assert len(game.table.reserve) == 7 - number


@every_edition
def test_the_payout_of_the_fifth_round_lies_on_the_region_that_enters_first(key):
    """VG06 6.4.1.1, checklist 2006 2, Consim 26: the tile for the fifth round comes to the first board."""
    game = after(key)
    assert [(land.number, land.payout) for land in view(game.table, 0).lands] == [
        (5, True),
        (2, False),
        (3, True),
        (4, False),
    ]


def test_no_payout_for_the_fifth_region_of_the_short_game():
    """VG06 8."""
    lands = view(after("2006", elections=5).table, 0).lands
    assert [land.payout for land in lands] == [False, False, True, False]


@every_edition
@pytest.mark.parametrize("round", [4, 5, 6])
def test_no_region_after_rounds_four_to_six(key, round):
    """VG06 6.4.1.1, checklist 2006 68: the board is not used any more."""
    game = a_classic(key).in_round(round)
    place = game.table.current()
    game.in_phase("next_region", round=round)
    assert game.land(place).closed
    assert len(game.table.open_lands()) == 7 - round
    assert not game.events(ev.LandOpened)


def test_nothing_of_the_end_of_round_six_can_be_noticed_in_consim():
    """CONS end phase, ruling C34: pieces go home, no money, no card is turned up."""
    game = a_classic("consim").in_round(6)
    place = game.table.current()
    game.votes(place, 9, 0, 0, 0).media(place, 1, 2).doubled(place, "+a").tiles(place, 3)
    game.in_phase("region_election", round=6)
    while game.table.round == 6:
        game.do(Pass(game.decider))
    told = {type(event).__name__ for event in game.table.log}
    assert not {"MoneyChanged", "OpinionTurned", "OpinionsDealt", "LandOpened", "DonationLaid"} & told
    assert {"LandClosed", "MediaRemoved", "DoubleRemoved", "TileGone"} <= told


@pytest.mark.parametrize(("round", "left"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_short_game_has_one_new_region_with_two_open_opinions(round, left):
    """VG06 8, checklist 2006 75: after round 1 only."""
    game = a_classic("2006", elections=5).in_round(round)
    place = game.table.current()
    game.in_phase("next_region", round=round)
    assert len(game.table.open_lands()) == left
    opened = [(event.land, event.number) for event in game.events(ev.LandOpened)]
    assert opened == ([(place, 5)] if round == 1 else [])
    if round == 1:
        assert game.land(place).open == 2


# --- opinions elsewhere -----------------------------------------------------------------------------------------------


@every_edition
def test_one_opinion_is_turned_in_each_other_region(key):
    """VG06 6.4.1: so that the next region to vote has four."""
    game = after(key)
    assert [game.land(place).open for place in (1, 2, 3)] == [4, 3, 2]
    turned = [event.land for event in game.events(ev.OpinionTurned)]
    assert turned == [0, 1, 2, 3]  # the new region first, then the others in the order of their elections


@every_game
def test_four_open_opinions_at_each_election(key, elections):
    """VG06 6.4.1: whatever is turned at the set-up and later, and none is left over after the last but one round."""
    for round in range(1, elections + 1):
        game = a_classic(key, elections=elections).in_round(round)
        land = game.land(game.table.current())
        assert (land.number, land.open) == (round, 4)


def test_a_repeated_opinion_goes_under_the_pile_in_2006():
    """VG06 6.4.1."""
    deck = "+e +f +g -a -g -e"  # four for the new region
    game = a_classic("2006").opinions(1, "+a +b +c", face_down="-a").opinion_deck(deck).in_phase("next_region")
    assert game.face_up(1) == cards("+a +b +c -g")
    assert game.table.opinion_deck[0] == card("-a")
    assert [event.kind for event in game.events(ce.OpinionBuried)][:1] == cards("-a")
    assert sum(game.table.opinion_display) == 6


@pytest.mark.parametrize("key", ["1997", "consim"])
@pytest.mark.parametrize(("pool", "grows"), [("+e", True), ("+e -a", False)])
def test_a_repeated_opinion_goes_into_the_pool_in_1997(key, pool, grows):
    """WBC06 5.4.1, checklist 1997 1 to 3: the pool grows, a duplicate is discarded."""
    deck = "+e +f +g -e -g -e"
    game = a_classic(key).pool(pool).opinions(1, "+a +b +c", face_down="-a").opinion_deck(deck)
    game.in_phase("next_region")
    assert game.face_up(1) == cards("+a +b +c -g")
    assert sum(game.table.opinion_display) == 2
    assert (card("-a") in game.table.opinion_discards) != grows
    assert [event.kept for event in game.events(ce.OpinionPooled)] == [grows]


# --- meetings of the new region ---------------------------------------------------------------------------------------


@every_edition
def test_a_new_region_starts_without_meetings(key):
    """WBC06 5.2.8, checklist 1997 23; rulings C19 and C33 for 2006."""
    assert after(key).land(0).rallies == [0] * 4


def test_with_the_option_everybody_has_one_there():
    """Ruling C19: VG06 6.4.1 "as in 5.2.1" can be read so; who has none left gets none."""

    def one_without(game):
        game.party(2).rallies = 0
        return game

    game = after("2006", options=GameOptions(region_rally=True), before=one_without)
    assert game.land(0).rallies == [1, 1, 0, 1]
    assert game.everybodys("rallies") == [17, 17, 0, 17]


def test_only_2006_offers_that_reading():
    """WBC06 5.2.8 leaves no doubt for 1997, and CONS stands on it."""
    offering = [key for key in EDITIONS if "region_rally" in edition(key).house_rules]
    assert offering == ["2006"]


# --- coalitions -------------------------------------------------------------------------------------------------------


@every_game
def test_no_coalitions_in_the_region_of_the_last_round(key, elections):
    """VG06 6.4.1.1 and 8, WBC06 5.4.2, checklist 2006 34, 1997 32, Consim 26."""
    assert a_classic(key, elections=elections).in_round(elections - 1).table.has_coalitions()
    game = a_classic(key, elections=elections).in_round(elections)
    game.tiles(game.table.current(), 0, 1)
    assert not game.table.has_coalitions()
    game.in_phase("coalitions", round=elections)
    assert game.phase != "coalitions"
    assert game.table.pairs == []
