"""Movements: short, finished by any input, still under reduced motion."""

import pytest
from builders import a_game
from tabletop import BareController, show

from macher.gallery.pilot import Pilot
from macher.gallery.widgets import Gallery
from macher.rules.events import DeckShuffled
from macher.ui.motion import LONGEST, ManualClock, Motion


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
    pilot = Pilot(Gallery(), (1920, 1080))
    values = []
    pilot.app.motion.run("cards", 0.5, values.append)
    rect = pilot.get("pass").window_rect
    import pygame

    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.inputs.handle(pygame.event.Event(kind, pos=(int(rect.cx), int(rect.cy)), button=1))
    assert values[-1] == 1
    assert pilot.scene.count == 1


# -- the count of a pile that was made anew --------------------------------------------------------------------------


def reshuffled(deck, *, again=True, reduced=False, speed="normal"):
    """A table at the moment at which a pile was shuffled."""
    table = a_game(4).in_phase("rallies").table
    controller = BareController(table, table.deciders()[0])
    pilot = show(controller, "wide")
    controller.speed = speed
    pilot.app.motion.reduced = reduced
    controller.table.log.append(DeckShuffled(deck, tuple([-1] * 18), again))
    pilot.scene.rebuild()
    pilot.app.step()
    return pilot


def counts(pilot, deck):
    """What the box of a pile says over half a second."""
    words = []
    for _ in range(6):
        words.append(pilot.get(f"strip.{deck}").right()[1])
        pilot.clock.advance(0.1)
        pilot.app.step()
    return [int(word) for word in words]


@pytest.mark.parametrize(("deck", "left"), [("programs", "program_left"), ("opinions", "opinion_left")])
def test_the_count_of_a_pile_that_was_made_anew_runs_up(deck, left):
    pilot = reshuffled(deck)
    number = getattr(pilot.scene.controller.view, left)
    seen = counts(pilot, deck)
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert len(set(seen)) > 3
    assert seen[-1] == number, "half a second later it is there"
    assert not pilot.app.motion.busy
    assert pilot.settle().shows(str(number))


@pytest.mark.parametrize("how", [{"again": False}, {"reduced": True}, {"speed": "instant"}])
def test_otherwise_the_count_is_just_there(how):
    pilot = reshuffled("programs", **how)
    assert set(counts(pilot, "programs")) == {pilot.scene.controller.view.program_left}


def test_any_input_ends_the_counting():
    pilot = reshuffled("programs")
    assert counts(pilot, "programs")[0] == 0
    pilot = reshuffled("programs")
    pilot.press("l")
    assert pilot.get("strip.programs").right()[1] == str(pilot.scene.controller.view.program_left)


def test_who_looks_from_now_on_sees_the_count_as_it_is():
    pilot = reshuffled("programs")
    pilot.scene.forget()
    assert set(counts(pilot, "programs")) == {pilot.scene.controller.view.program_left}
