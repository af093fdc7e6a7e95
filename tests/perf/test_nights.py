"""Frames of an election night at 1920x1080, the first and the slowest one, and the first frame of the poster.

pytest tests/perf --benchmark-enable -p no:xdist
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pygame
import pytest
from hands import begin
from pytest_benchmark.fixture import BenchmarkFixture

from macher.gallery.pictures.nights import controller_of, number_of
from macher.gallery.pictures.positions import finished
from macher.gallery.pilot import Pilot
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.night.page import ElectionScreen
from macher.ui.paint import land_map
from macher.ui.paint.kept import forget_pictures
from macher.ui.shell.shell import Shell

Report = Callable[..., None]
SIZE = (1920, 1080)
STEP = 1 / 30


def at_table() -> tuple[Pilot, Shell]:
    """A table that has been seen, and none of the pictures that are kept."""
    pilot, shell = begin("en", SIZE)
    pilot.app.draw(pygame.Surface(SIZE))
    forget_pictures()
    for known in (land_map._seams, land_map._parts, land_map.land_spots):
        known.cache_clear()
    return pilot, shell


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("outcome", ["none", "sole", "coalition"])
def test_slowest_frame(benchmark: BenchmarkFixture, report: Report, outcome: str) -> None:
    """What takes long is drawn while the title is dark; no frame of a motion waits for it."""
    (pilot, shell), took = at_table(), []
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


def test_first_frame_of_the_poster(benchmark: BenchmarkFixture, report: Report) -> None:
    """After the last point is counted; none of its pictures is drawn yet."""
    pilot, shell = at_table()
    controller = controller_of(shell, finished())
    controller.speed = "normal"
    app, surface = pilot.app, pygame.Surface(SIZE)
    screen = FinalScreen(shell, controller, poster=True)
    app.push(screen)
    app.step()
    app.draw(surface)
    forget_pictures()
    took = []

    def hang() -> None:
        begun = process_time()
        screen.count_all()
        app.step()
        app.draw(surface)
        took.append(process_time() - begun)

    benchmark.pedantic(hang, rounds=1)
    report("first frame of the poster", 40, "ms", took[0] * 1000)
    shell.close()
