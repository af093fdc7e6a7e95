"""The days as ballot circles: crossed where the game was finished or the puzzle solved, a point for days to come."""

from __future__ import annotations

import calendar
from collections.abc import Mapping
from datetime import date, timedelta

from macher.i18n import Texts
from macher.i18n.dates import weekday_initials
from macher.session.progress import Day
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.theme.typography import Style

__all__ = ["MonthOfCircles", "WeekOfCircles"]

_WEEK = 7


def _counts(days: Mapping[str, Day], day: date) -> bool:
    found = days.get(day.isoformat())
    return found is not None and (found.played or found.puzzle)


class _Circles(Node):
    """Days side by side, a week a line; `None` stands for a place of another month."""

    role = "image"

    def __init__(
        self, rect: Rect, heads: list[str], weeks: list[list[date | None]], today: date, days: Mapping[str, Day],
        style: Style, name: str,
    ) -> None:  # fmt: skip  # what, then how
        super().__init__(rect, id="today.days", name=name)
        self.heads, self.weeks, self.today, self.days, self.style = heads, weeks, today, days, style

    def draw(self, p: Painter) -> None:
        """Initials of the weekdays, then the circles."""
        box = self.rect.local()
        if self.heads:
            line, box = box.take_top(self.style.size * 1.5)
            for head, cell in zip(self.heads, line.columns(_WEEK), strict=True):
                p.text(head, cell, self.style, "bar_quiet", "centre")
        for week, line in zip(self.weeks, box.rows(len(self.weeks)), strict=True):
            for day, cell in zip(week, line.columns(_WEEK), strict=True):
                if day is not None:
                    self._day(p, cell, day)

    def _day(self, p: Painter, cell: Rect, day: date) -> None:
        side = min(cell.w * 0.62, cell.h * 0.82)
        spot, done = cell.centred(side, side), _counts(self.days, day)
        if day > self.today:
            p.disc(cell.centred(4, 4), "bar_quiet")
        elif day == self.today:
            p.disc(cell.centred(side * 1.22, side * 1.22), "on_bar")
            p.ballot(spot, done, "#005FB8", None)
        else:
            p.ballot(spot, done, "on_bar" if done else "bar_quiet", None)


class MonthOfCircles:
    """The month of a day."""

    def __init__(self, ctx: Context, texts: Texts, today: date, days: Mapping[str, Day]) -> None:
        self.today, self.days = today, days
        self.style = ctx.type.style("label")
        self.heads = weekday_initials(texts)
        weeks = calendar.Calendar().monthdatescalendar(today.year, today.month)
        self.weeks: list[list[date | None]] = [
            [day if day.month == today.month else None for day in week] for week in weeks
        ]
        counted = sum(_counts(days, day) for week in self.weeks for day in week if day is not None)
        self.name = texts("today-month", days=counted)

    def height(self, width: float) -> float:
        """Lines as high as the columns are wide."""
        return self.style.size * 1.5 + len(self.weeks) * width / _WEEK * 0.98

    def placed(self, box: Rect) -> Node:
        """The circles in their place."""
        return _Circles(box, self.heads, self.weeks, self.today, self.days, self.style, self.name)


class WeekOfCircles:
    """The last seven days in one line, for small windows."""

    def __init__(self, ctx: Context, texts: Texts, today: date, days: Mapping[str, Day]) -> None:
        self.today, self.days, self.style = today, days, ctx.type.style("label")
        self.week: list[date | None] = [today - timedelta(days=_WEEK - 1 - at) for at in range(_WEEK)]
        self.name = texts("today-month", days=sum(_counts(days, day) for day in self.week if day is not None))
        self.width = _WEEK * 28.0

    def placed(self, box: Rect) -> Node:
        """The circles in their place."""
        return _Circles(box, [], [self.week], self.today, self.days, self.style, self.name)
