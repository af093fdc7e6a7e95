"""EN19 section 07, end of the game and final scoring; rulings 19 and 20."""

from __future__ import annotations

import pytest
from builders import a_game

from macher.rules import events as ev
from macher.rules.final import money_points
from macher.rules.table import Scored

PRIZES = (6, 3)


@pytest.mark.parametrize(
    ("money", "points"),
    [
        ((5000, 4000, 3000, 0), [6, 3, 0, 0]),
        ((5000, 5000, 3000, 0), [6, 6, 0, 0]),
        ((5000, 4000, 4000, 4000), [6, 3, 3, 3]),
        ((0, 0, 0, 0), [6, 6, 6, 6]),
        ((1000, 0, 0, 0), [6, 3, 3, 3]),
        ((7000, 7000, 7000, 1000), [6, 6, 6, 0]),
    ],
)
def test_leftover_money(money, points):
    """EN19 section 07, ruling 19: ties in full, no second after a shared first, no minimum to score."""
    assert money_points(money, PRIZES, second_after_tie=False) == points


@pytest.mark.parametrize(
    ("money", "points"),
    [((5000, 5000, 3000, 3000), [6, 6, 3, 3]), ((5000, 4000, 3000, 0), [6, 3, 0, 0]), ((1, 1, 1, 1), [6, 6, 6, 6])],
)
def test_second_after_a_tie(money, points):
    """Ruling 19, option."""
    assert money_points(money, PRIZES, second_after_tie=True) == points


def finished(prepare):
    """A game whose last election has been held; votes decide nothing, so seat 0 gets 5 for no coalition."""
    game = prepare(a_game().in_round(4))
    return game.in_phase("election", round=4)


def test_media_presence_base_and_money():
    """EN19 section 07, checklist 72."""

    def prepare(game):
        game.party(0).presence, game.party(1).presence = [1, 3], [2]
        return game.base(12, 3, 0, 7).money(9000, 3000, 8000, 0)

    game = finished(prepare)
    presence = game.table.length.presence
    scored = [party.scored for party in game.table.parties]
    assert [one[Scored.PRESENCE] for one in scored] == [presence[0] + presence[2], presence[1], 0, 0]
    assert [one[Scored.BASE] for one in scored] == [12, 3, 0, 7]
    assert [one[Scored.MONEY] for one in scored] == [6, 0, 3, 0]


def test_nothing_else_scores():
    """EN19 section 07, checklist 72: politicians, markers, cards and donations left over are worth nothing."""
    game = finished(lambda game: game.base(0, 0, 0, 0).money(0, 1000, 2000, 3000).media("TH", 3, 2))
    assert game.party(1).politicians
    assert game.everybodys("points") == [5, 0, 3, 6]


def test_the_highest_score_wins():
    """EN19 section 07."""
    game = finished(lambda game: game.base(0, 40, 30, 0))
    (end,) = game.events(ev.GameEnded)
    assert end.winners == (1,)
    assert list(end.scores) == game.everybodys("points")


def test_equal_scores_share_the_victory():
    """Ruling 20."""
    game = finished(lambda game: game.base(10, 15, 15, 0))
    (end,) = game.events(ev.GameEnded)
    assert end.winners == (0, 1, 2)


def test_the_game_ends_after_four_elections():
    """EN19 section 07."""
    game = finished(lambda game: game)
    assert game.table.over
    assert game.table.deciders() == ()
    assert game.table.held == 4
