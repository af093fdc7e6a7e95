"""What every kind of fuzzing shares: one attempt, its findings, and how faults are told apart.

An attempt takes seconds at most, and its seed alone determines it.  A failure comes with a script: all that is needed
to do exactly the same again.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol

__all__ = ["STEPS", "Attempted", "Failure", "Finding", "Kind", "failure_of", "shortened"]

STEPS: Final = "steps"
"""Key of the list of steps in a script; scripts with steps can be shortened."""
_PACKAGE: Final = Path(__file__).parents[1]
_TRIES: Final = 8
"""Limit of the work to shorten a script, as a multiple of its number of steps."""


class Finding(AssertionError):
    """A fault without an exception of the program: one sentence, the same each time."""

    def __init__(self, title: str, detail: str = "") -> None:
        super().__init__(title)
        self.title = title
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Failure:
    """A fault that was found."""

    kind: str
    """Name of the kind of fuzzing."""
    title: str
    """One line with the exception and its place.  Failures of one kind with equal titles are the same fault."""
    detail: str
    """The traceback."""
    script: Mapping[str, Any]
    """JSON values: all that ``Kind.again`` needs."""


@dataclass(frozen=True, slots=True)
class Attempted:
    """What an attempt has done."""

    inputs: int
    """Inputs, commands or files."""
    games: int
    """Games that were played or entered."""
    failure: Failure | None


class Kind(Protocol):
    """A kind of fuzzing."""

    @property
    def name(self) -> str:
        """What it is called on the command line."""

    def attempt(self, seed: int) -> Attempted:
        """One attempt, wholly determined by its seed."""

    def again(self, script: Mapping[str, Any]) -> Failure | None:
        """Does what a failure's script says; returns the failure that comes now, or ``None``.

        Raises ``KeyError``, ``TypeError`` or ``ValueError`` for a script that cannot be read.
        """


def failure_of(kind: str, error: BaseException, script: Mapping[str, Any]) -> Failure:
    """The failure for an exception of the program, or for a finding."""
    detail = "".join(traceback.format_exception(error))
    if isinstance(error, Finding):
        return Failure(kind, error.title, f"{detail}\n{error.detail}".rstrip() + "\n", script)
    return Failure(kind, f"{type(error).__name__} at {_place(error.__traceback__)}", detail, script)


def _place(at: TracebackType | None) -> str:
    """File and function of the innermost code of the game, or of the innermost code of all if none is the game's."""
    place = last = "an unknown place"
    while at is not None:
        code = at.tb_frame.f_code
        path = Path(code.co_filename)
        last = f"{path.name} ({code.co_name})"
        if path.is_relative_to(_PACKAGE) and not path.is_relative_to(_PACKAGE / "fuzz"):
            place = f"{path.relative_to(_PACKAGE).as_posix()} ({code.co_name})"
        at = at.tb_next
    return last if place == "an unknown place" else place


def shortened(kind: Kind, failure: Failure) -> Failure:
    """The same failure with fewer steps, if it still comes without some; a failure without steps is returned unchanged.

    Leaves out smaller and smaller parts of the steps (delta debugging), until the limit of work is reached.
    """
    if STEPS not in failure.script:
        return failure
    share, budget = 2, _TRIES * len(failure.script[STEPS])
    while share <= 2 * len(failure.script[STEPS]):
        steps = failure.script[STEPS]
        size = max(1, len(steps) // share)
        for start in range(0, len(steps), size):
            left = [*steps[:start], *steps[start + size :]]
            budget -= len(left)
            if budget < 0:
                return failure
            shorter = _still(kind, failure, left)
            if shorter is not None:
                failure, share = shorter, max(2, share - 1)
                break
        else:
            share *= 2
    return failure


def _still(kind: Kind, failure: Failure, steps: Sequence[Any]) -> Failure | None:
    """The failure if these steps are enough for it."""
    try:
        found = kind.again({**failure.script, STEPS: list(steps)})
    except (KeyError, TypeError, ValueError):  # the remaining steps do not fit together
        return None
    return found if found is not None and found.title == failure.title else None
