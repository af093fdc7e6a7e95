"""The shadow cabinet: placing, paying and acting (EN19 phases 5 and 6), and shifting opinions (phase 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import NamedTuple

from macher.ai.decisions.boards import with_marker
from macher.ai.decisions.polls import kept_worth, poll_worth
from macher.ai.situation import LandFacts, Situation
from macher.ai.value import VALUERS, Choice, Terms, add, land_change, money
from macher.rules.commands import Action, Pass, PayPolitician, PlacePoliticians, ShiftOpinion, UsePolitician
from macher.rules.edition import ActionName, ActionSpec
from macher.rules.phases.cabinet_actions import ActionOptions, PaymentOptions
from macher.rules.phases.cabinet_placement import PlacementOptions
from macher.rules.phases.media_influence import ShiftOptions

SHOWN = 12


class _Effect(NamedTuple):
    """A state after actions, and what else they bring."""

    land: LandFacts
    terms: Terms


def _raised(row: Sequence[int], seat: int, amount: int, least: int, most: int) -> tuple[int, ...]:
    new = list(row)
    new[seat] = min(max(new[seat] + amount, least), most)
    return tuple(new)


def _act(situation: Situation, effect: _Effect, spec: ActionSpec, action: Action) -> _Effect:
    """What one action adds."""
    land, terms = effect
    figures, seat = situation.edition.figures, situation.seat
    low, high = figures.trend_min, figures.trend_max
    name = action.name
    if name is ActionName.DOUBLE:
        land = land._replace(doubled=action.target if action.place else -1)
    elif name is ActionName.TREND:
        land = land._replace(trend=_raised(land.trend, seat, spec.amount, low, high))
    elif name is ActionName.VOTES:
        land = land._replace(votes=_raised(land.votes, seat, spec.amount, 0, 1000))
    elif name is ActionName.BASE:
        terms = add(terms, {"base": spec.amount * situation.base_worth()})
    elif name is ActionName.REMOVE_MEDIA:
        land = with_marker(land, action.target, -1)
        if action.place:
            land = with_marker(land, seat)
        gift = situation.weights.spite * situation.price * spec.amount / 1000
        terms = add(add(terms, money(situation, spec.amount / 1000)), {"rivals": -gift})
    elif name is ActionName.OTHERS_TREND:
        trend = land.trend
        for other in range(situation.seats):
            if other != seat:
                trend = _raised(trend, other, -spec.amount, low, high)
        land = land._replace(trend=trend)
    elif name is ActionName.PROGRAM:
        terms = add(terms, {"program": _free_change(situation)})
    elif name is ActionName.POLL:
        back = situation.view.poll_back
        worth = poll_worth(situation, land, back) if back >= 0 else kept_worth(situation)
        terms = add(terms, {"poll": worth})
    return _Effect(land, terms)


def _free_change(situation: Situation) -> float:
    steps = [situation.one_more_match(land, situation.seat) for land in situation.lands]
    return situation.weights.free_program * max(steps)


def _terms(situation: Situation, land: LandFacts, acts: Sequence[tuple[ActionSpec, Action]]) -> Terms:
    effect = _Effect(land, {})
    for spec, action in acts:
        effect = _act(situation, effect, spec, action)
    if effect.land == land:
        return effect.terms
    return add(land_change(situation, land, effect.land), effect.terms)


def _targets(situation: Situation, land: LandFacts, spec: ActionSpec) -> Iterator[Action]:
    """Actions that look possible before the politicians are turned up."""
    name, seat = spec.name, situation.seat
    if name is ActionName.DOUBLE:
        if land.doubled >= 0:
            yield Action(name, land.doubled, False)
        elif situation.view.doubles:
            for kind in land.opinions:
                if kind in situation.programs[seat]:
                    yield Action(name, kind, True)
    elif name is ActionName.REMOVE_MEDIA:
        if situation.view.parties[seat].money >= spec.amount:
            for other, count in enumerate(land.media):
                if count and other != seat:
                    yield Action(name, other, situation.view.parties[seat].media > 0)
    elif name is not ActionName.POLL or situation.view.poll_left:
        yield Action(name)


def _best_use(situation: Situation, land: LandFacts, number: int) -> Terms:
    """The best pair of actions of a politician in a state."""
    politician = situation.edition.figures.politicians[number]
    best: Terms = {}
    mains: list[tuple[tuple[ActionSpec, Action], ...]] = [()]
    mains += [((politician.main, action),) for action in _targets(situation, land, politician.main)]
    seconds: list[tuple[tuple[ActionSpec, Action], ...]] = [()]
    for spec in politician.secondary:
        seconds += [((spec, action),) for action in _targets(situation, land, spec)]
    for main in mains:
        for second in seconds:
            acts = main + second
            if len(acts) == 2 and acts[0][0].name == acts[1][0].name:
                continue
            if not acts:
                continue
            terms = _terms(situation, land, acts)
            if any(spec.once for spec, _ in acts):
                crowded = situation.weights.crowded
                terms = {name: points * crowded for name, points in terms.items()}
            if sum(terms.values()) > sum(best.values()):
                best = terms
    return best


@VALUERS.of(PlacementOptions)
def placement(situation: Situation, options: PlacementOptions) -> list[Choice]:
    """Each card where it does most, unless it is better held for a later round."""
    figures = situation.edition.figures
    uses: dict[tuple[int, int], Terms] = {}
    for land in situation.lands:
        for number in options.politicians:
            cost = money(situation, figures.politicians[number].cost / 1000)
            uses[land.place, number] = add(_best_use(situation, land, number), cost)
    holds = {number: _hold(situation, uses, number, len(options.politicians)) for number in options.politicians}
    have = situation.view.parties[options.seat].money
    found: list[tuple[float, tuple[int, ...]]] = []
    for chosen in _assignments(options, uses, {} if situation.everything else holds):
        placed = [number for number in chosen if number >= 0]
        if sum(figures.politicians[number].cost for number in placed) <= have:
            value = sum(
                sum(uses[place, number].values()) - holds[number] for place, number in enumerate(chosen) if number >= 0
            )
            found.append((value, chosen))
    found.sort(key=lambda item: -item[0])
    choices = []
    for _, chosen in found if situation.everything else found[:SHOWN]:
        terms: Terms = {}
        for place, number in enumerate(chosen):
            if number >= 0:
                terms = add(add(terms, uses[place, number]), {"later": -holds[number]})
        command = PlacePoliticians(options.seat, chosen) if max(chosen) >= 0 else Pass(options.seat)
        choices.append(Choice(command, terms))
    return choices


def _hold(situation: Situation, uses: dict[tuple[int, int], Terms], number: int, cards: int) -> float:
    """Worth of a politician in later rounds; less if there are more cards than later places."""
    cost = situation.edition.figures.politicians[number].cost / 1000
    later = [land for land in situation.lands if land.rounds > 1]
    places = sum(land.rounds - 1 for land in later)
    worths = []
    for land in later:
        saved = situation.price - situation.price_in(situation.rounds_after - land.rounds + 1)
        worths.append(sum(uses[land.place, number].values()) + saved * cost)
    if situation.view.reserve and situation.rounds_after:
        worths.append(sum(uses[situation.lands[0].place, number].values()))
        places += 2 * situation.view.reserve
    if not worths:
        return 0.0
    room = min(1.0, places / (2.0 * cards))
    return max(0.0, situation.weights.hold * room * max(worths))


def _assignments(
    options: PlacementOptions, uses: dict[tuple[int, int], Terms], holds: dict[int, float]
) -> Iterator[tuple[int, ...]]:
    """Every assignment of politicians whose use there is better than holding them; without ``holds`` every one."""
    least = {number: holds.get(number, -inf) for number in options.politicians}
    worth = {(place, number): sum(terms.values()) > least[number] for (place, number), terms in uses.items()}

    def fill(place: int, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if place == len(options.open):
            yield chosen
            return
        yield from fill(place + 1, (*chosen, -1))
        if options.open[place]:
            for number in options.politicians:
                if number not in chosen and worth[place, number]:
                    yield from fill(place + 1, (*chosen, number))

    return fill(0, ())


@VALUERS.of(PaymentOptions)
def payment(situation: Situation, options: PaymentOptions) -> list[Choice]:
    """What the politician can still do here, less the price."""
    land = situation.land(situation.view.place)
    terms = add(_best_use(situation, land, options.politician), money(situation, options.cost / 1000))
    return [Choice(command, terms if isinstance(command, PayPolitician) else {}) for command in options]


@VALUERS.of(ActionOptions)
def action(situation: Situation, options: ActionOptions) -> list[Choice]:
    """Every pair of actions that is possible now."""
    land = situation.land(situation.view.place)
    politician = situation.edition.figures.politicians[options.politician]
    choices = []
    for command in options:
        terms: Terms = {}
        if isinstance(command, UsePolitician):
            acts = []
            if command.main:
                acts.append((politician.main, command.main))
            if command.secondary:
                spec = next(spec for spec in politician.secondary if spec.name is command.secondary.name)
                acts.append((spec, command.secondary))
            terms = _terms(situation, land, acts)
        choices.append(Choice(command, terms))
    return choices


@VALUERS.of(ShiftOptions)
def shift(situation: Situation, options: ShiftOptions) -> list[Choice]:
    """Every swap of an opinion with one of the display."""
    land = situation.land(situation.view.place)
    choices = []
    for command in options:
        terms: Terms = {}
        if isinstance(command, ShiftOpinion):
            opinions = tuple(command.into if kind == command.out else kind for kind in land.opinions)
            terms = land_change(situation, land, land._replace(opinions=opinions))
        choices.append(Choice(command, terms))
    return choices
