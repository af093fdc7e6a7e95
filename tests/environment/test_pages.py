"""The programs on the page about the environment do what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from macher.ai.bots import make_bot
from macher.ai.play import play_game
from macher.editions.registry import edition as find_edition
from macher.editions.shipped import SHIPPED
from macher.env import Game
from macher.env.baselines import BASELINES, scores, table
from macher.env.dataset import Logged, write_games
from macher.env.tasks import TASKS
from macher.rules.edition import GameSetup

PAGE = Path(__file__).parents[2] / ".github" / "ENVIRONMENT.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def _program(part: str) -> str:
    (found,) = (program for program in PROGRAMS if part in program)
    return found


def test_the_game_is_played_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(_program("game.returns()"), PAGE.name, "exec"), {})
    assert capsys.readouterr().out.startswith("[")


def test_the_environment_is_played_as_written() -> None:
    pytest.importorskip("pettingzoo", reason="the extra env is not installed")
    exec(compile(_program("macher.env.aec"), PAGE.name, "exec"), {})


def test_states_are_played_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(_program("SpielGame"), PAGE.name, "exec"), {})
    assert "1" in capsys.readouterr().out


def test_logged_games_are_played_again_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_games([Logged(seed, "2019", 4, ("random",) * 3) for seed in range(2)], Path("games.jsonl"))
    room: dict[str, Any] = {}
    exec(compile(_program("games.jsonl"), PAGE.name, "exec"), room)
    assert room["game"].over
    assert len(room["row"]) == 819


def test_one_seat_is_played_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("gymnasium", reason="the extra env is not installed")
    exec(compile(_program("gymnasium.make"), PAGE.name, "exec"), {})
    assert float(capsys.readouterr().out.split()[0]) in (0.0, 0.25, 0.5, 1.0)


def test_a_search_is_made_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    room: dict[str, Any] = {}
    exec(compile(_program("determinize(chance)"), PAGE.name, "exec"), room)
    assert max(room["value"].values()) > min(room["value"].values()) >= 0
    assert capsys.readouterr().out.startswith("{")


def test_every_program_of_the_page_is_tried() -> None:
    tried = re.findall(r'_program\("([^"]*)"\)', Path(__file__).read_text(encoding="utf-8"))
    assert {_program(part) for part in tried} == set(PROGRAMS)


def test_many_games_are_played_as_written() -> None:
    pytest.importorskip("numpy", reason="the extra env is not installed")
    room: dict[str, Any] = {}
    exec(compile(_program("VecGame"), PAGE.name, "exec"), room)
    assert room["games"].finished >= 8


@pytest.mark.parametrize("key", SHIPPED)
def test_the_bot_from_outside_plays_and_beats_random_ones(key: str) -> None:
    room: dict[str, type] = {}
    exec(compile(_program("class Thrifty"), PAGE.name, "exec"), room)
    edition, own, others = find_edition(key), [], []
    for seed in range(6):
        bots = [room["Thrifty"](), make_bot("random"), make_bot("random")]
        scores = play_game(edition, GameSetup(max(edition.lengths), (0, 1, 2), seed), bots).scores
        own.append(scores[0])
        others.append(sum(scores[1:]) / 2)
    assert sum(own) > sum(others)


def test_it_fits_on_thirty_lines() -> None:
    written = _program("class Thrifty").splitlines()
    assert len([line for line in written if line.strip() and not line.startswith('"""')]) <= 30


@pytest.mark.parametrize(("key", "seats", "count"), [("2019", 3, 819), ("2006", 5, 1333)])
def test_the_page_tells_the_length_of_observations(key: str, seats: int, count: int) -> None:
    assert len(Game(key, seats=seats).names()) == count
    assert f"{count:,}" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["2019-4p-v-random", "2019-4p-v-normal"])
def test_the_tables_of_scores_are_those_of_the_kept_games(name: str) -> None:
    """`macher tasks baselines NAME --folder tests/strength` writes them anew."""
    task, folder = TASKS[name], Path(__file__).parents[1] / "strength"
    found = list(scores(task, (*BASELINES, "macher.env.ppo:ppo.zip"), folder))
    assert any(report.challenger.endswith("ppo.zip") for report in found)
    assert table(task, found) in PAGE.read_text(encoding="utf-8")
