"""Whether the figures of a data file fit together; the shape is already known to be right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Sized
from itertools import pairwise
from typing import Final

from macher.editions.build import BACK_CHANGE, TABLE_VOTES
from macher.editions.problems import Problem
from macher.editions.schema import ActionTable, EditionData, LengthTable
from macher.rules.cards import KINDS, PARTIES, TOPICS
from macher.rules.edition import ActionName

BOARDS: Final = 4
"""Federal state boards on the table (EN19 section 02)."""
BOARD_OPINIONS: Final = 4
"""Popular opinions of a state (EN19 section 02)."""
SMALL_AND_LARGE: Final = 2
"""States of each size drawn for the first boards (EN19 section 04 C)."""
BLOCK_SYMBOLS: Final = 5
"""Spots of a block of the starting deployment (EN19 section 04)."""
DEALT_PROGRAMS: Final = 7
"""Program cards that everybody gets before the first round (EN19 section 04 H)."""
FEWEST_SEATS: Final = 3
MANY_DIGITS: Final = 4
"""No table is named by a number as long as this."""
WITHOUT_AMOUNT: Final = (ActionName.DOUBLE, ActionName.PROGRAM, ActionName.POLL)

Found = Iterator[Problem]


def problems(data: EditionData) -> tuple[Problem, ...]:
    """Everything that does not fit together, in the order of the data file."""
    return tuple(problem for check in _CHECKS for problem in check(data))


def name_problems(data: EditionData, shipped: EditionData) -> tuple[Problem, ...]:
    """Names in an edited copy that the edition does not have, or lacks: texts and pictures know only its own."""
    pairs: tuple[tuple[str, Sequence[str], Sequence[str]], ...] = (
        ("edition.topics", data.edition.topics, shipped.edition.topics),
        ("lands", tuple(data.lands), tuple(shipped.lands)),
        ("politicians", tuple(data.politicians), tuple(shipped.politicians)),
    )
    return tuple(
        Problem(key, "data-names", {"found": name})
        for key, found, expected in pairs
        for name in sorted(set(found) ^ set(expected))
    )


def _edition(data: EditionData) -> Found:
    seats, topics = data.edition.seats, data.edition.topics
    yield from _not_empty("edition.seats", seats)
    yield from _rising("edition.seats", seats)
    for place, number in enumerate(seats, start=1):
        yield from _within(f"edition.seats.{place}", number, FEWEST_SEATS, len(PARTIES))
    yield from _count("edition.topics", topics, TOPICS)
    yield from _once("edition.topics", topics)


def _lengths(data: EditionData) -> Found:
    yield from _not_empty("lengths", data.lengths)
    for name, table in data.lengths.items():
        key = f"lengths.{name}"
        elections = _number(name)
        if elections is None:
            yield Problem(key, "data-not-a-number-key", {"found": name})
        else:
            yield from _length(data, key, elections, table)


def _length(data: EditionData, key: str, elections: int, table: LengthTable) -> Found:
    held = sum(table.rounds)
    if held != elections:
        yield Problem(f"{key}.rounds", "data-elections", {"found": held, "expected": elections})
    yield from _not_empty(f"{key}.politicians", table.politicians)
    yield from _once(f"{key}.politicians", table.politicians)
    for place, politician in enumerate(table.politicians, start=1):
        if politician not in data.politicians:
            yield Problem(f"{key}.politicians.{place}", "data-no-politician", {"found": politician})
    yield from _presence(data, f"{key}.presence", elections, table.presence)
    yield from _within(f"{key}.donation_rounds", table.donation_rounds, 0, min(len(table.rounds), len(data.donations)))
    yield from _count(f"{key}.entry_open", table.entry_open, max(elections - BOARDS, 0))
    for place, opinions in enumerate(table.entry_open, start=1):
        yield from _within(f"{key}.entry_open.{place}", opinions, 0, BOARD_OPINIONS)
    yield from _within(f"{key}.refill_after", table.refill_after, 0, len(table.rounds))
    yield from _count(f"{key}.minutes", table.minutes, 2)
    yield from _rising(f"{key}.minutes", table.minutes)


def _presence(data: EditionData, key: str, elections: int, rows: Sequence[str]) -> Found:
    unknown = [(place, row) for place, row in enumerate(rows, start=1) if row not in data.presence]
    for place, row in unknown:
        yield Problem(f"{key}.{place}", "data-no-row", {"found": row})
    spots = sum(len(data.presence.get(row, ())) for row in rows)
    if not unknown and spots != elections:
        yield Problem(key, "data-presence", {"found": spots, "expected": elections})


def _votes(data: EditionData) -> Found:
    yield from _bands("votes.bands", data.votes.bands)


def _bands(key: str, bands: Sequence[int]) -> Found:
    """Rows begin at 0 votes, rise, and the last one holds the maximum for 50 votes and more."""
    yield from _not_empty(key, bands)
    if bands and bands[0] != 0:
        yield Problem(f"{key}.1", "data-first", {"expected": 0, "found": bands[0]})
    yield from _rising(key, bands)
    for place, votes in enumerate(bands, start=1):
        yield from _within(f"{key}.{place}", votes, 0, TABLE_VOTES)


def _lands(data: EditionData) -> Found:
    first_with: dict[int, str] = {}
    for name, land in data.lands.items():
        key = f"lands.{name}"
        if land.maximum in first_with:
            other = f"lands.{first_with[land.maximum]}"
            yield Problem(f"{key}.maximum", "data-maximum-twice", {"found": land.maximum, "other": other})
        first_with.setdefault(land.maximum, name)
        if land.bands is not None:
            yield from _bands(f"{key}.bands", land.bands)
        bands = data.votes.bands if land.bands is None else land.bands
        yield from _count(f"{key}.points", land.points, len(bands))
        yield from _not_falling(f"{key}.points", land.points)
        if land.points and land.points[-1] != land.maximum:
            last = f"{key}.points.{len(land.points)}"
            yield Problem(last, "data-last", {"expected": land.maximum, "found": land.points[-1]})
    yield from _sizes(data)


def _sizes(data: EditionData) -> Found:
    sizes = Counter(land.size for land in data.lands.values())
    for size in ("large", "small"):
        if sizes[size] < SMALL_AND_LARGE:
            yield Problem("lands", "data-states-few", {"found": sizes[size], "size": size, "expected": SMALL_AND_LARGE})
    longest = max((_number(name) or 0 for name in data.lengths), default=0)
    yield from _at_least("lands", data.lands, max(longest, BOARDS))


def _polls(data: EditionData) -> Found:
    yield from _at_least("polls.cards", data.polls.cards, BOARDS)
    for place, card in enumerate(data.polls.cards, start=1):
        rises = sum(getattr(card, party) == BACK_CHANGE for party in PARTIES)
        if rises != 1:
            yield Problem(f"polls.cards.{place}", "data-poll-back", {"found": rises})


def _politicians(data: EditionData) -> Found:
    for name, politician in data.politicians.items():
        key = f"politicians.{name}"
        yield from _units(data, f"{key}.cost", politician.cost)
        yield from _action(data, f"{key}.main", politician.main)
        for place, action in enumerate(politician.secondary, start=1):
            yield from _action(data, f"{key}.secondary.{place}", action)


def _action(data: EditionData, key: str, table: ActionTable) -> Found:
    if table.action in WITHOUT_AMOUNT:
        if table.amount is not None:
            yield Problem(f"{key}.amount", "data-amount-needless", {"action": table.action.value})
    elif table.amount is None:
        yield Problem(f"{key}.amount", "data-amount-missing", {"action": table.action.value})
    elif table.action is ActionName.REMOVE_MEDIA:
        yield from _units(data, f"{key}.amount", table.amount)


def _program(data: EditionData) -> Found:
    display: dict[int, int] = {}
    for name, cards in data.program.display.items():
        seats = _number(name)
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
    yield from _cards("program.copies", KINDS * data.program.copies, needed)


def _opinions(data: EditionData) -> Found:
    yield from _cards("opinions.copies", KINDS * data.opinions.copies, KINDS + BOARDS * BOARD_OPINIONS)


def _cards(key: str, found: int, expected: int) -> Found:
    if found < expected:
        yield Problem(key, "data-cards-few", {"found": found, "expected": expected})


def _start(data: EditionData) -> Found:
    yield from _units(data, "start.money", data.start.money)
    yield from _not_empty("start.blocks", data.start.blocks)
    for place, block in enumerate(data.start.blocks, start=1):
        key = f"start.blocks.{place}"
        yield from _count(key, block, BLOCK_SYMBOLS)
        for symbol, count in Counter(block).items():
            if count > BOARDS:
                yield Problem(key, "data-symbol-often", {"found": symbol.value, "count": count, "limit": BOARDS})


def _rallies(data: EditionData) -> Found:
    rallies = data.rallies
    yield from _within("rallies.spots", rallies.spots, 1, rallies.supply)
    yield from _count("rallies.costs", rallies.costs, rallies.spots + 1)
    if rallies.costs and rallies.costs[0] != 0:
        yield Problem("rallies.costs.1", "data-first", {"expected": 0, "found": rallies.costs[0]})
    yield from _rising("rallies.costs", rallies.costs)
    for place, cost in enumerate(rallies.costs, start=1):
        yield from _units(data, f"rallies.costs.{place}", cost)
    yield from _within("rallies.convert_minimum", rallies.convert_minimum, 1, rallies.spots)


def _media(data: EditionData) -> Found:
    yield from _units(data, "media.price", data.media.price)


def _trend(data: EditionData) -> Found:
    yield from _rising("trend.scale", data.trend.scale)
    if 0 not in data.trend.scale:
        yield Problem("trend.scale", "data-without", {"expected": 0})


def _money(data: EditionData) -> Found:
    prizes = data.money.final_prizes
    yield from _units(data, "money.income_per_point", data.money.income_per_point)
    yield from _count("money.final_prizes", prizes, 2)
    for place in range(1, len(prizes)):
        if prizes[place] >= prizes[place - 1]:
            args = {"found": prizes[place], "previous": prizes[place - 1]}
            yield Problem(f"money.final_prizes.{place + 1}", "data-not-falling", args)


def _donations(data: EditionData) -> Found:
    yield from _rising_by("donations", "money", [card.money for card in data.donations])
    for place, card in enumerate(data.donations, start=1):
        yield from _units(data, f"donations.{place}.money", card.money)


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


def _number(name: str) -> int | None:
    """The number that a table is named by; None for any other name, "04" and "four" included."""
    number = int(name) if name.isdecimal() and len(name) < MANY_DIGITS else -1
    return number if str(number) == name else None


def _not_empty(key: str, entries: Sized) -> Found:
    yield from _at_least(key, entries, 1)


def _at_least(key: str, entries: Sized, least: int) -> Found:
    if len(entries) < least:
        yield Problem(key, "data-count-least", {"expected": least, "found": len(entries)})


def _count(key: str, entries: Sequence[object], expected: int) -> Found:
    if len(entries) != expected:
        yield Problem(key, "data-count", {"expected": expected, "found": len(entries)})


def _once(key: str, names: Sequence[str]) -> Found:
    for place, name in enumerate(names):
        if name in names[:place]:
            yield Problem(f"{key}.{place + 1}", "data-twice", {"found": name})


def _rising(key: str, numbers: Sequence[int]) -> Found:
    for place in range(1, len(numbers)):
        if numbers[place] <= numbers[place - 1]:
            args = {"found": numbers[place], "previous": numbers[place - 1]}
            yield Problem(f"{key}.{place + 1}", "data-not-rising", args)


def _rising_by(key: str, column: str, numbers: Sequence[int]) -> Found:
    """As ``_rising``, for one column of a list of tables."""
    for problem in _rising(key, numbers):
        yield Problem(f"{problem.key}.{column}", problem.reason, problem.args)


def _not_falling(key: str, numbers: Sequence[int]) -> Found:
    for place in range(1, len(numbers)):
        if numbers[place] < numbers[place - 1]:
            args = {"found": numbers[place], "previous": numbers[place - 1]}
            yield Problem(f"{key}.{place + 1}", "data-falls", args)


def _within(key: str, number: int, least: int, most: int) -> Found:
    if number < least:
        yield Problem(key, "data-too-low", {"limit": least})
    elif number > most:
        yield Problem(key, "data-too-high", {"limit": most})


def _units(data: EditionData, key: str, euros: int) -> Found:
    """Only whole bills can be paid (ruling 28)."""
    if euros % data.money.unit:
        yield Problem(key, "data-not-in-units", {"found": euros, "unit": data.money.unit})
