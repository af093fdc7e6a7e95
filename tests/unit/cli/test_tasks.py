"""``macher tasks``: the arena's games, with the seeds, the table and the interval that a task names."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from macher import __version__
from macher.ai.arena import run_arena
from macher.cli.main import run
from macher.editions.registry import edition
from macher.env.tasks import TASKS

EASY = "2019-4p-v-random"


@pytest.fixture
def cli(capsys):
    def call(*words: str) -> tuple[int, str, str]:
        code = run(["tasks", *words])
        done = capsys.readouterr()
        return code, done.out, done.err

    return call


def test_tasks_have_a_line_each(cli) -> None:
    code, out, _ = cli()
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == list(TASKS)
    assert "seeds 0 to 199 to train, 20000 to 20099 to test" in out


@pytest.mark.parametrize("name", TASKS)
def test_tasks_are_possible_tables_with_seeds_of_their_own(name: str) -> None:
    task = TASKS[name]
    figures = edition(task.edition)
    assert task.name == name
    assert task.elections in figures.lengths
    assert task.seats in figures.seats
    assert not set(task.train) & set(task.test)


def test_a_score_is_that_of_the_arena(cli, tmp_path: Path) -> None:
    lines = tmp_path / "games.jsonl"
    code, out, _ = cli("run", EASY, "--challenger", "sane", "--blocks", "3", "--json", "--lines", str(lines))
    wanted = run_arena("sane", "random", 4, 4, 3, 20_000, out=io.StringIO())
    found = json.loads(out)
    assert code == 0
    assert found["share"] == [round(each, 4) for each in (wanted.share.value, wanted.share.low, wanted.share.high)]
    assert found["lead"] == [round(each, 4) for each in (wanted.margin.value, wanted.margin.low, wanted.margin.high)]
    assert (found["task"], found["version"], found["release"]) == (EASY, 1, __version__)
    assert (found["seeds"], found["blocks"], found["games"]) == ("test", 3, 12)
    assert [json.loads(line)["seed"] for line in lines.read_text(encoding="utf-8").splitlines()][::4] == [
        20_000,
        20_001,
        20_002,
    ]


def test_a_score_says_to_which_release_and_seeds_it_belongs(cli) -> None:
    _, out, _ = cli("run", EASY, "--challenger", "random", "--blocks", "2", "--train")
    assert f"{EASY}, version 1, macher {__version__}: random, 8 games in 2 blocks from seed 0" in out
    assert "share " in out
    assert "lead " in out


def test_one_block_has_no_interval_of_the_lead(cli) -> None:
    _, out, _ = cli("run", EASY, "--challenger", "random", "--blocks", "1", "--json")
    assert json.loads(out)["lead"][1:] == [None, None]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess", "--challenger", "normal"], "there is no task “chess”, but 2019-4p-v-random"),
        ([EASY, "--challenger", "nobody"], "“nobody”"),
        ([EASY, "--challenger", "nowhere:nobody"], "nowhere:nobody: ModuleNotFoundError"),
        ([EASY, "--challenger", "sane", "--blocks", "101"], "100 seeds"),
        ([EASY], "--challenger"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(cli, words: list[str], said: str) -> None:
    code, out, err = cli("run", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err


@pytest.mark.parametrize("name", TASKS)
def test_gymnasium_has_the_table_of_each_task(name: str) -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="the extra env is not installed")
    import macher.env.gym

    task = TASKS[name]
    table = gymnasium.make(task.gym_id, opponents="random").unwrapped
    assert isinstance(table, macher.env.gym.DieMacher)
    assert table.game.edition.key == task.edition
    assert (table.game.elections, table.game.seats) == (task.elections, task.seats)
    assert gymnasium.spec(task.gym_id).kwargs["opponents"] == task.field
