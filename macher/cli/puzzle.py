"""``macher puzzle``: look for puzzles in games of AI seats, and check the files of puzzles."""

from __future__ import annotations

import sys
from pathlib import Path

from macher.cli.outcome import FAILED, OK, UsageError
from macher.cli.simulate import parse_seats
from macher.cli.texts import system_texts
from macher.saves.problems import SaveError
from macher.session.config import ConfigRefused, GameConfig, check_config
from macher.session.puzzle_finder import STEPS, find_puzzles
from macher.session.puzzles import PuzzleError, open_puzzle, read_puzzle, solved_by


def find(*, question: str, edition: str, elections: int, seats: str, games: int, seed: int, folder: Path) -> int:
    """Plays games and writes their puzzles, each as a TOML file beside a saved game.  Raises ``UsageError``."""
    wanted = next((each for each in STEPS.values() if each == question), None)
    if wanted is None:
        raise UsageError(f"there is no question “{question}”; there are: {', '.join(sorted(set(STEPS.values())))}")
    texts = system_texts()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(seed, seed + games):
            config = GameConfig(parse_seats(seats), edition=edition, elections=elections, seed=number)
            check_config(config)
            for puzzle in find_puzzles(config, wanted, folder):
                sys.stdout.write(f"{folder / puzzle.key}.toml\n")
                sys.stdout.flush()
    except ConfigRefused as refused:
        raise UsageError(texts(refused.reason, **refused.args_of_reason)) from None
    except OSError as error:
        raise UsageError(f"{folder}: {error.strerror or error}") from None
    return OK


def check(files: list[Path]) -> int:
    """Plays the solution of every puzzle and says of each whether it reaches the goal."""
    texts = system_texts()
    wrong = 0
    for path in files:
        try:
            puzzle = read_puzzle(path)
            with open_puzzle(puzzle, {}, "", "inline") as session:
                outcome = solved_by(puzzle, session)
            said = "solved" if outcome is not None and outcome.reached else "not solved by its solution"
        except PuzzleError as error:
            outcome, said = None, texts(error.reason, file=path.name, **error.args_of_reason)
        except SaveError as error:
            outcome, said = None, str(error)
        wrong += outcome is None or not outcome.reached
        sys.stdout.write(f"{path}: {said}\n")
    return FAILED if wrong else OK
