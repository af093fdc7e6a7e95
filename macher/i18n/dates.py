"""Days and times as each language writes them (Babel's CLDR data); the clock has 12 hours in English, 24 elsewhere."""

from __future__ import annotations

import re
from datetime import date, datetime
from typing import Literal

from macher.i18n.numbers import NBSP, locale_of
from macher.i18n.texts import Texts

__all__ = [
    "day",
    "day_in_words",
    "day_of_month",
    "day_of_week",
    "day_on_a_postmark",
    "moment",
    "time_of_day",
    "weekday_initials",
]


def time_of_day(texts: Texts, written: str) -> str:
    """``14:32`` of the moment ``2025-09-21 14:32:05``, in English 2:32 PM; empty if it is no moment."""
    found = _parsed(written)
    return "" if found is None else _clock(texts, found)


def _clock(texts: Texts, found: datetime) -> str:
    if locale_of(texts.lang) != "en":
        return f"{found:%H:%M}"
    return f"{found.hour % 12 or 12}:{found:%M}{NBSP}{'AM' if found.hour < 12 else 'PM'}"


def moment(texts: Texts, written: str, now: str) -> str:
    """The moment ``2025-09-21 14:32:05`` in words, as seen from another one: Today, 2:32 PM; Sep 21, 2025, 2:32 PM.

    Text that is no moment is returned unchanged.
    """
    found, here = _parsed(written), _parsed(now)
    if found is None:
        return written
    time = _clock(texts, found)
    if here is not None and found.date() == here.date():
        return texts("moment-today", time=time)
    return texts("moment-day", day=_day(texts, found.date(), "medium"), time=time)


def day_in_words(texts: Texts, day: date) -> str:
    """A day in full: November 22, 2025."""
    return _day(texts, day, "long")


def day_of_month(texts: Texts, written: str) -> str:
    """The day ``2026-11-14`` without its year, on one line: November 14.  Other text is returned unchanged."""
    from babel.dates import format_skeleton

    found = _parsed(written)
    if found is None:
        return written
    said = str(format_skeleton("MMMMd", found.date(), locale=locale_of(texts.lang))).replace(" ", "\u00a0")
    return f"1er{said[1:]}" if texts.lang == "fr" and found.day == 1 else said


def day_on_a_postmark(texts: Texts, written: str) -> str:
    """The day ``2026-11-14`` as on a postmark: 14 NOV, in English NOV 14.  Other text is returned unchanged."""
    from babel.dates import format_date

    found = _parsed(written)
    if found is None:
        return written
    form = "LLL d" if locale_of(texts.lang) == "en" else "d LLL"
    return str(format_date(found.date(), form, locale_of(texts.lang))).upper().rstrip(".")


def day(texts: Texts, written: str) -> str:
    """The day of the moment ``2025-09-21 14:32:05``: Sep 21, 2025.  Other text is returned unchanged."""
    found = _parsed(written)
    return written if found is None else _day(texts, found.date(), "medium")


def _day(texts: Texts, day: date, form: Literal["medium", "long"]) -> str:
    from babel.dates import format_date  # loaded late: it takes its time

    said = str(format_date(day, form, locale_of(texts.lang)))
    if texts.lang == "fr" and day.day == 1:  # the only day with an ordinal, which CLDR's patterns do not know
        return said.replace("1", "1er", 1)
    return said


def _parsed(written: str) -> datetime | None:
    try:
        return datetime.fromisoformat(written)
    except ValueError:
        return None


def day_of_week(texts: Texts, day: date) -> str:
    """A day with its weekday, without the year where that stands at the end: Monday, November 23."""
    from babel.dates import format_date, get_date_format

    pattern = re.sub(r"[,\s]*y+$", "", str(get_date_format("full", locale_of(texts.lang))))
    said = str(format_date(day, pattern, locale_of(texts.lang)))
    if texts.lang == "fr" and day.day == 1:
        said = said.replace("1", "1er", 1)
    return said[:1].upper() + said[1:]


def weekday_initials(texts: Texts) -> list[str]:
    """The first letters of the days of a week, from Monday on."""
    from babel.dates import get_day_names

    found = get_day_names("narrow", "stand-alone", locale_of(texts.lang))
    return [str(found[number]).upper() for number in range(7)]
