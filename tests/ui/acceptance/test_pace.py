"""How long a player watches: the actions of all AI seats of the first round, at every speed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from hands import begin

from macher.gallery.pilot import Pilot

SEATS = "spd=human,gruene=normal,cdu=normal,linke=normal,fdp=normal"
STEP = 0.05
"""Seconds by which the clock of the test moves."""


@cache
def watched(speed: str, seed: int) -> float:
    """Seconds of the first round in which AI seats are shown; the person answers at once, whatever comes first."""
    pilot, shell = begin(seats=SEATS, seed=seed)
    shell.app.set_options(replace(shell.app.options, reveals="none"))  # they take their own time at every speed
    controller = shell.controller
    assert controller is not None
    seconds = 0.0
    while controller.session.view(-1).round < 2 and not controller.session.over:
        if pilot.scene.name == "election":
            pilot.press("return")
        elif controller.session.decision(0) is not None:
            options = controller.session.decision(0).options
            controller.speed = "instant"
            controller.confirm(next(iter(options)))
            controller.speed = speed
        else:
            seconds += STEP if _moves(pilot) else 0.0
    shell.close()
    return seconds


def _moves(pilot: Pilot) -> bool:
    """One step of the clock; whether somebody had to be waited for."""
    controller = pilot.scene.controller if hasattr(pilot.scene, "controller") else None
    before = controller.session.version if controller is not None else -1
    pilot.wait(0.0)
    if controller is not None and controller.session.version != before:
        return False
    pilot.wait(STEP)
    return True


@pytest.mark.parametrize(
    ("speed", "least", "most"), [("instant", 0.0, 3.0), ("fast", 2.0, 25.0), ("normal", 6.0, 60.0)]
)
def test_the_ai_seats_of_a_round_are_shown_in_time(
    speed: str, least: float, most: float, record_property: object
) -> None:
    """Without the time for thinking, which the other process has while the player looks."""
    seconds = watched(speed, 3)
    record_property("seconds", seconds)  # type: ignore[operator]  # a fixture that is a function
    assert least <= seconds <= most


def test_each_speed_is_slower_than_the_one_before() -> None:
    """The setting says how long one can watch, and nothing else."""
    seconds = [watched(speed, 3) for speed in ("instant", "fast", "normal")]
    assert all(later > 1.5 * earlier for earlier, later in pairwise(seconds))
