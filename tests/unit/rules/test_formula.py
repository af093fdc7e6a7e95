"""Arithmetic that previews and AI share with the table."""

from __future__ import annotations

import pytest
from builders import EDITION, LANDS, cards

from macher.rules import formula

BRANDENBURG = EDITION.figures.lands[LANDS["BB"]].points


@pytest.mark.parametrize(
    ("votes", "step"), [(0, (5, 6)), (4, (1, 6)), (5, (5, 9)), (23, (2, 15)), (49, (1, 21)), (50, None), (80, None)]
)
def test_votes_to_the_next_step(votes, step):
    assert formula.votes_to_next_step(BRANDENBURG, votes) == step


def test_steps_without_more_points_are_passed_over():
    """Bremen has eight points from 25 to 34 votes."""
    assert formula.votes_to_next_step(EDITION.figures.lands[LANDS["HB"]].points, 26) == (9, 9)


def test_common_cards_need_topic_and_attitude():
    one, two = cards("+education -traffic +welfare"), cards("+education +traffic -welfare")
    assert formula.common_cards(one, two) == 1


def test_clockwise_and_nearness():
    assert formula.clockwise(2, 4) == (2, 3, 0, 1)
    assert formula.clockwise(5, 4) == (1, 2, 3, 0)
    assert formula.nearest(2, 4, [0, 1]) == 0
    assert formula.nearest(2, 4, [1, 2, 3]) == 2


def test_hidden_opinions_count_nothing():
    assert formula.match_sum(cards("+education"), [-1, *cards("+education"), -1], -1) == 1
