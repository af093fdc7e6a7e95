"""The checks of set-ups and puzzles: what passes, what fails, and what is said."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from macher.cli import campaign, puzzle
from macher.cli.outcome import FAILED, OK
from macher.cli.progress import in_words
from macher.session.campaign import Outcome
from macher.session.puzzles import Measured
from macher.session.puzzles import Outcome as Solved


@pytest.mark.parametrize(
    ("outcome", "code", "said"),
    [
        (Outcome(True, True, 12, 3), OK, "3 of 3 stars, 12 points ahead, goal met"),
        (Outcome(True, False, 12, 2), FAILED, "2 of 3 stars, 12 points ahead, goal missed"),
        (Outcome(False, True, -4, 0), FAILED, "0 of 3 stars, -4 points ahead, goal met"),
        (None, FAILED, "a command of its way is refused, or the game does not end"),
    ],
)
def test_a_way_has_to_reach_all_stars(
    outcome: Outcome | None, code: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(campaign, "read_set_up", lambda path: path)
    monkeypatch.setattr(campaign, "played_way", lambda made: outcome)
    assert campaign.check([Path("SL.toml")]) == code
    assert capsys.readouterr().out == f"SL.toml: {said}\n"


def test_one_bad_file_among_good_ones_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = iter([Outcome(True, True, 12, 3), Outcome(True, True, 1, 2), Outcome(True, True, 12, 3)])
    monkeypatch.setattr(campaign, "read_set_up", lambda path: path)
    monkeypatch.setattr(campaign, "played_way", lambda made: next(outcomes))
    assert campaign.check([Path(name) for name in "abc"]) == FAILED


GOOD, BAD = Solved(True, True, 50, 40), Solved(False, False, 10, 10)
MEASURED = Measured(10, 2, 5, 40)


@pytest.mark.parametrize(
    ("solved", "passed", "now", "said"),
    [
        (GOOD, BAD, MEASURED, "solved; "),
        (GOOD, None, MEASURED, "solved; "),
        (BAD, BAD, MEASURED, "not solved by its solution"),
        (None, BAD, MEASURED, "not solved by its solution"),
        (GOOD, GOOD, MEASURED, "solved by doing nothing"),
        (GOOD, BAD, Measured(10, 3, 5, 40), "solved, but measured now: "),
    ],
)
def test_a_puzzle_is_solved_by_its_solution_and_not_by_passing(
    solved: Any, passed: Any, now: Measured, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Any = SimpleNamespace(measured=MEASURED)
    monkeypatch.setattr(puzzle, "open_puzzle", lambda *rest: nullcontext())
    monkeypatch.setattr(puzzle, "solved_by", lambda made, session: solved)
    monkeypatch.setattr(puzzle, "passed_by", lambda made, session: passed)
    monkeypatch.setattr(puzzle, "measure", lambda made: SimpleNamespace(measured=now))
    found, good = puzzle._checked(made, True)
    assert found.startswith(said)
    assert good == said.startswith("solved;")
    assert puzzle._checked(made, False)[1] == (solved is GOOD and passed is not GOOD)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0.4, "0 s"),
        (89, "89 s"),
        (90, "2 min"),
        (60 * 89, "89 min"),
        (60 * 90, "1 h 30 min"),
        (3600 * 26, "26 h 0 min"),
    ],
)
def test_times_are_said_roughly(seconds: float, said: str) -> None:
    assert in_words(seconds) == said
