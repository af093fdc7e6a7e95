"""Standard output and standard error as they are: in any encoding, to a full disk, to a pipe that nobody reads."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Any, TextIO, cast

__all__ = ["OutputLost", "careful_output"]


class OutputLost(Exception):
    """Standard output cannot be written, and the command has to end.

    It is no ``OSError``, so that nobody takes it for trouble with a file of theirs.
    """

    def __init__(self, error: OSError) -> None:
        super().__init__(f"the output cannot be written: {error.strerror or error}")
        self.read_enough = isinstance(error, BrokenPipeError)
        """Whether only the reader has gone, as in ``macher replay FILE --events | head``."""


class _Careful:
    """A stream that calls ``failed`` when it cannot be written, and shows signs that it does not have as ``?``."""

    def __init__(self, stream: TextIO, failed: Callable[[OSError], None]) -> None:
        self._stream, self._failed = stream, failed
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        try:
            return self._stream.write(text)
        except OSError as error:
            self._failed(error)
            return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        try:
            self._stream.flush()
        except OSError as error:
            self._failed(error)


@contextmanager
def careful_output() -> Iterator[None]:
    """While it lasts, the standard streams raise no ``OSError`` and no error of their encoding.

    Raises ``OutputLost`` when standard output fails, at the latest at the end.  What standard error cannot take is
    dropped: there is nobody left to tell.
    """
    streams = sys.stdout, sys.stderr
    sys.stdout = cast(TextIO, _Careful(streams[0], _lost))
    sys.stderr = cast(TextIO, _Careful(streams[1], lambda _error: _drop(streams[1])))
    try:
        yield
    finally:
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        except OutputLost:
            _drop(streams[0])
            raise
        finally:
            sys.stdout, sys.stderr = streams


def _lost(error: OSError) -> None:
    raise OutputLost(error) from None


def _drop(stream: TextIO) -> None:
    """Nothing that is written there goes anywhere any more, nor what waits to be written."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
