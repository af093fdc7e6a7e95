"""The games of ``macher simulate``: the same ones however they are played, and nothing left behind by Ctrl+C."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from time import monotonic, sleep

import pytest

from macher.ai.baseline import RandomBot
from macher.ai.normal import NormalBot
from macher.cli import games
from macher.cli.games import Wish, play_alone, play_session
from macher.cli.main import run
from macher.editions.registry import edition, editions
from macher.session.config import GameConfig, SeatConfig

ROOT = Path(__file__).parents[3]
SEATS = "linke=random,spd=sane,cdu=random"


def config(kinds: str, key: str = "2019", seed: int = 5) -> GameConfig:
    """A game of such seats."""
    parties = ("linke", "spd", "cdu", "fdp")
    seats = tuple(SeatConfig(party, kind=kind) for party, kind in zip(parties, kinds.split(), strict=False))
    return GameConfig(seats, key, min(edition(key).lengths), seed)


def untimed(line: dict) -> dict:
    return {**line, "seconds": 0}


@pytest.mark.parametrize("key", list(editions()))
@pytest.mark.parametrize(
    "kinds", ["random random random random", "sane easy normal:hidden", "normal:pollster normal:treasurer normal"]
)
def test_a_game_alone_is_the_game_of_a_session(key: str, kinds: str) -> None:
    wished = config(kinds, key)
    alone = play_alone(wished)
    assert untimed(alone.line) == untimed(play_session(wished)[0])
    assert alone.notes == ()


def test_a_game_alone_has_no_journal_and_blind_players_are_shown_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("not for a game that nobody looks at")

    monkeypatch.setattr("macher.cli.games.GameSession.new", never)
    monkeypatch.setattr("macher.ai.play.view", never)
    assert play_alone(config("random sane random")).line["decisions"] > 100


def test_a_player_that_fails_is_replaced_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NormalBot, "choose", lambda *_: 1 / 0)
    wished = config("normal random random")
    alone, (line, session) = play_alone(wished), play_session(wished)
    assert untimed(alone.line) == untimed(line)
    assert alone.notes == tuple(session.notes) != ()


def lines_of(capsys, *more: str) -> list[str]:
    """What is printed, without the time."""
    assert run(["simulate", "--seats", SEATS, "--games", "9", "--seed", "3", *more]) == 0
    out = capsys.readouterr().out.splitlines()
    return [json.dumps(untimed(json.loads(line))) if line.startswith("{") else line for line in out]


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("more", [[], ["--json"], ["--json", "--check"]], ids=["text", "json", "check"])
def test_the_lines_are_the_same_on_any_number_of_processes(capsys, more: list[str]) -> None:
    usual = lines_of(capsys, *more)
    assert len(usual) >= 9
    for processes in ("1", "3"):
        assert lines_of(capsys, *more, "--processes", processes) == usual


def test_games_are_saved_by_several_processes_as_by_one(tmp_path: Path, capsys) -> None:
    saved = []
    for processes in ("1", "2"):
        folder = tmp_path / processes
        lines_of(capsys, "--processes", processes, "--save", str(folder))
        files = sorted(folder.iterdir())
        saved.append([(file.name, json.loads(file.read_text())["records"]) for file in files])
    assert len(saved[0]) == 9
    assert saved[0] == saved[1]


def test_few_games_begin_no_process_and_many_do(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def pool(wish: Wish, numbers: range, processes: int):
        begun.append((numbers, processes))
        yield from (games.play_one(wish, number) for number in numbers)

    monkeypatch.setattr(games, "_in_a_pool", pool)
    monkeypatch.setattr(games.os, "cpu_count", lambda: 8)
    wish = Wish(config("random random random"))
    monkeypatch.setattr(games, "WORTH_A_POOL", 1000.0)
    assert len(list(games.games(wish, 5, None))) == 5
    assert begun == []
    monkeypatch.setattr(games, "WORTH_A_POOL", 0.0)
    assert [game.line["seed"] for game in games.games(wish, 5, None)] == [5, 6, 7, 8, 9]
    assert begun == [(range(1, 5), 4)]


def test_a_process_that_dies_costs_no_game(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    usual = lines_of(capsys, "--processes", "1")

    class Dying:
        handed_out = 0

        def __init__(self, *_: object, **__: object) -> None:
            pass

        def submit(self, *_: object) -> Future:
            Dying.handed_out += 1
            if Dying.handed_out > 3:
                raise BrokenProcessPool("gone")
            future: Future = Future()
            future.set_exception(BrokenProcessPool("gone"))
            return future

        def __enter__(self) -> Dying:
            return self

        def __exit__(self, *_: object) -> None:
            pass

    monkeypatch.setattr(games, "Pool", Dying)
    assert lines_of(capsys, "--processes", "2") == usual
    assert Dying.handed_out > 3


def test_a_failed_check_in_another_process_is_one_line_and_ends_the_others(tmp_path: Path, capsys) -> None:
    before = set(active_children())
    (tmp_path / "game-5.macher").mkdir()
    arguments = ["simulate", "--seats", SEATS, "--games", "40", "--seed", "3", "--processes", "2"]
    assert run([*arguments, "--save", str(tmp_path)]) == 2
    done = capsys.readouterr()
    assert done.err.count("\n") == 1
    assert "game-5" in done.err
    assert set(active_children()) == before


def test_the_collector_is_left_as_it_was(capsys) -> None:
    before = gc.get_threshold(), bool(gc.get_freeze_count())
    lines_of(capsys)
    assert (gc.get_threshold(), bool(gc.get_freeze_count())) == before


def test_seeds_go_on_from_the_first() -> None:
    wished = config("random random random")
    third = games.play_one(Wish(wished), 2)
    assert untimed(third.line) == untimed(play_alone(replace(wished, seed=wished.seed + 2)).line)


def test_a_blind_player_chooses_the_same_with_its_eyes_open() -> None:
    class Seeing:
        """Is asked the long way."""

        kind = "random"
        choose = staticmethod(RandomBot().choose)

    from macher.ai.play import play_game

    wished = config("random random random")
    found, setup = edition("2019"), wished.setup()
    assert play_game(found, setup, [RandomBot()] * 3).digest == play_game(found, setup, [Seeing()] * 3).digest


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.usefixtures("heeded")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_ends_with_130_and_leaves_no_process(processes: str) -> None:
    """As in a terminal: the signal goes to the whole group."""
    program = subprocess.Popen(
        [sys.executable, "-m", "macher", "simulate", "--seats", SEATS, "--games", "100000", "--processes", processes],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "LANG": "C"},
        start_new_session=True,
    )
    assert program.stdout is not None
    for _ in range(3):
        assert program.stdout.readline().startswith("Seed ")
    os.killpg(program.pid, signal.SIGINT)
    _, err = program.communicate(timeout=20)
    assert (program.returncode, err) == (130, "")
    end = monotonic() + 5
    while _alive(program.pid) and monotonic() < end:
        sleep(0.05)
    assert not _alive(program.pid)


def _alive(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
