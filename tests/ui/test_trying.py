"""The steps that try every built program, against the source: whoever changes a page changes them, too.

The program that they try is pretended: it runs in this process and gets its clicks without a mouse.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest
from trying import steps, twin
from trying.outcome import Failed
from trying.program import Program
from trying.screen import Screen
from trying.twin import Opened, Twin

from macher.saves.folders import HOME_VARIABLE


class Pretended(Program):
    """The program in this process, with files of its own."""

    opened: Opened

    def __init__(self, home: Path) -> None:
        super().__init__((), home, Screen("", home))

    @property
    def folders(self) -> dict[str, Path]:
        return {name: self.home / name for name in ("config", "data", "state")}

    @contextmanager
    def at_home(self) -> Iterator[Opened]:
        """Its files and not those of its twin; afterwards it has done what it was asked."""
        before = os.environ[HOME_VARIABLE]
        os.environ[HOME_VARIABLE] = str(self.home)
        yield self.opened
        self.opened.settle()
        os.environ[HOME_VARIABLE] = before

    def start(self, *arguments: str) -> float:
        before = os.environ[HOME_VARIABLE]
        self.opened = Opened(self.home, (1280, 781))
        os.environ[HOME_VARIABLE] = before
        if "--seed" in arguments:
            with self.at_home() as opened:
                opened.begin(int(arguments[-1]))
        return 0.0

    def again(self, *arguments: str) -> int:
        with self.at_home() as opened:
            opened.shell.opening.open(Path(arguments[-1]))
        return 0

    def quit(self) -> int:
        with self.at_home() as opened:
            opened.close()
        return 0

    def kill(self) -> None:
        self.opened.mark.end(properly=False)

    def wait(self, seconds: float) -> None:
        self.opened.wait(seconds)

    def picture(self) -> pygame.Surface:
        return self.opened.surface

    def act(self, kind: int, **values: object) -> None:
        with self.at_home() as opened:
            opened._event(kind, **values)

    def click(self, times: int, apart: float) -> None:
        with self.at_home() as opened:
            pos = opened._physical(*(opened.app.stage.pointer.at or (0, 0)))
            for _ in range(times):
                opened._event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
                opened._event(pygame.MOUSEBUTTONUP, pos=pos, button=1)
                opened.wait(apart)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pretended:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return Pretended(tmp_path / "home")


def test_every_step_can_be_done(program: Pretended) -> None:
    steps.check_first_start(program)
    steps.check_game(program, answers=1)
    steps.check_second_start(program)


def test_a_program_that_shows_something_else_is_noticed(program: Pretended, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "_SEEN", 0.1)
    own = Twin(program)
    program.start("--seed", "7")
    with pytest.raises(Failed, match="first-start is not seen"):
        own.see()


def test_a_program_that_loses_a_decision_is_noticed(program: Pretended, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "_ANSWERED", 0.1)
    program.start("--seed", "7")
    with pytest.raises(Failed, match="has made"):
        steps.reach(program, program.decisions() + 1)
