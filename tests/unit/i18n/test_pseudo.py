"""The pseudo-language: longer, accented, bracketed, and nowhere offered."""

from __future__ import annotations

import pytest

from macher.i18n import LanguageUnknown, Texts, available_languages
from macher.i18n.pseudo import CODE, NAME, pseudo_text
from macher.i18n.texts import catalogue_files


@pytest.mark.parametrize("text", ["Quit", "Party base", "Nobody has a media marker here.", "Rhythm", "hmpf"])
def test_a_text_grows_by_two_fifths(text: str) -> None:
    grown = pseudo_text(text)
    assert len(text) * 1.3 <= len(grown) <= len(text) * 1.4 + 2
    assert grown.count(" ") == text.count(" ")
    assert not set("aeiou") & set(grown)


@pytest.mark.parametrize("text", ["", " ", " × ", "): ", "1–2"])
def test_signs_and_numbers_stay(text: str) -> None:
    assert pseudo_text(text) == text


def test_what_is_put_in_stays_and_the_brackets_hold_the_whole() -> None:
    texts = Texts.load(CODE)
    line = texts("log-rallies", player="Nicole", land="Bayern", n=3, money=texts.money(3_000))
    assert line.startswith("[Nicole ")
    assert " 3 " in line
    assert " Bayern " in line
    assert line.endswith(" €3,000]")
    assert line.count("[") == line.count("]") == 1
    one = texts("log-rallies", player="Nicole", land="Bayern", n=1, money="")
    assert one != line.replace("3 ", "1 ")


def test_names_on_the_boards_stay_and_short_forms_stay_short() -> None:
    texts = Texts.load(CODE)
    assert texts("land-NDS") == "Niedersachsen"
    assert texts("party-cdu-short") == "CDU"
    assert texts("land-NDS-local") != "Lower Saxony"
    assert len(texts("topic-environment-short")) == len("[Environ.]")
    assert texts("prompt-tie-confirm-short", money="€1,000") == "€1,000"


def test_it_has_every_key_of_english() -> None:
    assert catalogue_files(CODE) == catalogue_files("en")
    texts = Texts.load("en")
    english = texts("menu-quit")
    texts.use(CODE)
    assert texts("menu-quit") not in ("", english)
    assert not texts.missing


def test_no_player_is_offered_it() -> None:
    assert {CODE, NAME}.isdisjoint(language.code for language in available_languages())
    with pytest.raises(LanguageUnknown) as caught:
        Texts.load(NAME)
    assert CODE not in caught.value.known
