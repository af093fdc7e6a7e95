"""What moves on the table, at its edges."""

from __future__ import annotations

import pytest
from builders import a_game, card, cards

from macher.rules import events as ev
from macher.rules import operations as op
from macher.rules.table import Scored


def quiet_game():
    game = a_game()
    game.table.log.clear()
    return game


@pytest.mark.parametrize(("before", "delta", "after"), [(0, 2, 2), (3, 2, 4), (4, 1, 4), (-2, -2, -3), (-3, -1, -3)])
def test_trends_stay_on_their_scale(before, delta, after):
    """Ruling 14; the event tells what really moved, and nothing is told where nothing moves."""
    game = quiet_game().trend("NDS", before, 0, 0, 0)
    op.change_trend(game.table, 0, 1, delta, "poll")
    assert game.trend_of("NDS")[0] == after
    moved = [(event.delta, event.trend) for event in game.events(ev.TrendChanged)]
    assert moved == ([(after - before, after)] if after != before else [])


@pytest.mark.parametrize(("before", "delta", "after"), [(10, 5, 15), (3, -10, 0), (0, -1, 0), (60, 5, 65)])
def test_party_bases_have_a_floor_and_no_ceiling(before, delta, after):
    """Ruling 14."""
    game = quiet_game().base(before, 0, 0, 0)
    op.change_base(game.table, 0, delta, "poll")
    assert game.party(0).base == after
    assert [event.delta for event in game.events(ev.BaseChanged)] == ([after - before] if after != before else [])


def test_nothing_is_told_of_payments_of_nothing():
    game = quiet_game()
    op.change_money(game.table, 0, 0, "poll")
    op.score(game.table, 0, Scored.VOTES, 0)
    assert game.table.log == []


def test_points_are_noted_by_source():
    game = quiet_game()
    op.score(game.table, 1, Scored.BONUS, 7)
    op.score(game.table, 1, Scored.VOTES, 5)
    assert (game.party(1).points, game.party(1).scored) == (12, [5, 7, 0, 0, 0])
    assert [event.total for event in game.events(ev.PointsScored)] == [7, 12]


def test_programs_can_run_out_altogether():
    """Ruling 13: with neither deck nor discards there is no card, and the display keeps its hole."""
    game = quiet_game().program_deck("").program_display("+education")
    game.table.program_display.append(-1)
    assert op.draw_program(game.table) == -1
    op.fill_display(game.table)
    assert game.table.program_display == [card("+education"), -1]


def test_a_full_display_is_not_laid_again():
    game = quiet_game().program_display("+education -education")
    op.fill_display(game.table)
    assert game.events(ev.ProgramDisplayLaid) == []


def test_only_own_media_markers_become_presence():
    game = quiet_game().media("BB", 1)
    op.gain_presence(game.table, 0, 0)
    op.gain_presence(game.table, 1, 0)
    assert [party.presence for party in game.table.parties] == [[], [1], [], []]
    assert game.land("BB").media == []


def test_opinions_are_drawn_from_the_top():
    game = quiet_game().opinion_deck("+education -traffic +welfare")
    assert [op.draw_opinion(game.table), op.draw_opinion(game.table)] == cards("+education -traffic")


def test_an_empty_poll_deck_without_discards_gives_nothing():
    """Ruling 13."""
    game = quiet_game().polls()
    game.table.poll_discards, game.table.poll_known = [], []
    assert op.draw_poll(game.table) == -1


def test_nothing_is_logged_without_a_log():
    game = quiet_game()
    game.table.log = None
    op.change_votes(game.table, 0, 0, 6, "deployment")
    op.place_rallies(game.table, 0, 0, 3, 0)
    op.convert(game.table, 0, 0, 3)
    op.place_media(game.table, 0, 0)
    op.remove_media(game.table, 0, 0)
    assert game.table.log is None
    assert game.party(0).rallies == 20
