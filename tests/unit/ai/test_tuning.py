"""Tuned weights: how they were found, and that expert seats play with them."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from macher.ai.learning import read_games
from macher.ai.search import ExpertBot, HardBot
from macher.ai.tuning import OFF, Slope, add_games, moved, names, offsets, slopes, step
from macher.ai.weights import NORMAL, TUNED, Weights, over

GAMES = Path(__file__).parents[2] / "strength" / "tuning-2019-4-4.jsonl"


def test_seats_of_a_game_are_off_by_opposites() -> None:
    rows = offsets(7)
    for row in rows:
        assert [-number for number in row] in rows
    assert 0.8 * OFF < (sum(number**2 for row in rows for number in row) / len(rows) / len(names())) ** 0.5 < 1.2 * OFF
    assert rows == offsets(7) != offsets(8)


def test_moved_weights_end_at_one_where_they_are_chances() -> None:
    assert moved({}) == NORMAL
    new = moved({"hold": 3.0, "slack": 1.0, "money/3": 1.0, "money/0": -1.0})
    assert new.hold == 1.0
    assert new.slack == pytest.approx(NORMAL.slack * 2.71828, rel=1e-4)
    assert new.money[3] == new.money[4] == pytest.approx(NORMAL.money[3] * 2.71828, rel=1e-4)
    assert new.money[0] < NORMAL.money[0]
    assert new.money[1:3] == NORMAL.money[1:3]


def test_a_step_goes_where_the_slope_is_sure() -> None:
    found = step([Slope("hold", 4.0, 1.0), Slope("slack", 4.0, 4.0), Slope("spite", -4.0, 1.0)])
    assert found["hold"] == pytest.approx(-found["spite"])
    assert 0 < found["slack"] < found["hold"]
    assert sum(power**2 for power in found.values()) == pytest.approx(1.0)
    assert step([Slope("hold", 1.0, 2.0)]) == {}


def test_the_tuned_weights_follow_from_the_kept_games() -> None:
    """They were taken after the first 719 of these 738 games, so they agree nearly."""
    wanted = moved(step(slopes(read_games([GAMES]))))
    for each in fields(Weights):
        assert getattr(TUNED, each.name) == pytest.approx(getattr(wanted, each.name), rel=0.05), each.name


def test_games_are_added_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("macher.ai.tuning.played", lambda seed, after: {"seed": seed, "points": [1, 2, 3, 4]})
    file = tmp_path / "games.jsonl"
    file.write_text('{"seed": 5, "points": [9, 9, 9, 9]}\n')
    add_games(file, 4, 3)
    assert [game["seed"] for game in read_games([file])] == [5, 4, 6]


def test_a_game_is_played_with_the_weights_of_its_seed() -> None:
    (kept,) = [game for game in read_games([GAMES]) if game["seed"] == 200_000]
    from macher.ai.tuning import played

    assert played(200_000) == kept


def test_an_expert_has_the_tuned_weights_and_a_personality_keeps_what_sets_it_apart() -> None:
    own = replace(NORMAL, reserve=12.0)
    assert over(own, TUNED) == replace(TUNED, reserve=12.0)
    assert over(NORMAL, TUNED) == TUNED
    assert ExpertBot()._style.weights == TUNED
    assert HardBot()._style.weights == NORMAL
