"""What it costs to step a game and to see it as numbers.  Numbers to look at; nothing fails for being slow.

pytest tests/perf/test_observation.py --benchmark-enable -p no:xdist
"""

from __future__ import annotations

from array import array

import pytest

from macher.engine.chance import Stream
from macher.env import Game


@pytest.mark.parametrize(
    ("key", "seen", "aim"), [("2019", False, 40_000), ("2019", True, 15_000), ("2006", True, 10_000)]
)
def test_steps(benchmark, report, key: str, seen: bool, aim: int) -> None:
    """Three games by chance, with a row of numbers before each step where it is seen."""
    game, row = Game(key), array("f", [0.0])
    row *= len(game.names())

    def play() -> int:
        steps, stream = 0, Stream(1)
        for seed in range(3):
            game.reset(seed)
            while not game.over:
                if seen:
                    game.observe(out=row)
                game.step(stream.choice(game.legal()))
                steps += 1
        return steps

    steps = benchmark(play)
    assert steps > 900
    if benchmark.stats is not None:
        name = f"steps of {key} by chance{' with observations' if seen else ''}"
        report(name, aim, "steps/s", steps / benchmark.stats["median"], at_least=True)
