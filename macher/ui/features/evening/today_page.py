"""The page "Today": the game of the day and the puzzle of the day on two ballots, the row of days beside them.

Days are ballot circles: crossed where the game was finished or the puzzle solved, a point for days to come.
"""

from __future__ import annotations

import calendar
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from macher.i18n.dates import day_of_week, weekday_initials
from macher.session.progress import Day
from macher.ui.features.evening.parts import EveningWords, evening_page
from macher.ui.features.evening.today import Today
from macher.ui.features.evening.today_game import PLAY, game_ballot
from macher.ui.features.evening.today_puzzle import PuzzleOfTheDay, puzzle_ballot
from macher.ui.kit.button_row import Underway
from macher.ui.kit.layers import share, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, inset, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Actions

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["TodayScreen", "counted", "month_of", "week_of"]

_WEEK = 7
Week = Sequence[date | None]
"""Seven places; `None` for a day of another month."""


class TodayScreen(Page):
    """The day is asked for once, when the page is opened."""

    name = "today"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.day = program[Today].day
        self.underway = Underway(program.texts, self)
        self.puzzle = PuzzleOfTheDay(program, self.day)

    def compose(self, k: Kit) -> Part:
        """Column and ballots; in a small window the column becomes the head."""
        texts, days = self.program.texts, self.program[Today].days()
        game, puzzle = game_ballot(k, self.program, self.day, self.underway), puzzle_ballot(k, self.puzzle)
        if k.low:
            both = inset(row(share(game, 0.52), share(puzzle, 0.48), gap=k.step("gap")), k.step("gap"), k.step("gap"))
        else:
            both = column(share(game, 592), share(puzzle, 392), gap=k.step("wide"))
            both = inset(both, k.step("space", 1.6), k.step("space"))
        found, day = self.program[Today].streak(self.day), day_of_week(texts, self.day)
        number, count = texts.number(found.now), texts("today-row", days=found.now)
        words = EveningWords(self.name, texts("today-title"), texts("today-about", day=day), number, count)
        below = [
            k.paragraph(texts("today-longest", days=found.longest), "text", "bar_quiet") if found.longest else None,
            self._month(k, days),
            k.paragraph(texts("today-rule"), "label", "bar_quiet"),
        ]
        week = wide(self._circles(k, [week_of(self.day)], days), _WEEK * 28.0)
        return evening_page(k, texts, words, both, self.app.pop, below, [k.say(day, "label", "bar_text"), week])

    def _month(self, k: Kit, days: Mapping[str, Day]) -> Part:
        """Initials of the weekdays, then lines as high as the columns are wide."""
        weeks = month_of(self.day)
        heads = [k.words(head, "label", "bar_quiet", "centre") for head in weekday_initials(self.program.texts)]
        circles = replace(self._circles(k, weeks, days), height=lambda width: len(weeks) * width / _WEEK * 0.98)
        return column(row(*heads), circles)

    def _circles(self, k: Kit, weeks: Sequence[Week], days: Mapping[str, Day]) -> Part:
        """Days side by side, a week a line; today on a disc."""
        shown = [day for week in weeks for day in week if day is not None]
        done = set(counted(days, shown))

        def paint(p: Painter, box: Rect) -> None:
            for week, line in zip(weeks, box.rows(len(weeks)), strict=True):
                for day, cell in zip(week, line.columns(_WEEK), strict=True):
                    if day is not None:
                        _paint_day(p, cell, (day > self.day) - (day < self.day), day in done)

        return k.art(paint, id="today.days", name=self.program.texts("today-month", days=len(done)))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begins the game of the day or goes on with it, after its button has said so."""
        self.underway.begin(PLAY, self.program[Today].play)

    def actions(self) -> Actions:
        """Esc goes back, Enter plays."""
        return {"back": self.app.pop, "confirm": self.play}


def _paint_day(p: Painter, cell: Rect, when: int, done: bool) -> None:
    """A day that is over, today (0) or still to come (1)."""
    side = min(cell.w * 0.62, cell.h * 0.82)
    if when > 0:
        p.disc(cell.centred(4, 4), "bar_quiet")
        return
    if when == 0:
        p.disc(cell.centred(side * 1.22, side * 1.22), "on_bar")
    ink = "#005FB8" if when == 0 else "on_bar" if done else "bar_quiet"
    p.ballot(cell.centred(side, side), done, ink, None)


def counted(days: Mapping[str, Day], shown: Iterable[date]) -> list[date]:
    """The days on which a game was finished or a puzzle solved."""
    found = [(day, days.get(day.isoformat())) for day in shown]
    return [day for day, kept in found if kept is not None and (kept.played or kept.puzzle)]


def week_of(day: date) -> list[date]:
    """The seven days that end with this one."""
    return [day - timedelta(days=_WEEK - 1 - at) for at in range(_WEEK)]


def month_of(day: date) -> list[list[date | None]]:
    """The weeks of a day's month, from Monday on."""
    weeks = calendar.Calendar().monthdatescalendar(day.year, day.month)
    return [[each if each.month == day.month else None for each in week] for week in weeks]
