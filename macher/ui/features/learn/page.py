"""The page "Learn": the aim and the lessons as cards, how far each has come, the guided round; and its column."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from macher.session.lesson_tables import lesson_edition
from macher.ui.features.evening.door import EveningWords, Puzzles, Today, evening_page, goal_text
from macher.ui.features.learn.aim_facts import AimFacts, aim_facts
from macher.ui.features.learn.lesson_card import AIM, GuidedStrip, LessonCard, Told, lesson_painter
from macher.ui.features.learn.lessons import LESSONS, lesson_of
from macher.ui.features.learn.scene import LessonScene
from macher.ui.features.learn.script import Lesson
from macher.ui.game.progress import GUIDED, Progress
from macher.ui.kit.button_row import Underway
from macher.ui.kit.layers import pad, paper
from macher.ui.kit.list_row import ListRow
from macher.ui.kit.page import Kit, page_beside
from macher.ui.kit.parts import Part, column, grid, inset, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_silhouette
from macher.ui.paint.painter import Painter
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.widgets import Drawing
from macher.ui.widgets.basic import BallotPaper
from macher.ui.widgets.column import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    from macher.ui.program import Program


_A_STEP: Final = 4 / 9
"""Minutes of a step.  Measured: a newcomer took four minutes for the nine steps of the first two lessons."""


def minutes_left(progress: Progress) -> int:
    """About how long the lessons take that are not done yet; 0 if all are."""
    steps = sum(len(each.steps) - progress.reached(each.key) for each in LESSONS if not progress.finished(each.key))
    return math.ceil(steps * _A_STEP)


def learn_column(kit: Kit, program: Program, progress: Progress) -> list[Part | None]:
    """What stands below the title: circles, entries, and the puzzle of the day."""
    texts = program.texts
    done = sum(progress.finished(each.key) for each in LESSONS)
    left = minutes_left(progress)
    said = [texts("learn-count", done=done, all=len(LESSONS))]
    said = [texts("learn-count-left", done=done, all=len(LESSONS), minutes=left), *said] if left else said

    def entry(id: str, text: str, icon: str, call: Callable[[], None]) -> Part:
        return pad(row(kit.button(text, call, id=id, icon=icon, kind="bar", style="name")), left=-kit.step("gap"))

    return [
        column(_circles(kit, done), kit.words(said, "strong", "bar_text"), gap=kit.step("tight")),
        column(
            entry("learn.puzzles", texts("puzzle-title"), "puzzle", program.go.puzzles),
            entry("learn.rules", texts("menu-rules"), "book-open", lambda: program.go.rules("aim")),
        ),
        spring(),
        _puzzle(kit, program),
    ]


def _circles(kit: Kit, done: int) -> Part:
    """A ballot circle for each lesson, crossed for those that are done."""

    def draw(p: Painter, box: Rect) -> None:
        for at, cell in enumerate(box.columns(len(LESSONS))):
            side = min(cell.h, cell.w * 0.86)
            spot = Rect(cell.x, cell.cy - side / 2, side, side)
            p.ballot(spot, at < done, "on_bar" if at <= done else "bar_quiet", None)

    return kit.art(draw, height=kit.size(40.0, 20.0))


def _puzzle(kit: Kit, program: Program) -> Part | None:
    """The puzzle of the day on a small ballot."""
    texts, puzzle = program.texts, program[Today].puzzle(program[Today].day)
    if puzzle is None:
        return None
    call = partial(program[Puzzles].begin, puzzle)
    play = kit.button(texts("today-puzzle-play"), call, id="learn.puzzle", style="strong")
    shown = column(
        kit.words(texts("today-puzzle"), "label:semibold", "muted"),
        kit.shrinking(texts(f"puzzle-question-{puzzle.question}"), "name", least=14.0),
        kit.paragraph(goal_text(texts, puzzle, short=True), "label", "ink_soft"),
        row(play, spring(), kit.art(partial(_shape, land=puzzle.goal.land), kit.step("control"))),
        gap=kit.step("hair"),
    )
    dx, dy = kit.step("space"), kit.step("gap", 1.5)
    return paper(pad(shown, dx, dy, dx, dy), node=BallotPaper, fill="own", below="bar", edges="top bottom")


def _shape(p: Painter, box: Rect, land: str) -> None:
    draw_silhouette(p, box, land, "slot")


_PICTURE: Final = 18.7
"""Width of a picture, as a multiple of the size of text."""
_ROOM: Final = (800.0, 56.0)
"""The least width and height of a row with a picture."""
_WORDS: Final = 0.72
"""Width of the words in a row, as a share of it."""
_GUIDED_PARTIES: Final = ("spd", "gruene", "cdu")
"""The parties of the guided round."""
_COLUMNS: Final = 4
"""Cards side by side."""


class LearnScreen(Scene):
    """A card or a line for each lesson; the first that is not done has the focus."""

    name = "learn"

    def __init__(self, program: Program, progress: Progress) -> None:
        self.program, self.progress = program, progress
        self.underway = Underway(program.texts, self)

    def enter(self) -> None:
        """Puts the focus on the next lesson, also on the way back from one."""
        self.rebuild()
        self.stage.focus_id(f"learn.{self._next()}")

    @cached_property
    def _facts(self) -> AimFacts:
        """The figures of the pictures: those of the edition in which the lessons are played."""
        return aim_facts(lesson_edition())

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
            self.program.go.aim("aim-first-lesson", open_)
        else:
            open_()

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The dark column, and beside it cards; in a small window lines."""
        return self._lines(ctx) if ctx.viewport.layout == "focus" else self._cards(ctx)

    def _lines(self, ctx: Context) -> Node:
        texts, kit = self.program.texts, Kit(ctx)
        entries = [
            Entry("learn.aim", texts("rules-aim"), self._explain, icon="target"),
            Entry("learn.puzzles", texts("puzzle-title"), self.program.go.puzzles, icon="puzzle"),
            Entry("learn.rules", texts("menu-rules"), self._rules, icon="book-open"),
            Entry("learn.back", texts("learn-back"), self.app.pop, icon="arrow-left"),
        ]
        root, page = page_beside(
            ctx, entries, texts("learn-title"), width=kit.step("field"), most=1400.0, note=texts("learn-page-note")
        )
        made = [partial(self._line, ctx, each.key, partial(self.begin, each), at) for at, each in enumerate(LESSONS, 1)]
        made.append(partial(self._line, ctx, GUIDED, self.begin_guided, 0))
        lines = [replace(part(each), most=lambda _: kit.step("row", 1.5)) for each in made]
        shown = column(
            kit.zone(column(*lines), id="learn.lessons", name=texts("learn-title")),
            self._warned(kit),
            gap=kit.step("tight"),
        )
        shown.place(page, page.rect.local())
        return root

    def _warned(self, kit: Kit) -> Part | None:
        warning = self._warning()
        return kit.paragraph(warning, "body", "warn", id="learn.warning") if warning else None

    # -- cards, where there is room for them ---------------------------------------------------------------------------

    def _cards(self, ctx: Context) -> Node:
        """A card for the aim and for each lesson, below them the guided round as a strip."""
        texts, kit, pick = self.program.texts, Kit(ctx), ctx.viewport.pick
        words = EveningWords("learn", texts("learn-title"), texts("learn-page-note"))
        edge, gap = pick(44.0, 8.0, 18.0), pick(20.0, 8.0, 15.0)
        peers = WeakSet[LessonCard]()
        cards = [part(partial(self._aim_card, ctx, peers))]
        cards += [part(partial(self._card, ctx, peers, at, each)) for at, each in enumerate(LESSONS, 1)]
        strip = part(self._guided_card, pick(208.0, 100.0, 177.0))
        shown = column(grid(cards, _COLUMNS, gap), strip, self._warned(kit), gap=gap)
        shown = inset(kit.zone(shown, id="learn.lessons", name=texts("learn-title")), edge, edge)
        root, below = Node(ctx.rect, id="learn"), learn_column(kit, self.program, self.progress)
        evening_page(kit, texts, words, shown, self.app.pop, below).place(root, ctx.rect)
        return root

    def _aim_card(self, ctx: Context, peers: WeakSet[LessonCard], box: Rect) -> Node:
        """What the game is about, before all lessons."""
        texts = self.program.texts
        told = Told(texts("rules-aim"), texts("learn-aim-about"), "", texts("learn-look"))
        paint = lesson_painter(AIM, texts, self._facts)
        return LessonCard(ctx, box, texts, told, paint, peers, id="learn.aim", on_click=self._explain)

    def _told(self, key: str) -> Told:
        """What is said of a lesson, or of the guided round."""
        texts, reached, done = self.program.texts, self.progress.reached(key), self.progress.finished(key)
        state, act = texts("learn-state-new"), texts("learn-begin")
        if done:
            state, act = texts("learn-state-done"), texts("learn-again")
        if reached:
            state, act = texts("learn-state-open", n=reached + 1, all=len(lesson_of(key).steps)), texts("learn-go-on")
        about = texts(f"learn-{key}-about")
        act = self.underway.said(key, act)
        return Told(texts(f"learn-{key}"), about, state, act, done and not reached, key == self._next())

    def _card(self, ctx: Context, peers: WeakSet[LessonCard], number: int, lesson: Lesson, box: Rect) -> Node:
        key, texts = lesson.key, self.program.texts
        told, paint, call = self._told(key), lesson_painter(key, texts, self._facts), partial(self.begin, lesson)
        return LessonCard(ctx, box, texts, told, paint, peers, number=number, id=f"learn.{key}", on_click=call)

    def _guided_card(self, box: Rect) -> Node:
        texts, told, id = self.program.texts, self._told(GUIDED), f"learn.{GUIDED}"
        return GuidedStrip(box, texts, told, _GUIDED_PARTIES, id=id, on_click=self.begin_guided)

    # -- lines, where there is less ------------------------------------------------------------------------------------

    def _line(self, ctx: Context, key: str, call: Callable[[], None], number: int, box: Rect) -> Node:
        """Name and content of a lesson, how far the player is, and what a click does."""
        texts, told = self.program.texts, self._told(key)
        icon = "check" if told.done else "" if number else "users"
        return ListRow(
            box,
            told.title,
            told.about if self._has_room(ctx, box) else "",
            large=True,
            act=True,
            aside=told.act,
            below=told.state,
            beside=self._picture(ctx, box, key),
            state="done" if told.done else "",
            id=f"learn.{key}",
            name=texts.pair(told.title, told.state),
            tooltip=f"{texts.pair(told.act, told.title)}\n{told.about}",
            on_click=call,
            icon=icon,
            number="" if icon or not number else str(number),
        )

    def _has_room(self, ctx: Context, box: Rect) -> bool:
        """Whether the sentences of all lessons have room below their titles in rows of this size."""
        head, keys = ctx.type.style("land"), [*(lesson.key for lesson in LESSONS), GUIDED]
        tall = max(ctx.height(self.program.texts(f"learn-{key}-about"), "text", box.w * _WORDS) for key in keys)
        return head.size * head.line + tall <= box.h

    def _picture(self, ctx: Context, box: Rect, key: str) -> list[Node]:
        """What the lesson is about in signs, where there is room for it."""
        wide = min(_PICTURE * ctx.type.style("text").size, box.w * 0.3)
        if box.h < _ROOM[1] or box.w < _ROOM[0] or key == GUIDED:
            return []
        return [Drawing(Rect(0, 0, wide, box.h - 12), lesson_painter(key, self.program.texts, self._facts))]

    def _explain(self) -> None:
        """The aim on one picture, which leads to the lesson that comes next."""
        self.program.go.aim("aim-to-lessons", lambda: self.stage.focus_id(f"learn.{self._next()}"))

    def _rules(self) -> None:
        self.program.go.rules("aim")

    def _warning(self) -> str:
        texts, progress = self.program.texts, self.progress
        if progress.problem:
            return texts("learn-not-kept", detail=progress.problem)
        return texts("learn-damaged") if progress.damaged else ""

    def actions(self) -> Actions:
        """Enter begins what comes next, Esc goes back."""
        return {"back": self.app.pop, "confirm": self._begin_next}

    def begin_guided(self) -> None:
        """Begins the guided game, after its line has said so."""
        self.underway.begin(GUIDED, self.program.go.guided_game)

    def _begin_next(self) -> None:
        lesson = next((lesson for lesson in LESSONS if lesson.key == self._next()), None)
        if lesson is not None:
            self.begin(lesson)
        else:
            self.begin_guided()
