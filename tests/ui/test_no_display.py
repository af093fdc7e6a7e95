"""Without a display nothing runs unseen: one sentence, and no game is handed to a window that nobody sees."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from real_screen import NEEDS_A_SCREEN, screen, without_screen

from macher.running import Listener
from macher.ui import main
from macher.ui.system import damaged, display

START = [sys.executable, "-m", "macher"]
SAID = "macher: the window cannot be opened: {}\n"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("more", [{}, {"DISPLAY": ":9999"}, {"XDG_RUNTIME_DIR": "/nonexistent"}])
@pytest.mark.parametrize("arguments", [[], ["--seed", "7"], ["--safe-mode"], ["game.macher"]])
def test_without_a_display_one_sentence_says_so(more: dict[str, str], arguments: list[str], tmp_path: Path) -> None:
    home = tmp_path / "home"
    environment = without_screen(MACHER_HOME=str(home), **more)
    done = subprocess.run(
        [*START, *arguments], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", SAID.format("no display"))
    assert not home.exists()


def test_a_driver_named_in_vain_is_named(tmp_path: Path) -> None:
    environment = without_screen(MACHER_HOME=str(tmp_path / "home"), SDL_VIDEODRIVER="nonsense")
    done = subprocess.run(START, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (2, SAID.format("nonsense not available"))


@pytest.mark.parametrize("driver", ["dummy", "offscreen", "evdev"])
def test_drivers_without_a_window_are_taken_only_by_name(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quits: list[str] = []
    monkeypatch.setattr(display.pygame.display, "init", lambda: None)
    monkeypatch.setattr(display.pygame.display, "quit", lambda: quits.append(driver))
    monkeypatch.setattr(display.pygame.display, "get_driver", lambda: driver)
    for named in (driver, driver.upper(), f"x11,{driver}"):
        monkeypatch.setenv("SDL_VIDEODRIVER", named)
        display.open_display()
    for named in ("", "x11"):
        monkeypatch.setenv("SDL_VIDEODRIVER", named)
        with pytest.raises(display.pygame.error, match="no display"):
            display.open_display()
    assert quits == [driver, driver]


@pytest.mark.parametrize("seen", [True, False])
def test_only_a_window_that_is_seen_listens(seen: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setattr(main, "is_seen", lambda: seen)
    monkeypatch.setattr(Listener, "open", lambda self: done.append("open") is None)

    class App:
        def after(self, _seconds: float, _call: object) -> None:
            done.append("later")

    main._begin_to_listen(App(), None, Listener())  # type: ignore[arg-type]
    assert done == (["open", "later"] if seen else [])


@NEEDS_A_SCREEN
def test_a_check_of_the_window_names_the_driver_that_opens_it() -> None:
    command = [sys.executable, "-c", "from macher.ui.system.damaged import try_window; print(try_window())"]
    with screen() as environment:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "('x11', True)\n"


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY", ""])
def test_a_check_of_the_window_fails_only_where_a_screen_is_promised(
    variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise display.pygame.error("no display")

    monkeypatch.setattr(damaged, "open_display", broken)
    monkeypatch.setattr(damaged.pygame.display, "quit", lambda: None)  # the other tests still need it
    monkeypatch.setattr(damaged.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.setenv(name, "wrong" if name == variable else "")
    if variable:
        with pytest.raises(display.pygame.error):
            damaged.try_window()
    else:
        assert damaged.try_window() == ("", False)


@pytest.mark.parametrize(("driver", "said"), [("x11", "0"), ("wayland", None), ("cocoa", None), ("windows", None)])
def test_only_a_driver_that_has_a_plain_surface_is_asked_for_it(
    driver: str, said: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wayland and macOS have none: asked for it, they open no window."""
    monkeypatch.setattr(display.pygame.display, "init", lambda: None)
    monkeypatch.setattr(display.pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(display, "_has_graphics", lambda: True)
    monkeypatch.setattr(os, "environ", {"SDL_VIDEODRIVER": driver})
    display.open_display()
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == said
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "metal"
    display.open_display()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "metal"


@pytest.mark.parametrize("library", [None, SimpleNamespace(eglGetDisplay=lambda _default: 0)])
def test_wayland_without_the_library_that_draws_its_windows_says_so(
    library: SimpleNamespace | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SDL would crash."""
    monkeypatch.setattr(display.pygame.display, "get_driver", lambda: "wayland")
    monkeypatch.setattr(display, "_library", lambda _name: library)
    with pytest.raises(display.pygame.error, match="EGL"):
        display.open_display()
