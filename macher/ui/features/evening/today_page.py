"""The page "Today": the game of the day and the puzzle of the day on two ballots, the row of days beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher.i18n.dates import day_of_week
from macher.ui.features.evening.today import Today
from macher.ui.features.evening.today_game import PLAY, game_ballot
from macher.ui.features.evening.today_month import MonthOfCircles, WeekOfCircles
from macher.ui.features.evening.today_puzzle import PuzzleOfTheDay, puzzle_ballot
from macher.ui.kit.layers import pad, paper, share, tall, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, column, inset, part, row, spring
from macher.ui.kit.underway import Underway
from macher.ui.layout import Rect
from macher.ui.scene import Actions, Node
from macher.ui.widgets.column import dark_column

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["TodayScreen"]


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
        game = game_ballot(k, self.program, self.day, self.underway)
        puzzle = puzzle_ballot(k, self.puzzle)
        if k.low:
            both = row(share(game, 0.52), share(puzzle, 0.48), gap=k.step("gap"))
            return column(self._head(k), inset(both, k.step("gap"), k.step("gap")))
        both = column(share(game, 592), share(puzzle, 392), gap=k.step("wide"))
        edge = k.step("space")
        return row(wide(self._column(k), k.size(420, 270, 0)), inset(both, 1.6 * edge, edge))

    def _column(self, k: Kit) -> Part:
        """Which day it is, how many in a row, and the month."""
        texts, today = self.program.texts, self.program[Today]
        days = today.streak(self.day)
        grid = MonthOfCircles(k.ctx, texts, self.day, today.days())
        back = k.button(
            texts("learn-back"), self.app.pop, id="today.back", icon="arrow-left", kind="bar", style="name",
            action="back",
        )  # fmt: skip
        shown = column(
            k.shrinking(texts("today-title"), "crown", "on_bar", least=24.0),
            k.paragraph(texts("today-about", day=day_of_week(texts, self.day)), "text", "bar_text"),
            self._row(k, days.now),
            k.paragraph(texts("today-longest", days=days.longest), "text", "bar_quiet") if days.longest else None,
            part(grid.placed, grid.height),
            k.paragraph(texts("today-rule"), "label", "bar_quiet"),
            spring(),
            pad(row(back, spring()), left=-k.step("gap")),
            gap=k.step("gap"),
        )

        def place(page: Node, box: Rect) -> None:
            panel, below = dark_column(k.ctx, [], small=True, width=box.w)
            page.add(panel)
            shown.place(panel, below.trim(bottom=k.step("space")))

        return Part(place)

    def _row(self, k: Kit, days: int) -> Part:
        """The number of days in a row, as large as anything in the column."""
        texts = self.program.texts
        number = k.say(texts.number(days), "streak", "on_bar", valign="bottom")
        return row(number, k.words(texts("today-row", days=days), "name", "bar_text"), gap=k.step("gap"))

    def _head(self, k: Kit) -> Part:
        """The column of a small window: title, days in a row, the last week."""
        texts, today = self.program.texts, self.program[Today]
        week = WeekOfCircles(k.ctx, texts, self.day, today.days())
        days = today.streak(self.day).now
        shown = row(
            k.icon_button(
                "arrow-left", texts("learn-back"), self.app.pop, id="today.back", kind="bar", size=k.step("sign")
            ),
            k.say(texts("today-title"), "title", "on_bar"),
            k.words(day_of_week(texts, self.day), "label", "bar_text"),
            k.say(f"{texts.number(days)} {texts('today-row', days=days)}", "strong", "on_bar"),
            part(week.placed, width=week.width),
            gap=k.step("wide"),
        )
        ground = paper(inset(shown, k.step("space"), k.step("gap")), fill="bar", id="column", zone=True)
        return tall(ground, k.step("row"))

    # -- what can be done ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begins the game of the day or goes on with it, after its button has said so."""
        self.underway.begin(PLAY, self.program[Today].play)

    def actions(self) -> Actions:
        """Esc goes back, Enter plays."""
        return {"back": self.app.pop, "confirm": self.play}
