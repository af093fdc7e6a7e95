"""Where the weights of the forecast come from: games of normal seats as data, and a fit of their results.

``python -m macher.ai.learning games --first 0 --count 900 FILE`` plays games with the seeds 0 to 899 and adds a JSON
line for each to a file; games that are in it already are not played again.  ``python -m macher.ai.learning fit
--out assets/forecast.json FILE ...`` fits the weights and reports how much of the results they explain in games that
were held out.

A line has ``seed``, ``edition``, ``elections``, ``points`` (victory points by seat at the end) and ``moments``: for the
first decision of each phase of each round, by the name that ``forecast.moment`` gives it, the ``readings`` of all
seats.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import fields, replace
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, Final, TypeVar

from macher.ai.arena import Job, notebook
from macher.ai.backends import mapped
from macher.ai.forecast import ahead, moment, readings
from macher.ai.normal import value
from macher.ai.styles import PLAIN, Style
from macher.ai.value import Choice
from macher.editions.registry import edition as find_edition
from macher.engine.command import Command
from macher.rules.setup import new_game
from macher.rules.viewing import view

PLAIN_SEATS: Final = 0.5
"""Part of the seats that play with the usual weights; the others with weights that are all a little off."""
OFF: Final = 0.25
"""By how much they are off: standard deviation of the logarithm."""
STRAYS: Final = 0.08
"""Part of the decisions in which a seat does not take the best command, so that games differ in more than luck."""
STRAY_LIMIT: Final = 6.0
"""Most points that such a command may be worse by."""
STRAY_NOISE: Final = 2.0
"""Points by which commands are misjudged then."""
HELD_OUT: Final = 5
"""Every so many games are held out when the fit is judged; the shipped weights are fitted to all."""
RIDGE: Final = 30.0
"""How strongly weights are kept small, in rows of data."""
FEWEST: Final = 50
"""Games that a moment must have been met in to get weights."""

T = TypeVar("T")
Row = list[float]


# --- games ------------------------------------------------------------------------------------------------------------


def play(edition: str, elections: int, seats: int, seed: int) -> dict[str, Any]:
    """One game as a line of data."""
    chance, found = random.Random(seed), find_edition(edition)
    styles = [PLAIN if chance.random() < PLAIN_SEATS else _off(chance) for _ in range(seats)]
    table = new_game(found, Job(edition, elections, seats, "", "", seed, 0).setup())
    moments: dict[str, Any] = {}
    last: tuple[int, str] | None = None
    while decision := table.next_decision():
        seen = view(table, decision.seat)
        if (seen.round, seen.phase) != last:
            last = seen.round, seen.phase
            if seen.round:
                public = view(table, -1)
                moments[moment(public)] = [[round(number, 4) for number in row] for row in readings(public, found)]
        table.apply(_stray(value(seen, decision, found, styles[decision.seat]), chance), decision)
    points = [party.points for party in table.parties]
    return {"seed": seed, "edition": edition, "elections": elections, "points": points, "moments": moments}


def _off(chance: random.Random) -> Style:
    """The usual seat with all weights a little off."""
    weights, classic = _moved(PLAIN.weights, chance), _moved(PLAIN.classic, chance)
    return replace(PLAIN, weights=weights, classic=classic)


def _moved(weights: T, chance: random.Random) -> T:
    new: dict[str, Any] = {}
    for each in fields(weights):  # type: ignore[arg-type]
        old = getattr(weights, each.name)
        if isinstance(old, tuple):
            new[each.name] = tuple(number * exp(chance.gauss(0, OFF)) for number in old)
        else:
            new[each.name] = old * exp(chance.gauss(0, OFF))
    return replace(weights, **new)  # type: ignore[type-var]


def _stray(choices: Sequence[Choice], chance: random.Random) -> Command:
    """The best command, or now and then one that is hardly worse."""
    if chance.random() >= STRAYS or len(choices) == 1:
        return choices[0].command
    near = [choice for choice in choices if choice.total >= choices[0].total - STRAY_LIMIT]
    noise = [-STRAY_NOISE * log(-log(chance.random() or 0.5)) for _ in near]
    return near[max(range(len(near)), key=lambda at: near[at].total + noise[at])].command


def add_games(file: Path, seeds: Iterable[int], play: Callable[[int], Mapping[str, Any]], processes: int = 1) -> None:
    """Plays the games that the file does not hold yet and adds a line for each as soon as it is over."""
    held = {line["seed"] for line in read_games([file])} if file.exists() else set()
    missing = [seed for seed in seeds if seed not in held]
    with notebook(file) as lines, closing(mapped(play, missing, processes)) as found:
        for line in found:
            lines.write(json.dumps(line) + "\n")
            lines.flush()


def read_games(files: Iterable[Path]) -> Iterator[dict[str, Any]]:
    """The games of files, one after the other; a line that was cut off is left out."""
    for file in files:
        with file.open(encoding="utf-8") as lines:
            for line in lines:
                with suppress(ValueError):
                    yield json.loads(line)


def games_to_fit(
    module: str, about: str, play: Callable[[int], Mapping[str, Any]], arguments: Sequence[str] | None
) -> list[dict[str, Any]]:
    """Carries out ``play``, which adds games to a file and gives none, or ``fit``, which gives the games of files."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    actions = parser.add_subparsers(dest="action", required=True)
    games = actions.add_parser("play", help="play games and add them to a file")
    games.add_argument("--first", type=int, default=0, help="seed of the first game")
    games.add_argument("--games", type=int, default=40)
    games.add_argument("--processes", type=int, default=1)
    games.add_argument("file", type=Path)
    fitting = actions.add_parser("fit", help="fit what the module is about to the games of files")
    fitting.add_argument("files", type=Path, nargs="+")
    chosen = parser.parse_args(arguments)
    if chosen.action == "fit":
        return list(read_games(chosen.files))
    add_games(chosen.file, range(chosen.first, chosen.first + chosen.games), play, chosen.processes)
    return []


# --- fit --------------------------------------------------------------------------------------------------------------


def leads(rows: Sequence[Sequence[float]]) -> list[Row]:
    """How far each number of each seat lies ahead of the mean of the others."""
    return [list(row) for row in zip(*[ahead(column) for column in zip(*rows, strict=True)], strict=True)]


def fit(rows: Sequence[Row], results: Sequence[float]) -> Row:
    """The weights that explain the results best, kept small (ridge regression on standardised numbers)."""
    width = len(rows[0])
    scale = [sqrt(sum([row[at] ** 2 for row in rows]) / len(rows)) or 1.0 for at in range(width)]
    scaled = [[number / by for number, by in zip(row, scale, strict=True)] for row in rows]
    columns = list(zip(*scaled, strict=True))
    square = [[sum(map(_times, one, other)) for other in columns] for one in columns]
    for at in range(width):
        square[at][at] += RIDGE
    solved = solve(square, [sum(map(_times, column, results)) for column in columns])
    return [weight / by for weight, by in zip(solved, scale, strict=True)]


def _times(one: float, other: float) -> float:
    return one * other


def solve(square: list[Row], right: Row) -> Row:
    """The solution of a positive definite system of equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for at in range(size):
        pivot = rows[at]
        for below in rows[at + 1 :]:
            factor = below[at] / pivot[at]
            if factor:
                below[at:] = [own - factor * other for own, other in zip(below[at:], pivot[at:], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum([rows[at][other] * found[other] for other in range(at + 1, size)])
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def explained(rows: Sequence[Row], results: Sequence[float], weights: Row) -> float:
    """Part of the variance of the results that weights explain (R²)."""
    missed = sum([(result - sum(map(_times, row, weights))) ** 2 for row, result in zip(rows, results, strict=True)])
    return 1 - missed / sum([result**2 for result in results])


def fit_all(games: Iterable[Mapping[str, Any]]) -> tuple[dict[str, Row], dict[str, tuple[int, float]]]:
    """The weights by moment; and for each the number of games and what weights explain of games held out."""
    data: dict[str, list[tuple[int, list[Row], Row]]] = {}
    for game in games:
        results = ahead([float(number) for number in game["points"]])
        for name, rows in game["moments"].items():
            data.setdefault(name, []).append((game["seed"], leads(rows), results))
    weights, quality = {}, {}
    for name, found in data.items():
        if len(found) < FEWEST:
            continue
        parts = []
        for held in (False, True):
            part = [each for each in found if (each[0] % HELD_OUT == 0) is held]
            parts.append(([row for each in part for row in each[1]], [number for each in part for number in each[2]]))
        (rows, results), (test, wanted) = parts
        quality[name] = len(found), explained(test, wanted, fit(rows, results))
        weights[name] = [float(f"{weight:.4g}") for weight in fit(rows + test, results + wanted)]
    return weights, quality


def write_weights(file: Path, weights: Mapping[str, Row], quality: Mapping[str, tuple[int, float]]) -> None:
    """Writes the weights as ``forecast.weights`` reads them, and how good they are, a line for each moment."""
    parts = {"quality": {name: [count, round(part, 3)] for name, (count, part) in quality.items()}, "weights": weights}
    texts = []
    for title, found in parts.items():
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in found.items())
        texts.append(f'"{title}": {{\n{lines}\n}}')
    file.write_text("{" + ",\n".join(texts) + "}\n", encoding="utf-8")


# --- command ----------------------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> None:
    """Carries out one of the two commands of the module."""
    parser = argparse.ArgumentParser(prog="python -m macher.ai.learning", description="Weights of the forecast")
    actions = parser.add_subparsers(dest="action", required=True)
    games = actions.add_parser("games", help="play games and add them to a file")
    games.add_argument("--edition", default="2019")
    games.add_argument("--elections", type=int, default=4)
    games.add_argument("--seats", type=int, default=4)
    games.add_argument("--first", type=int, default=0)
    games.add_argument("--count", type=int, default=900)
    games.add_argument("file", type=Path)
    fitting = actions.add_parser("fit", help="fit the weights to the games of files")
    fitting.add_argument("--out", type=Path, required=True)
    fitting.add_argument("--add", action="store_true", help="keep the file's weights for moments that no game has met")
    fitting.add_argument("files", type=Path, nargs="+")
    chosen = parser.parse_args(arguments)
    if chosen.action == "games":
        seeds = range(chosen.first, chosen.first + chosen.count)
        add_games(chosen.file, seeds, partial(play, chosen.edition, chosen.elections, chosen.seats))
        return
    weights, quality = fit_all(read_games(chosen.files))
    kept = json.loads(chosen.out.read_text(encoding="utf-8")) if chosen.add else {"quality": {}, "weights": {}}
    old = {name: (count, part) for name, (count, part) in kept["quality"].items()}
    write_weights(chosen.out, {**kept["weights"], **weights}, {**old, **quality})
    for name, (count, part) in quality.items():
        sys.stdout.write(f"{name:32} {count:6} games  R2 {part:5.2f}\n")


if __name__ == "__main__":
    main()
