"""Numbers and money as each language writes them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from babel import Locale
from babel.numbers import format_decimal

from macher.i18n import Texts, numbers, pseudo


@pytest.mark.parametrize(
    ("lang", "euros", "written"),
    [
        ("en", 0, "€0"),
        ("en", 6_000, "€6,000"),
        ("en", 15_000, "€15,000"),
        ("de", 6_000, "6.000\u00a0€"),
        ("de", 1_234_567, "1.234.567\u00a0€"),
        ("pl", 5_000, "5000\u00a0€"),
        ("pl", 9_999, "9999\u00a0€"),
        ("pl", 10_000, "10\u00a0000\u00a0€"),
        ("pl", 15_000, "15\u00a0000\u00a0€"),
        ("pl", 1_234_567, "1\u00a0234\u00a0567\u00a0€"),
        ("en", -5_000, "\u2212€5,000"),
        ("pl", -15_000, "\u221215\u00a0000\u00a0€"),
        ("fr", 5_000, "5\u202f000\u00a0€"),
        ("fr", 15_000, "15\u202f000\u00a0€"),
        ("fr", 1_234_567, "1\u202f234\u202f567\u00a0€"),
        ("fr", -500, "\u2212500\u00a0€"),
        (pseudo.CODE, 15_000, "€15,000"),
    ],
)
def test_money_in_full(lang: str, euros: int, written: str) -> None:
    assert numbers.money(euros, lang) == written


@pytest.mark.parametrize(
    ("lang", "euros", "written"),
    [
        ("en", 15_000, "€15k"),
        ("de", 15_000, "15\u00a0Tsd.\u00a0€"),
        ("pl", 15_000, "15\u00a0tys.\u00a0€"),
        ("fr", 15_000, "15\u00a0k€"),
        (pseudo.CODE, 15_000, "€15k"),
        ("en", -3_000, "\u2212€3k"),
        ("de", 0, "0\u00a0€"),
        ("en", 1_500, "€1,500"),
    ],
)
def test_money_in_narrow_places(lang: str, euros: int, written: str) -> None:
    assert numbers.money_short(euros, lang) == written


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr", pseudo.CODE])
def test_signs(lang: str) -> None:
    assert [numbers.signed(value, lang) for value in (-3, 0, 4)] == ["\u22123", "0", "+4"]
    assert numbers.times(3, lang) == "\u00d73"
    assert numbers.integer(-12, lang) == "\u221212"


@pytest.mark.parametrize(
    ("lang", "written"),
    [("en", "100%"), ("de", "100\u00a0%"), ("pl", "100%"), ("fr", "100\u202f%"), (pseudo.CODE, "100\u00a0%")],
)
def test_percentages(lang: str, written: str) -> None:
    assert numbers.percent(100, lang) == written


@pytest.mark.parametrize(
    ("lang", "written"),
    [
        ("en", "a, b, and c"),
        ("de", "a, b und c"),
        ("pl", "a, b i c"),
        ("fr", "a, b et c"),
        (pseudo.CODE, "a, b, and c"),
    ],
)
def test_lists(lang: str, written: str) -> None:
    assert numbers.listing(["a", "b", "c"], lang) == written
    assert numbers.listing(["a"], lang) == "a"
    assert numbers.listing([], lang) == ""


@pytest.mark.parametrize(
    ("share", "whole", "one_place"),
    [(0.125, "13", "12.5"), (1 / 8, "13", "12.5"), (29 / 200, "15", "14.5"), (Fraction(1, 16), "6", "6.3"),
     (Fraction(1, 8), "13", "12.5"), (Fraction(1, 3), "33", "33.3"), (0.0, "0", "0.0"), (1.0, "100", "100.0")],
)  # fmt: skip
def test_halves_of_a_percentage_are_rounded_up(share: float | Fraction, whole: str, one_place: str) -> None:
    assert str(numbers.percentage(share)) == whole
    assert str(numbers.percentage(share, 1)) == one_place


@pytest.mark.parametrize(("lang", "written"), [("en", "13%"), ("de", "13\u00a0%"), ("pl", "13%"), ("fr", "13\u202f%")])
def test_one_of_eight_is_thirteen_percent(lang: str, written: str) -> None:
    assert Texts.load(lang).share(1 / 8) == written


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_numbers_and_plural_forms_are_those_of_babel(lang: str) -> None:
    plural = Locale.parse(lang).plural_form
    for value in (0, 1, 2, 5, 11, 12, 14, 21, 22, 25, 101, 112, 999, 1_000, 9_999, 10_000, 1_000_000, 2_345_678):
        pattern = "#,##0" if numbers.is_grouped(value, lang) else "0"
        assert numbers.integer(value, lang) == format_decimal(value, format=pattern, locale=lang)
        assert numbers.plural(value, lang) == plural(value)
