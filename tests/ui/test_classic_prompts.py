"""The questions of the classic editions on the real table screen: by mouse, by keys, with reasons and true previews."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from classics import ClassicGame, a_classic, card
from tabletop import BareController, by_keyboard, confirms_too_early, show

from macher.editions.registry import edition
from macher.engine.command import Command
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.commands import (
    Action,
    AnswerCoalition,
    BidForPoll,
    BidForStart,
    BuyMedia,
    BuyRallies,
    ConvertRallies,
    DecideDonation,
    KeepPoll,
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
from macher.rules.viewing import view
from macher.ui.game.advice import Asked, options_for
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts import AdviceWords
from macher.ui.table.words.links import Subject, subject_of

SEAT = 1
LANGUAGES = ("en", "de", "pl", "fr")


def _game(key: str = "2006") -> ClassicGame:
    game = a_classic(key).order(1, 2, 3, 0)
    game.money(25_000, 25_000, 25_000, 25_000).base(10, 12, 9, 14)
    game.rallies(0, 2, 3, 1, 0).rallies(2, 5, 6, 0, 0).rallies(3, 0, 2, 7, 1).trend(2, 0, 1, -1, 0)
    game.program(2, "+a +b -c -f -g")
    return game


def sheet() -> Table:
    return new_game(edition("2006"), GameSetup(7, (0, 1, 2, 3), 1, GameOptions()), [])


def bid() -> Table:
    return _game().in_phase("first_player").table


def bid_again() -> Table:
    game = _game().in_phase("first_player")
    return game.do(BidForStart(0, 0), BidForStart(1, 3000), BidForStart(2, 3000), BidForStart(3, 1000)).table


def first() -> Table:
    game = _game().in_phase("first_player")
    return game.do(BidForStart(0, 0), BidForStart(1, 3000), BidForStart(2, 2000), BidForStart(3, 0)).table


def place() -> Table:
    game = _game("consim").in_phase("places")
    return game.do(
        BidForStart(0, 0), BidForStart(1, 3000), BidForStart(2, 4000), BidForStart(3, 1000), ChoosePlace(2, 3)
    ).table


def throw() -> Table:
    return _game().hand(SEAT, "+f -f +g").in_phase("conference").table


def exchange() -> Table:
    return _game().hand(SEAT, "-a -f +g").in_phase("conference").do(Pass(SEAT)).table


def exchange_members() -> Table:
    return _game("consim").hand(SEAT, "-a").in_phase("exchanges").table


def sending() -> Table:
    return _game().money(25_000, 9_000, 25_000, 25_000).in_phase("cabinet_sending").table


def _using(key: str) -> Table:
    game = _game().media(2, 0, 0, 2, SEAT).placed(2, (SEAT, key), (0, "backbencher"))
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
    return _game().tiles(0, 1, 2, 3).in_phase("coalitions").table


def offer() -> Table:
    return _game().order(2, 3, 0, 1).tiles(0, 1, 2).in_phase("coalitions").do(AskCoalition(2, 1)).table


def media() -> Table:
    return _game().in_phase("media_buying").table


def influence() -> Table:
    return _game().media(3, SEAT, SEAT, 0).in_phase("influence").table


def majority() -> Table:
    game = _game().votes(3, 0, 30, 5, 5).rallies(2, 0, 0, 0, 0).rallies(3, 0, 0, 0, 0)
    return game.in_phase("vote_catching").table


def meetings() -> Table:
    return _game().in_phase("meetings").table


def raising() -> Table:
    return _game().in_phase("poll_auctions").do(BidForPoll(1, 1000), Pass(2), BidForPoll(3, 2000), Pass(0)).table


def entries() -> Table:
    game = _game().media(0, 0)
    deck = game.table.poll_deck
    deck.remove(0)
    deck.append(0)  # +2 -2 +1 -1 in the order of the seats
    return game.in_phase("poll_auctions").do(BidForPoll(1, 1000), Pass(2), Pass(3), Pass(0)).table


def convert() -> Table:
    return _game().in_phase("vote_catching").do(Pass(2)).table


def national() -> Table:
    game = _game().votes(0, 10, 40, 0, 0)
    game.table.national[:2] = [card("-a"), card("+f")]
    return game.in_phase("region_election").table


def contribution() -> Table:
    game = _game()
    game.party(SEAT).donations = [0, 2]
    return game.in_phase("contributions").table


ASKED: dict[str, Callable[[], Table]] = {
    "sheet": sheet,
    "bid": bid,
    "bid_again": bid_again,
    "first": first,
    "place": place,
    "throw": throw,
    "exchange": exchange,
    "exchange_members": exchange_members,
    "sending": sending,
    "use_votes": use_votes,
    "use_double": use_double,
    "use_other": use_other,
    "use_media": use_media,
    "ask": ask,
    "offer": offer,
    "media": media,
    "influence": influence,
    "majority": majority,
    "meetings": meetings,
    "raising": raising,
    "entries": entries,
    "convert": convert,
    "national": national,
    "contribution": contribution,
}

CLICKS: dict[str, list[str]] = {
    "sheet": ["sheet.1.2", "sheet.2.3", "spot.land.0", "spot.land.1", "spot.land.2", "spot.land.2"],
    "bid": ["bid.up", "bid.up"],
    "bid_again": ["bid.up"],
    "first": ["pick.3"],
    "place": ["pick.2"],
    "throw": ["throw.mark.0", "throw.mark.2"],
    "exchange": ["exchange.in.1", "exchange.out.4"],
    "exchange_members": ["exchange.deck", "exchange.out.2"],
    "sending": ["cabinet.card.0", "spot.slot.0.0", "cabinet.card.2", "spot.slot.3.0"],
    "use_votes": ["use.2.2"],
    "use_double": [f"spot.opinion.2.{card('+b')}"],
    "use_other": ["use.2.2", "use.target.2"],
    "use_media": ["spot.media.2.1"],
    "ask": ["pick.1"],
    "offer": [],
    "media": ["spot.media.1.0"],
    "influence": [f"spot.opinion.3.{card('+a')}", f"spot.display_opinion.{card('-e')}"],
    "majority": [f"spot.opinion.3.{card('+a')}", f"spot.display_opinion.{card('-e')}"],
    "meetings": ["spot.plus.1", "spot.plus.1", "spot.plus.0"],
    "raising": ["bid.up"],
    "entries": ["entry.2", "entry.0"],
    "convert": ["convert.pip.4"],
    "national": ["pick.2"],
    "contribution": ["donation.card.0.take", "donation.card.2.refuse"],
}
NUMBERED = {
    "sheet": ["sheet.1.2", "sheet.2.3", "key:1", "key:2", "key:3", "key:3"],
    "sending": ["cabinet.card.0", "key:1", "cabinet.card.2", "key:4"],
    "meetings": ["spot.plus.1", "spot.plus.1", "spot.plus.0"],
    "first": ["key:3"],
    "raising": ["key:+"],
}
KEYS = CLICKS | NUMBERED

USE = {"votes": ActionName.VOTES, "double": ActionName.DOUBLE}
GIVEN: dict[str, Command] = {
    "sheet": FillStartSheet(0, 1, 2, (0, 1, 2, 2)),
    "bid": BidForStart(SEAT, 2000),
    "bid_again": BidForStart(SEAT, 4000),
    "first": NameFirstPlayer(SEAT, 3),
    "place": ChoosePlace(SEAT, 1),
    "throw": ThrowAway(SEAT, (card("+f"), card("+g"))),
    "exchange": ExchangeProgram(SEAT, card("+e"), card("-f")),
    "exchange_members": ExchangeProgram(SEAT, card("+c"), -1),
    "sending": PlacePoliticians(SEAT, (0, -1, -1, 2)),
    "use_votes": UseCabinetCard(SEAT, 2, Action(ActionName.VOTES)),
    "use_double": UseCabinetCard(SEAT, 2, Action(ActionName.DOUBLE, card("+b"), True)),
    "use_other": UseCabinetCard(SEAT, 2, Action(ActionName.OTHER_TREND, 2)),
    "use_media": UseCabinetCard(SEAT, 2, Action(ActionName.REPLACE_MEDIA, 0, True)),
    "ask": AskCoalition(SEAT, 2),
    "offer": AnswerCoalition(SEAT, True),
    "media": BuyMedia(SEAT, 1),
    "influence": ShiftOpinion(SEAT, card("+a"), card("-e")),
    "majority": ShiftOpinion(SEAT, card("+a"), card("-e")),
    "meetings": BuyRallies(SEAT, (1, 2, 0, 0)),
    "raising": BidForPoll(SEAT, 4000),
    "entries": PublishEntries(SEAT, (0, 2)),
    "convert": ConvertRallies(SEAT, 4),
    "national": PlaceNational(SEAT, card("+b"), 2),
    "contribution": DecideDonation(SEAT, 2, False),
}


def _controller(name: str) -> BareController:
    controller = BareController(ASKED[name](), GIVEN[name].seat)
    assert controller.decision is not None, controller.table.deciders()
    return controller


def _turn_to(pilot: Pilot, what: str) -> None:
    """The focus layout shows one board and one box of the strip at a time."""
    if pilot.find(what) is None:
        pilot.click("side.opinions" if "display" in what else f"land.{what.split('.')[2]}")


def _draft(name: str, layout: str = "wide", lang: str = "en") -> tuple[BareController, Pilot]:
    controller = _controller(name)
    pilot = show(controller, layout, lang)
    for what in CLICKS[name]:
        _turn_to(pilot, what)
        pilot.click(what)
    return controller, pilot


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("layout", ["wide", "compact", "focus"])
def test_a_decision_is_made_with_the_left_button_alone(name: str, layout: str) -> None:
    """Every choice is a click on something that stands there, and confirming gives what was chosen."""
    controller, pilot = _draft(name, layout)
    pilot.click("act.confirm")
    assert controller.given == [GIVEN[name]]


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("name", ASKED)
def test_a_decision_is_made_with_the_keyboard_alone(name: str) -> None:
    """Tab, arrows, Enter and the keys of the key map are enough."""
    controller = _controller(name)
    pilot = show(controller)
    by_keyboard(pilot, KEYS[name])
    assert controller.given == [GIVEN[name]]


@pytest.mark.parametrize("name", ASKED)
def test_confirming_too_early_is_refused_with_a_reason(name: str) -> None:
    confirms_too_early(_controller(name))


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("name", ASKED)
def test_reset_empties_the_draft(name: str) -> None:
    """Ctrl+Z takes the whole draft back and nothing is given."""
    before = show(_controller(name)).scene.prompt.commands()
    controller, pilot = _draft(name)
    pilot.press("ctrl+z")
    assert pilot.scene.prompt.commands() == before
    assert controller.given == []


@pytest.mark.parametrize(
    "name",
    [
        "exchange",
        "exchange_members",
        "sending",
        "ask",
        "media",
        "influence",
        "majority",
        "meetings",
        "raising",
        "convert",
        "national",
    ],
)
def test_p_passes(name: str) -> None:
    """Wherever the rules allow it."""
    controller = _controller(name)
    show(controller).press("p")
    assert controller.given == [Pass(SEAT)]


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("use_votes", UseCabinetCard(SEAT, 2, None)),
        ("entries", KeepPoll(SEAT)),
        ("offer", AnswerCoalition(SEAT, False)),
    ],
)
def test_p_does_without(name: str, given: Command) -> None:
    """What stands in the place of passing has its key too."""
    controller = _controller(name)
    show(controller).press("p")
    assert controller.given == [given]


PREVIEWED = (
    "use_votes",
    "use_double",
    "use_other",
    "use_media",
    "media",
    "influence",
    "majority",
    "meetings",
    "convert",
    "national",
    "entries",
)


@pytest.mark.parametrize("name", PREVIEWED)
def test_the_boards_show_what_confirming_brings(name: str) -> None:
    """Opinions, trends, votes, markers and meetings of the preview are those after the command."""
    controller, pilot = _draft(name)
    shown = pilot.scene.prompt.preview()
    pilot.click("act.confirm")
    then = view(controller.table, SEAT)
    for before, after in zip(shown.lands, then.lands, strict=True):
        assert (before.opinions, before.doubled, before.media) == (after.opinions, after.doubled, after.media)
        assert (before.votes, before.trend, before.rallies) == (after.votes, after.trend, after.rallies)
    assert shown.national == then.national


@pytest.mark.in_turns(6)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", ["wide", "compact", "focus"])
def test_nothing_is_cut_off_or_crowded(layout: str, lang: str) -> None:
    """Before and after the draft, and no text is missing."""
    wrong = []
    for name in ASKED:
        _, pilot = _draft(name, layout, lang)
        wrong += [f"{name}: {problem}" for problem in pilot.problems()]
        texts = pilot.app.texts
        assert not texts.missing
        assert not texts.faults
    assert wrong == []


def test_cards_that_the_money_does_not_reach_for_cannot_be_sent() -> None:
    """Everything sent must be paid for (ruling C4): cost and money stand in the reason."""
    pilot = show(_controller("sending"))
    assert pilot.get("cabinet.card.6").reason
    pilot.click("cabinet.card.3").click("spot.slot.0.0")  # 8,000 of 9,000
    assert not pilot.get("cabinet.card.0").reason
    assert "9,000" in pilot.get("cabinet.card.1").reason or not pilot.get("cabinet.card.1").reason
    pilot.click("cabinet.card.1")
    assert pilot.get("spot.slot.1.0").reason  # 3,000 more are not there
    assert not pilot.get("spot.slot.0.0").reason  # but instead of the dear one


def test_entries_tell_why_they_cannot_be_published() -> None:
    """Media control protects from falling, only two entries go, and a party without an entry has none."""
    controller = _controller("entries")
    table = controller.table
    table.lands[0].media[:] = [3]
    pilot = show(controller)
    assert pilot.get("entry.3").reason == Texts.load("en")("refusal-entry-protected")
    pilot.click("entry.0").click("entry.1")
    assert pilot.get("entry.2").reason
    pilot.click("entry.1").click("entry.2").click("act.confirm")
    assert controller.given == [PublishEntries(SEAT, (0, 2))]


def test_a_party_that_cannot_be_asked_tells_why() -> None:
    """No tile there, a coalition already, or too few equal cards: the reason that the rules give."""
    game = _game().program(3, "-a -b +c +f +g").tiles(0, 1, 2, 3)
    pilot = show(BareController(game.in_phase("coalitions").table, SEAT))
    names = [node.name for node in pilot.all("pick.")]
    assert [name for name in names if "at least 2 needed" in name]
    assert [name for name in names if "no coalition tile here" in name]
    game.table.pairs.append([2, 3])
    names = [node.name for node in show(BareController(game.table, SEAT)).all("pick.")]
    assert len([name for name in names if "already in a coalition" in name]) == 2


def test_the_majority_is_asked_for_by_its_name() -> None:
    """The same exchange has another reason after the conversion (VG06 6.2.8)."""
    titles = {name: show(_controller(name)).scene.prompt.title for name in ("influence", "majority")}
    assert "majority" in titles["majority"]
    assert "majority" not in titles["influence"]


def test_a_second_bid_begins_at_the_old_one() -> None:
    """Those tied may not go below (VG06 6.2.1)."""
    pilot = show(_controller("bid_again"))
    assert pilot.get("bid.down").reason
    assert "3,000" in pilot.scene.prompt.hint


def test_a_contribution_tells_what_dice_may_bring() -> None:
    """Members from the fewest to the most; nothing of it can be foreseen, so it is final."""
    _, pilot = _draft("contribution")
    facts = pilot.scene.prompt.facts()
    assert ("12", "12–27") in [(fact.value, fact.new) for fact in facts]
    assert next(act for act in pilot.scene.prompt.buttons() if act.primary).lock


@pytest.mark.parametrize("name", ASKED)
def test_advice_speaks_about_every_decision(name: str) -> None:
    """Commands, reasons and certain effects in all languages, and the draft takes an advised command over."""
    controller = _controller(name)
    decision = controller.decision
    assert decision is not None
    asked = Asked((), controller.view, decision)
    found = options_for(controller.view, decision, controller.edition)
    assert found
    for lang in LANGUAGES:
        texts = Texts.load(lang, words_of(controller.edition))
        words = AdviceWords(texts, controller.edition, asked)
        for option in found:
            assert words.command(option.command)
            assert words.effect(option)
        assert not texts.missing
        assert not texts.faults
    prompt = show(controller).scene.prompt
    for option in found:
        if prompt.adopts(option.command):
            assert prompt.adopt(option.command)
            assert prompt.commands() == (option.command,)


def test_pointing_at_the_own_meetings_lights_up_the_own_party() -> None:
    """Also on a board whose place is no seat."""
    table = a_classic("2006", seats=3).order(1, 2, 0).in_phase("meetings").table
    pilot = show(BareController(table, SEAT))
    pilot.move("spot.pips.3")
    assert subject_of(pilot.scene.model(), pilot.get("spot.pips.3")) == Subject("party", SEAT)


@pytest.mark.parametrize("swapped", [False, True])
def test_the_row_of_conversion_begins_with_the_last_to_vote(swapped: bool) -> None:
    """Against the order of elections, whatever places the boards have, and without the one that votes (ruling C13)."""
    table = convert()
    if swapped:  # the boards stand in the order in which they came, not in that of their elections
        table.lands[1].number, table.lands[3].number = table.lands[3].number, table.lands[1].number
    prompt = show(BareController(table, SEAT)).scene.prompt
    order = prompt._order()
    assert order == table.open_lands()[:0:-1]
    assert not set(order) & set(table.voting())
