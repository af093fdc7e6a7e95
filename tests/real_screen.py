"""Screens that really exist: an X server or a Wayland compositor of one's own for a test."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pytest

NEEDS_A_SCREEN = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb here")

NEEDS_WAYLAND = pytest.mark.skipif(shutil.which("weston") is None, reason="there is no weston here")


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


@contextmanager
def wayland(scale: int, **more: str) -> Iterator[dict[str, str]]:
    """The environment of a program that finds a desktop of Wayland alone, which shows all so many times as large."""
    with TemporaryDirectory() as folder:
        environment = without_screen(XDG_RUNTIME_DIR=folder, WAYLAND_DISPLAY="test", **more)
        command = ["weston", "--backend=headless-backend.so", "--socket=test", "--no-config"]
        command += ["--idle-time=0", f"--scale={scale}", "--width=1920", "--height=1080"]
        own = {name: value for name, value in environment.items() if name != "WAYLAND_DISPLAY"}
        compositor = subprocess.Popen(command, env=own, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            end = monotonic() + 20
            while not Path(folder, "test").exists():
                assert compositor.poll() is None, "the compositor has not started"
                assert monotonic() < end, "the compositor is not ready"
                sleep(0.02)
            yield environment
        finally:
            compositor.terminate()
            compositor.wait(20)
