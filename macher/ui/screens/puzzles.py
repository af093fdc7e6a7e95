"""The page "Puzzles": the game of the day, then one line for each puzzle; what is said about goal and outcome."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import NamedTuple

from macher.editions.registry import edition
from macher.i18n import Texts
from macher.i18n.dates import day_in_words
from macher.i18n.names import land as land_name
from macher.session.puzzles import Outcome, Puzzle
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.list_row import ListRow
from macher.ui.kit.page import Kit, page_beside
from macher.ui.kit.parts import column, part
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.barrier import safely
from macher.ui.widgets.column import Entry

_ICONS = {"convert": "hourglass", "money": "banknote", "shift": "arrow-left-right"}


class PuzzlesScreen(Scene):
    """Puzzles are read once, when the page is opened."""

    name = "puzzles"

    def __init__(self, program: Program, day: date | None = None) -> None:
        self.program = program
        self.day = day or date.today()
        """The day of the daily game and puzzle, as this computer has it."""
        self.puzzles, self.problems = program.puzzles.load()
        self._daily = program.puzzles.of_the_day(self.puzzles, self.day)

    def build(self, ctx: Context) -> Node:
        """The dark column, and beside it the lines."""
        texts, kit = self.program.texts, Kit(ctx)
        back = Entry("puzzles.back", texts("learn-back"), self.back, icon="arrow-left")
        root, page = page_beside(
            ctx, [back], texts("puzzle-title"), width=kit.step("field"), most=1240.0, note=texts("puzzle-note")
        )
        warning = "\n".join(texts(each.reason, file=each.path.name, **each.args_of_reason) for each in self.problems)
        lines = [part(self._daily_game), *(part(partial(self._line, puzzle=each)) for each in self.puzzles)]
        shown = column(
            kit.rows(lines, id="puzzles.list", name=texts("puzzle-title")),
            kit.paragraph(warning, "body", "warn", id="puzzles.warning") if warning else None,
            gap=kit.step("tight"),
        )
        shown.place(page, page.rect.local())
        return root

    def _daily_game(self, box: Rect) -> Node:
        texts, day = self.program.texts, day_in_words(self.program.texts, self.day)
        forms, act = [texts("puzzle-daily-note", day=day), day], texts("puzzle-daily-play")
        words = _Words("calendar", texts("puzzle-daily"), forms, act)
        return self._row(box, "daily", words, self.program.puzzles.play_daily)

    def _line(self, box: Rect, puzzle: Puzzle) -> Node:
        broken = _Words("triangle-alert", puzzle.key, [self.program.texts("saves-broken")], "")
        words = safely(partial(self._words, puzzle), broken)
        return self._row(box, puzzle.key, words, partial(self.program.puzzles.begin, puzzle))

    def _row(self, box: Rect, key: str, words: _Words, call: Callable[[], None]) -> Node:
        """Sign, title and goal; at the right what a click does, and whether it has been solved."""
        return ListRow(
            box,
            words.title,
            words.about,
            icon=words.icon,
            aside=words.act,
            below=words.state,
            act=True,
            state="done" if words.icon == "check" else "",
            id=f"puzzles.{key}",
            name=self.program.texts.pair(words.title, words.state or words.act),
            tooltip=f"{words.title}\n{words.about[0]}",
            on_click=call,
        )

    def _words(self, puzzle: Puzzle) -> _Words:
        texts = self.program.texts
        done = self.program.puzzles.solved(puzzle)
        title = texts(f"puzzle-question-{puzzle.question}")
        edition = texts(f"newgame-edition-{puzzle.edition}-long")
        about = texts("puzzle-about", goal=goal_text(texts, puzzle), edition=edition)
        state = texts("puzzle-state-solved" if done else "puzzle-state-new")
        if puzzle is self._daily:
            title = texts("puzzle-today", title=title)
        act = texts("puzzle-again" if done else "puzzle-begin")
        forms = [about, goal_text(texts, puzzle, short=True)]
        return _Words("check" if done else _ICONS[puzzle.question], title, forms, act, state)

    def back(self) -> None:
        """To where one came from."""
        self.app.pop()

    def on_action(self, action: str) -> bool:
        """Esc goes back."""
        if action == "back":
            self.back()
            return True
        return False


class _Words(NamedTuple):
    """What a line says; `about` has a long form and a shorter one."""

    icon: str
    title: str
    about: list[str]
    act: str
    state: str = ""


def goal_text(texts: Texts, puzzle: Puzzle, *, short: bool = False) -> str:
    """What has to be reached, in a sentence, in the words of the puzzle's edition."""
    texts, goal = texts.in_words(words_of(edition(puzzle.edition))), puzzle.goal
    land = land_name(texts, goal.land)
    if short:
        return texts(f"puzzle-goal-{goal.kind}-short", land=land, points=goal.least)
    return texts(f"puzzle-goal-{goal.kind}", land=land, points=goal.least)


def outcome_text(texts: Texts, puzzle: Puzzle, outcome: Outcome) -> str:
    """How the election went, in a sentence or two, in the words of the puzzle's edition."""
    texts = texts.in_words(words_of(edition(puzzle.edition)))
    land = land_name(texts, puzzle.goal.land)
    told = texts("puzzle-outcome", land=land, votes=outcome.votes, points=outcome.points)
    return f"{told} {texts('puzzle-won')}" if outcome.won else told
