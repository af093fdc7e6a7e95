"""Processes for AI seats that do not do what they should: what ``thinking.WORKER`` is set to in tests."""

from __future__ import annotations

import json
import time

from macher.lifeline import READY, Lifeline  # and nothing heavy: it would be loaded for each of them

LATE = 1.0
"""Seconds that a late process needs before it can be asked."""


def late(line: Lifeline, *_: str) -> None:
    """Comes late, and is as good as any other then."""
    from macher.session import worker

    time.sleep(LATE)
    worker.main(line)


def never(line: Lifeline, *_: str) -> None:
    """Lives and cannot be asked."""
    time.sleep(3600)


def dying(line: Lifeline, *_: str) -> None:
    """Ends as soon as it is asked."""
    line.send(READY)
    line.receive()


def busy(line: Lifeline, *_: str) -> None:
    """Computes before it can be asked, as a process that loads its modules does."""
    while True:
        pass


def endless(line: Lifeline, *_: str) -> None:
    """Thinks for ever."""
    line.send(READY)
    line.receive()
    busy(line)


def hesitant(line: Lifeline, *_: str) -> None:
    """Names a command as its best so far, and thinks for ever."""
    from macher.session import worker

    line.send(READY)
    reply = json.loads(worker.answer(line.receive(), line))
    line.send(json.dumps({"id": reply["id"], "best": reply["command"]}).encode())
    busy(line)


GARBAGE = (
    b"\xff\xfe\x00",
    b"5",
    b"[]",
    b"null",
    b"{}",
    b"{",
    b"[" * 100_000,
    b'{"id": 1}',
    b'{"id": 1, "command": 7}',
    b'{"id": 1, "best": {"is": "Nothing"}}',
    b'{"id": 77, "command": {}}',
    b'{"id": [], "problem": ""}',
)
"""Answers that are none."""


def garbage(line: Lifeline, *_: str) -> None:
    """Answers with nonsense."""
    line.send(READY)
    while True:
        line.receive()
        for message in GARBAGE:
            line.send(message)
