"""Bids that are drawn: only among what is nearly as good, and those of a character by its own table."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from macher.ai.mixing import ABOVE, MIXED, drawn
from macher.ai.styles import PLAIN, Style
from macher.ai.value import Choice
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import BidForPoll, BidForStart, Pass, RaiseStartBid
from macher.rules.phases.media import MediaOptions
from macher.rules.phases.polls import PollBidOptions
from macher.rules.phases.start_player import StartBidOptions, StartRaiseOptions


def draw(
    choices: list[tuple[Command, float]], options: type, style: Style = PLAIN, round: int = 1, count: int = 200
) -> set[Any]:
    """Everything that is drawn in so many games; choices are given with their worth."""
    made = [Choice(command, {"start": worth}) for command, worth in choices]
    made.sort(key=lambda choice: -choice.total)
    stream, view = Stream(5), SimpleNamespace(round=round)
    return {drawn(made, object.__new__(options), view, style, stream) for _ in range(count)}  # type: ignore[arg-type]


def test_what_is_not_drawn_is_left_to_the_seat() -> None:
    assert draw([(Pass(0), 1.0)], MediaOptions) == {None}


@pytest.mark.parametrize("options", [PollBidOptions, StartBidOptions])
def test_what_is_worse_by_more_than_the_limit_is_never_drawn(options: type) -> None:
    limit = MIXED[options].limit
    best, near, far = BidForPoll(0, 2000), BidForPoll(0, 1000), BidForPoll(0, 3000)
    assert draw([(best, 5.0), (near, 5.0 - limit), (far, 5.0 - limit - 0.001)], options, count=5000) == {best, near}
    assert draw([(best, 5.0), (far, 5.0 - limit - 0.001)], options) == {best}


def bids(*worth: float, raises: bool = False) -> list[tuple[Command, float]]:
    """Bids of 0, 1 ... thousand with what each is worth; in the open round the first is passing."""
    made: list[tuple[Command, float]] = []
    for at, each in enumerate(worth):
        command: Command = Pass(0) if raises and not at else (RaiseStartBid if raises else BidForStart)(0, at * 1000)
        made.append((command, each))
    return made


def always(thousands: int) -> Style:
    """A character that always wants to bid so much."""
    return replace(PLAIN, start_bids=tuple(int(at == thousands) for at in range(7)))


@pytest.mark.parametrize(
    ("wanted", "worth", "amount"),
    [
        (0, (1.0, 1.0, 1.0, 1.0), 0),
        (2, (1.0, 1.0, 1.0, 1.0), 2000),
        (6, (1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0), 1000 * (1 + ABOVE)),
        (6, (1.0, -1.0, -1.0, -1.0, -1.0, -1.0, -1.0), 1000 * ABOVE),
        (6, (1.0, 1.0), 1000),
        (1, (1.0, 1.0, 1.0), 1000),
    ],
)
def test_a_character_bids_by_its_table_but_hardly_above_what_starting_is_worth(
    wanted: int, worth: tuple[float, ...], amount: int
) -> None:
    assert ABOVE == 2
    assert draw(bids(*worth), StartBidOptions, always(wanted)) == {BidForStart(0, amount)}


def test_a_rising_character_bids_a_thousand_more_each_round() -> None:
    style = replace(always(1), rising=True)
    for round, amount in ((1, 1000), (2, 2000), (4, 4000)):
        assert draw(bids(*[1.0] * 7), StartBidOptions, style, round) == {BidForStart(0, amount)}
    assert draw(bids(*[1.0] * 7), StartBidOptions, always(1), 4) == {BidForStart(0, 1000)}


@pytest.mark.parametrize(("wanted", "answer"), [(3, RaiseStartBid(0, 1000)), (1, RaiseStartBid(0, 1000)), (0, Pass(0))])
def test_in_the_open_round_it_goes_up_by_the_least_step_as_long_as_its_table_would(wanted: int, answer: Any) -> None:
    assert draw(bids(1.0, 1.0, 1.0, raises=True), StartRaiseOptions, always(wanted)) == {answer}


def test_the_table_gives_each_bid_its_share() -> None:
    style = replace(PLAIN, start_bids=(0, 50, 0, 50))
    assert draw(bids(*[1.0] * 5), StartBidOptions, style) == {BidForStart(0, 1000), BidForStart(0, 3000)}
