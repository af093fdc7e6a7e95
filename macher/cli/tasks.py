"""``macher tasks``: the named tasks of learning programs, the score of a player in one, and players to compare with."""

from __future__ import annotations

import argparse
import json
import sys
from io import StringIO
from typing import Any

from macher import __version__
from macher.ai.arena import ArenaReport, Interval, run_arena
from macher.ai.outside import arena_bot
from macher.cli.arena import house_rules, refusals
from macher.cli.outcome import OK, UsageError
from macher.env.baselines import BASELINES, play, scores, table
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
    task = _task(chosen.name)
    seeds = task.train if chosen.train else task.test
    blocks = _blocks(task, seeds, chosen.blocks)
    shape = _table(task, seeds)
    house_rules(argparse.Namespace(**shape, option=[]), [chosen.challenger])
    with refusals() as left:
        report = run_arena(
            chosen.challenger,
            task.field,
            blocks=blocks,
            processes=chosen.processes,
            lines=chosen.lines,
            progress=left,
            out=StringIO(),
            **shape,
        )
    sys.stdout.write(json.dumps(_line(task, report, chosen.train)) + "\n" if chosen.json else _sentences(task, report))
    return OK


def baselines(chosen: argparse.Namespace) -> int:
    """Plays the players to compare with, and writes the table of their scores.  Raises ``UsageError``."""
    task = _task(chosen.name)
    names = list(BASELINES) if chosen.players is None else [name.strip() for name in chosen.players.split(",")]
    blocks = _blocks(task, task.test, chosen.blocks)
    house_rules(argparse.Namespace(**_table(task, task.test), option=[]), names)
    with refusals():
        for name in names:
            arena_bot(name)
        play(task, names, blocks, chosen.folder, chosen.processes)
        found = list(scores(task, names, chosen.folder))
    if chosen.json:
        sys.stdout.writelines(json.dumps(_line(task, report, train=False)) + "\n" for report in found)
    else:
        sys.stdout.write(table(task, found))
    return OK


def _task(name: str) -> Task:
    task = TASKS.get(name)
    if task is None:
        raise UsageError(f"there is no task “{name}”, but {', '.join(TASKS)}")
    return task


def _blocks(task: Task, seeds: range, wanted: int | None) -> int:
    if wanted is not None and wanted > len(seeds):
        raise UsageError(f"{task.name} has {len(seeds)} seeds of this kind, not {wanted}")
    return len(seeds) if wanted is None else wanted


def _table(task: Task, seeds: range) -> dict[str, Any]:
    return {"seats": task.seats, "elections": task.elections, "edition": task.edition, "seed": seeds[0]}


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
