"""The replay: redraws and steps.

pytest tests/perf --benchmark-enable -p no:xdist
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from evenings import evening
from pytest_benchmark.fixture import BenchmarkFixture

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

Report = Callable[..., None]


def replay(size: tuple[int, int], scale: float) -> Pilot:
    """A long game of five, in its middle."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.go.replay(evening(3, "cdu spd gruene fdp linke", 7), "replay")
    pilot.settle()
    body = pilot.scene.body
    body.go(body.game.course.end * 2 // 3)
    return pilot.settle()


@pytest.mark.parametrize(("size", "scale", "milliseconds"), [((1920, 1080), 1.0, 8), ((3840, 2160), 2.0, 25)])
def test_full_redraw(
    redraw_all: Callable[[Pilot], None], report: Report, size: tuple[int, int], scale: float, milliseconds: float
) -> None:
    redraw_all(replay(size, scale))
    report(f"full redraw of the replay at {size[0]}x{size[1]}", milliseconds, "ms")


def test_step(benchmark: BenchmarkFixture, report: Report) -> None:
    """One event further: a new tree, drawn."""
    pilot = replay((1920, 1080), 1.0)
    app, surface, body = pilot.app, pygame.Surface((1920, 1080)), pilot.scene.body
    state = {"by": 1}

    def step() -> None:
        state["by"] = -state["by"]
        body.step(state["by"])
        app.step()
        app.draw(surface)

    benchmark(step)
    report("a step of the replay at 1920x1080", 16, "ms")
