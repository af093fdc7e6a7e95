"""On Wayland the window is counted in the desktop's pixels, and its surface has as many as the screen has for them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable

import pygame
import pytest
from real_screen import NEEDS_WAYLAND, wayland

from macher.ui.app import App
from macher.ui.scene import Context, Node, Scene
from macher.ui.system import display
from macher.ui.system.window import Window
from macher.ui.widgets import Button

HALF = 1.5
"""Pixels of the pretended screen for each of the desktop's."""


class Dense:
    """A window of the system on a screen with more pixels than its desktop."""

    minimum_size = (0, 0)
    position = property(lambda self: (0, 0), lambda self, _place: None)

    def __init__(self, _title: str, size: tuple[int, int], **options: bool) -> None:
        assert options == {"hidden": True, "resizable": True, "allow_high_dpi": True}
        self.size, self.told = tuple(size), list[str]()
        self.surface = pygame.Surface([round(side * HALF) for side in size])

    def get_surface(self) -> pygame.Surface:
        return self.surface

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_values: self.told.append(name)


class Page(Scene):
    """A button in the middle of the window; the program ends once it is pressed."""

    scales = (0.0, 0.0)

    def build(self, ctx: Context) -> Node:
        button = Button(ctx.rect.centred(200, 40), "Go", id="go", on_click=self.go)
        return Node(ctx.rect).add(button)

    def go(self) -> None:
        self.scales = (self.app.viewport.scale, self.app.window.density)
        self.app.quit()


@pytest.fixture
def dense(monkeypatch: pytest.MonkeyPatch) -> list[Dense]:
    """The windows that are opened on a pretended desktop of Wayland."""
    opened: list[Dense] = []

    def window(*values: object, **options: bool) -> Dense:
        opened.append(Dense(*values, **options))  # type: ignore[arg-type]
        return opened[-1]

    monkeypatch.setattr(pygame, "Window", window)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: display.WAYLAND)
    monkeypatch.setattr(display, "_has_graphics", lambda: True)
    return opened


def test_the_surface_has_all_pixels_of_the_screen_and_the_pointer_finds_its_place(
    dense: list[Dense], monkeypatch: pytest.MonkeyPatch
) -> None:
    middle = (480, 270)
    presses = [
        pygame.event.Event(kind, pos=middle, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    ]
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(1, 1), buttons=(0, 0, 0))
    told = iter([[], [], [moved], [presses[0]], [presses[1]]])
    monkeypatch.setattr(pygame.event, "get", lambda: next(told))
    page, app = Page(), App((960, 540))
    app.run(page)
    assert page.scales == (HALF, HALF)
    assert app.pixels == (1440, 810)
    assert app.free_size == (960, 540)  # the size that is kept for the next start
    assert app.place.corner is None  # Wayland tells nobody where a window stands
    assert {"set_icon", "show", "flip", "destroy"} <= set(dense[0].told)


def test_a_screen_of_another_density_is_followed(dense: list[Dense]) -> None:
    pygame.display.init()
    window = Window()
    window.open((960, 540), False)
    dense[0].surface = pygame.Surface((1920, 1080))
    assert (window.follow(), window.density) == ((1920, 1080), 2.0)
    window.to_front()
    assert dense[0].told[-1] == "focus"  # it is not restored first: that would undo its full size
    assert "restore" not in dense[0].told
    window.close()
    assert not pygame.display.get_init()


WIDE = {"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}


@pytest.mark.skipif(sys.platform != "linux", reason="systems of which none has two kinds of display")
@pytest.mark.parametrize(
    ("more", "modes", "graphics", "driver"),
    [
        (WIDE, [(3840, 2160), (1920, 1080)], True, "wayland"),
        (WIDE, [(1920, 1080), (1280, 720)], True, None),  # not enlarged: X11 draws quicker
        (WIDE, [(3840, 2160)], False, None),
        (WIDE | {"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"}, [(3840, 2160)], True, None),  # no frame
        ({"WAYLAND_DISPLAY": "wayland-0"}, [(3840, 2160)], True, None),  # there is no choice
        (WIDE | {"SDL_VIDEODRIVER": "x11"}, [(3840, 2160)], True, "x11"),
    ],
)
def test_where_windows_of_x11_would_be_enlarged_that_of_wayland_is_taken(
    more: dict[str, str],
    modes: list[tuple[int, int]],
    graphics: bool,
    driver: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "environ", dict(more))
    for name, answer in (("init", None), ("quit", None), ("get_driver", "x11"), ("get_desktop_sizes", [(1920, 1080)])):
        monkeypatch.setattr(pygame.display, name, lambda answer=answer: answer)
    monkeypatch.setattr(pygame.display, "list_modes", lambda display: modes)
    monkeypatch.setattr(display, "_has_graphics", lambda: graphics)
    monkeypatch.setattr(display, "_library", lambda _name: None)
    display.open_display()
    assert os.environ.get("SDL_VIDEODRIVER") == driver


SEEN = """
import json
import pygame
from macher.ui.app import App
from macher.ui.scene import Node, Scene

class Page(Scene):
    turns = 0
    def build(self, ctx):
        return Node(ctx.rect)
    def tick(self, now):
        self.turns += 1
        self.rebuild()
        self.stage.renderer.damage_all()
        if self.turns == 5:
            print(json.dumps([pygame.display.get_driver(), self.app.pixels, self.app.viewport.scale]))
            self.app.quit()

App((960, 540)).run(Page())
"""


@NEEDS_WAYLAND
def test_a_real_window_opens_and_has_all_pixels_of_its_screen() -> None:
    with wayland(scale=2) as environment:
        done = subprocess.run(
            [sys.executable, "-c", SEEN], env=environment, capture_output=True, text=True, timeout=60, check=True
        )
    assert json.loads(done.stdout) == ["wayland", [1920, 1080], 2.0]
