"""What a seat does with its money, round by round: whether what it has left at the end could have been spent earlier.

Money that comes in with the last income has few uses left.  What a seat holds before that is what it did not need.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from macher.ai.arena import Job
from macher.ai.bots import make_bot
from macher.ai.play import bot_stream
from macher.ai.ratings import ANCHOR
from macher.ai.seeds import bot_seed
from macher.editions.registry import edition as find_edition
from macher.rules.setup import new_game
from macher.rules.viewing import view

FILE: Final = "money.json"
GAMES: Final = 10
SEED: Final = 29_500
LENGTHS: Final = (("2019", 4), ("2006", 7))
"""Games whose money is followed: the usual one, and the one in which most is left."""


@dataclass(frozen=True, slots=True)
class Round:
    """The money of a seat in one round, in thousands."""

    start: float
    spent: float
    least: float
    """The least that it held at any time."""
    came: float
    """What came in; nearly all of it at the end."""
    left: float

    @classmethod
    def mean(cls, rounds: Sequence[Round]) -> Round:
        """The mean of the same round of several games."""
        rows = [asdict(each) for each in rounds]
        return cls(**{name: round(sum(row[name] for row in rows) / len(rows), 1) for name in rows[0]})


def followed(kind: str, edition: str, elections: int, seed: int) -> list[Round]:
    """A game of a seat of a kind among three normal ones, and the first seat's money in each round."""
    found, own_seed = find_edition(edition), bot_seed(seed)
    table = new_game(found, Job(edition, elections, 4, kind, ANCHOR, seed, 0).setup())
    bots = [make_bot(kind if seat == 0 else ANCHOR, own_seed, seat) for seat in range(4)]
    held: dict[int, list[int]] = {}
    while decision := table.next_decision():
        number, seat = table.round, decision.seat
        moments = held.setdefault(number, [table.parties[0].money])
        stream = bot_stream(own_seed, seat, table.version)
        table.apply(bots[seat].choose(view(table, seat), decision, found, stream), decision)
        moments.append(table.parties[0].money)
    return [_summed(moments) for number, moments in sorted(held.items()) if number]


def _summed(moments: Sequence[int]) -> Round:
    changes = [after - before for before, after in pairwise(moments)]
    spent, came = -sum(min(change, 0) for change in changes), sum(max(change, 0) for change in changes)
    return Round(*(number / 1000 for number in (moments[0], spent, min(moments), came, moments[-1])))


def measure_money(folder: Path, games: int = GAMES) -> None:
    """Follows the money of a hard seat through some games of each length."""
    found = {}
    for edition, elections in LENGTHS:
        played = [followed("hard", edition, elections, seed) for seed in range(SEED, SEED + games)]
        rounds = [asdict(Round.mean(each)) for each in zip(*played, strict=True)]
        found[f"{edition}/{elections}"] = {"games": games, "rounds": rounds}
    (folder / FILE).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def money_table(folder: Path) -> list[str]:
    """The tables of the report; nothing if nothing was measured."""
    if not (folder / FILE).exists():
        return []
    found: Mapping[str, Mapping[str, object]] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return [line for length, row in found.items() for line in _table(length, row)]


def _table(length: str, row: Mapping[str, object]) -> list[str]:
    rounds = row["rounds"]
    assert isinstance(rounds, list), "a list of rounds"
    return [
        f"A hard seat among three normal ones, {length}, mean of {row['games']} games from seed {SEED}, in thousands:",
        "",
        "| round | at its start | spent | least held | came in | left |",
        "|---|---|---|---|---|---|",
        *[
            f"| {number} | {each['start']:.1f} | {each['spent']:.1f} | {each['least']:.1f} | {each['came']:.1f} "
            f"| {each['left']:.1f} |"
            for number, each in enumerate(rounds, 1)
        ],
        "",
    ]
