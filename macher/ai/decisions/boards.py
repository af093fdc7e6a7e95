"""Media markers, rallies, conversion and donations (EN19 phases 3, 4, 9a and 9c)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, permutations

from macher.ai.plans import gain
from macher.ai.situation import AFTER, NEXT, LandFacts, Situation
from macher.ai.value import VALUERS, Choice, Terms, add, best_first, change, land_change, money, prize
from macher.engine.command import Command
from macher.rules.commands import BuyMedia, BuyRallies, ConvertRallies, DecideDonation, Pass
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.rallies import RallyOptions

SHOWN = 12
"""Most rally choices that are kept with their terms, the best ones."""
OTHERS = 3
"""Further ones that are kept because they are other plans."""
APART = 4
"""Rallies by which two plans must differ to be two."""

Counts = tuple[int, ...]
"""Rallies by board."""


def with_marker(land: LandFacts, seat: int, count: int = 1) -> LandFacts:
    """The state with more or fewer media markers of a seat."""
    media = list(land.media)
    media[seat] += count
    return land._replace(media=tuple(media))


@VALUERS.of(MediaOptions)
def media(situation: Situation, options: MediaOptions) -> list[Choice]:
    """Presence, power over opinions, and what rivals lose of both, less the price."""
    choices = [Choice(Pass(options.seat), {})]
    for command in options:
        if isinstance(command, BuyMedia):
            land = situation.land(command.land)
            terms = land_change(situation, land, with_marker(land, options.seat))
            choices.append(Choice(command, add(terms, money(situation, options.price / 1000))))
    return choices


@VALUERS.of(RallyOptions)
def rallies(situation: Situation, options: RallyOptions) -> list[Choice]:
    """The best numbers for all states together, within money and supply."""
    seat = options.seat
    rows: list[list[tuple[int, float, float]]] = []
    terms_of: dict[tuple[int, int], Terms] = {}
    for place, free in enumerate(options.free):
        row = [(0, 0.0, 0.0)]
        if free:
            row = _row(situation, place, options, terms_of)
        rows.append(row)
    have, supply = options.money / 1000, options.supply
    last = not situation.rounds_after
    found: list[tuple[float, Counts]] = []
    prizes: dict[float, float] = {}
    for counts, spent, gained in _spread(rows, have, supply):
        value = gained - situation.price * spent - _tight(situation, have, spent)
        if last:
            if spent not in prizes:
                prizes[spent] = prize(situation, have - spent)
            value += prizes[spent]
        found.append((value, counts))
    found.sort(key=lambda item: -item[0])
    plans = [counts for _, counts in found]
    choices = []
    others = islice(distinct([plans[0], *plans[SHOWN:]]), 1, OTHERS + 1) if situation.others else ()
    shown = [*plans[:SHOWN], *others]
    for counts in plans if situation.everything else shown:
        spent = options.cost(counts) / 1000
        terms: Terms = money(situation, spent)
        terms["later"] = -_tight(situation, have, spent)
        for place, count in enumerate(counts):
            if count:
                terms = add(terms, terms_of[place, count])
        command: Command = BuyRallies(seat, counts) if any(counts) else Pass(seat)
        choices.append(Choice(command, terms))
    return choices


def distinct(plans: Iterable[Counts]) -> Iterator[Counts]:
    """The plans of rallies that are not the same as one before in another size."""
    kept: list[Counts] = []
    for counts in plans:
        if all(apart(counts, other) for other in kept):
            kept.append(counts)
            yield counts


def apart(one: Counts, other: Counts) -> bool:
    """Whether two plans of rallies are not the same one in two sizes."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) >= APART


def _spread(
    rows: Sequence[Sequence[tuple[int, float, float]]], have: float, supply: int
) -> list[tuple[tuple[int, ...], float, float]]:
    """(rallies by state, thousands of euros, points) for every choice of a number in each state that can be paid."""
    found: list[tuple[tuple[int, ...], float, float]] = [((), 0.0, 0.0)]
    for row in rows:
        found = [
            ((*counts, count), spent + cost, gained + points)
            for counts, spent, gained in found
            for count, cost, points in row
            if spent + cost <= have and sum(counts) + count <= supply
        ]
    return found


def _row(
    situation: Situation, place: int, options: RallyOptions, terms_of: dict[tuple[int, int], Terms]
) -> list[tuple[int, float, float]]:
    """(rallies, thousands of euros, points) for each number in a state that is better than all smaller ones."""
    seat = options.seat
    land = situation.land(place)
    now, hidden = situation.match(land, situation.programs[seat])
    matches = situation.matches(land, now, hidden)
    nothing = situation.worth_of(land, seat, situation.costs(land, seat, matches, AFTER))
    row, best = [(0, 0.0, 0.0)], 0.0
    for count in range(1, min(options.free[place], options.supply) + 1):
        costs = situation.costs(land, seat, matches, AFTER, land.rallies[seat] + count)
        terms = change(nothing, situation.worth_of(land, seat, costs))
        value = sum(terms.values())
        if value > best + 1e-9 or situation.everything:
            best = max(best, value)
            row.append((count, options.costs[count] / 1000, value))
            terms_of[place, count] = terms
    return row


def _tight(situation: Situation, have: float, spent: float) -> float:
    """Points lost by having too little money left for politicians and polls of this round."""
    weights = situation.weights
    reserve = weights.reserve if situation.rounds_after else weights.last_reserve
    short = max(0.0, min(have, reserve) - (have - spent))
    return weights.short_of_money * short


@VALUERS.of(ConvertOptions)
def conversion(situation: Situation, options: ConvertOptions) -> list[Choice]:
    """Votes now, or rallies kept for a better conversion."""
    seat = options.seat
    land = situation.land(situation.view.place)
    now, hidden = situation.match(land, situation.programs[seat])
    matches = situation.matches(land, now, hidden)
    have, trend = land.rallies[seat], land.trend[seat]

    def then(count: int) -> Terms:
        costs = situation.costs(land, seat, matches, NEXT, have - count)
        votes = land.votes[seat] + gain(count, trend, matches[0])
        return change(keeping, situation.worth_of(land, seat, costs, votes))

    keeping = situation.worth_of(land, seat, situation.costs(land, seat, matches, NEXT, have))
    choices = [Choice(Pass(seat), {})]
    for command in options:
        if isinstance(command, ConvertRallies):
            terms = then(command.count)
            terms["later"] = situation.weights.free_cube * command.count
            choices.append(Choice(command, terms))
    return choices


@VALUERS.of(DonationOptions)
def donation(situation: Situation, options: DonationOptions) -> list[Choice]:
    """Finds the best use of the cards left over the rounds left, each accepted or refused once."""
    length = situation.edition.lengths[situation.view.elections]
    rounds = length.donation_rounds - situation.round + 1
    choices: dict[tuple[int, bool], Choice] = {}
    count = min(rounds, len(options.donations))
    for order in permutations(options.donations, count):
        later = sum(
            max(_donation(situation, card, place, take) for take in (True, False))
            for place, card in enumerate(order)
            if place
        )
        for take in (True, False):
            terms = _donation_terms(situation, order[0], 0, take)
            terms["later"] = later
            choice = Choice(DecideDonation(options.seat, order[0], take), terms)
            key = (order[0], take)
            if key not in choices or choice.total > choices[key].total:
                choices[key] = choice
    return best_first(list(choices.values()))


def _donation(situation: Situation, card: int, rounds_on: int, take: bool) -> float:
    return sum(_donation_terms(situation, card, rounds_on, take).values())


def _donation_terms(situation: Situation, card: int, rounds_on: int, take: bool) -> Terms:
    """Points for a card decided ``rounds_on`` rounds from now; its money counts in the round after that."""
    donation = situation.edition.figures.donations[card]
    after = situation.rounds_after - 1 - rounds_on
    base = 1.0 + sum(situation.price_in(rounds) for rounds in range(after))
    if take:
        return {"money": situation.price_in(after) * donation.money / 1000, "base": -base * donation.accept}
    return {"money": 0.0, "base": base * donation.reject}
