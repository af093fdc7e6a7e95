"""Every bot plays whole games by the rules, the same on every run, and keeps its word."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from math import e, isfinite

import pytest
from builders import EDITION
from leak.worlds import TABLES, positions, telling

from macher.ai.baseline import DEAREST
from macher.ai.bots import BOTS, BotUnknown, make_bot
from macher.ai.kinds import LOOKING
from macher.ai.mixing import MIXED
from macher.ai.normal import BLUNDER, ROUGH, explain
from macher.ai.play import play_game
from macher.ai.value import CLASSIC_VALUERS, VALUERS, Choice
from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.codec import wired
from macher.engine.decision import Options
from macher.rules.commands import BidForPoll, BidForStart, BuyRallies, Pass, RaiseStartBid
from macher.rules.edition import GameSetup
from macher.rules.options import GameOptions
from macher.rules.phases.base import BidOptions, ChoiceOptions
from macher.rules.phases.cabinet_actions import PaymentOptions

EVERY_RULE = GameOptions(
    bluff_bids=True, partners_may_decline=True, no_flipping=True, second_after_tie=True, deal_programs=True
)


QUICK = [level for level in BOTS if level not in LOOKING]
"""Those that do not play choices on; ``test_search`` is about those that do."""


@pytest.mark.in_turns(8)
@pytest.mark.parametrize("kind", QUICK)
@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
@pytest.mark.parametrize("options", [GameOptions(), EVERY_RULE], ids=["plain", "house rules"])
def test_a_bot_plays_to_the_end(kind: str, key: str, seats: int, elections: int, options: GameOptions) -> None:
    found, setup = edition(key), GameSetup(elections, tuple(range(seats)), 4, options)
    result = play_game(found, setup, [make_bot(kind)] * seats)
    assert result.winners
    assert max(result.scores) == result.scores[result.winners[0]]
    assert all(sum(row) == score for row, score in zip(result.sources, result.scores, strict=True))
    assert play_game(found, setup, [make_bot(kind)] * seats).digest == result.digest


def test_events_are_kept_only_on_demand() -> None:
    setup, bots = GameSetup(4, (0, 1, 2), 4), [make_bot("sane")] * 3
    silent, loud = play_game(EDITION, setup, bots), play_game(EDITION, setup, bots, events=True)
    assert not silent.events
    assert loud.events
    assert silent.digest == loud.digest


def test_the_seed_of_the_bots_is_their_own() -> None:
    setup, bots = GameSetup(4, (0, 1, 2), 4), [make_bot("random")] * 3
    assert play_game(EDITION, setup, bots, 1).digest != play_game(EDITION, setup, bots, 2).digest


ALL_AT_ONE_TABLE = f"""
from macher.ai.bots import make_bot
from macher.ai.play import play_game
from macher.editions.registry import edition
from macher.rules.edition import GameSetup

digest = play_game(edition("2019"), GameSetup(7, (4, 1, 2, 0), 6), [make_bot(kind) for kind in {QUICK}]).digest
print(digest)
"""


def test_the_seed_of_python_s_hashes_changes_nothing() -> None:
    """Another process has another one than this; here it is another in every run."""
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-c", ALL_AT_ONE_TABLE]
    there = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    here: dict[str, str] = {}
    exec(ALL_AT_ONE_TABLE, here)
    assert there.split() == [here["digest"]]


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(BotUnknown, match="nobody"):
        make_bot("nobody")


def test_kinds_keep_their_names() -> None:
    assert BOTS == ("random", "sane", "easy", "normal", "hard", "expert")
    assert [make_bot(kind).kind for kind in BOTS] == list(BOTS)


def test_the_sane_seat_throws_no_money_away() -> None:
    costs = EDITION.figures.rally_costs
    for position in positions(4, 4, seed=7, kind="sane"):
        options = position.decision.options
        for number in range(3):
            command = make_bot("sane").choose(position.view, position.decision, EDITION, _stream(number))
            assert command in options
            if isinstance(options, BidOptions):
                assert isinstance(command, Pass | BidForPoll | BidForStart | RaiseStartBid)
                assert getattr(command, "amount", 0) <= DEAREST
            if isinstance(options, PaymentOptions):
                assert not isinstance(command, Pass)
            if isinstance(command, BuyRallies):
                assert all(count == 0 or costs[count] - costs[count - 1] <= DEAREST for count in command.counts)


def _stream(number: int) -> Stream:
    return Stream(number)


def test_every_kind_of_decision_is_valued() -> None:
    bases = {ChoiceOptions, BidOptions}
    unvalued = {kind.__name__ for kind in wired(Options) if kind not in {*bases, *VALUERS, *CLASSIC_VALUERS}}
    assert not unvalued, f"no seat values {sorted(unvalued)}: enter a function of macher/ai with @VALUERS.of"


@pytest.mark.in_turns(9)
@pytest.mark.parametrize(("key", "seats", "elections"), TABLES)
def test_the_normal_seat_takes_what_it_explains_best(key: str, seats: int, elections: int) -> None:
    """Or, where answers are drawn, something hardly worse."""
    bot = make_bot("normal")
    for position in telling(key, seats, elections):
        told = explain(position.view, position.decision, edition(key))
        values = [sum(terms.values()) for _, terms in told]
        assert all(isfinite(points) for _, terms in told for points in terms.values())
        assert all(high >= low - 1e-9 for high, low in pairwise(values))
        assert all(command in position.decision.options for command, _ in told)
        assert len({command for command, _ in told}) == len(told)
        chosen = bot.choose(position.view, position.decision, edition(key), _stream(1))
        mix = MIXED.get(type(position.decision.options))
        worth = next(points for (command, _), points in zip(told, values, strict=True) if command == chosen)
        assert worth >= values[0] - mix.limit if mix else chosen == told[0][0]


def test_the_easy_seat_s_misjudgement_is_as_large_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chance of a choice falls exponentially with what it is worse by: one good choice among twenty worse ones."""
    choices = [Choice(BidForStart(0, at), {"all": 0.0 if at == 0 else -ROUGH}) for at in range(20)]
    monkeypatch.setattr("macher.ai.normal.value", lambda *_: choices)
    position = next(iter(positions(3, 4, seed=1)))
    stream, bot = _stream(5), make_bot("easy")
    taken = [bot.choose(position.view, position.decision, EDITION, stream) for _ in range(4000)]
    share = sum(command == choices[0].command for command in taken) / len(taken)
    assert share == pytest.approx(1 / (1 + 19 / e), abs=0.03)


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("key", ["2019", "2006", "1997", "consim"])
def test_the_easy_seat_makes_no_blunder(key: str) -> None:
    """It often takes something worse than the best, by its own value, and never something far worse."""
    bot, lost = make_bot("easy"), []
    for position in telling(key, 4, 7):
        told = {
            command: sum(terms.values()) for command, terms in explain(position.view, position.decision, edition(key))
        }
        chosen = bot.choose(position.view, position.decision, edition(key), _stream(position.table.version))
        lost.append(max(told.values()) - told[chosen])
    assert max(lost) <= BLUNDER
    assert sum(loss > 0.01 for loss in lost) > len(lost) / 10
