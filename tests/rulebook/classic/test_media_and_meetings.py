"""Buying media markers and meetings: VG06 6.1, 6.2.5, 6.2.6, WBC06 5.1, 5.2.6, CONS E and F; ruling C28."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic

from macher.rules import events as ev
from macher.rules.commands import BuyMedia, BuyRallies, Pass

every_edition = pytest.mark.parametrize("key", EDITIONS)


@every_edition
def test_one_marker_at_a_time_for_four_thousand(key):
    """VG06 6.2.5, CONS E, checklist 2006/35, Consim/10."""
    game = a_classic(key).in_phase("media_buying").do(BuyMedia(0, 2))
    assert game.land(2).media == [0]
    assert (game.party(0).money, game.party(0).media) == (21000, 4)
    assert game.decider == 1


@every_edition
def test_passing_is_not_final(key):
    """VG06 6.2.5: the phase ends when all pass in succession; one party may go on alone."""
    game = a_classic(key).in_phase("media_buying")
    game.do(Pass(0), Pass(1), BuyMedia(2, 0), Pass(3), BuyMedia(0, 1), Pass(1), Pass(2), Pass(3))
    assert game.phase == "media_buying"
    game.do(BuyMedia(0, 1), Pass(1), Pass(2), Pass(3), BuyMedia(0, 1), Pass(1), Pass(2), Pass(3), Pass(0))
    assert game.phase != "media_buying"
    assert game.land(1).media == [0, 0, 0]


@every_edition
def test_in_the_order_of_play(key):
    """VG06 6.2.5; Consim: the order that was chosen (ruling C26)."""
    game = a_classic(key).order(1, 3, 0, 2).in_phase("media_buying")
    asked = []
    while game.phase == "media_buying":
        asked.append(game.decider)
        game.do(Pass(game.decider))
    assert asked == [1, 3, 0, 2]


@every_edition
@pytest.mark.parametrize("lying", [5, 6, 9])
def test_five_spaces_even_where_more_markers_lie(key, lying):
    """VG06 6.1, 6.2.5, WBC06 5.1, checklist 2006/11, 1997/5: no purchase where five or more lie."""
    game = a_classic(key).media(0, *[seat for seat in (1, 2, 3) for _ in range(3)][:lying]).in_phase("media_buying")
    assert game.refused(BuyMedia(0, 0)) == "media-full"
    assert game.can(BuyMedia(0, 1))


@every_edition
def test_supply_and_money(key):
    """VG06 5.1: five markers each."""
    game = a_classic(key).media(0, 0, 0).media(1, 0, 0, 0).money(25000, 3000, 0, 0).in_phase("media_buying")
    assert game.refused(BuyMedia(0, 2)) == "media-supply"
    game.do(Pass(0))
    assert game.refused(BuyMedia(1, 2)) == "not-enough-money"


@every_edition
def test_up_to_four_meetings_in_each_region(key):
    """VG06 6.2.6, WBC06 5.2.6, CONS F, checklist 2006/39, 1997/19, Consim/12: 1,000 each."""
    game = a_classic(key).in_phase("meetings")
    assert game.refused(BuyRallies(0, (5, 0, 0, 0))) == "rally-limit"
    game.do(BuyRallies(0, (4, 4, 1, 4)))
    assert [land.rallies[0] for land in game.table.lands] == [4, 4, 1, 4]
    assert (game.party(0).money, game.party(0).rallies) == (12000, 5)
    assert game.decider == 1  # once each


@every_edition
def test_ten_spaces_and_eighteen_meetings(key):
    """VG06 5.1, 6.2.6, WBC06 5.2.6, checklist 2006/7, 2006/39."""
    game = a_classic(key).rallies(0, 9, 0, 0, 0).rallies(1, 5, 0, 0, 0).in_phase("meetings")
    assert game.refused(BuyRallies(0, (2, 0, 0, 0))) == "rally-spots"
    assert game.refused(BuyRallies(0, (0, 0, 4, 1))) == "rally-supply"
    assert game.can(BuyRallies(0, (1, 0, 3, 0)))


@every_edition
@pytest.mark.parametrize("phase", ["media_buying", "meetings"])
def test_not_in_the_last_round(key, phase):
    """VG06 6, ruling C28."""
    assert phase not in {event.phase for event in a_classic(key).in_phase(phase, round=7).events(ev.PhaseStarted)}
