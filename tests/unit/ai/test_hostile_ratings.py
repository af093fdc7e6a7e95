"""Files of ratings with anything in them: what the arena did not write is refused as damaged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from macher.ai.ratings import FILE, Rating, RatingsDamaged, read_ratings, write_rating
from macher.resources import asset

ROW: dict[str, Any] = json.loads(asset(FILE).read_text("utf-8"))["ratings"][0]
WRONG = [None, True, -1, 0.5, 10**29, "x", "x" * 5_000, [], [1], {}, {"a": 1}, [[[[]]]]]


@pytest.mark.parametrize("key", ROW)
def test_a_wrong_value_in_a_row_is_damage(key: str) -> None:
    for value in WRONG:
        rows = [{**ROW, key: value}]
        try:
            row = read_ratings(json.dumps({"ratings": rows}))[0]
        except RatingsDamaged:
            continue
        assert isinstance(getattr(row, key), type(ROW[key]) if type(ROW[key]) is not float else (int, float)), value
        assert isinstance(row.points, int)
        assert len(row.range) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "1",
        "null",
        '{"ratings": 1}',
        '{"ratings": [1]}',
        '{"ratings": [[]]}',
        '{"ratings": {"a": 1}}',
        "[" * 999,
        '{"ratings": [{}]}',
        '{"ratings": "xy"}',
        "\0",
        '{"ratings": [{"kind": ["hard"]}]}',
        "9" * 5_000,
    ],
)
def test_what_is_no_file_of_ratings_is_damage(text: str, tmp_path: Path) -> None:
    with pytest.raises(RatingsDamaged):
        read_ratings(text)
    path = tmp_path / "ratings.json"
    path.write_text(text, "utf-8")
    with pytest.raises(RatingsDamaged):
        write_rating(path, Rating(**ROW))
    assert path.read_text("utf-8") == text


def test_bytes_that_are_no_text_are_damage(tmp_path: Path) -> None:
    path = tmp_path / "ratings.json"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(RatingsDamaged):
        write_rating(path, Rating(**ROW))
