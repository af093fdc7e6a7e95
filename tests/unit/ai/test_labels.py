"""Positions with many ends, and the two fits that are compared on them."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean

import pytest

from macher.ai import labels
from macher.ai.forecast import LAND, PARTY, weights
from macher.ai.labels import main, net, parts, quality
from macher.ai.learning import explained, read_games
from macher.engine.chance import Stream


def test_a_game_is_kept_with_the_ends_of_its_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "WORLDS", 2)
    file = tmp_path / "games.jsonl"
    arguments = ["play", "--first", "7", str(file)]
    main([*arguments, "--games", "1"])
    main([*arguments, "--games", "1"])
    (game,) = read_games([file])
    assert game["seed"] == 7
    assert list(game["moments"]) == ["2", "3", "4"]
    for number, found in game["moments"].items():
        assert found["name"].startswith(f"2019/4/{number}/")
        assert [len(row) for row in found["readings"]] == [len(PARTY) + len(LAND) * (5 - int(number))] * 4
        assert len(found["readings"][0]) == len(weights()[found["name"]]), "the shipped forecast reads the same"
        (one, other) = found["points"]
        assert len(one) == len(other) == 4
        assert one != other, "the worlds differ"


def test_seats_come_in_order_of_play_and_luck_is_told_from_the_spread_of_the_ends() -> None:
    rows = [[8.0], [4.0], [0.0], [0.0]]
    ends = [[8, 4, 0, 0], [8, 4, 0, 12]]
    game = {"seed": 1, "moments": {"3": {"name": "x", "readings": rows, "points": ends}}}
    found = parts([game], "3")
    assert found.name == "x"
    assert [row[0] for row in found.own] == pytest.approx([20 / 3, 4 / 3, -4, -4])
    assert found.all[1] == pytest.approx([4 / 3, -4, -4, 20 / 3]), "the seat, then those after it"
    assert found.results == pytest.approx([14 / 3, -2 / 3, -6, 2])
    # Between the two ends the lead of the last seat changes by 12 and those of the others by 4, so that the variances
    # are 72 and 8, and half of that for means of two.
    assert found.noise == pytest.approx((36 + 3 * 4) / 4)


def test_a_part_explains_all_that_luck_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr(labels, "weights", lambda: {"one": [45.0, 0.0]})
    monkeypatch.setattr(labels, "STEPS", 50)
    chance, games = Stream(3), []
    for seed in range(200):
        rows = [[2 * chance.unit() - 1 for _ in range(2)] for _ in range(4)]
        ends = [[90 * row[0] + 120 * (chance.unit() - 0.5) for row in rows] for _ in range(4)]
        games.append({"seed": seed, "moments": {"2": {"name": "one", "readings": rows, "points": ends}}})
    found = quality(games, "2")
    assert 0.8 < found["labels"] < 0.95, "the mean of four ends still has some luck"
    assert found["sum"] == pytest.approx(1.0, abs=0.05)
    assert found["sum and nets"] == pytest.approx(1.0, abs=0.05)
    assert found["shipped"] == pytest.approx(0.75, abs=0.05), "half of the weight misses a quarter"


def test_nets_find_what_a_sum_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr(labels, "NETS", 2)
    monkeypatch.setattr(labels, "STEPS", 600)
    chance = Stream(3)
    rows = [[2 * chance.unit() - 1 for _ in range(6)] for _ in range(1600)]
    wanted = [row[0] * row[1] for row in rows]
    said = net(rows[:1200], wanted[:1200], rows[1200:])
    assert explained([[each] for each in said], wanted[1200:], [1.0]) > 0.8


def test_numbers_that_say_nothing_are_not_learned_by_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr(labels, "STEPS", 300)
    chance = Stream(5)
    rows = [[chance.unit() for _ in range(20)] for _ in range(600)]
    said = net(rows[:400], [chance.unit() - 0.5 for _ in range(400)], rows[400:])
    assert fmean(each * each for each in said) < 0.05 / 12, "a part of 20 of what there is to be learned by heart"


def test_the_command_tells_a_line_for_each_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('{"seed": 1}\n{"seed": 2}\n', encoding="utf-8")
    monkeypatch.setattr(labels, "quality", lambda games, number: {"sum": len(games) / int(number)})
    main(["fit", str(file)])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines == [{"round": number, "games": 2, "sum": round(2 / number, 3)} for number in (2, 3, 4)]
