"""Numbers, money and lists as each language writes them (Babel's CLDR data, with our own patterns).

Money is whole: euros, or the German marks of the older editions.  English puts the sign before the amount (€15,000,
DM 15,000), the others behind it, one no-break space apart; negative values carry the true minus sign U+2212, factors
the multiplication sign U+00D7.  French groups digits with the narrow no-break space U+202F; what draws text may put a
wider one there.  The pseudo-language writes numbers as English does.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal

import macher.i18n.pseudo as pseudo

NBSP: Final = "\u00a0"
NARROW_NBSP: Final = "\u202f"
MINUS: Final = "\u2212"
TIMES: Final = "\u00d7"

STYLES: Final = ("en", "de", "fr")
"""Languages whose ways of grouping digits (comma, point, space) a player may choose in any language."""

_UNGROUPED_BELOW: Final = {"pl": 10_000}
"""CLDR's minimumGroupingDigits, which Babel does not carry: Polish writes 5000 but 15 000."""

_SIGNS: Final = {"EUR": "€", "DEM": "DM"}
"""Signs of the currencies by ISO code; Babel would write DEM outside German."""

_THOUSAND: Final = {"en": "k", "de": NBSP + "Tsd." + NBSP, "pl": NBSP + "tys." + NBSP, "fr": NBSP + "k"}
"""What stands behind the thousands in narrow places: €15k, 15 Tsd. €; others write 15k €."""

_NO_SHORT: Final = {("fr", "DEM")}
"""Money that a language has no short way to write: French readers know k€, but no kDM."""

_SIGNS_BEFORE: Final = {"en": {"EUR": "€", "DEM": "DM" + NBSP}}
"""The signs of languages that put them before the amount."""

_PERCENT: Final = {"en": "%", "pl": "%", "fr": NARROW_NBSP + "%"}
"""Per cent signs of languages that do not put one no-break space before them."""


def locale_of(lang: str) -> str:
    """The locale with the formats of a language: its own; for the pseudo-language, that of its source."""
    return pseudo.SOURCE if lang == pseudo.CODE else lang


def is_grouped(value: int, lang: str) -> bool:
    """Whether the language groups the digits of a number of this size."""
    return abs(value) >= _UNGROUPED_BELOW.get(lang, 0)


def _decimal(value: float, pattern: str, lang: str) -> str:
    from babel.numbers import format_decimal  # Babel is loaded late: it takes its time

    return str(format_decimal(value, format=pattern, locale=locale_of(lang)))


@lru_cache(maxsize=4096)
def integer(value: int, lang: str) -> str:
    """A whole number with the language's grouping, negative ones with U+2212."""
    if abs(value) < 1000:  # nothing to group, and so nothing that needs Babel
        digits = str(abs(value))
    else:
        digits = _decimal(abs(value), "#,##0" if is_grouped(value, lang) else "0", lang)
    return MINUS + digits if value < 0 else digits


def plural(value: int, lang: str) -> str:
    """The plural form of a whole number from 0 in one of the game's own languages: one, few, many, other."""
    if lang == "pl" and value != 1:
        return "few" if value % 10 in (2, 3, 4) and value % 100 not in (12, 13, 14) else "many"
    if lang == "fr" and value and value % 1_000_000 == 0:
        return "many"
    return "one" if value == 1 or (lang == "fr" and value == 0) else "other"


def decimal(value: float, lang: str, places: int = 1) -> str:
    """A number with a fixed count of decimal places and the language's decimal sign."""
    digits = _decimal(abs(value), "#,##0." + "0" * places, lang)
    return MINUS + digits if value < 0 else digits


def signed(value: int, lang: str) -> str:
    """A change or a trend: +2, 0, −1."""
    return "+" + integer(value, lang) if value > 0 else integer(value, lang)


def times(value: int, lang: str) -> str:
    """A factor: ×3."""
    return TIMES + integer(value, lang)


def percentage(share: float | Fraction, places: int = 0) -> Decimal:
    """A share from 0 to 1 in percent, halves rounded up: 1 of 8 is 13, or 12.5 with one decimal place.

    A float counts as the decimal number that it is written as, so that 29 of 200 is 14.5 and not a little less.
    """
    if isinstance(share, Fraction):
        exact = Decimal(share.numerator) / Decimal(share.denominator)
    else:
        exact = Decimal(str(share))
    return (exact * 100).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


def percent(value: int, lang: str) -> str:
    """A whole percentage: 100 %, in English and Polish 100%, in French with a narrow space."""
    return integer(value, lang) + _PERCENT.get(lang, NBSP + "%")


@lru_cache(maxsize=1024)  # a page writes the same amounts again and again
def money(amount: int, lang: str, currency: str = "EUR", figures: str = "") -> str:
    """A whole amount: €15,000, 15.000 DM, 15 000 €.  `figures` is the language that groups the digits, if not `lang`.

    Raises ``KeyError`` for a currency that no edition has.
    """
    return _with_sign(amount, integer(abs(amount), figures or lang) + NBSP, lang, currency)


def money_short(amount: int, lang: str, currency: str = "EUR", figures: str = "") -> str:
    """An amount in thousands for narrow places (€15k, 15 Tsd. €, 15 tys. €, DM 15k).  Zero, amounts that are not whole
    thousands, and French marks stay in full.  `figures` is the language that groups the digits, if it is not `lang`."""
    if amount == 0 or amount % 1000 or (locale_of(lang), currency) in _NO_SHORT:
        return money(amount, lang, currency, figures)
    thousands = integer(abs(amount) // 1000, figures or lang)
    return _with_sign(amount, thousands + _THOUSAND.get(locale_of(lang), "k" + NBSP), lang, currency)


def _with_sign(amount: int, digits: str, lang: str, currency: str) -> str:
    minus, before = MINUS if amount < 0 else "", _SIGNS_BEFORE.get(locale_of(lang))
    return minus + digits + _SIGNS[currency] if before is None else minus + before[currency] + digits.rstrip(NBSP)


def listing(items: Sequence[str], lang: str) -> str:
    """Items as a sentence lists them: "CDU, FDP and SPD"."""
    return _list(items, "standard", lang)


def choice(items: Sequence[str], lang: str) -> str:
    """Items of which one is taken: "CDU, FDP or SPD"."""
    return _list(items, "or", lang)


def _list(items: Sequence[str], style: Literal["standard", "or"], lang: str) -> str:
    from babel.lists import format_list  # loaded late, like the numbers

    return str(format_list(list(items), style=style, locale=locale_of(lang)))
