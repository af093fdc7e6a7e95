"""Random files: every kind that the program reads, damaged in every way, given to the code that really reads them.

Whatever a file holds, the program must take or refuse it within one second of processor time and 200 MB of memory,
without an exception that the player would see.
"""

from __future__ import annotations

import os
import signal
import sys
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from threading import current_thread, main_thread
from time import process_time
from typing import Any, Final, NamedTuple

from macher.engine.chance import Stream
from macher.fuzz.attempts import STEPS, Attempted, Failure, Finding, failure_of
from macher.fuzz.home import own_home
from macher.fuzz.pages import look_through
from macher.fuzz.readers import READERS, FileKind

__all__ = ["Files"]

_CHANCE: Final = 503
"""Number of the random stream of an attempt."""
BATCH: Final = 50
"""Number of files in an attempt."""
SECONDS: Final = 1.0
"""Most seconds of processor time for one file."""
MEGABYTES: Final = 200
"""Most megabytes of memory for one file."""
_PATIENCE: Final = 90
"""Real seconds after which reading counts as endless; catches code that waits without using processor time."""
_PAGES: Final = 16
"""One attempt out of this many also opens the pages that list the files."""
_BOMBS: Final = 8
"""One file out of this many gets a mutation of size; these are slow, and there are only a few kinds."""
_KINDS: Final[Mapping[str, FileKind]] = {kind.name: kind for kind in READERS}
_SPECIAL: Final = ("pipe", "folder", "device", "nowhere", "ring")


class _Step(NamedTuple):
    """A file: its kind, its number in the attempt, and its content, or what stands there instead of a plain file."""

    kind: FileKind
    number: int
    content: bytes
    special: str = ""

    def to_json(self) -> list[Any]:
        """JSON values for a script."""
        return [self.kind.name, self.number, self.special, b64encode(zlib.compress(self.content)).decode()]

    @classmethod
    def of(cls, values: Sequence[Any]) -> _Step:
        """The step from the values of a script.  Raises ``KeyError``, ``TypeError`` or ``ValueError``."""
        name, number, special, content = values
        try:
            return cls(_KINDS[name], int(number), zlib.decompress(b64decode(content)), str(special))
        except zlib.error as error:
            raise ValueError(str(error)) from None


class Files:
    """Files of all kinds."""

    name: Final = "files"

    def __init__(self) -> None:
        self._warm = False

    def attempt(self, seed: int) -> Attempted:
        """Reads ``BATCH`` files one by one; now and then also opens all pages with all of them."""
        stream = Stream(seed, _CHANCE)
        steps = [_made(stream, number) for number in range(BATCH)]
        pages = stream.below(_PAGES) == 0
        read, failure = self._run(steps, pages)
        return Attempted(read, 0, failure)

    def again(self, script: Mapping[str, Any]) -> Failure | None:
        """Reads the files of a failure again.  Raises ``KeyError``, ``TypeError`` or ``ValueError``."""
        return self._run([_Step.of(values) for values in script[STEPS]], bool(script["pages"]))[1]

    def _run(self, steps: Sequence[_Step], pages: bool) -> tuple[int, Failure | None]:
        """The number of files read, and the failure of the last one or of the pages, if any."""
        with own_home() as home:
            if not self._warm:
                self._warm = True
                _read_a_right_one_of_each()
                rmtree(home)
            for number, step in enumerate(steps, 1):
                try:
                    _put(step)
                    _watched(step)
                except Exception as error:
                    return number, failure_of(self.name, error, {STEPS: [step.to_json()], "pages": False})
                _take_away(step)
            if pages:
                for step in steps:
                    _put(step)
                try:
                    look_through()
                except Exception as error:
                    script = {STEPS: [each.to_json() for each in steps], "pages": True}
                    return len(steps), failure_of(self.name, error, script)
        return len(steps), None


def _made(stream: Stream, number: int) -> _Step:
    kind = stream.choice(READERS)
    if stream.below(40) == 0:
        return _Step(kind, number, b"", stream.choice(_SPECIAL))
    content = stream.choice(kind.samples())
    *usual, size = kind.mutations
    mutation = stream.choice(usual) if usual and stream.below(_BOMBS) else size
    return _Step(kind, number, mutation(stream, content))


# --- one file ---------------------------------------------------------------------------------------------------------


def _put(step: _Step) -> None:
    """Puts a file where the program finds it; a special one only if the system has such files."""
    path = step.kind.path(step.number)
    path.parent.mkdir(parents=True, exist_ok=True)
    _take_away(step)
    with suppress(OSError, AttributeError, NotImplementedError):  # Windows has no pipes in folders
        match step.special:
            case "":
                path.write_bytes(step.content)
            case "pipe":
                os.mkfifo(path)
            case "folder":
                path.mkdir()
            case "device":
                path.symlink_to("/dev/zero")
            case "nowhere":
                path.symlink_to(path.with_name("nowhere"))
            case "ring":
                path.symlink_to(path)


def _take_away(step: _Step) -> None:
    path = step.kind.path(step.number)
    if path.is_dir() and not path.is_symlink():
        rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _watched(step: _Step) -> None:
    """Reads a file; raises ``Finding`` if that takes too long twice, or too much memory."""
    path = step.kind.path(step.number)
    before, top = _memory(), _memory_at_most()
    took = _time_of(step, path)
    if took > SECONDS:  # the machine may have been busy, so measure again
        if not step.special:
            _put(step)
        took = min(took, _time_of(step, path))
    if took > SECONDS:
        raise Finding(f"a {step.kind.name} takes more than {SECONDS:g} s", f"{took:.2f} s, {len(step.content)} bytes")
    most = _memory_at_most()
    if most > top and most - before > MEGABYTES:
        raise Finding(f"a {step.kind.name} takes more than {MEGABYTES} MB", f"{most - before} MB")


def _time_of(step: _Step, path: Path) -> float:
    """Seconds of processor time that reading took."""
    began = process_time()
    with _waiting_at_most(_PATIENCE, step.kind.name):
        step.kind.read(path)
    return process_time() - began


@contextmanager
def _waiting_at_most(seconds: int, name: str) -> Iterator[None]:
    """Raises ``Finding`` after this many seconds, if the system has such alarms."""
    if not hasattr(signal, "SIGALRM") or current_thread() is not main_thread():
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise Finding(f"a {name} is never done with")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _memory() -> int:
    """Megabytes of memory that this process uses now; 0 if the system does not tell."""
    if sys.platform != "linux":
        return 0
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def _memory_at_most() -> int:
    """Most megabytes that it has used so far; 0 if the system does not tell."""
    if sys.platform != "linux":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


# --- surroundings -----------------------------------------------------------------------------------------------------


def _read_a_right_one_of_each() -> None:
    """Reads a valid file of every kind first, so that one-time loading does not count against the first damaged one."""
    for kind in READERS:
        step = _Step(kind, 0, kind.samples()[0])
        _put(step)
        kind.read(kind.path(0))
        _take_away(step)
