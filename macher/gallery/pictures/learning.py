"""Pictures of learning: the page with the lessons, a step of every lesson, and the guided round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from macher.gallery.pictures.positions import Story, asked
from macher.ui.features.learn.guide import GuidedScene
from macher.ui.features.learn.lessons import LESSONS, lesson_of
from macher.ui.features.learn.scene import LessonScene

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell

__all__ = ["LEARNING"]

_SHOWN: Final = {"votes": 2, "media": 1, "program": 3, "cabinet": 2, "polls": 3, "election": 0, "plan": 0}
"""The step of each lesson that is shown."""


_FRAMES: Final = (0.2, 0.5, 0.7, 0.95, 1.3)
"""Seconds of a poster's motion of which there are pictures."""


def _page(shell: Shell) -> None:
    """Two lessons done, the third begun."""
    progress = shell.games.lessons
    progress.finish("votes")
    progress.finish("media")
    progress.reach("program", 2)
    shell.go.learn()


def _lesson(key: str, *, done: bool = False, missed: bool = False) -> Callable[[Shell], None]:
    def show(shell: Shell) -> None:
        scene = LessonScene(shell, shell.games.lessons, lesson_of(key), _SHOWN[key])
        shell.app.push(scene)
        shell.app.step()
        if missed:
            scene.missed()
        while done and not scene.done:
            wanted, clicked = scene.step.targets[scene.click], scene.click
            scene.hit(wanted[0])
            if scene.click == clicked:
                raise LookupError(f"{scene.step.key}: {wanted[0]} cannot be clicked")
            shell.app.step()

    return show


def _poster(key: str, shown: float | None = None) -> Callable[[Shell], None]:
    """The poster of a lesson; `shown` are the seconds of its motion."""

    def show(shell: Shell) -> None:
        from macher.ui.features.ending.poster_screen import PosterScreen

        progress = shell.games.lessons
        for lesson in LESSONS:
            if lesson.key == key:
                break
            progress.finish(lesson.key)
        shell.go.learn()
        last = len(lesson_of(key).steps) - 1
        scene = LessonScene(shell, progress, lesson_of(key), last)
        shell.app.push(scene)
        shell.app.step()
        scene.go_on()
        screen = shell.app.scene
        assert isinstance(screen, PosterScreen)
        shell.app.motion.finish_all()
        if shown is not None:
            screen.telling.shown = shown

    return show


def _guided(shell: Shell, chosen: bool = False) -> None:
    """Rallies in the guided round, with the best move chosen if ``chosen``."""
    session = asked("rallies", story=Story(parties=("spd", "gruene", "cdu")))
    shell.settings.speed = "instant"
    session.guided = True
    shell.play(session)
    shell.app.step()
    scene = shell.app.scene
    assert isinstance(scene, GuidedScene)
    scene.wait()
    if chosen:
        scene.take(scene.options[0].command)
    shell.app.step()


LEARNING: Final[Mapping[str, Callable[[Shell], None]]] = {
    "learn": _page,
    **{f"lesson:{lesson.key}": _lesson(lesson.key) for lesson in LESSONS},
    "lesson:poster": _poster("program"),
    "lesson:poster-last": _poster("plan"),
    **{f"lesson:poster-step{at}": _poster("program", shown) for at, shown in enumerate(_FRAMES, 1)},
    "lesson:votes-done": _lesson("votes", done=True),
    "lesson:votes-missed": _lesson("votes", missed=True),
    "lesson:plan-done": _lesson("plan", done=True),
    "guided": _guided,
    "guided:chosen": lambda shell: _guided(shell, chosen=True),
}
"""How each of these is reached from the menu."""
