"""The last word of a character: only among what is nearly as good, and there what it likes most."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from macher.ai.arena import Job
from macher.ai.bots import make_bot
from macher.ai.equals import NEARLY, answer, liked_most, of_own_block
from macher.ai.normal import value
from macher.ai.play import bot_stream
from macher.ai.styles import PLAIN, STYLED, Style
from macher.ai.value import Choice
from macher.editions.registry import edition
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import BidForPoll, BidForStart, BuyMedia, ConvertRallies, Deploy, Pass
from macher.rules.phases.conversion import ConvertOptions
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.opening import DeployOptions
from macher.rules.phases.polls import PollBidOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions
from macher.rules.setup import new_game
from macher.rules.viewing import view

EDITION = edition("2019")
SEEN: Any = SimpleNamespace(seat=0, round=1, lands=(SimpleNamespace(media=(0, 0)), SimpleNamespace(media=())))


def taken(style: Style, options: type, *choices: tuple[Command, float]) -> Command:
    rows = sorted([Choice(command, {"all": points}) for command, points in choices], key=lambda each: -each.total)
    return answer(rows, object.__new__(options), SEEN, EDITION, style, Stream(1))


def test_a_character_takes_what_it_likes_of_what_is_nearly_as_good() -> None:
    broker, near, far = STYLED["broker"], 5.0 - NEARLY, 5.0 - NEARLY - 0.01
    assert taken(broker, MediaOptions, (Pass(0), 5.0), (BuyMedia(0, 0), near)) == BuyMedia(0, 0)
    assert taken(broker, MediaOptions, (Pass(0), 5.0), (BuyMedia(0, 0), far)) == Pass(0)
    rows = ((Pass(0), 5.0), (BuyMedia(0, 1), 4.9), (BuyMedia(0, 0), near))
    assert taken(STYLED["editor"], MediaOptions, *rows) == BuyMedia(0, 0)
    assert taken(PLAIN, MediaOptions, (Pass(0), 5.0), (BuyMedia(0, 0), near)) == Pass(0)


def test_what_is_liked_as_much_is_told_apart_by_its_points() -> None:
    pollster = STYLED["pollster"]
    assert taken(pollster, MediaOptions, (BuyMedia(0, 0), 4.9), (BuyMedia(0, 1), 5.0)) == BuyMedia(0, 1)


def test_a_habit_may_cost_a_little_more() -> None:
    gambler = STYLED["gambler"]
    limit = gambler.leeway[ConvertOptions]
    assert limit > NEARLY
    assert taken(gambler, ConvertOptions, (ConvertRallies(0, 5), 5.0), (Pass(0), 5.0 - limit)) == Pass(0)
    assert taken(gambler, ConvertOptions, (ConvertRallies(0, 5), 5.0), (Pass(0), 4.9 - limit)) == ConvertRallies(0, 5)


def test_bids_to_start_are_drawn_from_the_table_and_polls_are_not_drawn() -> None:
    bids = [(BidForStart(0, 1000 * amount), 1.0) for amount in range(7)]
    assert taken(STYLED["marketplace"], StartBidOptions, *bids) != BidForStart(0, 0)
    polls = [(BidForPoll(0, 1000), 5.0), (BidForPoll(0, 2000), 4.9), (Pass(0), 4.8)]
    assert taken(STYLED["gambler"], PollBidOptions, *polls) == BidForPoll(0, 2000)
    assert taken(STYLED["editor"], PollBidOptions, *polls) == Pass(0)


def test_an_own_start_block_is_taken_whatever_it_seems_to_be_worth() -> None:
    rows = [(Deploy(0, block, (0, place)), 5.0 + place - block) for block in range(5) for place in (0, 1)]
    assert taken(STYLED["treasurer"], DeployOptions, *rows) == Deploy(0, 4, (0, 1))
    assert taken(STYLED["gambler"], DeployOptions, *rows) == Deploy(0, 0, (0, 1))
    few = [Choice(command, {"all": points}) for command, points in rows[:4]]
    assert of_own_block(few, object.__new__(DeployOptions), STYLED["treasurer"]) == few, "there is no such block"


def test_the_bounds_are_those_of_the_points_not_of_the_order() -> None:
    rows = [(Choice(Pass(0), {}), 1.0), (Choice(Pass(1), {}), 3.0), (Choice(Pass(2), {}), 2.5)]
    seats: dict[Command, float] = {Pass(0): 9.0, Pass(1): 0.0, Pass(2): 1.0}
    assert liked_most(rows, 0.5, lambda choice: seats[choice.command]) == Pass(2)
    assert liked_most(rows, 0.4, lambda choice: seats[choice.command]) == Pass(1)
    assert liked_most(rows, 2.0, lambda choice: seats[choice.command]) == Pass(0)


def test_nothing_that_is_taken_is_worse_than_nearly_as_good() -> None:
    """In a game of four characters; the start block and bids to start follow tables of their own."""
    styles = ("gambler", "editor", "broker", "pollster")
    table = new_game(EDITION, Job("2019", 4, 4, "", "", 11, 0).setup())
    bots = [make_bot(f"normal:{style}") for style in styles]
    other = 0
    while decision := table.next_decision():
        seen = view(table, decision.seat)
        command = bots[decision.seat].choose(seen, decision, EDITION, bot_stream(3, decision.seat, table.version))
        options = decision.options
        if not isinstance(options, DeployOptions | StartBidOptions | StartRaiseOptions):
            rows = value(seen, decision, EDITION)
            given = rows[0].total - next(row.total for row in rows if row.command == command)
            assert given <= STYLED[styles[decision.seat]].leeway.get(type(options), NEARLY) + 1e-9, (options, command)
            other += command != rows[0].command
        table.apply(command, decision)
    assert other > 10, "a character is to be seen"


def test_easy_seats_take_what_they_like_after_misjudging() -> None:
    """They make the mistakes of their level, and have their own start block."""
    table = new_game(EDITION, Job("2019", 4, 4, "", "", 12, 0).setup())
    bot, blocks, differs = make_bot("easy:treasurer"), set(), 0
    plain = make_bot("easy")
    while decision := table.next_decision():
        seen, streams = view(table, decision.seat), [bot_stream(3, decision.seat, table.version) for _ in range(2)]
        command = bot.choose(seen, decision, EDITION, streams[0])
        differs += command != plain.choose(seen, decision, EDITION, streams[1])
        if isinstance(command, Deploy):
            blocks.add(command.block)
        table.apply(command, decision)
    assert blocks == {4}
    assert differs > 20
