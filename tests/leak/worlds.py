"""Positions of played games, and the check that a seat's choice does not depend on what it cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from leak.elsewhere import elsewhere

from macher.ai.bots import Bot, make_bot
from macher.ai.play import bot_stream
from macher.editions.registry import edition as find_edition
from macher.engine.command import Command
from macher.engine.decision import Decision
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView

TABLES = (
    ("2019", 3, 4),
    ("2019", 4, 4),
    ("2019", 5, 4),
    ("2019", 4, 7),
    ("2006", 4, 7),
    ("2006", 5, 5),
    ("1997", 3, 7),
    ("1997", 5, 7),
    ("consim", 4, 7),
)
"""Edition, seats and elections."""


@dataclass(frozen=True)
class Position:
    """A table on which a seat has to decide."""

    table: Table
    seat: int
    _worlds: dict[int, Position] = field(default_factory=dict, repr=False, compare=False)

    @cached_property
    def view(self) -> PlayerView:
        return view(self.table, self.seat)

    @cached_property
    def decision(self) -> Decision:
        return self.table.decision(self.seat)

    def redealt(self, world: int) -> Position:
        """The same position with other secrets; always the same one of a number."""
        if world not in self._worlds:
            self._worlds[world] = Position(elsewhere(self.table, self.seat, world), self.seat)
        return self._worlds[world]


def positions(seats: int, elections: int, seed: int, kind: str = "sane", key: str = "2019") -> Iterator[Position]:
    """Every open decision of a game, sealed ones in a varying order of answers."""
    edition = find_edition(key)
    table = new_game(edition, GameSetup(elections, tuple(range(seats)), seed))
    bot = make_bot(kind)
    while not table.over:
        deciders = table.deciders()
        seat = deciders[table.version % len(deciders)]
        yield Position(table.clone(), seat)
        stream = bot_stream(seed, seat, table.version)
        table.apply(bot.choose(view(table, seat), table.decision(seat), edition, stream))


@lru_cache(maxsize=2 * len(TABLES))
def telling(key: str, seats: int = 4, elections: int = 7, seed: int = 3) -> tuple[Position, ...]:
    """A game that is played once for all that is asked of it: every fourth decision, and five of each step."""
    steps: Counter[str] = Counter()
    kept = []
    for position in positions(seats, elections, seed, key=key):
        step = position.decision.step
        steps[step] += 1
        if steps[step] <= 5 or position.table.version % 4 == 3:
            kept.append(position)
    return tuple(kept)


Policy = Callable[[Position], Command]
"""A bot at a position.  Honest ones look only at the view and the decision."""


def honest(bot: Bot) -> Policy:
    def policy(position: Position) -> Command:
        stream = bot_stream(5, position.seat, position.table.version)
        return bot.choose(position.view, position.decision, position.table.edition, stream)

    return policy


def violations(policy: Policy, position: Position, worlds: int) -> int:
    """In how many redealt worlds the policy chooses otherwise."""
    chosen = policy(position)
    return sum(policy(position.redealt(world)) != chosen for world in range(worlds))
