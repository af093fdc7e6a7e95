"""The process that thinks for AI seats.

It is sent the view of one seat and its options as JSON text, never a state, and answers with a command.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import macher.rules.phases  # noqa: F401  # makes the options of every phase known to the codec
from macher.ai import personalities
from macher.ai.kinds import read_kind
from macher.editions.shipped import SHIPPED
from macher.engine import codec
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.lifeline import READY
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.session.companion import Line

STOP: Final = b"stop"
"""The message that ends a question under way."""


def main(line: Line) -> None:
    """Loads everything that thinking needs, says so, and answers as long as the process lives."""
    import macher.ai.bots  # loaded late in the game's own process, which mostly needs no bots
    import macher.ai.reasons  # noqa: F401

    for key in SHIPPED:
        SHIPPED[key]  # makes what its questions hold known to the codec
    line.send(READY)
    while True:
        asked = line.receive()
        if asked != STOP:  # a stop may come after the answer was sent
            line.send(answer(asked, line))


class Stopped(Exception):
    """The question was cancelled."""


def answer(asked: bytes, line: Line) -> bytes:
    """The reply to a question: ``{"id", "command", "reason"}``, or ``{"id", "problem"}`` if the bot failed.

    While it thinks it sends ``{"id", "best"}`` whenever the best command so far changes.
    """
    question: dict[str, Any] = json.loads(asked)
    reply: dict[str, Any] = {"id": question["id"]}
    best: list[Command] = []

    def report(command: Command) -> None:
        if line.waiting():
            raise Stopped
        if best != [command]:
            best[:] = [command]
            line.send(json.dumps({"id": question["id"], "best": codec.to_wire(command)}).encode())

    try:
        view = codec.from_wire(question["view"], PlayerView)
        decision = Decision(view.seat, question["step"], codec.from_wire(question["options"], Options))
        data_file = question["data_file"]
        edition = _edition(view.edition, data_file)
        personalities.learn(read_kind(question["kind"]).style, question["personality"])
        command = think(question["kind"], view, decision, edition, question["seed"], tuple(question["grudges"]), report)
        reply["command"] = codec.to_wire(command)
        if question["reason"]:
            reply["reason"] = why(question["kind"], view, decision, edition, command)
    except Exception as error:  # the game goes on, whatever goes wrong in a bot
        reply["problem"] = f"{type(error).__name__}: {error}"
    return json.dumps(reply).encode()


def question(
    number: int,
    kind: str,
    view: PlayerView,
    decision: Decision,
    data_file: Path | None,
    seed: int,
    grudges: tuple[int, ...] = (),
    reason: bool = False,
) -> bytes:
    """The message that asks a bot of a kind for its decision, and for the reason if there is one to tell."""
    asked = {
        "id": number,
        "kind": kind,
        "view": codec.to_wire(view),
        "step": decision.step,
        "options": codec.to_wire(decision.options),
        "data_file": None if data_file is None else str(data_file),
        "seed": seed,
        "grudges": grudges,
        "reason": reason,
        "personality": personalities.definition(read_kind(kind).style),
    }
    return json.dumps(asked).encode()


def think(
    kind: str,
    view: PlayerView,
    decision: Decision,
    edition: Edition,
    seed: int,
    grudges: tuple[int, ...] = (),
    report: Callable[[Command], None] | None = None,
) -> Command:
    """What a bot of a kind decides, the same for the same arguments; ``report`` gets the best command so far."""
    from macher.ai.bots import make_bot  # imported late: the game's own process needs no bots
    from macher.ai.play import bot_stream
    from macher.ai.search import HardBot

    bot, stream = make_bot(kind, seed, view.seat, grudges), bot_stream(seed, view.seat, view.version)
    if report is not None and isinstance(bot, HardBot):
        return bot.choose(view, decision, edition, stream, report)
    return bot.choose(view, decision, edition, stream)


def why(kind: str, view: PlayerView, decision: Decision, edition: Edition, command: Command) -> str:
    """The name of the reason for a command, empty if there is none that everybody may know."""
    from macher.ai.reasons import reason

    return reason(kind, view, decision, edition, command)


def _edition(key: str, data_file: str | None) -> Edition:
    from macher.editions.registry import edition

    return edition(key, None if data_file is None else Path(data_file))
