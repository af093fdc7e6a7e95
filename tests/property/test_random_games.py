"""What holds at every step of any game.

About sixty games in the ordinary run; a thousand for each length of each edition with

    pytest tests/property -m long
"""

from __future__ import annotations

import json
from dataclasses import fields

import pytest
from builders import every_table, fresh_table
from drivers import DRIVERS, random_command

from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.errors import CodecError
from macher.rules import events as ev
from macher.rules.determinize import determinize
from macher.rules.document import table_from_document, table_to_document
from macher.rules.edition import ActionName
from macher.rules.invariants import check
from macher.rules.options import GameOptions
from macher.rules.viewing import view

SEEDS = 4
LONG_SEEDS = 1000
EVERY = 5
"""Costly checks are made at about one step of so many."""

NAMES = [item.name for item in fields(GameOptions)]


def house_rules(seed: int) -> GameOptions:
    """Half of the games without, the others with house rules by the bits of the seed."""
    return GameOptions(**{name: bool(seed >> (place + 1) & 1) for place, name in enumerate(NAMES)} if seed % 2 else {})


def a_random_game(key: str, seed: int, seats: int, elections: int):
    """Yields the table at each step, before a command is applied; half of the games are keen."""
    table = fresh_table(seats, elections, house_rules(seed), seed, key)
    stream, driver = Stream(seed, 11), list(DRIVERS.values())[seed // 2 % 2]
    while not table.over:
        yield table
        table.apply(driver(table, stream))
    yield table


GAMES = [
    pytest.param(key, seed, seats, elections, id=f"{key}-seed-{seed}-{seats}-seats-{elections}-elections")
    for key, elections, seats in every_table()
    for seed in range(SEEDS)
]


def all_is_well(key: str, seed: int, seats: int, elections: int, every: int) -> None:
    """Plays a game and makes every check."""
    dice = Stream(seed, 12)
    for table in a_random_game(key, seed, seats, elections):
        check(table)
        if dice.below(every) == 0 and not table.over:
            clones_are_equal_and_independent(table, dice)
            documents_give_the_table_back(table)
            seats_cannot_tell_a_determinized_table(table, dice)


def clones_are_equal_and_independent(table, dice):
    before = table.key()
    clone = table.clone()
    assert clone.key() == before
    assert clone.digest() == table.digest()
    clone.log = None
    for _ in range(4):
        if not clone.over:
            clone.apply(random_command(clone, dice))
    assert table.key() == before
    assert type(table).from_key(before).key() == before


def documents_give_the_table_back(table):
    document = json.loads(json.dumps(table_to_document(table)))
    copy = table_from_document(document, table.edition)
    assert copy.key() == table.key()
    assert [decision.options for decision in copy.decisions()] == [one.options for one in table.decisions()]


def seats_cannot_tell_a_determinized_table(table, dice):
    for seat in range(table.seats):
        seen = view(table, seat)
        guess = determinize(seen, table.edition, dice)
        check(guess)
        assert view(guess, seat) == seen
        assert list(guess.deciders()) == list(table.deciders())
        if seat in table.deciders():
            assert guess.decision(seat) == table.decision(seat)


@pytest.mark.in_turns(8)
@pytest.mark.parametrize(("key", "seed", "seats", "elections"), GAMES)
def test_everything_holds_at_every_step(key, seed, seats, elections):
    all_is_well(key, seed, seats, elections, EVERY)


@pytest.mark.long
@pytest.mark.parametrize(("key", "elections"), sorted({(key, elections) for key, elections, _ in every_table()}))
def test_a_thousand_games(key, elections):
    """A thousand of each length, the numbers of players in turn."""
    numbers = edition(key).seats
    for seed in range(LONG_SEEDS):
        seats = numbers[seed % len(numbers)]
        try:
            all_is_well(key, 1000 + seed, seats, elections, 10 * EVERY)
        except AssertionError as error:
            error.add_note(f"{key}: seed {1000 + seed}, {seats} seats, {elections} elections")
            raise


@pytest.mark.parametrize(("key", "seed", "seats", "elections"), GAMES[::3])
def test_determinized_games_can_be_played_to_their_end(key, seed, seats, elections):
    """What an AI imagines is a game like any other."""
    dice = Stream(seed, 13)
    for table in a_random_game(key, seed, seats, elections):
        if dice.below(60) == 0 and not table.over:
            guess = determinize(view(table, dice.below(seats)), table.edition, dice)
            while not guess.over:
                guess.apply(random_command(guess, dice))
            check(guess)


@pytest.mark.parametrize(("key", "seed", "seats", "elections"), GAMES[::2])
def test_money_is_only_paid_and_earned(key, seed, seats, elections):
    """Every euro is in an event; what one seat pays another arrives in full."""
    *_, table = a_random_game(key, seed, seats, elections)
    purses = [table.edition.figures.start_money] * seats
    paid = got = 0
    for event in table.log:
        if isinstance(event, ev.MoneyChanged):
            purses[event.seat] += event.delta
            assert event.money == purses[event.seat] >= 0
            paid -= event.delta if event.reason == "remove_media" else 0
            got += event.delta if event.reason == "media_removed" else 0
    assert purses == [party.money for party in table.parties]
    bank = any(
        spec.name is ActionName.REPLACE_MEDIA
        for card in table.edition.figures.politicians
        for spec in (card.main, *card.secondary)
    )
    assert paid == got * (2 if bank else 1), "a replaced marker costs as much again at the bank (VG06 6.2.3)"


@pytest.mark.parametrize(("key", "seed", "seats", "elections"), GAMES[::5])
def test_the_same_commands_give_the_same_game(key, seed, seats, elections):
    """Chance is in the state: a replay without a log ends with the same digest."""
    table = fresh_table(seats, elections, house_rules(seed), seed, key)
    copy = table.clone()
    copy.log = None
    stream = Stream(seed, 14)
    while not table.over:
        command = random_command(table, stream)
        table.apply(command)
        copy.apply(command)
    assert copy.digest() == table.digest()


def test_decks_are_shuffled_by_their_own_streams():
    """Another play before does not change the order of the polls (one stream for each source of chance)."""
    tables = [fresh_table(seed=4), fresh_table(seed=4)]
    for number, table in enumerate(tables):
        stream = Stream(number)
        while not table.round:
            table.apply(random_command(table, stream))
    first, second = (table.chance.streams for table in tables)
    assert first[3] == second[3]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda document: document.pop("table"),
        lambda document: document.update(edition="2006"),
        lambda document: document.update(elections=5),
        lambda document: document["table"].pop("lands"),
        lambda document: document["table"].update(part="Land"),
        lambda document: document["table"].update(round="1"),
        lambda document: document["table"]["parties"][0].update(money=None),
        lambda document: document["table"].update(flow=[{"part": "Table"}]),
        lambda document: document["table"].update(lands={}),
        lambda document: document.update(options=None),
    ],
)
def test_spoilt_documents_are_refused(spoil):
    document = json.loads(json.dumps(table_to_document(fresh_table())))
    spoil(document)
    with pytest.raises(CodecError):
        table_from_document(document, edition("2019"))
