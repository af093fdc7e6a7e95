"""Checks whether the figures of a data file fit together: the checks that all editions share.

Every check returns the problems that it finds; the shape of the file was checked before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Sized
from typing import Final

from macher.editions.build import TABLE_VOTES
from macher.editions.problems import Problem
from macher.editions.schema import EditionTable, LandTable, RalliesTable
from macher.rules.cards import PARTIES, TOPICS

BOARDS: Final = 4
"""State boards on the table (EN19 section 02, VG06 5.2)."""
BOARD_OPINIONS: Final = 4
"""Popular opinions of a state (EN19 section 02, VG06 5.2.1.2)."""
FEWEST_SEATS: Final = 3
MANY_DIGITS: Final = 4
"""A number of this many digits never names a table."""

Found = Iterator[Problem]


def other_names(found: Mapping[str, Sequence[str]], expected: Mapping[str, Sequence[str]]) -> tuple[Problem, ...]:
    """Names that an edited copy adds or lacks: texts and pictures exist only for the edition's own."""
    return tuple(
        Problem(key, "data-names", {"found": name})
        for key, shipped in expected.items()
        for name in sorted(set(found[key]) ^ set(shipped))
    )


def edition(table: EditionTable) -> Found:
    """Possible numbers of seats, and seven different topics."""
    yield from not_empty("edition.seats", table.seats)
    yield from rising("edition.seats", table.seats)
    for place, seats in enumerate(table.seats, start=1):
        yield from within(f"edition.seats.{place}", seats, FEWEST_SEATS, len(PARTIES))
    yield from count("edition.topics", table.topics, TOPICS)
    yield from once("edition.topics", table.topics)


def length_names(lengths: Mapping[str, object]) -> Found:
    """Each length is named by its number of elections."""
    yield from not_empty("lengths", lengths)
    for name in lengths:
        if number(name) is None:
            yield Problem(f"lengths.{name}", "data-not-a-number-key", {"found": name})


def entry_and_minutes(
    key: str, elections: int, entry_open: Sequence[int], minutes: Sequence[int], least: int = 0
) -> Found:
    """Enough open opinions for every later state, and a shortest and a longest playing time."""
    yield from count(f"{key}.entry_open", entry_open, max(elections - BOARDS, 0))
    for place, opinions in enumerate(entry_open, start=1):
        yield from within(f"{key}.entry_open.{place}", opinions, least, BOARD_OPINIONS)
    yield from count(f"{key}.minutes", minutes, 2)
    yield from rising(f"{key}.minutes", minutes)


def bands(key: str, rows: Sequence[int]) -> Found:
    """Rows begin at 0 votes, rise, and the last one holds the maximum for 50 votes and more."""
    yield from not_empty(key, rows)
    yield from first(key, rows, 0)
    yield from rising(key, rows)
    for place, votes in enumerate(rows, start=1):
        yield from within(f"{key}.{place}", votes, 0, TABLE_VOTES)


def lands(usual: Sequence[int], cards_by_name: Mapping[str, LandTable]) -> Found:
    """A result for each row that rises to the maximum, which no other state has; ``usual`` are the usual rows."""
    first_with: dict[int, str] = {}
    for name, land in cards_by_name.items():
        key = f"lands.{name}"
        if land.maximum in first_with:
            other = f"lands.{first_with[land.maximum]}"
            yield Problem(f"{key}.maximum", "data-maximum-twice", {"found": land.maximum, "other": other})
        first_with.setdefault(land.maximum, name)
        if land.bands is not None:
            yield from bands(f"{key}.bands", land.bands)
        yield from count(f"{key}.points", land.points, len(usual if land.bands is None else land.bands))
        yield from not_falling(f"{key}.points", land.points)
        if land.points and land.points[-1] != land.maximum:
            last = f"{key}.points.{len(land.points)}"
            yield Problem(last, "data-last", {"expected": land.maximum, "found": land.points[-1]})


def enough_lands(lengths: Mapping[str, object], land_names: Sized) -> Found:
    """A state for each election of the longest game, and for each board."""
    longest = max((number(name) or 0 for name in lengths), default=0)
    yield from at_least("lands", land_names, max(longest, BOARDS))


def rallies(table: RalliesTable, unit: int) -> Found:
    """Costs of 0, 1, 2 and more rallies, and how many may be converted."""
    yield from within("rallies.spots", table.spots, 1, table.supply)
    yield from first("rallies.costs", table.costs, 0)
    yield from rising("rallies.costs", table.costs)
    for place, cost in enumerate(table.costs, start=1):
        yield from units(f"rallies.costs.{place}", cost, unit)
    yield from within("rallies.convert_minimum", table.convert_minimum, 1, table.spots)


def trend(scale: Sequence[int]) -> Found:
    """The scale contains 0, where every marker begins."""
    yield from rising("trend.scale", scale)
    if 0 not in scale:
        yield Problem("trend.scale", "data-without", {"expected": 0})


def amount(key: str, action: str, found: int | None, *, needed: bool) -> Found:
    """Only some actions have an amount."""
    if needed and found is None:
        yield Problem(f"{key}.amount", "data-amount-missing", {"action": action})
    elif not needed and found is not None:
        yield Problem(f"{key}.amount", "data-amount-needless", {"action": action})


def prizes(key: str, points: Sequence[int]) -> Found:
    """One prize for the most and one for the second most."""
    yield from count(key, points, 2)
    for place in range(1, len(points)):
        if points[place] >= points[place - 1]:
            args = {"found": points[place], "previous": points[place - 1]}
            yield Problem(f"{key}.{place + 1}", "data-not-falling", args)


def cards(key: str, found: int, expected: int) -> Found:
    """Enough cards for the most players."""
    if found < expected:
        yield Problem(key, "data-cards-few", {"found": found, "expected": expected})


def number(name: str) -> int | None:
    """The number that a table is named by; None for any other name, "04" and "four" included."""
    found = int(name) if name.isdecimal() and len(name) < MANY_DIGITS else -1
    return found if str(found) == name else None


def not_empty(key: str, entries: Sized) -> Found:
    """At least one entry."""
    yield from at_least(key, entries, 1)


def first(key: str, numbers: Sequence[int], expected: int) -> Found:
    """The first number, if there is one."""
    if numbers and numbers[0] != expected:
        yield Problem(f"{key}.1", "data-first", {"expected": expected, "found": numbers[0]})


def at_least(key: str, entries: Sized, least: int) -> Found:
    """A number of entries, or more."""
    if len(entries) < least:
        yield Problem(key, "data-count-least", {"expected": least, "found": len(entries)})


def count(key: str, entries: Sequence[object], expected: int) -> Found:
    """Exactly a number of entries."""
    if len(entries) != expected:
        yield Problem(key, "data-count", {"expected": expected, "found": len(entries)})


def once(key: str, names: Sequence[str]) -> Found:
    """No name twice."""
    for place, name in enumerate(names):
        if name in names[:place]:
            yield Problem(f"{key}.{place + 1}", "data-twice", {"found": name})


def rising(key: str, numbers: Sequence[int]) -> Found:
    """Each number is greater than the one before."""
    for place in range(1, len(numbers)):
        if numbers[place] <= numbers[place - 1]:
            args = {"found": numbers[place], "previous": numbers[place - 1]}
            yield Problem(f"{key}.{place + 1}", "data-not-rising", args)


def rising_by(key: str, column: str, numbers: Sequence[int]) -> Found:
    """As ``rising``, for one column of a list of tables."""
    for problem in rising(key, numbers):
        yield Problem(f"{problem.key}.{column}", problem.reason, problem.args)


def not_falling(key: str, numbers: Sequence[int]) -> Found:
    """No number is smaller than the one before."""
    for place in range(1, len(numbers)):
        if numbers[place] < numbers[place - 1]:
            args = {"found": numbers[place], "previous": numbers[place - 1]}
            yield Problem(f"{key}.{place + 1}", "data-falls", args)


def within(key: str, found: int, least: int, most: int) -> Found:
    """From ``least`` to ``most``."""
    if found < least:
        yield Problem(key, "data-too-low", {"limit": least})
    elif found > most:
        yield Problem(key, "data-too-high", {"limit": most})


def units(key: str, money: int, unit: int) -> Found:
    """Only whole bills can be paid (ruling 28)."""
    if money % unit:
        yield Problem(key, "data-not-in-units", {"found": money, "unit": unit})
