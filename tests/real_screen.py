"""Screens that really exist: an X server of one's own for a test, with any size and depth."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

NEEDS_A_SCREEN = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb here")


def without_screen(**more: str) -> dict[str, str]:
    """The environment of a program that finds no screen and is told of no driver."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return {**kept, "SDL_AUDIODRIVER": "dummy", **more}


@contextmanager
def screen(size: tuple[int, int] = (1366, 768), bits: int = 24, **more: str) -> Iterator[dict[str, str]]:
    """The environment of a program that finds this screen; without a window manager."""
    reading, writing = os.pipe()
    form = f"{size[0]}x{size[1]}x{bits}"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", form, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as said:
            number = said.readline().strip()
        assert number, "the X server has not started"
        yield without_screen(DISPLAY=f":{number}", **more)
    finally:
        server.terminate()
        server.wait(20)
