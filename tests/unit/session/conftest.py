"""Games in a session, played by chance up to where a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from macher.engine.chance import Stream
from macher.rules.options import GameOptions
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession

PARTIES = ("spd", "cdu", "fdp", "linke", "gruene")

Begin = Callable[..., GameSession]


def a_config(*kinds: str, seed: int = 5, **more: object) -> GameConfig:
    """A game with a seat for each kind of player."""
    seats = tuple(SeatConfig(party, party.upper(), kind) for party, kind in zip(PARTIES, kinds, strict=False))
    return GameConfig(seats, seed=seed, **more)  # type: ignore[arg-type]  # fields of GameConfig


@pytest.fixture
def begin() -> Iterator[Begin]:
    """Begins sessions and closes them in the end."""
    opened: list[GameSession] = []

    def start(
        *kinds: str,
        seed: int = 5,
        workers: str = "inline",
        store=None,
        deadline=15.0,
        edition="2019",
        elections=4,
        **options,
    ) -> GameSession:
        kinds = kinds or ("human", "random", "random")
        config = a_config(*kinds, seed=seed, edition=edition, elections=elections, options=GameOptions(**options))
        session = GameSession.new(config, store, workers, deadline=deadline)  # type: ignore[arg-type]
        opened.append(session)
        return session

    yield start
    for session in opened:
        session.close()


@pytest.fixture
def play() -> Callable[..., None]:
    """Plays on: AI seats by themselves, humans by chance, until a condition holds or the game is over."""

    def on(session: GameSession, until: Callable[[GameSession], bool], seed: int = 1) -> None:
        stream = Stream(seed)
        while not session.over and not until(session):
            if session.waiting_for_ai():
                assert session.poll()
                continue
            seat = next(seat for seat in session.deciding() if seat in session.humans)
            decision = session.decision(seat)
            assert decision is not None
            assert session.submit(decision.options.sample(stream), version=session.version) is None

    return on
