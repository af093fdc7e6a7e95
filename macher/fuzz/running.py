"""Runs attempt after attempt, and keeps each failure in a file that can reproduce it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final

from macher import __version__
from macher.fuzz.attempts import Failure, Kind, shortened
from macher.saves.atomic import write_atomically
from macher.saves.folders import make_folder

__all__ = ["NoFailure", "Tally", "read_failure", "run", "write_failure"]

_LARGEST: Final = 64 << 20
"""Most bytes to read from a failure's file."""


class NoFailure(ValueError):
    """A file that holds no failure; one sentence that says why."""


@dataclass(slots=True)
class Tally:
    """The counts of one kind so far."""

    attempts: int = 0
    inputs: int = 0
    games: int = 0
    failures: dict[str, int] = field(default_factory=dict)
    """How often each fault came, by title."""


def run(
    kinds: Sequence[Kind], seed: int, go_on: Callable[[], bool], found: Callable[[Failure], None]
) -> Iterator[dict[str, Tally]]:
    """Lets the kinds take turns, each attempt with the next seed, as long as ``go_on`` returns true.

    Yields the counts before the first attempt and after each; ``found`` gets every new fault, with a shortened script.
    """
    tallies = {kind.name: Tally() for kind in kinds}
    yield tallies
    for number in count():
        if not go_on():
            return
        kind = kinds[number % len(kinds)]
        done, tally = kind.attempt(seed + number), tallies[kind.name]
        tally.attempts += 1
        tally.inputs += done.inputs
        tally.games += done.games
        if done.failure is not None:
            title = done.failure.title
            tally.failures[title] = tally.failures.get(title, 0) + 1
            if tally.failures[title] == 1:
                found(shortened(kind, done.failure))
        yield tallies


def write_failure(folder: Path, failure: Failure) -> Path:
    """Writes a failure into its own file, named after the fault.  Raises ``OSError``."""
    name = sha256(failure.title.encode()).hexdigest()[:8]
    path = make_folder(folder) / f"{failure.kind}-{name}.json"
    document: dict[str, Any] = {
        "macher": __version__,
        "kind": failure.kind,
        "title": failure.title,
        "detail": failure.detail,
        "script": failure.script,
    }
    write_atomically(path, json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    return path


def read_failure(path: Path, kinds: Mapping[str, Kind]) -> Failure:
    """A failure from its file.  Raises ``NoFailure`` or ``OSError``."""
    if not path.is_file():
        raise NoFailure(f"there is no file “{path}”")
    if path.stat().st_size > _LARGEST:
        raise NoFailure(f"“{path}” is too large for a failure")
    try:
        found = json.loads(path.read_bytes())
        failure = Failure(found["kind"], found["title"], found["detail"], found["script"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise NoFailure(f"“{path}” holds no failure") from None
    if failure.kind not in kinds or not isinstance(failure.script, dict):
        raise NoFailure(f"“{path}” holds a failure of a kind that there is not")
    return failure
