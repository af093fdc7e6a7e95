"""``macher tasks``: the named tasks of learning programs, and the score of a kind of player in one."""

from __future__ import annotations

import argparse
import json
import sys
from io import StringIO
from typing import Any

from macher import __version__
from macher.ai.arena import ArenaReport, Interval, run_arena
from macher.cli.arena import house_rules, refusals
from macher.cli.outcome import OK, UsageError
from macher.env.tasks import TASKS, Task


def listed() -> int:
    """Writes a line for each task."""
    for task in TASKS.values():
        sys.stdout.write(
            f"{task.name:<18} version {task.version}: {task.edition}, {task.elections} elections, {task.seats - 1} x "
            f"{task.field}; seeds {_seeds(task.train)} to train, {_seeds(task.test)} to test\n"
        )
    return OK


def _seeds(seeds: range) -> str:
    return f"{seeds[0]} to {seeds[-1]}"


def run(chosen: argparse.Namespace) -> int:
    """Plays a task and writes the score.  Raises ``UsageError``."""
    task = TASKS.get(chosen.name)
    if task is None:
        raise UsageError(f"there is no task “{chosen.name}”, but {', '.join(TASKS)}")
    seeds = task.train if chosen.train else task.test
    blocks = len(seeds) if chosen.blocks is None else chosen.blocks
    if blocks > len(seeds):
        raise UsageError(f"{task.name} has {len(seeds)} seeds of this kind, not {blocks}")
    table: dict[str, Any] = {
        "seats": task.seats,
        "elections": task.elections,
        "edition": task.edition,
        "seed": seeds[0],
    }
    house_rules(argparse.Namespace(**table, option=[]), [chosen.challenger])
    with refusals() as left:
        report = run_arena(
            chosen.challenger,
            task.field,
            blocks=blocks,
            processes=chosen.processes,
            lines=chosen.lines,
            progress=left,
            out=StringIO(),
            **table,
        )
    sys.stdout.write(json.dumps(_line(task, report, chosen.train)) + "\n" if chosen.json else _sentences(task, report))
    return OK


def _line(task: Task, report: ArenaReport, train: bool) -> dict[str, object]:
    """The score as it is to be kept."""
    return {
        "task": task.name,
        "version": task.version,
        "release": __version__,
        "challenger": report.challenger,
        "seeds": "train" if train else "test",
        "blocks": report.blocks,
        "games": report.games,
        "share": _rounded(report.share),
        "lead": _rounded(report.margin),
    }


def _rounded(found: Interval) -> list[float | None]:
    """Value, low and high; nothing for the bounds that a single block has not."""
    return [round(each, 4) if abs(each) < float("inf") else None for each in (found.value, found.low, found.high)]


def _sentences(task: Task, report: ArenaReport) -> str:
    share, lead = report.share, report.margin
    return (
        f"{task.name}, version {task.version}, macher {__version__}: {report.challenger}, {report.games} games in "
        f"{report.blocks} blocks from seed {report.seed}\n"
        f"  share  {100 * share.value:.1f} %, 95 % CI {100 * share.low:.1f} to {100 * share.high:.1f} %\n"
        f"  lead   {lead.value:+.1f} points, 95 % CI {lead.low:+.1f} to {lead.high:+.1f}\n"
    )
