"""The planner of rallies finds the cheapest way, and no cheaper one."""

from __future__ import annotations

from itertools import product

import pytest

from macher.ai.plans import NEVER, Rules, after_buying, before_buying, gain
from macher.rules.formula import votes_for

PRICES = (0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 10.0, 15.0, 20.0)
RULES = Rules(PRICES, 8, 4)

# Thousands of euros for 44 more votes from three rallies, computed independently over the rulebook's table of costs.
COSTS_OF_A_MAJORITY = {
    (1, 0): (None, None, None, None),
    (1, 2): (None, None, None, None),
    (2, 0): (None, None, 37, 26),
    (2, 2): (None, None, 17, 11),
    (2, 4): (None, 17, 7, 7),
    (3, 0): (None, 22, 15, 12),
    (3, 2): (None, 10, 6, 6),
    (3, 4): (None, 4, 4, 4),
    (4, 0): (None, 10, 8, 8),
    (4, 4): (5, 2, 2, 2),
}


@pytest.mark.parametrize(("match", "trend"), COSTS_OF_A_MAJORITY)
def test_the_least_cost_of_a_majority(match: int, trend: int) -> None:
    for rounds, expected in enumerate(COSTS_OF_A_MAJORITY[match, trend], 1):
        cost = before_buying(RULES, 3, trend, (float(match),) * rounds, (1.0,) * rounds)[44]
        assert cost == (NEVER if expected is None else expected)


@pytest.mark.parametrize(("trend", "match"), [(-2, 1), (0, 2), (3, 2), (1, 3)])
def test_two_rounds_agree_with_trying_everything(trend: int, match: int) -> None:
    best = [NEVER] * 61
    for first, second in product(range(9), repeat=2):
        for converted in (0, 4, 5, 6, 7, 8):
            if converted > first or first - converted + second > 8:
                continue
            votes = votes_for(converted, trend, match) + votes_for(first - converted + second, trend, match)
            for reached in range(min(votes, 60) + 1):
                best[reached] = min(best[reached], PRICES[first] + PRICES[second])
    assert before_buying(RULES, 0, trend, (float(match),) * 2, (1.0, 1.0)) == tuple(best)


def test_more_votes_never_cost_less() -> None:
    for rallies, trend in product((0, 3, 8), (-3, 0, 4)):
        costs = before_buying(RULES, rallies, trend, (1.0, 2.0, 2.5), (0.5, 0.4, 0.1))
        assert list(costs) == sorted(costs)


def test_what_is_bought_already_is_free() -> None:
    assert after_buying(RULES, 5, 1, (2.0,), (0.5,))[gain(5, 1, 2.0)] == 0
    assert after_buying(RULES, 5, 1, (2.0,), (0.5,))[gain(5, 1, 2.0) + 1] == NEVER


def test_each_round_has_its_price() -> None:
    dear_now = before_buying(RULES, 0, 0, (2.0, 2.0), (1.0, 0.1))
    dear_later = before_buying(RULES, 0, 0, (2.0, 2.0), (0.1, 1.0))
    assert dear_now[8] == dear_later[8] == pytest.approx(0.5)  # four rallies where they are cheap
