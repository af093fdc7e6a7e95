"""The page "Today": the game of the day and the puzzle of the day on two ballots, the row of days beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher.i18n.dates import day_of_week
from macher.ui.features.evening.today import Today
from macher.ui.features.evening.today_game import PLAY, game_ballot
from macher.ui.features.evening.today_month import MonthOfCircles, WeekOfCircles
from macher.ui.features.evening.today_puzzle import PuzzleOfTheDay, puzzle_ballot
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.kit.underway import Underway
from macher.ui.layout import Rect
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.theme.typography import Style
from macher.ui.widgets import Label, Panel
from macher.ui.widgets.column import Entry, dark_column

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["TodayScreen"]


class TodayScreen(Scene):
    """The day is asked for once, when the page is opened."""

    name = "today"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.day = program[Today].day
        self.underway = Underway(program.texts, self)
        self.puzzle = PuzzleOfTheDay(program, self.day)

    def build(self, ctx: Context) -> Node:
        """Column and ballots; in a small window the column becomes the head."""
        root, kit = Node(ctx.rect, id="today"), Kit(ctx)
        if ctx.viewport.layout == "focus":
            head, area = ctx.rect.take_top(kit.step("row"))
            root.add(self._head(kit, head))
            gap = kit.step("gap")
            left, right = area.inset(gap, gap).columns((0.52, 0.48), gap)
            root.add(
                game_ballot(kit, left, self.program, self.day, self.underway), puzzle_ballot(kit, right, self.puzzle)
            )
            return root
        width = ctx.viewport.pick(420.0, 270.0, 0.0)
        root.add(self._column(kit, width))
        edge = kit.step("space")
        area = ctx.rect.trim(left=width).inset(1.6 * edge, edge)
        upper, lower = area.rows((592.0, 392.0), kit.step("wide"))
        root.add(game_ballot(kit, upper, self.program, self.day, self.underway), puzzle_ballot(kit, lower, self.puzzle))
        return root

    def _column(self, kit: Kit, width: float) -> Node:
        """Which day it is, how many in a row, and the month."""
        ctx, texts, today = kit.ctx, self.program.texts, self.program[Today]
        panel, below = dark_column(ctx, [], small=True, width=width)
        days = today.streak(self.day)
        grid = MonthOfCircles(ctx, texts, self.day, today.days())
        back = Entry("today.back", texts("learn-back"), self.app.pop, icon="arrow-left")
        title = Style("condensed", "bold", ctx.viewport.pick(46.0, 30.0, 24.0), 1.15)
        shown = column(
            kit.shrinking(texts("today-title"), title, "on_bar", least=24.0),
            kit.paragraph(texts("today-about", day=day_of_week(texts, self.day)), "text", "bar_text"),
            self._row(kit, days.now),
            kit.paragraph(texts("today-longest", days=days.longest), "text", "bar_quiet") if days.longest else None,
            part(grid.placed, grid.height),
            kit.paragraph(texts("today-rule"), "label", "bar_quiet"),
            spring(),
            self._back(kit, back),
            gap=kit.step("gap"),
        )
        shown.place(panel, below.trim(bottom=kit.step("space")))
        return panel

    def _row(self, kit: Kit, days: int) -> Part:
        """The number of days in a row, as large as anything in the column."""
        ctx, texts = kit.ctx, self.program.texts
        style = Style("condensed", "bold", ctx.viewport.pick(92.0, 60.0, 34.0), 1.0)
        figure = texts.number(days)
        words = kit.words(texts("today-row", days=days), "name", "bar_text")
        number = part(
            lambda box: Label(box, figure, style, "on_bar", valign="bottom"), style.size, ctx.width(figure, style) + 4
        )
        return row(number, words, gap=kit.step("gap"))

    def _back(self, kit: Kit, entry: Entry) -> Part:
        back = kit.button(
            entry.text, entry.on_click, id=entry.id, icon=entry.icon, kind="bar", style="name", action="back"
        )
        return Part(lambda page, box: row(back, spring()).place(page, box.trim(left=-kit.step("gap"))), back.height)

    def _head(self, kit: Kit, box: Rect) -> Node:
        """The column of a small window: title, days in a row, the last week."""
        texts, today = self.program.texts, self.program[Today]
        panel = Panel(box, fill="bar", id="column", zone=True)
        week = WeekOfCircles(kit.ctx, texts, self.day, today.days())
        back = kit.icon_button(
            "arrow-left", texts("learn-back"), self.app.pop, id="today.back", kind="bar", size=kit.step("sign")
        )
        days = today.streak(self.day).now
        shown = row(
            back,
            kit.words(texts("today-title"), "title", "on_bar", natural=True),
            kit.words(day_of_week(texts, self.day), "label", "bar_text"),
            kit.words(f"{texts.number(days)} {texts('today-row', days=days)}", "strong", "on_bar", natural=True),
            part(week.placed, width=week.width),
            gap=kit.step("wide"),
        )
        shown.place(panel, panel.rect.local().inset(kit.step("space"), kit.step("gap")))
        return panel

    # -- what can be done ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Begins the game of the day or goes on with it, after its button has said so."""
        self.underway.begin(PLAY, self.program[Today].play)

    def actions(self) -> Actions:
        """Esc goes back, Enter plays."""
        return {"back": self.app.pop, "confirm": self.play}
