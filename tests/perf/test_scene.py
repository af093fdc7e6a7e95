"""Time of drawing and building; numbers to compare, not limits (pytest --benchmark-enable)."""

import pytest

from macher.gallery.pilot import Pilot
from macher.gallery.widgets import Gallery


@pytest.fixture
def pilot():
    return Pilot(Gallery(), (1920, 1080))


def test_full_redraw(benchmark, pilot):
    def draw():
        pilot.app.stage.renderer.damage_all()
        return pilot.app.draw(pilot.surface)

    assert benchmark(draw)


def test_redraw_of_one_button(benchmark, pilot):
    button = pilot.get("pass")

    def draw():
        button.invalidate()
        return pilot.app.draw(pilot.surface)

    assert benchmark(draw)


def test_rebuild(benchmark, pilot):
    benchmark(pilot.app.stage.build)
    assert pilot.find("pass") is not None


def test_idle_step(benchmark, pilot):
    def step():
        pilot.app.step()
        return pilot.app.draw(pilot.surface)

    assert benchmark(step) == []
