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


def test_start_beside_a_bare_window(benchmark: BenchmarkFixture, report: Callable[..., None]) -> None:
    """``macher --headless``: everything up to the first picture, and the end.  The least of some rounds, in turns."""
    if benchmark.disabled:
        pytest.skip("measured only with --benchmark-enable")
    bare, program = ["-c", BARE], ["-m", "macher", "--headless"]
    seconds(program)
    taken = [(seconds(bare), seconds(program)) for _ in range(ROUNDS)]
    least, own = (min(column) for column in zip(*taken, strict=True))
    benchmark.pedantic(lambda: None, rounds=1)
    report("bare pygame window", 1000, "ms", least * 1000)
    report("start to menu and end", 500, "ms", own * 1000)
    report("times that of the bare window", 4, "", own / least)
