"""The words and the money of an edition: which message is taken, and how amounts are written."""

from __future__ import annotations

import pytest

from macher.editions.registry import edition
from macher.i18n import PLAIN, Texts, Vocabulary, names, numbers, pseudo
from macher.i18n.hidden import DOTS, Hidden
from macher.ui.game.vocabulary import words_of

CLASSIC = Vocabulary(("classic",))
OF_1997 = Vocabulary(("1997", "classic"), "DEM")


def test_the_nearest_words_are_taken() -> None:
    texts = Texts.load("en", OF_1997)
    assert texts("party-linke") == "PDS"
    assert texts("final-base") == "Members"
    assert texts("party-spd") == "SPD"
    assert texts("log-base", player="Nicole", amount="+3") == "Nicole: members +3"


def test_without_an_edition_nothing_is_called_otherwise() -> None:
    assert Texts.load("en")("party-linke") == "Die Linke"
    assert Texts.load("en", CLASSIC)("party-linke") == "Die Linke"


def test_words_change_for_every_holder_and_stay_in_another_language() -> None:
    texts = Texts.load("en")
    holder = texts
    texts.play(OF_1997)
    texts.use("de")
    assert (holder("party-linke-short"), holder.money(4_000)) == ("PDS", "4.000\u00a0DM")
    texts.play(PLAIN)
    assert (holder("party-linke-short"), holder.money(4_000)) == ("LINKE", "4.000\u00a0€")


def test_a_page_about_another_edition_leaves_the_game_alone() -> None:
    texts = Texts.load("fr")
    assert texts.in_words(OF_1997)("party-linke") == "PDS"
    assert texts.in_words(OF_1997).lang == "fr"
    assert texts("party-linke") == "Die Linke"
    assert texts.in_words(PLAIN) is texts


def test_a_missing_key_is_named_without_words() -> None:
    texts = Texts.load("pl", OF_1997)
    assert texts("no-such-word") == "⟦no-such-word⟧"
    assert texts.missing == {"pl/no-such-word"}
    assert texts.has("party-linke")


@pytest.mark.parametrize(
    ("lang", "full", "short"),
    [
        ("en", "−DM 15,000", "DM 15k"),
        ("de", "−15.000 DM", "15 Tsd. DM"),
        ("pl", "−15 000 DM", "15 tys. DM"),
        ("fr", "−15\u202f000 DM", "15\u202f000 DM"),
        (pseudo.CODE, "−DM 15,000", "DM 15k"),
    ],
)
def test_german_marks(lang: str, full: str, short: str) -> None:
    assert numbers.money(-15_000, lang, "DEM").replace(numbers.NBSP, " ") == full
    assert numbers.money_short(15_000, lang, "DEM").replace(numbers.NBSP, " ") == short


def test_covered_marks_are_dots() -> None:
    texts = Texts.load("de", OF_1997)
    assert texts.money(Hidden(4_000)) == texts.money_short(Hidden(4_000)) == DOTS


@pytest.mark.parametrize(
    ("key", "money", "party", "chancellor"),
    [
        ("2019", "4.000 €", "Die Linke", None),
        ("2006", "4.000 €", "Die Linkspartei", "Bundeskanzler"),
        ("1997", "4.000 DM", "PDS", "Kanzlerkandidat"),
        ("consim", "4.000 DM", "PDS", "Kanzlerkandidat"),
    ],
)
def test_every_edition_brings_its_words(key: str, money: str, party: str, chancellor: str | None) -> None:
    texts = Texts.load("de", words_of(edition(key)))
    assert texts.money(4_000).replace(numbers.NBSP, " ") == money
    assert names.party(texts, "linke") == party
    if chancellor is not None:
        assert names.politician(texts, edition(key).figures.politicians[-1].key) == chancellor
