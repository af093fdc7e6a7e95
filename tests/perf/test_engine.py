"""How fast the rules are.  Numbers to look at; nothing fails for being slow.

pytest tests/perf/test_engine.py --benchmark-enable -p no:xdist
"""

from __future__ import annotations

import pytest
from builders import EDITION, fresh_table
from drivers import random_command

from macher.engine.chance import Stream
from macher.rules.determinize import determinize
from macher.rules.table import Table
from macher.rules.viewing import view


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


def test_random_games(benchmark, report):
    games, commands = 0, 0

    def play():
        nonlocal games, commands
        games += 1
        commands += whole_game(games).version

    benchmark(play)
    assert commands > 100 * games
    if benchmark.stats is not None:
        games_a_second = 1 / benchmark.stats["median"]
        report("random games of four seats", 150, "games/s", games_a_second, at_least=True)
        report("commands at random play", 30_000, "commands/s", games_a_second * commands / games, at_least=True)


def test_clone(benchmark, report, table):
    assert benchmark(table.clone).version == table.version
    report("clone", 10, "µs")


def test_view(benchmark, report, table):
    assert benchmark(view, table, 1).seat == 1
    report("view", 50, "µs")


def test_determinize(benchmark, report, table):
    seen, stream = view(table, 1), Stream(1)
    assert benchmark(determinize, seen, EDITION, stream).version == table.version
    report("determinize", 150, "µs")


def test_digest(benchmark, report, table):
    assert benchmark(table.digest) == table.digest()
    report("digest", 60, "µs")


def test_undo(benchmark, report, table):
    """Going back is taking a kept clone: one clone before each command, one command."""
    stream = Stream(2)

    def there_and_back():
        kept = table.clone()
        kept.apply(random_command(kept, stream))
        return table

    assert benchmark(there_and_back).version == table.version
    report("one command and back", 1000, "µs")
