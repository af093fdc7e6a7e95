"""Days and times as each language writes them."""

from __future__ import annotations

from datetime import date

import pytest

from macher.i18n import Texts
from macher.i18n.dates import (
    day,
    day_in_words,
    day_of_month,
    day_of_week,
    day_on_a_postmark,
    moment,
    time_of_day,
    weekday_initials,
)

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


@pytest.mark.parametrize(
    ("hour", "english", "elsewhere"),
    [
        ("00:00", "12:00\u00a0AM", "00:00"),
        ("00:59", "12:59\u00a0AM", "00:59"),
        ("01:00", "1:00\u00a0AM", "01:00"),
        ("11:59", "11:59\u00a0AM", "11:59"),
        ("12:00", "12:00\u00a0PM", "12:00"),
        ("12:59", "12:59\u00a0PM", "12:59"),
        ("13:00", "1:00\u00a0PM", "13:00"),
        ("23:59", "11:59\u00a0PM", "23:59"),
    ],
)
def test_noon_and_midnight_are_the_right_ones(hour: str, english: str, elsewhere: str) -> None:
    for lang in ("en", "de", "pl", "fr"):
        assert time_of_day(Texts.load(lang), f"2025-09-21 {hour}:05") == (english if lang == "en" else elsewhere)


@pytest.mark.parametrize(
    ("now", "said"),
    [
        ("2025-09-21 00:00:00", "Today, 12:05\u00a0PM"),
        ("2025-09-21 23:59:59", "Today, 12:05\u00a0PM"),
        ("2025-09-20 23:59:59", "Sep 21, 2025, 12:05\u00a0PM"),
        ("2025-09-22 00:00:00", "Sep 21, 2025, 12:05\u00a0PM"),
    ],
)
def test_today_ends_at_midnight(now: str, said: str) -> None:
    assert moment(Texts.load("en"), "2025-09-21 12:05:00", now) == said


@pytest.mark.parametrize(
    ("lang", "month", "postmark", "week", "initials"),
    [
        ("en", "November\u00a014", "NOV 14", "Saturday, November 14", "MTWTFSS"),
        ("de", "14.\u00a0November", "14 NOV", "Samstag, 14. November", "MDMDFSS"),
        ("pl", "14\u00a0listopada", "14 LIS", "Sobota, 14 listopada", "PWŚCPSN"),
        ("fr", "14\u00a0novembre", "14 NOV", "Samedi 14 novembre", "LMMJVSD"),
    ],
)
def test_days_of_the_calendar(lang: str, month: str, postmark: str, week: str, initials: str) -> None:
    """Without the year; the week begins on Monday."""
    texts = Texts.load(lang)
    assert day_of_month(texts, "2026-11-14") == month
    assert day_on_a_postmark(texts, "2026-11-14") == postmark
    assert day_of_week(texts, date(2026, 11, 14)) == week
    assert "".join(weekday_initials(texts)) == initials


def test_the_first_of_a_month_is_an_ordinal_wherever_french_names_a_day() -> None:
    texts = Texts.load("fr")
    assert day_of_month(texts, "2026-11-01") == "1er\u00a0novembre"
    assert day_of_week(texts, date(2026, 11, 1)) == "Dimanche 1er novembre"
    assert day_of_week(texts, date(2026, 11, 11)) == "Mercredi 11 novembre"
    assert day_of_month(texts, "some day") == day_on_a_postmark(texts, "some day") == "some day"
