"""The questions of the classic editions (VG06, WBC06, CONS) in positions made by hand, each with an answer."""

from __future__ import annotations

from asked_early import SEAT
from classics import ClassicGame, a_classic, card
from tabletop import Question

from macher.editions.registry import edition
from macher.rules.commands import (
    Action,
    AnswerCoalition,
    BidForPoll,
    BidForStart,
    BuyMedia,
    BuyRallies,
    ConvertRallies,
    DecideDonation,
    Pass,
    PlacePoliticians,
    ShiftOpinion,
)
from macher.rules.edition import ActionName, GameSetup
from macher.rules.national.commands import (
    AskCoalition,
    ChoosePlace,
    ExchangeProgram,
    FillStartSheet,
    NameFirstPlayer,
    PlaceNational,
    PublishEntries,
    ThrowAway,
    UseCabinetCard,
)
from macher.rules.options import GameOptions
from macher.rules.setup import new_game
from macher.rules.table import Table


def a_position(key: str = "2006") -> ClassicGame:
    """The first round with meetings, trends and money; seat 1 plays first."""
    game = a_classic(key).order(1, 2, 3, 0)
    game.money(25_000, 25_000, 25_000, 25_000).base(10, 12, 9, 14)
    game.rallies(0, 2, 3, 1, 0).rallies(2, 5, 6, 0, 0).rallies(3, 0, 2, 7, 1).trend(2, 0, 1, -1, 0)
    game.program(2, "+a +b -c -f -g")
    return game


def sheet() -> Table:
    return new_game(edition("2006"), GameSetup(7, (0, 1, 2, 3), 1, GameOptions()), [])


def bid() -> Table:
    return a_position().in_phase("first_player").table


def bid_again() -> Table:
    game = a_position().in_phase("first_player")
    return game.do(BidForStart(0, 0), BidForStart(1, 3000), BidForStart(2, 3000), BidForStart(3, 1000)).table


def first() -> Table:
    game = a_position().in_phase("first_player")
    return game.do(BidForStart(0, 0), BidForStart(1, 3000), BidForStart(2, 2000), BidForStart(3, 0)).table


def place() -> Table:
    game = a_position("consim").in_phase("places")
    return game.do(
        BidForStart(0, 0), BidForStart(1, 3000), BidForStart(2, 4000), BidForStart(3, 1000), ChoosePlace(2, 3)
    ).table


def throw() -> Table:
    return a_position().hand(SEAT, "+f -f +g").in_phase("conference").table


def exchange() -> Table:
    return a_position().hand(SEAT, "-a -f +g").in_phase("conference").do(Pass(SEAT)).table


def exchange_members() -> Table:
    return a_position("consim").hand(SEAT, "-a").in_phase("exchanges").table


def sending() -> Table:
    return a_position().money(25_000, 9_000, 25_000, 25_000).in_phase("cabinet_sending").table


def _using(key: str) -> Table:
    game = a_position().media(2, 0, 0, 2, SEAT).placed(2, (SEAT, key), (0, "backbencher"))
    return game.placed(3, (SEAT, "backbencher")).in_phase("cabinet_use").table


def use_votes() -> Table:
    return _using("justice")


def use_double() -> Table:
    return _using("justice")


def use_other() -> Table:
    return _using("chief_whip")


def use_media() -> Table:
    return _using("finance")


def ask() -> Table:
    return a_position().tiles(0, 1, 2, 3).in_phase("coalitions").table


def offer() -> Table:
    return a_position().order(2, 3, 0, 1).tiles(0, 1, 2).in_phase("coalitions").do(AskCoalition(2, 1)).table


def media() -> Table:
    return a_position().in_phase("media_buying").table


def influence() -> Table:
    return a_position().media(3, SEAT, SEAT, 0).in_phase("influence").table


def majority() -> Table:
    game = a_position().votes(3, 0, 30, 5, 5).rallies(2, 0, 0, 0, 0).rallies(3, 0, 0, 0, 0)
    return game.in_phase("vote_catching").table


def meetings() -> Table:
    return a_position().in_phase("meetings").table


def raising() -> Table:
    return a_position().in_phase("poll_auctions").do(BidForPoll(1, 1000), Pass(2), BidForPoll(3, 2000), Pass(0)).table


def entries() -> Table:
    game = a_position().media(0, 0)
    deck = game.table.poll_deck
    deck.remove(0)
    deck.append(0)  # +2 -2 +1 -1 in the order of the seats
    return game.in_phase("poll_auctions").do(BidForPoll(1, 1000), Pass(2), Pass(3), Pass(0)).table


def convert() -> Table:
    return a_position().in_phase("vote_catching").do(Pass(2)).table


def national() -> Table:
    game = a_position()
    game.votes(0, 10, 40, 0, 0)
    game.table.national[:2] = [card("-a"), card("+f")]
    return game.in_phase("region_election").table


def contribution() -> Table:
    game = a_position()
    game.party(SEAT).donations = [0, 2]
    return game.in_phase("contributions").table


_SHIFT = ShiftOpinion(SEAT, card("+a"), card("-e"))
_SHIFTED = (f"spot.opinion.3.{card('+a')}", f"spot.display_opinion.{card('-e')}")
_DOUBLE = Action(ActionName.DOUBLE, card("+b"), True)
_MEETINGS = ("spot.plus.1", "spot.plus.1", "spot.plus.0")

CLASSIC: dict[str, Question] = {
    "sheet": Question(
        sheet,
        FillStartSheet(0, 1, 2, (0, 1, 2, 2)),
        ("sheet.1.2", "sheet.2.3", "spot.land.0", "spot.land.1", "spot.land.2", "spot.land.2"),
        ("sheet.1.2", "sheet.2.3", "key:1", "key:2", "key:3", "key:3"),
    ),
    "bid": Question(bid, BidForStart(SEAT, 2000), ("bid.up", "bid.up")),
    "bid_again": Question(bid_again, BidForStart(SEAT, 4000), ("bid.up",)),
    "first": Question(first, NameFirstPlayer(SEAT, 3), ("pick.3",), ("key:3",)),
    "place": Question(place, ChoosePlace(SEAT, 1), ("pick.2",)),
    "throw": Question(throw, ThrowAway(SEAT, (card("+f"), card("+g"))), ("throw.mark.0", "throw.mark.2")),
    "exchange": Question(exchange, ExchangeProgram(SEAT, card("+e"), card("-f")), ("exchange.in.1", "exchange.out.4")),
    "exchange_members": Question(
        exchange_members, ExchangeProgram(SEAT, card("+c"), -1), ("exchange.deck", "exchange.out.2")
    ),
    "sending": Question(
        sending,
        PlacePoliticians(SEAT, (0, -1, -1, 2)),
        ("cabinet.card.0", "spot.slot.0.0", "cabinet.card.2", "spot.slot.3.0"),
        ("cabinet.card.0", "key:1", "cabinet.card.2", "key:4"),
    ),
    "use_votes": Question(use_votes, UseCabinetCard(SEAT, 2, Action(ActionName.VOTES)), ("use.2.2",)),
    "use_double": Question(use_double, UseCabinetCard(SEAT, 2, _DOUBLE), (f"spot.opinion.2.{card('+b')}",)),
    "use_other": Question(
        use_other, UseCabinetCard(SEAT, 2, Action(ActionName.OTHER_TREND, 2)), ("use.2.2", "use.target.2")
    ),
    "use_media": Question(
        use_media, UseCabinetCard(SEAT, 2, Action(ActionName.REPLACE_MEDIA, 0, True)), ("spot.media.2.1",)
    ),
    "ask": Question(ask, AskCoalition(SEAT, 2), ("pick.1",)),
    "offer": Question(offer, AnswerCoalition(SEAT, True)),
    "media": Question(media, BuyMedia(SEAT, 1), ("spot.media.1.0",)),
    "influence": Question(influence, _SHIFT, _SHIFTED),
    "majority": Question(majority, _SHIFT, _SHIFTED),
    "meetings": Question(meetings, BuyRallies(SEAT, (1, 2, 0, 0)), _MEETINGS),
    "raising": Question(raising, BidForPoll(SEAT, 4000), ("bid.up",), ("key:+",)),
    "entries": Question(entries, PublishEntries(SEAT, (0, 2)), ("entry.2", "entry.0")),
    "convert": Question(convert, ConvertRallies(SEAT, 4), ("convert.pip.4",)),
    "national": Question(national, PlaceNational(SEAT, card("+b"), 2), ("pick.2",)),
    "contribution": Question(
        contribution, DecideDonation(SEAT, 2, False), ("donation.card.0.take", "donation.card.2.refuse")
    ),
}
