"""Coalitions of the classic editions: VG06 6.2.4, WBC06 5.2.4, CONS D; rulings C6, C7 and C28."""

from __future__ import annotations

import pytest
from classics import EDITIONS, a_classic

from macher.rules import events as ev
from macher.rules.commands import AnswerCoalition, Pass
from macher.rules.national.commands import AskCoalition
from macher.rules.national.events import CoalitionFormed, CoalitionOffered, TileGone
from macher.rules.viewing import view

TWO = "+a +b -c -d -f"
"""Two cards equal to ``PROGRAM``."""
NONE = "-a -b -c -d -e"


def apart(key="2006", seats=4, **settings):
    """Nobody has two cards in common with anybody."""
    game = a_classic(key, seats, **settings)
    programs = ("+a +b +c +d +e", "-a -b -c -d -e", "+a -b +f +g -c", "-a +b -f -g +c", "+d -e +f -g -c")
    for seat in range(seats):
        game.program(seat, programs[seat])
    return game


def pair(key="2006", common=TWO, tiles=(0, 1), **settings):
    """Seats 0 and 1 have equal cards, and tiles lie in the current region."""
    return apart(key, **settings).program(0, "+a +b +c +d +e").program(1, common).tiles(0, *tiles)


@pytest.mark.parametrize("key", EDITIONS)
def test_two_equal_cards_need_the_consent_of_both(key):
    """VG06 6.2.4, WBC06 5.2.4, CONS D, checklist 2006/30, 1997/13, Consim/9."""
    game = pair(key).in_phase("coalitions")
    assert game.decider == 0
    game.do(AskCoalition(0, 1))
    assert (game.step, game.decider) == ("coalition_answer", 1)
    assert (game.options().partner, game.options().common) == (0, 2)
    game.do(AnswerCoalition(1, True))
    assert game.table.pairs == [[0, 1]]
    assert game.events(CoalitionFormed) == [CoalitionFormed(0, 1, 0, False)]
    assert view(game.table, 3).coalitions == ((0, 1),)


@pytest.mark.parametrize("key", EDITIONS)
def test_the_other_may_refuse(key):
    """WBC06 5.2.4, ruling C7; then it may ask in its own turn."""
    game = pair(key).in_phase("coalitions").do(AskCoalition(0, 1), AnswerCoalition(1, False))
    assert game.table.pairs == []
    assert game.events(ev.CoalitionAnswered) == [ev.CoalitionAnswered(1, 0, 0, False)]
    assert (game.step, game.decider) == ("coalitions", 1)
    game.do(AskCoalition(1, 0), AnswerCoalition(0, True))
    assert game.table.pairs == [[1, 0]]


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("common", ["+a +b +c -d -f", "+a +b +c +d -f", "+a +b +c +d +e"])
def test_three_and_more_force(key, common):
    """VG06 6.2.4, WBC06 5.2.4, CONS D, checklist 2006/30, ruling C7: three, four or five; nobody answers."""
    game = pair(key, common).in_phase("coalitions").do(AskCoalition(0, 1))
    assert game.table.pairs == [[0, 1]]
    assert [event.forced for event in game.events(CoalitionOffered)] == [True]
    assert game.phase != "coalitions"


@pytest.mark.parametrize("key", EDITIONS)
def test_either_may_force(key):
    """VG06 6.2.4 "l'un ou l'autre", WBC06 5.2.4 "may even force a coalition with the first player", 1997/12."""
    game = pair(key, "+a +b +c -d -f").in_phase("coalitions").do(Pass(0))
    assert game.decider == 1
    game.do(AskCoalition(1, 0))
    assert game.table.pairs == [[1, 0]]


@pytest.mark.parametrize("key", EDITIONS)
def test_the_opposite_attitude_is_not_equal(key):
    """Ruling C7: topic and attitude."""
    game = pair(key, "+a -b -c -d -e").in_phase("coalitions")
    assert game.phase != "coalitions"


@pytest.mark.parametrize("key", EDITIONS)
def test_asking_one_after_another(key):
    """WBC06 5.2.4, checklist 1997/12, ruling C7: until one agrees or none is left."""
    game = pair(key, tiles=(0, 1, 2)).program(2, "+d +e -f -g -a").in_phase("coalitions")
    game.do(AskCoalition(0, 1), AnswerCoalition(1, False))
    assert game.decider == 0
    assert game.refused(AskCoalition(0, 1)) == "coalition-refused"
    game.do(AskCoalition(0, 2), AnswerCoalition(2, True))
    assert game.table.pairs == [[0, 2]]
    assert game.phase != "coalitions"  # seat 1 is left without a partner


def test_passing_ends_the_asking():
    """Ruling C7: the next party with a tile follows."""
    game = pair(tiles=(0, 1, 2)).program(2, "+d +e -f -g -a").in_phase("coalitions").do(Pass(0))
    assert game.decider == 1
    game.do(Pass(1))
    assert game.decider == 2
    game.do(AskCoalition(2, 0), AnswerCoalition(0, True))
    assert game.table.pairs == [[2, 0]]


@pytest.mark.parametrize("key", EDITIONS)
def test_two_coalitions_but_nobody_in_both(key):
    """VG06 6.2.4, WBC06 5.2.4, checklist 2006/31, 1997/13."""
    game = a_classic(key, seats=5)  # all have the same program
    game.tiles(0, 0, 1, 2, 3, 4).in_phase("coalitions").do(AskCoalition(0, 3))
    assert game.decider == 1
    assert game.refused(AskCoalition(1, 3)) == "coalition-taken"
    game.do(AskCoalition(1, 4))
    assert game.table.pairs == [[0, 3], [1, 4]]
    assert game.phase != "coalitions"


@pytest.mark.parametrize("key", EDITIONS)
def test_tiles_of_both_parties_in_the_current_region(key):
    """VG06 6.2.4, WBC06 5.2.4, checklist 2006/29, ruling C6: a tile elsewhere waits there."""
    game = a_classic(key).tiles(0, 0, 1).tiles(1, 2, 3).in_phase("coalitions")
    assert game.refused(AskCoalition(0, 2)) == "coalition-tile"
    assert game.table.refusal(AskCoalition(2, 0)).reason == "not-your-decision"
    game.do(Pass(0), Pass(1))
    assert game.phase != "coalitions"
    assert game.table.tiles[1] == [2, 3]


@pytest.mark.parametrize("key", EDITIONS)
def test_too_few_equal_cards(key):
    """VG06 6.2.4, checklist 2006/30."""
    game = pair(key, tiles=(0, 1, 2)).in_phase("coalitions")
    assert game.refused(AskCoalition(0, 2)) == "coalition-common"
    assert game.table.refusal(AskCoalition(0, 2)).args == {"needed": 2}
    assert game.refused(AskCoalition(0, 0)) == "target-wrong"
    assert game.refused(AskCoalition(0, 9)) == "wrong-command"
    assert set(game.options()) == {AskCoalition(0, 1), Pass(0)}
    assert game.options().common[:2] == (5, 2)


@pytest.mark.parametrize("key", EDITIONS)
def test_from_the_first_player_in_the_order_of_play(key):
    """VG06 6.2.4, WBC06 5.2.4; Consim: the order that was chosen (ruling C26)."""
    game = a_classic(key).order(3, 0, 2, 1).tiles(0, 0, 1, 2, 3).in_phase("coalitions")
    asked = []
    while game.step == "coalitions":
        asked.append(game.decider)
        game.do(Pass(game.decider))
    assert asked == [3, 0, 2, 1]


def test_unused_tiles_leave_in_2006():
    """VG06 6.2.4, checklist 2006/33, ruling C6: those of the current region; those of a coalition stay."""
    game = a_classic("2006").tiles(0, 0, 1, 3).tiles(2, 0, 3).in_phase("coalitions").do(AskCoalition(0, 1))
    assert game.table.tiles == [[0, 1], [], [0, 3], []]
    assert game.events(TileGone) == [TileGone(3, 0)]
    assert game.table.supply == [2, 3, 4, 2]  # out of the game, not back


@pytest.mark.parametrize("key", ["1997", "consim"])
def test_unused_tiles_stay_elsewhere(key):
    """WBC06 5.2.3, checklist 1997/10: until the election of the region is resolved."""
    game = a_classic(key).tiles(0, 0, 1, 3).in_phase("coalitions").do(AskCoalition(0, 1))
    assert game.table.tiles[0] == [0, 1, 3]


@pytest.mark.parametrize("key", EDITIONS)
def test_a_coalition_lasts_for_its_region(key):
    """VG06 6.2.4, checklist 2006/32; tiles and coalition go with the region (ruling C19)."""
    game = a_classic(key).tiles(0, 0, 1).in_phase("coalitions").do(AskCoalition(0, 1))
    game.program(1, NONE)  # whatever happens later in the round
    assert game.table.pairs == [[0, 1]]
    game.in_phase("next_region")
    assert game.table.pairs == []
    assert game.table.tiles[0] == []


@pytest.mark.parametrize("key", EDITIONS)
def test_none_in_the_last_region(key):
    """VG06 6.4.1.1, WBC06 5.4.2, CONS, checklist 2006/34, 1997/32, Consim/26."""
    game = a_classic(key).in_round(7)
    game.tiles(game.table.current(), 0, 1).in_phase("coalitions", round=7)
    assert "coalitions" not in {event.phase for event in game.events(ev.PhaseStarted)}
    assert game.table.pairs == []


def test_everybody_sees_who_asks_whom():
    """The offer waits in everybody's view until it is answered."""
    game = pair().in_phase("coalitions").do(AskCoalition(0, 1))
    assert [view(game.table, seat).offer for seat in (-1, 0, 1, 2)] == [(0, 1)] * 4
    game.do(AnswerCoalition(1, False))
    assert view(game.table, 2).offer is None


def test_three_players():
    """WBC06 5.2.4: one coalition among three, the third stays alone."""
    game = a_classic(seats=3).tiles(0, 0, 1, 2).in_phase("coalitions").do(Pass(0), AskCoalition(1, 2))
    assert game.table.pairs == [[1, 2]]
    assert game.phase != "coalitions"
