"""Frames of an election night: the slowest one at 1920x1080 once the evening has begun.

pytest tests/perf --benchmark-enable -p no:xdist
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pygame
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from macher.gallery.pictures.nights import controller_of, number_of
from macher.gallery.pictures.positions import finished
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.screens.election import ElectionScreen
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

Report = Callable[..., None]
SIZE = (1920, 1080)
STEP = 1 / 30


@pytest.mark.parametrize("outcome", ["none", "sole", "coalition"])
def test_slowest_frame(benchmark: BenchmarkFixture, report: Report, outcome: str) -> None:
    """What takes long is worked out while the page opens; no frame of a motion waits for it then."""
    texts, took = Texts.load("en"), []
    pilot = Pilot(Scene(), SIZE, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    session = finished()
    controller = controller_of(shell, session)
    controller.speed = "normal"
    screen = ElectionScreen(shell, controller, number_of(session, outcome))
    app, surface = pilot.app, pygame.Surface(SIZE)
    app.push(screen)
    app.step()
    app.draw(surface)

    def play() -> None:
        while screen.telling:
            pilot.clock.advance(STEP)
            begun = process_time()
            app.step()
            app.draw(surface)
            took.append(process_time() - begun)

    benchmark.pedantic(play, rounds=1)
    assert len(took) > 5 / STEP
    report(f"slowest frame of an election night ({outcome})", 16, "ms", max(took) * 1000)
    shell.close()
