"""Election outlooks follow the rules of winners, partners and the strongest (EN19 phase 9b)."""

from __future__ import annotations

import pytest

from macher.ai.outlook import Bonuses, Rival, outlook

BONUSES = Bonuses(50, 12, 10, 7, 5)
POINTS = tuple(range(51))


def _look(*rivals: Rival) -> tuple[tuple[float, ...], tuple[float, ...]]:
    found = outlook(POINTS, rivals, BONUSES, 0, 0.0, 1.0)
    return found.bonus, found.win


def test_a_majority_alone() -> None:
    bonus, win = _look(Rival(30, 10, 0, True), Rival(5, 0, 0, False))
    assert (bonus[50], win[50]) == (12, 1)


def test_a_majority_beside_a_stronger_one() -> None:
    bonus, win = _look(Rival(50, 4, 0, True))
    assert (bonus[50], win[50]) == (10, 0)
    assert (bonus[48], win[48]) == (0, 0)
    assert (bonus[56], win[56]) == (10, 1)


def test_a_coalition_needs_a_majority_together() -> None:
    bonus, win = _look(Rival(30, 0, 0, False), Rival(2, 0, 0, False))
    assert bonus[10] == 0
    assert bonus[20] == pytest.approx(7)
    assert bonus[30] == pytest.approx(7)
    assert win[32] == 1


def test_the_more_similar_candidate_is_the_likelier_partner() -> None:
    near, _ = _look(Rival(30, 0, 4, True), Rival(24, 0, 0, True))
    far, _ = _look(Rival(30, 0, 1, True), Rival(24, 0, 0, True))
    assert 7 > near[22] > far[22] > 0


def test_the_strongest_without_a_partner() -> None:
    bonus, win = _look(Rival(10, 0, 0, True))
    assert (bonus[20], win[20]) == (5, 0)
    assert bonus[10] == 0  # the other is nearer to the start player
    assert _look(Rival(10, 0, 0, False))[0][10] == 5


def test_points_scatter_around_the_plan() -> None:
    steps = (0,) * 5 + (10,) * 46
    sharp = outlook(steps, (Rival(60, 0, 0, True),), BONUSES, 0, 0.0, 1.0)
    blurred = outlook(steps, (Rival(60, 0, 0, True),), BONUSES, 4, 0.0, 1.0)
    assert (sharp.points[4], sharp.points[5]) == (0, 10)
    assert 0 < blurred.points[5] < 10
    assert blurred.points[20] == 10
