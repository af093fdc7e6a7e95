"""Measuring strength: one challenger among a field of other seats, in blocks of games that share a set-up.

A block is one set-up played once with the challenger on every seat; blocks, not games, are independent of each other.
A job's result depends only on its numbers, so any number of processes gives the same report.  Tables of several kinds
are in `macher.ai.mixed`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, fields
from io import StringIO
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from traceback import extract_tb
from typing import Any, Final, TextIO

from macher.ai.backends import PROCESSES, mapped
from macher.ai.outside import OutsideBotError, arena_bot, is_outside
from macher.ai.play import play_game
from macher.ai.ratings import Rating, write_rating
from macher.ai.seeds import bot_seed
from macher.ai.sequential import SequentialTest
from macher.editions.registry import edition as find_edition
from macher.engine.chance import Stream
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition, GameSetup
from macher.rules.options import NO_HOUSE_RULES, GameOptions
from macher.rules.table import Scored

_Z: Final = 1.96
_PARTY_STREAM: Final = 5

Progress = Callable[[int, int], None]
"""Called with the games that were played by now, and those that are to be played in all."""
ONE, REST = "one", "rest"
"""The challenger alone in the field, or on all seats but one."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game: everything its result depends on."""

    edition: str
    elections: int
    seats: int
    challenger: str
    field: str
    seed: int
    rotation: int
    """Seat of the challenger."""
    options: GameOptions = NO_HOUSE_RULES
    lineup: tuple[str, ...] = ()
    """Kinds of a mixed table by seat, before it is turned by ``rotation``; empty for a challenger and a field."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who sits there, by seat."""
        if self.lineup:
            return tuple(self.lineup[(seat - self.rotation) % self.seats] for seat in range(self.seats))
        return tuple(self.challenger if seat == self.rotation else self.field for seat in range(self.seats))

    def setup(self) -> GameSetup:
        """The set-up of the block, with parties drawn from its seed."""
        parties = list(range(len(PARTIES)))
        Stream(self.seed, _PARTY_STREAM).shuffle(parties)
        return GameSetup(self.elections, tuple(parties[: self.seats]), self.seed, self.options)


@dataclass(frozen=True, slots=True)
class GameLine:
    """The result of one game."""

    seed: int
    rotation: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    sources: tuple[tuple[int, ...], ...]
    money: tuple[int, ...]
    decisions: int
    digest: str
    seconds: float

    @property
    def share(self) -> float:
        """The challenger's share of the victory; tied winners share it."""
        return 1 / len(self.winners) if self.rotation in self.winners else 0.0

    @property
    def margin(self) -> float:
        """Victory points ahead of the mean of the other seats."""
        others = [score for seat, score in enumerate(self.scores) if seat != self.rotation]
        return self.scores[self.rotation] - fmean(others)

    @property
    def rank(self) -> int:
        """Place of the challenger, 1 for the best."""
        return 1 + sum(score > self.scores[self.rotation] for score in self.scores)


_JOB: Final = tuple(each.name for each in fields(Job))
_LINE: Final = tuple(each.name for each in fields(GameLine))


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """What the blocks of an arena add up to."""

    challenger: str
    field: str
    seats: int
    elections: int
    seed: int
    blocks: int
    games: int
    share: Interval
    margin: Interval
    rank: float
    share_by_seat: tuple[float, ...]
    own_sources: tuple[float, ...]
    """Mean victory points of the challenger by ``Scored``."""
    field_sources: tuple[float, ...]
    """Mean victory points of the other seats by ``Scored``."""
    decisions: float
    seconds: float
    """Mean for a game; for information only."""
    lines: tuple[GameLine, ...]


def play_job(job: Job) -> GameLine:
    """Plays one game.  Raises ``OutsideBotError`` if a bot from outside fails."""
    kinds = job.kinds
    bots = [arena_bot(kind, bot_seed(job.seed), seat) for seat, kind in enumerate(kinds)]
    try:
        result = play_game(find_edition(job.edition), job.setup(), bots)
    except Exception as error:
        if not any(map(is_outside, kinds)):
            raise
        last = extract_tb(error.__traceback__)[-1]
        where = f"{Path(last.filename).name}, line {last.lineno}"
        table = f"seed {job.seed}, {', '.join(kinds)}"
        raise OutsideBotError(f"{table}: {type(error).__name__}: {error} ({where})") from error
    return GameLine(
        seed=job.seed,
        rotation=job.rotation,
        scores=result.scores,
        winners=result.winners,
        sources=result.sources,
        money=result.money,
        decisions=result.decisions,
        digest=result.digest,
        seconds=result.seconds,
    )


def arena_map(jobs: Sequence[Job], processes: int, backend: str = PROCESSES) -> Generator[GameLine, None, None]:
    """The results in the order of the jobs, whatever plays them."""
    return mapped(play_job, jobs, processes, backend)


def noted(
    jobs: Sequence[Job], processes: int, file: Path | None, backend: str = PROCESSES, progress: Progress | None = None
) -> Generator[GameLine, None, None]:
    """The results in the order of the jobs; each is added to a file at once.

    What the file holds already is not played again.
    """
    have = {} if file is None else read_lines(file)
    missing = [job for job in jobs if job not in have]
    tell = progress or (lambda played, wanted: None)
    tell(0, len(missing))
    with notebook(file) as notes, closing(arena_map(missing, processes, backend)) as played:
        count = 0
        for job in jobs:
            line = have.get(job)
            if line is None:
                line, count = next(played), count + 1
                notes.write(json.dumps({**asdict(job), **asdict(line)}) + "\n")
                notes.flush()
                tell(count, len(missing))
            yield line


def notebook(file: Path | None) -> TextIO:
    """A file that lines can be added to, after a line that was cut off, too."""
    if file is None:
        return StringIO()
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    notes = file.open("a", encoding="utf-8")
    if text and not text.endswith("\n"):
        notes.write("\n")
    return notes


def read_lines(file: Path) -> dict[Job, GameLine]:
    """The results in a file of lines by their jobs; none if there is no such file.

    A line that was cut off when the arena was stopped is left out.
    """
    found = {}
    for text in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            row = json.loads(text)
            job = _job(row)
            found[job] = GameLine(**{name: _frozen(row[name]) for name in _LINE})
        except (ValueError, KeyError, TypeError):
            continue
    return found


def _job(row: dict[str, Any]) -> Job:
    """The job of a line; older ones know no mixed tables."""
    named = {name: row[name] for name in _JOB if name != "lineup"}
    return Job(**{**named, "options": GameOptions(**row["options"]), "lineup": tuple(row.get("lineup", ()))})


def _frozen(value: Any) -> Any:
    """A value of JSON with tuples instead of lists."""
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value


def block_interval(blocks: Sequence[float]) -> Interval:
    """Mean of independent blocks, with the normal interval."""
    mean = fmean(blocks)
    error = stdev(blocks) / sqrt(len(blocks)) if len(blocks) > 1 else float("inf")
    return Interval(mean, mean - _Z * error, mean + _Z * error)


def share_interval(blocks: Sequence[float], games: int) -> Interval:
    """Mean share with Wilson's interval for the effective number of independent games.

    Games of a block depend on each other; the spread of the blocks tells how many independent games they amount to.
    Without any spread (every game won, say) each block counts as one game, so that the interval never has width 0.
    """
    mean, count = fmean(blocks), float(len(blocks))
    spread = stdev(blocks) ** 2 / len(blocks) if len(blocks) > 1 else 0.0
    if spread > 0:
        count = min(max(mean * (1 - mean) / spread, count), float(games))
    scale = 1 + _Z * _Z / count
    centre = (mean + _Z * _Z / (2 * count)) / scale
    half = _Z * sqrt(mean * (1 - mean) / count + _Z * _Z / (4 * count * count)) / scale
    return Interval(mean, centre - half, centre + half)


def summarize(jobs: Sequence[Job], lines: Sequence[GameLine]) -> ArenaReport:
    """Sums the games up by blocks."""
    first = jobs[0]
    seats = first.seats
    blocks = [lines[start : start + seats] for start in range(0, len(lines), seats)]
    own = [line.sources[line.rotation] for line in lines]
    others = [points for line in lines for seat, points in enumerate(line.sources) if seat != line.rotation]
    return ArenaReport(
        challenger=first.challenger,
        field=first.field,
        seats=seats,
        elections=first.elections,
        seed=first.seed,
        blocks=len(blocks),
        games=len(lines),
        share=share_interval([fmean(line.share for line in block) for block in blocks], len(lines)),
        margin=block_interval([fmean(line.margin for line in block) for block in blocks]),
        rank=fmean(line.rank for line in lines),
        share_by_seat=tuple(fmean(line.share for line in lines[seat::seats]) for seat in range(seats)),
        own_sources=_means(own),
        field_sources=_means(others),
        decisions=fmean(line.decisions for line in lines),
        seconds=fmean(line.seconds for line in lines),
        lines=tuple(lines),
    )


def _means(rows: Iterable[Sequence[int]]) -> tuple[float, ...]:
    return tuple(fmean(column) for column in zip(*rows, strict=True))


def format_report(report: ArenaReport) -> str:
    """The report as a small table of plain English text."""
    share, margin = report.share, report.margin
    by_seat = " ".join(f"{100 * value:.0f}" for value in report.share_by_seat)
    names = [source.name.lower() for source in Scored]
    head = f"{report.challenger} against {report.seats - 1} x {report.field}, {report.elections} elections"
    rows = [
        f"{head}: {report.games} games in {report.blocks} blocks from seed {report.seed}",
        f"  win share   {100 * share.value:6.1f} %   95 % CI {100 * share.low:.1f} to {100 * share.high:.1f} %",
        f"  VP margin   {margin.value:+6.1f}     95 % CI {margin.low:+.1f} to {margin.high:+.1f}",
        f"  mean rank   {report.rank:6.2f}     win share by seat {by_seat} %",
        f"  {report.decisions:.0f} decisions and {report.seconds:.2f} seconds a game",
        "  VP by source " + "".join(f"{name:>10}" for name in names) + f"{'total':>10}",
    ]
    for title, means in ((report.challenger, report.own_sources), (report.field, report.field_sources)):
        rows.append(f"  {title:<13}" + "".join(f"{value:10.1f}" for value in (*means, sum(means))))
    return "\n".join(rows)


def as_rating(report: ArenaReport, edition: Edition) -> Rating:
    """What the report says about the challenger's strength."""
    share = report.share
    return Rating(
        kind=report.challenger,
        edition=edition.key,
        elections=report.elections,
        seats=report.seats,
        share=round(share.value, 4),
        low=round(max(0.0, min(share.low, share.value)), 4),
        high=round(min(1.0, max(share.high, share.value)), 4),
        games=report.games,
        blocks=report.blocks,
        seed=report.seed,
        data=edition.data_digest,
    )


def run_arena(
    challenger: str,
    field: str,
    seats: int = 4,
    elections: int = 4,
    blocks: int = 25,
    seed: int = 0,
    processes: int = 1,
    *,
    edition: str = "2019",
    options: GameOptions = NO_HOUSE_RULES,
    table: str = ONE,
    test: SequentialTest | None = None,
    backend: str = PROCESSES,
    lines: Path | None = None,
    rating: Path | None = None,
    progress: Progress | None = None,
    out: TextIO | None = None,
) -> ArenaReport:
    """Plays ``blocks`` x ``seats`` games and prints the report to ``out`` (standard output if left out).

    ``table`` puts the challenger alone in the field (``one``) or on all seats but one (``rest``); the report is always
    about the seat that is alone.  A ``test`` ends the run once it has decided.  ``lines`` receives one JSON object for
    each game as soon as it is over; games that it holds already are not played again, so a run that was stopped goes
    on.  ``rating`` is a file of ratings to enter the result into.
    Raises ``BotUnknown``, ``OutsideBotError``, ``EditionUnknown`` or ``SetupRefused``, ``BackendMissing``, ``OSError``
    or ``RatingsDamaged`` for the files.
    """
    arena_bot(challenger)
    arena_bot(field)
    alone, others = (challenger, field) if table == ONE else (field, challenger)
    jobs = [
        Job(edition, elections, seats, alone, others, block, rotation, options)
        for block in range(seed, seed + blocks)
        for rotation in range(seats)
    ]
    with closing(noted(jobs, processes, lines, backend, progress)) as results:
        over = _until_decided(results, seats, test)
    report = summarize(jobs[: len(over)], over)
    if rating is not None:
        write_rating(rating, as_rating(report, find_edition(edition)))
    verdict = "" if test is None else test.sentence() + "\n"
    (out or sys.stdout).write(format_report(report) + "\n" + verdict)
    return report


def _until_decided(results: Iterable[GameLine], seats: int, test: SequentialTest | None) -> list[GameLine]:
    """The games up to the block with which the test has decided; all of them without a test."""
    over: list[GameLine] = []
    for line in results:
        over.append(line)
        if test is not None and len(over) % seats == 0:
            test.add(fmean(each.margin for each in over[-seats:]))
            if test.verdict:
                break
    return over
