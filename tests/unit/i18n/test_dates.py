"""Days and times as each language writes them."""

from __future__ import annotations

from datetime import date

import pytest

from macher.i18n import Texts
from macher.i18n.dates import day, day_in_words, moment, time_of_day

EVENING = "2025-09-21 20:00:00"


@pytest.mark.parametrize(
    ("lang", "today", "other", "first"),
    [
        ("en", "Today, 2:32\u00a0PM", "Sep 20, 2025, 4:02\u00a0AM", "November 1, 2025"),
        ("de", "Heute, 14:32", "20.09.2025, 04:02", "1. November 2025"),
        ("pl", "Dziś, 14:32", "20 wrz 2025, 04:02", "1 listopada 2025"),
        ("fr", "Aujourd’hui, 14:32", "20 sept. 2025, 04:02", "1er novembre 2025"),
    ],
)
def test_each_language_writes_days_in_its_own_way(lang: str, today: str, other: str, first: str) -> None:
    texts = Texts.load(lang)
    assert moment(texts, "2025-09-21 14:32:05", EVENING) == today
    assert moment(texts, "2025-09-20 04:02:05", EVENING) == other
    assert day_in_words(texts, date(2025, 11, 1)) == first


def test_the_same_day_of_another_month_is_not_today() -> None:
    texts = Texts.load("en")
    assert moment(texts, "2025-08-21 14:32:05", EVENING) == "Aug 21, 2025, 2:32\u00a0PM"
    assert moment(texts, "2024-09-21 14:32:05", EVENING) == "Sep 21, 2024, 2:32\u00a0PM"


def test_only_the_first_day_is_an_ordinal_in_french() -> None:
    texts = Texts.load("fr")
    assert day(texts, "2025-11-01 04:02:05") == "1er nov. 2025"
    assert [day_in_words(texts, date(2025, 1, at)) for at in (11, 21, 31)] == [
        "11 janvier 2025",
        "21 janvier 2025",
        "31 janvier 2025",
    ]


def test_what_is_no_moment_stays_as_it_is() -> None:
    texts = Texts.load("en")
    assert moment(texts, "yesterday", EVENING) == day(texts, "yesterday") == "yesterday"
    assert time_of_day(texts, "yesterday") == ""
    assert moment(texts, "2025-09-21 14:32:05", "some time") == "Sep 21, 2025, 2:32\u00a0PM"
