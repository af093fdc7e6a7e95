"""The program, loaded once: each start is a copy of that process, with arguments, surroundings and streams of its own.

Where there is no ``fork``, each start is a new process.  What is asked of the first moments of the program, before
its modules are loaded, needs a new process everywhere.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[1]
_LONGEST = 300.0
"""Seconds that a start may take."""


@dataclass(frozen=True, slots=True)
class Done:
    """How a start ended, and what it wrote."""

    code: int
    out: bytes = b""
    err: bytes = b""


class Copies:
    """Starts the program; ``close`` ends the process that is copied."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        if hasattr(os, "fork"):
            self._end, theirs = socket.socketpair()
            self._end.settimeout(_LONGEST)
            command = [sys.executable, __file__, str(theirs.fileno())]
            surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
            self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], env=surroundings)
            theirs.close()

    def start(
        self, words: Sequence[str], surroundings: Mapping[str, str], out: int | None = None, err: int | None = None
    ) -> Done:
        """``macher`` with these words; what goes not to a handle of the caller is kept."""
        with TemporaryFile() as kept_out, TemporaryFile() as kept_err:
            handles = [kept_out.fileno() if out is None else out, kept_err.fileno() if err is None else err]
            code = self._run(words, surroundings, handles)
            return Done(code, _content(kept_out), _content(kept_err))

    def _run(self, words: Sequence[str], surroundings: Mapping[str, str], handles: list[int]) -> int:
        if self._process is None:
            command = [sys.executable, "-m", "macher", *words]
            return subprocess.run(
                command, env=surroundings, stdout=handles[0], stderr=handles[1], timeout=_LONGEST, check=False
            ).returncode
        job = json.dumps({"words": list(words), "surroundings": dict(surroundings)}).encode() + b"\n"
        socket.send_fds(self._end, [job], handles)
        return int(self._end.recv(100))

    def close(self) -> None:
        """Ends the process that is copied."""
        if self._process is not None:
            self._end.close()
            self._process.wait()


def _content(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read()


# --- the process that is copied ---------------------------------------------------------------------------------------


def _serve(end: socket.socket) -> bool:
    """Makes a copy for each job; true in the copy, which goes on to be the program."""
    while True:
        sent, handles, _, _ = socket.recv_fds(end, 1 << 20, 2)
        if not sent:
            return False
        while not sent.endswith(b"\n"):
            sent += end.recv(1 << 20)
        child = os.fork()
        if child == 0:
            end.close()
            _become(json.loads(sent), handles)
            return True
        for handle in handles:
            os.close(handle)
        _, status = os.waitpid(child, 0)
        end.send(str(os.waitstatus_to_exitcode(status)).encode())


def _become(job: dict[str, Any], handles: list[int]) -> None:
    """Takes over the arguments, the surroundings and the streams of a start, as Python itself opens them."""
    for number, handle in enumerate(handles, 1):
        os.dup2(handle, number)
        os.close(handle)
    os.environ.clear()
    os.environ.update(job["surroundings"])
    sys.argv = ["macher", *job["words"]]
    encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
    sys.stdout = sys.__stdout__ = open(1, "w", encoding=encoding, closefd=False)  # type: ignore[misc]  # noqa: SIM115
    sys.stderr = sys.__stderr__ = open(  # type: ignore[misc]  # noqa: SIM115
        2, "w", encoding=encoding, errors="backslashreplace", buffering=1, closefd=False
    )


def _load() -> None:
    """All that the commands need, but what opens a window."""
    import importlib
    import pkgutil

    import macher.cli
    import macher.editions

    for package in (macher.cli, macher.editions):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(found.name)


if __name__ == "__main__":
    _load()
    if _serve(socket.socket(fileno=int(sys.argv[1]))):
        from macher.__main__ import main

        sys.exit(main())
