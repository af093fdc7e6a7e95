"""The cheapest ways from rallies to votes: exact, for one party in one state (EN19 phases 4 and 9a).

A plan buys rallies every round and converts them when it likes; in the round of the election all are converted.  The
answers are lists "least cost for at least 0, 1 ... ``SPAN`` further votes", in victory points: what a thousand euros
are worth may differ from round to round.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

SPAN: Final = 60
"""Most further votes that plans consider; more make no difference."""
NEVER: Final = 1e6
"""Cost of votes that cannot be reached."""

Costs = tuple[float, ...]
Rounds = tuple[float, ...]
"""A number for this round and for each later one until the election."""


class Rules(NamedTuple):
    """What plans need from the edition."""

    costs: Costs
    """Thousands of euros for 0, 1 ... new rallies in one state."""
    spots: int
    least: int
    """Fewest rallies that may be converted before the election."""


def gain(rallies: int, trend: int, matches: float) -> int:
    """Votes for converting rallies, with matches that may be an estimate (EN19 phase 9a)."""
    return round(max(1, rallies + trend) * max(1.0, matches)) if rallies else 0


@lru_cache(maxsize=4000)
def before_buying(rules: Rules, rallies: int, trend: int, matches: Rounds, prices: Rounds) -> Costs:
    """Costs for a party that may still buy rallies this round; ``prices`` are points for a thousand euros."""
    best = after_buying(rules, rallies, trend, matches, prices)
    for more in range(1, min(len(rules.costs), rules.spots - rallies + 1)):
        price = rules.costs[more] * prices[0]
        after = after_buying(rules, rallies + more, trend, matches, prices)
        best = tuple(map(min, best, [cost + price for cost in after]))
    return best


@lru_cache(maxsize=4000)
def after_buying(rules: Rules, rallies: int, trend: int, matches: Rounds, prices: Rounds) -> Costs:
    """Costs for a party that has bought its rallies of this round and has not converted."""
    if len(matches) == 1:
        return _shifted((0.0, *[NEVER] * SPAN), gain(rallies, trend, matches[0]))
    best = before_buying(rules, rallies, trend, matches[1:], prices[1:])
    for count in {rules.least, (rules.least + rallies + 1) // 2, rallies}:
        if rules.least <= count <= rallies:
            rest = before_buying(rules, rallies - count, trend, matches[1:], prices[1:])
            best = tuple(map(min, best, _shifted(rest, gain(count, trend, matches[0]))))
    return best


def _shifted(costs: Costs, votes: int) -> Costs:
    """The costs after some of the votes have been reached."""
    if votes <= 0:
        return costs
    votes = min(votes, SPAN)
    return (costs[0],) * votes + costs[: SPAN + 1 - votes]
