"""Tables of several kinds of seats: who sits there is drawn for each set-up, and ratings say how they fared.

A block is one set-up and one draw of kinds, played once for each way to turn the seats.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Final, TextIO

from macher.ai.arena import GameLine, Interval, Job, Progress, noted, read_lines, share_interval
from macher.ai.backends import PROCESSES
from macher.ai.luce import Placing, RatingMissing, format_placings, placings, ranked
from macher.ai.outside import arena_bot
from macher.engine.chance import Stream
from macher.rules.options import NO_HOUSE_RULES, GameOptions

_LINEUP_STREAM: Final = 6

Played = Mapping[Job, GameLine]


@dataclass(frozen=True, slots=True)
class MixedReport:
    """What a number of games says about each kind of seat."""

    games: int
    shares: dict[str, Interval]
    """Share of the victory of one seat of a kind."""
    margins: dict[str, float]
    """Mean victory points of its seats ahead of the other seats of their tables."""
    placings: tuple[Placing, ...]
    """Empty if ``choix`` is not installed."""
    missing: str = ""
    """Why there are no ratings."""


def lineup(pool: Sequence[str], seats: int, seed: int) -> tuple[str, ...]:
    """Who sits at the table of a set-up: nobody twice as long as there are others."""
    stream, drawn = Stream(seed, _LINEUP_STREAM), list[str]()
    while len(drawn) < seats:
        kinds = list(pool)
        stream.shuffle(kinds)
        drawn += kinds
    return tuple(drawn[:seats])


def mixed_jobs(
    pool: Sequence[str], edition: str, elections: int, seats: int, seeds: Iterable[int], options: GameOptions
) -> list[Job]:
    """The games of a pool of kinds."""
    return [
        Job(edition, elections, seats, "", "", seed, rotation, options, lineup(pool, seats, seed))
        for seed in seeds
        for rotation in range(seats)
    ]


def run_mixed(
    pool: Sequence[str],
    seats: int = 4,
    elections: int = 4,
    blocks: int = 25,
    seed: int = 0,
    processes: int = 1,
    *,
    edition: str = "2019",
    options: GameOptions = NO_HOUSE_RULES,
    backend: str = PROCESSES,
    lines: Path | None = None,
    progress: Progress | None = None,
    out: TextIO | None = None,
) -> MixedReport:
    """Plays ``blocks`` x ``seats`` games and prints the report; the arguments and errors are those of ``run_arena``."""
    for kind in pool:
        arena_bot(kind)
    jobs = mixed_jobs(pool, edition, elections, seats, range(seed, seed + blocks), options)
    over = dict(zip(jobs, noted(jobs, processes, lines, backend, progress), strict=True))
    return _told(over, out)


def rate_files(files: Sequence[Path], out: TextIO | None = None) -> MixedReport:
    """Rates all games in files of lines together, whatever tables they were.  Raises ``OSError``."""
    over: dict[Job, GameLine] = {}
    for file in files:
        with file.open("rb"):
            over.update(read_lines(file))
    return _told(over, out)


def _told(over: Played, out: TextIO | None) -> MixedReport:
    found = summarize_kinds(over)
    (out or sys.stdout).write(format_mixed(found) + "\n")
    return found


def summarize_kinds(over: Played) -> MixedReport:
    """Sums games up by kinds; whole blocks are drawn anew for the intervals."""
    blocks: dict[Job, list[tuple[Job, GameLine]]] = {}
    for job, line in over.items():
        table = Job(job.edition, job.elections, job.seats, job.challenger, job.field, job.seed, 0, *_rest(job))
        blocks.setdefault(table, []).append((job, line))
    kinds = sorted({kind for job in over for kind in job.kinds})
    shares, margins = {}, {}
    for kind in kinds:
        found = [each for block in blocks.values() if (each := _seats_of(kind, block))]
        shares[kind] = share_interval([fmean(share for share, _ in each) for each in found], sum(map(len, found)))
        margins[kind] = fmean(margin for each in found for _, margin in each)
    rows: list[Placing] = []
    missing = ""
    try:
        games = [[ranked(job.kinds, line.scores, job.seed) for job, line in block] for block in blocks.values()]
        rows = placings(games)
    except RatingMissing as error:
        missing = str(error)
    return MixedReport(len(over), shares, margins, tuple(rows), missing)


def _rest(job: Job) -> tuple[GameOptions, tuple[str, ...]]:
    return job.options, job.lineup


def _seats_of(kind: str, block: Iterable[tuple[Job, GameLine]]) -> list[tuple[float, float]]:
    """Share of the victory and lead of each seat of a kind."""
    rows = []
    for job, line in block:
        for seat, sits in enumerate(job.kinds):
            if sits == kind:
                others = [score for other, score in enumerate(line.scores) if other != seat]
                won = 1 / len(line.winners) if seat in line.winners else 0.0
                rows.append((won, line.scores[seat] - fmean(others)))
    return rows


def format_mixed(report: MixedReport) -> str:
    """The report as small tables of plain English text."""
    width = max((len(kind) for kind in report.shares), default=0)
    rows = [f"{report.games} games of {', '.join(report.shares)}", "  win share of a seat, 95 % CI, and VP margin"]
    for kind, share in sorted(report.shares.items(), key=lambda each: -each[1].value):
        low, high = 100 * share.low, 100 * share.high
        rows.append(
            f"  {kind:<{width}} {100 * share.value:6.1f} %   {low:.1f} to {high:.1f} %   {report.margins[kind]:+.1f}"
        )
    rows.append(f"  no rating: {report.missing}" if report.missing else format_placings(report.placings))
    return "\n".join(rows)
