"""What a click costs: calls of Python and new nodes, which are the same on any machine.

A click changes a part of the table; the rest of the former tree is kept, and only what has changed is drawn.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from types import FrameType
from typing import Any

import pygame
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from macher.gallery.pictures.positions import asked
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

SIZE = (1920, 1080)
LIMITS = {"spot.plus.1": (8_800, 65), "spot.pip.1.8": (12_000, 95)}
"""Calls and new nodes at most: of a step, and of rallies on all spots of a state.

At this position, version 1.0.0 took 8,545 calls and 59 nodes for a step.  Before parts were kept, a step took some
four times as many.
"""


def rallies(size: tuple[int, int]) -> Pilot:
    """The table in phase 4 of the first round, with five seats."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), size, texts=texts)
    Shell(pilot.app, texts, SettingsStore(None), Games(None, "none")).play(asked("rallies"))
    return pilot.settle()


@dataclass
class Cost:
    """What a click has taken, from the handler to the picture."""

    calls: int
    nodes: int
    """New ones in the tree."""


def cost_of(pilot: Pilot, surface: pygame.Surface, id: str) -> Cost:
    """Clicks a node, builds and draws."""
    node, app, calls = pilot.get(id), pilot.app, [0]
    before = set(app.stage.root.walk())

    def count(_frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            calls[0] += 1

    former = sys.getprofile()
    sys.setprofile(count)
    try:
        node.activate()
        app.step()
        app.draw(surface)
    finally:
        sys.setprofile(former)
    return Cost(calls[0], len(set(app.stage.root.walk()) - before))


@pytest.mark.parametrize(
    "steps", [("spot.plus.1", "spot.minus.1"), ("spot.pip.1.8", "spot.pip.1.1")], ids=["step", "fill"]
)
def test_a_click_rebuilds_what_it_changes(benchmark: BenchmarkFixture, report: Any, steps: tuple[str, str]) -> None:
    """In phase 4 with five seats: a rally more, a rally less; as many as a state can get, and one."""
    pilot, surface = rallies(SIZE), pygame.Surface(SIZE)
    pilot.app.draw(surface)
    for id in steps * 2:  # what is worked out once is known then
        cost_of(pilot, surface, id)
    costs = [cost_of(pilot, surface, id) for id in steps]
    worst = Cost(max(cost.calls for cost in costs), max(cost.nodes for cost in costs))
    benchmark.extra_info.update(vars(worst))
    benchmark.pedantic(cost_of, (pilot, surface, steps[0]), rounds=1)
    calls, nodes = LIMITS[steps[0]]
    report(f"calls of Python of a click ({steps[0]})", calls, "calls", worst.calls)
    report(f"new nodes of a click ({steps[0]})", nodes, "nodes", worst.nodes)
    assert worst.calls <= calls
    assert worst.nodes <= nodes
