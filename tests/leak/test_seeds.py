"""No bot can deal the game anew: nothing that it is given leads back to the seed of the deal.

The bot of these tests takes every number that it is handed, and every number that a random stream in its hands was made
from, for a seed, deals a game with it, and looks whether that is the game it sits in.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from leak.hidden import EDITIONS

from macher.ai import arena
from macher.ai.arena import Job
from macher.ai.bots import Bot, make_bot
from macher.ai.play import SeeingBot, bot_stream, play_game
from macher.ai.seeds import bot_seed
from macher.cli import games
from macher.editions.registry import edition as find_edition
from macher.engine import chance
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition, GameSetup
from macher.rules.setup import new_game
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.session import tournament, worker
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.session.thinking import Question
from macher.session.tournament import TableSeats

SEED = 20_061
STREAM = 4711
"""Number of the bots' streams, which a bot can look up."""


# --- the attack -------------------------------------------------------------------------------------------------------


def _shifted_back(value: int, by: int) -> int:
    found = value
    for _ in range(64 // by + 1):
        found = value ^ (found >> by)
    return found


def unmixed(value: int) -> int:
    """The number that a stream's mixing function has made this one of."""
    mask = (1 << 64) - 1
    value = _shifted_back(value, 31)
    value = _shifted_back(value * pow(0x94D049BB133111EB, -1, 1 << 64) & mask, 27)
    return _shifted_back(value * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & mask, 30)


def seed_behind(stream: Stream, *names: int) -> int:
    """The seed that an unused stream with these names was made from."""
    step, mask = 0x9E3779B97F4A7C15, (1 << 64) - 1
    value = stream._value
    for name in reversed(names):
        value = unmixed(value) ^ ((name + 1) * step & mask)
    return (unmixed(value) - step) & mask


def numbers_in(value: Any) -> Iterator[int]:
    """All whole numbers in a value of JSON, those in texts and keys included."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from numbers_in(key)
            yield from numbers_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from numbers_in(item)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, str) and value.isdecimal():
        yield int(value)


def finds_the_deal(given: set[int], seen: PlayerView, edition: Edition) -> bool:
    """Whether one of the numbers deals exactly the cards that a seat sees before the first decision."""
    parties = tuple(party.party for party in seen.parties)
    for seed in given:
        table = new_game(edition, GameSetup(seen.elections, parties, seed, seen.options))
        if view(table, seen.seat) == seen:
            return True
    return False


# --- what bots are given ----------------------------------------------------------------------------------------------


class _Enough(Exception):
    """The first question was asked."""


class _Spy:
    """A bot that keeps what it is given with its first question."""

    kind = "normal"

    def __init__(self) -> None:
        self.given: set[int] = set()
        self.seen: PlayerView | None = None

    def made(self, kind: str, seed: int = 0, seat: int = 0) -> Bot:
        """In place of ``make_bot``."""
        self.given.add(seed)
        return self

    def choose(self, seen: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> Command:
        """Keeps everything, and what the stream was made from."""
        self.seen = seen
        self.given |= {stream._value, seed_behind(stream, STREAM, seen.seat, seen.version)}
        raise _Enough


def _setup(key: str) -> GameSetup:
    return GameSetup(EDITIONS[key], (0, 1, 2, 3), SEED)


def _config(key: str, kind: str = "normal") -> GameConfig:
    return GameConfig(tuple(SeatConfig(party, party, kind) for party in PARTIES[:4]), key, EDITIONS[key], SEED)


def _in_a_table_of_bots(spy: _Spy, key: str, patch: pytest.MonkeyPatch) -> None:
    play_game(find_edition(key), _setup(key), [spy] * 4)


def _in_the_arena(spy: _Spy, key: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(arena, "arena_bot", spy.made)
    arena.play_job(Job(key, EDITIONS[key], 4, "normal", "easy", SEED, 0))


def _in_simulate(spy: _Spy, key: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(games, "make_bot", spy.made)
    patch.setattr(games, "play_session", lambda config: (_ for _ in ()).throw(_Enough))
    games.play_alone(_config(key))


def _in_a_tournament(spy: _Spy, key: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tournament, "make_bot", spy.made)
    seats = TableSeats((0, 1, 2, 3), (0, 1, 2, 3), SEED)
    tournament.play_table(find_edition(key), EDITIONS[key], ["normal"] * 4, seats)


PATHS: tuple[Callable[[_Spy, str, pytest.MonkeyPatch], None], ...] = (
    _in_a_table_of_bots,
    _in_the_arena,
    _in_simulate,
    _in_a_tournament,
)


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.__name__)
def test_nothing_that_a_bot_is_given_deals_the_game(
    path: Callable[[_Spy, str, pytest.MonkeyPatch], None], key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = _Spy()
    with pytest.raises(_Enough):
        path(spy, key, monkeypatch)
    assert bot_seed(SEED) in spy.given, "the attack gets as far as it can"
    assert not finds_the_deal(spy.given, spy.seen, find_edition(key))


def _message(asked: Question) -> set[int]:
    text = worker.question(1, asked.kind, asked.view, asked.decision, None, asked.seed, asked.grudges, asked.reason)
    return set(numbers_in(json.loads(text)))


def _asked(key: str) -> Question:
    """The first question of a game that is being played."""
    with GameSession.new(_config(key), workers="inline") as session:
        session._ask_next(session._thinker)
        return session._thinker.question


@pytest.mark.parametrize("key", EDITIONS)
def test_nothing_that_the_thinking_process_is_sent_deals_the_game(key: str) -> None:
    """The message holds the view, too, so this is also all that advice and reasons are worked out from."""
    asked = _asked(key)
    given = _message(asked)
    stream = bot_stream(asked.seed, asked.seat, asked.view.version)
    assert bot_seed(SEED) in given
    assert not finds_the_deal(given | {stream._value}, asked.view, find_edition(key))


# --- planted leaks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EDITIONS)
def test_a_process_that_is_sent_the_seed_of_the_deal_is_caught(key: str) -> None:
    asked = _asked(key)
    leaking = Question(asked.kind, asked.view, asked.decision, SEED)
    assert finds_the_deal(_message(leaking), asked.view, find_edition(key))


@pytest.mark.parametrize("key", EDITIONS)
def test_a_stream_that_is_made_from_the_seed_of_the_deal_is_caught(key: str) -> None:
    spy = _Spy()
    with pytest.raises(_Enough):
        play_game(find_edition(key), _setup(key), [spy] * 4, seed=SEED)
    assert finds_the_deal(spy.given, spy.seen, find_edition(key))


def test_streams_can_be_run_backwards() -> None:
    for seed in (0, 7, SEED, (1 << 63) - 1):
        assert seed_behind(Stream(seed, STREAM, 3, 250), STREAM, 3, 250) == seed
    assert unmixed(chance._mix(12345)) == 12345


# --- the seats' own seed ----------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_seats_the_same_luck() -> None:
    assert bot_seed(SEED) == bot_seed(SEED)
    assert len({bot_seed(seed) for seed in range(200)}) == 200
    assert all(0 <= bot_seed(seed) < 1 << 63 for seed in range(200))


def test_no_level_of_the_game_is_shown_the_table() -> None:
    assert not any(isinstance(make_bot(kind), SeeingBot) for kind in ("random", "sane", "easy", "normal", "hard"))
