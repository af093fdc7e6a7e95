"""Days and times as each language writes them (Babel's CLDR data); the clock has 24 hours everywhere."""

from __future__ import annotations

from datetime import date, datetime

from babel.dates import format_date

from macher.i18n.numbers import locale_of
from macher.i18n.texts import Texts

__all__ = ["day", "day_in_words", "moment", "time_of_day"]


def time_of_day(written: str) -> str:
    """``14:32`` of the moment ``2025-09-21 14:32:05``; empty if it is none."""
    found = _parsed(written)
    return "" if found is None else f"{found:%H:%M}"


def moment(texts: Texts, written: str, now: str) -> str:
    """The moment ``2025-09-21 14:32:05`` in words, as seen from another one: Today, 14:32; Sep 21, 2025, 14:32.

    What is no moment stays as it is.
    """
    found, here = _parsed(written), _parsed(now)
    if found is None:
        return written
    time = f"{found:%H:%M}"
    if here is not None and found.date() == here.date():
        return texts("moment-today", time=time)
    return texts("moment-day", day=format_date(found.date(), "medium", locale_of(texts.lang)), time=time)


def day_in_words(texts: Texts, day: date) -> str:
    """A day in full: November 22, 2025."""
    return format_date(day, "long", locale_of(texts.lang))


def day(texts: Texts, written: str) -> str:
    """The day of the moment ``2025-09-21 14:32:05``: Sep 21, 2025.  What is no moment stays as it is."""
    found = _parsed(written)
    return written if found is None else str(format_date(found.date(), "medium", locale_of(texts.lang)))


def _parsed(written: str) -> datetime | None:
    try:
        return datetime.fromisoformat(written)
    except ValueError:
        return None
