"""What seats of one kind do among themselves: start blocks, answers to donations, and majorities that they missed.

``python -m macher.ai.selfplay --kind hard --games 39 --seed 93100 --lines FILE`` plays the games of 2019/4 that the
file lacks, adds a line for each as soon as it is over, and prints what all of them add up to as one line of JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from macher.ai.arena import Job, notebook
from macher.ai.bots import make_bot
from macher.ai.play import bot_stream
from macher.ai.seeds import bot_seed
from macher.editions.registry import edition as find_edition
from macher.rules.commands import BuyRallies, DecideDonation, Deploy
from macher.rules.formula import match_sum, votes_for
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view

LEAST: Final = 35
"""Votes from which on a result below the majority is looked at."""
SPARED: Final = 5_000
"""Euros that a seat may keep without having missed anything."""
FIRST: Final = 2
"""First round that is looked at: in the first one nobody has the money."""

Line = dict[str, Any]
"""A game: seed, start blocks, answers to donations by round, and the missed majorities as round, seat, and votes."""


class _Bought:
    """What each seat could still have bought in a state when its election came."""

    def __init__(self) -> None:
        self.counts: dict[tuple[int, int], tuple[int, ...]] = {}
        self.rows: dict[int, list[tuple[int, int]]] = {}
        """By board and seat, votes that all further rallies of this round would have brought, and their price."""

    def look(self, table: Table) -> None:
        """Notes the open boards; the last look before an election counts."""
        self.rows = {
            place: [self._row(table, place, seat) for seat in range(table.seats)] for place in table.open_lands()
        }

    def _row(self, table: Table, place: int, seat: int) -> tuple[int, int]:
        land, party, figures = table.lands[place], table.parties[seat], table.edition.figures
        bought = self.counts.get((table.round, seat), (0,) * len(table.lands))[place]
        stand, trend, most = land.rallies[seat], land.trend[seat], len(figures.rally_costs) - 1
        free = min(figures.rally_spots - stand, party.rallies, most - bought)
        price = figures.rally_costs[bought + free] - figures.rally_costs[bought]
        if free <= 0 or not party.program or price + SPARED > party.money:
            return 0, 0
        matches = match_sum(party.program, land.opinions[: land.open], land.doubled)
        return votes_for(stand + free, trend, matches) - votes_for(stand, trend, matches), price


def played(kind: str, seed: int) -> Line:
    """One game of four seats of a kind."""
    found, own = find_edition("2019"), bot_seed(seed)
    table = new_game(found, Job("2019", 4, 4, kind, kind, seed, 0).setup())
    bots = [make_bot(kind, own, seat) for seat in range(4)]
    blocks: list[int] = []
    donations: list[tuple[int, int, bool]] = []
    missed: list[tuple[int, int, int]] = []
    could, majority = _Bought(), found.figures.majority
    while decision := table.next_decision():
        seat, number, held = decision.seat, table.round, len(table.results)
        command = bots[seat].choose(view(table, seat), decision, found, bot_stream(own, seat, table.version))
        if isinstance(command, Deploy):
            blocks.append(command.block)
        elif isinstance(command, DecideDonation):
            donations.append((number, command.card, command.accept))
        elif isinstance(command, BuyRallies):
            could.counts[number, seat] = command.counts
        could.look(table)
        table.apply(command, decision)
        for result in table.results[held:] if number >= FIRST else ():
            for other, votes in enumerate(result.votes):
                if LEAST <= votes < majority <= votes + could.rows[result.land][other][0]:
                    missed.append((number, other, votes))
    return {"kind": kind, "seed": seed, "blocks": blocks, "donations": donations, "missed": missed}


def told(lines: Sequence[Mapping[str, Any]]) -> Line:
    """What the games add up to: shares of the start blocks and of the answers in each round, and missed majorities."""
    donations: dict[int, Counter[str]] = {}
    for line in lines:
        for number, card, accept in line["donations"]:
            donations.setdefault(number, Counter())[f"{card} {'taken' if accept else 'refused'}"] += 1
    return {
        "games": len(lines),
        "blocks": _shares(Counter(str(block) for line in lines for block in line["blocks"])),
        "donations": {str(number): _shares(answers) for number, answers in sorted(donations.items())},
        "missed": sum(len(line["missed"]) for line in lines),
    }


def _shares(counted: Counter[str]) -> dict[str, float]:
    return {name: round(count / counted.total(), 3) for name, count in sorted(counted.items())}


def _kept(file: Path, kind: str, seeds: Iterable[int]) -> dict[int, Line]:
    """The games of a file; a line that was cut off counts as not played."""
    wanted, found = set(seeds), dict[int, Line]()
    for text in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            line = json.loads(text)
        except ValueError:
            continue
        if line["kind"] == kind and line["seed"] in wanted:
            found[line["seed"]] = line
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays what is missing and prints the sum."""
    parser = argparse.ArgumentParser(prog="python -m macher.ai.selfplay", description="Habits of seats of one kind")
    parser.add_argument("--kind", default="hard")
    parser.add_argument("--games", type=int, default=39)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--lines", type=Path, required=True)
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    have = _kept(chosen.lines, chosen.kind, seeds)
    with notebook(chosen.lines) as file:
        for seed in seeds:
            if seed not in have:
                have[seed] = played(chosen.kind, seed)
                file.write(json.dumps(have[seed]) + "\n")
                file.flush()
    sys.stdout.write(json.dumps(told([have[seed] for seed in seeds])) + "\n")


if __name__ == "__main__":
    main()
