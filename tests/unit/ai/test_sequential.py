"""The test that ends an arena: not before twenty blocks, in the right direction, and then for good."""

from __future__ import annotations

import pytest

from macher.ai.sequential import FEWEST, SequentialTest


def after(blocks: int, mean: float, low: float = 0.0, high: float = 2.0) -> SequentialTest:
    test = SequentialTest(low, high)
    for _ in range(blocks):
        test.add(mean)
    return test


@pytest.mark.parametrize(("mean", "verdict"), [(2.0, "accepted"), (0.0, "rejected"), (1.0, "")])
def test_nothing_is_decided_before_twenty_blocks(mean: float, verdict: str) -> None:
    assert FEWEST == 20
    assert after(FEWEST - 1, mean).verdict == ""
    assert after(FEWEST, mean).verdict == verdict


def test_what_comes_after_the_verdict_changes_nothing() -> None:
    test = after(FEWEST, 2.0)
    for _ in range(100):
        test.add(-9.0)
    assert (test.verdict, test.count) == ("accepted", FEWEST)
    assert "accepted after 20 blocks" in test.sentence()


@pytest.mark.parametrize(("low", "high"), [(1.0, 1.0), (2.0, 1.0)])
def test_bounds_in_the_wrong_order_are_refused(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="not below"):
        SequentialTest(low, high)
    assert SequentialTest(0.0, 1.0).ratio == 0.0
