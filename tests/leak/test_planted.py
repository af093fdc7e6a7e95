"""Bots that peek are caught: whatever is hidden in an edition, a choice that depends on it does not go unnoticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from leak.clairvoyant import Clairvoyant
from leak.hidden import EDITIONS, SECRETS, face_down_opinion, opinions_to_come
from leak.worlds import Policy, Position, telling, violations

from macher.ai.play import bot_stream
from macher.ai.search import SEARCHED
from macher.engine.command import Command

Secret = Callable[[Position], int]


def _mixed(position: Position, secret: int) -> Command:
    """A choice that depends on a secret number."""
    commands = [command for command, _ in zip(position.decision.options, range(30), strict=False)]
    return commands[secret % len(commands)]


def _caught(policy: Policy, key: str = "2019", seed: int = 3) -> bool:
    """Whether a policy gives itself away in one game."""
    return any(violations(policy, position, worlds=2) for position in telling(key, seed=seed))


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.__name__)
def test_a_bot_that_peeks_is_caught(secret: Secret, key: str) -> None:
    """In the editions that have no such secret, there is nothing to peek at."""
    found = (violations(lambda seen: _mixed(seen, secret(seen)), position, worlds=2) for position in telling(key))
    if key in SECRETS[secret]:
        assert any(found)
    else:
        assert len({secret(position) for position in telling(key) if position.table.round}) == 1
        assert not any(found)


@pytest.mark.parametrize("key", EDITIONS)
def test_at_least_eight_leaks_are_planted_in_every_edition(key: str) -> None:
    assert sum(key in editions for editions in SECRETS.values()) >= 8


@pytest.mark.parametrize("key", EDITIONS)
def test_a_bot_that_peeks_one_time_in_fifty_is_caught(key: str) -> None:
    def rarely(position: Position) -> Command:
        peeks = position.table.version % 50 == 7
        return _mixed(position, opinions_to_come(position) if peeks else 0)

    assert any(_caught(rarely, key, seed) for seed in (3, 5))


@pytest.mark.parametrize("key", EDITIONS)
def test_a_bot_that_peeks_only_where_it_pays_is_caught(key: str) -> None:
    """It looks at the face-down opinions, and only where it shifts one or converts."""

    def choosy(position: Position) -> Command:
        peeks = position.view.step in ("media_influence", "conversion", "influence")
        return _mixed(position, face_down_opinion(position) if peeks else 0)

    assert any(_caught(choosy, key, seed) for seed in (3, 5))


@pytest.mark.parametrize("key", EDITIONS)
def test_a_hard_seat_that_is_shown_the_table_is_caught(key: str) -> None:
    """It thinks like the honest one and cheats only in what it knows, so its choices are seldom others.

    Late in a game it thinks for a shorter time, so that is looked at first.
    """

    def knowing(position: Position) -> Command:
        stream = bot_stream(5, position.seat, position.table.version)
        return Clairvoyant().choose_seeing(position.table.clone(), position.seat, stream)

    searched = (position for position in reversed(telling(key)) if type(position.decision.options) in SEARCHED)
    assert any(violations(knowing, position, worlds=2) for position in searched)


@pytest.mark.parametrize("key", EDITIONS)
def test_the_check_lets_an_honest_chooser_pass(key: str) -> None:
    assert not _caught(lambda position: _mixed(position, sum(position.view.opinion_display)), key)
