"""How fast a session is.  Numbers to look at; nothing fails for being slow.

pytest tests/perf/test_session.py --benchmark-enable -p no:xdist
"""

from __future__ import annotations

from pathlib import Path

from macher.engine.chance import Stream
from macher.saves.store import SaveStore
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

PARTIES = ("linke", "spd", "cdu", "fdp")


def humans(store: SaveStore | None, commands: int) -> GameSession:
    """A game of four humans who decide by chance."""
    seats = tuple(SeatConfig(party, kind="human") for party in PARTIES)
    session = GameSession.new(GameConfig(seats, seed=5), store, "none")
    stream = Stream(5)
    while not session.over and session.version < commands:
        decide(session, stream)
    return session


def decide(session: GameSession, stream: Stream) -> None:
    """One decision by chance."""
    decision = session.decision(session.deciding()[0])
    assert decision is not None
    assert session.submit(decision.options.sample(stream), version=session.version) is None


def test_autosave(benchmark, report, tmp_path: Path) -> None:
    """A late decision with everything that belongs to it: rules, log, and the save on the disk."""
    session, stream = humans(SaveStore(tmp_path), 180), Stream(9)

    def one_more() -> None:
        decide(session, stream)
        if session.over:
            session.take_back(session.records[-1].command.seat, agreed=True)

    benchmark.pedantic(one_more, rounds=50)
    report("a command with its autosave", 20, "ms")
    assert len(load_game(SaveStore(tmp_path).files()[0].path).journal) == session.version


def test_undo_and_redo(benchmark, report) -> None:
    session = humans(None, 180)
    seat = session.records[-1].command.seat
    digest = session.digest

    def there_and_back() -> None:
        session.take_back(seat, agreed=True)
        session.redo(seat)

    benchmark(there_and_back)
    report("undo and redo", 2, "ms")
    assert session.digest == digest


def test_preview(benchmark, report) -> None:
    session = humans(None, 120)
    decision = session.decision(session.deciding()[0])
    assert decision is not None
    command = decision.options.sample(Stream(1))
    benchmark(session.preview, command.seat, command)
    report("preview", 1, "ms")


def test_load_and_verify_a_whole_game(benchmark, report, tmp_path: Path) -> None:
    session = humans(None, 10_000)
    path = tmp_path / "game.json"
    session.save_as(path)
    restored = benchmark(load_game, path)
    report("load and verify a whole game", 150, "ms")
    assert restored.journal.state.digest() == session.digest
