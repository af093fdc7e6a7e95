"""What the system says about the display."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import pygame

from macher.ui.theme.tokens import ThemeName

log = logging.getLogger(__name__)

PROGRAM = "macher"
"""What the desktop calls the program: the name of its entry and the class of its window."""
WAYLAND = "wayland"
"""The driver of SDL that counts a window in the desktop's own pixels, of which a screen may have more."""
_DRIVER = "SDL_VIDEODRIVER"
"""The variable that names a driver of SDL, or several."""
_UNSEEN = frozenset({"dummy", "evdev", "offscreen"})
"""Drivers of SDL whose windows nobody sees."""
_PLAIN = "x11"
"""The driver that shows a plain surface faster than a texture of the graphics card, but makes the texture unless told.

On Windows SDL itself takes the plain surface.  Wayland and macOS have none: told so, they would open no window.
"""
_WAYLAND = ("WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR")
"""Without any of these no program finds a Wayland display."""
_NO_DISPLAY = "no display"
_LIBRARIES = "LD_LIBRARY_PATH"
_PER_MONITOR = 2
_USUAL_DPI = 96


def open_display() -> None:
    """Opens the display, if it is not open.  Raises ``pygame.error`` if there is none that anybody sees or can draw on.

    Without one SDL goes on with a driver that shows its windows to nobody.  Such a driver is used only if the user has
    named it in the environment.
    """
    _declare_dpi_awareness()
    named = os.environ.get(_DRIVER, "").lower()
    if not named and sys.platform == "linux":
        if not any(map(os.environ.get, _WAYLAND)):
            os.environ[_DRIVER] = "x11"  # there is no Wayland, and its library would complain on standard error
        elif os.environ.get("WAYLAND_DISPLAY") and os.environ.get("DISPLAY") and _wayland_is_sharper():
            os.environ[_DRIVER] = WAYLAND
    try:
        pygame.display.init()
    except pygame.error:
        if named:
            raise
        raise pygame.error(_NO_DISPLAY) from None
    if not is_seen() and pygame.display.get_driver().lower() not in named.split(","):
        pygame.display.quit()
        raise pygame.error(_NO_DISPLAY)
    if pygame.display.get_driver() == WAYLAND and not _has_graphics():
        pygame.display.quit()
        raise pygame.error("Wayland needs the library EGL")
    if pygame.display.get_driver() == _PLAIN:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _wayland_is_sharper() -> bool:
    """Whether the desktop enlarges windows of X11, and Wayland has all that a window needs.

    Left alone, SDL prefers X11 where it finds both: it draws quicker, every window has a frame, and comes back to where
    it stood.
    """
    os.environ[_DRIVER] = WAYLAND
    try:
        pygame.display.init()
        return _is_scaled() and _has_frames() and _has_graphics()
    except pygame.error:
        return False
    finally:
        del os.environ[_DRIVER]
        pygame.display.quit()


def _is_scaled() -> bool:
    """Whether a monitor has more pixels than its part of the desktop; Wayland tells both, as modes."""
    return any(
        max(wide for wide, _ in pygame.display.list_modes(display=number)) > width
        for number, (width, _) in enumerate(pygame.display.get_desktop_sizes())
    )


def _has_frames() -> bool:
    """Whether windows of Wayland have a frame: GNOME gives them none and leaves it to a library."""
    return "GNOME" not in os.environ.get("XDG_CURRENT_DESKTOP", "") or _library("libdecor-0.so.0") is not None


def _has_graphics() -> bool:
    """Whether the card can be reached: Wayland shows a surface as its texture only, and SDL crashes without it."""
    library = _library("libEGL.so.1")
    return library is not None and library.eglGetDisplay(None) != 0


def _library(name: str) -> Any:
    """A library of the system; None if there is none of this name.

    The builds look for names beside `CDLL` and would take the libraries along, which have to be those of the system.
    """
    import ctypes  # for Wayland alone

    try:
        return ctypes.CDLL(name)
    except OSError:
        return None


def is_seen() -> bool:
    """Whether windows are shown to anybody; a display must be open."""
    return pygame.display.get_driver().lower() not in _UNSEEN


def _declare_dpi_awareness() -> None:
    """Tell Windows not to stretch the window; must run before pygame opens one. Nothing elsewhere."""
    if sys.platform == "win32":
        import ctypes

        try:
            ctypes.windll.shcore.SetProcessDpiAwareness(_PER_MONITOR)
        except (AttributeError, OSError):
            log.info("no DPI awareness on this Windows")


def name_program() -> None:
    """Tell the desktop which program the window belongs to, by the name of its desktop entry; before the display opens.

    Names that the user has set in the environment stay, but not that of the started file, which pygame has set.
    """
    names = {"SDL_VIDEO_X11_WMCLASS": PROGRAM, "SDL_VIDEO_WAYLAND_WMCLASS": os.environ.get("FLATPAK_ID", PROGRAM)}
    for variable, name in names.items():
        if os.environ.get(variable, "") in ("", os.path.basename(sys.argv[0])):
            os.environ[variable] = name


def without_display() -> None:
    """Use dummy drivers for windows and sound from now on; must run before pygame opens a display."""
    os.environ[_DRIVER] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def display_scale() -> float:
    """How many of the desktop's pixels the display shows for one of ordinary size.

    Wayland makes each as large as the player wishes; a screen may have several of its own for it.
    """
    if pygame.display.get_driver() == WAYLAND:
        return 1.0
    for variable in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        try:
            return min(4.0, max(1.0, float(os.environ[variable])))
        except (KeyError, ValueError):
            continue
    if sys.platform == "win32":
        import ctypes

        try:
            return max(1.0, float(ctypes.windll.user32.GetDpiForSystem()) / _USUAL_DPI)
        except (AttributeError, OSError):
            return 1.0
    # On other systems SDL does not tell; displays from 4K on are made for twice the size.
    heights = [height for _, height in pygame.display.get_desktop_sizes()]
    return 2.0 if heights and heights[0] >= 2000 else 1.0


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """The upper left corner of the window on the desktop, and the sizes of the monitors at that time."""

    corner: tuple[int, int] | None = None
    monitors: list[tuple[int, int]] = field(default_factory=list)


def monitors() -> list[tuple[int, int]]:
    """The sizes of all monitors in pixels; a display must be open."""
    return [(int(width), int(height)) for width, height in pygame.display.get_desktop_sizes()]


_SHARE = 0.85
"""Part of the desktop, across and down, that the first window takes."""
_USUAL = (1280, 720)
"""Least size of the first window in pixels of ordinary size, if the desktop has room for it."""
_ROOMY = (2560, 1440)
"""Pixels of ordinary size of a desktop that has room for other windows beside the first one."""
_TITLE = 32
"""Height of the upper part of a window's frame, in pixels of ordinary size."""
_FRAME = 64
"""Height that a task bar and the window's frame take, in pixels of ordinary size."""
_WIDEST = 2.0
_PROBE = (320, 240)


def first_size(desktop: tuple[int, int], scale: float) -> tuple[int, int]:
    """The size of the first window on a desktop with this many pixels, which shows everything `scale` times as large.

    It takes most of the desktop, at least a notebook's screen, is no wider than twice its height, and fits the desktop.
    """
    room = max(desktop[1] - _FRAME * scale, desktop[1] / 2)
    height = min(max(desktop[1] * _SHARE, _USUAL[1] * scale), room)
    width = min(max(desktop[0] * _SHARE, _USUAL[0] * scale), desktop[0], height * _WIDEST)
    return round(width), round(height)


def first_fills(desktop: tuple[int, int], scale: float) -> bool:
    """Whether the first window is as large as this desktop, which shows everything `scale` times as large.

    Until it is made smaller: then it has the size of `first_size`.
    """
    return any(side < roomy * scale for side, roomy in zip(desktop, _ROOMY, strict=True))


def room_beside_frame(desktop: tuple[int, int]) -> int:
    """The greatest height of a window that leaves room for its frame and a task bar."""
    return max(desktop[1] - _FRAME, desktop[1] // 2)


def areas() -> list[pygame.Rect]:
    """Where the monitors lie on the desktop, in the order of `monitors`; empty if the system does not tell.

    A display must be open.  SDL tells the sizes alone, but it can put a hidden window into the middle of each monitor.
    """
    sizes = monitors()
    if len(sizes) == 1:
        return [pygame.Rect((0, 0), sizes[0])]
    try:
        probe = pygame.Window(size=_PROBE, hidden=True, borderless=True)
    except pygame.error:
        return []
    found = []
    for number, (width, height) in enumerate(sizes):
        probe.position = (pygame.WINDOWPOS_CENTERED + number, pygame.WINDOWPOS_CENTERED + number)
        (x, y), (w, h) = probe.position, probe.size
        found.append(pygame.Rect(x - (width - w) // 2, y - (height - h) // 2, width, height))
    probe.destroy()
    return found


def on_a_monitor(shown: Sequence[pygame.Rect], corner: tuple[int, int], size: tuple[int, int]) -> pygame.Rect | None:
    """The monitor that shows most of a window with this corner and size; None if none shows a part of its title."""
    title = pygame.Rect(corner[0], corner[1] - _TITLE, size[0], _TITLE + 1)
    window = title.union(pygame.Rect(corner, size))
    found = [each for each in shown if each.colliderect(title)]
    return max(found, key=lambda each: _extent(each.clip(window)), default=None)


def _extent(area: pygame.Rect) -> int:
    return area.w * area.h


def whole_on(area: pygame.Rect, corner: tuple[int, int], size: tuple[int, int]) -> tuple[int, int]:
    """The corner, or the nearest one that keeps the whole window with its frame on a monitor, if it has room.

    It is the corner inside the frame: the title bar stands above it and must not leave the monitor, since nobody
    could move or close the window then.
    """
    x, y = corner[0] - area.x, corner[1] - area.y
    free = max(area.h - size[1], 0)
    if not _TITLE // 2 <= y <= free:
        y = max(min(_TITLE, free), min(y, free - (_FRAME - _TITLE)))
    return area.x + min(max(x, 0), max(area.w - size[0], 0)), area.y + y


@lru_cache(maxsize=1)
def system_theme() -> ThemeName | None:
    """The theme that matches the system's setting at the first call, or None if the system does not tell."""
    try:
        if sys.platform == "win32":
            dark = _dark_windows()
        elif sys.platform == "darwin":
            dark = _answer("defaults", "read", "-g", "AppleInterfaceStyle") == "Dark"
        else:
            said = _answer("gsettings", "get", "org.gnome.desktop.interface", "color-scheme")
            if not said:
                return None
            dark = "dark" in said
    except OSError:
        return None
    return "night" if dark else "paper"


def _dark_windows() -> bool:
    if sys.platform != "win32":
        return False
    import winreg  # exists on Windows only

    path = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, path) as key:
        return winreg.QueryValueEx(key, "AppsUseLightTheme")[0] == 0


def environment_of_the_system() -> dict[str, str]:
    """The environment for programs of the system: a standalone program has put its own libraries before theirs."""
    kept = dict(os.environ)
    if hasattr(sys, "frozen"):
        kept.pop(_LIBRARIES, None)
        if f"{_LIBRARIES}_ORIG" in kept:
            kept[_LIBRARIES] = kept.pop(f"{_LIBRARIES}_ORIG")
    return kept


def _answer(*command: str) -> str:
    """What a command of the system writes; empty if it fails.  Raises ``OSError`` if there is no such command."""
    import subprocess  # not before the system is asked

    try:
        done = subprocess.run(
            command, env=environment_of_the_system(), capture_output=True, text=True, timeout=0.5, check=False
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
