"""Players to compare with: the tree search, the learner, and the table of their scores in a named task."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from macher import __version__
from macher.ai.arena import Job, play_job
from macher.ai.kinds import LEVELS
from macher.ai.normal import value
from macher.ai.outside import OutsideBotError, arena_bot
from macher.cli.main import run
from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.engine.chance import Stream
from macher.env import Game, ppo
from macher.env.baselines import BASELINES, measure_of
from macher.env.ismcts import Node, SearchBot, _picked, simulate, thought_of
from macher.env.tasks import TASKS

EASY = TASKS["2019-4p-v-random"]

# --- tree search ------------------------------------------------------------------------------------------------------


def _at(kind: str, key: str = "2019", seed: int = 170_930) -> Game:
    """A game of normal seats at its first decision of a kind."""
    game = Game(key)
    game.reset(seed)
    while type(game.decision.options).__name__ != kind:
        game.play(value(game.view(), game.decision, game.edition)[0].command)
    return game


@pytest.mark.parametrize(
    ("key", "kind"), [("2019", "RallyOptions"), ("2019", "StartBidOptions"), ("2006", "MediaOptions")]
)
def test_a_search_gives_an_option_and_the_same_one_again(key: str, kind: str) -> None:
    game = _at(kind, key)
    answers = [SearchBot(9).choose(game.view(), game.decision, game.edition, Stream(3)) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in game.decision.options


def test_the_tree_counts_every_simulation_once() -> None:
    game, root, chance = _at("MediaOptions"), Node(), Stream(4)
    commands = thought_of(game.view(), game.decision, game.edition)
    assert len(commands) > 1
    for _ in range(12):
        simulate(root, game.determinize(chance).table, commands)
    children = root.children.values()
    assert root.visits == sum(child.visits for child in children) == 12
    assert all(child.visits <= child.possible for child in children)
    assert list(root.children) == commands[: len(root.children)], "the best first"
    assert 1 < len(root.children) <= len(commands)
    assert any(child.children for child in children), "it goes deeper than one decision"


def test_what_ends_ahead_is_tried_most_and_everything_possible_at_times() -> None:
    ends: dict[Any, float] = {"first": 0.0, "second": 10.0, "third": -10.0}
    root = Node()
    for number in range(200):
        possible: list[Any] = ["first", "third"] if number % 4 == 0 else list(ends)
        command, new = _picked(root, possible)
        assert command in possible
        assert new is (root.children[command].visits == 0)
        root.visits += 1
        root.children[command].visits += 1
        root.children[command].total += ends[command]
    found: dict[Any, Node] = dict(root.children)
    visits = {command: child.visits for command, child in found.items()}
    assert list(visits) == ["first", "second", "third"]
    assert visits["second"] > 100 > visits["first"] > visits["third"] > 0
    assert found["second"].possible < found["first"].possible


def test_arenas_name_a_search_by_its_simulations() -> None:
    assert arena_bot("macher.env.ismcts:ismcts32").kind == "ismcts32"
    for wrong in ("ismcts", "ismcts0", "uct8", "ismcts-4"):
        with pytest.raises(OutsideBotError):
            arena_bot(f"macher.env.ismcts:{wrong}")


@pytest.mark.parametrize("key", SHIPPED)
def test_a_search_sees_what_its_seat_sees_and_nothing_more(key: str) -> None:
    """Another deal behind the same view leads to the same command."""
    edition = find_edition(key)
    game = Game(key)
    game.reset(170_931)
    while not game.table.round:
        game.play(value(game.view(), game.decision, game.edition)[0].command)
    other = game.determinize(Stream(6))
    answers = [SearchBot(3).choose(each.view(), each.decision, edition, Stream(7)) for each in (game, other)]
    assert answers[0] == answers[1]


# --- table ------------------------------------------------------------------------------------------------------------


def _baselines(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> tuple[int, str, str]:
    code = run(["tasks", "baselines", EASY.name, "--folder", str(folder), *words])
    done = capsys.readouterr()
    return code, done.out, done.err


def test_a_table_has_a_row_for_each_player_with_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = _baselines(capsys, tmp_path, "--players", "sane,random", "--blocks", "2")
    rows = [line.split(" | ") for line in out.splitlines() if line.startswith("| ")]
    assert code == 0
    assert f"`{EASY.name}`, version 1, release {__version__}, seeds from 20000 on:" in out
    assert [row[0] for row in rows] == ["| player", "| sane", "| random"]
    assert rows[1][1] == "8"
    assert rows[2][1:4] == ["–", "25 %", "0"]
    lines = (tmp_path / "sane-random-2019-4-4.jsonl").read_text(encoding="utf-8").splitlines()
    scores = {(row["seed"], row["seat"]): tuple(row["scores"]) for row in map(json.loads, lines)}
    assert scores[20_001, 2] == play_job(Job("2019", 4, 4, "sane", "random", 20_001, 2)).scores


def test_games_that_are_kept_are_not_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, first, _ = _baselines(capsys, tmp_path, "--players", "sane", "--blocks", "2", "--json")
    file = tmp_path / "sane-random-2019-4-4.jsonl"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[: len(whole) // 2], encoding="utf-8")
    _, again, _ = _baselines(capsys, tmp_path, "--players", "sane", "--blocks", "2", "--json")
    assert json.loads(first) == json.loads(again)
    assert json.loads(first)["games"] == 8
    mended = file.read_text(encoding="utf-8")
    assert mended.startswith(whole[: len(whole) // 2])
    _baselines(capsys, tmp_path, "--players", "sane", "--blocks", "2")
    assert file.read_text(encoding="utf-8") == mended


def test_every_level_and_searches_are_compared_unless_others_are_named() -> None:
    assert set(LEVELS) < set(BASELINES)
    assert [name for name in BASELINES if "ismcts" in name]
    names = [measure_of(EASY, name).name for name in (*BASELINES, "macher.env.ppo:some/where/ppo.zip")]
    assert len(set(names)) == len(names)
    assert names[-1] == "ppo-random-2019-4-4"
    assert {job.seed for job in measure_of(EASY, "sane").jobs()} == set(EASY.test)


@pytest.mark.parametrize("words", [("--players", "nobody"), ("--blocks", "101"), ("--players", "macher.env.ppo:x.zip")])
def test_what_is_wrong_is_said_in_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[str, ...]
) -> None:
    code, out, err = _baselines(capsys, tmp_path, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert not list(tmp_path.iterdir())


# --- learner ----------------------------------------------------------------------------------------------------------


def test_without_its_packages_the_learner_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(SystemExit, match=r"macher\[baselines\]"):
        ppo.main([EASY.name, "--folder", str(tmp_path)])


def test_the_learner_learns_goes_on_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="the extra baselines is not installed")
    pytest.importorskip("gymnasium", reason="the extra env is not installed")
    monkeypatch.setitem(ppo.LEARNER, "n_steps", 32)
    monkeypatch.setitem(ppo.LEARNER, "batch_size", 64)
    ppo.main([EASY.name, "--folder", str(tmp_path), "--steps", "1100"])
    first = (tmp_path / ppo.CURVE).read_text(encoding="utf-8").splitlines()
    for _ in range(2):
        ppo.main([EASY.name, "--folder", str(tmp_path), "--steps", "2200"])  # the second time there is nothing to do
    lines = (tmp_path / ppo.CURVE).read_text(encoding="utf-8").splitlines()
    steps = [json.loads(line)["steps"] for line in lines]
    assert lines[: len(first)] == first
    assert steps == sorted(set(steps))
    assert steps[-1] <= 2304, "whole updates"
    assert len(lines) > len(first) > 0
    assert set(json.loads(lines[0])) == {"task", "version", "release", "steps", "games", "share", "lead"}
    name = f"macher.env.ppo:{tmp_path / ppo.POLICY}"
    assert arena_bot(name).kind == "ppo"
    games = [play_job(Job("2019", 4, 4, name, "random", 170_940, 0)) for _ in range(2)]
    assert games[0].digest == games[1].digest
