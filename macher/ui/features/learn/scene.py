"""A lesson on the screen: the real table, dark except for what the step is about, and the card of the lesson beside it.

The same code as in any game draws the table; a layer over it takes all input.  The player clicks nodes of that table.
Nodes that act are carried out by the prompt and the engine, in a game of the lesson's own that nobody saves; the
others only tell something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from macher.i18n import PLAIN, Texts
from macher.i18n.names import topic_card
from macher.rules.formula import match_sum
from macher.rules.views import PlayerView
from macher.session.lesson_tables import LEARNER, open_lesson
from macher.ui.features.ending.door import (
    PosterScreen,
    PosterSide,
    PosterTelling,
    PosterUse,
    PosterWords,
    poster_circles,
)
from macher.ui.features.learn.card import CardActs, CardText, LessonCard, shown
from macher.ui.features.learn.lessons import LESSONS, lesson_of
from macher.ui.features.learn.script import Lesson, Reading, Step
from macher.ui.features.learn.shade import Mark, Shade, Spotlight, Target, card_place, dock_places
from macher.ui.game.controller import GameController
from macher.ui.game.progress import Progress
from macher.ui.game.quick import NAMES
from macher.ui.game.vocabulary import words_of
from macher.ui.keys import shortcut
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.prompts.base import Act
from macher.ui.scene import Context, Node
from macher.ui.table.boards.board import Board, row_areas
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel
from macher.ui.table.screen import TableScene
from macher.words.names import GameNames

LAYER: Final = "lesson"
"""Name of the layer over the table."""
_MONEY: Final = (1_000, 2_000, 10_000, 12_000, 16_000)
"""Amounts that the texts name."""


class LessonScene(TableScene):
    """One step of a lesson; the next one is a scene of its own."""

    name = "lesson"
    controller: GameController

    def __init__(
        self, program: Program, progress: Progress, lesson: Lesson, at: int = 0, keyboard: bool = False
    ) -> None:
        self.program, self.progress, self.lesson = program, progress, lesson
        self.at = min(max(at, 0), len(lesson.steps) - 1)
        """The step that is shown."""
        self.click = 0
        """Number of the next click of the step."""
        self.done = False
        self.wrong = False
        """Whether the player clicked something else instead of the click that is asked for."""
        self._acting: set[str] = set()
        """Ids of the nodes of the table that would do something in a game."""
        self._keyboard = keyboard
        session = open_lesson(self.step.position, program.texts("newgame-you"), NAMES)
        super().__init__(GameController(session, "instant"))
        self.before = self.controller.view
        """What the learner saw before the step."""

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.lesson.steps[self.at]

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Lays out the table, then the lesson over it."""
        self.program.texts.play(words_of(self.controller.edition))
        super().enter()
        if self.step.side:
            self.looking.side = self.step.side
        self.stage.build()
        self.open_dialog(self._overlay, self.quit, LAYER)
        self.stage.set_focus(self.stage.find("lesson.next" if self.done else "lesson.card"), self._keyboard)

    def quit(self) -> None:
        """Back to where the lesson was opened; what was done is kept."""
        self.program.texts.play(PLAIN)
        self.app.pop()

    def go_on(self) -> None:
        """To the next step, or out of the lesson at its end."""
        if self.at + 1 < len(self.lesson.steps):
            self._turn(self.at + 1)
            return
        self.progress.finish(self.lesson.key)
        app, keyboard = self.app, self.stage.keyboard
        self.quit()
        app.push(PosterScreen(partial(_poster, self.program, self.progress, self.lesson)))
        app.stage.set_keyboard(keyboard)

    def step_back(self) -> None:
        """To the step before."""
        self._turn(self.at - 1)

    def _turn(self, at: int) -> None:
        self.app.replace(LessonScene(self.program, self.progress, self.lesson, at, self.stage.keyboard))

    # -- what is clicked -----------------------------------------------------------------------------------------------

    def missed(self) -> None:
        """Handles a wrong click: says what to look for; once the step is done no click is wrong."""
        if self.done:
            return
        self.wrong = True
        self.app.sounds.play("refusal")
        self.rebuild()
        self.stage.focus_id("lesson.card")

    def hit(self, id: str) -> None:
        """Handles a click on the right node; if the node acts, the table itself carries it out."""
        node, version = self._node(id), self.controller.session.version
        if node is None:
            return
        if node.reason:
            self.stage.toast(node.reason, "warn")
            return
        if id in self._acting:
            node.activate()
            if id == "act.confirm" and self.controller.session.version == version:
                return  # refused, and the table has said why
        self.click += 1
        self.wrong = False
        if self.click == len(self.step.targets):
            self._finish()
        self.rebuild()
        again = not self.done and id in self.step.targets[self.click]
        self.stage.focus_id("lesson.next" if self.done else f"lesson.{id}" if again else "lesson.card")

    def asks_again(self, act: Act) -> str:
        """Never: the lesson says what is pressed."""
        return ""

    def _finish(self) -> None:
        session = self.controller.session
        for command in self.step.after:
            session.submit(command, version=session.version)
        self.done = True
        self.app.sounds.play("stamp")
        if self.at + 1 < len(self.lesson.steps):
            self.progress.reach(self.lesson.key, self.at + 1)

    def model(self) -> TableModel:
        """What the table shows: projections only after the learner has found them, and always the board of the step."""
        model = super().model()
        if self.step.board >= 0:
            model.focus_land = self.step.board
        model.projections = self.done and self.step.current in (-1, len(self.step.rows) - 1)
        return model

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The table without input and tooltips, so that it gives away nothing that is still to be found out."""
        self.parts.forget()  # the nodes of the former tree were changed
        root = super().build(ctx)
        self._acting = {node.id for node in root.walk() if node.interactive}
        for node in root.walk():
            node.tooltip, node.tooltip_node = "", None
            node.focusable, node.acts = False, False
        return root

    def _overlay(self, ctx: Context) -> Node:
        zones = self._zones()
        lit = self._lit(zones)
        box = card_place(zones, lit, ctx.rect.h)
        asked = [] if self.done else self._rects(self.step.targets[self.click])
        if any(box.meets(rect) for rect in asked):  # keep at least the asked parts free
            box = card_place(zones, asked, ctx.rect.h)
        card = LessonCard(box, ctx, self._says(), self._acts())
        root = Node(ctx.rect, id=LAYER, role="dialog", name=card.says.title)
        name = self.program.texts("learn-title")
        shade = Shade(ctx.rect, self._spotlight(zones, lit, card), self.missed, name)
        table = Node(ctx.rect, shade, id="lesson.table", zone=True, name=name)
        if not self.done:
            table.add(*self._targets())
        return root.add(table, card)

    def _node(self, id: str) -> Node | None:
        """A node of the table below."""
        return next((node for node in self.stage.root.walk() if node.id == id), None)

    def _rects(self, ids: Iterable[str]) -> list[Rect]:
        found = [self._node(id) for id in ids]
        return [node.window_rect for node in found if node is not None]

    def _lit(self, zones: Zones) -> list[Rect]:
        """Everything that stays light."""
        step = self.step
        lit = self._rects([f"board.{step.board}"]) if step.board >= 0 else []
        for each in step.parts:
            if each != "dock":
                lit += self._rects([each])
            else:
                lit += self._rects(step.told) if self.done else dock_places(zones)
        return lit

    def _spotlight(self, zones: Zones, lit: list[Rect], card: LessonCard) -> Spotlight:
        step = self.step
        boards = self._rects([f"board.{step.board}"]) if step.board >= 0 else []
        clear = [rect.inset(-4) for rect in self._rects(step.clear)]
        rows = [id for id in step.clear if id.startswith("row.")]
        edge = max((rect.right for rect in self._rects(rows)), default=0.0) if boards else None
        marks, line = self._marks(card, edge)
        framed, tags = self._tags()
        framed += self._rects(rows) if len(rows) == 1 else []
        stamp = (self._stamped(), self.program.texts.times(2))
        return Spotlight(lit, boards[0] if boards else None, clear, framed, [*marks, *tags], line, stamp)

    def _stamped(self) -> Rect | None:
        """The doubled opinion, if opinions are framed: its stamp is drawn over the frame."""
        place = self.step.tags
        if place < 0:
            return None
        land = self.controller.view.lands[place]
        ids = [f"opinion.{place}.{at}" for at, kind in enumerate(land.opinions) if 0 <= kind == land.doubled]
        return next(iter(self._rects(ids)), None)

    def _marks(self, card: LessonCard, edge: float | None) -> tuple[list[Mark], tuple[float, float, float] | None]:
        """The numbers of the known rows, over the parts of the table that they are about.

        Beside a board, a line leads from the right edge of the framed parts to the card.
        """
        marks, line = [], None
        for at, row in enumerate(card.says.rows):
            rect = next(iter(self._rects([self.step.rows[at].node])), None) if self.step.rows[at].node else None
            if rect is None or not (row.known or row.current) or at >= len(card.row_at):
                continue
            rect = _tight(self.step.rows[at].node, rect)
            if row.current and edge is not None and max(edge, rect.right) + 6 < card.rect.x:
                line = (max(edge, rect.right) + 4, card.rect.x, rect.cy)
            marks.append(Mark(rect, str(at + 1), row.current))
        return marks, line

    def _tags(self) -> tuple[list[Rect], list[Mark]]:
        """Opinions that match or oppose the learner's program, with what they count."""
        place = self.step.tags
        if place < 0:
            return [], []
        view = self.controller.view
        land, program = view.lands[place], view.parties[LEARNER].program
        framed, marks = [], []
        for at, kind in enumerate(land.opinions):
            counts = match_sum(program, [kind], land.doubled)
            rect = next(iter(self._rects([f"opinion.{place}.{at}"])), None)
            if counts and rect is not None:
                framed.append(rect)
                marks.append(Mark(rect, self.program.texts.signed(counts), below=True))
        return framed, marks

    def _targets(self) -> list[Node]:
        step, texts = self.step, self.program.texts
        framed = not step.asks or self.wrong
        do = self._do()
        found: list[Node] = []
        for id in step.targets[self.click]:
            node = self._node(id)
            if node is not None:
                rect, name = _tight(id, node.window_rect), node.name or do
                found += self._bar(id, name, partial(self.hit, id))
                found.append(Target(rect, f"lesson.{id}", name, framed, partial(self.hit, id)))
        for id in step.decoys:
            node = self._node(id)
            if node is not None:
                name = node.name or texts("learn-title")
                found += self._bar(id, name, self.missed)
                found.append(Target(_tight(id, node.window_rect), f"lesson.{id}", name, False, self.missed))
        return found

    def _bar(self, id: str, name: str, call: Callable[[], None]) -> list[Node]:
        """The bar of the same votes as the figure that is asked for: a click on it counts like one on the figure."""
        kind, *numbers = id.split(".")
        if kind != "votes":
            return []
        place, seat = (int(number) for number in numbers)
        board = self._node(f"board.{place}")
        if not isinstance(board, Board) or board.short:
            return []
        row = board.row_at[seat]
        bar = row_areas(board.places, row).bar.moved(board.window_rect.x + row.x, board.window_rect.y + row.y)
        target = Target(bar, f"lesson.bar.{place}.{seat}", name, False, call)
        target.focusable, target.acts = False, True  # the keyboard reaches the figure instead
        return [target]

    # -- words ---------------------------------------------------------------------------------------------------------

    def _args(self) -> dict[str, str | int]:
        """What the texts may name: states, topics, the learner's party, two politicians, amounts of money."""
        texts, edition = self.program.texts, self.controller.edition
        names = GameNames.of(texts, edition, self.before)
        args: dict[str, str | int] = {"party": names.party(LEARNER), "vice": names.politician(1, LEARNER)}
        for place in range(len(self.before.lands)):
            args[f"land{place}"] = names.land(place)
        for topic in edition.figures.topics:
            args[topic] = topic_card(texts, topic)
        for euros in _MONEY:
            args[f"money{euros // 1_000}"] = texts.money(euros)
        return args

    def _do(self) -> str:
        return self.program.texts(f"learn-click-{self.step.clicks[self.click]}", **self._args())

    def _instruction(self) -> str:
        """What to click, or after a wrong click what to look for."""
        texts = self.program.texts
        if not self.wrong:
            return self._do()
        if self.step.points:
            return texts(f"learn-miss-{self.step.key}", **self._args())
        return texts("learn-not-here", do=self._do())

    def _ahead(self) -> PlayerView | None:
        """The preview on the table, once only the confirm button is left to press; the card then shows its figures."""
        if self.done or self._shown is None or self.step.targets[self.click] != ("act.confirm",):
            return None
        return self._shown.preview

    def _says(self) -> CardText:
        texts, step = self.program.texts, self.step
        args, steps = self._args(), len(self.lesson.steps)
        ahead = self._ahead()
        reading = Reading(
            self.before,
            ahead or self.controller.view,
            self.controller.edition,
            texts,
            self.done,
            step.current,
            foretold=ahead is not None,
        )
        values = [row.value(reading) for row in step.rows]
        labels = [texts(f"learn-row-{row.label}") for row in step.rows]
        number = LESSONS.index(self.lesson) + 1
        which = texts("learn-lesson", n=number, all=len(LESSONS))
        return CardText(
            lesson=(f"{texts('learn-title')} · {which}", which, f"{number}/{len(LESSONS)}"),
            progress=texts("learn-step", n=self.at + 1, all=steps),
            step=self.at + 1,
            steps=steps,
            title=texts(f"learn-{step.key}-title", **args),
            text=texts(f"learn-{step.key}-text", **args),
            do="" if self.done else self._instruction(),
            why=texts(f"learn-{step.key}-why", **args),
            done=self.done,
            wrong=self.wrong,
            rows=shown(step.rows, values, labels, step.current),
            art=self._shown,
            board=step.board,
        )

    def _acts(self) -> CardActs:
        texts = self.program.texts
        last = self.at + 1 == len(self.lesson.steps)
        return CardActs(
            texts,
            self.missed,
            self.quit,
            self.go_on,
            shortcut(texts, self.program.app.keymap, "back"),
            [texts("learn-finish"), texts("learn-finish-short")] if last else [texts("learn-next")],
            self.step_back if self.at else None,
        )


def _tight(id: str, rect: Rect) -> Rect:
    """The place of the figure itself: the right end of the node, if the node is much wider."""
    return rect.take_right(min(rect.w, 56.0))[0] if id.startswith("match.") else rect


def _poster(program: Program, progress: Progress, lesson: Lesson, kit: Kit, telling: PosterTelling) -> PosterUse:
    """The poster of a finished lesson with the ways on: the next lesson, the same once more, all lessons."""
    texts, app = program.texts, program.app
    keys = [each.key for each in LESSONS]
    after = keys[keys.index(lesson.key) + 1 :] + keys[: keys.index(lesson.key)]
    following = next((key for key in after if not progress.finished(key)), "")

    def begin(key: str) -> None:
        keyboard = app.stage.keyboard
        app.pop()
        app.push(LessonScene(program, progress, lesson_of(key), progress.reached(key), keyboard))

    listed = RowButton("poster.list", texts("poster-lesson-list"), app.pop, "arrow-left")
    again = RowButton("poster.again", texts("learn-again"), lambda: begin(lesson.key), "rotate-ccw")
    buttons = [again, listed]
    if following:
        said = texts("poster-lesson-go", lesson=texts(f"learn-{following}"))
        buttons.insert(0, RowButton("poster.next", said, lambda: begin(following), "arrow-right"))
    else:
        buttons.insert(0, RowButton("poster.guided", texts("learn-guided"), program.go.guided_game, "play"))
    return lesson_use(texts, progress, lesson, buttons)(kit, telling)


_COLOURS: Final = ("spd", "gruene", "fdp", "linke", "cdu", "spd", "gruene")
"""The party whose colour the poster of each lesson has."""


def lesson_use(
    texts: Texts, progress: Progress, lesson: Lesson, buttons: Sequence[RowButton]
) -> Callable[[Kit, PosterTelling], PosterUse]:
    """What the poster says: which lesson is finished, how many are, which comes next."""
    at = next(at for at, each in enumerate(LESSONS) if each.key == lesson.key)
    done = [progress.finished(each.key) for each in LESSONS]
    figure, word = f"{sum(done)}/{len(LESSONS)}", texts("poster-lesson-word")
    name = texts(f"learn-{lesson.key}")
    words = PosterWords(
        (PosterSide(_COLOURS[at], name, figure, f"{name}, {figure} {word}"),),
        texts("learn-title"),
        texts("learn-lesson", n=at + 1, all=len(LESSONS)),
        texts("poster-lesson-done"),
        word,
        texts(f"poster-lesson-{lesson.key}"),
        texts(f"learn-{lesson.key}-about"),
    )
    following = next((each.key for each, over in zip(LESSONS, done, strict=True) if not over), "")

    def state(key: str, over: bool) -> str:
        if over:
            return texts("poster-lesson-over")
        return texts("poster-lesson-next") if key == following else ""

    cells = [
        (texts(f"learn-{each.key}"), state(each.key, over), over) for each, over in zip(LESSONS, done, strict=True)
    ]

    def make(kit: Kit, telling: PosterTelling) -> PosterUse:
        tall = kit.step("line", 1.5)
        shown = poster_circles(kit, cells, telling, texts("learn-title"))
        return PosterUse(words, shown, tall, buttons)

    return make
