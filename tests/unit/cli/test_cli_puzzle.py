"""``macher puzzle``: checking files of puzzles, and looking for new ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.cli.main import run
from macher.cli.outcome import FAILED, OK, WRONG_USE
from macher.resources import asset
from macher.session.config import GameConfig, SeatConfig
from macher.session.puzzle_finder import find_puzzles
from macher.session.puzzles import open_puzzle, read_puzzle, solved_by

ONE = asset("puzzles") / "convert-2006-5-210.toml"


def test_a_good_puzzle_is_said_to_be_solved(capsys: pytest.CaptureFixture[str]) -> None:
    """One line a file."""
    assert run(["puzzle", "check", str(ONE)]) == OK
    assert capsys.readouterr().out == (f"{ONE}: solved; medium, 1 of 9 answers reach the goal; 42 points against 22\n")


def test_files_that_cannot_be_used_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Damaged, without its game, or missing: a sentence each, and the exit code of a failed check."""
    damaged, alone = tmp_path / "damaged.toml", tmp_path / "alone.toml"
    damaged.write_text("question = ")
    alone.write_text(ONE.read_text())
    assert run(["puzzle", "check", str(damaged), str(alone), str(tmp_path / "missing.toml")]) == FAILED
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert "TOML" in lines[0]
    assert all(name in line for name, line in zip(("damaged", "alone", "missing"), lines, strict=True))


@pytest.mark.parametrize(
    "words",
    [["--question", "joke"], ["--question", "shift", "--edition", "1850"], ["--question", "shift", "--seats", "spd=x"]],
)
def test_wrong_wishes_are_said_in_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong, and what there is."""
    assert run(["puzzle", "find", str(tmp_path), *words]) == WRONG_USE
    assert capsys.readouterr().err.count("\n") == 1


def test_what_is_found_is_solved_by_its_solution(tmp_path: Path) -> None:
    """The file that was written, not what was in memory."""
    config = GameConfig(tuple(SeatConfig(party) for party in ("spd", "gruene", "cdu", "linke")), seed=116)
    found = list(find_puzzles(config, ["shift"], tmp_path))
    assert found
    for puzzle in found:
        again = read_puzzle(tmp_path / f"{puzzle.key}.toml")
        assert again == puzzle
        with open_puzzle(again, {}, "", "inline") as session:
            outcome = solved_by(again, session)
        assert outcome is not None
        assert outcome.reached
