"""The questions of phases 5 to 9 (EN19) in positions made by hand, each with an answer."""

from __future__ import annotations

from asked_early import SEAT, programs
from builders import Game, a_game, card
from tabletop import Question

from macher.rules.commands import (
    Action,
    AnswerCoalition,
    BidForPoll,
    ConvertRallies,
    DecideDonation,
    KeepPoll,
    Pass,
    PayPolitician,
    PlacePoliticians,
    PublishPoll,
    ShiftOpinion,
    UsePolitician,
)
from macher.rules.edition import ActionName
from macher.rules.options import GameOptions
from macher.rules.table import Table


def a_position(options: GameOptions | None = None) -> Game:
    """Rallies, trends and votes in three states."""
    game = programs(a_game(4, options=options)).start(SEAT).money(20_000, 12_000, 9_000, 30_000)
    game.rallies(0, 4, 5, 0, 2).rallies(1, 0, 6, 4, 1).rallies(3, 0, 3, 0, 8).trend(1, 0, 1, -2, 3)
    return game.votes(0, 6, 3, 12, 0).votes(1, 0, 6, 9, 0)


def place() -> Table:
    return a_position().placed(0, (0, "secretary")).in_phase("cabinet_placement").table


def pay() -> Table:
    row = ((0, "spokesperson"), (SEAT, "backbencher"), (2, "secretary"))
    return a_position().placed(1, *row).in_phase("cabinet_actions").do(PayPolitician(0)).table


def acting(key: str, *others: tuple[int, str], doubled: str = "") -> Game:
    """All politicians in the second state are paid; the own one acts last."""
    game = a_position().media(1, 0, 2, 2, SEAT).placed(1, *others, (SEAT, key))
    if doubled:
        game.doubled(1, doubled)
    game = game.in_phase("cabinet_actions")
    for seat, _ in (*others, (SEAT, key)):
        game.do(PayPolitician(seat))
    return game


def double() -> Table:
    return acting("backbencher").table


def undouble() -> Table:
    return acting("vice_chancellor", doubled="+education").table


def remove() -> Table:
    return acting("spokesperson").table


def lone_marker() -> Table:
    table = acting("spokesperson").table
    table.lands[1].media = [0, SEAT]
    return table


def poll() -> Table:
    return acting("secretary").table


def shift() -> Table:
    game = a_position().media(1, SEAT, SEAT, 0).doubled(1, "+genetics")
    return game.opinion_display("-education +welfare -traffic +security").in_phase("media_influence").table


def bid() -> Table:
    game = a_position().polls(3, 1, 5, 7, 9).media(0, 2)
    return game.in_phase("polls").do(Pass(3), BidForPoll(0, 1000)).table


def front() -> Table:
    game = a_position().polls(3, 1, 5, 7, 9).media(0, 3)
    return game.in_phase("polls").do(Pass(3), Pass(0), BidForPoll(SEAT, 2000), Pass(2)).table


def closed_front() -> Table:
    game = a_position().polls(1, 3, 5, 7, 9)
    return game.in_phase("polls").do(Pass(3), Pass(0), BidForPoll(SEAT, 0), Pass(2)).table


def convert() -> Table:
    return a_position().in_phase("conversion").do(Pass(3)).table


def coalition() -> Table:
    game = a_position(GameOptions(partners_may_decline=True)).rallies(0, 0, 0, 0, 0).votes(0, 30, 24, 22, 3)
    return game.in_phase("election").table


def donation() -> Table:
    game = a_position()
    game.party(SEAT).donations = [0, 2]
    return game.in_phase("income").table


DOUBLE, REMOVE = ActionName.DOUBLE, ActionName.REMOVE_MEDIA

LATER: dict[str, Question] = {
    "place": Question(
        place,
        PlacePoliticians(SEAT, (2, -1, -1, 0)),
        ("cabinet.card.2", "spot.slot.0.1", "cabinet.card.0", "spot.slot.3.0"),
        ("cabinet.card.2", "key:1", "cabinet.card.0", "key:4"),
    ),
    "pay": Question(pay, PayPolitician(SEAT)),
    "double": Question(
        double,
        UsePolitician(SEAT, Action(DOUBLE, card("+digitization"), True), Action(ActionName.TREND)),
        (f"spot.opinion.1.{card('+digitization')}", "act.action.1"),
    ),
    "undouble": Question(
        undouble,
        UsePolitician(SEAT, Action(ActionName.TREND), Action(DOUBLE, card("+education"), False)),
        ("act.action.1",),
    ),
    "remove": Question(
        remove,
        UsePolitician(SEAT, Action(REMOVE, 2, False), Action(ActionName.VOTES)),
        ("spot.media.1.1", "act.follow", "act.action.2"),
    ),
    "poll": Question(poll, UsePolitician(SEAT, Action(ActionName.VOTES), Action(ActionName.POLL)), ("act.action.2",)),
    "shift": Question(
        shift,
        ShiftOpinion(SEAT, card("+education"), card("-education")),
        (f"spot.opinion.1.{card('+education')}", f"spot.display_opinion.{card('-education')}"),
    ),
    "bid": Question(bid, BidForPoll(SEAT, 3000), ("bid.up", "bid.up", "bid.down"), ("key:+", "key:+", "key:-")),
    "front": Question(front, PublishPoll(SEAT)),
    "closed_front": Question(closed_front, KeepPoll(SEAT)),
    "convert": Question(convert, ConvertRallies(SEAT, 5), ("convert.pip.4", "convert.more"), ("key:4", "key:+")),
    "coalition": Question(coalition, AnswerCoalition(SEAT, True)),
    "donation": Question(donation, DecideDonation(SEAT, 2, False), ("donation.card.0.take", "donation.card.2.refuse")),
}
