"""Where the tuned weights come from: games of seats whose weights are all a little off, and what each weight brings.

``python -m macher.ai.tuning play --first 200000 --games 300 FILE`` plays the games of 2019/4 that the file lacks and
adds a JSON line for each as soon as it is over.  ``python -m macher.ai.tuning step FILE ...`` prints, for each weight,
the points that a seat gains by multiplying it by e (2.718), with a standard error, and the weights one step further.
``--after 1`` does both around the weights that the first step led to, and so on.

A line has ``seed`` and ``points`` by seat; how far the weights of each seat are off follows from the seed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from math import exp, sqrt
from operator import mul
from pathlib import Path
from typing import Any, Final, NamedTuple

from macher.ai.arena import Job, notebook
from macher.ai.candidates import insured
from macher.ai.learning import fit, leads, read_games
from macher.ai.normal import value
from macher.ai.styles import Style
from macher.ai.weights import NORMAL, TUNED, Weights
from macher.editions.registry import edition as find_edition
from macher.rules.setup import new_game
from macher.rules.viewing import view

OFF: Final = 0.3
"""By how much weights are off: standard deviation of the logarithm."""
STEP: Final = 1.0
"""Length of a step, in logarithms of all weights together."""
ROUNDS: Final = 4
"""Rounds of the game that is tuned for; with more of them money is worth as much as with these."""

CENTRES: Final = (NORMAL, TUNED)
"""The weights that games are played around, after no step, after the first one, and so on.

From the first step on all seats buy every possible rally in round 3, as expert seats do.
"""

Row = list[float]


class Slope(NamedTuple):
    """What a weight brings."""

    name: str
    points: float
    """Points of the lead for multiplying the weight by e."""
    error: float
    """Standard error of that."""


def names() -> list[str]:
    """The weights that are tuned; those that are lists have one for each number of rounds left."""
    found: list[str] = []
    for each in fields(Weights):
        many = isinstance(getattr(NORMAL, each.name), tuple)
        found += [f"{each.name}/{at}" for at in range(ROUNDS)] if many else [each.name]
    return found


def moved(by: Mapping[str, float], centre: Weights = NORMAL) -> Weights:
    """Weights times e to these powers; chances and parts end at 1."""
    new: dict[str, Any] = {}
    for each in fields(Weights):
        usual = getattr(centre, each.name)
        if isinstance(usual, tuple):
            powers = [by.get(f"{each.name}/{min(at, ROUNDS - 1)}", 0.0) for at in range(len(usual))]
            new[each.name] = tuple(number * exp(power) for number, power in zip(usual, powers, strict=True))
        else:
            number = usual * exp(by.get(each.name, 0.0))
            new[each.name] = min(number, 1.0) if usual <= 1 else number
    return replace(centre, **new)


def offsets(seed: int) -> list[Row]:
    """How far the weights of each of four seats are off: two are off by the opposite of the two others."""
    chance = random.Random(seed)
    one, two = ([chance.gauss(0, OFF) for _ in names()] for _ in range(2))
    rows = [one, [-number for number in one], two, [-number for number in two]]
    chance.shuffle(rows)
    return rows


def played(seed: int, after: int = 0) -> dict[str, Any]:
    """One game as a line; ``after``: steps that have led to the weights that it is played around."""
    order, centre = names(), CENTRES[after]
    styles = [Style(weights=moved(dict(zip(order, row, strict=True)), centre)) for row in offsets(seed)]
    return {"seed": seed, "points": _points(seed, styles, min(after, 1))}


def _points(seed: int, styles: Sequence[Style], whole: int) -> list[int]:
    found = find_edition("2019")
    rounds = found.lengths[ROUNDS].rounds
    table = new_game(found, Job("2019", 4, 4, "", "", seed, 0).setup())
    while decision := table.next_decision():
        seen = view(table, decision.seat)
        command = value(seen, decision, found, styles[decision.seat])[0].command
        table.apply(insured(command, decision.options, seen, rounds - seen.round, found, whole), decision)
    return [party.points for party in table.parties]


def slopes(games: Iterable[Mapping[str, Any]]) -> list[Slope]:
    """What each weight brings, in the order of ``names``."""
    rows: list[Row] = []
    results: Row = []
    for game in games:
        rows += leads(offsets(game["seed"]))
        results += [row[0] for row in leads([[float(points)] for points in game["points"]])]
    found = fit(rows, results)
    missed = [result - sum(map(mul, row, found)) for row, result in zip(rows, results, strict=True)]
    seats = 4
    scatter = sum([number**2 for number in missed]) / len(missed) * seats / (seats - 1)
    errors = [sqrt(scatter / sum([number**2 for number in column])) for column in zip(*rows, strict=True)]
    return [Slope(*each) for each in zip(names(), found, errors, strict=True)]


def step(found: Sequence[Slope], length: float = STEP) -> dict[str, float]:
    """Powers for ``moved``: one step uphill, each slope shrunk by how sure it is."""
    true = sum([slope.points**2 - slope.error**2 for slope in found]) / len(found)
    if true <= 0:
        return {}
    sure = {slope.name: slope.points * true / (true + slope.error**2) for slope in found}
    steepness = sqrt(sum([points**2 for points in sure.values()]))
    return {name: length * points / steepness for name, points in sure.items()}


def add_games(file: Path, first: int, count: int, after: int = 0) -> None:
    """Plays the games that the file does not hold yet and adds them, line by line."""
    held = {line["seed"] for line in read_games([file])} if file.exists() else set()
    with notebook(file) as lines:
        for seed in range(first, first + count):
            if seed not in held:
                lines.write(json.dumps(played(seed, after)) + "\n")
                lines.flush()


def main(arguments: Sequence[str] | None = None) -> None:
    """Carries out one of the two commands of the module."""
    parser = argparse.ArgumentParser(prog="python -m macher.ai.tuning", description="Weights tuned by play")
    actions = parser.add_subparsers(dest="action", required=True)
    games = actions.add_parser("play", help="play games and add them to a file")
    games.add_argument("--first", type=int, default=0)
    games.add_argument("--games", type=int, default=300)
    games.add_argument("file", type=Path)
    games.add_argument("--after", type=int, default=0, help="steps taken before")
    moving = actions.add_parser("step", help="what each weight brings, and the weights one step further")
    moving.add_argument("files", type=Path, nargs="+")
    moving.add_argument("--after", type=int, default=0, help="steps taken before")
    chosen = parser.parse_args(arguments)
    if chosen.action == "play":
        add_games(chosen.file, chosen.first, chosen.games, chosen.after)
        return
    found = slopes(read_games(chosen.files))
    for slope in sorted(found, key=lambda each: -abs(each.points)):
        sys.stdout.write(f"{slope.name:20} {slope.points:6.2f} \u00b1 {slope.error:.2f} points\n")
    sys.stdout.write(f"{moved(step(found), CENTRES[chosen.after])}\n")


if __name__ == "__main__":
    main()
