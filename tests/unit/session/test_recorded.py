"""A saved game is watched again: seats that answer from the record, behind the same interface as seats that think."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.engine.errors import Refusal
from macher.rules.commands import Pass
from macher.saves.verify import load_game
from macher.session.session import GameSession


@pytest.fixture
def saved(begin, play, tmp_path: Path):
    """Writes a game of two humans and an AI seat, whole or up to a round, and gives it with its save."""

    def make(rounds: int = 9) -> tuple[GameSession, Path]:
        session = begin("human", "sane", "human")
        play(session, lambda now: now.view(-1).round > rounds)
        path = tmp_path / "game.json"
        session.save_as(path)
        return session, path

    return make


def test_every_seat_answers_as_it_did(saved) -> None:
    played, path = saved()
    watched = GameSession.watch(load_game(path))
    assert watched.version == 0
    assert watched.humans == ()
    digests = [watched.digest]
    while watched.poll():
        digests.append(watched.digest)
    assert digests == [played.journal.state_at(version).digest() for version in range(played.version + 1)]
    assert watched.over
    assert [entry.event for entry in watched.events] == [entry.event for entry in played.events]
    assert watched.notes == []


def test_an_unfinished_game_stops_where_it_was_left(saved) -> None:
    played, path = saved(rounds=1)
    watched = GameSession.watch(load_game(path))
    watched.pump(10)
    assert (watched.digest, watched.over) == (played.digest, False)
    assert not watched.poll()


def test_nobody_can_interfere_and_nothing_is_written(saved, tmp_path: Path) -> None:
    _, path = saved(rounds=1)
    before = path.read_bytes()
    watched = GameSession.watch(load_game(path))
    seat = watched.deciding()[0]
    assert watched.submit(Pass(seat), version=0) == Refusal("not-your-decision")
    watched.pump(10)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_the_record_goes_on_from_wherever_one_went_back_to(saved) -> None:
    played, path = saved(rounds=1)
    watched = GameSession.watch(load_game(path))
    watched.pump(10)
    last = watched.records[-1].command.seat
    assert watched.take_back(last) is None
    assert watched.version < played.version
    watched.pump(10)
    assert watched.digest == played.digest
