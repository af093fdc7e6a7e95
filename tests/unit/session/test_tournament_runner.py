"""Tables of a tournament in another process: killed, hanging or mad, they are played to the same end."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from time import monotonic, sleep

import pytest

from macher.session import companion, tournament_runner
from macher.session.tournament_desk import TournamentDesk
from macher.session.tournament_progress import Entrant, Plan
from macher.session.tournament_runner import InlineRunner, ProcessRunner, Runner
from macher.session.tournament_store import TournamentStore

PLAN = Plan(tuple(Entrant(f"P{at}", "random") for at in range(8)), seed=3)


@pytest.fixture
def desk(tmp_path: Path) -> TournamentDesk:
    """A tournament with two tables to play."""
    return TournamentDesk.new(TournamentStore(tmp_path), PLAN, "inline")


def boards(runner: Runner) -> dict[int, object]:
    """The results, once all are there."""
    found = {}
    end = monotonic() + 90
    while runner.busy:
        assert monotonic() < end
        for each in runner.news():
            assert each.problem == ""
            if each.board is not None:
                found[each.number] = each.board
        sleep(0.005)
    return found  # type: ignore[return-value]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes are held up by POSIX signals")
def test_a_process_that_is_killed_or_hangs_is_replaced_and_the_results_are_the_same(desk, monkeypatch) -> None:
    monkeypatch.setattr(companion, "SILENCE", 2.0)
    expected = boards(InlineRunner(desk.tournament, desk.folder, (0, 1)))
    runner = ProcessRunner(desk.tournament, desk.folder, (0, 1))
    for stop in (signal.SIGKILL, signal.SIGSTOP):
        starts = runner._companion.starts
        while not runner._companion.ready:
            assert runner.news() == []
            sleep(0.005)
        os.kill(runner._companion.process.pid, stop)
        while runner._companion.starts == starts:
            runner.news()
            sleep(0.005)
    assert boards(runner) == expected
    assert runner._inline is None
    assert runner._companion.process is None


@pytest.mark.parametrize("worker", ["odd_workers:dying", "odd_workers:garbage"])
def test_where_no_process_is_of_use_the_tables_are_played_here(desk, monkeypatch, worker) -> None:
    monkeypatch.setattr(tournament_runner, "WORKER", worker)
    monkeypatch.setattr("odd_workers.GARBAGE", (b"5",))
    runner = ProcessRunner(desk.tournament, desk.folder, (0, 1))
    assert sorted(boards(runner)) == [0, 1]
    assert runner._inline is not None
