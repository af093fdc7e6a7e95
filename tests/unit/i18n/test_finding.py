"""Words are found without regard to case, accents and kinds of spaces, and shown where they stand."""

from __future__ import annotations

import pytest

from macher.i18n.finding import fold, holds, spans, words_of_query


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("Żeton podwojenia", "zeton"),
        ("Głosy w landzie", "GLOSY"),
        ("Réunions", "reunion"),
        ("Größte Partei", "grosste"),
        ("5\u202f000\u00a0€", "000 €"),
        ("Straße", "STRASSE"),
        ("l’enchère", "l'enchere"),
        ("Trend −3", "-3"),
        ("Baden-Würt\u00adtem\u00adberg", "wurttemberg"),
        ("Ærø", "aero"),
        ("cœur", "coeur"),
    ],
)
def test_what_is_typed_without_accents_is_found(text: str, query: str) -> None:
    assert holds(text, words_of_query(query))


def test_all_words_have_to_be_there_and_none_finds_nothing() -> None:
    assert holds("rallies become votes", words_of_query("votes rall"))
    assert not holds("rallies become votes", words_of_query("votes media"))
    assert not holds("rallies", words_of_query("   "))


def test_the_places_are_those_of_the_text_as_it_is_written() -> None:
    text = "Große Straßen, große Länder"
    found = spans(text, words_of_query("gross lander"))
    assert [text[start:end] for start, end in found] == ["Groß", "groß", "Länder"]
    assert spans(text, ()) == []
    assert fold("ŁÓDŹ") == "lodz"
