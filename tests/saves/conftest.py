"""Saved games to be damaged."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from macher.engine.chance import Stream
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

SEATS = (SeatConfig("spd", "Łucja", "human"), SeatConfig("cdu", "B", "random"), SeatConfig("fdp", "C", "random"))


def play(session: GameSession, commands: int, seed: int = 1) -> None:
    """Plays a number of commands, or to the end."""
    stream = Stream(seed)
    while not session.over and session.version < commands:
        if session.waiting_for_ai():
            session.poll()
        else:
            decision = session.decision(0)
            assert decision is not None
            assert session.submit(decision.options.sample(stream), version=session.version) is None


@pytest.fixture(scope="session")
def saved_text() -> str:
    """A game in its second round, as it is written."""
    with GameSession.new(GameConfig(SEATS, seed=4), workers="inline") as session:
        play(session, 90)
        return session.save_text()


@pytest.fixture
def document(saved_text: str) -> dict[str, Any]:
    """The same as JSON values, to be edited."""
    made: dict[str, Any] = json.loads(saved_text)
    return made


@pytest.fixture
def write(tmp_path: Path) -> Callable[[object], Path]:
    """Writes a document, a text or bytes into a file."""

    def into_file(content: object) -> Path:
        path = tmp_path / "game.json"
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    return into_file
