"""The page "Puzzles": the game of the day, then one line for each puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from macher.i18n import Texts
from macher.i18n.dates import day_in_words
from macher.session.puzzles import Puzzle
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.barrier import safely
from macher.ui.screens.puzzle_words import goal_text
from macher.ui.widgets import Clickable, Paragraph, ScrollView
from macher.ui.widgets.column import Entry, dark_column

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["PuzzlesScreen"]

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
        texts, pick = self.program.texts, ctx.viewport.pick
        root = Node(ctx.rect)
        width = pick(420.0, 300.0, 240.0)
        back = Entry("puzzles.back", texts("learn-back"), self.back, icon="arrow-left")
        panel, below = dark_column(ctx, [back], title=texts("puzzle-title"), small=True, width=width)
        panel.add(Paragraph(below.trim(top=pick(28.0, 14.0, 10.0), right=8), texts("puzzle-note"), "text", "bar_text"))
        root.add(panel)
        area = ctx.rect.trim(left=width).inset(pick(72.0, 24.0, 14.0), pick(56.0, 20.0, 10.0))
        area = area._replace(w=min(area.w, 1240.0))
        warning = "\n".join(texts(each.reason, file=each.path.name, **each.args_of_reason) for each in self.problems)
        if warning:
            strip, area = area.take_bottom(min(ctx.height(warning, "body", area.w) + 4, area.h * 0.3), 8)
            root.add(Paragraph(strip, warning, "body", "warn", id="puzzles.warning"))
        return root.add(self._rows(ctx, area))

    def _rows(self, ctx: Context, area: Rect) -> Node:
        texts = self.program.texts
        height = ctx.viewport.pick(84.0, 68.0, 58.0)
        count = 1 + len(self.puzzles)
        shown = max(1, int(area.h // height))
        view = area._replace(h=min(count, shown) * height)
        rows = ScrollView(view, content=count * height, id="puzzles.list", zone=True, name=texts("puzzle-title"))
        width = rows.inner.w
        day = day_in_words(texts, self.day)
        forms = [texts("puzzle-daily-note", day=day), day]
        daily = _Words(texts, "calendar", texts("puzzle-daily"), forms, texts("puzzle-daily-play"), "")
        rows.add(_Line(Rect(0, 0, width, height), "daily", daily, self.program.puzzles.play_daily))
        for at, puzzle in enumerate(self.puzzles, 1):
            box = Rect(0, at * height, width, height)
            broken = _Words(texts, "triangle-alert", puzzle.key, [texts("saves-broken")], "", "")
            words = safely(partial(self._words, puzzle), broken)
            rows.add(_Line(box, puzzle.key, words, partial(self.program.puzzles.begin, puzzle)))
        return rows

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
        return _Words(texts, "check" if done else _ICONS[puzzle.question], title, forms, act, state)

    def back(self) -> None:
        """To where one came from."""
        self.app.pop()

    def on_action(self, action: str) -> bool:
        """Esc goes back."""
        if action == "back":
            self.back()
            return True
        return False


class _Words:
    """What a line says."""

    def __init__(self, texts: Texts, icon: str, title: str, about: Sequence[str], act: str, state: str) -> None:
        """`about` has a long form and a shorter one."""
        self.icon, self.title, self.about, self.act, self.state = icon, title, about, act, state
        self.name = texts.pair(title, state or act)


class _Line(Clickable):
    """Sign, title and goal; at the right what a click does, and whether it has been solved."""

    def __init__(self, rect: Rect, key: str, words: _Words, call: Callable[[], None]) -> None:
        tip = f"{words.title}\n{words.about[0]}"
        super().__init__(rect, id=f"puzzles.{key}", name=words.name, tooltip=tip, on_click=call)
        self.words = words

    def draw(self, p: Painter) -> None:
        box, words = self.rect.local(), self.words
        if self.hovered:
            p.fill(box, "panel")
        p.hline(0, 0, box.w, "edge")
        side = min(30.0, box.h - 24)
        p.icon(words.icon, Rect(10, (box.h - side) / 2, side, side), "action_text" if words.icon == "check" else "ink")
        right = box.take_right(176.0 if box.w > 700 else 118.0)[0].trim(right=10)
        room = Rect(56, 0, right.x - 68, box.h)
        title, text = p.style("strong"), p.style("text")
        y = (box.h - title.size * 1.3 - text.size * 1.3) / 2
        p.text(words.title, Rect(room.x, y, room.w, title.size * 1.3), title)
        p.text(words.about, Rect(room.x, y + title.size * 1.3, room.w, text.size * 1.3), text, "ink_soft")
        act = right._replace(y=box.h / 2 - (24 if words.state else 12), h=24)
        p.text(words.act, act, "strong", "action_text", "right")
        if words.state:
            p.text(words.state, act.moved(0, 24), "label", "muted", "right")
