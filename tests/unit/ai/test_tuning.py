"""Tuned weights: how they were found, and that expert seats play with them."""

from __future__ import annotations

from dataclasses import replace
from math import log
from pathlib import Path
from typing import Any

import pytest

from macher.ai import tuning
from macher.ai.classic.weights import CLASSIC, CLASSIC_FIRST, CLASSIC_TUNED
from macher.ai.learning import read_games
from macher.ai.likings import BROKER
from macher.ai.search import ExpertBot, HardBot
from macher.ai.styles import Style
from macher.ai.tuning import (
    AROUND,
    CLASSICS,
    FARTHEST,
    LATEST,
    OFF,
    Bend,
    Subject,
    bends,
    main,
    moved,
    names,
    offsets,
    played,
    tuned,
    weights_of,
)
from macher.ai.weights import NORMAL, TUNED

KEPT = Path(__file__).parents[2] / "strength"
GAMES = KEPT / "tuning-2019-4-4.jsonl"
CLASSIC_GAMES = KEPT / "tuning-classic-4.jsonl"


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


@pytest.mark.long
def test_the_tuned_classic_weights_follow_from_the_kept_games() -> None:
    games = list(read_games([CLASSIC_GAMES]))
    once, usual = [game for game in games if not game["around"]], CLASSICS._replace(around=(CLASSIC,))
    assert tuned(bends(once, usual), usual) == CLASSIC_FIRST
    assert tuned(bends(games, CLASSICS), CLASSICS) == CLASSIC_TUNED


def test_a_set_of_weights_that_there_is_not_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for around in ("2", "-1"):
        with pytest.raises(SystemExit):
            main(["--classic", "play", "--around", around, str(tmp_path / "games.jsonl")])
    assert "there are 2 sets of weights" in capsys.readouterr().err


def test_games_are_added_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(seed: int, around: int, subject: tuning.Subject) -> dict[str, int]:
        assert subject is tuning.LATEST
        return {"seed": seed, "around": around}

    monkeypatch.setattr(tuning, "played", quick)
    file = tmp_path / "games.jsonl"
    file.write_text('{"seed": 5}\n')
    main(["play", "--around", "2", "--first", "4", "--games", "3", str(file)])
    assert list(read_games([file])) == [{"seed": 5}, {"seed": 4, "around": 2}, {"seed": 6, "around": 2}]


@pytest.mark.parametrize(
    ("file", "seed", "subject"),
    [
        (GAMES, 200_000, LATEST),
        (GAMES, 206_000, LATEST),
        (GAMES, 209_000, LATEST),
        (CLASSIC_GAMES, 284_001, CLASSICS),
        (CLASSIC_GAMES, 286_002, CLASSICS),
    ],
)
def test_a_game_is_played_with_the_weights_of_its_seed(file: Path, seed: int, subject: Subject) -> None:
    (kept,) = [game for game in read_games([file]) if game["seed"] == seed]
    assert played(seed, kept["around"], subject) == kept


def test_an_expert_has_the_tuned_weights_and_a_personality_keeps_what_sets_it_apart() -> None:
    own = replace(NORMAL, reserve=12.0)
    assert Style(own).over(Style(TUNED)) == Style(replace(TUNED, reserve=12.0))
    assert Style(likings=BROKER).over(Style(TUNED)) == Style(TUNED, likings=BROKER)
    assert ExpertBot()._style == Style(TUNED, CLASSIC_TUNED)
    assert HardBot()._style == Style(NORMAL, CLASSIC_FIRST)
