"""EN19 phase 5, send the shadow cabinet."""

from __future__ import annotations

import pytest
from builders import POLITICIANS, a_game

from macher.rules import events as ev
from macher.rules.commands import Pass, PlacePoliticians
from macher.rules.viewing import view

BACKBENCHER, VICE, SPEAKER, SECRETARY, LEADER = (
    POLITICIANS[key] for key in ("backbencher", "vice_chancellor", "spokesperson", "secretary", "parliamentary_leader")
)


def test_example():
    """EN19 phase 5, example: Marion beside Niedersachsen, Angie beside Brandenburg and Niedersachsen."""
    game = a_game(parties="spd linke cdu fdp").in_phase("cabinet_placement")
    game.do(PlacePoliticians(0, (-1, BACKBENCHER, -1, -1)), PlacePoliticians(1, (SECRETARY, VICE, -1, -1)))
    assert game.land("BB").row == [1]
    assert game.land("NDS").row == [0, 1]
    assert game.party(0).money == 30000


def test_rows_stand_in_the_order_of_placement():
    """EN19 phase 5, checklist 32: the order of turns from the start player."""
    game = a_game().start(2).in_phase("cabinet_placement")
    for seat in (2, 3, 0, 1):
        assert game.decider == seat
        game.table.apply(PlacePoliticians(seat, (BACKBENCHER, -1, -1, -1)))
        if seat != 1:
            assert game.phase == "cabinet_placement"
    (shown,) = game.events(ev.PoliticiansRevealed)
    assert list(shown.seats) == [2, 3, 0, 1]


def test_placing_costs_nothing_and_all_are_placed_in_one_turn():
    """EN19 phase 5, checklist 31."""
    game = a_game().in_phase("cabinet_placement").do(PlacePoliticians(0, (BACKBENCHER, VICE, SPEAKER, SECRETARY)))
    assert game.party(0).money == 30000
    assert game.decider == 1


@pytest.mark.parametrize(
    ("politicians", "reason"),
    [
        ((BACKBENCHER, BACKBENCHER, -1, -1), "politician-twice"),
        ((-1, -1, -1, -1), "nothing-chosen"),
        ((BACKBENCHER,), "no-such-land"),
        ((POLITICIANS["front_runner"], -1, -1, -1), "politician-not-in-hand"),
        ((-1, -1, -1, LEADER), ""),
    ],
)
def test_none_or_one_for_each_state(politicians, reason):
    """EN19 phase 5, checklist 31."""
    game = a_game().in_phase("cabinet_placement")
    assert game.refused(PlacePoliticians(0, politicians)) == reason


def test_used_politicians_are_gone():
    """EN19 phase 5: "each of them is single use"."""
    game = a_game()
    game.party(0).politicians = [VICE]
    game.in_phase("cabinet_placement", round=2)
    assert game.refused(PlacePoliticians(0, (-1, SECRETARY, -1, -1))) == "politician-not-in-hand"
    assert game.refused(PlacePoliticians(0, (VICE, -1, -1, -1))) == "land-closed"
    assert game.can(Pass(0))


def test_where_is_public_and_who_is_not():
    """EN19 phase 5, checklist 33."""
    game = a_game().in_phase("cabinet_placement").do(PlacePoliticians(0, (-1, BACKBENCHER, -1, -1)))
    other, own = view(game.table, 1).lands[1], view(game.table, 0).lands[1]
    assert (other.row, other.politicians) == ((0,), (-1,))
    assert own.politicians == (BACKBENCHER,)
    (placed,) = game.events(ev.PoliticianPlaced)
    assert placed.seen_by(1).politician == -1
