"""Memory stays flat whatever size the window has had."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hands import begin
from pytest_benchmark.fixture import BenchmarkFixture

from macher.ui.paint.kept import pictures

Report = Callable[..., None]
INPUTS = 20_000
ROOT = Path(__file__).parents[2]
_PROBE = """
import sys
from macher.fuzz.interface import Interface
from macher.fuzz.program import Program
from macher import collector
from macher.ui.system.process import give_back, give_back_at_once

def held():
    collector.look_through()  # as in every rest
    give_back()
    with open("/proc/self/statm") as file:
        return round(int(file.read().split()[1]) * 4096 / 2**20)

close, found = Program.close, []
Program.close = lambda program: (found.append(held()), close(program))[1]
give_back_at_once()
attempted = Interface(int(sys.argv[1])).attempt(11)
print(found[-1] if attempted.failure is None else attempted.failure)
"""
"""Memory in megabytes at rest, while the game of the last input is still open."""


def test_playing_and_resizing_for_long_leaves_little_behind(benchmark: BenchmarkFixture, report: Report) -> None:
    """Windows of up to 3840 by 2160 among them."""
    if benchmark.disabled or not Path("/proc/self/statm").exists():
        pytest.skip("measured only with --benchmark-enable and on Linux: it takes two minutes")
    found: list[int] = []

    def run() -> None:
        done = subprocess.run(
            [sys.executable, "-c", _PROBE, str(INPUTS)],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        )
        found.append(int(done.stdout.splitlines()[-1]))

    benchmark.pedantic(run, rounds=1)
    report("memory after 20,000 random inputs", 200, "MB", found[0])
    assert found[0] <= 200


def test_pictures_of_a_former_scale_are_given_back() -> None:
    pilot, shell = begin("en", (3840, 2160), drawing=True)
    pilot.resize((3840, 2160), 2.0).screenshot()
    large = pictures.held
    pilot.resize((1280, 720), 1.0).screenshot()
    assert 0 < pictures.held < large / 2
    shell.close()
