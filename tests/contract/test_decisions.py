"""What every decision of every game promises to interface, bots and saves, whatever edition, length and house rules.

Offer and acceptance are one: what is listed or sampled is accepted, everything else is refused with a reason and
changes nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields
from functools import cache
from itertools import islice

import pytest
from builders import every_table, fresh_table
from drivers import DRIVERS

from macher.editions.registry import edition
from macher.engine import codec
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.engine.errors import CommandRefused
from macher.engine.event import Event
from macher.rules import commands as do
from macher.rules.edition import ActionName
from macher.rules.national import commands as classic
from macher.rules.options import GameOptions
from macher.rules.refusals import Reason

LISTED = 50
"""How many options are looked at."""
SELDOM = 24
"""One of so many positions of a game is looked at."""
OF_A_KIND = 8
"""How many events of a kind are looked at in a game."""

HOUSE_RULES = {
    "plain": GameOptions(),
    **{item.name: GameOptions(**{item.name: True}) for item in fields(GameOptions)},
    "all": GameOptions(**{item.name: True for item in fields(GameOptions)}),
}

TABLES = every_table()

GAMES = [
    pytest.param(key, elections, seats, name, id=f"{key}-{elections}-elections-{seats}-seats-{name}")
    for key, elections, seats in TABLES
    for name in ("plain", "all", *(edition(key).house_rules if seats == 4 else ()))
]
"""Single house rules with four seats, all and none of them with every number."""

REASONS = {reason.value for reason in Reason}


def nonsense(seat: int) -> list[Command]:
    """Commands of every kind with values that hardly ever fit."""
    odd = do.Action(ActionName.DOUBLE, 99, True)
    return [
        do.Pass(seat),
        do.KeepDraftCard(seat, 99),
        do.LayProgram(seat, ()),
        do.LayProgram(seat, (0, 0, 0, 0, 0)),
        do.LayProgram(seat, (8, 6, 4, 2, 0)),
        do.KeepHandCard(seat, -1),
        do.Deploy(seat, 9, ()),
        do.Deploy(seat, 0, (0, 0, 0, 0, 0)),
        do.BidForStart(seat, -1000),
        do.BidForStart(seat, 1500),
        do.BidForStart(seat, 10**9),
        do.RaiseStartBid(seat, 0),
        do.RaiseStartBid(seat, 10**9),
        do.DrawProgramCard(seat),
        do.FlushDisplay(seat),
        do.TakeDisplayCard(seat, -1),
        do.TakeDisplayCard(seat, 99),
        do.ChangeProgram(seat, (), -1),
        do.ChangeProgram(seat, ((0, 0),), 0),
        do.ChangeProgram(seat, ((0, 1), (2, 3), (4, 5)), 0),
        do.BuyMedia(seat, -1),
        do.BuyMedia(seat, 4),
        do.BuyRallies(seat, ()),
        do.BuyRallies(seat, (0, 0, 0, 0)),
        do.BuyRallies(seat, (9, 9, 9, 9)),
        do.BuyRallies(seat, (-1, -1, -1, -1)),
        do.PlacePoliticians(seat, ()),
        do.PlacePoliticians(seat, (99, -1, -1, -1)),
        do.PlacePoliticians(seat, (0, 0, -1, -1)),
        do.PayPolitician(seat),
        do.UsePolitician(seat, None, None),
        do.UsePolitician(seat, odd, None),
        do.UsePolitician(seat, None, odd),
        do.ShiftOpinion(seat, -1, -1),
        do.ShiftOpinion(seat, 0, 99),
        do.BidForPoll(seat, -1000),
        do.BidForPoll(seat, 10**9),
        do.PublishPoll(seat),
        do.KeepPoll(seat),
        do.ConvertRallies(seat, 0),
        do.ConvertRallies(seat, 99),
        do.AnswerCoalition(seat, True),
        do.DecideDonation(seat, 9, True),
        classic.FillStartSheet(seat, 9, 0, ()),
        classic.FillStartSheet(seat, 0, 0, (0, 0, 9, 0, 0, 0)),
        classic.NameFirstPlayer(seat, 9),
        classic.ChoosePlace(seat, -1),
        classic.ThrowAway(seat, ()),
        classic.ThrowAway(seat, (99,)),
        classic.ExchangeProgram(seat, 99, 0),
        classic.ExchangeProgram(seat, 0, 99),
        classic.UseCabinetCard(seat, -1, None),
        classic.UseCabinetCard(seat, 0, odd),
        classic.AskCoalition(seat, seat),
        classic.AskCoalition(seat, 99),
        classic.PublishEntries(seat, ()),
        classic.PublishEntries(seat, (0, 1, 2)),
        classic.PlaceNational(seat, 99, 0),
        classic.PlaceNational(seat, 0, 99),
    ]


NONSENSE = {seat: nonsense(seat) for seat in range(-1, 6)}


@cache
def positions(key, elections, seats, name):
    """A few tables out of two games, with the options of all seats that have to decide."""
    found = []
    for driver in DRIVERS.values():
        seed = elections * 10 + seats
        table, stream = fresh_table(seats, elections, HOUSE_RULES[name], seed, key), Stream(seed, 5)
        while not table.over:
            if stream.below(SELDOM) == 0:
                found.append(table.clone())
            table.apply(driver(table, stream))
    return found


def decisions(key, elections, seats, name):
    for table in positions(key, elections, seats, name):
        for decision in table.decisions():
            yield table, decision


@pytest.mark.parametrize(("key", "elections", "seats", "name"), GAMES)
def test_what_is_listed_and_sampled_is_accepted(key, elections, seats, name):
    for table, decision in decisions(key, elections, seats, name):
        listed = list(islice(decision.options, LISTED))
        assert listed, decision
        assert len(set(listed)) == len(listed), decision
        stream = Stream(table.version, 6)
        samples = [decision.options.sample(stream) for _ in range(3)]
        for command in [*listed, *samples]:
            assert command in decision.options, command
            assert table.refusal(command) is None, command
        if len(listed) < LISTED:
            assert set(samples) <= set(listed), decision


@pytest.mark.parametrize(("key", "elections", "seats", "name"), GAMES)
def test_what_is_listed_can_be_carried_out(key, elections, seats, name):
    for table, decision in decisions(key, elections, seats, name):
        for command in islice(decision.options, 6):
            after = table.clone()
            after.apply(command)
            assert after.version == table.version + 1


@pytest.mark.parametrize(("key", "elections", "seats", "name"), GAMES)
def test_a_refused_command_names_its_reason_and_changes_nothing(key, elections, seats, name):
    for table, decision in decisions(key, elections, seats, name):
        before = table.key()
        refused = [command for command in NONSENSE[decision.seat] if command not in decision.options]
        assert refused
        for command in refused:
            with pytest.raises(CommandRefused) as caught:
                table.apply(command)
            assert caught.value.refusal.reason in REASONS
            assert caught.value.refusal == table.refusal(command)
        assert table.key() == before


@pytest.mark.parametrize(("key", "elections", "seats", "name"), GAMES)
def test_only_deciding_seats_are_heard(key, elections, seats, name):
    for table, decision in decisions(key, elections, seats, name):
        before = table.key()
        deciders = set(table.deciders())
        assert deciders <= set(range(seats))
        for seat in set(range(-1, seats + 1)) - deciders:
            assert {table.refusal(command).reason for command in NONSENSE[seat]} == {Reason.NOT_YOUR_DECISION.value}
            with pytest.raises(CommandRefused):
                table.decision(seat)
        stranger = next(iter(decision.options))
        assert all(command not in decision.options for command in NONSENSE[decision.seat + 1])
        assert stranger.seat == decision.seat
        assert table.key() == before


@pytest.mark.parametrize(("key", "elections", "seats", "name"), GAMES)
def test_refusals_depend_on_nothing_but_the_options(key, elections, seats, name):
    """The same question asked twice, and asked of the options alone, gets the same answer."""
    for table, decision in decisions(key, elections, seats, name):
        for command in NONSENSE[decision.seat][::5]:
            assert table.refusal(command) == decision.options.refusal(command)


@pytest.mark.parametrize(("key", "elections", "seats", "name"), GAMES)
def test_options_and_commands_survive_the_wire(key, elections, seats, name):
    for _, decision in decisions(key, elections, seats, name):
        options = decision.options
        assert codec.loads(codec.dumps(options), type(options)) == options
        for command in islice(options, 5):
            assert codec.loads(codec.dumps(command), Command) == command


@pytest.mark.parametrize(("key", "elections", "seats"), TABLES)
@pytest.mark.parametrize("driver", DRIVERS)
def test_events_survive_the_wire(key, elections, seats, driver):
    table, stream = fresh_table(seats, elections, HOUSE_RULES["all"], 3, key), Stream(3, 5)
    while not table.over:
        table.apply(DRIVERS[driver](table, stream))
    known, looked_at = set(codec.wired(Event)), Counter()
    for event in table.log:
        looked_at[type(event)] += 1
        assert type(event) in known
        if looked_at[type(event)] <= OF_A_KIND:
            for seen in (event, event.seen_by(-1), event.seen_by(0)):
                assert codec.from_wire(json.loads(codec.dumps(seen)), Event) == seen


@pytest.mark.parametrize(("key", "elections", "seats"), TABLES)
def test_every_game_ends(key, elections, seats):
    for driver in DRIVERS.values():
        table, stream = fresh_table(seats, elections, seed=8, key=key), Stream(8)
        while not table.over:
            assert table.version < 4000
            table.apply(driver(table, stream))
        assert table.held == elections
        assert table.refusal(do.Pass(0)).reason == Reason.GAME_OVER.value
        assert table.deciders() == ()
