"""The log: what is said about a whole game, and lines as the rulings of style want them."""

from __future__ import annotations

from functools import cache

import pytest

from macher.ai.bots import make_bot
from macher.ai.play import play_game
from macher.editions.registry import edition
from macher.engine.event import Event
from macher.i18n import Texts, pseudo
from macher.rules import events as ev
from macher.rules.edition import ActionName, GameSetup
from macher.rules.options import GameOptions
from macher.words.log import log_lines
from macher.words.names import GameNames

EDITION = edition("2019")
PLAYERS = ("Marion", "Nicole", "Angie", "Petra")


def names(texts: Texts) -> GameNames:
    """Seats of SPD, CDU, Linke and Grüne; Brandenburg, Niedersachsen, Sachsen and Bayern on the table."""
    cards = {land.key: number for number, land in enumerate(EDITION.figures.lands)}
    lands = [cards[key] for key in ("BB", "NDS", "SN", "BY")]
    return GameNames(texts, EDITION, ("spd", "cdu", "linke", "gruene"), lands, PLAYERS)


def said(lang: str, *events: Event) -> list[str]:
    texts = Texts.load(lang)
    lines = [line.text for line in log_lines(names(texts), events)]
    assert not texts.missing
    assert not texts.faults
    return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in lines]


def test_rallies() -> None:
    event = ev.RalliesPlaced(1, 3, 3, 5, 15, 3_000)
    assert said("en", event) == ["Nicole buys 3 rallies in Bayern for €3,000"]
    assert said("pl", event) == ["Nicole kupuje 3 wiece w landzie Bayern za 3000 €"]


def test_a_deployment_is_one_line() -> None:
    events = (
        ev.DeploymentRevealed(0, 2, (0, 1, 0, 1, 1)),
        ev.RalliesPlaced(0, 0, 3, 3, 17, 0),
        ev.TrendChanged(0, 1, 1, 1, "deployment"),
        ev.VotesChanged(0, 1, 6, 6, "deployment"),
        ev.MediaPlaced(0, 1, 3),
    )
    assert said("en", *events) == ["Marion deploys block 3: Brandenburg, Niedersachsen"]


def test_a_bought_marker_is_one_line() -> None:
    events = (ev.MoneyChanged(1, -5_000, 25_000, "media"), ev.MediaPlaced(1, 2, 3))
    assert said("de", *events) == ["Nicole kauft einen Medienmarker in Sachsen für 5.000 €"]


def test_a_replaced_marker_is_one_line() -> None:
    events = (
        ev.PoliticianActed(2, 1, 2, ActionName.REMOVE_MEDIA, True, 0, True),
        ev.MoneyChanged(2, -5_000, 10_000, "remove_media"),
        ev.MoneyChanged(0, 5_000, 20_000, "media_removed"),
        ev.MediaRemoved(0, 1, 3),
        ev.MediaPlaced(2, 1, 2),
    )
    assert said("en", *events) == ["Angie replaces the SPD marker in Niedersachsen, paying that party €5,000"]


def test_a_removed_marker_is_told_with_the_price_that_was_paid() -> None:
    events = (
        ev.PoliticianActed(2, 1, 2, ActionName.REMOVE_MEDIA, True, 0, False),
        ev.MoneyChanged(2, -3_000, 10_000, "remove_media"),
        ev.MoneyChanged(0, 3_000, 20_000, "media_removed"),
        ev.MediaRemoved(0, 1, 3),
    )
    assert said("en", *events) == ["Angie removes the SPD marker in Niedersachsen, paying that party €3,000"]


def test_a_double_marker_that_goes_is_told_apart_from_one_that_comes() -> None:
    lines = [said("en", ev.PoliticianActed(0, 1, 0, ActionName.DOUBLE, True, 0, comes))[0] for comes in (True, False)]
    assert lines[0] == "Marion puts the double marker on +Education in Niedersachsen"
    assert lines[1] != lines[0]
    assert "+Education" in lines[1]


def test_every_bid_is_told_and_what_the_start_player_pays() -> None:
    """A bid of nothing is a bid; who was not asked has none (EN19 phase 1)."""
    lines = said("en", ev.StartBidsRevealed((0, -1, 4_000, 1_000)), ev.StartPlayerSet(2, 4_000))
    assert len(lines) == 4
    assert lines[0].startswith("Marion")
    assert "€0" in lines[0]
    assert "€4,000" in lines[-1]


def test_main_and_secondary_action_are_told_apart() -> None:
    events = (
        ev.PoliticianActed(0, 1, 0, ActionName.DOUBLE, True, 0, True),
        ev.DoublePlaced(1, 0, 3),
        ev.PoliticianActed(0, 1, 0, ActionName.TREND, False, -1, False),
        ev.TrendChanged(0, 1, 1, 2, "politician"),
    )
    assert said("en", *events) == [
        "Marion puts the double marker on +Education in Niedersachsen",
        "Marion: trend +1 in Niedersachsen, now +2",
    ]


def test_a_published_poll_is_one_line_with_what_really_moved() -> None:
    events = (ev.PollPublished(1, 1, 7), ev.TrendChanged(1, 1, 2, 2, "poll"), ev.TrendChanged(2, 1, -1, -1, "poll"))
    assert said("en", *events) == ["Nicole publishes the poll in Niedersachsen: CDU +2, LINKE \u22121"]
    assert said("pl", events[0]) == ["Nicole upublicznia sondaż w landzie Niedersachsen: notowania bez zmian"]


def test_a_donation_names_money_and_what_the_base_really_lost() -> None:
    events = (
        ev.DonationDecided(0, 1, True),
        ev.MoneyChanged(0, 20_000, 40_000, "donation"),
        ev.BaseChanged(0, -2, 10, "donation"),
    )
    assert said("en", *events) == ["Marion accepts €20,000, party base \u22122"]
    assert said("en", events[0]) == ["Marion accepts €20,000, party base 0"]


def test_programs_are_dealt_in_one_line_for_all_seats() -> None:
    dealt = [ev.ProgramsDealt(seat, (seat, seat + 4)) for seat in range(4)]
    assert len(said("en", *dealt)) == 1
    redrawn = [*dealt, ev.ProgramsDiscarded(2, (2,)), ev.ProgramsDealt(2, (9,))]
    assert len(said("en", *redrawn)) == 3


def test_a_line_counts_only_what_its_own_event_has_caused() -> None:
    """Two causes of the same kind in a row: neither takes the figures of the other."""
    kept = (
        ev.PollKept(0, 0, 7),
        ev.BaseChanged(0, 2, 5, "poll"),
        ev.PollKept(1, 1, 8),
        ev.BaseChanged(1, 1, 4, "poll"),
    )
    assert said("en", *kept) == [*said("en", *kept[:2]), *said("en", *kept[2:])]
    published = (
        ev.PollPublished(0, 0, 7),
        ev.TrendChanged(0, 0, 2, 2, "poll"),
        ev.PollPublished(1, 1, 7),
        ev.TrendChanged(1, 1, 1, 1, "poll"),
    )
    assert said("en", *published) == [*said("en", *published[:2]), *said("en", *published[2:])]
    given = (
        ev.DonationDecided(0, 1, True),
        ev.BaseChanged(0, -2, 10, "donation"),
        ev.DonationDecided(1, 1, True),
        ev.BaseChanged(1, -1, 9, "donation"),
    )
    assert said("en", *given) == [*said("en", *given[:2]), *said("en", *given[2:])]


def test_a_caught_bluff_names_all_that_it_costs() -> None:
    events = (ev.BluffCaught(0, 5_000), ev.MoneyChanged(0, -3_000, 0, "bluff"), ev.BaseChanged(0, -8, 0, "bluff"))
    assert said("en", *events) == ["Marion cannot pay €5,000: loses all money, party base −8"]


def test_opinions_turned_in_one_state_are_one_line() -> None:
    events = [ev.OpinionTurned(0, place, place * 2) for place in range(4)] + [ev.OpinionTurned(1, 0, 5)]
    assert said("en", *events) == ["Brandenburg: 4 opinions are revealed", "Niedersachsen: \u2212Genetics is revealed"]


def test_a_hidden_card_is_not_named() -> None:
    drawn = ev.ProgramCardDrawn(0, 3, 20)
    assert said("en", drawn) == ["Marion draws \u2212Digital"]
    assert said("en", drawn.seen_by(1)) == ["Marion draws a card"]
    placed = ev.PoliticianPlaced(0, 1, 4)
    assert said("en", placed) == said("en", placed.seen_by(1))


def test_an_election_is_told_with_its_outcome() -> None:
    held = ev.ElectionHeld(0, 1, 10, (34, 23, 52, 3), (16, 13, 21, 0))
    decided = ev.ElectionDecided(0, 1, "sole", (2,), (2,), 12, 0)
    assert said("en", held, decided) == [
        "Brandenburg has voted: LINKE 52, SPD 34, CDU 23, GRÜNE 3",
        "LINKE wins Brandenburg alone, +12",
    ]


@cache
def whole_game(seed: int, options: GameOptions) -> tuple[Event, ...]:
    setup = GameSetup(4, (1, 3, 0, 2), seed, options)
    return play_game(EDITION, setup, [make_bot("random")] * 4, events=True).events


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr", pseudo.CODE])
@pytest.mark.parametrize(
    "options", [GameOptions(), GameOptions(bluff_bids=True, partners_may_decline=True, deal_programs=True)]
)
def test_a_whole_game_can_be_told_to_everybody(lang: str, options: GameOptions) -> None:
    texts = Texts.load(lang)
    for seed in (1, 2):
        events = whole_game(seed, options)
        for seat in (-1, 0):
            lines = list(log_lines(names(texts), [event.seen_by(seat) for event in events]))
            assert len(lines) > 200
            assert all(line.text and "⟦" not in line.text for line in lines)
    assert not texts.missing
    assert not texts.faults


@pytest.mark.parametrize(("lang", "last"), [("en", ", and "), ("de", " und "), ("pl", " i "), ("fr", " et ")])
def test_the_states_of_a_new_game_are_listed_as_the_language_lists(lang: str, last: str) -> None:
    cards = {land.key: number for number, land in enumerate(EDITION.figures.lands)}
    drawn = tuple(cards[key] for key in ("BB", "NDS", "SN", "BY"))
    (line,) = said(lang, ev.LandsDrawn(drawn, ()))
    assert line.count(last) == 1
    assert last in line.partition("Niedersachsen")[2] or lang == "fr"
