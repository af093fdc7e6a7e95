"""Values the effects of a command as named terms in victory points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final, NamedTuple, TypeVar

from macher.ai.situation import LandFacts, Situation, Worth
from macher.engine.command import Command
from macher.engine.decision import Options

Terms = dict[str, float]
"""Victory points by name: ``votes``, ``bonus``, ``presence``, ``income``, ``rallies``, ``money``, ``base``, ``prize``,
``influence``, ``rivals``, ``later``, ``poll``, ``start``, ``program``."""


class Choice(NamedTuple):
    """A command with its terms, for and against it."""

    command: Command
    terms: Terms

    @property
    def total(self) -> float:
        """All terms together."""
        return sum(self.terms.values())


Valuer = Callable[[Any, Any], list[Choice]]
"""Values the commands of a decision, from what is known at the table and its options."""
ValuerT = TypeVar("ValuerT", bound=Valuer)


class Valuers(dict[type[Options], Valuer]):
    """The function that values each class of options; functions enter themselves where they are defined."""

    def of(self, *kinds: type[Options]) -> Callable[[ValuerT], ValuerT]:
        """Function decorator: values these classes of options."""

        def enter(function: ValuerT) -> ValuerT:
            self.update(dict.fromkeys(kinds, function))
            return function

        return enter


VALUERS: Final = Valuers()
"""For the edition of 2019."""
CLASSIC_VALUERS: Final = Valuers()
"""For the classic editions."""


def add(terms: Terms, more: Terms) -> Terms:
    """The sum of two sets of terms, by name."""
    total = dict(terms)
    for name, points in more.items():
        total[name] = total.get(name, 0.0) + points
    return total


def change(before: Worth, after: Worth) -> Terms:
    """How much the own expectation of a state rises."""
    return {
        "votes": after.votes - before.votes,
        "bonus": after.bonus - before.bonus,
        "presence": after.presence - before.presence,
        "income": after.income - before.income,
        "rallies": before.cost - after.cost,
    }


def land_change(situation: Situation, land: LandFacts, new: LandFacts, *, rivals: bool = True) -> Terms:
    """What the own seat gains, and what rivals lose, when a state changes."""
    seat = situation.seat
    terms = change(situation.worth(land, seat), situation.worth(new, seat))
    if rivals and situation.weights.spite:
        others = [other for other in range(situation.seats) if other != seat]
        gained = sum(situation.worth(new, other).total - situation.worth(land, other).total for other in others)
        terms["rivals"] = -situation.weights.spite * gained
    if new.media != land.media:
        terms["influence"] = influence(situation, new) - influence(situation, land)
    return terms


def influence(situation: Situation, land: LandFacts) -> float:
    """Worth of shifting opinions to the own seat, less its worth to rivals."""
    weights = situation.weights
    uses = weights.shift * (1 + 0.5 * (land.rounds - 1))
    total = 0.0
    for seat in range(situation.seats):
        chance = situation.influence(land, seat) if seat == situation.seat or weights.spite else 0.0
        if chance:
            worth = chance * uses * situation.one_more_match(land, seat)
            total += worth if seat == situation.seat else -weights.spite * worth
    return total


def money(situation: Situation, spent: float) -> Terms:
    """What spending thousands of euros costs; in the last round the prizes for money left count (EN19 section 07)."""
    terms = {"money": -situation.price * spent}
    if not situation.rounds_after:
        have = situation.view.parties[situation.seat].money / 1000
        terms["prize"] = prize(situation, have - spent) - prize(situation, have)
    return terms


def prize(situation: Situation, left: float) -> float:
    """Expected points for money left if the others spend as usual."""
    first, second = situation.edition.figures.money_prizes
    keeps = situation.rival_keeps()
    scatter = situation.weights.prize_scatter
    ahead = [
        1 / (1 + exp(min(30.0, max(-30.0, (party.money / 1000 * keeps - left) / scatter * 1.7))))
        for seat, party in enumerate(situation.view.parties)
        if seat != situation.seat
    ]
    return first * _all(ahead) + second * sum(
        (1 - chance) * _all(ahead[:place] + ahead[place + 1 :]) for place, chance in enumerate(ahead)
    )


def _all(chances: Sequence[float]) -> float:
    total = 1.0
    for chance in chances:
        total *= chance
    return total


def best_first(choices: list[Choice]) -> list[Choice]:
    """The choices, best first; equals stay in the order of the options."""
    return sorted(choices, key=lambda choice: -choice.total)
