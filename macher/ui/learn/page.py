"""The page "Learn": six lessons in their order, how far each has come, and the guided round."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from macher.i18n import Texts
from macher.ui.game.progress import GUIDED, Progress
from macher.ui.layout import Rect
from macher.ui.learn.lessons import LESSONS
from macher.ui.learn.scene import LessonScene
from macher.ui.learn.script import Lesson
from macher.ui.paint.fonts import wrap
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import Clickable, Paragraph
from macher.ui.widgets.column import Entry, dark_column

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["LearnScreen"]


class LearnScreen(Scene):
    """One line for each lesson; the first that is not done has the focus."""

    name = "learn"

    def __init__(self, program: Program, progress: Progress) -> None:
        self.program, self.progress = program, progress

    def enter(self) -> None:
        """Puts the focus on the next lesson, also on the way back from one."""
        self.rebuild()
        self.stage.focus_id(f"learn.{self._next()}")

    def _next(self) -> str:
        """The lesson that was begun, or else the first that is not done, or else the guided round."""
        keys = [lesson.key for lesson in LESSONS]
        begun = [key for key in keys if self.progress.reached(key)]
        open_ = [key for key in keys if not self.progress.finished(key)]
        return next(iter([*begun, *open_]), GUIDED)

    def begin(self, lesson: Lesson) -> None:
        """Opens a lesson where it was left, or from its beginning."""
        at = self.progress.reached(lesson.key)
        self.app.push(LessonScene(self.program, self.progress, lesson, at, self.stage.keyboard))

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The dark column, and beside it the lines."""
        texts, pick = self.program.texts, ctx.viewport.pick
        root = Node(ctx.rect)
        width = pick(420.0, 300.0, 240.0)
        entries = [
            Entry("learn.puzzles", texts("puzzle-title"), self.program.puzzles.open, icon="puzzle"),
            Entry("learn.back", texts("learn-back"), self.back, icon="arrow-left"),
        ]
        panel, below = dark_column(ctx, entries, title=texts("learn-title"), small=True, width=width)
        note = texts("learn-page-note")
        panel.add(Paragraph(below.trim(top=pick(28.0, 14.0, 10.0), right=8), note, "text", "bar_text"))
        root.add(panel)
        area = ctx.rect.trim(left=width).inset(pick(72.0, 24.0, 14.0), pick(56.0, 20.0, 10.0))
        area = area._replace(w=min(area.w, 1240.0))
        warning = self._warning()
        if warning:
            strip, area = area.take_bottom(ctx.height(warning, "body", area.w) + 4, 8)
            root.add(Paragraph(strip, warning, "body", "warn", id="learn.warning"))
        rows = Node(area, id="learn.lessons", zone=True, name=texts("learn-title"))
        count = len(LESSONS) + 1
        height = min(pick(118.0, 92.0, 70.0), area.h / count)
        for at, lesson in enumerate(LESSONS):
            rows.add(self._row(Rect(0, at * height, area.w, height), str(at + 1), lesson))
        box = Rect(0, len(LESSONS) * height, area.w, height)
        done = self.progress.finished(GUIDED)
        state = texts("learn-state-done" if done else "learn-state-new")
        rows.add(
            _Line(
                box,
                texts,
                GUIDED,
                "",
                texts("learn-guided"),
                texts("learn-guided-about"),
                state,
                texts("learn-again" if done else "learn-begin"),
                done,
                self.program.teaching.begin_guided,
            )
        )
        return root.add(rows)

    def _row(self, rect: Rect, number: str, lesson: Lesson) -> Node:
        texts, key = self.program.texts, lesson.key
        reached, done = self.progress.reached(key), self.progress.finished(key)
        state, act = texts("learn-state-new"), texts("learn-begin")
        if done:
            state, act = texts("learn-state-done"), texts("learn-again")
        if reached:
            state, act = texts("learn-state-open", n=reached + 1, all=len(lesson.steps)), texts("learn-go-on")
        return _Line(
            rect,
            texts,
            key,
            number,
            texts(f"learn-{key}"),
            texts(f"learn-{key}-about"),
            state,
            act,
            done and not reached,
            _beginning(self.begin, lesson),
        )

    def _warning(self) -> str:
        texts, progress = self.program.texts, self.progress
        if progress.problem:
            return texts("learn-not-kept", detail=progress.problem)
        return texts("learn-damaged") if progress.damaged else ""

    def back(self) -> None:
        """To the menu."""
        self.app.pop()

    def on_action(self, action: str) -> bool:
        """Enter begins what comes next, Esc goes back."""
        if action == "back":
            self.back()
        elif action == "confirm":
            self._begin_next()
        else:
            return False
        return True

    def _begin_next(self) -> None:
        lesson = next((lesson for lesson in LESSONS if lesson.key == self._next()), None)
        if lesson is not None:
            self.begin(lesson)
        else:
            self.program.teaching.begin_guided()


class _Line(Clickable):
    """A lesson: number or check, name, what it teaches, how far the player is, and what a click does."""

    def __init__(
        self,
        rect: Rect,
        texts: Texts,
        key: str,
        number: str,
        title: str,
        about: str,
        state: str,
        act: str,
        done: bool,
        call: Callable[[], None],
    ) -> None:
        tip = f"{texts.pair(act, title)}\n{about}"
        super().__init__(rect, id=f"learn.{key}", name=texts.pair(title, state), tooltip=tip, on_click=call)
        self.number, self.title, self.about, self.state, self.act, self.done = number, title, about, state, act, done
        self._lay_out()

    def _lay_out(self) -> None:
        box = self.rect.local()
        self.left = 64.0
        self.right = 190.0 if box.w > 700 else 110.0

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        if self.hovered:
            p.fill(box, "panel")
        p.hline(0, 0, box.w, "edge")
        side = min(38.0, box.h - 20)
        mark = Rect(8, (box.h - side) / 2, side, side)
        if self.done:
            p.icon("check", mark.inset(4), "action_text", 2.6)
        elif self.number:
            p.fill(mark, "rule")
            p.text(self.number, mark, "number", "panel", "centre")
        else:
            p.fill(mark, "action")
            p.icon("users", mark.inset(7), "on_action")
        room = Rect(self.left, 0, box.w - self.left - self.right - 12, box.h)
        title = p.style("land")
        text = p.style("text")
        lines = wrap(self.about, p.fonts.face(text), max(1, int(room.w * p.scale)))
        step = text.size * 1.3
        whole = title.size * 1.25 + step * len(lines)
        y = (box.h - whole) / 2
        p.text(self.title, Rect(room.x, y, room.w, title.size * 1.25), title)
        y += title.size * 1.25
        for line in lines:
            p.text(line, Rect(room.x, y, room.w, step), text, "ink_soft")
            y += step
        right = box.take_right(self.right)[0].trim(right=10)
        p.text(self.act, right._replace(y=box.h / 2 - 24, h=24), "strong", "action_text", "right")
        p.text(self.state, right._replace(y=box.h / 2, h=24), "label", "muted", "right")


def _beginning(call: Callable[[Lesson], None], lesson: Lesson) -> Callable[[], None]:
    return lambda: call(lesson)
