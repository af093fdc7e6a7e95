"""Pictures of learning: the page with the lessons, a step of every lesson, and the guided round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from macher.gallery.pictures.positions import Story, asked
from macher.ui.learn.guide import GuidedScene
from macher.ui.learn.lessons import LESSONS, lesson_of
from macher.ui.learn.scene import LessonScene

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell

__all__ = ["LEARNING"]

_SHOWN: Final = {"votes": 2, "media": 1, "program": 3, "cabinet": 2, "polls": 3, "election": 0}
"""The step of each lesson that is shown."""


def _page(flow: Shell) -> None:
    """Two lessons done, the third begun."""
    progress = flow.teaching.progress
    progress.finish("votes")
    progress.finish("media")
    progress.reach("program", 2)
    flow.go.learn()


def _lesson(key: str, *, done: bool = False, missed: bool = False) -> Callable[[Shell], None]:
    def show(flow: Shell) -> None:
        scene = LessonScene(flow, flow.teaching.progress, lesson_of(key), _SHOWN[key])
        flow.app.push(scene)
        flow.app.step()
        if missed:
            scene.missed()
        while done and not scene.done:
            scene.hit(scene.step.targets[scene.click][0])
            flow.app.step()

    return show


def _guided(flow: Shell, chosen: bool = False) -> None:
    """Rallies in the guided round, with the best move chosen if ``chosen``."""
    session = asked("rallies", story=Story(parties=("spd", "gruene", "cdu")))
    flow.settings.speed = "instant"
    session.guided = True
    flow.play(session)
    flow.app.step()
    scene = flow.app.scene
    assert isinstance(scene, GuidedScene)
    scene.wait()
    if chosen:
        scene.take(scene.options[0].command)
    flow.app.step()


LEARNING: Final[Mapping[str, Callable[[Shell], None]]] = {
    "learn": _page,
    **{f"lesson:{lesson.key}": _lesson(lesson.key) for lesson in LESSONS},
    "lesson:votes-done": _lesson("votes", done=True),
    "lesson:votes-missed": _lesson("votes", missed=True),
    "guided": _guided,
    "guided:chosen": lambda flow: _guided(flow, chosen=True),
}
"""How each of these is reached from the menu."""
