"""Players to compare with in a named task: who they are, their games, and the table of their scores.

The games are kept like those of the report on the strength of the levels, and are the same ones: a row of that report
need not be played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from macher import __version__
from macher.ai.arena import ArenaReport, Interval
from macher.ai.kinds import LEVELS
from macher.ai.measures import Measure, result
from macher.ai.strength import measure_games
from macher.env.tasks import Task

SEARCHES: Final = tuple(f"macher.env.ismcts:ismcts{simulations}" for simulations in (8, 32, 128))
"""Tree searches with ever more simulations."""
BASELINES: Final = (*LEVELS, *SEARCHES)
"""Kinds of players; a policy of ``macher.env.ppo`` comes to them by its file."""


def measure_of(task: Task, challenger: str, blocks: int | None = None) -> Measure:
    """A challenger's games with the seeds to test with; all of them, or the first few."""
    blocks = len(task.test) if blocks is None else blocks
    return Measure(challenger, task.edition, task.elections, task.seats, blocks, field=task.field, first=task.test[0])


def play(task: Task, challengers: Iterable[str], blocks: int, folder: Path, processes: int = 1) -> None:
    """Plays the games that the folder lacks; a player among its like needs none.  Raises what an arena raises."""
    for challenger in challengers:
        if challenger != task.field:
            measure_games(folder, measure_of(task, challenger, blocks), processes)


def scores(task: Task, challengers: Iterable[str], folder: Path) -> Iterator[ArenaReport]:
    """What the kept games add up to, for those who have some."""
    for challenger in challengers:
        found = result(folder, measure_of(task, challenger))
        if found is not None:
            yield found


def table(task: Task, reports: Iterable[ArenaReport]) -> str:
    """The scores as a table of Markdown."""
    rows = [
        f"`{task.name}`, version {task.version}, release {__version__}, seeds from {task.test[0]} on:",
        "",
        "| player | games | share of the victories | lead in points | seconds a game |",
        "|---|---|---|---|---|",
    ]
    rows += [
        f"| {_title(report)} | {report.games} | {_percent(report.share)} | {_points(report.margin)} | {_time(report)} |"
        for report in reports
    ]
    rows.append(f"| {task.field} | – | {100 / task.seats:.0f} % | 0 | – |")
    return "\n".join(rows) + "\n"


def _title(report: ArenaReport) -> str:
    return Measure(report.challenger).title


def _percent(found: Interval) -> str:
    return f"{100 * found.value:.1f} % ({100 * max(0.0, found.low):.1f} to {100 * found.high:.1f})"


def _points(found: Interval) -> str:
    return f"{found.value:+.1f} ({found.low:+.1f} to {found.high:+.1f})"


def _time(report: ArenaReport) -> str:
    return f"{report.seconds:.1f}" if report.seconds >= 0.05 else f"{report.seconds:.2f}"
