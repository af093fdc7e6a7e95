"""How fast the rules are.  Numbers to look at, with the budget beside them; nothing fails for being slow.

    pytest tests/perf/test_engine.py --benchmark-enable -s
"""

from __future__ import annotations

from time import perf_counter

import pytest
from builders import EDITION, fresh_table
from drivers import random_command

from macher.engine.chance import Stream
from macher.rules.determinize import determinize
from macher.rules.table import Table
from macher.rules.views import view

BUDGET_GAMES = 150
"""Random games of four seats a second."""
BUDGET_MICROSECONDS = {"clone": 10, "view": 20, "determinize": 120, "digest": 60, "undo": 50}


def whole_game(seed: int) -> Table:
    """A random game without a log."""
    table, stream = fresh_table(seed=seed), Stream(seed)
    table.log = None
    while not table.over:
        table.apply(random_command(table, stream))
    return table


@pytest.fixture(scope="module")
def table() -> Table:
    """In the middle of the second round."""
    table, stream = fresh_table(seed=5), Stream(5)
    table.log = None
    while table.round < 2 or not table.lands[2].row:
        table.apply(random_command(table, stream))
    return table


def report(benchmark, name: str) -> None:
    if benchmark.stats is not None:
        mean = benchmark.stats["mean"] * 1e6
        print(f"\n{name}: {mean:.1f} µs, budget {BUDGET_MICROSECONDS[name]} µs")  # noqa: T201  # the point of it


def test_random_games(benchmark):
    benchmark.extra_info["budget"] = f"{BUDGET_GAMES} games/s"
    began, games, commands = perf_counter(), 0, 0

    def play():
        nonlocal games, commands
        games += 1
        commands += whole_game(games).version

    benchmark(play)
    seconds = perf_counter() - began
    assert commands > 100 * games
    if benchmark.stats is not None:
        games_a_second, commands_a_second = games / seconds, commands / seconds
        print(  # noqa: T201  # the point of it
            f"\n{games_a_second:.0f} games/s (budget {BUDGET_GAMES}), {commands_a_second:.0f} commands/s"
        )


def test_clone(benchmark, table):
    assert benchmark(table.clone).version == table.version
    report(benchmark, "clone")


def test_view(benchmark, table):
    assert benchmark(view, table, 1).seat == 1
    report(benchmark, "view")


def test_determinize(benchmark, table):
    seen, stream = view(table, 1), Stream(1)
    assert benchmark(determinize, seen, EDITION, stream).version == table.version
    report(benchmark, "determinize")


def test_digest(benchmark, table):
    assert benchmark(table.digest) == table.digest()
    report(benchmark, "digest")


def test_undo(benchmark, table):
    """Going back is taking a kept clone: one clone before each command, one command."""
    stream = Stream(2)

    def there_and_back():
        kept = table.clone()
        kept.apply(random_command(kept, stream))
        return table

    assert benchmark(there_and_back).version == table.version
    report(benchmark, "undo")
