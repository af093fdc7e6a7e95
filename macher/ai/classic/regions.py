"""Decisions on regions: start sheet, media, meetings, opinions, conversion, polls (VG06 6.1, 6.2.5 to 6.2.8)."""

from __future__ import annotations

from itertools import product

from macher.ai.classic.reading import Reading, Region
from macher.ai.value import CLASSIC_VALUERS, Choice, Terms, add
from macher.engine.command import Command
from macher.rules.commands import BidForPoll, BuyMedia, BuyRallies, ConvertRallies, KeepPoll, Pass, ShiftOpinion
from macher.rules.edition import Symbol
from macher.rules.formula import media_leader
from macher.rules.national.commands import FillStartSheet, PublishEntries
from macher.rules.national.options import EntryOptions, RaiseOptions, StartSheetOptions
from macher.rules.national.values import StartEntry
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.media_influence import ShiftOptions
from macher.rules.phases.rallies import RallyOptions

SHOWN = 12
"""Most choices that are kept with their terms if there are hundreds."""


def moved(values: tuple[int, ...], seat: int, by: int, low: int, high: int) -> tuple[int, ...]:
    """The numbers with one of them changed, within two bounds."""
    return tuple(min(max(value + by, low), high) if other == seat else value for other, value in enumerate(values))


def with_trend(reading: Reading, region: Region, seat: int, by: int) -> Region:
    """The region with a trend marker moved."""
    figures = reading.figures
    return region._replace(trend=moved(region.trend, seat, by, figures.trend_min, figures.trend_max))


def with_votes(reading: Reading, region: Region, seat: int, by: int) -> Region:
    """The region with more votes."""
    return region._replace(votes=moved(region.votes, seat, by, 0, reading.vote_cap))


def with_rallies(region: Region, seat: int, by: int) -> Region:
    """The region with more or fewer meetings."""
    return region._replace(rallies=moved(region.rallies, seat, by, 0, 99))


def with_marker(region: Region, seat: int) -> Region:
    """The region with one more media marker."""
    return region._replace(media=(*region.media, seat))


# --- start sheet ------------------------------------------------------------------------------------------------------


@CLASSIC_VALUERS.of(StartSheetOptions)
def start_sheet(reading: Reading, options: StartSheetOptions) -> list[Choice]:
    """Each choice of both columns with the best region for each symbol, one after the other."""
    choices = []
    first, second = (range(len(column)) for column in options.columns)
    for one, two in product(first, second):
        regions = dict(reading.regions)
        lands: list[int] = []
        terms: Terms = {"members": reading.member() * options.columns[1][two].members}
        for entry in options.entries(one, two):
            gains = {place: _entry(reading, regions[place], entry) for place in regions}
            best = max(gains, key=lambda place: (sum(gains[place].values()), -place))
            terms = add(terms, gains[best])
            regions[best] = _entered(reading, regions[best], entry)
            lands.append(best)
        choices.append(Choice(FillStartSheet(options.seat, one, two, tuple(lands)), terms))
    return choices


def _entered(reading: Reading, region: Region, entry: StartEntry) -> Region:
    seat = reading.seat
    if entry.symbol is Symbol.TREND:
        return with_trend(reading, region, seat, entry.amount)
    if entry.symbol is Symbol.VOTES:
        return with_votes(reading, region, seat, entry.amount)
    return with_rallies(region, seat, entry.amount) if entry.symbol is Symbol.RALLIES else with_marker(region, seat)


def _entry(reading: Reading, region: Region, entry: StartEntry) -> Terms:
    return reading.change(region, _entered(reading, region, entry))


# --- media and meetings -----------------------------------------------------------------------------------------------


@CLASSIC_VALUERS.of(MediaOptions)
def media(reading: Reading, options: MediaOptions) -> list[Choice]:
    """Values the space on the national board, the power over opinions, and what rivals lose of both."""
    choices = [Choice(Pass(options.seat), {})]
    for command in options:
        if isinstance(command, BuyMedia):
            region = reading.regions[command.land]
            terms = reading.change(region, with_marker(region, options.seat))
            terms["money"] = reading.spend(options.price / 1000)
            if options.supply == 1 and reading.rounds_left > 2:
                terms["later"] = -2.0
            choices.append(Choice(command, terms))
    return choices


@CLASSIC_VALUERS.of(RallyOptions)
def meetings(reading: Reading, options: RallyOptions) -> list[Choice]:
    """The best numbers for all regions together, within money and supply."""
    rows: list[list[tuple[int, float]]] = []
    for place, free in enumerate(options.free):
        row = [(0, 0.0)]
        if free and place in reading.regions:
            region = reading.regions[place]
            nothing = reading.worth(region, options.seat, planned=False)
            for count in range(1, min(free, len(options.costs) - 1, options.supply) + 1):
                more = with_rallies(region, options.seat, count)
                row.append((count, reading.worth(more, options.seat, planned=False) - nothing))
        rows.append(row)
    have = options.money / 1000
    found = []
    for chosen in product(*rows):
        counts = tuple(count for count, _ in chosen)
        spent = options.cost(counts) / 1000
        if spent > have or sum(counts) > options.supply:
            continue
        terms = {
            "region": sum(gain for _, gain in chosen),
            "money": reading.spend(spent),
            "later": -_tight(reading, have, spent),
        }
        command: Command = BuyRallies(options.seat, counts) if any(counts) else Pass(options.seat)
        found.append(Choice(command, terms))
    found.sort(key=lambda choice: -choice.total)
    return found if reading.everything else found[:SHOWN]


def _tight(reading: Reading, have: float, spent: float) -> float:
    reserve = reading.weights.reserve
    return reading.weights.short_of_money * max(0.0, min(have, reserve) - (have - spent))


@CLASSIC_VALUERS.of(ConvertOptions)
def conversion(reading: Reading, options: ConvertOptions) -> list[Choice]:
    """Votes now at today's factor, or meetings kept for the factor expected at the election."""
    seat, region = options.seat, reading.regions[reading.view.place]
    now, _ = reading.factor(region, seat)
    keeping = reading.worth(region, seat)
    choices = [Choice(Pass(seat), {})]
    for command in options:
        if isinstance(command, ConvertRallies):
            gained = reading.edition.policies.votes_for(
                command.count, region.trend[seat], reading.matches(region, reading.programs[seat])
            )
            after = with_votes(reading, with_rallies(region, seat, -command.count), seat, gained)
            free = reading.weights.free_cube * command.count * (1.0 if now > 1 else 0.2)
            choices.append(Choice(command, {"region": reading.worth(after, seat) - keeping, "later": free}))
    return choices


@CLASSIC_VALUERS.of(ShiftOptions)
def shift(reading: Reading, options: ShiftOptions) -> list[Choice]:
    """Every exchange of an opinion of the region with one of the pool."""
    region = reading.regions[reading.view.place]
    choices = [Choice(Pass(options.seat), {})]
    for command in options:
        if isinstance(command, ShiftOpinion):
            opinions = tuple(command.into if kind == command.out else kind for kind in region.opinions)
            choices.append(Choice(command, reading.change(region, region._replace(opinions=opinions))))
    return choices


# --- polls ------------------------------------------------------------------------------------------------------------


def _published(reading: Reading, region: Region, changes: tuple[int, ...], seats: tuple[int, ...]) -> Region:
    for seat in seats:
        region = with_trend(reading, region, seat, changes[seat])
    return region


@CLASSIC_VALUERS.of(EntryOptions)
def entries(reading: Reading, options: EntryOptions) -> list[Choice]:
    """The best entries, or members by dice."""
    region = reading.regions[reading.view.place]
    choices = []
    for command in options:
        if isinstance(command, PublishEntries):
            terms = reading.change(region, _published(reading, region, options.changes, command.seats))
            choices.append(Choice(command, terms))
        elif isinstance(command, KeepPoll):
            choices.append(Choice(command, {"members": kept_worth(reading)}))
    return choices


def kept_worth(reading: Reading) -> float:
    """Points for a poll that is not published."""
    faces = reading.dice.faces
    return reading.dice.kept_poll * sum(faces) / len(faces) * reading.member()


def poll_worth(reading: Reading, region: Region) -> float:
    """Expected points for a poll that nobody has seen."""
    seen = {poll for _, poll in reading.view.poll_discards if poll >= 0}
    kept = kept_worth(reading)
    steps: dict[tuple[int, int], float] = {}
    safe = media_leader(region.media)
    total, count = 0.0, 0
    for number in reading.calendar.polls:
        if number in seen:
            continue
        gains = []
        for seat, party in enumerate(reading.view.parties):
            step = reading.figures.polls[number].changes[party.party]
            if not step or (seat == safe and step < 0):
                continue
            if (seat, step) not in steps:
                new = with_trend(reading, region, seat, step)
                steps[seat, step] = sum(reading.change(region, new).values())
            gains.append(steps[seat, step])
        best = sum(sorted((gain for gain in gains if gain > 0), reverse=True)[: reading.poll_entries])
        total += max(best, kept)
        count += 1
    return total / count if count else kept


@CLASSIC_VALUERS.of(RaiseOptions)
def poll_bid(reading: Reading, options: RaiseOptions) -> list[Choice]:
    """The lowest possible bid, as long as the poll is worth it."""
    region = reading.regions[options.place]
    worth = poll_worth(reading, region) * reading.weights.shade
    choices = [Choice(Pass(options.seat), {})]
    if options.least <= options.most:
        terms = {"poll": worth, "money": reading.spend(options.least / 1000) - 0.02 * options.least / 1000}
        choices.append(Choice(BidForPoll(options.seat, options.least), terms))
    return choices
