"""Whether other commands than those that an expert compares would do better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from macher.ai import ordering
from macher.ai.learning import read_games
from macher.ai.ordering import MOST, gains, learned, main
from macher.ai.search import EXPERT, SEARCHED
from macher.engine.chance import Stream


def test_decisions_of_a_game_are_kept_with_what_comes_of_their_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ordering, "WORLDS", 2)
    monkeypatch.setattr(ordering, "PART", 0.04)
    file = tmp_path / "games.jsonl"
    main(["play", "--first", "7", "--games", "1", str(file)])
    (game,) = read_games([file])
    assert game["positions"]
    for found in game["positions"]:
        assert found["kind"] in {each.__name__ for each in EXPERT.searched}
        assert EXPERT.width < len(found["terms"]) <= MOST, "all of those that an expert compares, and more"
        assert [len(row) for row in found["leads"]] == [2] * len(found["terms"])
    assert any(found["leads"][0] != found["leads"][-1] for found in game["positions"]), "commands differ"


def _position(chance: Stream, true: dict[str, float]) -> dict[str, Any]:
    """Ten commands by their value, and what they are truly worth with a little luck of each world."""
    terms = [{name: 4 * chance.unit() for name in ("votes", "money")} for _ in range(MOST)]
    terms.sort(key=lambda each: -sum(each.values()))
    leads = [
        [sum(true[name] * points for name, points in each.items()) + chance.unit() for _ in range(4)] for each in terms
    ]
    return {"kind": next(iter(SEARCHED)).__name__, "terms": terms, "leads": leads}


def test_an_order_that_is_wrong_is_learned_anew() -> None:
    chance = Stream(3)
    positions = [_position(chance, {"votes": 1.5, "money": -1.0}) for _ in range(160)]
    (more,) = learned(positions[:120]).values()
    assert more == pytest.approx({"votes": 0.5, "money": -2.0}, abs=0.15)
    rows = gains(positions[:120], positions[120:])
    usual, by_order, everything = (sum(column) for column in zip(*rows, strict=True))
    assert by_order == pytest.approx(everything, rel=0.03), "five of ten are enough"
    assert by_order > 1.1 * usual


def test_a_right_order_gains_nothing() -> None:
    chance = Stream(4)
    positions = [_position(chance, {"votes": 1.0, "money": 1.0}) for _ in range(160)]
    rows = gains(positions[:120], positions[120:])
    usual, by_order, everything = (sum(column) / len(rows) for column in zip(*rows, strict=True))
    assert by_order == pytest.approx(usual, abs=0.05)
    assert everything == pytest.approx(usual, abs=0.1)


def test_the_command_tells_means_with_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance, file = Stream(5), tmp_path / "games.jsonl"
    games = [{"seed": seed, "positions": [_position(chance, {"votes": 1.0, "money": 1.0})]} for seed in range(25)]
    file.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    main(["fit", str(file)])
    told = json.loads(capsys.readouterr().out)
    assert told["positions"] == 25, "every game is held out once"
    assert set(told) == {"positions", "usual", "learned order, more", "all, more"}
