"""How strong the levels are: the tables of ``macher/ai/STRENGTH.md``, played and written by one command.

``python -m macher.ai.strength`` in a checkout plays the games that are still missing, keeps each at once as a line in
``tests/strength``, and writes the report and the ratings that the new game screen shows.  It can be stopped and goes on
where it was.  The seeds were not used for anything else.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import as_completed
from pathlib import Path
from statistics import fmean
from time import monotonic, process_time
from typing import Final

from macher.ai.arena import GameLine, Job, as_rating, notebook, play_job
from macher.ai.bots import make_bot
from macher.ai.forecast import lead, moment, weights
from macher.ai.measures import MEASURES, Measure, as_row, kept, result
from macher.ai.play import bot_stream
from macher.ai.purse import measure_money
from macher.ai.ratings import ANCHOR, FILE, write_rating
from macher.ai.seeds import bot_seed
from macher.ai.strength_report import PACE, report
from macher.editions.registry import edition as find_edition
from macher.processes import Pool
from macher.rules.setup import new_game
from macher.rules.viewing import view

FOLDER: Final = Path("tests/strength")
REPORT: Final = Path("macher/ai/STRENGTH.md")
RATINGS: Final = Path("assets") / FILE
PACE_GAMES: Final = 10
PACE_SEED: Final = 29_000
_TOLD: Final = 30.0
"""Seconds between two lines about what is left."""


def measure_games(folder: Path, measure: Measure, processes: int) -> None:
    """Plays the missing games of a row, and adds each to its file as soon as it is over."""
    have = kept(folder, measure)
    jobs = [job for job in measure.jobs() if (job.seed, job.rotation) not in have]
    folder.mkdir(parents=True, exist_ok=True)
    began = told = monotonic()
    with notebook(folder / f"{measure.name}.jsonl") as file:
        for count, line in enumerate(_played(jobs, processes), 1):
            file.write(as_row(line))
            file.flush()
            now = monotonic()
            if now - told >= _TOLD:
                told, left = now, (now - began) / count * (len(jobs) - count) / 60
                sys.stderr.write(f"{measure.name}: {count} of {len(jobs)} games, {left:.0f} min left\n")


def _played(jobs: Sequence[Job], processes: int) -> Iterable[GameLine]:
    """The games as they end."""
    if processes <= 1:
        yield from map(play_job, jobs)
        return
    with Pool(processes) as pool:
        for done in as_completed([pool.submit(play_job, job) for job in jobs]):
            yield done.result()


def measure_pace(folder: Path, games: int = PACE_GAMES) -> None:
    """Measures the processor time of the hard level's decisions, of a forecast, and of a game of four normal seats."""
    times: list[float] = []
    forecasts: list[float] = []
    normal: list[float] = []
    for seed in range(PACE_SEED, PACE_SEED + games):
        _timed("hard", seed, times, forecasts)
        spent: list[float] = []
        _timed(ANCHOR, seed, spent, [])
        normal.append(sum(spent))
    times.sort()
    pace = {
        "games": games,
        "decisions": len(times),
        "median": round(times[len(times) // 2], 3),
        "p95": round(times[int(0.95 * len(times))], 3),
        "most": round(times[-1], 3),
        "hard_game": round(sum(times) / games, 2),
        "normal_game": round(fmean(normal), 2),
        "forecast": round(1000 * fmean(forecasts), 2),
    }
    (folder / PACE).write_text(json.dumps(pace) + "\n", encoding="utf-8")


def _timed(kind: str, seed: int, times: list[float], forecasts: list[float]) -> None:
    """Plays a game of a seat and three normal ones, and times the decisions of all seats of the first one's kind.

    The forecast is timed once for each of them.
    """
    found, own_seed = find_edition("2019"), bot_seed(seed)
    table = new_game(found, Job("2019", 4, 4, kind, ANCHOR, seed, 0).setup())
    bots = [make_bot(kind if seat == 0 else ANCHOR, own_seed, seat) for seat in range(4)]
    while decision := table.next_decision():
        seat, seen = decision.seat, view(table, decision.seat)
        began = process_time()
        command = bots[seat].choose(seen, decision, found, bot_stream(own_seed, seat, table.version))
        if bots[seat].kind == kind:
            times.append(process_time() - began)
            public = view(table, -1)
            if moment(public) in weights():
                began = process_time()
                lead(public, found)
                forecasts.append(process_time() - began)
        table.apply(command, decision)


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays what is missing and writes the report and the ratings."""
    parser = argparse.ArgumentParser(prog="python -m macher.ai.strength", description="Strength of the levels")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", metavar="NAME", help="play only this row, as its file is called")
    parser.add_argument("--report", action="store_true", help="play nothing, only write")
    parser.add_argument("--pace", action="store_true", help="measure the pace anew")
    parser.add_argument("--money", action="store_true", help="follow the money anew")
    chosen = parser.parse_args(arguments)
    sys.path.append(str(FOLDER.parent.resolve()))  # where the seat lies that is shown the table
    if chosen.pace:
        measure_pace(FOLDER)
    if chosen.money:
        measure_money(FOLDER)
    if not (chosen.pace or chosen.money or chosen.report):
        for measure in MEASURES:
            if chosen.only in (None, measure.name):
                measure_games(FOLDER, measure, chosen.processes)
    for measure in MEASURES:
        found = result(FOLDER, measure)
        if found is not None and measure.rated:
            write_rating(RATINGS, as_rating(found, find_edition(measure.edition)))
    REPORT.write_text(report(FOLDER, MEASURES), encoding="utf-8")


if __name__ == "__main__":
    main()
