"""Lists and statistics of thousands of finished games: what opening them takes, and a click there.

Processor time of the loop, in which nothing may take long.

pytest tests/perf/test_library.py --benchmark-enable -p no:xdist
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from time import sleep, thread_time

import pygame
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from macher import collector
from macher.gallery.pictures.positions import finished
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.saves.document import compose
from macher.saves.library import Library
from macher.session.career import SeatDetails
from macher.session.career_store import CareerStore
from macher.ui.features.saves.page import SavesScreen
from macher.ui.game.games import Games
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

SIZE = (1280, 720)
GAMES = 5_000
OPEN, CLICK = 100.0, 16.0
"""Milliseconds at most."""


@pytest.fixture(scope="module")
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The folders of somebody who has finished thousands of games, all of them in the index."""
    if not request.config.getoption("benchmark_enable"):
        pytest.skip("measured only with --benchmark-enable")
    folder = tmp_path_factory.mktemp("thousands")
    found = Library(folder / "saves", folder / "replays")
    found.replays.mkdir()
    head = json.loads(finished().save_text().split("\n", 2)[1].removeprefix('"head": ').rstrip(","))
    for at in range(GAMES):
        day = f"{2015 + at // 700}-{1 + at // 28 % 12:02}-{1 + at % 28:02}"
        seed = {**head, "seed": at, "assisted": at % 7 == 0, "summary": {**head["summary"], "saved": f"{day} 20:15:00"}}
        (found.replays / f"~game-{at:016x}.macher").write_text(compose(seed, []), "utf-8")
    found.finished()
    store = CareerStore(folder / "stats", found)
    for path in store.refresh():
        seats = range(len(store.games[path.name].seats))
        store.take(path.name, [SeatDetails(20 + seat, "HE", seat, 15) for seat in seats])
    store.save()
    return found


class Window:
    """A window just opened; its steps are measured."""

    def __init__(self, library: Library) -> None:
        texts = Texts.load("en")
        self.pilot = Pilot(Scene(), SIZE, texts=texts)
        fresh = Library(library.saves, library.replays)
        self.shell = Shell(self.pilot.app, texts, SettingsStore(None), Games(None, "none", library=fresh))
        self.shell.games.career = CareerStore(library.replays.parent / "stats", fresh)
        self.surface = pygame.Surface(SIZE)
        self.frame()

    def frame(self) -> None:
        """One turn of the loop, with the picture."""
        self.pilot.app.step()
        self.pilot.app.draw(self.surface)

    def took(self, call: Callable[[], object]) -> float:
        """Milliseconds of the loop until everything is shown."""
        begun = thread_time()
        call()
        self.frame()
        while self.pilot.app.background.waiting:
            sleep(0.01)  # as the loop does until the next frame
            self.frame()
        self.frame()
        return 1000 * (thread_time() - begun)


def measured(benchmark: BenchmarkFixture, report: Callable[..., None], name: str, most: float, found: float) -> None:
    """Notes a figure, and fails where it is missed."""
    if benchmark.stats is None:
        benchmark.pedantic(lambda: None, rounds=1)
    report(name, most, "ms", found)
    assert found <= most, f"{name}: {found:.1f} ms, at most {most:.0f}"


@pytest.fixture(autouse=True)
def as_in_a_window() -> Iterator[None]:
    """The collector searches as it does in the program."""
    with collector.briefly():
        collector.leave_alone()
        yield


def replays_of(window: Window) -> Callable[[], object]:
    """Opens the list of finished games."""
    return lambda: window.pilot.app.push(SavesScreen(window.shell, "replays"))


def test_thousands_of_replays(benchmark: BenchmarkFixture, report: Callable[..., None], library: Library) -> None:
    """The list, opened as the first after the start, the rules of the edition being there; then clicks on its rows."""
    first = Window(library)
    first.took(replays_of(first))  # loads the edition
    windows = [Window(library) for _ in range(3)]
    opened = min(window.took(replays_of(window)) for window in windows)
    window = windows[-1]
    rows = [window.took(window.pilot.get(f"saves.row.{at}").activate) for at in (1, 2, 3, 2)]
    pages = [window.took(window.pilot.get("saves.after").activate) for _ in range(3)]
    measured(benchmark, report, f"list of {GAMES} finished games opens", OPEN, opened)
    measured(benchmark, report, "click on one of them", CLICK, sorted(rows)[1])
    measured(benchmark, report, "next page of them", CLICK, sorted(pages)[1])


def test_statistics_of_thousands(benchmark: BenchmarkFixture, report: Callable[..., None], library: Library) -> None:
    """The page about all games, opened as the first after the start; then its plots and choices."""
    opened = []
    for _ in range(3):
        window = Window(library)
        opened.append(window.took(window.shell.go.statistics))
    ids = ["stats.page.players", "stats.page.bests", "stats.page.party", "stats.view.True", "stats.view.False"]
    turned = [window.took(window.pilot.get(id).activate) for id in ids * 2]
    chosen = [window.took(window.pilot.get("career.marked").activate) for _ in range(5)]
    measured(benchmark, report, f"statistics of {GAMES} games open", OPEN, min(opened))
    measured(benchmark, report, "another page of the statistics", CLICK, sorted(turned)[len(turned) // 2])
    measured(benchmark, report, "other games in the statistics", CLICK, sorted(chosen)[1])
