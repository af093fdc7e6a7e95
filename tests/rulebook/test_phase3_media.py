"""EN19 phase 3, secure media influence."""

from __future__ import annotations

import pytest
from builders import a_game

from macher.rules.commands import BuyMedia, Pass

BB, NDS, HE, TH = range(4)


def buying():
    return a_game().in_phase("media")


def test_example():
    """EN19 phase 3, example: Marion and Angie buy the last two spots of Niedersachsen."""
    game = a_game(parties="spd linke cdu fdp").media("NDS", 0, 1, 1).in_phase("media")
    game.do(BuyMedia(0, NDS), BuyMedia(1, NDS))
    assert game.land("NDS").media == [0, 1, 1, 0, 1]
    assert game.everybodys("money") == [25000, 25000, 30000, 30000]
    assert game.refused(BuyMedia(2, NDS)) == "media-full"
    assert game.can(BuyMedia(2, BB))


def test_one_marker_in_a_turn():
    """EN19 phase 3, checklist 24."""
    game = buying().do(BuyMedia(0, BB))
    assert game.decider == 1


def test_a_single_buyer_goes_on_alone_until_he_passes_too():
    """EN19 phase 3, checklist 24: the phase ends when all have passed in succession, the last buyer included."""
    game = buying()
    game.do(BuyMedia(0, BB), Pass(1), Pass(2), Pass(3))
    assert game.decider == 0
    game.do(BuyMedia(0, BB), Pass(1), Pass(2), Pass(3), Pass(0))
    assert game.phase == "rallies"


def test_passing_is_not_final():
    """EN19 phase 3."""
    game = buying().do(Pass(0), Pass(1), BuyMedia(2, BB), Pass(3), BuyMedia(0, BB))
    assert game.land("BB").media == [2, 0]
    assert game.phase == "media"


def test_it_ends_at_once_if_everybody_passes():
    """EN19 phase 3."""
    assert buying().do(Pass(0), Pass(1), Pass(2), Pass(3)).phase == "rallies"


def test_the_start_player_begins():
    """EN19 phase 3."""
    assert a_game().start(2).in_phase("media").decider == 2


def test_one_party_may_take_all_but_the_last_spot():
    """EN19 phase 3, checklist 25 and 26: no limit per party but the four markers."""
    game = buying()
    for _ in range(4):
        game.do(BuyMedia(0, BB), Pass(1), Pass(2), Pass(3))
    assert game.land("BB").media == [0, 0, 0, 0]
    assert game.refused(BuyMedia(0, BB)) == "media-supply"
    assert list(game.options()) == [Pass(0)]


def test_a_player_without_a_purchase_has_a_turn_all_the_same():
    """By the letter: passing reveals nothing while money is hidden."""
    game = a_game().money(4000, 5000, 0, 0).in_phase("media")
    assert game.refused(BuyMedia(0, BB)) == "not-enough-money"
    game.do(Pass(0))
    assert game.can(BuyMedia(1, BB))


@pytest.mark.parametrize(("round", "reasons"), [(1, ["", "", "", ""]), (3, ["land-closed", "land-closed", "", ""])])
def test_any_state_still_in_play(round, reasons):
    """EN19 phase 3, checklist 27."""
    game = a_game().in_phase("media", round=round)
    assert [game.refused(BuyMedia(0, place)) for place in range(4)] == reasons


def test_there_are_four_boards():
    """EN19 phase 3."""
    assert buying().refused(BuyMedia(0, 4)) == "no-such-land"
