"""``macher puzzle``: look for puzzles in games of AI seats, and check the files of puzzles."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from macher.cli.outcome import FAILED, OK, UsageError
from macher.cli.simulate import parse_seats
from macher.cli.texts import system_texts
from macher.saves.problems import SaveError
from macher.session.config import ConfigRefused, GameConfig, check_config
from macher.session.puzzle_finder import find_puzzles, measure
from macher.session.puzzles import (
    LEVELS,
    QUESTIONS,
    Puzzle,
    PuzzleError,
    open_puzzle,
    passed_by,
    read_puzzle,
    solved_by,
)

EVERY: Final = "all"
"""Asks for every question at once."""


def find(
    *, question: str, edition: str, elections: int, seats: str, games: int, seed: int, folder: Path, most: int = 99
) -> int:
    """Plays games and writes their puzzles, each as a TOML file beside a saved game.  Raises ``UsageError``."""
    wanted = [each for each in QUESTIONS if question in (each, EVERY)]
    if not wanted:
        raise UsageError(f"there is no question “{question}”; there are: {', '.join((*QUESTIONS, EVERY))}")
    texts = system_texts()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(seed, seed + games):
            config = GameConfig(parse_seats(seats), edition=edition, elections=elections, seed=number)
            check_config(config)
            for puzzle in find_puzzles(config, wanted, folder, most):
                sys.stdout.write(f"{folder / puzzle.key}.toml: {_figures(puzzle)}\n")
                sys.stdout.flush()
    except ConfigRefused as refused:
        raise UsageError(texts(refused.reason, **refused.args_of_reason)) from None
    except OSError as error:
        raise UsageError(f"{folder}: {error.strerror or error}") from None
    return OK


def check(files: list[Path], *, measured: bool = False) -> int:
    """Plays the solution of every puzzle and says of each whether it reaches the goal, and passing does not.

    ``measured`` plays all answers on again, too, and says whether the figures in the file are still right.
    """
    texts = system_texts()
    wrong = 0
    for path in files:
        try:
            said, good = _checked(read_puzzle(path), measured)
        except PuzzleError as error:
            said, good = texts(error.reason, file=path.name, **error.args_of_reason), False
        except SaveError as error:
            said, good = str(error), False
        wrong += not good
        sys.stdout.write(f"{path}: {said}\n")
        sys.stdout.flush()
    return FAILED if wrong else OK


def _checked(puzzle: Puzzle, measured: bool) -> tuple[str, bool]:
    """What is said of a puzzle, and whether it is as it should be.  Raises ``SaveError``."""
    with open_puzzle(puzzle, {}, "", "inline") as session:
        outcome = solved_by(puzzle, session)
    if outcome is None or not outcome.reached:
        return "not solved by its solution", False
    with open_puzzle(puzzle, {}, "", "inline") as session:
        idle = passed_by(puzzle, session)
    if idle is not None and idle.reached:
        return "solved by doing nothing", False
    if measured:
        now = measure(puzzle)
        if now.measured != puzzle.measured:
            return f"solved, but measured now: {_figures(now)}", False
    return f"solved; {_figures(puzzle)}", True


def _figures(puzzle: Puzzle) -> str:
    """Difficulty, and the figures it follows from."""
    found = puzzle.measured
    if found is None:
        return "not measured"
    name = LEVELS[found.difficulty - 1]
    return f"{name}, {found.reaching} of {found.tried} answers reach the goal; {found.best} points against {found.idle}"
