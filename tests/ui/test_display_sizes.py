"""Windows and sizes on displays of every kind: the first window, and the keys of the size."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time

import pygame
import pytest
from real_screen import NEEDS_A_SCREEN, screen

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.layout import make_viewport
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.system.display import WindowPlace, areas, first_fills, first_size, whole_on
from macher.ui.system.window import Window
from macher.ui.table.boards.columns import Columns
from macher.ui.table.layouts.layout_tree import zones_for

OPENED = """
import subprocess, sys
from macher.ui import main
from macher.ui.app import App

class Watched(App):
    def push(self, scene):
        super().push(scene)
        if len(self.stages) == 1:
            self.after(1.0, self.look)

    def look(self):
        print(self.window.maximised, *self.pixels)
        if sys.argv[1] == "restore":  # a double click on the title
            subprocess.run(["xdotool", "mousemove", "600", "8", "click", "--repeat", "2", "--delay", "60", "1"])
        self.after(1.0, self.quit)

main.App = Watched
sys.exit(main.run())
"""
"""Opens the program, says whether its window is maximised and how large it is, and closes it a second later."""
SCALES = (1.0, 1.25, 1.5, 2.0, 3.0)
WINDOWS = ((640, 360), (960, 540), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
LEAST, LARGEST = 0.75, 2.0
MOST_RAIL = 0.3
"""Most of a window's width that rail and log take."""


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
        ((1920, 1080), 1.0, "wide"),
        ((3840, 2160), 2.0, "wide"),
        ((3840, 2160), 1.0, "wide"),
        ((1366, 768), 1.0, "wide"),
        ((2560, 1440), 1.0, "wide"),
        ((2880, 1800), 2.0, "wide"),
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


@pytest.mark.parametrize(
    ("desktop", "scale", "fills"),
    [
        ((1366, 768), 1.0, True),
        ((1920, 1080), 1.0, True),
        ((2560, 1440), 1.0, False),
        ((2560, 1080), 1.0, True),
        ((3440, 1440), 1.0, False),
        ((3840, 2160), 1.0, False),
        ((3840, 2160), 2.0, True),
        ((5120, 2880), 2.0, False),
    ],
)
def test_the_first_window_fills_a_small_desktop(desktop: tuple[int, int], scale: float, fills: bool) -> None:
    assert first_fills(desktop, scale) is fills


@NEEDS_A_SCREEN
@pytest.mark.skipif(not (shutil.which("openbox") and shutil.which("xdotool")), reason="openbox and xdotool are needed")
def test_the_first_window_is_maximised_and_the_players_own_size_comes_back(tmp_path) -> None:
    """On a real screen: maximised at first; made smaller by the player, so it opens the next time."""
    script = tmp_path / "opened.py"
    script.write_text(OPENED)
    with screen((1920, 1080), MACHER_HOME=str(tmp_path / "home")) as environment:
        manager = subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL)

        def opened(then: str) -> tuple[bool, int, int]:
            command = [sys.executable, str(script), then]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
            assert done.returncode == 0, done.stderr
            large, width, height = done.stdout.split()[-3:]
            return large == "True", int(width), int(height)

        try:
            time.sleep(1.0)
            large, width, height = opened("stay")
            assert large
            assert width == 1920
            assert height > 1000
            assert opened("restore")[0]
            assert opened("stay") == (False, *first_size((1920, 1080), 1.0))
        finally:
            manager.terminate()
            manager.wait(10)


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
    assert whole_on(pygame.Rect(0, 0, 1366, 768), corner, size) == found
    assert whole_on(pygame.Rect(1920, -50, 1366, 768), (corner[0] + 1920, corner[1] - 50), size) == (
        found[0] + 1920,
        found[1] - 50,
    )


RIGHT = [pygame.Rect(0, 0, 1920, 1080), pygame.Rect(1920, 0, 1920, 1080)]
LEFT = [pygame.Rect(0, 0, 1920, 1080), pygame.Rect(-1920, 0, 1920, 1080)]
ABOVE = [pygame.Rect(0, 1080, 1920, 1080), pygame.Rect(0, 0, 1920, 1080)]


@pytest.mark.parametrize(
    ("shown", "corner", "found"),
    [
        (RIGHT, (2500, 300), (2500, 300)),
        (LEFT, (2500, 300), None),  # the second monitor was moved from right to left
        (ABOVE, (2500, 300), None),
        (LEFT, (-1500, 300), (-1500, 300)),
        (ABOVE, (100, 1500), (100, 1424)),
        (RIGHT, (1900, 300), (1920, 300)),  # it stands on two of them
        (RIGHT, (-32000, -32000), None),  # how Windows puts aside what it has minimised
        (RIGHT, (300, 1080), (300, 344)),  # the title alone is still seen
        (RIGHT, (300, 1200), None),
        ([], (300, 300), None),
    ],
)
def test_a_window_opens_only_where_a_monitor_is(monkeypatch, shown, corner, found) -> None:
    sizes = [each.size for each in shown]
    for name, said in (("areas", shown), ("monitors", sizes)):
        monkeypatch.setattr(f"macher.ui.system.window.{name}", lambda said=said: said)
    pygame.display.init()
    put = []

    class Pretended:
        size = (1280, 704)
        minimum_size = (0, 0)
        position = property(lambda self: (100, 1100), lambda self, place: put.append(place))

    window = Window(WindowPlace(corner, sizes))
    monkeypatch.setattr(window, "ask", lambda call: call(Pretended()))
    try:
        window.open((1000, 600), False)
    finally:
        pygame.display.quit()
    assert put[0] == (found or pygame.WINDOWPOS_CENTERED)


def test_a_window_that_the_system_puts_where_no_monitor_is_goes_to_the_middle(monkeypatch) -> None:
    monkeypatch.setattr("macher.ui.system.window.areas", lambda: RIGHT)
    put = []

    class Astray:
        size = (1280, 704)
        minimum_size = (0, 0)
        position = property(lambda self: (5000, 300), lambda self, place: put.append(place))

    window = Window()
    monkeypatch.setattr(window, "ask", lambda call: call(Astray()))
    pygame.display.init()
    try:
        window.open((1000, 600), False)
    finally:
        pygame.display.quit()
    assert put == [pygame.WINDOWPOS_CENTERED] * 2


@pytest.mark.parametrize("shown", [RIGHT, LEFT, ABOVE, [pygame.Rect(0, 0, 1366, 768)]])
def test_where_the_monitors_lie_is_found_by_putting_a_window_in_the_middle_of_each(monkeypatch, shown) -> None:
    class Probe:
        size = (320, 240)

        def __init__(self, **options: object) -> None:
            assert options["hidden"]

        def __setattr__(self, name: str, place: tuple[int, int]) -> None:
            monitor = shown[place[0] - pygame.WINDOWPOS_CENTERED]
            super().__setattr__(name, pygame.Rect((0, 0), self.size).move_to(center=monitor.center).topleft)

        def destroy(self) -> None:
            pass

    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [each.size for each in shown])
    monkeypatch.setattr("pygame.Window", Probe)
    assert areas() == shown


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (2560, 1440), (3440, 1440), (3840, 1080), (3840, 2160)])
@pytest.mark.parametrize("national", [False, True])
def test_rail_and_log_take_no_more_than_their_share_of_the_window(window: tuple[int, int], national: bool) -> None:
    """The boards have what a wide window has to spare."""
    for scale in (LEAST, 1.0, 1.38, LARGEST):
        view = make_viewport(window, scale)
        places = zones_for(view, Columns(national=national))
        if view.layout != "focus":  # there parties and log are a page of their own beside one board
            assert places.rail[0].w <= MOST_RAIL * view.width, (window, scale)
