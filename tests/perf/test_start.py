"""The start of the whole program, beside a bare pygame window with one line of text in the same minute.

pytest tests/perf/test_start.py --benchmark-enable -p no:xdist
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from starting import UNTIL_THE_FIRST_PICTURE, keep_much

from macher.saves.folders import HOME_VARIABLE

ROOT = Path(__file__).parents[2]
ROUNDS = 7
BARE = """
import pygame
pygame.display.init()
pygame.font.init()
window = pygame.display.set_mode((960, 540))
window.blit(pygame.font.Font(None, 30).render("Die Macher", True, (255, 255, 255)), (0, 0))
pygame.display.flip()
"""


def seconds(command: Sequence[str]) -> float:
    """Processor time of a process from its start to its end; its byte code is cached."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    resource = pytest.importorskip("resource", reason="this system does not count the time of other processes")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return float(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def test_start_beside_a_bare_window(
    benchmark: BenchmarkFixture, report: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``macher --headless``, and the true start up to its first picture with much that is kept: the least, in turns."""
    if benchmark.disabled:
        pytest.skip("measured only with --benchmark-enable")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    keep_much()
    commands = (["-c", BARE], ["-m", "macher", "--headless"], ["-c", UNTIL_THE_FIRST_PICTURE])
    for command in commands:
        seconds(command)
    taken = [[seconds(command) for command in commands] for _ in range(ROUNDS)]
    least, headless, own = (min(column) for column in zip(*taken, strict=True))
    benchmark.pedantic(lambda: None, rounds=1)
    report("bare pygame window", 1000, "ms", least * 1000)
    report("start to menu and end", 500, "ms", headless * 1000)
    report("times that of the bare window", 3, "", headless / least)
    report("to the first picture, with a game", 500, "ms", own * 1000)
    report("times that of the bare window", 3, "", own / least)
