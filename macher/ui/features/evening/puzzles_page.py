"""The page "Puzzles": one line for each puzzle, the easy ones first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from macher.session.puzzles import QUESTIONS, Puzzle, Question
from macher.ui.features.evening.puzzle_words import difficulty_text, goal_text
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.kit.list_row import ListRow, safely
from macher.ui.kit.page import Kit, page_beside
from macher.ui.kit.parts import column, part
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.widgets.column import Entry

_ICONS: Final[dict[Question, str]] = {
    "convert": "hourglass",
    "money": "banknote",
    "shift": "arrow-left-right",
    "program": "layers",
    "cabinet": "users",
    "poll": "gavel",
}
_UNKNOWN: Final = 4
"""Where puzzles stand that were not measured: after the hard ones."""


class PuzzlesScreen(Scene):
    """Puzzles are read once, when the page is opened."""

    name = "puzzles"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.puzzles, self.problems = program[Puzzles].load()
        self.puzzles.sort(key=lambda puzzle: (puzzle.difficulty or _UNKNOWN, QUESTIONS.index(puzzle.question)))

    def build(self, ctx: Context) -> Node:
        """The dark column, and beside it the lines."""
        texts, kit = self.program.texts, Kit(ctx)
        back = Entry("puzzles.back", texts("learn-back"), self.app.pop, icon="arrow-left")
        root, page = page_beside(
            ctx, [back], texts("puzzle-title"), width=kit.step("field"), most=1240.0, note=texts("puzzle-note")
        )
        warning = "\n".join(texts(each.reason, file=each.path.name, **each.args_of_reason) for each in self.problems)
        lines = [part(partial(self._line, puzzle=each)) for each in self.puzzles]
        shown = column(
            kit.rows(lines, id="puzzles.list", name=texts("puzzle-title")),
            kit.paragraph(warning, "body", "warn", id="puzzles.warning") if warning else None,
            gap=kit.step("tight"),
        )
        shown.place(page, page.rect.local())
        return root

    def _line(self, box: Rect, puzzle: Puzzle) -> Node:
        broken = _Words("triangle-alert", puzzle.key, [self.program.texts("saves-broken")], "")
        words = safely(partial(self._words, puzzle), broken)
        return self._row(box, puzzle.key, words, partial(self.program[Puzzles].begin, puzzle))

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
        done = self.program[Puzzles].solved(puzzle)
        title = texts(f"puzzle-question-{puzzle.question}")
        edition = texts(f"newgame-edition-{puzzle.edition}-long")
        about = texts("puzzle-about", goal=goal_text(texts, puzzle), edition=edition)
        level = difficulty_text(texts, puzzle)
        if level:
            title = texts("puzzle-titled", title=title, level=level)
        state = texts("puzzle-state-solved" if done else "puzzle-state-new")
        act = texts("puzzle-again" if done else "puzzle-begin")
        forms = [about, goal_text(texts, puzzle, short=True)]
        return _Words("check" if done else _ICONS[puzzle.question], title, forms, act, state)

    def actions(self) -> Actions:
        """Esc goes back."""
        return {"back": self.app.pop}


class _Words(NamedTuple):
    """What a line says; `about` has a long form and a shorter one."""

    icon: str
    title: str
    about: list[str]
    act: str
    state: str = ""
