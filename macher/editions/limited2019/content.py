"""Whether the figures of a data file of 2019 fit together; the shape is already known to be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from macher.editions import content as check
from macher.editions.content import BOARD_OPINIONS, BOARDS, Found
from macher.editions.limited2019.build import BACK_CHANGE
from macher.editions.limited2019.schema import ActionTable, EditionData, LengthTable
from macher.editions.problems import Problem
from macher.rules.cards import KINDS, PARTIES
from macher.rules.edition import ActionName

SMALL_AND_LARGE: Final = 2
"""States of each size drawn for the first boards (EN19 section 04 C)."""
BLOCK_SYMBOLS: Final = 5
"""Spots of a block of the starting deployment (EN19 section 04)."""
DEALT_PROGRAMS: Final = 7
"""Program cards that everybody gets before the first round (EN19 section 04 H)."""
WITHOUT_AMOUNT: Final = (ActionName.DOUBLE, ActionName.PROGRAM, ActionName.POLL)


def problems(data: EditionData) -> tuple[Problem, ...]:
    """Everything that does not fit together, in the order of the data file."""
    return tuple(problem for check in _CHECKS for problem in check(data))


def names(data: EditionData) -> Mapping[str, Sequence[str]]:
    """Names that an edited copy must keep, by path."""
    return {"edition.topics": data.edition.topics, "lands": tuple(data.lands), "politicians": tuple(data.politicians)}


def _edition(data: EditionData) -> Found:
    yield from check.edition(data.edition)


def _lengths(data: EditionData) -> Found:
    yield from check.length_names(data.lengths)
    for name, table in data.lengths.items():
        elections = check.number(name)
        if elections is not None:
            yield from _length(data, f"lengths.{name}", elections, table)


def _length(data: EditionData, key: str, elections: int, table: LengthTable) -> Found:
    held = sum(table.rounds)
    if held != elections:
        yield Problem(f"{key}.rounds", "data-elections", {"found": held, "expected": elections})
    yield from check.not_empty(f"{key}.politicians", table.politicians)
    yield from check.once(f"{key}.politicians", table.politicians)
    for place, politician in enumerate(table.politicians, start=1):
        if politician not in data.politicians:
            yield Problem(f"{key}.politicians.{place}", "data-no-politician", {"found": politician})
    yield from _presence(data, f"{key}.presence", elections, table.presence)
    most = min(len(table.rounds), len(data.donations))
    yield from check.within(f"{key}.donation_rounds", table.donation_rounds, 0, most)
    yield from check.within(f"{key}.refill_after", table.refill_after, 0, len(table.rounds))
    yield from check.entry_and_minutes(key, elections, table.entry_open, table.minutes)


def _presence(data: EditionData, key: str, elections: int, rows: Sequence[str]) -> Found:
    unknown = [(place, row) for place, row in enumerate(rows, start=1) if row not in data.presence]
    for place, row in unknown:
        yield Problem(f"{key}.{place}", "data-no-row", {"found": row})
    spots = sum(len(data.presence.get(row, ())) for row in rows)
    if not unknown and spots != elections:
        yield Problem(key, "data-presence", {"found": spots, "expected": elections})


def _votes(data: EditionData) -> Found:
    yield from check.bands("votes.bands", data.votes.bands)


def _lands(data: EditionData) -> Found:
    yield from check.lands(data.votes.bands, data.lands)
    sizes = Counter(land.size for land in data.lands.values())
    for size in ("large", "small"):
        if sizes[size] < SMALL_AND_LARGE:
            yield Problem("lands", "data-states-few", {"found": sizes[size], "size": size, "expected": SMALL_AND_LARGE})
    yield from check.enough_lands(data.lengths, data.lands)


def _polls(data: EditionData) -> Found:
    yield from check.at_least("polls.cards", data.polls.cards, BOARDS)
    for place, card in enumerate(data.polls.cards, start=1):
        rises = sum(getattr(card, party) == BACK_CHANGE for party in PARTIES)
        if rises != 1:
            yield Problem(f"polls.cards.{place}", "data-poll-back", {"found": rises})


def _politicians(data: EditionData) -> Found:
    for name, politician in data.politicians.items():
        key = f"politicians.{name}"
        yield from check.units(f"{key}.cost", politician.cost, data.money.unit)
        yield from _action(data, f"{key}.main", politician.main)
        for place, action in enumerate(politician.secondary, start=1):
            yield from _action(data, f"{key}.secondary.{place}", action)


def _action(data: EditionData, key: str, table: ActionTable) -> Found:
    yield from check.amount(key, table.action.value, table.amount, needed=table.action not in WITHOUT_AMOUNT)
    if table.action is ActionName.REMOVE_MEDIA and table.amount is not None:
        yield from check.units(f"{key}.amount", table.amount, data.money.unit)


def _program(data: EditionData) -> Found:
    display: dict[int, int] = {}
    for name, cards in data.program.display.items():
        seats = check.number(name)
        if seats is None:
            yield Problem(f"program.display.{name}", "data-not-a-number-key", {"found": name})
        elif seats not in data.edition.seats:
            yield Problem(f"program.display.{name}", "data-unknown-key")
        else:
            display[seats] = cards
    for seats in data.edition.seats:
        if seats not in display:
            yield Problem(f"program.display.{seats}", "data-missing")
    for fewer, more in pairwise(sorted(display)):
        if display[more] < display[fewer]:
            args = {"found": display[more], "previous": display[fewer]}
            yield Problem(f"program.display.{more}", "data-falls", args)
    needed = max((seats * DEALT_PROGRAMS + cards for seats, cards in display.items()), default=0)
    yield from check.cards("program.copies", KINDS * data.program.copies, needed)


def _opinions(data: EditionData) -> Found:
    yield from check.cards("opinions.copies", KINDS * data.opinions.copies, KINDS + BOARDS * BOARD_OPINIONS)


def _start(data: EditionData) -> Found:
    yield from check.units("start.money", data.start.money, data.money.unit)
    yield from check.not_empty("start.blocks", data.start.blocks)
    for place, block in enumerate(data.start.blocks, start=1):
        key = f"start.blocks.{place}"
        yield from check.count(key, block, BLOCK_SYMBOLS)
        for symbol, count in Counter(block).items():
            if count > BOARDS:
                yield Problem(key, "data-symbol-often", {"found": symbol.value, "count": count, "limit": BOARDS})


def _rallies(data: EditionData) -> Found:
    yield from check.count("rallies.costs", data.rallies.costs, data.rallies.spots + 1)
    yield from check.rallies(data.rallies, data.money.unit)


def _media(data: EditionData) -> Found:
    yield from check.units("media.price", data.media.price, data.money.unit)


def _trend(data: EditionData) -> Found:
    yield from check.trend(data.trend.scale)


def _money(data: EditionData) -> Found:
    yield from check.units("money.income_per_point", data.money.income_per_point, data.money.unit)
    yield from check.prizes("money.final_prizes", data.money.final_prizes)


def _donations(data: EditionData) -> Found:
    yield from check.rising_by("donations", "money", [card.money for card in data.donations])
    for place, card in enumerate(data.donations, start=1):
        yield from check.units(f"donations.{place}.money", card.money, data.money.unit)


_CHECKS: Final[tuple[Callable[[EditionData], Found], ...]] = (
    _edition,
    _lengths,
    _votes,
    _lands,
    _polls,
    _politicians,
    _program,
    _opinions,
    _start,
    _rallies,
    _media,
    _trend,
    _money,
    _donations,
)
