"""Every kind of decision in a position made by hand, with a draft: those of the tests of prompts, by one name each."""

from __future__ import annotations

from functools import partial
from itertools import islice

from asked_classic import CLASSIC
from asked_early import EARLY, SEAT, programs
from asked_later import LATER, a_position, acting
from builders import a_game
from tabletop import BareController, Question

from macher.engine.command import Command
from macher.rules.commands import (
    Action,
    BidForPoll,
    BidForStart,
    BuyRallies,
    ConvertRallies,
    Pass,
    PayPolitician,
    RaiseStartBid,
    UsePolitician,
)
from macher.rules.edition import ActionName
from macher.rules.table import Table

__all__ = ["ASKED", "QUESTIONS", "some"]

_OTHER_USED = (0, "spokesperson")


def _bids(*commands: Command, money: int = 12_000) -> Table:
    game = a_position().polls(3, 1, 5, 7, 9).money(20_000, money, 9_000, 30_000).media(0, 2)
    return game.in_phase("polls").do(*commands).table


def _one_front() -> Table:
    """Of two fronts that the top poll may have, one leaves the party as it is."""
    return a_position().polls(5, 1, 3, 7, 9).media(0, 2).in_phase("polls").table


def _used() -> Table:
    game = acting("secretary", _OTHER_USED)
    return game.do(UsePolitician(0, Action(ActionName.REMOVE_MEDIA, 2, False), None)).table


def _no_money() -> Table:
    table = acting("spokesperson").table
    table.parties[SEAT].money = 500
    return table


def _at_the_end() -> Table:
    game = a_position().trend(1, 0, 3, -2, 3).media(1, 0, 2).placed(1, (SEAT, "backbencher"))
    return game.in_phase("cabinet_actions").do(PayPolitician(SEAT)).table


def _raised() -> Table:
    game = programs(a_game(4)).money(20_000, 12_000, 9_000, 30_000).in_phase("start_player")
    return game.do(*[BidForStart(seat, 2000) for seat in range(4)], RaiseStartBid(0, 4000)).table


def _poor(phase: str, money: int) -> Table:
    game = programs(a_game(4)).start(SEAT).rallies(0, 0, 5, 2, 1).media(0, 2, SEAT).media(1, SEAT, 2, 2)
    return game.money(20_000, money, 9_000, 30_000).in_phase(phase).table


def _converted(trend: int, rallies: int) -> Table:
    game = a_position().trend(0, 0, trend, 0, 0).rallies(0, 4, rallies, 0, 2)
    return game.in_phase("conversion").do(Pass(3)).table


EDGES: dict[str, Question] = {
    "bid-after-nothing": Question(partial(_bids, Pass(3), BidForPoll(0, 0)), BidForPoll(SEAT, 1000)),
    "bid-for-nothing": Question(partial(_bids, Pass(3), Pass(0)), BidForPoll(SEAT, 0)),
    "bid-without-money": Question(partial(_bids, Pass(3), BidForPoll(0, 4000), money=3000), Pass(SEAT)),
    "bid-with-one-of-two-fronts": Question(_one_front, BidForPoll(3, 1000)),
    "act-used": Question(_used, UsePolitician(SEAT, Action(ActionName.VOTES), None)),
    "act-without-money": Question(_no_money, UsePolitician(SEAT, None, Action(ActionName.VOTES))),
    "act-at-the-end": Question(_at_the_end, UsePolitician(SEAT, None, Action(ActionName.VOTES))),
    "tie-raised": Question(_raised, RaiseStartBid(SEAT, 9000)),
    "media-without-money": Question(partial(_poor, "media", 500), Pass(SEAT)),
    "rallies-with-little-money": Question(partial(_poor, "rallies", 1500), BuyRallies(SEAT, (1, 0, 0, 0))),
    "convert-with-a-bad-trend": Question(partial(_converted, -3, 5), ConvertRallies(SEAT, 5)),
    "convert-the-least": Question(partial(_converted, 1, 3), ConvertRallies(SEAT, 3)),
}
"""Positions at an end: nothing was bid, nothing is left, somebody was before."""


ASKED: dict[str, Question] = {
    **EARLY,
    **{f"later-{name}": each for name, each in LATER.items()},
    **{f"classic-{name}": each for name, each in CLASSIC.items()},
}
"""Each kind of decision of every edition."""

QUESTIONS: dict[str, Question] = {**ASKED, **{f"edge-{name}": each for name, each in EDGES.items()}}


def some(controller: BareController, most: int) -> list[Command]:
    """Answers that the rules allow, spread over all of them."""
    assert controller.decision is not None
    listed = list(islice(controller.decision.options, 400))
    return listed[:: max(1, len(listed) // most)][:most]
