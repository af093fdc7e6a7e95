"""Runs what was asked on the command line, and says in one line what was wrong with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from macher.cli.arguments import parser_for
from macher.cli.commands import open_game
from macher.cli.outcome import FAILED, INTERRUPTED, OK, WRONG_USE, CheckFailed, UsageError
from macher.cli.output import OutputLost, careful_output
from macher.saves.folders import NoHome
from macher.saves.places import path_of

_WITH_VALUE: Final = ("--seed", "--lang", "--scale")
"""Options of the game itself that a value follows."""


def run(arguments: Sequence[str]) -> int:
    """Runs a command and returns its exit code; never shows a traceback for what the user can put right."""
    try:
        with careful_output():
            return _outcome(arguments)
    except OutputLost as lost:
        if lost.read_enough:
            return OK
        with careful_output():
            return _complain(str(lost), WRONG_USE)
    except KeyboardInterrupt:
        return INTERRUPTED


def _outcome(arguments: Sequence[str]) -> int:
    try:
        parser = parser_for(arguments)
        file, rest = _file_among(arguments, parser.names)
        chosen = parser.parse_args(rest)
        if file is not None and chosen.run is not open_game:
            raise UsageError(f"“{file}” goes with no command")
        chosen.opened = file
        return int(chosen.run(chosen))
    except (UsageError, NoHome) as error:
        return _complain(str(error), WRONG_USE)
    except CheckFailed as error:
        return _complain(str(error), FAILED)


def _file_among(arguments: Sequence[str], commands: Collection[str]) -> tuple[Path | None, list[str]]:
    """The saved game that is to be opened, and the other arguments.

    The file stands in the place of a command.  To tell it from a misspelt command, it must look like a path or exist.
    """
    skipped = False
    for at, word in enumerate(arguments):
        if skipped or word.startswith("-"):
            skipped = not skipped and word in _WITH_VALUE
            continue
        path = path_of(word)
        looks = any(sign in word for sign in (os.sep, "/", ".", "~"))
        if word in commands or not (looks or path.exists()):
            break
        return path, [*arguments[:at], *arguments[at + 1 :]]
    return None, list(arguments)


def _complain(message: str, code: int) -> int:
    sys.stderr.write(f"macher: {' '.join(message.split())}\n")
    return code
