"""What is told stands still while nobody can see the window, and goes on from there."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from evenings import OUTCOMES, evening, stage_of
from hands import Hands, begin

from macher.gallery.pilot import Pilot
from macher.ui.features.ending.page import FinalScreen
from macher.ui.features.night.page import ElectionScreen
from macher.ui.motion import HeldClock, ManualClock
from macher.ui.scene import Scene
from macher.ui.settings.options import UiOptions

LONG = 600.0


def tell(pilot: Pilot, kind: int) -> None:
    """An event of the window."""
    pilot.app.step([pygame.event.Event(kind)])


def on_screen(make: type[ElectionScreen] | type[FinalScreen]) -> Pilot:
    seed, number = OUTCOMES["coalition"]
    pilot, shell = stage_of(evening(seed), below=Scene())
    pilot.app.set_options(UiOptions(reduced_motion=False))
    shell.controller.speed = "normal"
    args = (number,) if make is ElectionScreen else ()
    pilot.app.push(make(shell, shell.controller, *args))
    pilot.app.step()
    return pilot


def election() -> tuple[Pilot, Callable[[], object]]:
    """Election night."""
    pilot = on_screen(ElectionScreen)
    return pilot, lambda: (pilot.scene.show.name, pilot.scene.telling)


def final() -> tuple[Pilot, Callable[[], object]]:
    """The counting at the end."""
    pilot = on_screen(FinalScreen)
    return pilot, lambda: (pilot.scene.reveal.at, pilot.scene.reveal.over)


def reveal() -> tuple[Pilot, Callable[[], object]]:
    """What rivals do, and what they reveal, at the table."""
    pilot, shell = begin(seed=3)
    hands = Hands(pilot, shell, 3)
    shell.settings.speed = shell.controller.speed = "normal"
    while pilot.scene.name != "table" or pilot.scene.staging.current is None:
        decision = shell.controller.decision if pilot.scene.name == "table" else None
        if decision is not None and shell.controller.show_prompts:
            shell.controller.confirm(decision.options.sample(hands.stream))
            pilot.scene.rebuild()
        pilot.wait(0.05)
    return pilot, lambda: (shell.controller.session.version, pilot.scene.staging.current)


MOMENTS = [election, final, reveal]
PAIRS = [(pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED), (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN)]


@pytest.mark.parametrize(("gone", "seen"), PAIRS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_told_to_nobody(
    moment: Callable[[], tuple[Pilot, Callable[[], object]]], gone: int, seen: int
) -> None:
    pilot, state = moment()
    pilot.wait(0.1)
    before = state()
    tell(pilot, gone)
    for _ in range(60):
        pilot.wait(LONG / 60)
    assert state() == before
    tell(pilot, seen)
    assert state() == before
    for _ in range(400):
        pilot.wait(0.1)
        if state() != before:
            return
    raise AssertionError("it does not go on")


def test_a_press_shows_that_somebody_is_there() -> None:
    """Some systems tell nothing when a window comes back."""
    pilot, state = election()
    tell(pilot, pygame.WINDOWMINIMIZED)
    before = state()
    pilot.app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=2)])
    for _ in range(200):
        pilot.wait(0.1)
    assert state() != before


def test_a_clock_that_is_held_loses_the_time() -> None:
    true = ManualClock()
    clock = HeldClock(true)
    true.advance(3)
    clock.stop()
    clock.stop()
    true.advance(100)
    assert clock() == 3
    clock.go_on()
    clock.go_on()
    true.advance(2)
    assert clock() == 5
