"""The program that is tried: how it is started and ended, its files, and the hands at its window."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from macher.saves.verify import load_game
from trying.outcome import Failed
from trying.screen import Screen

_ENDS = 60.0
_SPEAKS = 300.0
"""Seconds within which it has to end, and to say what it is asked."""
_KEYS = {pygame.K_ESCAPE: "Escape", pygame.K_RETURN: "Return", pygame.K_TAB: "Tab", pygame.K_SPACE: "space"}


class Program:
    """A program in an empty environment: nothing but what every session has; no path on which there is a Python."""

    window_class = "macher"

    def __init__(self, command: Sequence[str | Path], home: Path, screen: Screen) -> None:
        self.command, self.home, self.screen = command, home, screen
        self.running: subprocess.Popen[bytes] | None = None
        self._window = ""

    @property
    def environment(self) -> dict[str, str]:
        """What it finds when it is started."""
        return {
            "HOME": str(self.home),
            "PATH": "/nowhere",
            "LANG": "C.UTF-8",
            "DISPLAY": self.screen.display,
            "SDL_AUDIODRIVER": "dummy",
        }

    @property
    def folders(self) -> Mapping[str, Path]:
        """Where it keeps its files: settings, games, and what it needs to go on."""
        return {
            "config": self.home / ".config/macher",
            "data": self.home / ".local/share/macher",
            "state": self.home / ".local/state/macher",
        }

    # -- starting and ending -------------------------------------------------------------------------------------------

    def launch(self, *arguments: str, output: int | None = None, **more: str) -> subprocess.Popen[bytes]:
        """Starts it once more, in a group of processes of its own."""
        return subprocess.Popen(
            [*self.command, *arguments],
            env=self.environment | more,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT if output is not None else None,
            start_new_session=True,
        )

    def said(self, *arguments: str) -> tuple[int, str]:
        """Exit code and output of a command that opens no window."""
        started = self.launch(*arguments, output=subprocess.PIPE)
        out, _ = started.communicate(timeout=_SPEAKS)
        return started.returncode, out.decode("utf-8", "replace").replace("\r\n", "\n")

    def start(self, *arguments: str) -> float:
        """Opens the window; seconds until it stood."""
        begun = time.monotonic()
        self.running = self.launch(*arguments)
        self._window = self.screen.window(self.window_class, self.running)
        return time.monotonic() - begun

    def again(self, *arguments: str) -> int:
        """A second start beside the window that is open; its exit code."""
        return self._end_of(self.launch(*arguments), "a second start does not end")

    def quit(self) -> int:
        """Presses the window's own button; the exit code."""
        assert self.running is not None
        self.screen.close(self._window)
        return self._end_of(self.running, "the window's button does not end it")

    def _end_of(self, process: subprocess.Popen[bytes], otherwise: str) -> int:
        try:
            return process.wait(_ENDS)
        except subprocess.TimeoutExpired:
            raise Failed(otherwise) from None

    def kill(self) -> None:
        """Ends the program and what belongs to it at once, if it runs."""
        if self.running is not None and self.running.poll() is None:
            os.killpg(self.running.pid, signal.SIGKILL)
            self.running.wait(_ENDS)

    # -- its files -----------------------------------------------------------------------------------------------------

    def autosave(self) -> Path | None:
        """The newest autosave."""
        paths = (self.folders["state"] / "autosaves").glob("*.json")
        return max(paths, key=lambda path: path.stat().st_mtime_ns, default=None)

    def decisions(self) -> int:
        """Decisions in the newest autosave; -1 without one."""
        with suppress(Exception):  # it is being written
            path = self.autosave()
            return -1 if path is None else len(load_game(path).journal)
        return -1

    # -- its window ----------------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        """Lets time pass."""
        time.sleep(seconds)

    def picture(self) -> pygame.Surface:
        """What the window shows now."""
        return self.screen.picture(self.screen.place(self._window))

    def act(self, kind: int, **values: object) -> None:
        """Does with the real mouse or keyboard what an event of pygame says."""
        if kind == pygame.MOUSEMOTION:
            x, y = values["pos"]  # type: ignore[misc]
            self.screen.xdo("mousemove", "--window", self._window, str(x), str(y))
        elif kind == pygame.MOUSEBUTTONDOWN:
            self.screen.xdo("mousedown", "1")
        elif kind == pygame.MOUSEBUTTONUP:
            self.screen.xdo("mouseup", "1")
        elif kind == pygame.MOUSEWHEEL:
            turns = int(str(values["y"]))
            self.screen.xdo("click", "--repeat", str(abs(turns)), "4" if turns > 0 else "5")
        elif kind == pygame.KEYDOWN:
            code = int(str(values["key"]))
            self.screen.xdo("key", "--window", self._window, _KEYS.get(code) or chr(code))

    def click(self, times: int, apart: float) -> None:
        """Clicks where the pointer is, several times some seconds apart."""
        self.screen.xdo("click", "--repeat", str(times), "--delay", str(round(1000 * apart)), "1")
