"""Movements: short, finished by any input, still under reduced motion."""

import pytest

from macher.ui.gallery import Gallery
from macher.ui.motion import LONGEST, ManualClock, Motion
from macher.ui.pilot import Pilot


def test_values_run_to_one_and_end():
    clock, seen, done = ManualClock(), [], []
    motion = Motion(clock)
    motion.run("a", 0.4, seen.append, on_done=lambda: done.append(True))
    clock.advance(0.2)
    motion.tick()
    clock.advance(0.21)
    motion.tick()
    assert seen[0] == 0
    assert 0 < seen[1] < 1
    assert seen[-1] == 1
    assert done == [True]
    assert not motion.busy


@pytest.mark.parametrize(("reduced", "limit"), [(False, LONGEST), (True, 0.1)])
def test_nothing_takes_longer_than_the_cap(reduced, limit):
    clock, done = ManualClock(), []
    motion = Motion(clock, reduced)
    motion.run("a", 5, lambda value: None, delay=3, on_done=lambda: done.append(True))
    clock.advance(limit + 0.001)
    motion.tick()
    assert done == [True]


def test_any_input_finishes_motion_and_is_carried_out():
    pilot = Pilot(Gallery(), (1840, 1000))
    values = []
    pilot.app.motion.run("cards", 0.5, values.append)
    rect = pilot.get("pass").window_rect
    import pygame

    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.inputs.handle(pygame.event.Event(kind, pos=(int(rect.cx), int(rect.cy)), button=1))
    assert values[-1] == 1
    assert pilot.scene.count == 1
