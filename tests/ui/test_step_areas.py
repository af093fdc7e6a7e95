"""Minus and plus of rallies: a click somewhat beside them counts, and none takes the clicks of a neighbour."""

from __future__ import annotations

from itertools import product

import pytest
from builders import a_game
from tabletop import SIZES, BareController, show

from macher.gallery.pilot import Pilot
from macher.ui.layout import Rect
from macher.ui.table.boards.click_places import PipTrack, StepSpot

LEAST = 44.0
"""Least size of the area that a click may hit, in logical pixels."""
BESIDE = 3.5
"""So far beside a button a click still hits it."""


def asked(layout: str) -> Pilot:
    game = a_game(parties="cdu spd gruene fdp linke").lands("MV ST NRW SH").in_phase("rallies")
    return show(BareController(game.table, game.table.deciders()[0]), layout)


def of_kind(pilot: Pilot, kind: type) -> list:
    return [node for node in pilot.nodes() if isinstance(node, kind)]


def corners(rect: Rect, inside: float) -> list[tuple[float, float]]:
    """The corners and the middles of the sides; a negative number is outside."""
    box = rect.inset(inside)
    points = product((box.x, box.cx, box.right), (box.y, box.cy, box.bottom))
    return [point for point in points if point != (box.cx, box.cy)]


@pytest.mark.parametrize("layout", list(SIZES))
def test_the_area_is_as_large_as_a_finger(layout: str) -> None:
    steps = of_kind(asked(layout), StepSpot)
    assert len(steps) == (2 if layout == "focus" else 8)
    for step in steps:
        assert min(step.rect.w, step.rect.h) + 2 * step.slop >= LEAST, step


@pytest.mark.parametrize("layout", list(SIZES))
def test_a_click_beside_a_step_hits_it_unless_a_neighbour_is_nearer(layout: str) -> None:
    pilot = asked(layout)
    steps, tracks = of_kind(pilot, StepSpot), of_kind(pilot, PipTrack)
    for step in steps:
        others = [each.window_rect.inset(-BESIDE - 1) for each in (*steps, *tracks) if each is not step]
        alone = [at for at in corners(step.window_rect, -BESIDE) if not any(box.contains(*at) for box in others)]
        assert len(alone) >= 4
        for at in alone:
            assert pilot.app.stage.active.hit(*at) is step, (step, at)


@pytest.mark.parametrize("layout", list(SIZES))
def test_none_takes_the_clicks_of_a_neighbour(layout: str) -> None:
    pilot = asked(layout)
    for node in (*of_kind(pilot, StepSpot), *of_kind(pilot, PipTrack)):
        for at in corners(node.window_rect, 0.5):
            assert pilot.app.stage.active.hit(*at) is node, (node, at)


@pytest.mark.parametrize("layout", list(SIZES))
def test_clicks_beside_plus_and_minus_count(layout: str) -> None:
    pilot = asked(layout)

    def count() -> int:
        return pilot.scene.prompt.counts[0]

    before = count()
    plus, minus = pilot.get("spot.plus.0").window_rect, pilot.get("spot.minus.0").window_rect
    pilot.click((plus.right + BESIDE, plus.cy))
    assert count() == before + 1
    pilot.click((minus.cx, minus.bottom + BESIDE))
    assert count() == before
