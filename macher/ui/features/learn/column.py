"""The dark column of the page "Learn": how far the player is, other ways to learn, and the puzzle of the day."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.ui.features.evening.door import Puzzles, Today, goal_text
from macher.ui.features.learn.lessons import LESSONS
from macher.ui.game.progress import Progress
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.lands import draw_silhouette
from macher.ui.paint.painter import Painter
from macher.ui.scene import Node
from macher.ui.widgets import Drawing
from macher.ui.widgets.basic import BallotPaper

if TYPE_CHECKING:
    from collections.abc import Callable

    from macher.session.puzzles import Puzzle
    from macher.ui.program import Program

__all__ = ["learn_column", "minutes_left"]

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
        button = kit.button(text, call, id=id, icon=icon, kind="bar", style="name")
        line = row(button, spring())
        return Part(lambda page, box: line.place(page, box.trim(left=-kit.step("gap"))), button.height)

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

    return part(lambda box: Drawing(box, draw), kit.ctx.viewport.pick(40.0, 26.0, 20.0))


def _puzzle(kit: Kit, program: Program) -> Part | None:
    """The puzzle of the day on a small ballot."""
    puzzle = program[Today].puzzle(program[Today].day)
    return (
        None if puzzle is None else part(partial(_ballot, kit, program, puzzle), partial(_tall, kit, program, puzzle))
    )


def _parts(kit: Kit, program: Program, puzzle: Puzzle) -> Part:
    texts = program.texts
    play = kit.button(
        texts("today-puzzle-play"), partial(program[Puzzles].begin, puzzle), id="learn.puzzle", style="strong"
    )
    shape = part(lambda box: Drawing(box, partial(_shape, land=puzzle.goal.land)), width=kit.step("control"))
    return column(
        kit.words(texts("today-puzzle"), "label:semibold", "muted"),
        kit.shrinking(texts(f"puzzle-question-{puzzle.question}"), "name", least=14.0),
        kit.paragraph(goal_text(texts, puzzle, short=True), "label", "ink_soft"),
        row(play, spring(), shape),
        gap=kit.step("hair"),
    )


def _tall(kit: Kit, program: Program, puzzle: Puzzle, width: float) -> float:
    height = _parts(kit, program, puzzle).height
    return (height(width - 2 * kit.step("space")) if height is not None else 0.0) + 2 * kit.step("gap", 1.5)


def _ballot(kit: Kit, program: Program, puzzle: Puzzle, box: Rect) -> Node:
    paper = BallotPaper(box, fill="own", below="bar", edges="top bottom")
    _parts(kit, program, puzzle).place(paper, paper.rect.local().inset(kit.step("space"), kit.step("gap", 1.5)))
    return paper


def _shape(p: Painter, box: Rect, land: str) -> None:
    draw_silhouette(p, box, land, "slot")
