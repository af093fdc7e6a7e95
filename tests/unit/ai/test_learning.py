"""The data and the fit behind the forecast."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macher.ai import learning
from macher.ai.classic import forecast as classic
from macher.ai.forecast import LAND, PARTY
from macher.ai.learning import add_games, explained, fit, fit_all, leads, main, play, read_games
from macher.engine.chance import Stream


def test_a_game_is_the_same_for_the_same_seed_and_says_what_was_read() -> None:
    game = play("2019", 4, 3, 7)
    assert game == play("2019", 4, 3, 7)
    assert len(game["points"]) == 3
    names = list(game["moments"])
    assert names[0] == "2019/4/1/start_player"
    assert {name.split("/")[2] for name in names} == {"1", "2", "3", "4"}
    for name, rows in game["moments"].items():
        lands = 5 - int(name.split("/")[2])
        assert [len(row) for row in rows] == [len(PARTY) + len(LAND) * lands] * 3


def test_games_are_added_once(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked: list[int] = []

    def play(seed: int) -> dict[str, int]:
        asked.append(seed)
        return {"seed": seed}

    add_games(file, range(7, 8), play)
    file.write_text(file.read_text(encoding="utf-8") + '{"seed": 8, "poi', encoding="utf-8")
    add_games(file, range(7, 9), play)
    assert asked == [7, 8], "what was cut off is played again"
    assert [game["seed"] for game in read_games([file])] == [7, 8]


def test_the_fit_finds_the_weights_behind_numbers() -> None:
    chance = Stream(3)
    rows = [[10 * chance.unit() - 5 for _ in range(4)] for _ in range(2000)]
    results = [2 * row[0] - row[2] + chance.unit() - 0.5 for row in rows]
    weights = fit(rows, results)
    assert weights == pytest.approx([2.0, 0.0, -1.0, 0.0], abs=0.05)
    assert explained(rows, results, weights) > 0.99


def test_what_all_seats_have_alike_counts_for_nobody() -> None:
    assert leads([[1.0, 5.0], [1.0, 2.0], [1.0, 2.0]]) == [[0.0, 3.0], [0.0, -1.5], [0.0, -1.5]]


def test_weights_are_written_for_moments_met_often_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning, "FEWEST", 6)
    file, out = tmp_path / "games.jsonl", tmp_path / "out.json"
    chance = Stream(5)
    with file.open("w", encoding="utf-8") as lines:
        for seed in range(30):
            rows = [[20 * chance.unit() for _ in range(2)] for _ in range(3)]
            moments = {"a": rows, **({"rare": rows} if seed < 5 else {})}
            game = {"seed": seed, "points": [3 * row[1] for row in rows], "moments": moments}
            lines.write(json.dumps(game) + "\n")
    main(["fit", "--out", str(out), str(file)])
    written = json.loads(out.read_text(encoding="utf-8"))
    weights = written["weights"]
    assert written["quality"]["a"][0] == 30
    assert written["quality"]["a"][1] > 0.85
    assert list(weights) == ["a"]
    assert weights["a"][1] > 4 * abs(weights["a"][0])
    assert "R2" in capsys.readouterr().out
    assert fit_all(read_games([file]))[0] == weights


def test_weights_of_other_moments_are_kept_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "FEWEST", 6)
    file, out = tmp_path / "games.jsonl", tmp_path / "out.json"
    lines = [
        json.dumps({"seed": seed, "points": [seed, 2, 1], "moments": {"new": [[seed], [2], [1]]}}) for seed in range(20)
    ]
    file.write_text("\n".join(lines), encoding="utf-8")
    out.write_text(json.dumps({"quality": {"old": [7, 0.5]}, "weights": {"old": [1.5]}}), encoding="utf-8")
    main(["fit", "--add", "--out", str(out), str(file)])
    written = json.loads(out.read_text(encoding="utf-8"))
    assert written["weights"]["old"] == [1.5]
    assert written["quality"]["old"] == [7, 0.5]
    assert set(written["weights"]) == {"old", "new"}
    main(["fit", "--out", str(out), str(file)])
    assert set(json.loads(out.read_text(encoding="utf-8"))["weights"]) == {"new"}


@pytest.mark.parametrize(("key", "elections"), [("2006", 5), ("consim", 7)])
def test_classic_games_are_read_region_by_region(key: str, elections: int) -> None:
    game = play(key, elections, 3, 7)
    for rows in game["moments"].values():
        assert len(rows) == 3
        assert {(len(row) - len(classic.PARTY)) % len(classic.REGION) for row in rows} == {0}
