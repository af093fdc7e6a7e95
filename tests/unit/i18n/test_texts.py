"""Texts by key: languages, plural forms, what happens when something is missing."""

from __future__ import annotations

import errno
import locale
import os

import pytest
from babel import Locale

from macher.i18n import LanguageUnknown, Texts, available_languages, names, system_language
from macher.i18n.refusals import refusal


def test_languages_are_listed_by_their_own_names() -> None:
    known = {language.code: language.name for language in available_languages()}
    assert next(iter(known)) == "en"
    assert list(known)[1:] == sorted(list(known)[1:])
    assert {"en": "English", "de": "Deutsch", "pl": "Polski"}.items() <= known.items()


@pytest.mark.parametrize("lang", ["xx", "", "../en", "en/", "EN"])
def test_a_language_that_is_not_there_is_named_with_those_that_are(lang: str) -> None:
    with pytest.raises(LanguageUnknown, match=r"there are: en, de, .*pl") as caught:
        Texts.load(lang)
    assert caught.value.lang == lang
    assert caught.value.known == tuple(language.code for language in available_languages())


@pytest.mark.parametrize(
    ("told", "name", "code"),
    [
        ("de_AT.UTF-8", None, "de"),
        ("fr", None, "fr"),
        ("pl-PL", None, "pl"),
        ("C", None, "en"),
        ("xx_XX", None, "en"),
        ("", None, "en"),
        ("", "German_Germany", "de"),
        ("", "Polish_Poland", "pl"),
        ("", "French_France", "fr"),
        ("", "English_United States", "en"),
        ("", "Swedish_Sweden", "en"),
    ],
)
def test_the_language_of_the_system_is_that_of_its_messages(
    monkeypatch: pytest.MonkeyPatch, told: str, name: str | None, code: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", told)
    monkeypatch.setattr(locale, "getlocale", lambda: (name, None))
    assert system_language() == code


def test_the_language_can_change_at_any_time() -> None:
    texts = Texts.load("en")
    holder = texts
    seen = []
    for lang in ("en", "de", "pl", "en"):
        texts.use(lang)
        seen.append((holder.lang, holder("menu-quit"), holder.money(15_000)))
    assert seen == [
        ("en", "Quit", "€15,000"),
        ("de", "Beenden", "15.000\u00a0€"),
        ("pl", "Wyjdź", "15\u00a0000\u00a0€"),
        ("en", "Quit", "€15,000"),
    ]


def test_an_unknown_language_leaves_the_old_one() -> None:
    texts = Texts.load("de")
    with pytest.raises(LanguageUnknown):
        texts.use("tlh")
    assert texts.lang == "de"


def test_a_missing_key_is_shown_and_remembered() -> None:
    texts = Texts.load("pl")
    assert texts("no-such-key") == "⟦no-such-key⟧"
    assert not texts.has("no-such-key")
    assert texts.missing == {"pl/no-such-key"}


def test_a_missing_variable_is_remembered() -> None:
    texts = Texts.load("en")
    texts("log-bid", player="Nicole")
    assert len(texts.faults) == 1
    assert texts.faults[0].startswith("en/log-bid")


def _polish_form(n: int) -> str:
    """The form of "wiec" by the rule of the grammar, written independently of CLDR."""
    if n == 1:
        return "wiec"
    if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return "wiece"
    return "wieców"


def test_polish_plurals() -> None:
    texts = Texts.load("pl")
    for n in range(126):
        line = texts("log-rallies", player="CDU", land="BY", n=n, money="3000\u00a0€")
        assert line == f"CDU kupuje {n} {_polish_form(n)} w\u00a0BY za 3000\u00a0€"


@pytest.mark.parametrize(
    ("lang", "n", "line"),
    [
        ("en", 1, "Nicole buys 1 rally in Bayern for €1,000"),
        ("en", 3, "Nicole buys 3 rallies in Bayern for €3,000"),
        ("de", 1, "Nicole kauft eine Veranstaltung in Bayern für 1.000\u00a0€"),
        ("de", 3, "Nicole kauft 3 Veranstaltungen in Bayern für 3.000\u00a0€"),
    ],
)
def test_english_and_german_plurals(lang: str, n: int, line: str) -> None:
    texts = Texts.load(lang)
    assert texts("log-rallies", player="Nicole", land="Bayern", n=n, money=texts.money(n * 1000)) == line


@pytest.mark.parametrize(
    ("n", "counted"), [(0, "0 réunion"), (1, "1 réunion"), (2, "2 réunions"), (11, "11 réunions"), (21, "21 réunions")]
)
def test_french_plurals(n: int, counted: str) -> None:
    """Zero goes with the singular, and everything from two on with the plural."""
    line = Texts.load("fr")("log-rallies", player="CDU", land="BY", n=n, money="0\u00a0€")
    assert line == f"La CDU achète {counted} (BY) pour 0\u00a0€"


def test_numbers_in_texts_are_written_as_the_language_writes_them() -> None:
    written = []
    for lang in ("en", "de", "pl", "fr"):
        texts = Texts.load(lang)
        written.append([texts("rules-title") and texts.number(value) for value in (5_000, 50_000)])
    assert written == [["5,000", "50,000"], ["5.000", "50.000"], ["5000", "50\u00a0000"], ["5\u202f000", "50\u202f000"]]
    line = Texts.load("pl")("refusal-too-many-rallies", rallies=5_000)
    assert "5000" in line
    assert "5\u202f000" in Texts.load("fr")("refusal-too-many-rallies", rallies=5_000)


def test_the_same_text_with_other_variables_is_not_mixed_up() -> None:
    texts = Texts.load("en")
    assert texts("log-bid", player="A", money="1") != texts("log-bid", player="B", money="1")
    assert texts("refusal-too-few-rallies", least=1) != texts("refusal-too-few-rallies", least=4)
    assert texts("refusal-too-few-rallies", least=1) == texts("refusal-too-few-rallies", least=1)


def test_names() -> None:
    texts = Texts.load("de")
    assert names.party(texts, "gruene") == "Bündnis 90/Die Grünen"
    assert names.party_short(texts, "gruene") == "GRÜNE"
    assert names.card(texts, "environment", False) == "\u2212Umwelt"
    assert names.land(texts, "NDS") == "Niedersachsen"
    assert names.land_code(texts, "NDS") == "NI"
    assert names.action(texts, "others_trend", 1) == "Alle anderen \u22121"
    assert names.symbol(texts, "votes", 6) == "Stimmen +6"
    texts.use("pl")
    assert names.land(texts, "NDS") == "Niedersachsen"
    assert names.land_local(texts, "NDS") == "Dolna Saksonia"
    texts.use("fr")
    assert names.land(texts, "NDS") == "Niedersachsen"
    assert names.land_local(texts, "NDS") == "Basse-Saxe"


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_short_names_are_short(lang: str) -> None:
    texts = Texts.load(lang)
    topics = ("education", "digitization", "genetics", "security", "welfare", "environment", "traffic")
    assert max(len(names.topic_short(texts, topic)) for topic in topics) <= 8
    assert max(len(names.topic_card(texts, topic)) for topic in topics) <= 13
    for spread in (names.topic, names.topic_card, names.topic_short):
        assert len({spread(texts, topic) for topic in topics}) == len(topics)


def test_refusals_write_euros_as_money_and_counts_as_counts() -> None:
    texts = Texts.load("en")
    assert refusal(texts, "bid-too-low", {"least": 3_000}) == "You must bid at least €3,000."
    assert refusal(texts, "too-few-rallies", {"least": 4}) == "You must convert at least 4 rallies here."
    assert refusal(texts, "not-enough-money", {"cost": 5_000, "money": 2_000}).count("€") == 3
    assert not texts.missing
    assert not texts.faults


def test_digits_are_grouped_as_the_player_wants_in_every_language() -> None:
    """The choice goes with the numbers alone: words, plurals and the short form of money stay those of the language."""
    texts = Texts.load("pl")
    texts.group_digits_as("de")
    assert (texts.number(5_000), texts.money(15_000)) == ("5.000", "15.000\u00a0€")
    assert texts.money_short(1_234_000) == "1.234\u00a0tys.\u00a0€"
    assert "5.000 wieców" in texts("refusal-too-many-rallies", rallies=5_000).replace("\u00a0", " ")
    texts.use("en")
    assert texts.money(15_000) == "€15.000"
    texts.group_digits_as("")
    assert texts.money(15_000) == "€15,000"


@pytest.mark.parametrize(("lang", "written"), [("en", "A: B"), ("de", "A: B"), ("pl", "A: B"), ("fr", "A\u202f: B")])
def test_a_label_and_its_value_have_the_colon_of_the_language(lang: str, written: str) -> None:
    assert Texts.load(lang).pair("A", "B") == written


@pytest.mark.parametrize(("lang", "words"), [("en", "disk full"), ("de", "Datenträger voll"), ("fr", "disque plein")])
def test_what_the_system_says_is_said_in_the_language_of_the_game(lang, words):
    assert words in Texts.load(lang)("save-failed", detail=os.strerror(errno.ENOSPC))
    assert "Bits are tired" in Texts.load(lang)("save-failed", detail="Bits are tired")


def test_the_languages_of_the_game_bear_the_names_that_cldr_gives_them() -> None:
    for language in available_languages(added=False):
        name = Locale.parse(language.code).get_display_name(language.code)
        assert language.name == name[:1].upper() + name[1:]
