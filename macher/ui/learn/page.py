"""The page "Learn": the lessons in their order, how far each has come, and the guided round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.ui.game.progress import GUIDED, Progress
from macher.ui.kit.list_row import ListRow
from macher.ui.kit.page import Kit, page_beside
from macher.ui.kit.parts import column, grid, part
from macher.ui.layout import Rect
from macher.ui.learn.lesson_card import LessonCard, Told
from macher.ui.learn.lessons import LESSONS
from macher.ui.learn.scene import LessonScene
from macher.ui.learn.script import Lesson
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.crops import CropNode, Crops
from macher.ui.widgets.column import Entry

if TYPE_CHECKING:
    from macher.ui.program import Program

PICTURES: Final = {
    "votes": "formula",
    "media": "influence",
    "program": "doubled",
    "cabinet": "row",
    "polls": "poll",
    "election": "majority",
    "plan": "factors",
    GUIDED: "phases",
}
"""The picture of the table beside each lesson."""
_PICTURE: Final = 18.7
"""Width of a picture, as a multiple of the size of text."""
_ROOM: Final = (800.0, 56.0)
"""The least width and height of a row with a picture."""
_WORDS: Final = 0.72
"""Width of the words in a row, as a share of it."""
_LEAST_CARDS: Final = 560.0
"""The least height of a page on which each lesson is a card."""
_GUIDED_PARTIES: Final = ("spd", "gruene", "cdu")
"""The parties of the guided round."""
_COLUMNS: Final = 4
"""Cards side by side."""


class LearnScreen(Scene):
    """A card or a line for each lesson; the first that is not done has the focus."""

    name = "learn"

    def __init__(self, program: Program, progress: Progress) -> None:
        self.program, self.progress = program, progress
        self.crops = Crops(self, lambda: program.texts)

    def enter(self) -> None:
        """Puts the focus on the next lesson, also on the way back from one."""
        self.rebuild()
        self.stage.focus_id(f"learn.{self._next()}")

    def built(self) -> None:
        """The pictures of the lessons are drawn soon."""
        self.crops.look()

    def leave(self) -> None:
        """Nothing is drawn for a screen that nobody sees."""
        self.crops.stop()

    def _next(self) -> str:
        """The lesson that was begun, or else the first that is not done, or else the guided round."""
        keys = [lesson.key for lesson in LESSONS]
        begun = [key for key in keys if self.progress.reached(key)]
        open_ = [key for key in keys if not self.progress.finished(key)]
        return next(iter([*begun, *open_]), GUIDED)

    def begin(self, lesson: Lesson) -> None:
        """Opens a lesson where it was left, or from its beginning; before the very first one stands the aim."""
        keyboard = self.stage.keyboard

        def open_() -> None:
            at = self.progress.reached(lesson.key)
            self.app.push(LessonScene(self.program, self.progress, lesson, at, keyboard))

        if lesson is LESSONS[0] and not self.progress.reached(lesson.key) and not self.progress.finished(lesson.key):
            self.program.teaching.explain("aim-first-lesson", open_)
        else:
            open_()

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The dark column, and beside it the cards or lines."""
        texts, kit = self.program.texts, Kit(ctx)
        entries = [
            Entry("learn.aim", texts("rules-aim"), self._explain, icon="target"),
            Entry("learn.puzzles", texts("puzzle-title"), self.program.puzzles.open, icon="puzzle"),
            Entry("learn.back", texts("learn-back"), self.back, icon="arrow-left"),
        ]
        root, page = page_beside(
            ctx, entries, texts("learn-title"), width=kit.step("field"), most=1400.0, note=texts("learn-page-note")
        )
        warning = self._warning()
        if ctx.viewport.layout != "focus" and page.rect.h >= _LEAST_CARDS:
            self._cards(ctx, page)
            return root
        made: list[Callable[[Rect], Node]] = [
            partial(self._lesson, ctx, number=at, lesson=each) for at, each in enumerate(LESSONS, 1)
        ]
        made.append(partial(self._guided, ctx))
        lines = [replace(part(each), most=lambda _: kit.step("row", 1.5)) for each in made]
        shown = column(
            kit.zone(column(*lines), id="learn.lessons", name=texts("learn-title")),
            kit.paragraph(warning, "body", "warn", id="learn.warning") if warning else None,
            gap=kit.step("tight"),
        )
        shown.place(page, page.rect.local())
        return root

    # -- cards, where there is room for them ---------------------------------------------------------------------------

    def _cards(self, ctx: Context, page: Node) -> None:
        """A card for each lesson, and the guided round as the last one."""
        texts, kit, warning, gap = self.program.texts, Kit(ctx), self._warning(), ctx.step("space")
        cards = [part(partial(self._card, ctx, at, each)) for at, each in enumerate(LESSONS, 1)]
        shown = column(
            grid([*cards, part(partial(self._guided_card, ctx))], _COLUMNS, gap),
            kit.paragraph(warning, "body", "warn", id="learn.warning") if warning else None,
            gap=gap,
        )
        kit.zone(shown, id="learn.lessons", name=texts("learn-title")).place(page, page.rect.local())

    def _told(self, key: str, steps: int) -> Told:
        """What is said of a lesson; `steps` is how many it has."""
        texts, reached, done = self.program.texts, self.progress.reached(key), self.progress.finished(key)
        state, act = texts("learn-state-new"), texts("learn-begin")
        if done:
            state, act = texts("learn-state-done"), texts("learn-again")
        if reached:
            state, act = texts("learn-state-open", n=reached + 1, all=steps), texts("learn-go-on")
        about = texts(f"learn-{key}-about")
        return Told(texts(f"learn-{key}"), about, state, act, done and not reached, key == self._next())

    def _card(self, ctx: Context, number: int, lesson: Lesson, box: Rect) -> Node:
        key, told = lesson.key, self._told(lesson.key, len(lesson.steps))
        return LessonCard(
            ctx,
            box,
            self.program.texts,
            told,
            number=number,
            crop=PICTURES[key],
            id=f"learn.{key}",
            on_click=partial(self.begin, lesson),
        )

    def _guided_card(self, ctx: Context, box: Rect) -> Node:
        told, call = self._told(GUIDED, 1), self.program.teaching.begin_guided
        texts, id = self.program.texts, f"learn.{GUIDED}"
        return LessonCard(ctx, box, texts, told, parties=_GUIDED_PARTIES, id=id, on_click=call)

    # -- lines, where there is less ------------------------------------------------------------------------------------

    def _lesson(self, ctx: Context, box: Rect, number: int, lesson: Lesson) -> Node:
        texts, key = self.program.texts, lesson.key
        reached, done = self.progress.reached(key), self.progress.finished(key)
        state, act = texts("learn-state-new"), texts("learn-begin")
        if done:
            state, act = texts("learn-state-done"), texts("learn-again")
        if reached:
            state, act = texts("learn-state-open", n=reached + 1, all=len(lesson.steps)), texts("learn-go-on")
        icon, sign = ("check", "") if done and not reached else ("", str(number))
        return self._line(
            ctx,
            box,
            key,
            (texts(f"learn-{key}"), texts(f"learn-{key}-about")),
            state,
            act,
            partial(self.begin, lesson),
            icon,
            sign,
        )

    def _guided(self, ctx: Context, box: Rect) -> Node:
        texts, done = self.program.texts, self.progress.finished(GUIDED)
        state, act = (
            texts("learn-state-done" if done else "learn-state-new"),
            texts("learn-again" if done else "learn-begin"),
        )
        icon = "check" if done else "users"
        words = texts("learn-guided"), texts("learn-guided-about")
        return self._line(ctx, box, GUIDED, words, state, act, self.program.teaching.begin_guided, icon=icon)

    def _line(
        self,
        ctx: Context,
        box: Rect,
        key: str,
        words: tuple[str, str],
        state: str,
        act: str,
        call: Callable[[], None],
        icon: str = "",
        number: str = "",
    ) -> Node:
        """Name and content of a lesson, how far the player is, and what a click does."""
        texts, (title, about) = self.program.texts, words
        return ListRow(
            box,
            title,
            about if self._has_room(ctx, box) else "",
            large=True,
            act=True,
            aside=act,
            below=state,
            beside=self._picture(ctx, box, key),
            state="done" if icon == "check" else "",
            id=f"learn.{key}",
            name=texts.pair(title, state),
            tooltip=f"{texts.pair(act, title)}\n{about}",
            on_click=call,
            icon=icon,
            number=number,
        )

    def _has_room(self, ctx: Context, box: Rect) -> bool:
        """Whether the sentences of all lessons have room below their titles in rows of this size."""
        head, keys = ctx.type.style("land"), [*(lesson.key for lesson in LESSONS), GUIDED]
        tall = max(ctx.height(self.program.texts(f"learn-{key}-about"), "text", box.w * _WORDS) for key in keys)
        return head.size * head.line + tall <= box.h

    def _picture(self, ctx: Context, box: Rect, key: str) -> list[Node]:
        """A part of the table that the lesson is about, where there is room for it."""
        wide = min(_PICTURE * ctx.type.style("text").size, box.w * 0.3)
        if box.h < _ROOM[1] or box.w < _ROOM[0]:
            return []
        made = CropNode(ctx, Rect(0, 0, wide, 0), PICTURES[key], self.program.texts, box.h - 12, caption=False)
        made.rect = made.rect.moved((wide - made.rect.w) / 2, 0)
        return [Node(Rect(0, 0, wide, made.rect.h), made)]

    def _explain(self) -> None:
        """The aim on one picture, which leads to the lesson that comes next."""
        self.program.teaching.explain("aim-to-lessons", lambda: self.stage.focus_id(f"learn.{self._next()}"))

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
