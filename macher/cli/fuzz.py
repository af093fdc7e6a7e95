"""``macher fuzz``: looks for faults by chance, and repeats the attempt behind a failure."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic

from macher.cli.outcome import FAILED, INTERRUPTED, OK, UsageError
from macher.cli.progress import ProgressBar
from macher.fuzz.attempts import Failure, Kind
from macher.fuzz.home import own_home
from macher.fuzz.kinds import KINDS
from macher.fuzz.running import NoFailure, Tally, read_failure, run, write_failure
from macher.saves.folders import make_folder
from macher.ui.system.display import without_display


def fuzz(*, minutes: float, seed: int, names: Sequence[str], folder: Path) -> int:
    """Lets the kinds of these names, or all, take turns until the time is over; an attempt is always finished.

    Prints one line for each fault and one of counts for each kind, also after Ctrl+C.  Raises ``UsageError``.
    """
    kinds = [KINDS[name] for name in names] or list(KINDS.values())
    try:
        make_folder(folder)
    except OSError as error:
        raise _unwritable(folder, error) from None
    sys.stdout.write(f"seed {seed}: {', '.join(kind.name for kind in kinds)}; failures go to {folder}\n")
    sys.stdout.flush()
    _quiet()
    with own_home():
        tallies, stopped = _run(kinds, seed, 60 * minutes, folder)
    for name, tally in tallies.items():
        sys.stdout.write(_counts(name, tally) + "\n")
    if any(tally.failures for tally in tallies.values()):
        return FAILED
    return INTERRUPTED if stopped else OK


def again(path: Path) -> int:
    """Repeats the attempt behind a failure and says whether it still fails.  Raises ``UsageError``."""
    try:
        failure = read_failure(path, KINDS)
        _quiet()
        with own_home():
            found = KINDS[failure.kind].again(failure.script)
    except NoFailure as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"“{path}” cannot be read: {error.strerror or error}") from None
    except (KeyError, TypeError, ValueError):
        raise UsageError(f"the script in “{path}” cannot be read") from None
    if found is None:
        sys.stdout.write(f"does not fail any more: {failure.title}\n")
        return OK
    same = "still fails" if found.title == failure.title else f"fails otherwise than with {failure.title}"
    sys.stdout.write(f"{found.detail}{same}: {found.title}\n")
    return FAILED


def _run(kinds: Sequence[Kind], seed: int, seconds: float, folder: Path) -> tuple[Mapping[str, Tally], bool]:
    """Runs for so many seconds and gives the counts, and whether Ctrl+C has ended it sooner."""
    began = monotonic()
    bar = ProgressBar(round(seconds))

    def found(failure: Failure) -> None:
        bar.clear()
        try:
            path = write_failure(folder, failure)
        except OSError as error:
            raise _unwritable(folder, error) from None
        sys.stdout.write(f"{failure.kind}: {failure.title}: {path}\n")
        sys.stdout.flush()

    tallies: Mapping[str, Tally] = {}
    stopped = False
    try:
        for counted in run(kinds, seed, lambda: monotonic() - began < seconds, found):
            tallies = counted
            bar.show(min(round(seconds), round(monotonic() - began)))
    except KeyboardInterrupt:
        stopped = True  # the counts so far are still reported
    bar.clear()
    return tallies, stopped


def _quiet() -> None:
    """Turns off windows and the log of errors, as each error is reported as a failure."""
    without_display()
    logging.disable()


def _counts(name: str, tally: Tally) -> str:
    times = sum(tally.failures.values())
    return (
        f"{name}: {tally.attempts} attempts, {tally.inputs} inputs, {tally.games} games, "
        f"{len(tally.failures)} failures ({times} times)"
    )


def _unwritable(folder: Path, error: OSError) -> UsageError:
    return UsageError(f"“{folder}” cannot be written: {error.strerror or error}")
