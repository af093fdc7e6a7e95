"""Tastes: which commands each of them likes, by how much, and what is just not liked yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import pytest
from builders import EDITION, a_game

from macher.ai.habits import with_tastes
from macher.ai.styles import Tastes
from macher.ai.value import Choice
from macher.engine.command import Command
from macher.rules.commands import (
    Action,
    BidForPoll,
    BidForStart,
    BuyMedia,
    BuyRallies,
    ChangeProgram,
    ConvertRallies,
    DecideDonation,
    KeepPoll,
    Pass,
    PublishPoll,
    RaiseStartBid,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import ActionName
from macher.rules.national.commands import ExchangeProgram, PublishEntries, UseCabinetCard
from macher.rules.viewing import view
from macher.rules.views import PlayerView

SEAT = 0
ROUNDS = EDITION.lengths[4].rounds
COSTS = EDITION.figures.rally_costs


def seen(**changes: Any) -> PlayerView:
    """A view of seat 0: two own markers in the first state, one in the second; three own rallies in the second, two in
    the first; the strongest other party is seat 2, which alone has card 12 in its program.
    """
    game = a_game().media(0, 0, 0, 1).media(1, 0, 1, 2).rallies(1, 3, 0, 0, 0).rallies(0, 2, 0, 0, 0)
    for seat, points in enumerate((90, 20, 40, 30)):
        game.party(seat).points = points
        game.party(seat).program = [0, 2, 4, 6, 8]
    game.party(1).program[-1] = game.party(3).program[-1] = 10
    game.party(2).program[-1] = 12
    game.party(0).donations = [1, 4, 7]
    return view(game.table, SEAT)._replace(**{"round": 2, "voting": (0,), "place": 0, **changes})


def action(name: ActionName, *target: Any) -> UsePolitician:
    """A politician's main action."""
    return UsePolitician(SEAT, Action(name, *target), None)


@dataclass(frozen=True)
class Row:
    """A taste, a command that it likes, one of the same kind that it likes less or not at all, and how much more."""

    taste: str
    liked: Command
    other: Command
    units: float = 1.0
    view: dict[str, Any] = field(default_factory=dict)


PLAYED, LAST, BEFORE = {"round": 3}, {"round": ROUNDS - 1}, {"round": ROUNDS - 2}
AWAY = {"place": 1}

ROWS: Sequence[Row] = (
    Row("media", BuyMedia(SEAT, 1), Pass(SEAT)),
    Row("third_marker", BuyMedia(SEAT, 0), BuyMedia(SEAT, 1)),
    Row("rally", BuyRallies(SEAT, (1, 1, 0, 0)), BuyRallies(SEAT, (1, 0, 0, 0))),
    Row("first_rallies", BuyRallies(SEAT, (2, 2, 0, 0)), BuyRallies(SEAT, (4, 0, 0, 0))),
    Row("first_rallies", BuyRallies(SEAT, (3, 0, 0, 0)), BuyRallies(SEAT, (2, 0, 0, 0))),
    Row("fourth_rally", BuyRallies(SEAT, (4, 0, 0, 0)), BuyRallies(SEAT, (3, 1, 0, 0))),
    Row("fourth_rally", BuyRallies(SEAT, (0, 0, 6, 0)), BuyRallies(SEAT, (0, 0, 4, 1)), 2.0),
    Row("deep_rally", BuyRallies(SEAT, (0, 2, 0, 0)), BuyRallies(SEAT, (2, 0, 0, 0))),
    Row("deep_rally", BuyRallies(SEAT, (0, 0, 5, 0)), BuyRallies(SEAT, (0, 0, 4, 0))),
    Row("deep_rally", BuyRallies(SEAT, (0, 5, 0, 0)), BuyRallies(SEAT, (5, 0, 0, 0))),
    Row("conversion", ConvertRallies(SEAT, 3), ConvertRallies(SEAT, 2)),
    Row("early_conversion", ConvertRallies(SEAT, 3), Pass(SEAT), view=AWAY),
    Row("base", KeepPoll(SEAT), PublishPoll(SEAT)),
    Row("base", DecideDonation(SEAT, 4, False), DecideDonation(SEAT, 4, True), view=PLAYED),
    Row("base", action(ActionName.BASE), action(ActionName.TREND)),
    Row("base", UseCabinetCard(SEAT, 0, Action(ActionName.BASE)), UseCabinetCard(SEAT, 0, None)),
    Row("base", BidForPoll(SEAT, 1000), Pass(SEAT), 0.5),
    Row("opinion", ShiftOpinion(SEAT, 0, 2), Pass(SEAT)),
    Row("opinion", action(ActionName.DOUBLE, 4, True), action(ActionName.DOUBLE, 4, False)),
    Row("program", ChangeProgram(SEAT, ((0, 10), (2, 11)), 5), ChangeProgram(SEAT, ((0, 10),), 5)),
    Row("program", ExchangeProgram(SEAT, 0, 11), Pass(SEAT)),
    Row("common", ChangeProgram(SEAT, ((8, 12),), 5), ChangeProgram(SEAT, ((8, 10),), 5)),
    Row("common", ExchangeProgram(SEAT, 8, 12), ExchangeProgram(SEAT, 8, 10)),
    Row("common", ExchangeProgram(SEAT, 8, 11), ExchangeProgram(SEAT, 6, 11)),
    Row("harm", PublishPoll(SEAT), KeepPoll(SEAT)),
    Row("harm", PublishEntries(SEAT, ()), Pass(SEAT)),
    Row("harm", action(ActionName.REMOVE_MEDIA, 1, True), action(ActionName.TREND)),
    Row("harm", action(ActionName.OTHERS_TREND), action(ActionName.VOTES)),
    Row("harm", action(ActionName.OTHER_TREND, 1), action(ActionName.POLL)),
    Row("harm", action(ActionName.REPLACE_MEDIA, 1), action(ActionName.PROGRAM)),
    Row("bid", BidForStart(SEAT, 3000), BidForStart(SEAT, 2000)),
    Row("bid", RaiseStartBid(SEAT, 3000), RaiseStartBid(SEAT, 2000)),
    Row("bid", BidForPoll(SEAT, 3000), BidForPoll(SEAT, 2000)),
    Row("poll_bid", BidForPoll(SEAT, 3000), BidForPoll(SEAT, 2000)),
    Row("poll", BidForPoll(SEAT, 0), Pass(SEAT)),
    Row("kept", Pass(SEAT), BuyMedia(SEAT, 1), EDITION.figures.media_price / 1000, LAST),
    Row("kept", Pass(SEAT), BuyRallies(SEAT, (2, 1, 0, 0)), (COSTS[2] + COSTS[1]) / 1000, LAST),
    Row("kept", Pass(SEAT), BidForPoll(SEAT, 4000), 4.0, {"round": ROUNDS}),
    Row("donation", DecideDonation(SEAT, 4, True), DecideDonation(SEAT, 4, False), view={"round": 2}),
    Row("dearest", DecideDonation(SEAT, 7, True), DecideDonation(SEAT, 4, True)),
    Row("smallest", DecideDonation(SEAT, 1, True), DecideDonation(SEAT, 4, True)),
)

NEAR: Sequence[Row] = (
    Row("third_marker", BuyMedia(SEAT, 1), Pass(SEAT)),
    Row("fourth_rally", BuyRallies(SEAT, (3, 3, 3, 0)), Pass(SEAT)),
    Row("deep_rally", BuyRallies(SEAT, (2, 1, 4, 0)), Pass(SEAT)),
    Row("early_conversion", ConvertRallies(SEAT, 3), Pass(SEAT)),
    Row("kept", Pass(SEAT), BuyMedia(SEAT, 1), view=BEFORE),
    Row("kept", Pass(SEAT), BuyRallies(SEAT, (2, 1, 0, 0)), view=BEFORE),
    Row("donation", DecideDonation(SEAT, 4, True), DecideDonation(SEAT, 4, False), view=PLAYED),
    Row("poll_bid", BidForStart(SEAT, 3000), BidForStart(SEAT, 2000)),
    Row("opinion", action(ActionName.DOUBLE, 4, False), action(ActionName.TREND)),
    Row("opinion", BuyMedia(SEAT, 1), Pass(SEAT)),
    Row("harm", KeepPoll(SEAT), Pass(SEAT)),
    Row("smallest", DecideDonation(SEAT, 1, False), DecideDonation(SEAT, 4, False)),
)
"""What is just not what the taste likes."""


def liking(row: Row, value: float, ahead: float = 0.0) -> tuple[Command, float]:
    """Which of both is preferred where the other one is so far ahead, and by how much the taste likes the one more."""
    choices = [Choice(row.other, {"votes": ahead}), Choice(row.liked, {"votes": 0.0})]
    found = with_tastes(choices, Tastes(**{row.taste: value}), seen(**row.view), EDITION)
    terms = {choice.command: choice.terms["taste"] for choice in found}
    return found[0].command, terms[row.liked] - terms[row.other]


NAMES = [each.name for each in fields(Tastes)]


def test_every_taste_is_looked_at() -> None:
    assert {row.taste for row in ROWS} == set(NAMES)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.taste}-{type(row.liked).__name__}")
def test_a_taste_prefers_what_it_likes(row: Row) -> None:
    preferred, more = liking(row, 1.0, ahead=row.units * 0.9)
    assert preferred == row.liked
    assert more == pytest.approx(row.units)
    assert liking(row, 1.0, ahead=row.units * 1.1)[0] == row.other


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.taste}-{type(row.liked).__name__}")
def test_a_dislike_prefers_the_other(row: Row) -> None:
    assert liking(row, -1.0, ahead=row.units * -0.9)[0] == row.other


@pytest.mark.parametrize("row", NEAR, ids=lambda row: f"{row.taste}-{type(row.liked).__name__}")
def test_a_taste_leaves_alone_what_is_not_quite_that(row: Row) -> None:
    assert liking(row, 1.0)[1] == 0.0
    assert liking(row, 1.0, ahead=0.01)[0] == row.other


def test_who_refuses_the_largest_donation_likes_to() -> None:
    """A dislike of the largest is a liking for refusing it, and for nothing else."""
    refusing = Row("dearest", DecideDonation(SEAT, 7, False), DecideDonation(SEAT, 4, False))
    assert liking(refusing, -2.0)[1] == 2.0
    assert liking(refusing, 2.0)[1] == 0.0


def test_a_seat_without_tastes_keeps_the_order() -> None:
    choices = [Choice(row.liked, {"votes": 1.0}) for row in ROWS]
    assert with_tastes(choices, Tastes(), seen(), EDITION) is choices
