"""What six characters do at the table, counted by figures with names."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations
from math import sqrt
from statistics import fmean, variance

from macher.ai.arena import Job
from macher.ai.bots import make_bot
from macher.ai.kinds import STYLES
from macher.ai.play import bot_stream
from macher.editions.registry import edition
from macher.engine.command import Command
from macher.rules import commands as c
from macher.rules.edition import ActionName
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view

Figures = dict[str, float]
"""The figures of one seat in one game, by name."""

HABITS = {
    "treasurer": {"money at the end": 1, "donations taken": 1, "mean bid to start": -1},
    "gambler": {"full states": 1, "early conversions": -1, "high bids to start": 1},
    "editor": {"media markers": 1, "further markers": 1, "polls bought": -1},
    "marketplace": {"large rallies": -1, "early conversions": 1, "polls bought": -1},
    "broker": {"cards in common": 1, "polls published": -1, "thousands from donations": -1},
    "pollster": {"donations taken": 1, "harm done": 1, "mean bid to start": 1},
}
"""Three figures that tell each character from a seat without one, and whether they are higher or lower."""

HIGH = 4000
"""Euros of a high bid to start."""
FULL = 8
"""Rallies that fill a state."""
LARGE = 5
"""Rallies of one turn in one state that cost much for the last of them."""
_HARM = (ActionName.OTHERS_TREND, ActionName.REMOVE_MEDIA)


def _filled(bought: int, stand: int) -> bool:
    return bought > 0 and stand >= FULL


class _Seat:
    """Counts what one seat does."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.bids: list[int] = []
        self.common: list[int] = []

    def saw(self, table: Table, seat: int, command: Command) -> None:
        """Counts a command before it is carried out."""
        match command:
            case c.BidForStart(amount=amount) if not table.last_round:
                self.bids.append(amount)
            case c.BuyMedia(land=land):
                self.count["further markers"] += seat in table.lands[land].media
                self.count["media markers"] += 1
            case c.BuyRallies(counts=counts):
                stand = [land.rallies[seat] + count for land, count in zip(table.lands, counts, strict=True)]
                self.count["full states"] += sum(map(_filled, counts, stand))
                self.count["large rallies"] += sum(count >= LARGE for count in counts)
            case c.ConvertRallies() if view(table, seat).place not in view(table, seat).voting:
                self.count["early conversions"] += 1
            case c.DecideDonation(card=card, accept=True):
                self.count["thousands from donations"] += table.edition.figures.donations[card].money // 1000
                self.count["donations taken"] += 1
            case c.PublishPoll():
                self.count["polls published"] += 1
                self.count["polls bought"] += 1
            case c.KeepPoll():
                self.count["polls bought"] += 1
            case c.UsePolitician(main=main, secondary=secondary):
                self.count["harm done"] += sum(each is not None and each.name in _HARM for each in (main, secondary))
            case c.ChangeProgram(swaps=swaps):
                program = list(table.parties[seat].program)
                for out, into in swaps:
                    program[program.index(out)] = into
                others = [party for other, party in enumerate(table.parties) if other != seat]
                strongest = max(others, key=lambda party: party.points).program
                self.common.append(len(set(program) & set(strongest)))

    def figures(self, money: int) -> Figures:
        """The figures at the end of the game."""
        names = {name for row in HABITS.values() for name in row}
        found = {name: float(self.count[name]) for name in names}
        found["money at the end"] = money / 1000
        found["mean bid to start"] = fmean(self.bids) / 1000
        found["high bids to start"] = fmean(bid >= HIGH for bid in self.bids)
        found["cards in common"] = fmean(self.common or [0])
        return found


def watched(kinds: list[str], seed: int) -> list[Figures]:
    """A game of these kinds of seats, and what each of them did."""
    found = edition("2019")
    table = new_game(found, Job("2019", 4, len(kinds), "", "", seed, 0).setup())
    bots, seats = [make_bot(kind) for kind in kinds], [_Seat() for _ in kinds]
    while not table.over:
        seat = table.deciders()[0]
        seen, decision = view(table, seat), table.decision(seat)
        command = bots[seat].choose(seen, decision, found, bot_stream(seed, seat, table.version))
        seats[seat].saw(table, seat, command)
        table.apply(command)
    return [counted.figures(party.money) for counted, party in zip(seats, table.parties, strict=True)]


def collected(seeds: Iterable[int]) -> dict[str, list[Figures]]:
    """The figures of all characters, and of seats without one (an empty name), three and one at each table."""
    found: dict[str, list[Figures]] = defaultdict(list)
    tables = list(combinations(STYLES, 3))
    for seed in seeds:
        styles = ["", *tables[seed % len(tables)]]
        turned = styles[seed % 4 :] + styles[: seed % 4]
        kinds = [f"normal:{style}" if style else "normal" for style in turned]
        for style, figures in zip(turned, watched(kinds, seed), strict=True):
            found[style].append(figures)
    return found


def sureness(own: list[Figures], plain: list[Figures], name: str) -> float:
    """By how many standard errors a figure of a character is above that of a seat without one."""
    rows = [[each[name] for each in sample] for sample in (own, plain)]
    error = sqrt(sum(variance(row) / len(row) for row in rows)) or 1e-9
    return (fmean(rows[0]) - fmean(rows[1])) / error
