"""At the end of a run one table: every figure with what is aimed at.  Nothing fails for being slow."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from macher.gallery.pilot import Pilot

Report = Callable[..., None]
_LINES = pytest.StashKey[list[str]]()
_IN_A_SECOND = {"s": 1, "ms": 1e3, "µs": 1e6}


@pytest.fixture
def report(benchmark: BenchmarkFixture, request: pytest.FixtureRequest) -> Report:
    """Notes a figure for the table: the benchmark's median, which other programs disturb least, or another value."""

    def note(name: str, aim: float, unit: str, value: float | None = None, *, at_least: bool = False) -> None:
        if benchmark.stats is None:  # not measured
            return
        measured = benchmark.stats["median"] * _IN_A_SECOND[unit] if value is None else value
        good = measured >= aim if at_least else measured <= aim
        sign = "≥" if at_least else "≤"
        line = f"{name:<44} {measured:>12,.2f} {unit:<11} {sign} {aim:>9,.0f}  {'' if good else 'missed'}"
        request.config.stash.setdefault(_LINES, []).append(line.rstrip())

    return note


@pytest.fixture
def redraw_all(benchmark: BenchmarkFixture) -> Callable[[Pilot], None]:
    """Measures drawing the whole screen again, the pictures of unchanged parts at hand."""

    def measure(pilot: Pilot) -> None:
        app, surface = pilot.app, pygame.Surface(pilot.app.pixels)
        app.draw(surface)

        def redraw() -> None:
            app.stage.renderer.damage_all()
            app.draw(surface)

        benchmark(redraw)

    return measure


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Prints the table, also where single outputs are captured."""
    lines = config.stash.get(_LINES, [])
    if lines:
        terminalreporter.section("figures and what is aimed at")
        for line in lines:
            terminalreporter.write_line(line)
