"""``macher campaign``: check set-ups of the campaign, and find ways to win them."""

from __future__ import annotations

import sys
from pathlib import Path

from macher.cli.outcome import FAILED, OK, UsageError
from macher.cli.texts import system_texts
from macher.session.campaign import STARS, SetUpError, played_way, read_set_up
from macher.session.campaign_finder import find_way, write_way


def check(files: list[Path]) -> int:
    """Plays the way of every set-up and says of each how many stars it reaches."""
    texts = system_texts()
    wrong = 0
    for path in files:
        try:
            outcome = played_way(read_set_up(path))
        except SetUpError as error:
            outcome, said = None, texts(error.reason, file=path.name, **error.args_of_reason)
        else:
            said = "a command of its way is refused, or the game does not end"
            if outcome is not None:
                goal = "goal met" if outcome.reached else "goal missed"
                said = f"{outcome.stars} of {STARS} stars, {outcome.margin} points ahead, {goal}"
        wrong += outcome is None or outcome.stars < STARS
        sys.stdout.write(f"{path}: {said}\n")
    return FAILED if wrong else OK


def find(path: Path, *, attempts: int, seed: int) -> int:
    """Looks for a way with all stars and writes it into the file.  Raises ``UsageError``."""
    try:
        made = read_set_up(path)
    except SetUpError as error:
        raise UsageError(system_texts()(error.reason, file=path.name, **error.args_of_reason)) from None
    for number, outcome, way in find_way(made, attempts, seed):
        sys.stdout.write(f"attempt {number}: {outcome.stars} stars, {outcome.margin} points ahead\n")
        sys.stdout.flush()
        if outcome.stars == STARS:
            try:
                write_way(path, way)
            except OSError as error:
                raise UsageError(f"{path}: {error.strerror or error}") from None
            return OK
    return FAILED
