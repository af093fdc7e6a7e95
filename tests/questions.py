"""Every kind of decision in a position made by hand, with a draft: those of the tests of prompts, by one name each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice

from builders import a_game
from tabletop import BareController
from ui import test_classic_prompts as classic
from ui import test_prompts_later as later
from ui import test_prompts_setup as early

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

__all__ = ["QUESTIONS", "some"]


def _early(name: str) -> tuple[BareController, Command]:
    controller = early._controller(name)
    return controller, early._expected(name, controller.table)


def _later(name: str) -> tuple[BareController, Command]:
    return later._controller(name), later.GIVEN[name]


def _classic(name: str) -> tuple[BareController, Command]:
    return classic._controller(name), classic.GIVEN[name]


SEAT = later.SEAT
_OTHER_USED = (0, "spokesperson")


def _bids(*commands: Command, money: int = 12_000) -> Table:
    game = later._game().polls(3, 1, 5, 7, 9).money(20_000, money, 9_000, 30_000).media(0, 2)
    return game.in_phase("polls").do(*commands).table


def _one_front() -> Table:
    """Of two fronts that the top poll may have, one leaves the party as it is."""
    return later._game().polls(5, 1, 3, 7, 9).media(0, 2).in_phase("polls").table


def _used() -> Table:
    game = later._acting("secretary", _OTHER_USED)
    return game.do(UsePolitician(0, Action(ActionName.REMOVE_MEDIA, 2, False), None)).table


def _no_money() -> Table:
    table = later._acting("spokesperson").table
    table.parties[SEAT].money = 500
    return table


def _at_the_end() -> Table:
    game = later._game().trend(1, 0, 3, -2, 3).media(1, 0, 2).placed(1, (SEAT, "backbencher"))
    return game.in_phase("cabinet_actions").do(PayPolitician(SEAT)).table


def _raised() -> Table:
    game = early._programs(a_game(4)).money(20_000, 12_000, 9_000, 30_000).in_phase("start_player")
    return game.do(*[BidForStart(seat, 2000) for seat in range(4)], RaiseStartBid(0, 4000)).table


def _poor(phase: str, money: int) -> Table:
    game = early._programs(a_game(4)).start(SEAT).rallies(0, 0, 5, 2, 1).media(0, 2, SEAT).media(1, SEAT, 2, 2)
    return game.money(20_000, money, 9_000, 30_000).in_phase(phase).table


def _converted(trend: int, rallies: int) -> Table:
    game = later._game().trend(0, 0, trend, 0, 0).rallies(0, 4, rallies, 0, 2)
    return game.in_phase("conversion").do(Pass(3)).table


EDGES: dict[str, tuple[Callable[[], Table], Command]] = {
    "bid-after-nothing": (partial(_bids, Pass(3), BidForPoll(0, 0)), BidForPoll(SEAT, 1000)),
    "bid-for-nothing": (partial(_bids, Pass(3), Pass(0)), BidForPoll(SEAT, 0)),
    "bid-without-money": (partial(_bids, Pass(3), BidForPoll(0, 4000), money=3000), Pass(SEAT)),
    "bid-with-one-of-two-fronts": (_one_front, BidForPoll(3, 1000)),
    "act-used": (_used, UsePolitician(SEAT, Action(ActionName.VOTES), None)),
    "act-without-money": (_no_money, UsePolitician(SEAT, None, Action(ActionName.VOTES))),
    "act-at-the-end": (_at_the_end, UsePolitician(SEAT, None, Action(ActionName.VOTES))),
    "tie-raised": (_raised, RaiseStartBid(SEAT, 9000)),
    "media-without-money": (partial(_poor, "media", 500), Pass(SEAT)),
    "rallies-with-little-money": (partial(_poor, "rallies", 1500), BuyRallies(SEAT, (1, 0, 0, 0))),
    "convert-with-a-bad-trend": (partial(_converted, -3, 5), ConvertRallies(SEAT, 5)),
    "convert-the-least": (partial(_converted, 1, 3), ConvertRallies(SEAT, 3)),
}
"""Positions at an end: nothing was bid, nothing is left, somebody was before."""


def _edge(name: str) -> tuple[BareController, Command]:
    make, draft = EDGES[name]
    return BareController(make(), draft.seat), draft


QUESTIONS: dict[str, Callable[[], tuple[BareController, Command]]] = {
    **{name: partial(_early, name) for name in early.ASKED},
    **{f"later-{name}": partial(_later, name) for name in later.ASKED},
    **{f"classic-{name}": partial(_classic, name) for name in classic.ASKED},
    **{f"edge-{name}": partial(_edge, name) for name in EDGES},
}
"""The table of one seat that is asked, and what a player might draft."""


def some(controller: BareController, most: int) -> list[Command]:
    """Answers that the rules allow, spread over all of them."""
    assert controller.decision is not None
    listed = list(islice(controller.decision.options, 400))
    return listed[:: max(1, len(listed) // most)][:most]
