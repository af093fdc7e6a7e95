"""The table and the program around it: redraws, start, idle CPU, memory, a game of four AI seats.

pytest tests/perf --benchmark-enable -p no:xdist
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from hands import Hands, begin
from pytest_benchmark.fixture import BenchmarkFixture

from macher.ai.bots import make_bot
from macher.ai.play import play_game
from macher.editions.registry import edition
from macher.gallery.pilot import Pilot
from macher.rules.edition import GameSetup

ROOT = Path(__file__).parents[2]
Report = Callable[..., None]


def table(size: tuple[int, int], scale: float) -> Pilot:
    """The table in phase 4 of the first round."""
    pilot, shell = begin("en", size, scale, seats="spd=human,gruene=normal,cdu=normal,linke=normal,fdp=normal")
    hands = Hands(pilot, shell, 1)
    while type(getattr(pilot.scene, "prompt", None)).__name__ != "RallyPrompt":
        hands.step()
    pilot.settle()
    return pilot


@pytest.mark.in_turns(3)
@pytest.mark.parametrize(
    ("size", "scale", "milliseconds"), [((1920, 1080), 1.0, 8), ((1280, 720), 1.0, 8), ((3840, 2160), 2.0, 25)]
)
def test_full_redraw(
    redraw_all: Callable[[Pilot], None], report: Report, size: tuple[int, int], scale: float, milliseconds: float
) -> None:
    redraw_all(table(size, scale))
    report(f"full redraw of the table at {size[0]}x{size[1]}", milliseconds, "ms")


def test_dirty_redraw(benchmark: BenchmarkFixture, report: Report) -> None:
    """One button under the pointer."""
    pilot = table((1920, 1080), 1.0)
    app, surface = pilot.app, pygame.Surface((1920, 1080))
    app.draw(surface)
    node = pilot.get("act.pass")

    def redraw() -> None:
        node.invalidate()
        app.draw(surface)

    benchmark(redraw)
    report("dirty redraw of the table at 1920x1080", 2, "ms")


def test_draft_click(benchmark: BenchmarkFixture) -> None:
    """One more rally in the draft: new tree, new pictures of what changed."""
    pilot = table((1920, 1080), 1.0)
    app, surface = pilot.app, pygame.Surface((1920, 1080))
    app.draw(surface)
    ids = ("spot.plus.1", "spot.minus.1")
    state = {"at": 0}

    def click() -> None:
        pilot.get(ids[state["at"] % 2]).activate()
        state["at"] += 1
        app.step()
        app.draw(surface)

    benchmark(click)


def test_game_of_four_normal_seats(benchmark: BenchmarkFixture, report: Report) -> None:
    """Set-up to final scores."""
    bots = [make_bot("normal")] * 4

    def game() -> None:
        play_game(edition("2019"), GameSetup(4, (0, 1, 2, 3), 7), bots, 7)

    benchmark.pedantic(game, rounds=3)
    report("game of four normal seats", 2, "s")


_PROBE = """
import json, sys, time
REST = 4  # seconds
from macher.i18n import Texts
from macher.ui.app import App
from macher.ui.shell.shell import Shell
from macher.ui.game.games import Games
from macher.ui.game.quick import quick_config
from macher.ui.settings.settings import SettingsStore
import pygame
size = tuple(json.loads(sys.argv[1]))
pygame.display.get_desktop_sizes = lambda: [size]  # the dummy driver's desktop is smaller
from macher.ui.settings.options import UiOptions
texts = Texts.load("en")
app = App(size, options=UiOptions(scale=float(sys.argv[2])), texts=texts, strict=True)
shell = Shell(app, texts, SettingsStore(None), Games(None, "process"))
found = {}
def menu_shown():
    found["start_ms"] = round(time.process_time() * 1000)
    shell.begin(quick_config(texts, 7))
    app.after(REST, measure)
def measure():
    with open("/proc/self/statm") as file:
        found["memory_mb"] = round(int(file.read().split()[1]) * 4096 / 2**20)
    found["before"] = time.process_time()
    app.after(REST, finish)
def finish():
    found["idle_percent"] = round(100 * (time.process_time() - found.pop("before")) / REST, 2)
    shell.go.quit()
from macher.ui.features.start.menu import MenuScreen
app.after(0, menu_shown)
app.run(MenuScreen(shell))
print(json.dumps(found))
"""


@pytest.mark.parametrize(("size", "scale", "memory"), [((1920, 1080), 1.0, 200), ((3840, 2160), 2.0, 400)])
def test_start_idle_and_memory(
    benchmark: BenchmarkFixture, report: Report, size: tuple[int, int], scale: float, memory: int
) -> None:
    """The real loop with SDL's dummy driver: start to menu, then the table at rest with a decision open."""
    if benchmark.disabled or not Path("/proc/self/statm").exists():
        pytest.skip("measured only with --benchmark-enable and on Linux: it needs ten seconds of peace")
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    found: dict[str, Any] = {}

    def run() -> None:
        done = subprocess.run(
            [sys.executable, "-c", _PROBE, json.dumps(size), str(scale)],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env=environment,
        )
        found.update(json.loads(done.stdout.splitlines()[-1]))

    benchmark.pedantic(run, rounds=1)
    benchmark.extra_info.update(found)
    where = f"at {size[0]}x{size[1]}"
    report(f"start to menu {where}", 1000, "ms", found["start_ms"])
    report(f"idle at the table {where}", 1, "% of a core", found["idle_percent"])
    report(f"memory at the table {where}", memory, "MB", found["memory_mb"])
    assert found["memory_mb"] <= memory
