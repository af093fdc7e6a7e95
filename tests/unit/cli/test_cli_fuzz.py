"""``macher fuzz``: finds, counts, writes down and does again."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from macher.cli import fuzz as cli_fuzz
from macher.cli.main import run
from macher.cli.outcome import FAILED, INTERRUPTED, OK, WRONG_USE
from macher.fuzz import kinds
from macher.fuzz.attempts import STEPS, Attempted, Failure, Finding, failure_of, shortened
from macher.fuzz.rules import Rules
from macher.session.session import GameSession
from macher.session.undo import UndoStatus


@pytest.fixture(autouse=True)
def _logs_again() -> Iterator[None]:
    """The command keeps the program's log silent until it ends; other tests of this process read it."""
    yield
    logging.disable(logging.NOTSET)


class Sieve:
    """Fails where 3 and 5 are both among its steps; an attempt with an odd seed has them."""

    name = "sieve"

    def attempt(self, seed: int) -> Attempted:
        steps = list(range(9 if seed % 2 else 3))
        return Attempted(len(steps), 1, self.again({"seed": seed, STEPS: steps}))

    def again(self, script: Mapping[str, Any]) -> Failure | None:
        if {3, 5} <= set(script[STEPS]):
            return failure_of(self.name, Finding("three and five", str(script["seed"])), script)
        return None


@pytest.fixture
def sieve(monkeypatch):
    monkeypatch.setitem(cli_fuzz.KINDS, "sieve", Sieve())
    for name in [name for name in kinds.KINDS if name != "sieve"]:
        monkeypatch.delitem(cli_fuzz.KINDS, name)
    ticks = iter(range(1000))
    monkeypatch.setattr(cli_fuzz, "monotonic", lambda: next(ticks))


def test_a_fault_is_written_once_counted_and_done_again(sieve, tmp_path, capsys, monkeypatch):
    assert run(["fuzz", "--minutes", "0.2", "--seed", "4", "--out", str(tmp_path / "out")]) == FAILED
    first, found, counts = capsys.readouterr().out.splitlines()
    (path,) = (tmp_path / "out").iterdir()
    assert first.startswith("seed 4: sieve;")
    assert found == f"sieve: three and five: {path}"
    attempts = int(counts.split()[1])
    assert counts == (
        f"sieve: {attempts} attempts, {(attempts + 1) // 2 * 3 + attempts // 2 * 9} inputs, {attempts} games, "
        f"1 failures ({attempts // 2} times)"
    )
    assert attempts > 3
    assert json.loads(path.read_text())["script"] == {"seed": 5, STEPS: [3, 5]}

    assert run(["fuzz", "--again", str(path)]) == FAILED
    assert capsys.readouterr().out.splitlines()[-1] == "still fails: three and five"
    monkeypatch.setattr(Sieve, "again", lambda self, script: None)
    assert run(["fuzz", "--again", str(path)]) == OK
    assert capsys.readouterr().out == "does not fail any more: three and five\n"


def test_ctrl_c_ends_with_the_counts_so_far(sieve, tmp_path, capsys, monkeypatch):
    def stop(self, seed):
        if seed == 2:
            raise KeyboardInterrupt
        return Attempted(7, 0, None)

    monkeypatch.setattr(Sieve, "attempt", stop)
    assert run(["fuzz", "--minutes", "1", "--out", str(tmp_path)]) == INTERRUPTED
    assert capsys.readouterr().out.splitlines()[-1] == "sieve: 2 attempts, 14 inputs, 0 games, 0 failures (0 times)"


@pytest.mark.parametrize(
    "wrong",
    [
        ["fuzz"],
        ["fuzz", "--minutes", "0"],
        ["fuzz", "--minutes", "x"],
        ["fuzz", "--minutes", "1", "--again", "FILE"],
        ["fuzz", "--again", "no such file"],
        ["fuzz", "--minutes", "1", "--seed", "-1"],
        ["fuzz", "--minutes", "1", "--out", __file__],
    ],
)
def test_wrong_use_is_one_line(wrong, capsys):
    assert run(wrong) == WRONG_USE
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("macher: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "written",
    [
        "",
        "[",
        "[]",
        "{}",
        '{"kind": "rules", "title": "", "detail": "", "script": []}',
        '{"kind": "rules", "title": "", "detail": "", "script": {}}',
        '{"kind": "nothing", "title": "", "detail": "", "script": {}}',
    ],
)
def test_a_file_that_holds_no_failure_is_refused(written, tmp_path, capsys):
    path = tmp_path / "failure.json"
    path.write_text(written)
    assert run(["fuzz", "--again", str(path)]) == WRONG_USE
    assert str(path) in capsys.readouterr().err


def test_random_games_find_a_planted_fault_the_same_each_time(monkeypatch):
    """Redo says that it is always possible."""
    monkeypatch.setattr(GameSession, "redo_status", lambda self, seat: UndoStatus(True))
    first, second = Rules().attempt(3), Rules().attempt(3)
    assert (first.inputs, first.games) == (second.inputs, second.games)
    assert first.failure is not None
    assert second.failure is not None
    assert first.failure.script[STEPS] == second.failure.script[STEPS]
    assert first.failure.title == "IndexError at engine/journal.py (go_to)"
    again = Rules().again(first.failure.script)
    assert again is not None
    assert again.title == first.failure.title
    monkeypatch.undo()
    assert Rules().again(first.failure.script) is None


def test_shortening_keeps_what_cannot_be_left_out():
    done = Sieve().attempt(1)
    assert done.failure is not None
    assert list(shortened(Sieve(), done.failure).script[STEPS]) == [3, 5]
    whole = Failure("sieve", "of a file", "", {"file": "x"})
    assert shortened(Sieve(), whole) is whole
