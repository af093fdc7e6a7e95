"""The process that thinks for AI seats.

It is sent the view of one seat and its options as JSON text, never a state, and answers with a command.
"""

from __future__ import annotations

import json
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import macher.rules.phases  # noqa: F401  # makes the options of every phase known to the codec
from macher.engine import codec
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.rules.edition import Edition
from macher.rules.views import PlayerView


def main(connection: Connection) -> None:
    """Answers until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the game, which then closes the pipe
    while True:
        try:
            asked = connection.recv_bytes()
        except (EOFError, OSError):
            return
        reply = answer(asked)
        try:
            connection.send_bytes(reply)
        except OSError:
            return


def answer(asked: bytes) -> bytes:
    """The reply to a question: ``{"id", "command"}``, or ``{"id", "problem"}`` if the bot failed."""
    question: dict[str, Any] = json.loads(asked)
    reply: dict[str, Any] = {"id": question["id"]}
    try:
        view = codec.from_wire(question["view"], PlayerView)
        decision = Decision(view.seat, question["step"], codec.from_wire(question["options"], Options))
        data_file = question["data_file"]
        edition = _edition(view.edition, data_file)
        reply["command"] = codec.to_wire(think(question["kind"], view, decision, edition, question["seed"]))
    except Exception as error:  # whatever a bot does wrong, the game goes on without it
        reply["problem"] = f"{type(error).__name__}: {error}"
    return json.dumps(reply).encode()


def question(number: int, kind: str, view: PlayerView, decision: Decision, data_file: Path | None, seed: int) -> bytes:
    """The message that asks a bot of a kind for its decision."""
    asked = {
        "id": number,
        "kind": kind,
        "view": codec.to_wire(view),
        "step": decision.step,
        "options": codec.to_wire(decision.options),
        "data_file": None if data_file is None else str(data_file),
        "seed": seed,
    }
    return json.dumps(asked).encode()


def think(kind: str, view: PlayerView, decision: Decision, edition: Edition, seed: int) -> Command:
    """What a bot of a kind decides; the same for the same arguments."""
    from macher.ai.bots import make_bot  # imported late: the game's own process needs no bots
    from macher.ai.play import bot_stream

    return make_bot(kind).choose(view, decision, edition, bot_stream(seed, view.seat, view.version))


def _edition(key: str, data_file: str | None) -> Edition:
    from macher.editions.registry import edition

    return edition(key, None if data_file is None else Path(data_file))
