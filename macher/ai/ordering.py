"""Whether the search compares the right commands: more of them played on, and an order of them that was learned.

``python -m macher.ai.ordering play --first 270000 --games 40 FILE`` plays the games of 2019/4 that the file lacks, of
normal seats whose weights are a little off from the expert's.  In some of the decisions that an expert plays on, twice
as many commands as it compares are played on in eight worlds.  It adds a JSON line for each game as soon as it is over.
``python -m macher.ai.ordering fit FILE ...`` learns for each kind of decision from the terms of commands which of them
will do better than they are valued, and says what the best of the usual commands, the best of as many by the learned
order, and the best of all bring more than the first one, in points a decision.  Each game is held out once; the best
command is chosen in half of the worlds, and what it brings is read in the others.

A line has ``seed`` and ``positions``: of each the ``kind`` of its options, the ``terms`` of its commands, and the
``leads`` of each command in each world.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from macher.ai.arena import Job
from macher.ai.candidates import compared
from macher.ai.equals import likes
from macher.ai.learning import HELD_OUT, Row, fit, games_to_fit
from macher.ai.normal import value
from macher.ai.search import EXPERT, outcome_of, until_of
from macher.ai.styles import Style
from macher.ai.tuning import AROUND, ROUNDS, choice, weights_of
from macher.editions.registry import edition as find_edition
from macher.engine.chance import Stream
from macher.engine.decision import Decision
from macher.rules.determinize import determinize
from macher.rules.edition import Edition
from macher.rules.setup import new_game
from macher.rules.viewing import view
from macher.rules.views import PlayerView

MOST: Final = 2 * EXPERT.width
"""Commands that are played on."""
WORLDS: Final = 8
PART: Final = 0.25
"""Part of the decisions that are looked at."""
FEWEST: Final = 60
"""Commands of a kind of decision from which on something is learned for it."""

Position = Mapping[str, Any]


def played(seed: int) -> dict[str, Any]:
    """A game with some of its decisions, as a line."""
    found, chance = find_edition("2019"), random.Random(seed)
    styles = [Style(weights=each) for each in weights_of(seed, len(AROUND) - 1)]
    table = new_game(found, Job("2019", ROUNDS, 4, "", "", seed, 0).setup())
    positions = []
    while decision := table.next_decision():
        seen = view(table, decision.seat)
        if chance.random() < PART:
            positions += _looked_at(seen, decision, found, Stream(seed, table.version))
        table.apply(choice(seen, decision, found, styles[decision.seat], 1), decision)
    return {"seed": seed, "positions": positions}


def _looked_at(seen: PlayerView, decision: Decision, edition: Edition, stream: Stream) -> list[dict[str, Any]]:
    """A decision with what comes of its commands; nothing if an expert compares all of them, or does not play on."""
    options = decision.options
    until = until_of(options, seen, edition, EXPERT)
    if until is None:
        return []
    choices = value(seen, decision, edition, EXPERT.usual, others=True)
    near = compared(choices, options, False, MOST, likes(EXPERT.usual, seen, edition, options))
    if len(near) <= EXPERT.width:
        return []
    worlds = [determinize(seen, edition, stream) for _ in range(WORLDS)]
    leads = [
        [round(outcome_of(world, each.command, edition, seen, until, EXPERT.usual).lead, 3) for world in worlds]
        for each in near
    ]
    return [{"kind": type(options).__name__, "terms": [each.terms for each in near], "leads": leads}]


# --- fit --------------------------------------------------------------------------------------------------------------


def learned(positions: Iterable[Position]) -> dict[str, dict[str, float]]:
    """By kind of decision and name of a term, by how much a point of it brings more than it is valued."""
    rows: dict[str, list[tuple[Mapping[str, float], float]]] = {}
    for each in positions:
        first, lead = each["terms"][0], fmean(each["leads"][0])
        for terms, leads in zip(each["terms"][1:], each["leads"][1:], strict=True):
            more = {name: terms.get(name, 0.0) - first.get(name, 0.0) for name in {*terms, *first}}
            rows.setdefault(each["kind"], []).append((more, fmean(leads) - lead - sum(more.values())))
    found = {}
    for kind, entries in rows.items():
        names = sorted({name for more, _ in entries for name, points in more.items() if points})
        if names and len(entries) >= FEWEST:
            weights = fit(
                [[more.get(name, 0.0) for name in names] for more, _ in entries], [left for _, left in entries]
            )
            found[kind] = dict(zip(names, weights, strict=True))
    return found


def _bests(position: Position, weights: Mapping[str, float]) -> Iterator[Row]:
    """What the best commands of three sets bring, for each half of the worlds that they are chosen in."""
    scores = [
        sum([points * (1 + weights.get(name, 0.0)) for name, points in terms.items()]) for terms in position["terms"]
    ]
    count = len(scores)
    order = sorted(range(count), key=lambda at: -scores[at])
    half = len(position["leads"][0]) // 2
    for chosen, other in ((slice(half), slice(half, None)), (slice(half, None), slice(half))):
        seen = [fmean(row[chosen]) for row in position["leads"]]
        true = [fmean(row[other]) for row in position["leads"]]
        sets = (range(EXPERT.width), order[: EXPERT.width], range(count))
        yield [true[max(each, key=lambda at: seen[at])] - true[0] for each in sets]


def gains(fitted: Iterable[Position], held: Iterable[Position]) -> list[Row]:
    """For each position held out what the best of the usual commands, of the learned ones and of all bring."""
    weights = learned(fitted)
    return [
        [fmean(column) for column in zip(*_bests(each, weights.get(each["kind"], {})), strict=True)] for each in held
    ]


def told(rows: Sequence[Row]) -> dict[str, Any]:
    """The means and what the two others bring more than the usual ones, with standard errors."""

    def mean(values: Sequence[float]) -> list[float]:
        return [round(fmean(values), 3), round(stdev(values) / sqrt(len(values)), 3)]

    return {
        "positions": len(rows),
        "usual": mean([row[0] for row in rows]),
        "learned order, more": mean([row[1] - row[0] for row in rows]),
        "all, more": mean([row[2] - row[0] for row in rows]),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Carries out one of the two commands of the module."""
    found = games_to_fit("macher.ai.ordering", "Commands that are compared", played, arguments)
    parts: list[list[Position]] = [[] for _ in range(HELD_OUT)]
    for game in found:
        parts[game["seed"] % HELD_OUT] += game["positions"]
    rows: list[Row] = []
    for held in parts:
        rows += gains([each for part in parts if part is not held for each in part], held)
    if found:
        sys.stdout.write(json.dumps(told(rows)) + "\n")


if __name__ == "__main__":
    main()
