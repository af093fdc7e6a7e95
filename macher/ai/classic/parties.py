"""Decisions on the party: program, cabinet, coalitions, first player, national board, contributions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import comb

from macher.ai.belief import unseen_programs
from macher.ai.classic.reading import Reading, Region
from macher.ai.classic.regions import with_marker, with_trend, with_votes
from macher.ai.value import CLASSIC_VALUERS, Choice, Terms
from macher.rules.cards import KINDS
from macher.rules.commands import Action, AnswerCoalition, DecideDonation, Pass, PlacePoliticians
from macher.rules.edition import ActionName, ActionSpec
from macher.rules.formula import common_cards
from macher.rules.national.commands import (
    AskCoalition,
    ChoosePlace,
    ExchangeProgram,
    NameFirstPlayer,
    PlaceNational,
    ThrowAway,
    UseCabinetCard,
)
from macher.rules.national.options import (
    AskOptions,
    CardOptions,
    ExchangeOptions,
    FirstOptions,
    NationalOptions,
    OfferOptions,
    PlaceOptions,
    SendingOptions,
    ThrowOptions,
)
from macher.rules.phases.base import BidOptions
from macher.rules.phases.income import DonationOptions
from macher.rules.phases.start_player import StartBidOptions

BEST = 12


# --- program ----------------------------------------------------------------------------------------------------------


def program_worth(reading: Reading, program: tuple[int, ...]) -> float:
    """Points that a program can expect in all regions and on the national board."""
    regions = sum(reading.worth(region, reading.seat, program) for region in reading.regions.values())
    board = reading.view.national
    return regions + (reading.national(program, board.opinions, board.secured) if board else 0.0)


def replaced(program: tuple[int, ...], out: int, into: int) -> tuple[int, ...]:
    """The program after an exchange."""
    return tuple(sorted(into if kind == out else kind for kind in program))


def _fits(program: tuple[int, ...], out: int, into: int) -> bool:
    return into != out and into >> 1 not in {kind >> 1 for kind in program if kind != out}


def _card_gain(reading: Reading, program: tuple[int, ...], now: float, into: int) -> float:
    """Points that the best exchange for one card brings."""
    gains = [program_worth(reading, replaced(program, out, into)) - now for out in program if _fits(program, out, into)]
    return max(gains, default=0.0)


@CLASSIC_VALUERS.of(ThrowOptions)
def throw(reading: Reading, options: ThrowOptions) -> list[Choice]:
    """Throws away cards that would not improve the program."""
    program = reading.programs[options.seat]
    now = program_worth(reading, program)
    gains = {kind: _card_gain(reading, program, now, kind) for kind in set(options.hand)}
    choices = [Choice(Pass(options.seat), {})]
    best = max(gains.values(), default=0.0)
    for command in options:
        if isinstance(command, ThrowAway):
            kept = list(options.hand)
            for kind in command.cards:
                kept.remove(kind)
            keeps = max((gains[kind] for kind in kept), default=0.0)
            lost = min(0.0, keeps - best)
            fresh = reading.weights.throw * sum(1.0 if gains[kind] <= 0.5 * best else -1.0 for kind in command.cards)
            choices.append(Choice(command, {"program": lost, "later": fresh}))
    return choices


@CLASSIC_VALUERS.of(ExchangeOptions)
def exchange(reading: Reading, options: ExchangeOptions) -> list[Choice]:
    """Every exchange by the worth of the new program in all regions, less any members it costs."""
    program, now = options.program, program_worth(reading, options.program)
    cost = 0.0
    if options.members:
        faces = reading.dice.faces
        pairs = [max(one, two) for one in faces for two in faces]
        cost = -reading.member() * min(sum(pairs) / len(pairs), reading.view.parties[options.seat].base)
    choices = [Choice(Pass(options.seat), {})]
    for command in options:
        if isinstance(command, ExchangeProgram):
            chance = 1.0
            if command.into < 0:
                gain, chance = _blind(reading, program, now, command.out)
            else:
                gain = program_worth(reading, replaced(program, command.out, command.into)) - now
            terms = {"program": gain}
            if cost:
                terms["members"] = cost * chance - 0.5
            choices.append(Choice(command, terms))
    return choices


def _blind(reading: Reading, program: tuple[int, ...], now: float, out: int) -> tuple[float, float]:
    """Mean gain from the first fitting card of the deck, and the chance that there is one.

    If no card of the deck fits, the discards come in; if none of them fits, nothing is lost (ruling C30).
    """
    view = reading.view
    unseen = unseen_programs(view, reading.edition)
    kinds = [kind for kind in range(KINDS) if _fits(program, out, kind)]
    gains = {kind: program_worth(reading, replaced(program, out, kind)) - now for kind in kinds}
    fitting, hidden = sum(unseen[kind] for kind in kinds), sum(unseen)
    elsewhere = max(0, hidden - view.program_left)
    missed = comb(elsewhere, fitting) / comb(hidden, fitting)  # chance that all fitting cards are in other hands
    gain = (1 - missed) * _mean(gains, {kind: unseen[kind] for kind in kinds})
    discards = {kind: view.program_discards.count(kind) for kind in kinds}
    gain += missed * _mean(gains, discards)
    return gain, 1.0 if any(discards.values()) else 1 - missed


def _mean(gains: dict[int, float], cards: dict[int, int]) -> float:
    """The gain of one of these cards on average, 0 without any."""
    count = sum(cards.values())
    return sum(cards[kind] * gain for kind, gain in gains.items()) / count if count else 0.0


# --- shadow cabinet ---------------------------------------------------------------------------------------------------


def _acted(reading: Reading, region: Region, spec: ActionSpec) -> Iterator[tuple[Action, Terms]]:
    """Every use of an action in a region with what it brings, money not counted."""
    seat, name = reading.seat, spec.name
    if name is ActionName.VOTES:
        yield Action(name), reading.change(region, with_votes(reading, region, seat, spec.amount))
    elif name is ActionName.TREND:
        yield Action(name), reading.change(region, with_trend(reading, region, seat, spec.amount))
    elif name is ActionName.OTHER_TREND:
        for other in range(reading.seats):
            if other != seat:
                yield Action(name, other), reading.change(region, with_trend(reading, region, other, -spec.amount))
    elif name is ActionName.REPLACE_MEDIA:
        for other in sorted(set(region.media) - {seat}):
            markers = list(region.media)
            markers.remove(other)
            new = with_marker(region._replace(media=tuple(markers)), seat)
            terms = reading.change(region, new)
            terms["money"] = reading.spend(2 * spec.amount / 1000)
            yield Action(name, other, True), terms
    elif region.doubled >= 0:
        yield Action(name, region.doubled, False), reading.change(region, region._replace(doubled=-1))
    else:
        for kind in region.opinions:
            yield Action(name, kind, True), reading.change(region, region._replace(doubled=kind))


def _best_use(reading: Reading, region: Region, actions: tuple[ActionSpec, ...]) -> float:
    uses = (sum(terms.values()) for spec in actions for _, terms in _acted(reading, region, spec))
    return max(uses, default=0.0)


@CLASSIC_VALUERS.of(SendingOptions)
def sending(reading: Reading, options: SendingOptions) -> list[Choice]:
    """The best cards for all regions together, within one's money; a card works once, so it waits for a good use."""
    values: dict[tuple[int, int], float] = {}
    for number in options.politicians:
        card, phone = reading.figures.politicians[number], number in reading.tiles.phones
        for place, free in enumerate(options.open):
            if free:
                region = reading.regions[place]
                worth = _best_use(reading, region, card.actions) + reading.spend(card.cost / 1000)
                worth += _phone(reading, region) if phone else 0.0
                values[place, number] = worth - _held(reading, card.cost)
    found = [Choice(Pass(options.seat), {})]
    for chosen, worth in _placements(options, values):
        cost = sum(options.costs[number] for number in chosen if number >= 0)
        if cost <= options.money and max(chosen) >= 0:
            short = max(0.0, reading.weights.reserve + 4 - (options.money - cost) / 1000)
            terms = {"cabinet": worth, "later": -reading.weights.short_of_money * short}
            found.append(Choice(PlacePoliticians(options.seat, chosen), terms))
    found.sort(key=lambda choice: -choice.total)
    return found if reading.everything else found[:BEST]


def _placements(
    options: SendingOptions, values: dict[tuple[int, int], float]
) -> Iterator[tuple[tuple[int, ...], float]]:
    """Up to two cards worth sending; more would have to wait for money."""
    good = sorted(((worth, key) for key, worth in values.items() if worth > 0), reverse=True)[:BEST]
    boards = len(options.open)
    for worth, (place, number) in good:
        yield tuple(number if at == place else -1 for at in range(boards)), worth
    for (one, (first, card)), (two, (second, other)) in permutations(good, 2):
        if first < second and card != other:
            placed = {first: card, second: other}
            yield tuple(placed.get(at, -1) for at in range(boards)), one + two


def _held(reading: Reading, cost: int) -> float:
    """Worth of a card that is held back; more expensive cards are stronger."""
    chances = max(0, reading.rounds_left - 1)
    usual = 1.0 + cost / 4000
    return reading.weights.hold * usual * min(1.0, chances / 3)


def _phone(reading: Reading, region: Region) -> float:
    """Worth of a coalition tile: 0 unless a partner has enough cards in common and the region has coalitions."""
    if region.rounds > reading.rounds_left:
        return 0.0
    own = reading.programs[reading.seat]
    common = max(common_cards(own, program) for seat, program in enumerate(reading.programs) if seat != reading.seat)
    needed = reading.tiles.voluntary
    return reading.weights.phone * (1.0 if common >= needed else 0.25)


@CLASSIC_VALUERS.of(CardOptions)
def card(reading: Reading, options: CardOptions) -> list[Choice]:
    """Every use of every own card that lies revealed."""
    choices = []
    for command in options:
        if isinstance(command, UseCabinetCard):
            region = reading.regions[command.land]
            terms: Terms = {}
            if command.action is not None:
                number = next(here.politician for here in options.cards if here.land == command.land)
                terms = _use_terms(reading, region, number, command.action)
            choices.append(Choice(command, terms))
    return choices


def _use_terms(reading: Reading, region: Region, number: int, action: Action) -> Terms:
    for spec in reading.figures.politicians[number].actions:
        if spec.name is action.name:
            for use, terms in _acted(reading, region, spec):
                if use.target == action.target and use.place == action.place:
                    return terms
    return {}


# --- coalitions and order ---------------------------------------------------------------------------------------------


def _together(reading: Reading, partner: int) -> float:
    """What going into the election with a partner brings."""
    region = next(region for region in reading.regions.values() if region.rounds == 1)
    seat = reading.seat
    joined = region._replace(pairs=(*region.pairs, (seat, partner)))
    own = reading.worth(joined, seat) - reading.worth(region, seat)
    others = sum(reading.worth(joined, other) - reading.worth(region, other) for other in range(reading.seats))
    return own - reading.weights.spite * (others - own)


@CLASSIC_VALUERS.of(AskOptions)
def ask(reading: Reading, options: AskOptions) -> list[Choice]:
    """The partner who brings the most."""
    choices = [Choice(Pass(options.seat), {})]
    for command in options:
        if isinstance(command, AskCoalition):
            choices.append(Choice(command, {"coalition": _together(reading, command.partner)}))
    return choices


@CLASSIC_VALUERS.of(OfferOptions)
def offer(reading: Reading, options: OfferOptions) -> list[Choice]:
    """Joining, if it brings more than going alone."""
    worth = _together(reading, options.partner)
    return [
        Choice(command, {"coalition": worth} if isinstance(command, AnswerCoalition) and command.accept else {})
        for command in options
    ]


@CLASSIC_VALUERS.of(StartBidOptions)
def bid(reading: Reading, options: BidOptions) -> list[Choice]:
    """A small bid: naming the first player is never worth more than a few thousand."""
    most = options.most if reading.everything else min(options.most, options.least + 6 * options.unit)
    choices: list[Choice] = []
    for amount in range(options.least, most + 1, options.unit):
        chance = amount / (amount + 2500)
        paid = 1.0 if reading.view.step == "place_bid" else chance
        terms = {"start": chance * reading.weights.start, "money": paid * reading.spend(amount / 1000)}
        choices.append(Choice(options.bid(amount), terms))
    return choices


@CLASSIC_VALUERS.of(FirstOptions)
def first(reading: Reading, options: FirstOptions) -> list[Choice]:
    """The left neighbour begins, so that the own seat is last: later votes lie on top."""
    choices = []
    for command in options:
        assert isinstance(command, NameFirstPlayer)
        behind = (reading.seat - command.first) % reading.seats
        choices.append(Choice(command, {"start": 0.1 * behind}))
    return choices


@CLASSIC_VALUERS.of(PlaceOptions)
def place(reading: Reading, options: PlaceOptions) -> list[Choice]:
    """As late as possible, for the same reason."""
    choices = []
    for command in options:
        assert isinstance(command, ChoosePlace)
        choices.append(Choice(command, {"start": 0.1 * command.place}))
    return choices


# --- national board and contributions ---------------------------------------------------------------------------------


@CLASSIC_VALUERS.of(NationalOptions)
def national(reading: Reading, options: NationalOptions) -> list[Choice]:
    """What a moved opinion brings the own program, less what it brings others."""
    board = reading.view.national
    assert board is not None, "opinions move to a national board"
    choices: list[Choice] = []
    for command in options:
        terms: Terms = {}
        if isinstance(command, PlaceNational) and command.space >= 0:
            opinions, secured = _placed(board.opinions, board.secured, command)
            for seat, program in enumerate(reading.programs):
                gain = reading.national(program, opinions, secured)
                gain -= reading.national(program, board.opinions, board.secured)
                name, factor = ("national", 1.0) if seat == reading.seat else ("rivals", -reading.weights.spite)
                terms[name] = terms.get(name, 0.0) + factor * gain
        choices.append(Choice(command, terms))
    return choices


def _placed(
    opinions: tuple[int, ...], secured: tuple[bool, ...], command: PlaceNational
) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    there = opinions[command.space]
    twice = there == command.card
    return (
        tuple(command.card if at == command.space else kind for at, kind in enumerate(opinions)),
        tuple(twice if at == command.space else safe for at, safe in enumerate(secured)),
    )


@CLASSIC_VALUERS.of(DonationOptions)
def contribution(reading: Reading, options: DonationOptions) -> list[Choice]:
    """Accepting brings money and costs members by the highest die; refusing brings members by all dice."""
    faces = reading.dice.faces
    mean = sum(faces) / len(faces)
    member = reading.member()
    have = reading.view.parties[options.seat].base
    price = reading.price_in(reading.rounds_left - 1)
    choices: list[Choice] = []
    for command in options:
        assert isinstance(command, DecideDonation)
        money, dice = reading.figures.donations[command.card].money, reading.dice.contributions[command.card]
        if command.accept:
            lost = min(float(have), _highest(faces, dice))
            terms = {"money": price * money / 1000, "members": -member * lost}
        else:
            largest = 0.35 if command.card == max(options.donations) else 0.1
            gained = mean * (dice + largest * reading.dice.refusal)
            terms = {"members": member * gained, "later": -0.1 * dice * reading.rounds_left / 6}
        choices.append(Choice(command, terms))
    return choices


def _highest(faces: tuple[int, ...], count: int) -> float:
    """Expected highest of some dice."""
    expected, below = 0.0, 0.0
    for face in sorted(set(faces)):
        chance = (sum(1 for other in faces if other <= face) / len(faces)) ** count
        expected += face * (chance - below)
        below = chance
    return expected
