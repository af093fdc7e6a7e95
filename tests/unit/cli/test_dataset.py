"""``macher dataset``: logged games are those of the arena, can be played again, and go on where they were stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macher.ai.arena import Job, play_job
from macher.cli.main import run
from macher.editions.registry import edition
from macher.editions.shipped import SHIPPED
from macher.env import Game
from macher.env import dataset as logging


def _written(file: Path, *words: str) -> list[dict]:
    assert run(["dataset", "--out", str(file), *words]) == 0
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("key", SHIPPED)
def test_a_logged_game_is_that_of_the_arena_and_can_be_played_again(key: str, tmp_path: Path) -> None:
    (line,) = _written(tmp_path / "games", "--edition", key, "--level", "sane", "--seats", "3", "--seed", "5")
    elections = next(iter(edition(key).lengths))
    arena = play_job(Job(key, elections, 3, "sane", "sane", 5, 0))
    assert (line["digest"], tuple(line["points"])) == (arena.digest, arena.scores)
    assert tuple(line["winners"]) == arena.winners
    assert (line["edition"], line["elections"], line["seed"]) == (key, elections, 5)
    assert line["kinds"] == ["sane"] * 3
    game = Game(key, elections, parties=tuple(line["parties"]))
    game.reset(5)
    for seat, number, phase, atoms in line["commands"]:
        seen = game.view()
        assert (seen.seat, seen.round, seen.phase) == (seat, number, phase)
        for atom in atoms:
            game.step(atom)
    assert game.over
    assert game.table.digest() == line["digest"]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    file, words = tmp_path / "games", ("--level", "random", "--games", "4", "--seed", "7")
    whole = _written(file, *words)
    assert [line["seed"] for line in whole] == [7, 8, 9, 10]
    kept = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(kept[:2]) + kept[2][:100], encoding="utf-8")  # stopped while it wrote
    played = []
    once = logging.play_logged
    monkeypatch.setattr(logging, "play_logged", lambda wanted: (played.append(wanted.seed), once(wanted))[1])
    capsys.readouterr()
    assert run(["dataset", "--out", str(file), *words]) == 0
    assert capsys.readouterr().out == f"{file}: 4 games, 2 of them played now\n"
    assert played == [9, 10]
    found = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert [found[at] for at in (0, 1, 3, 4)] == kept


def test_other_games_in_the_file_are_no_substitute(tmp_path: Path) -> None:
    file = tmp_path / "games"
    _written(file, "--level", "random", "--seats", "3")
    assert [line["kinds"] for line in _written(file, "--level", "random")] == [["random"] * 3, ["random"] * 4]


def test_processes_write_the_same_lines(tmp_path: Path) -> None:
    words = ("--level", "random", "--games", "3")
    assert _written(tmp_path / "one", *words) == _written(tmp_path / "two", *words, "--processes", "2")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--level", "nobody"], "nobody"),
        (["--level", "nowhere:nobody"], "ModuleNotFoundError"),
        (["--edition", "1789"], "1789"),
        (["--elections", "6"], "6"),
        (["--seats", "9"], "9"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(words: list[str], said: str, tmp_path: Path, capsys) -> None:
    file = tmp_path / "games"
    assert run(["dataset", "--out", str(file), *words]) == 2
    done = capsys.readouterr()
    assert (done.out, done.err.count("\n")) == ("", 1)
    assert said in done.err
    assert not file.exists()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, capsys) -> None:
    assert run(["dataset", "--level", "random", "--out", str(tmp_path / "nowhere" / "games")]) == 2
    assert "nowhere" in capsys.readouterr().err
