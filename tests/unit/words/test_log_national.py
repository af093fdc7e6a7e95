"""The log of the editions with a national board: one line for each happening, in the words of the edition."""

from __future__ import annotations

import pytest

from macher.ai.bots import make_bot
from macher.ai.play import play_game
from macher.editions.registry import edition
from macher.engine.event import Event
from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.edition import ActionName, GameSetup
from macher.rules.national import events as ce
from macher.ui.game.vocabulary import words_of
from macher.words.log import log_lines
from macher.words.names import GameNames

PLAYERS = ("Marion", "Nicole", "Angie", "Petra")
SEATS = ("spd", "cdu", "linke", "gruene")


def names(texts: Texts, key: str) -> GameNames:
    """Seats of SPD, CDU, Linke and Grüne; Brandenburg, Niedersachsen, Sachsen and Bayern on the table."""
    cards = {land.key: number for number, land in enumerate(edition(key).figures.lands)}
    lands = [cards[land] for land in ("BB", "NDS", "SN", "BY")]
    return GameNames(texts, edition(key), SEATS, lands, PLAYERS)


def said(lang: str, *events: Event, key: str = "2006") -> list[str]:
    texts = Texts.load(lang, words_of(edition(key)))
    lines = [line.text for line in log_lines(names(texts, key), events)]
    assert not texts.missing
    assert not texts.faults
    return [line.replace("\u00a0", " ").replace("\u202f", " ").replace("\u2212", "-") for line in lines]


def test_choices_of_a_start_sheet_are_named_as_on_the_sheet() -> None:
    event = ce.StartSheetRevealed(0, 2, 2, (3, 0, 3, 3))
    assert said("en", event) == ["Marion: entries c and 3, Brandenburg, Bayern"]
    assert said("pl", event) == ["Marion: pozycje c i 3, Brandenburg, Bayern"]


def test_dice_and_what_they_bring_are_one_line() -> None:
    events = (ce.DiceRolled(1, (2, 5), "refusal"), ev.BaseChanged(1, 7, 12, "donation"))
    assert said("en", *events) == ["Nicole rolls 2 and 5: members +7"]
    assert said("de", *events) == ["Nicole würfelt 2 und 5: Mitglieder +7"]
    assert said("pl", *events) == ["Nicole wyrzuca 2 i 5: członkowie +7"]
    assert said("fr", *events) == ["Nicole fait 2 et 5 aux dés : membres +7"]


def test_dice_that_bring_nothing_are_told_too() -> None:
    assert said("en", ce.DiceRolled(0, (0, 0), "program")) == ["Marion rolls 0 and 0: members 0"]
    assert said("en", ce.DiceRolled(0, (3,), "first_player")) == ["Marion rolls 3"]


def test_a_kept_poll_says_what_its_dice_bring() -> None:
    events = (ev.PollKept(2, 1, 4), ce.DiceRolled(2, (1, 3), "poll"), ev.BaseChanged(2, 4, 9, "poll"))
    assert said("en", *events) == ["Angie keeps the poll, members +4", "Angie rolls 1 and 3"]


def test_money_is_that_of_the_edition() -> None:
    event = ce.FirstRightWon(0, 7_000)
    assert said("en", event) == ["Marion wins the right to name the first player for €7,000"]
    assert said("en", event, key="1997") == ["Marion wins the right to name the first player for DM 7,000"]
    assert said("pl", event, key="consim") == ["Marion za 7000 DM wskaże pierwszego gracza"]


@pytest.mark.parametrize(
    ("winners", "narrow", "line"),
    [
        ((0,), False, "SPD wins Bayern with 44 votes"),
        ((0,), True, "SPD wins Bayern by a nose with 44 votes"),
        ((0, 2), False, "SPD and PDS win Bayern together with 44 votes"),
        ((0, 2), True, "SPD and PDS win Bayern together by a nose with 44 votes"),
    ],
)
def test_winners(winners: tuple[int, ...], narrow: bool, line: str) -> None:
    assert said("en", ce.ElectionWon(3, 1, winners, 44, narrow, ()), key="1997") == [line]


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("winners", [(0,), (0, 2)])
def test_a_tie_without_votes_says_that_the_marker_decides(lang: str, winners: tuple[int, ...]) -> None:
    """ "By a nose with 0 votes" would tell nobody why one of them has won."""
    (line,) = said(lang, ce.ElectionWon(3, 1, winners, 0, True, (1,)), key="consim")
    assert "0" not in line
    assert any(word in line for word in ("on top", "obenauf", "na wierzchu", "est au-dessus"))


def test_a_coalition_is_told_once() -> None:
    forced = (ce.CoalitionOffered(0, 1, 2, 3, True), ce.CoalitionFormed(0, 1, 2, True))
    assert said("en", *forced) == ["Marion forces CDU into a coalition in Sachsen"]
    asked = (
        ce.CoalitionOffered(0, 1, 2, 2, False),
        ev.CoalitionAnswered(1, 2, 0, True),
        ce.CoalitionFormed(0, 1, 2, False),
    )
    assert said("en", *asked) == ["Marion offers CDU a coalition in Sachsen", "Nicole joins SPD in Sachsen"]


def test_a_lowered_trend_names_who_is_lowered() -> None:
    events = (
        ev.PoliticianActed(1, 3, 1, ActionName.OTHER_TREND, False, 0, False),
        ev.TrendChanged(0, 3, -2, -1, "politician"),
    )
    assert said("en", *events) == ["Nicole lowers the trend of SPD in Bayern: -2"]


def test_a_replaced_national_opinion_is_named() -> None:
    event = ce.NationalPlaced(0, 3, 8, 1, "replaced", (0,), (2, 8, -1, -1, -1), (0, 0, 0, 0, 0))
    assert said("en", event) == ["Marion: +Nuclear power replaces +War on terror as a national opinion"]


def test_a_card_that_is_exchanged_is_not_discarded_once_more() -> None:
    events = (ev.ProgramSwapped(0, 0, 1), ev.ProgramsDiscarded(0, (0,)))
    assert said("en", *events) == ["Marion exchanges +War on terror for -War on terror"]
    assert len(said("en", *events, ev.HandKept(0, 4))) == 2


def test_a_contribution_lies_face_down_until_all_are_decided() -> None:
    assert said("en", ce.DonationLaid(1, 4).seen_by(0)) == ["Nicole refuses a contribution (card face down)"]
    assert said("en", ev.DonationDecided(1, 4, False)) == ["Nicole refuses €50,000"]


def test_a_tile_goes_with_its_state() -> None:
    assert said("en", ce.TileGone(0, 1), ev.LandClosed(1, ())) == ["Niedersachsen leaves play"]
    assert said("en", ce.TileGone(0, 1)) == ["Marion loses the coalition tile in Niedersachsen"]


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("key", ["2006", "1997", "consim"])
def test_whole_games_are_told_without_a_gap(key: str, lang: str) -> None:
    game = play_game(edition(key), GameSetup(7, (1, 2, 0, 3), 5), [make_bot("random") for _ in range(4)], events=True)
    lines = said(lang, *game.events, key=key)
    assert len(lines) > 300
    assert len({line for line in lines if "⟦" in line}) == 0
