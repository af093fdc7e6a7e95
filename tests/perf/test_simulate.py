"""How fast games without a window are, beside the engine alone and another game.  Nothing fails for being slow.

Seconds are those of the processor, so that other programs disturb little.

pytest tests/perf/test_simulate.py --benchmark-enable -p no:xdist
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import process_time

import pytest
from builders import EDITION
from pytest_benchmark.fixture import BenchmarkFixture

from macher.cli.main import run
from macher.collector import seldom
from macher.engine.chance import Stream
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game

SEATS = "linke=random,spd=random,cdu=random,fdp=random"
PARTIES = (0, 1, 3, 4)
ROUNDS = 5
PORTION = 60
"""Games of a round."""


@dataclass
class Tally:
    """Games, their decisions, and the time that they took."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, play: Callable[[], Iterable[int]]) -> None:
        """Plays; ``play`` gives the number of decisions of each game."""
        began = process_time()
        for decisions in play():
            self.games += 1
            self.decisions += decisions
        self.seconds += process_time() - began

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_a_second(self) -> float:
        return self.decisions / self.seconds


def engine_alone(seed: int) -> int:
    """A random game: state, options, command, and nothing else."""
    table, stream = new_game(EDITION, GameSetup(4, PARTIES, seed)), Stream(seed)
    while decision := table.next_decision():
        table.apply_sampled(decision, stream)
    return table.version


def simulate(games: int, capsys: pytest.CaptureFixture[str]) -> list[int]:
    """The decisions of each game of the command."""
    asked = ["simulate", "--seats", SEATS, "--games", str(games), "--processes", "1", "--json"]
    assert run(asked) == 0
    return [json.loads(line)["decisions"] for line in capsys.readouterr().out.splitlines()]


def test_simulate_beside_the_engine(benchmark: BenchmarkFixture, report, capsys: pytest.CaptureFixture[str]) -> None:
    engine, command = Tally(), Tally()
    games = PORTION if benchmark.enabled else 2

    def both() -> None:
        with seldom():
            engine.add(lambda: map(engine_alone, range(games)))
        command.add(lambda: simulate(games, capsys))

    benchmark.pedantic(both, rounds=ROUNDS, warmup_rounds=1)
    assert engine.games == command.games > 0
    assert command.decisions > 100 * command.games
    report("engine alone, random games", 150, "games/s", engine.games_a_second, at_least=True)
    report("simulate, random games", 120, "games/s", command.games_a_second, at_least=True)
    report("simulate, part of the engine's", 55, "%", 100 * engine.seconds / command.seconds, at_least=True)
    report("simulate, decisions", 40_000, "decisions/s", command.decisions_a_second, at_least=True)


def test_decisions_beside_catanatron(benchmark: BenchmarkFixture, report, capsys: pytest.CaptureFixture[str]) -> None:
    """Random players of a public engine of Catan, written in Python too (``pip install macher[benchmark]``)."""
    catanatron = pytest.importorskip("catanatron")
    ours, theirs = Tally(), Tally()
    seeds = Stream(1)

    def catan() -> list[int]:
        seed = seeds.below(1 << 30)
        random.seed(seed)
        colours = list(catanatron.Color)[:4]
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        return [len(game.state.actions)]

    def both() -> None:
        ours.add(lambda: simulate(PORTION if benchmark.enabled else 1, capsys))
        with seldom():
            theirs.add(catan)

    benchmark.pedantic(both, rounds=ROUNDS, warmup_rounds=1)
    assert theirs.decisions > 100 * theirs.games > 0
    report("catanatron, random players", 0, "decisions/s", theirs.decisions_a_second, at_least=True)
    times = ours.decisions_a_second / theirs.decisions_a_second
    report("simulate, decisions beside catanatron's", 2, "times", times, at_least=True)
