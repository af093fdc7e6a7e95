"""Events tell the whole story, and to everybody only what he may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import EDITION, fresh_table
from classic_listener import ClassicListener
from drivers import DRIVERS, random_command
from listener import Listener

from macher.editions.classic.table import ClassicTable
from macher.engine import codec
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.event import Event
from macher.engine.state import GameState
from macher.rules import commands as do
from macher.rules import events as ev
from macher.rules.determinize import determinize
from macher.rules.national import events as ce
from macher.rules.options import GameOptions
from macher.rules.phases.base import SealedStep
from macher.rules.table import Table
from macher.rules.viewing import view
from macher.rules.views import PlayerView

GAMES = [
    pytest.param("2019", seed, seats, elections, driver, id=f"{seed}-{seats}-seats-{elections}-elections-{driver}")
    for elections in EDITION.lengths
    for seats in EDITION.seats
    for driver in DRIVERS
    for seed in range(2)
]

CLASSIC_GAMES = [
    pytest.param(*game, id="-".join(map(str, game)))
    for game in (
        ("2006", 0, 3, 7, "random"),
        ("2006", 1, 4, 5, "keen"),
        ("1997", 2, 5, 7, "random"),
        ("1997", 3, 4, 7, "keen"),
        ("consim", 4, 4, 7, "random"),
        ("consim", 5, 3, 7, "keen"),
    )
]

SECRETS = {
    ev.LandsDrawn: {"reserve"},
    ev.DeckShuffled: {"cards"},
    ev.OpinionsDealt: {"kinds"},
    ev.ProgramsDealt: {"kinds"},
    ev.DraftHandReceived: {"kinds"},
    ev.AnswerOpened: {"values"},
    ev.ProgramCardDrawn: {"kind"},
    ev.HandKept: {"kind"},
    ev.PoliticianPlaced: {"politician"},
    ev.PollSeen: {"poll"},
    ev.PollKept: {"poll"},
    ev.PollDiscarded: {"poll"},
    ce.HandDrawn: {"kinds"},
    ce.DonationLaid: {"card"},
}
"""What the rulebook keeps from others (or from all), written down once more and apart from the classes."""


def played(key: str, seed: int, seats: int, elections: int, driver: str) -> Iterator[Table]:
    """The table before each command and after the last."""
    options = GameOptions(partners_may_decline=seed == 1, bluff_bids=seed == 1)
    table, stream = fresh_table(seats, elections, options, seed, key), Stream(seed, 21)
    while not table.over:
        yield table
        table.apply(DRIVERS[driver](table, stream))
    yield table


# --- who follows the events alone can follow the table ----------------------------------------------------------------


@pytest.mark.in_turns(2)
@pytest.mark.parametrize(("key", "seed", "seats", "elections", "driver"), GAMES)
def test_public_events_are_enough_to_follow_the_table(key, seed, seats, elections, driver):
    listener, heard = Listener(EDITION), 0
    for table in played(key, seed, seats, elections, driver):
        for event in table.log[heard:]:
            listener.hear(codec.loads(codec.dumps(event.seen_by(-1)), Event))
        heard = len(table.log)
        compare(listener, view(table, -1))
    assert listener.scores == tuple(party.points for party in table.parties)


@pytest.mark.parametrize(("key", "seed", "seats", "elections", "driver"), CLASSIC_GAMES)
def test_public_events_are_enough_to_follow_a_table_with_a_national_board(key, seed, seats, elections, driver):
    listener, heard = None, 0
    for table in played(key, seed, seats, elections, driver):
        listener = listener or ClassicListener(table.edition)
        for event in table.log[heard:]:
            listener.hear(codec.loads(codec.dumps(event.seen_by(-1)), Event))
        heard = len(table.log)
        seen = view(table, -1)
        compare(listener, seen)
        assert (tuple(listener.national), tuple(listener.secured)) == seen.national
        assert (tuple(listener.order), tuple(listener.coalitions)) == (seen.order, seen.coalitions)
        assert (listener.offer, tuple(listener.accepted)) == (seen.offer, seen.accepted)
    assert listener.scores == tuple(party.points for party in table.parties)


def compare(listener: Listener, seen: PlayerView) -> None:
    assert (listener.round, listener.start, listener.phase) == (seen.round, seen.start, seen.phase)
    assert (listener.doubles, listener.reserve) == (seen.doubles, seen.reserve)
    assert listener.results == list(seen.results)
    if seen.round and seen.phase:
        assert listener.voting == seen.voting
    for party, shown in zip(listener.parties, seen.parties, strict=True):
        for name, value in vars(party).items():
            assert (name, value) == (name, plain(getattr(shown, name)))
    for land, shown in zip(listener.lands, seen.lands, strict=True):  # type: ignore[assignment]
        for name, value in vars(land).items():
            if name != "seats":
                assert (name, value) == (name, plain(getattr(shown, name)))
    compare_decks(listener, seen)


def compare_decks(listener: Listener, seen: PlayerView) -> None:
    assert listener.opinion_display == list(seen.opinion_display)
    assert listener.program_display == list(seen.program_display)
    assert listener.left == {"programs": seen.program_left, "opinions": seen.opinion_left, "polls": seen.poll_left}
    assert listener.discards["programs"] == list(seen.program_discards)
    assert listener.discards["opinions"] == list(seen.opinion_discards)
    assert listener.discards["polls"] == [back for back, _ in seen.poll_discards]
    assert listener.tops == ([seen.poll_back] if seen.poll_left and seen.poll_back >= 0 else [])
    assert listener.held_back == (seen.poll_held[0] if seen.poll_held else -1)
    if seen.auction:
        assert listener.auction == (seen.auction.place, seen.auction.order, list(seen.auction.bids))


def plain(value):
    return list(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize(("key", "seed", "seats", "elections", "driver"), GAMES[::4])
def test_views_survive_the_wire(key, seed, seats, elections, driver):
    for table in played(key, seed, seats, elections, driver):
        if table.version % 7 == 0:
            for seat in (-1, 0):
                seen = view(table, seat)
                assert codec.loads(codec.dumps(seen), PlayerView) == seen


# --- nobody hears what he may not know --------------------------------------------------------------------------------


def test_the_list_of_secrets_is_complete():
    """A new event with a private field has to be written down above."""
    kinds = [kind for kind in codec.wired(Event) if kind.__module__.startswith("macher.") and kind.private]
    assert {kind: set(kind.private) for kind in kinds} == SECRETS


@pytest.mark.parametrize(("key", "seed", "seats", "elections", "driver"), [*GAMES[::3], *CLASSIC_GAMES[::2]])
def test_secrets_are_blank_for_all_others(key, seed, seats, elections, driver):
    *_, table = played(key, seed, seats, elections, driver)
    for event in table.log:
        owner = getattr(event, "seat", -1)
        for seat in range(-1, seats):
            seen = event.seen_by(seat)
            if seat == owner and seat >= 0:
                assert seen == event
                continue
            for name in SECRETS.get(type(event), ()):
                assert blank(getattr(seen, name)), (event, seat)


def blank(value) -> bool:
    return all(one == -1 for one in value) if isinstance(value, tuple) else value == -1


def heard_after(table: Table, command: Command, seat: int) -> list[Event]:
    """What a seat hears of a command, up to the first revelation."""
    after = table.clone()
    after.log = []
    after.apply(command)
    heard = []
    for event in after.log:
        heard.append(event.seen_by(seat))
        if type(event).reveals and seat != event.audience():
            break
    return heard


@pytest.mark.parametrize(("key", "seed", "seats", "elections", "driver"), [*GAMES[::2], *CLASSIC_GAMES[1::2]])
def test_hidden_cards_do_not_show_in_what_is_heard(key, seed, seats, elections, driver):
    """The same command on a table that differs only in what a seat cannot know is heard alike by that seat."""
    dice = Stream(seed, 22)
    for table in played(key, seed, seats, elections, driver):
        if table.over or dice.below(3):
            continue
        actor = dice.choice(table.deciders())
        command = table.decision(actor).options.sample(dice)
        for listener in set(range(seats)) - {actor}:
            other = determinize(view(table, listener), table.edition, dice)
            other.chance = table.chance.clone()
            if other.refusal(command) is None:
                same_until_revealed(heard_after(table, command, listener), heard_after(other, command, listener))


def shows(event: Event) -> bool:
    """Whether cards are turned up or discarded face up."""
    return type(event).reveals or isinstance(event, ev.ProgramsDiscarded)


def same_until_revealed(first: list[Event], second: list[Event]) -> None:
    """What is turned up may differ, and so may all that comes after it."""
    for one, two in zip(first, second, strict=False):
        if one != two:
            assert shows(one), one
            assert shows(two), two
            return
    assert len(first) == len(second)


def hidden_choices(table: GameState, actor: int, dice: Stream) -> tuple[Command, Command] | None:
    """Two commands of a seat that others must not be able to tell apart when they are given."""
    options = table.decision(actor).options
    one, two = options.sample(dice), options.sample(dice)
    if isinstance(table.flow[-1], SealedStep) and len(table.deciders()) > 1:
        return one, two
    if isinstance(one, do.PlacePoliticians):
        left = [number for number in table.parties[actor].politicians if number not in one.politicians]
        swapped = iter(left)
        others = tuple(next(swapped, -2) if number >= 0 else -1 for number in one.politicians)
        return payable(table, one, do.PlacePoliticians(actor, others)) if -2 not in others else None
    if isinstance(table, ClassicTable) and isinstance(one, do.DecideDonation):
        cards = table.parties[actor].donations
        return do.DecideDonation(actor, cards[0], False), do.DecideDonation(actor, cards[-1], False)
    return None


def payable(table: GameState, one: Command, other: Command) -> tuple[Command, Command] | None:
    """Both, unless money forbids the other, which everybody could find out."""
    return (one, other) if table.refusal(other) is None else None


@pytest.mark.parametrize(("key", "seed", "seats", "elections", "driver"), [*GAMES[::2], *CLASSIC_GAMES[1::2]])
def test_hidden_choices_sound_alike(key, seed, seats, elections, driver):
    """Sealed answers and politicians placed face down: others hear and see the same, whatever was chosen."""
    dice, compared = Stream(seed, 23), 0
    for table in played(key, seed, seats, elections, driver):
        if table.over:
            continue
        actor = dice.choice(table.deciders())
        pair = hidden_choices(table, actor, dice)
        for listener in set(range(-1, seats)) - {actor} if pair else ():
            compared += 1
            tables = [table.clone(), table.clone()]
            for copy, command in zip(tables, pair, strict=True):
                copy.log = []
                copy.carry_out(command)
            first, second = tables
            assert [e.seen_by(listener) for e in first.log] == [e.seen_by(listener) for e in second.log]
            assert view(first, listener) == view(second, listener)
    assert compared


@pytest.mark.parametrize(
    ("key", "seats", "elections"), [*(("2019", seats, 4) for seats in EDITION.seats), ("2006", 4, 5), ("consim", 3, 7)]
)
def test_views_show_nothing_that_a_seat_cannot_know(key, seats, elections):
    """Hidden cards may be dealt anew without a difference, with any chance of the future."""
    table, dice = fresh_table(seats, elections, seed=6, key=key), Stream(6, 24)
    while not table.over:
        table.apply(random_command(table, dice))
        for seat in range(-1, seats):
            guess = determinize(view(table, seat), table.edition, dice)
            assert guess.chance != table.chance
            assert view(guess, seat) == view(table, seat)
