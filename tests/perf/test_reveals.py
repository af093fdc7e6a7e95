"""Frames of reveals: the slowest frame of each kind at 1920x1080, and a table that rests after one.

pytest tests/perf --benchmark-enable -p no:xdist
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pygame
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from macher.gallery.pictures import catalogue
from macher.gallery.pictures.reveals import KINDS
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

Report = Callable[..., None]
FRAMES = 12


def told(kind: str) -> tuple[Pilot, Shell]:
    """The table with a reveal of this kind at its beginning."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), (1920, 1080), texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    catalogue.show(shell, f"table:reveal-{kind}-begin", None)
    pilot.app.step()
    return pilot, shell


@pytest.mark.in_turns(8)
@pytest.mark.parametrize("kind", KINDS)
def test_slowest_frame(benchmark: BenchmarkFixture, report: Report, kind: str) -> None:
    """Every frame is drawn as on the screen, only what has changed; of each the fastest of three times counts."""
    pilot, shell = told(kind)
    app, surface, staging = pilot.app, pygame.Surface((1920, 1080)), pilot.scene.staging
    app.draw(surface)
    reveal = staging.current
    assert reveal is not None
    moments = [reveal.seconds * at / FRAMES for at in range(FRAMES + 1)]
    took = dict.fromkeys(moments, 1e9)

    def play() -> None:
        for moment in moments:
            begun = process_time()
            staging.show(moment)
            app.step()
            app.draw(surface)
            took[moment] = min(took[moment], process_time() - begun)

    if benchmark.disabled:
        play()
    else:
        benchmark.pedantic(play, rounds=3)
    report(f"slowest frame of the reveal “{kind}”", 16, "ms", max(took.values()) * 1000)
    shell.close()


def test_nothing_is_drawn_once_a_reveal_stands_still() -> None:
    pilot, shell = told("bids")
    surface = pygame.Surface((1920, 1080))
    pilot.app.draw(surface)
    for _ in range(5):
        pilot.wait(0.1)
        assert not pilot.app.stage.renderer.dirty
    shell.close()
