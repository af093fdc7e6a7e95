"""Tuned weights: how they were found, and that expert seats play with them."""

from __future__ import annotations

from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any

import pytest

from macher.ai import tuning
from macher.ai.learning import read_games
from macher.ai.search import ExpertBot, HardBot
from macher.ai.tuning import AROUND, FARTHEST, OFF, Bend, bends, main, moved, names, offsets, played, tuned, weights_of
from macher.ai.weights import NORMAL, TUNED, over

GAMES = Path(__file__).parents[2] / "strength" / "tuning-2019-4-4.jsonl"


def test_seats_of_a_game_are_off_by_opposites() -> None:
    rows = offsets(7)
    for row in rows:
        assert [-number for number in row] in rows
    assert 0.8 * OFF < (sum(number**2 for row in rows for number in row) / len(rows) / len(names())) ** 0.5 < 1.2 * OFF
    assert rows == offsets(7) != offsets(8)


def test_moved_weights_end_at_one_where_they_are_chances() -> None:
    assert moved({}, NORMAL) == NORMAL
    new = moved({"hold": 3.0, "slack": 1.0, "money/3": 1.0, "money/0": -1.0}, NORMAL)
    assert new.hold == 1.0
    assert new.slack == pytest.approx(NORMAL.slack * 2.71828, rel=1e-4)
    assert new.money[3] == new.money[4] == pytest.approx(NORMAL.money[3] * 2.71828, rel=1e-4)
    assert new.money[0] < NORMAL.money[0]
    assert new.money[1:3] == NORMAL.money[1:3]


def test_a_weight_goes_to_the_top_of_its_bend_as_far_as_one_dares() -> None:
    assert Bend("slack", 2.0, -5.0).best == pytest.approx(0.2)
    assert Bend("slack", -2.0, -5.0).best == pytest.approx(-0.2)
    assert Bend("slack", 9.0, -5.0).best == FARTHEST
    assert Bend("slack", 0.4, 3.0).best == pytest.approx(0.1), "a hollow is taken for a flat hill"


def test_what_a_weight_brings_is_found_in_games() -> None:
    """Games whose results follow from one weight: with 0.2 more of it than in the middle everything is best."""

    def game(seed: int, around: int) -> dict[str, Any]:
        at = [log(weights.slack / AROUND[-1].slack) for weights in weights_of(seed, around)]
        return {"seed": seed, "around": around, "points": [100 - 60 * (each - 0.2) ** 2 for each in at]}

    found = {each.name: each for each in bends([game(seed, seed % 3) for seed in range(40)])}
    assert found["slack"].best == pytest.approx(0.2, abs=0.03)
    assert max(abs(each.slope) for name, each in found.items() if name != "slack") < 0.25 * found["slack"].slope


@pytest.mark.long
def test_the_tuned_weights_follow_from_the_kept_games() -> None:
    assert tuned(bends(read_games([GAMES]))) == TUNED


def test_games_are_added_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(seed: int, around: int) -> dict[str, int]:
        return {"seed": seed, "around": around}

    monkeypatch.setattr(tuning, "played", quick)
    file = tmp_path / "games.jsonl"
    file.write_text('{"seed": 5}\n')
    main(["play", "--around", "2", "--first", "4", "--games", "3", str(file)])
    assert list(read_games([file])) == [{"seed": 5}, {"seed": 4, "around": 2}, {"seed": 6, "around": 2}]


@pytest.mark.parametrize("seed", [200_000, 206_000, 209_000])
def test_a_game_is_played_with_the_weights_of_its_seed(seed: int) -> None:
    (kept,) = [game for game in read_games([GAMES]) if game["seed"] == seed]
    assert played(seed, kept["around"]) == kept


def test_an_expert_has_the_tuned_weights_and_a_personality_keeps_what_sets_it_apart() -> None:
    own = replace(NORMAL, reserve=12.0)
    assert over(own, TUNED) == replace(TUNED, reserve=12.0)
    assert over(NORMAL, TUNED) == TUNED
    assert ExpertBot()._style.weights == TUNED
    assert HardBot()._style.weights == NORMAL
