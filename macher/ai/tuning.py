"""Where the tuned weights come from: games of seats whose weights are all a little off, and what each weight brings.

``python -m macher.ai.tuning play --around 2 --first 209000 --games 1000 FILE`` plays the games of 2019/4 that the file
lacks, around the last of three sets of weights, and adds a JSON line for each as soon as it is over.
``python -m macher.ai.tuning fit FILE ...`` prints, for each weight, what the games of all files say that it brings, and
the weights that they say are best.  With ``--classic`` both are about the weights of the classic editions, whose games
are played in turns.

A line has ``seed``, ``around`` and ``points`` by seat; the weights of each seat follow from the first two.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from functools import partial
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from macher.ai.arena import Job
from macher.ai.candidates import insured
from macher.ai.classic.weights import CLASSIC, CLASSIC_FIRST, ClassicWeights
from macher.ai.learning import add_games, leads, read_games, solve
from macher.ai.normal import value
from macher.ai.styles import PLAIN, Style
from macher.ai.weights import NORMAL, Weights
from macher.editions.registry import edition as find_edition
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.edition import Edition
from macher.rules.setup import new_game
from macher.rules.viewing import view
from macher.rules.views import PlayerView

OFF: Final = 0.3
"""By how much weights are off: standard deviation of the logarithm."""
ROUNDS: Final = 4
"""Rounds of the game that is tuned for; with more of them money is worth as much as with these."""

FIRST: Final = Weights(
    money=(0.0293, 0.18, 0.59, 0.981, 0.981),
    spent=1.0,
    steady=0.417,
    typical=2.45,
    rival_plan=0.894,
    rival_spread=0.621,
    slack=2.67,
    slack_now=3.62,
    spite=0.249,
    similar=0.859,
    influence_ahead=1.0,
    influence_even=0.149,
    influence_behind=0.0746,
    shift=0.547,
    crowded=1.0,
    hold=1.0,
    free_program=0.402,
    kept_card=0.54,
    below_floor=0.17,
    blind_card=0.332,
    start=1.65,
    shade=0.792,
    rival_poll=0.527,
    poll_scatter=2.91,
    prize_scatter=6.22,
    rival_keeps=0.635,
    reserve=11.5,
    last_reserve=6.66,
    short_of_money=0.263,
    free_cube=0.0517,
)
"""Where a straight step led from the usual weights, by the first 719 games around those."""
SECOND: Final = Weights(
    money=(0.0291, 0.187, 0.441, 0.876, 0.876),
    spent=0.935,
    steady=0.352,
    typical=2.05,
    rival_plan=1.0,
    rival_spread=0.715,
    slack=3.06,
    slack_now=4.13,
    spite=0.268,
    similar=0.834,
    influence_ahead=1.0,
    influence_even=0.125,
    influence_behind=0.0714,
    shift=0.575,
    crowded=1.0,
    hold=1.0,
    free_program=0.42,
    kept_card=0.521,
    below_floor=0.15,
    blind_card=0.332,
    start=1.8,
    shade=0.854,
    rival_poll=0.523,
    poll_scatter=2.65,
    prize_scatter=6.14,
    rival_keeps=0.68,
    reserve=11.8,
    last_reserve=6.61,
    short_of_money=0.256,
    free_cube=0.0549,
)
"""Where a shorter one led from there."""
AROUND: Final = (NORMAL, FIRST, SECOND)
"""The weights that games are played around.  Around those that are tuned, all seats insure round 3 as experts do."""


class Subject(NamedTuple):
    """Weights that are tuned."""

    games: tuple[tuple[str, int], ...]
    """Editions with a number of elections; games of them are played in turns."""
    around: tuple[Weights | ClassicWeights, ...]
    """The weights that games are played around."""
    apart: int
    """How many weights of a list are told apart; any after them go with the last one."""
    unit: float
    """Points of a game that count as one."""


LATEST: Final = Subject((("2019", ROUNDS),), AROUND, ROUNDS, 1.0)
CLASSICS: Final = Subject((("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7)), (CLASSIC, CLASSIC_FIRST), 7, 3.0)
"""Classic games are decided by some three times as many points."""

SLOPE: Final = 3.0
"""Points that e times as much of a weight usually bring, more or less: standard deviation."""
BEND: Final = -4.0
"""What is usually lost of that on the way."""
BEND_OFF: Final = 6.0
"""More or less: standard deviation."""
FLATTEST: Final = -2.0
"""The least that is thought to be lost."""
FARTHEST: Final = 0.35
"""How far a weight is moved at most: logarithm."""

Row = list[float]
W = TypeVar("W", bound=Weights | ClassicWeights)


class Bend(NamedTuple):
    """What a weight brings near the last of the sets: points for its logarithm x, slope * x + bend * x * x."""

    name: str
    slope: float
    bend: float

    @property
    def best(self) -> float:
        """The best move of the logarithm, as far as one dares."""
        return min(FARTHEST, max(-FARTHEST, -self.slope / (2 * min(self.bend, FLATTEST))))


def names(subject: Subject = LATEST) -> list[str]:
    """The weights that are tuned; those that are lists have one for each number of rounds left, but for zeros."""
    usual, found = subject.around[0], list[str]()
    for each in fields(usual):
        number = getattr(usual, each.name)
        many = isinstance(number, tuple)
        found += [f"{each.name}/{at}" for at in range(subject.apart) if number[at]] if many else [each.name]
    return found


def moved(by: Mapping[str, float], centre: W, subject: Subject = LATEST) -> W:
    """Weights times e to these powers; chances and parts end at 1."""
    new: dict[str, Any] = {}
    for each in fields(centre):
        usual = getattr(centre, each.name)
        if isinstance(usual, tuple):
            powers = [by.get(f"{each.name}/{min(at, subject.apart - 1)}", 0.0) for at in range(len(usual))]
            new[each.name] = tuple(number * exp(power) for number, power in zip(usual, powers, strict=True))
        else:
            number = usual * exp(by.get(each.name, 0.0))
            new[each.name] = min(number, 1.0) if usual <= 1 else number
    return replace(centre, **new)


def offsets(seed: int, subject: Subject = LATEST) -> list[Row]:
    """How far the weights of each of four seats are off: two are off by the opposite of the two others."""
    chance = random.Random(seed)
    one, two = ([chance.gauss(0, OFF) for _ in names(subject)] for _ in range(2))
    rows = [one, [-number for number in one], two, [-number for number in two]]
    chance.shuffle(rows)
    return rows


def weights_of(seed: int, around: int, subject: Subject = LATEST) -> list[Any]:
    """The weights of each seat of a game."""
    order, centre = names(subject), subject.around[around]
    return [moved(dict(zip(order, row, strict=True)), centre, subject) for row in offsets(seed, subject)]


def played(seed: int, around: int, subject: Subject = LATEST) -> dict[str, Any]:
    """One game as a line."""
    key, elections = subject.games[seed % len(subject.games)]
    found, part = find_edition(key), "classic" if subject is CLASSICS else "weights"
    styles = [replace(PLAIN, **{part: weights}) for weights in weights_of(seed, around, subject)]
    table = new_game(found, Job(key, elections, 4, "", "", seed, 0).setup())
    while decision := table.next_decision():
        seat = decision.seat
        table.apply(choice(view(table, seat), decision, found, styles[seat], min(around, 1)), decision)
    return {"seed": seed, "around": around, "points": [party.points for party in table.parties]}


def choice(seen: PlayerView, decision: Decision, edition: Edition, style: Style, whole: int) -> Command:
    """What a seat thinks best; ``whole``: rounds before the last one in which it buys every possible rally."""
    command = value(seen, decision, edition, style)[0].command
    if seen.national is not None:
        return command
    after = edition.lengths[seen.elections].rounds - seen.round
    return insured(command, decision.options, seen, after, edition, whole)


def bends(games: Iterable[Mapping[str, Any]], subject: Subject = LATEST) -> list[Bend]:
    """What each weight brings, in the order of ``names``: all games fitted at once, with what is usual as two more."""
    centre = _logarithms(subject.around[-1], subject)
    rows: list[Row] = []
    results: Row = []
    for game in games:
        own = weights_of(game["seed"], game["around"], subject)
        off = [_difference(_logarithms(each, subject), centre) for each in own]
        rows += leads([[*row, *[number * number for number in row]] for row in off])
        results += [row[0] for row in leads([[points / subject.unit] for points in game["points"]])]
    count = len(centre)
    scatter = sum([result * result for result in results]) / len(results)
    doubt = [scatter / SLOPE**2] * count + [scatter / BEND_OFF**2] * count
    usual = [0.0] * count + [BEND] * count
    columns = list(zip(*rows, strict=True))
    square = [[0.0] * len(columns) for _ in columns]
    for at, one in enumerate(columns):
        for below, other in enumerate(columns[: at + 1]):
            square[at][below] = square[below][at] = sum(map(mul, one, other))
    right = [sum(map(mul, column, results)) for column in columns]
    for at, (doubted, mean) in enumerate(zip(doubt, usual, strict=True)):
        square[at][at] += doubted
        right[at] += doubted * mean
    found = solve(square, right)
    return [Bend(*each) for each in zip(names(subject), found[:count], found[count:], strict=True)]


def _logarithms(weights: Weights | ClassicWeights, subject: Subject) -> Row:
    found = []
    for name in names(subject):
        key, _, at = name.partition("/")
        number = getattr(weights, key)
        found.append(log(number[int(at)] if at else number))
    return found


def _difference(one: Row, other: Row) -> Row:
    return [a - b for a, b in zip(one, other, strict=True)]


def tuned(found: Iterable[Bend], subject: Subject = LATEST) -> Weights | ClassicWeights:
    """The best weights, with three digits."""
    best = moved({each.name: each.best for each in found}, subject.around[-1], subject)
    return replace(best, **{each.name: _rounded(getattr(best, each.name)) for each in fields(best)})


def _rounded(number: float | tuple[float, ...]) -> Any:
    return tuple(map(_rounded, number)) if isinstance(number, tuple) else float(f"{number:.3g}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Carries out one of the two commands of the module."""
    parser = argparse.ArgumentParser(prog="python -m macher.ai.tuning", description="Weights tuned by play")
    parser.add_argument("--classic", action="store_true", help="the weights of the classic editions")
    actions = parser.add_subparsers(dest="action", required=True)
    games = actions.add_parser("play", help="play games and add them to a file")
    games.add_argument("--around", type=int, default=0, help="which weights: 0 are the usual ones")
    games.add_argument("--first", type=int, default=0)
    games.add_argument("--games", type=int, default=300)
    games.add_argument("file", type=Path)
    fitting = actions.add_parser("fit", help="what each weight brings, and the best weights")
    fitting.add_argument("files", type=Path, nargs="+")
    chosen = parser.parse_args(arguments)
    subject = CLASSICS if chosen.classic else LATEST
    if chosen.action == "play":
        if not 0 <= chosen.around < len(subject.around):
            parser.error(f"there are {len(subject.around)} sets of weights, counted from 0")
        seeds = range(chosen.first, chosen.first + chosen.games)
        add_games(chosen.file, seeds, partial(played, around=chosen.around, subject=subject))
        return
    found = bends(read_games(chosen.files), subject)
    for each in found:
        sys.stdout.write(f"{each.name:20} {each.slope:6.2f} {each.bend:6.2f}   {each.best:+.2f}\n")
    sys.stdout.write(f"{tuned(found, subject)}\n")


if __name__ == "__main__":
    main()
