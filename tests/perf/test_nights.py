"""Frames of an election night at 1920x1080: the first one, and the slowest one once the evening has begun.

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
from macher.ui.paint import land_map
from macher.ui.paint.kept import forget_pictures
from macher.ui.scene import Scene
from macher.ui.screens.election import ElectionScreen
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

Report = Callable[..., None]
SIZE = (1920, 1080)
STEP = 1 / 30


@pytest.mark.parametrize("outcome", ["none", "sole", "coalition"])
def test_slowest_frame(benchmark: BenchmarkFixture, report: Report, outcome: str) -> None:
    """Nothing is drawn yet.  What takes long is drawn while the title is dark; no frame of a motion waits for it."""
    forget_pictures()
    for known in (land_map._seams, land_map._parts, land_map.land_spots):
        known.cache_clear()
    texts, took = Texts.load("en"), []
    pilot = Pilot(Scene(), SIZE, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    session = finished()
    controller = controller_of(shell, session)
    controller.speed = "normal"
    screen = ElectionScreen(shell, controller, number_of(session, outcome))
    app, surface = pilot.app, pygame.Surface(SIZE)
    begun = process_time()
    app.push(screen)
    app.step()
    app.draw(surface)
    opened = process_time() - begun

    def play() -> None:
        while screen.telling:
            pilot.clock.advance(STEP)
            begun = process_time()
            app.step()
            app.draw(surface)
            took.append(process_time() - begun)

    benchmark.pedantic(play, rounds=1)
    assert len(took) > 5 / STEP
    report(f"first opening of an election night ({outcome})", 60, "ms", opened * 1000)
    report(f"slowest frame of an election night ({outcome})", 16, "ms", max(took) * 1000)
    shell.close()
