"""The provider of chance."""

from __future__ import annotations

from collections import Counter

import pytest

from macher.engine.chance import Chance, Stream, Streams, seed_stream


def test_known_numbers():
    """The generator never changes: saves hold a seed and nothing else of chance."""
    stream, chance = Stream(2019, 1), Chance.seeded(2019, 2)
    known = [62, 464, 777, 303, 546, 793, 236, 695]
    assert [stream.below(1000) for _ in known] == known
    assert [chance.below(1, 1000) for _ in known] == known
    assert chance.streams[0] == seed_stream(2019, 0)


@pytest.mark.parametrize("count", [1, 2, 7, 14, 56])
def test_every_number_comes_up(count):
    stream = Stream(5, count)
    drawn = Counter(stream.below(count) for _ in range(400 * count))
    assert set(drawn) == set(range(count))
    assert min(drawn.values()) > 280


def test_shuffling_keeps_the_cards_and_reaches_every_order():
    chance, orders = Chance.seeded(3, 1), Counter()
    for _ in range(3000):
        cards = [1, 2, 3]
        chance.shuffle(0, cards)
        assert sorted(cards) == [1, 2, 3]
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 400


def test_sources_do_not_touch_each_other():
    first, second = Chance.seeded(9, 2), Chance.seeded(9, 2)
    for _ in range(10):
        first.below(0, 100)
    assert [first.below(1, 100) for _ in range(5)] == [second.below(1, 100) for _ in range(5)]


def test_names_make_streams_different():
    numbers = {Stream(seed, name).below(1 << 40) for seed in range(20) for name in range(20)}
    assert len(numbers) == 400


def test_streams_that_share_names_are_the_same_as_single_ones():
    shared = Streams(2019, 4711, 2)
    assert [shared[name].below(1 << 40) for name in range(9)] == [
        Stream(2019, 4711, 2, name).below(1 << 40) for name in range(9)
    ]


def test_passing_over_an_order_goes_on_as_if_it_had_been_drawn():
    for count in range(4):
        drawn, passed = Stream(7), Stream(7)
        drawn.shuffle(list(range(count)))
        passed.pass_over(range(count))
        assert drawn.below(1 << 40) == passed.below(1 << 40)


def test_units_lie_between_zero_and_one():
    stream = Stream(1)
    assert all(0 <= stream.unit() < 1 for _ in range(1000))
