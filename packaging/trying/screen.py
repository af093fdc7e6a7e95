"""A display of its own, with a window manager: Xvfb, openbox, xdotool and xwininfo have to be there."""

from __future__ import annotations

import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from trying.outcome import Failed

SIZE = "1280x800x24"
_OPENS = 60.0
"""Seconds within which a window has to open, on the busiest machine."""
_BUTTON = (9, 10)
"""Pixels from the upper right corner inside the frame to the middle of openbox's button that closes a window."""


class Screen:
    """What can be seen and done on a display."""

    def __init__(self, display: str, frame: Path) -> None:
        self.display = display
        self._frame = frame
        """The file in which the X server keeps its picture, in the format of xwd."""

    def xdo(self, *command: str) -> str:
        """Runs xdotool; what it says."""
        return self._said("xdotool", *command)

    def _said(self, *command: str) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout

    def window(self, name: str, process: subprocess.Popen[bytes]) -> str:
        """The window of a program by its class, once it stands.  Raises ``Failed``."""
        end = time.monotonic() + _OPENS
        while time.monotonic() < end:
            found = self.xdo("search", "--onlyvisible", "--class", f"^{name}$").split()
            if found:
                return found[-1]
            if process.poll() is not None:
                raise Failed(f"it has ended with {process.returncode} before its window stood")
            time.sleep(0.01)
        raise Failed("no window opens")

    def place(self, window: str) -> pygame.Rect:
        """Where a window lies, without its frame.  Raises ``Failed`` if it is gone."""
        said = self._said("xwininfo", "-id", window)
        given = dict(line.strip().split(":", 1) for line in said.splitlines() if ":" in line and "xwininfo" not in line)
        try:
            keys = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
            return pygame.Rect([int(given[key]) for key in keys])
        except KeyError:
            raise Failed("the window is gone") from None

    def picture(self, area: pygame.Rect) -> pygame.Surface:
        """What stands in a part of the display now, the pointer included."""
        data = self._frame.read_bytes()
        head, _, _, _, width, height, *_ = numbers = struct.unpack(">25I", data[:100])
        start = head + 12 * numbers[19]  # after the table of colours
        whole = pygame.image.frombuffer(data[start : start + 4 * width * height], (width, height), "BGRA")
        whole.set_alpha(None)  # the fourth byte means nothing
        shown = pygame.Surface(area.size, 0, 32)
        shown.blit(whole, (0, 0), area)
        return shown

    def close(self, window: str) -> None:
        """Presses the window's own button."""
        place = self.place(window)
        self.xdo("mousemove", "--sync", str(place.right - _BUTTON[0]), str(place.top - _BUTTON[1]), "click", "1")


@contextmanager
def screen() -> Iterator[Screen]:
    """An X server and its window manager, both ready."""
    with tempfile.TemporaryDirectory(prefix="macher-screen-") as folder:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp", "-fbdir", folder]
        server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as said:
            number = said.readline().strip()
        shown = Screen(f":{number}", Path(folder) / "Xvfb_screen0")
        environment = {**os.environ, "DISPLAY": shown.display}
        manager = subprocess.Popen(["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            shown.xdo("search", "--sync", "--onlyvisible", "--limit", "1", "--class", "")  # the manager's own
            yield shown
        finally:
            manager.terminate()
            manager.wait()
            server.terminate()
            server.wait()
