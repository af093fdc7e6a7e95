"""What each of the six characters likes more than something else, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from builders import POLITICIANS, a_game, card

from macher.ai.equals import NEARLY, likes
from macher.ai.kinds import STYLES
from macher.ai.styles import PLAIN, STYLED
from macher.ai.value import Choice
from macher.editions.registry import edition
from macher.engine.command import Command
from macher.rules.commands import (
    Action,
    AnswerCoalition,
    BidForPoll,
    BuyMedia,
    BuyRallies,
    ChangeProgram,
    ConvertRallies,
    DecideDonation,
    KeepPoll,
    Pass,
    PlacePoliticians,
    PublishPoll,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import ActionName
from macher.rules.national.commands import AskCoalition, ExchangeProgram, PublishEntries, UseCabinetCard
from macher.rules.viewing import view
from macher.rules.views import PlayerView

EDITION = edition("2019")
SEAT = 0
TEN, TWENTY, THIRTY = 0, 1, 2
"""Donation cards by their money in thousands."""


def seen(**changes: Any) -> PlayerView:
    """A view of seat 0 with two markers in the first state and six rallies in the second; seat 2 leads.

    The leader alone has +traffic, and matches the first opinion, +education, of the state that is decided about.
    """
    game = a_game().media(0, 0, 0).rallies(1, 6, 0, 0, 0)
    for seat, points in enumerate((90, 20, 40, 30)):
        game.party(seat).points = points
    game.program(2, "+education +digitization +genetics +security +traffic")
    return view(game.table, SEAT)._replace(**{"round": 1, "place": 0, **changes})


def politician(name: ActionName) -> UsePolitician:
    return UsePolitician(SEAT, Action(name), None)


def cabinet(name: ActionName) -> UseCabinetCard:
    return UseCabinetCard(SEAT, 0, Action(name))


def rallies(*counts: int) -> BuyRallies:
    return BuyRallies(SEAT, counts)


def sent(key: str) -> PlacePoliticians:
    return PlacePoliticians(SEAT, (POLITICIANS[key], -1, -1, -1))


def answer(donation: int, accept: bool) -> DecideDonation:
    return DecideDonation(SEAT, donation, accept)


NOTHING: Any = None
"""Options that no liking looks at."""
PASS = Pass(SEAT)
HURTS = ShiftOpinion(SEAT, card("+education"), card("-traffic"))
"""The leader loses two matches."""
HELPS = ShiftOpinion(SEAT, card("+education"), card("+traffic"))
"""The leader loses one and gains one."""
VOTES, TREND, REMOVED = ActionName.VOTES, ActionName.TREND, ActionName.REMOVE_MEDIA

ORDERS: Sequence[tuple[str, Sequence[Command]]] = (
    ("treasurer", (PASS, BuyMedia(SEAT, 1))),
    ("treasurer", (ConvertRallies(SEAT, 4), PASS)),
    ("treasurer", (KeepPoll(SEAT), PublishPoll(SEAT))),
    ("treasurer", (answer(TEN, True), answer(TEN, False))),
    ("gambler", (rallies(0, 2, 0, 0), rallies(7, 0, 0, 0), rallies(3, 0, 3, 3))),
    ("gambler", (PASS, ConvertRallies(SEAT, 6))),
    ("gambler", (BidForPoll(SEAT, 5000), BidForPoll(SEAT, 1000), PASS)),
    ("gambler", (politician(VOTES), politician(TREND))),
    ("gambler", (cabinet(VOTES), cabinet(TREND))),
    ("gambler", (PublishPoll(SEAT), KeepPoll(SEAT))),
    ("editor", (BuyMedia(SEAT, 0), BuyMedia(SEAT, 1), PASS)),
    ("editor", (rallies(4, 4, 0, 0), rallies(6, 1, 0, 0))),
    ("editor", (HURTS, HELPS, PASS)),
    ("editor", (PASS, BidForPoll(SEAT, 0), BidForPoll(SEAT, 3000))),
    ("editor", (answer(TEN, False), answer(TEN, True))),
    ("editor", (politician(REMOVED), politician(VOTES))),
    ("editor", (cabinet(ActionName.REPLACE_MEDIA), cabinet(VOTES))),
    ("editor", (PublishEntries(SEAT, (0,)), KeepPoll(SEAT))),
    ("marketplace", (rallies(3, 3, 3, 3), rallies(3, 3, 3, 0), rallies(6, 6, 0, 0), rallies(8, 0, 0, 0))),
    ("marketplace", (ConvertRallies(SEAT, 4), PASS)),
    ("marketplace", (PASS, BuyMedia(SEAT, 1))),
    ("marketplace", (PASS, BidForPoll(SEAT, 0))),
    ("marketplace", (sent("backbencher"), PASS)),
    ("marketplace", (politician(TREND), politician(VOTES))),
    ("broker", (rallies(3, 3, 3, 0), rallies(8, 1, 0, 0))),
    ("broker", (ChangeProgram(SEAT, ((card("+welfare"), card("+traffic")),), 0), ChangeProgram(SEAT, (), 0))),
    ("broker", (ChangeProgram(SEAT, (), 0), ChangeProgram(SEAT, ((card("+security"), card("+environment")),), 0))),
    ("broker", (ExchangeProgram(SEAT, card("+welfare"), card("+traffic")), PASS)),
    ("broker", (answer(THIRTY, False), answer(TWENTY, False), answer(TEN, True), answer(THIRTY, True))),
    ("broker", (politician(VOTES), politician(ActionName.OTHERS_TREND))),
    ("broker", (KeepPoll(SEAT), PublishPoll(SEAT))),
    ("broker", (BidForPoll(SEAT, 0), BidForPoll(SEAT, 3000), PASS)),
    ("broker", (HELPS, HURTS)),
    ("broker", (AskCoalition(SEAT, 1), PASS)),
    ("broker", (AnswerCoalition(SEAT, True), AnswerCoalition(SEAT, False))),
    ("pollster", (BidForPoll(SEAT, 0), BidForPoll(SEAT, 3000), PASS)),
    ("pollster", (PublishPoll(SEAT), PASS, KeepPoll(SEAT))),
    ("pollster", (PublishEntries(SEAT, (0,)), KeepPoll(SEAT))),
    ("pollster", (HURTS, HELPS)),
    ("pollster", (answer(TEN, True), answer(TEN, False))),
    ("pollster", (sent("parliamentary_leader"), sent("backbencher"))),
    ("pollster", (politician(ActionName.OTHERS_TREND), politician(ActionName.POLL), politician(VOTES))),
    ("pollster", (cabinet(ActionName.OTHER_TREND), cabinet(VOTES))),
    ("pollster", (rallies(4, 0, 0, 0), rallies(2, 2, 0, 0))),
)
"""A character, and commands of which each is liked more than the next."""


def liked(style: str, command: Command, **changes: Any) -> float:
    return likes(STYLED[style], seen(**changes), EDITION, NOTHING)(Choice(command, {}))


@pytest.mark.parametrize(("style", "order"), ORDERS)
def test_a_character_likes_one_more_than_the_other(style: str, order: Sequence[Command]) -> None:
    row = [liked(style, command) for command in order]
    assert row == sorted(row, reverse=True)
    assert len(set(row)) == len(row)


def test_early_donations_are_liked_early() -> None:
    assert liked("treasurer", answer(TEN, True), round=2) > 0
    assert liked("treasurer", answer(TEN, True), round=3) == 0


def test_a_seat_without_a_personality_likes_nothing_and_an_added_one_its_tastes() -> None:
    choice = Choice(BuyMedia(SEAT, 0), {"votes": 3.0, "taste": 2.5})
    assert likes(PLAIN, seen(), EDITION, NOTHING)(Choice(choice.command, {"votes": 3.0})) == 0
    assert likes(PLAIN, seen(), EDITION, NOTHING)(choice) == 2.5


def test_each_of_the_six_likes_something_and_nobody_plays_by_other_weights() -> None:
    for style in STYLES:
        found = STYLED[style]
        assert len(found.likings) >= 4
        assert all(NEARLY < points <= 2.0 for points in found.leeway.values())
        assert (found.weights, found.classic, found.tastes) == (PLAIN.weights, PLAIN.classic, PLAIN.tastes)
