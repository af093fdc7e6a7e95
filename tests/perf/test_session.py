"""How fast a session is.  Numbers to look at, with the budget beside them; nothing fails for being slow.

pytest tests/perf/test_session.py --benchmark-enable -s
"""

from __future__ import annotations

from pathlib import Path

from macher.engine.chance import Stream
from macher.saves import SaveStore, load_game
from macher.session import GameConfig, GameSession, SeatConfig

BUDGET_MILLISECONDS = {"autosave": 20, "undo and redo": 2, "load and verify": 150, "preview": 1}
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


def report(benchmark, name: str) -> None:
    if benchmark.stats is not None:
        mean = benchmark.stats["mean"] * 1e3
        print(f"\n{name}: {mean:.3f} ms, budget {BUDGET_MILLISECONDS[name]} ms")  # noqa: T201  # the point of it


def test_autosave(benchmark, tmp_path: Path) -> None:
    """A late decision with everything that belongs to it: rules, log, and the save on the disk."""
    session, stream = humans(SaveStore(tmp_path), 180), Stream(9)

    def one_more() -> None:
        decide(session, stream)
        if session.over:
            session.take_back(session.records[-1].command.seat, agreed=True)

    benchmark.pedantic(one_more, rounds=50)
    report(benchmark, "autosave")
    assert len(load_game(SaveStore(tmp_path).files()[0].path).journal) == session.version


def test_undo_and_redo(benchmark) -> None:
    session = humans(None, 180)
    seat = session.records[-1].command.seat
    digest = session.digest

    def there_and_back() -> None:
        session.take_back(seat, agreed=True)
        session.redo(seat)

    benchmark(there_and_back)
    report(benchmark, "undo and redo")
    assert session.digest == digest


def test_preview(benchmark) -> None:
    session = humans(None, 120)
    decision = session.decision(session.deciding()[0])
    assert decision is not None
    command = decision.options.sample(Stream(1))
    benchmark(session.preview, command.seat, command)
    report(benchmark, "preview")


def test_load_and_verify_a_whole_game(benchmark, tmp_path: Path) -> None:
    session = humans(None, 10_000)
    path = tmp_path / "game.json"
    session.save_as(path)
    restored = benchmark(load_game, path)
    report(benchmark, "load and verify")
    assert restored.journal.state.digest() == session.digest
