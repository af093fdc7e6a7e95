"""Ending the program at a reveal and starting it again never gives another card or another seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from drivers import DRIVERS
from evenings import NAMES

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.saves.store import SaveStore
from macher.saves.verify import load_game
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

PARTIES = ("linke", "spd", "cdu", "fdp")


def new_session(seed: int, store: SaveStore | None = None) -> GameSession:
    """A game in which the test gives the commands of every seat."""
    seats = tuple(SeatConfig(party, NAMES[party], "human") for party in PARTIES)
    return GameSession.new(GameConfig(seats, seed=seed), store, "none")


def outcome(session: GameSession, command: Command) -> tuple[object, ...]:
    """What a command turns up: events, who decides next, what each seat and the public see then."""
    assert session.submit(command, version=session.version) is None
    views = tuple(session.view(seat) for seat in range(-1, len(PARTIES)))
    return session.records[-1].events, session.deciding(), views, session.digest


def reveals_twice(folder: Path, seed: int, every: int) -> int:
    """Plays a game; at every so many reveals it is saved before, loaded, and played on both ways. Says how often."""
    session, stream, driver = new_session(seed), Stream(seed, 18), DRIVERS["keen" if seed % 2 else "random"]
    path, tried, met = folder / f"{seed}.macher", 0, 0
    while not session.over:
        command = driver(session.journal.state, stream)
        text = session.save_text()
        first = outcome(session, command)
        record = session.records[-1]
        if not (record.chance or record.reveals):
            continue
        met += 1
        if met % every:
            continue
        path.write_text(text, encoding="utf-8")
        again = GameSession.resume(load_game(path), None, "none")
        assert outcome(again, command) == first
        tried += 1
    return tried


def test_a_reveal_after_reloading_is_the_same(tmp_path: Path) -> None:
    """Saved before a reveal and loaded again: same card, same seat."""
    assert sum(reveals_twice(tmp_path, seed, 6) for seed in range(2)) >= 12


@pytest.mark.long
def test_a_thousand_reveals_after_reloading_are_the_same(tmp_path: Path) -> None:
    """The same at 1,000 reveals."""
    tried, seed = 0, 0
    while tried < 1000:
        tried += reveals_twice(tmp_path, seed, 1)
        seed += 1


def test_what_was_revealed_is_saved_before_it_can_be_seen(tmp_path: Path) -> None:
    """Whoever ends the program at the sight of a reveal finds it carried out at the next start."""
    store = SaveStore(tmp_path)
    session, stream, met = new_session(8, store), Stream(8, 18), 0
    while not session.over and met < 25:
        command = DRIVERS["random"](session.journal.state, stream)
        assert session.submit(command, version=session.version) is None
        record = session.records[-1]
        if not (record.chance or record.reveals):
            continue
        met += 1
        saved = SaveStore(tmp_path).latest()
        assert saved is not None
        again = GameSession.resume(saved, None, "none")
        assert (again.digest, again.deciding()) == (session.digest, session.deciding())
        assert again.undo_status(command.seat).possible == session.undo_status(command.seat).possible
    assert met == 25
