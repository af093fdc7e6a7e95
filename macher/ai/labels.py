"""Whether a net forecasts better than a sum: positions with the mean of many ends, and two fits of them.

``python -m macher.ai.labels play --first 260000 --games 500 FILE`` plays the games of 2019/4 that the file lacks, of
normal seats whose weights are a little off from the expert's.  At the starts of rounds 2, 3 and 4 eight worlds are
dealt from what everybody sees and played to their ends by seats with the expert's weights.  It adds a JSON line for
each game as soon as it is over.  ``python -m macher.ai.labels fit FILE ...`` (with numpy, ``pip install -e '.[env]'``)
says for each of these rounds, in games held out, how much of the expected leads (R²) the shipped forecast explains, a
sum of numbers fitted anew, and nets beside it.

A line has ``seed`` and ``moments``: by round ``readings`` (``forecast.readings``) and the ``points`` of every world by
seat.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean, variance
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from macher.ai.arena import Job
from macher.ai.forecast import ahead, moment, readings, weights
from macher.ai.learning import HELD_OUT, Row, explained, fit, games_to_fit, leads
from macher.ai.search import EXPERT
from macher.ai.styles import Style
from macher.ai.tuning import AROUND, ROUNDS, choice, weights_of
from macher.editions.registry import edition as find_edition
from macher.engine.chance import Stream
from macher.rules.determinize import determinize
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view

if TYPE_CHECKING:
    import numpy as np

WORLDS: Final = 8
"""Ends of each position."""
HIDDEN: Final = 32
"""Units in each of the two hidden layers of a net."""
NETS: Final = 5
"""How many are trained, each without another part of the rows; the mean of what they say counts."""
STEPS: Final = 1500
"""Steps of training at most; a net is taken as it was best on the rows that it was not trained with."""
BATCH: Final = 256
RATE: Final = 2e-3
DECAY: Final = 1e-2
"""How strongly weights are kept small."""
LOOKS: Final = 50
"""Steps between two looks at how good it is."""

Moments = dict[str, dict[str, Any]]


def played(seed: int) -> dict[str, Any]:
    """A game with the ends of its positions, as a line."""
    found = find_edition("2019")
    styles = [Style(weights=each) for each in weights_of(seed, len(AROUND) - 1)]
    table = new_game(found, Job("2019", ROUNDS, 4, "", "", seed, 0).setup())
    moments: Moments = {}
    while decision := table.next_decision():
        number = str(table.round)
        if table.round > 1 and number not in moments:
            public = view(table, -1)
            worlds = [determinize(public, found, Stream(seed, table.round, world)) for world in range(WORLDS)]
            rows = [[round(each, 4) for each in row] for row in readings(public, found)]
            name = moment(public)
            moments[number] = {"name": name, "readings": rows, "points": [_end(world) for world in worlds]}
        table.apply(choice(view(table, decision.seat), decision, found, styles[decision.seat], 1), decision)
    return {"seed": seed, "moments": moments}


def _end(table: Table) -> list[int]:
    """The points at the end of a game that seats with the expert's weights play on."""
    while decision := table.next_decision():
        seen = view(table, decision.seat)
        table.apply(choice(seen, decision, table.edition, EXPERT.usual, EXPERT.whole), decision)
    return [party.points for party in table.parties]


# --- fits -------------------------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """Positions of some games at the start of one round, a row for each seat."""

    name: str
    """Of the moment, see ``forecast.moment``."""
    own: list[Row]
    """How far each number of a seat lies ahead of the mean of the others."""
    all: list[Row]
    """The same for the seat and for those after it, in order of play."""
    results: Row
    """Mean leads at the ends."""
    noise: float
    """Variance of such a mean for its few worlds."""


def parts(games: Sequence[Mapping[str, Any]], number: str) -> Part:
    """The positions of games at the start of a round."""
    own, everybody, results, noise, name = [], [], [], [], ""
    for game in games:
        found = game["moments"][number]
        name = found["name"]
        rows = leads(found["readings"])
        ends = [ahead([float(points) for points in world]) for world in found["points"]]
        for seat in range(len(rows)):
            column = [end[seat] for end in ends]
            own.append(rows[seat])
            everybody.append([each for row in (*rows[seat:], *rows[:seat]) for each in row])
            results.append(fmean(column))
            noise.append(variance(column) / len(column))
    return Part(name, own, everybody, results, fmean(noise))


def quality(games: Sequence[Mapping[str, Any]], number: str) -> dict[str, float]:
    """How much of the expected leads (R²) each forecast explains in the games held out."""
    fitted = parts([game for game in games if game["seed"] % HELD_OUT], number)
    test = parts([game for game in games if not game["seed"] % HELD_OUT], number)
    clear = 1 - test.noise / fmean([result * result for result in test.results])
    fresh = fit(fitted.own, fitted.results)
    left = [result - _sum(fresh, row) for result, row in zip(fitted.results, fitted.own, strict=True)]
    more = net(fitted.all, left, test.all)
    together = [_sum(fresh, row) + each for row, each in zip(test.own, more, strict=True)]
    found = {
        "shipped": explained(test.own, test.results, list(weights()[test.name])),
        "sum": explained(test.own, test.results, fresh),
        "sum and nets": explained([[each] for each in together], test.results, [1.0]),
    }
    return {"labels": clear, **{name: part / clear for name, part in found.items()}}


def _sum(weights: Sequence[float], row: Sequence[float]) -> float:
    return sum([weight * number for weight, number in zip(weights, row, strict=True)])


def net(rows: Sequence[Row], results: Sequence[float], asked: Sequence[Row]) -> list[float]:
    """What nets with two hidden layers say of the rows that are asked for, in the mean; trained with the others."""
    import numpy as np

    every, wanted = np.array(rows), np.array(results)
    middle, scale, spread = every.mean(0), every.std(0) + 1e-9, float(wanted.std()) or 1.0
    every, wanted, question = (every - middle) / scale, wanted / spread, (np.array(asked) - middle) / scale
    # All rows of a game stand together, so the part that is left out shares hardly a game with the others.
    part: np.ndarray = np.arange(len(every)) * NETS // len(every)
    said = [_layers(_trained(every, wanted, part == number, number), question)[-1][:, 0] for number in range(NETS)]
    return [float(each) * spread for each in np.mean(said, 0)]


def _trained(rows: np.ndarray, wanted: np.ndarray, out: np.ndarray, seed: int) -> list[np.ndarray]:
    """A net as it was best on the rows that are left out; one that says nothing if it never was better (Adam)."""
    import numpy as np

    chance = np.random.default_rng(seed)
    flat: list[np.ndarray] = []
    for into, width in pairwise((rows.shape[1], HIDDEN, HIDDEN, 1)):
        flat += [chance.normal(0, (2 / into) ** 0.5, (into, width)), np.zeros(width)]
    flat[-2] *= 0
    means, squares = [np.zeros_like(each) for each in flat], [np.zeros_like(each) for each in flat]
    inside = np.flatnonzero(~out)
    best, kept = float((wanted[out] ** 2).mean()), [each.copy() for each in flat]
    for step in range(1, STEPS + 1):
        batch = chance.choice(inside, BATCH)
        for at, slope in enumerate(_slopes(flat, rows[batch], wanted[batch])):
            means[at] += 0.1 * (slope - means[at])
            squares[at] += 0.001 * (slope * slope - squares[at])
            move = means[at] / (1 - 0.9**step) / (np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8)
            flat[at] -= RATE * (move + DECAY * flat[at])
        if step % LOOKS == 0:
            missed = float(((_layers(flat, rows[out])[-1][:, 0] - wanted[out]) ** 2).mean())
            if missed < best:
                best, kept = missed, [each.copy() for each in flat]
    return kept


def _layers(flat: Sequence[np.ndarray], rows: np.ndarray) -> list[np.ndarray]:
    """What goes into each layer, and at last what comes out."""
    found = [rows]
    for at in range(0, len(flat), 2):
        out = found[-1] @ flat[at] + flat[at + 1]
        found.append(out.clip(0) if at + 2 < len(flat) else out)
    return found


def _slopes(flat: Sequence[np.ndarray], rows: np.ndarray, wanted: np.ndarray) -> list[np.ndarray]:
    """How the mean squared error changes with each weight."""
    through = _layers(flat, rows)
    back = 2 * (through[-1] - wanted[:, None]) / len(rows)
    found: list[np.ndarray] = []
    for at in range(len(flat) - 2, -1, -2):
        into = through[at // 2]
        found = [into.T @ back, back.sum(0), *found]
        back = (back @ flat[at].T) * (into > 0)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Carries out one of the two commands of the module."""
    found = games_to_fit("macher.ai.labels", "Positions with many ends", played, arguments)
    for number in range(2, ROUNDS + 1) if found else ():
        said = {name: round(part, 3) for name, part in quality(found, str(number)).items()}
        sys.stdout.write(json.dumps({"round": number, "games": len(found), **said}) + "\n")


if __name__ == "__main__":
    main()
