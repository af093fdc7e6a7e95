"""Measured strength: the shipped file, the arithmetic, and what the arena writes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from macher.ai.arena import run_arena
from macher.ai.kinds import OFFERED
from macher.ai.ratings import ANCHOR, FILE, Rating, RatingsDamaged, in_points, rating_of, read_ratings, write_rating
from macher.editions.registry import edition, editions
from macher.resources import asset

ROW = Rating("easy", "2019", 4, 4, 0.1, 0.05, 0.2, 40, 10, 10000, "abc")
ACCEPTANCE = 10_000
"""Seeds from here on are never used for tuning."""


def test_the_shipped_ratings_say_where_they_come_from() -> None:
    rows = read_ratings(asset(FILE).read_text(encoding="utf-8"))
    assert {row.kind for row in rows} <= set(OFFERED) - {ANCHOR}
    assert "easy" in {row.kind for row in rows if row.edition == editions()[0]}
    for row in rows:
        found = edition(row.edition)
        assert row.elections in found.lengths
        assert row.seats in found.seats
        assert row.seed >= ACCEPTANCE
        assert row.low < row.share < row.high or row.share in (0, 1)
        assert rating_of(row.kind, found, row.elections) == row, "measured with other figures: measure again"


def test_levels_stand_in_their_order() -> None:
    found = edition(editions()[0])
    easy, hard = (rating_of(kind, found, 4) for kind in ("easy", "hard"))
    assert easy is not None
    assert easy.range[1] < in_points(0.25, 4)
    assert hard is None or hard.points > in_points(0.25, 4)


def test_equal_strength_is_a_thousand_and_tenfold_odds_are_four_hundred_more() -> None:
    assert [in_points(1 / seats, seats) for seats in (3, 4, 5)] == [1000, 1000, 1000]
    assert in_points(10 / 13, 4) == 1400
    assert in_points(0.0, 4) < in_points(0.01, 4) < in_points(0.5, 4) < in_points(1.0, 4)


def test_what_was_measured_with_other_figures_is_not_shown() -> None:
    assert rating_of("easy", edition("2019"), 99) is None
    assert rating_of("nobody", edition("2019"), 4) is None


def test_a_rating_takes_the_place_of_the_older_one(tmp_path: Path) -> None:
    path = tmp_path / FILE
    write_rating(path, ROW)
    newer = Rating("easy", "2019", 4, 4, 0.2, 0.1, 0.3, 80, 20, 10000, "abc")
    other = Rating("hard", "2019", 4, 4, 0.4, 0.3, 0.5, 80, 20, 10000, "abc")
    write_rating(path, other)
    write_rating(path, newer)
    assert read_ratings(path.read_text(encoding="utf-8")) == [newer, other]


@pytest.mark.parametrize(
    ("found", "instead"),
    [('"easy"', '"nobody"'), ("0.05", "0.5"), ('"games": 40', '"games": 41'), ('"seed"', '"sead"'), ("}", "")],
)
def test_a_damaged_file_is_refused(tmp_path: Path, found: str, instead: str) -> None:
    path = tmp_path / FILE
    write_rating(path, ROW)
    text = path.read_text(encoding="utf-8")
    with pytest.raises(RatingsDamaged):
        read_ratings(text.replace(found, instead, 1))


def test_the_arena_enters_its_result(tmp_path: Path) -> None:
    path = tmp_path / FILE
    report = run_arena("sane", "normal", 3, 4, 2, 10, rating=path, out=io.StringIO())
    (row,) = read_ratings(path.read_text(encoding="utf-8"))
    assert (row.kind, row.edition, row.elections, row.seats) == ("sane", "2019", 4, 3)
    assert (row.games, row.blocks, row.seed) == (report.games, report.blocks, 10)
    assert row.data == edition("2019").data_digest
