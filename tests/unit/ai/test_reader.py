"""The reader of the blind test: it names who behaves differently, never peeks, and is else right by chance alone."""

from __future__ import annotations

from macher.ai.kinds import STYLES
from macher.ai.reader import FEW, Seat, read
from macher.ai.signs import Sign
from macher.engine.chance import Stream

STREAM = Stream(4)


def seats(games: int, given: object) -> list[Seat]:
    """Twenty decisions of each character in each game; ``given`` makes the sign of one."""
    return [Seat(game, style, [given(style) for _ in range(20)]) for game in range(games) for style in STYLES]  # type: ignore[operator]


def own(style: str) -> list[Sign]:
    """Mostly a habit of its own."""
    return [("habit", STYLES.index(style) if STREAM.unit() < 0.6 else STREAM.below(len(STYLES)))]


def same(style: str) -> list[Sign]:
    return [("habit", STREAM.below(6))]


def test_different_habits_are_told_apart_and_better_by_more_decisions() -> None:
    rows = seats(12, own)
    few, ten, whole = read(rows, 2), read(rows, 10), read(rows)
    assert whole.share == 1.0
    assert 1 / len(STYLES) + 0.1 < few.share < ten.share <= whole.share
    assert whole.seats == 12 * len(STYLES)
    assert set(whole.by_style) == set(STYLES)
    assert 0 < few.error < 0.1


def test_alike_habits_are_told_apart_by_chance_alone() -> None:
    assert abs(read(seats(60, same), 10).share - 1 / len(STYLES)) < 0.06


def test_nobody_is_named_by_the_own_game() -> None:
    """Each game has habits of its own, so what was learned from others says nothing about it."""
    rows = [
        Seat(game, style, [[("habit", game % 3, number)]] * 20)
        for game in range(12)
        for number, style in enumerate(STYLES)
    ]
    assert read(rows).share <= 1 / len(STYLES) + 0.001


def test_kinds_can_be_left_out_and_seats_that_did_hardly_anything_are() -> None:
    rows = [Seat(game, style, [[("bid", style)], *[[("other", 1)]] * FEW]) for game in range(6) for style in STYLES]
    assert read(rows).share == 1.0
    assert read(rows, without=("bid",)).share <= 1 / len(STYLES) + 0.001
    assert read(rows, without=("other",)).seats == 0
    assert read([]).share == 0.0
