"""Windows and sizes on displays of every kind: the first window, and the keys of the size."""

from __future__ import annotations

import pytest

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.layout.viewport import make_viewport
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.system.display import first_size, whole_on

SCALES = (1.0, 1.25, 1.5, 2.0, 3.0)
WINDOWS = ((640, 360), (960, 540), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
LEAST, LARGEST = 0.75, 2.0


@pytest.mark.parametrize("display", SCALES)
def test_the_keys_of_the_size_work_in_every_window_and_are_remembered(display: float, tmp_path) -> None:
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1280, 720), texts=texts)
    store = SettingsStore(tmp_path)
    shell = Shell(pilot.app, texts, store, Games(None, "none"))
    pilot.app.display = display
    for window in WINDOWS:
        pilot.resize(window)
        for key, steps in (("ctrl+0", 1), ("ctrl++", 30), ("ctrl+-", 30), ("ctrl++", 1), ("ctrl+0", 1)):
            for _ in range(steps):
                pilot.press(key)
                assert LEAST <= shell.settings.scale == pilot.app.options.scale <= LARGEST
            view = pilot.app.viewport
            assert view.width >= 919.5
            assert view.height >= 519.5
            assert SettingsStore(tmp_path).settings.scale == shell.settings.scale
            if steps == 30 and key == "ctrl+-":
                assert shell.settings.scale == LEAST
            if steps == 30 and key == "ctrl++":
                assert shell.settings.scale == pytest.approx(pilot.app.largest_size, abs=0.006)
    shell.close()


@pytest.mark.parametrize(
    ("desktop", "scale", "layout"),
    [
        ((1920, 1080), 1.0, "compact"),
        ((3840, 2160), 2.0, "compact"),
        ((3840, 2160), 1.0, "wide"),
        ((1366, 768), 1.0, "compact"),
        ((2560, 1440), 1.0, "wide"),
        ((2880, 1800), 2.0, "compact"),
        ((1280, 720), 1.0, "focus"),
        ((5120, 1440), 1.0, "wide"),
    ],
)
def test_the_first_window_takes_a_sensible_share_of_the_desktop(
    desktop: tuple[int, int], scale: float, layout: str
) -> None:
    width, height = first_size(desktop, scale)
    assert width <= desktop[0]
    assert height <= desktop[1] - 60 * scale
    assert height >= 0.8 * desktop[1]
    assert width >= min(0.8 * desktop[0], 1.9 * height)
    assert make_viewport((width, height), 1.0, scale).layout == layout


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("desktop", WINDOWS)
def test_the_first_window_is_never_larger_than_the_desktop(desktop: tuple[int, int], scale: float) -> None:
    width, height = first_size(desktop, scale)
    assert desktop[0] / 2 <= width <= desktop[0]
    assert desktop[1] / 2 <= height <= desktop[1]


@pytest.mark.parametrize(
    ("corner", "size", "found"),
    [
        ((100, 20), (1000, 600), (100, 20)),
        ((44, 52), (1280, 704), (44, 52)),  # the first window on a notebook of 1366 x 768
        ((44, 0), (1280, 704), (44, 32)),  # its title bar stood above the screen
        ((100, 80), (1280, 720), (86, 32)),
        ((-300, 700), (640, 400), (0, 336)),
        ((50, 50), (1366, 768), (0, 0)),
    ],
)
def test_a_window_that_stood_half_outside_comes_back_whole(corner, size, found) -> None:
    assert whole_on((1366, 768), corner, size) == found
