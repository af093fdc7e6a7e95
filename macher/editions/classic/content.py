"""Whether the figures of a data file of a classic edition fit together; the shape is already known to be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from macher.editions import content as check
from macher.editions.classic.schema import ActionTable, ChoiceTable, ClassicData, LengthTable
from macher.editions.content import BOARD_OPINIONS, BOARDS, Found
from macher.editions.problems import Problem
from macher.rules.cards import KINDS
from macher.rules.edition import ActionName, Symbol

OPEN_PROGRAMS: Final = 5
"""Program cards that lie open before everybody (VG06 5.1)."""
NATIONAL_SPACES: Final = 5
"""Spaces for national opinions (VG06 6.3.3)."""
DIE_FACES: Final = 6
COLUMN_CHOICES: Final = (3, 4)
"""Numbers of choices in the two columns of the start sheet (VG06 6.1)."""
LEAST_OPEN: Final = 1
"""Open opinions of a new state: one more is turned up in each of the three rounds before its election (VG06 6.4.1)."""
WITHOUT_AMOUNT: Final = (ActionName.DOUBLE,)


def problems(data: ClassicData) -> tuple[Problem, ...]:
    """Everything that does not fit together, in the order of the data file."""
    return tuple(problem for find in _CHECKS for problem in find(data))


def names(data: ClassicData) -> Mapping[str, Sequence[str]]:
    """Names that an edited copy must keep, by path."""
    return {"edition.topics": data.edition.topics, "lands": tuple(data.lands), "politicians": tuple(data.politicians)}


def _edition(data: ClassicData) -> Found:
    yield from check.edition(data.edition)


def _lengths(data: ClassicData) -> Found:
    yield from check.length_names(data.lengths)
    for name, table in data.lengths.items():
        rounds = check.number(name)
        if rounds is not None:
            yield from _length(data, f"lengths.{name}", rounds, table)


def _length(data: ClassicData, key: str, rounds: int, table: LengthTable) -> Found:
    if rounds < BOARDS:
        yield Problem(key, "data-rounds-few", {"found": rounds, "expected": BOARDS})
    yield from check.rising(f"{key}.payouts", table.payouts)
    for place, paid in enumerate(table.payouts, start=1):
        yield from check.within(f"{key}.payouts.{place}", paid, 1, rounds - 1)
    yield from check.within(f"{key}.money_rounds", table.money_rounds, 0, rounds - 1)
    in_play = sum(table.sevens or not card.seven for card in data.contributions.cards)
    yield from check.within(f"{key}.contribution_rounds", table.contribution_rounds, 0, min(rounds - 1, in_play))
    yield from check.entry_and_minutes(key, rounds, table.entry_open, table.minutes, LEAST_OPEN)
    if not table.sevens:
        for path, cards in (
            ("politicians", list(data.politicians.values())),
            ("polls.cards", data.polls.cards),
            ("contributions.cards", data.contributions.cards),
        ):
            yield from _some_stay(path, [card.seven for card in cards], BOARDS if path == "polls.cards" else 1)


def _some_stay(key: str, marked: Sequence[bool], least: int) -> Found:
    """Cards of every sort remain when those with the symbol "7" leave the game (VG06 8)."""
    left = marked.count(False)
    if left < least:
        yield Problem(key, "data-sevens", {"found": left, "expected": least})


def _presence(data: ClassicData) -> Found:
    longest = max((check.number(name) or 0 for name in data.lengths), default=0)
    if len(data.presence.spots) != longest:
        yield Problem("presence.spots", "data-presence", {"found": len(data.presence.spots), "expected": longest})


def _lands(data: ClassicData) -> Found:
    yield from check.bands("votes.bands", data.votes.bands)
    yield from check.lands(data.votes.bands, data.lands)
    yield from check.enough_lands(data.lengths, data.lands)


def _polls(data: ClassicData) -> Found:
    yield from check.at_least("polls.cards", data.polls.cards, BOARDS)
    yield from check.units("polls.minimum", data.polls.minimum, data.money.unit)


def _politicians(data: ClassicData) -> Found:
    yield from check.not_empty("politicians", data.politicians)
    costs = {name: card.cost for name, card in data.politicians.items()}
    for problem in check.rising("politicians", list(costs.values())):
        at = int(problem.key.rsplit(".", 1)[1]) - 1
        yield Problem(f"politicians.{list(costs)[at]}.cost", problem.reason, problem.args)
    for name, card in data.politicians.items():
        key = f"politicians.{name}"
        yield from check.units(f"{key}.cost", card.cost, data.money.unit)
        yield from check.not_empty(f"{key}.actions", card.actions)
        yield from check.once(f"{key}.actions", [action.action for action in card.actions])
        for place, action in enumerate(card.actions, start=1):
            yield from _action(data, f"{key}.actions.{place}", action)
    yield from _phones(data)


def _action(data: ClassicData, key: str, table: ActionTable) -> Found:
    action = ActionName(table.action)
    yield from check.amount(key, table.action, table.amount, needed=action not in WITHOUT_AMOUNT)
    if action is ActionName.REPLACE_MEDIA and table.amount is not None:
        yield from check.units(f"{key}.amount", table.amount, data.money.unit)


def _phones(data: ClassicData) -> Found:
    """Each telephone lays a tile, and each party has only so many (VG06 5.1, 6.2.3)."""
    phones = sum(card.phone for card in data.politicians.values())
    if phones > data.coalitions.tiles:
        yield Problem("coalitions.tiles", "data-phones", {"found": data.coalitions.tiles, "phones": phones})


def _cards(data: ClassicData) -> Found:
    seats = max(data.edition.seats, default=0)
    dealt = seats * (OPEN_PROGRAMS + data.program.hand)
    yield from check.cards("program.copies", KINDS * data.program.copies, dealt)
    laid = BOARDS * BOARD_OPINIONS + data.opinions.pool
    yield from check.cards("opinions.copies", KINDS * data.opinions.copies, laid)


def _start(data: ClassicData) -> Found:
    start = data.start
    yield from check.units("start.money", start.money, data.money.unit)
    yield from check.within("start.meetings", start.meetings, 0, min(data.rallies.spots, data.rallies.supply // BOARDS))
    for column, choices, expected in zip((1, 2), (start.column_1, start.column_2), COLUMN_CHOICES, strict=True):
        key = f"start.column_{column}"
        yield from check.count(key, choices, expected)
        for place, choice in enumerate(choices, start=1):
            yield from _choice(data, f"{key}.{place}", choice)


def _choice(data: ClassicData, key: str, choice: ChoiceTable) -> Found:
    """A choice brings something, and there are enough pieces for it, even if all go to one region."""
    if not choice.entries and not choice.members:
        yield Problem(key, "data-choice-empty")
    media, meetings = _pieces(choice, Symbol.MEDIA), _pieces(choice, Symbol.RALLIES)
    markers = min((table.media_markers for table in data.lengths.values()), default=media)
    room = min(data.rallies.supply - BOARDS * data.start.meetings, data.rallies.spots - data.start.meetings)
    for found, limit in ((media, markers), (meetings, room)):
        if found > limit:
            yield Problem(key, "data-pieces", {"found": found, "limit": max(limit, 0)})


def _pieces(choice: ChoiceTable, symbol: Symbol) -> int:
    return sum(entry.amount for entry in choice.entries if entry.symbol is symbol)


def _rallies(data: ClassicData) -> Found:
    costs = data.rallies.costs
    yield from check.rallies(data.rallies, data.money.unit)
    yield from check.at_least("rallies.costs", costs, 2)
    if len(costs) > data.rallies.spots + 1:
        yield Problem("rallies.costs", "data-count-most", {"found": len(costs), "expected": data.rallies.spots + 1})


def _media(data: ClassicData) -> Found:
    yield from check.units("media.price", data.media.price, data.money.unit)


def _trend(data: ClassicData) -> Found:
    yield from check.trend(data.trend.scale)


def _national(data: ClassicData) -> Found:
    yield from check.count("national.spaces", data.national.spaces, NATIONAL_SPACES)


def _coalitions(data: ClassicData) -> Found:
    table = data.coalitions
    yield from check.within("coalitions.voluntary", table.voluntary, 1, OPEN_PROGRAMS)
    yield from check.within("coalitions.forced", table.forced, table.voluntary, OPEN_PROGRAMS)


def _dice(data: ClassicData) -> Found:
    yield from check.count("dice.faces", data.dice.faces, DIE_FACES)
    yield from check.not_falling("dice.faces", data.dice.faces)
    # Ties for the first player are broken by rolling until one seat is highest (ruling C2).
    if data.dice.faces and min(data.dice.faces) == max(data.dice.faces):
        yield Problem("dice.faces", "data-dice-alike", {"found": data.dice.faces[0]})


def _money(data: ClassicData) -> Found:
    yield from check.prizes("members.prizes", data.members.prizes)
    yield from check.units("money.income_per_point", data.money.income_per_point, data.money.unit)


def _contributions(data: ClassicData) -> Found:
    cards = data.contributions.cards
    yield from check.not_empty("contributions.cards", cards)
    yield from check.rising_by("contributions.cards", "money", [card.money for card in cards])
    for place, card in enumerate(cards, start=1):
        yield from check.units(f"contributions.cards.{place}.money", card.money, data.money.unit)


_CHECKS: Final[tuple[Callable[[ClassicData], Found], ...]] = (
    _edition,
    _lengths,
    _presence,
    _lands,
    _polls,
    _politicians,
    _cards,
    _start,
    _rallies,
    _media,
    _trend,
    _national,
    _coalitions,
    _dice,
    _money,
    _contributions,
)
