"""No bot's choice depends on what its seat cannot see."""

from __future__ import annotations

import pytest
from leak.worlds import TABLES, Position, honest, positions, telling, violations

from macher.ai.bots import BOTS, make_bot
from macher.ai.kinds import LOOKING
from macher.ai.normal import explain
from macher.ai.play import bot_stream
from macher.ai.reasons import TOLD, reason
from macher.ai.search import SEARCHED, HardBot
from macher.editions.registry import edition as find_edition
from macher.engine import codec
from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.rules.views import PlayerView

QUICK = (*(level for level in BOTS if level not in LOOKING), "easy:pollster", "normal:hidden")
"""All but the seats that look ahead, which think for long; they have a test of their own."""


@pytest.mark.in_turns(8)
@pytest.mark.parametrize("kind", QUICK)
@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_hidden_cards_do_not_change_a_choice(kind: str, key: str, seats: int, elections: int) -> None:
    policy = honest(make_bot(kind))
    for position in telling(key, seats, elections)[::2]:
        assert violations(policy, position, worlds=2) == 0


@pytest.mark.parametrize(("key", "elections"), [("2019", 4), ("2006", 7), ("consim", 7)])
def test_hidden_cards_do_not_change_an_explanation(key: str, elections: int) -> None:
    for position in telling(key, 4, elections)[::2]:
        other = position.redealt(1)
        told = explain(position.view, position.decision, position.table.edition)
        assert explain(other.view, other.decision, position.table.edition) == told


@pytest.mark.in_turns(4)
@pytest.mark.parametrize(("key", "seats", "elections"), [("2019", 4, 4), ("2019", 3, 7), ("2006", 4, 7)])
def test_hidden_cards_do_not_change_what_the_hard_seat_does(key: str, seats: int, elections: int) -> None:
    """Nor what it has called its best so far on the way."""
    bot = HardBot()

    def told(position: Position) -> list[Command]:
        stream, best = bot_stream(5, position.seat, position.table.version), []
        chosen = bot.choose(position.view, position.decision, position.table.edition, stream, best.append)
        return [*best, chosen]

    searched = 0
    for position in positions(seats, elections, seed=31, kind="normal", key=key):
        if type(position.decision.options) in SEARCHED and position.table.version % 23 == 0:
            chosen = told(position)
            searched += len(chosen) > 2
            assert all(told(position.redealt(world)) == chosen for world in range(2))
    assert searched


@pytest.mark.in_turns(8)
@pytest.mark.parametrize("kind", QUICK)
@pytest.mark.parametrize(("key", "elections"), [("2019", 4), ("1997", 7), ("consim", 7)])
def test_a_log_of_views_is_enough_to_replay_every_choice(kind: str, key: str, elections: int) -> None:
    """Fresh bots that get nothing but texts choose the same, so no bot keeps a memory."""
    bot = make_bot(kind)
    log = []
    for position in telling(key, 4, elections)[::2]:
        stream = bot_stream(9, position.seat, position.table.version)
        chosen = bot.choose(position.view, position.decision, position.table.edition, stream)
        step, options = position.decision.step, codec.dumps(position.decision.options)
        log.append((codec.dumps(position.view), step, options, position.table.version, chosen))
    for seen, step, offered, version, chosen in reversed(log):
        options = codec.loads(offered, Options)  # type: ignore[assignment]
        decision = Decision(options.seat, step, options)  # type: ignore[arg-type]
        stream = bot_stream(9, options.seat, version)
        assert make_bot(kind).choose(codec.loads(seen, PlayerView), decision, find_edition(key), stream) == chosen


@pytest.mark.in_turns(3)
@pytest.mark.parametrize(("key", "elections"), [("2019", 4), ("2006", 7), ("consim", 7)])
def test_a_reason_tells_nothing_that_only_the_seat_knows(key: str, elections: int) -> None:
    """It is the same for other cards in the seat's own hand, and for other politicians of its own face down."""
    told = 0
    for position in telling(key, 4, elections):
        seen, decision, edition = position.view, position.decision, position.table.edition
        chosen = make_bot("normal").choose(seen, decision, edition, bot_stream(1, 0, 0))
        name = reason("normal", seen, decision, edition, chosen)
        if type(decision.options) not in TOLD:
            assert not name
            continue
        told += bool(name)
        assert reason("normal", _with_other_secrets(seen), decision, edition, chosen) == name
    assert told > 5


def _with_other_secrets(seen: PlayerView) -> PlayerView:
    own = seen.parties[seen.seat]
    parties = list(seen.parties)
    hand = tuple((kind + 2) % 14 if kind >= 0 else kind for kind in own.hand)
    parties[seen.seat] = own._replace(hand=hand, draft=tuple(reversed(own.draft)))
    lands = []
    for land in seen.lands:
        hidden = [
            -1 if owner == seen.seat and not status else number
            for owner, number, status in zip(land.row, land.politicians, land.row_status, strict=True)
        ]
        lands.append(land._replace(politicians=tuple(hidden)))
    return seen._replace(parties=tuple(parties), lands=tuple(lands))
