"""What the things of a game are called, by seat, place and number."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import macher
from macher.editions.registry import edition
from macher.i18n import Texts
from macher.i18n import names as i18n_names
from macher.rules.edition import GameSetup
from macher.rules.setup import new_game
from macher.rules.viewing import view as view_of
from macher.words.log_lands import LandsOfLog
from macher.words.names import CodeNames, GameNames, ShortNames

EDITION = edition("2019")
FIGURES = ("lands", "topics", "politicians")
CARDS = {land.key: number for number, land in enumerate(EDITION.figures.lands)}


def game_names(kind: type[GameNames] = GameNames, lang: str = "en") -> GameNames:
    lands = [CARDS["NDS"], CARDS["MV"]]
    return kind(Texts.load(lang), EDITION, ("spd", "gruene"), lands, ("Marion", ""))


def test_each_thing_has_its_name() -> None:
    names = game_names()
    assert (names.party(1), names.party_full(1), names.party_key(1)) == ("GRÜNE", "Bündnis 90/Die Grünen", "gruene")
    assert names.parties((1, 0)) == "GRÜNE and SPD"
    assert names.party_numbered(4) == "FDP"
    assert names.land_forms(1) == ["Mecklenburg-Vorpommern", "Meckl.-Vorp.", "MV"]
    assert (names.land_key(0), names.land_local(0), names.land_card(CARDS["BY"])) == ("NDS", "Lower Saxony", "Bayern")
    assert names.card_forms(3) == [names.card(3), names.card_short(3)]
    assert names.politician_forms(0, 1) == [names.politician(0, 1), names.politician_short(0, 1)]
    assert names.donation(0) == names.texts.money(EDITION.figures.donations[0].money)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("trend", "Trend +2"),
        ("votes", "Votes +2"),
        ("base", "Party base +2"),
        ("others_trend", "All others −2"),
        ("other_trend", "One other party −2"),
        ("replace_media", "Replace media"),
    ],
)
def test_an_action_says_what_it_adds_or_takes_away(key: str, said: str) -> None:
    assert i18n_names.action(Texts.load("en"), key, 2) == said


def test_a_symbol_says_what_it_adds() -> None:
    assert i18n_names.symbol(Texts.load("en"), "rallies", 3) == "Rallies +3"
    assert i18n_names.symbol(Texts.load("en"), "trend", -1) == "Trend −1"


def test_an_office_is_named_as_its_portrait_wants() -> None:
    """The backbencher of the SPD is a man and its vice chancellor a woman; the Greens have it the other way round."""
    names = game_names(lang="de")
    assert [names.politician_forms(number, 0)[0] for number in (0, 1)] == ["Hinterbänkler", "Vizekanzlerin"]
    assert [names.politician_forms(number, 1)[0] for number in (0, 1)] == ["Hinterbänklerin", "Vizekanzler"]
    assert game_names(lang="en").politician(0, 0) == game_names(lang="en").politician(0, 1)


def test_a_player_without_a_name_is_called_by_the_party() -> None:
    assert game_names().players((0, 1)) == "Marion and GRÜNE"


def test_a_card_that_nobody_may_see_has_no_name() -> None:
    assert game_names().card_forms(-1) == ["–", "–"]


def test_short_names_are_short_everywhere_and_codes_only_where_wanted() -> None:
    long, short, codes = (game_names(kind) for kind in (GameNames, ShortNames, CodeNames))
    for kind in range(14):
        assert short.card(kind) == codes.card(kind) == long.card_short(kind)
    assert short.politician(2, 0) == codes.politician(2, 0) == long.politician_short(2, 0)
    assert (long.land(1), short.land(1), codes.land(1)) == ("Mecklenburg-Vorpommern", "Mecklenburg-Vorpommern", "MV")


def test_names_of_a_view_and_of_the_lands_at_a_time() -> None:
    view = view_of(new_game(EDITION, GameSetup(4, (3, 1, 0), 7)), 0)
    names = GameNames.of(Texts.load("de"), EDITION, view, ("A", "B", "C"))
    assert [names.party(seat) for seat in range(3)] == ["CDU", "SPD", "LINKE"]
    assert [names.land(place) for place in range(4)] == [names.land_card(land.card) for land in view.lands]
    lands = LandsOfLog((CARDS["BY"],))
    assert names.with_lands(lands.cards).land(0) == "Bayern"


def looked_up(path: Path) -> Iterator[int]:
    """Lines in which a name is asked for by the key of what a number stands for."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and len(node.args) > 1 and ast.unparse(node.args[0]).endswith("texts"):
            key = ast.unparse(node.args[1])
            if key.startswith("PARTIES[") or any(f"figures.{what}[" in key for what in FIGURES):
                yield node.lineno


def test_nobody_else_looks_up_what_a_number_is_called() -> None:
    """Names by seat, place and number come from `GameNames` alone."""
    package = Path(macher.__file__).parent
    found = {
        str(path): line for path in package.rglob("*.py") for line in looked_up(path) if path.parent.name != "words"
    }
    assert found == {}
    assert list(looked_up(package / "words" / "names.py"))
