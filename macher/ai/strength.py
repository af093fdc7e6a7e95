"""How strong the levels are: the tables of ``macher/ai/STRENGTH.md``, played and written by one command.

``python -m macher.ai.strength`` in a checkout plays the games that are still missing, keeps each at once as a line in
``tests/strength``, and writes the report and the ratings that the new game screen shows.  It can be stopped and goes on
where it was.  The seeds were not used for anything else.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, Final

from macher import lifeline
from macher.ai.arena import ArenaReport, GameLine, Job, as_rating, play_job, summarize
from macher.ai.bots import make_bot
from macher.ai.forecast import FILE as FORECAST
from macher.ai.play import bot_stream
from macher.ai.ratings import ANCHOR, FILE, write_rating
from macher.ai.seeds import bot_seed
from macher.editions.registry import edition as find_edition
from macher.resources import asset
from macher.rules.setup import new_game
from macher.rules.viewing import view

FIRST_SEED: Final = 20_000
"""Seed of the first set-up of every table."""
FOLDER: Final = Path("tests/strength")
REPORT: Final = Path("macher/ai/STRENGTH.md")
RATINGS: Final = Path("assets") / FILE
PACE: Final = "pace.json"
PACE_GAMES: Final = 10
PACE_SEED: Final = 29_000


@dataclass(frozen=True, slots=True)
class Measure:
    """One row of the report: a challenger alone among seats of another level."""

    challenger: str
    edition: str = "2019"
    elections: int = 4
    seats: int = 4
    blocks: int = 25
    field: str = ANCHOR

    @property
    def name(self) -> str:
        """The name of its file of games."""
        return f"{self.challenger}-{self.field}-{self.edition}-{self.elections}-{self.seats}"

    @property
    def rated(self) -> bool:
        """Whether its result is shown as a rating: the usual table of normal seats."""
        return self.field == ANCHOR and self.seats == 4

    def jobs(self) -> list[Job]:
        """Its games, block by block."""
        return [
            Job(self.edition, self.elections, self.seats, self.challenger, self.field, seed, rotation)
            for seed in range(FIRST_SEED, FIRST_SEED + self.blocks)
            for rotation in range(self.seats)
        ]


MEASURES: Final = (
    Measure("hard", blocks=100),
    Measure("easy", blocks=50),
    Measure("hard", seats=3, blocks=34),
    Measure("hard", seats=5, blocks=20),
    Measure("hard", elections=7),
    Measure("hard", edition="2006", elections=7),
    Measure("hard", edition="2006", elections=5),
    Measure("hard", edition="1997", elections=7),
    Measure("hard", edition="consim", elections=7),
)
"""The rows of the report."""


NOTES: Final = """\
Before there was a forecast, hard seats compared what the normal seat expects. That explained 0.16, 0.52 and 0.82 at the
starts of rounds 2, 3 and 4 (2019/4), and they won 33 % (27–40) of 180 games.

## What was tried

Measured with seeds below 10,000, in 2019/4 with four seats; ± is a standard error.

* The shape of the forecast, 912 games, R² at the starts of rounds 2, 3 and 4: linear 0.33, 0.63, 0.87; boosted trees
  on what it leaves over 0.33, 0.63, 0.87; a network with 24 hidden units 0.31, 0.63, 0.86. So it stayed linear.
* How much hard plays on: three commands and 600 units of work a decision won 63 % of 42 games, +25.0 ± 2.9. Five
  commands, 1,500 units and the program searched, too, won 83 % of 18 games, +32.9 ± 4.5, in two and a half times the
  time. What is shipped lies between them. Whether there is room for a level above hard needs more games.
* Playing on for the draft and the opening program: results scatter by 8 to 12 points from world to world, which the
  few worlds that there is time for cannot make up for.
* Easy seats that misjudge by 1.5 points and never give away more than 3 won 4 % of 80 games, −18.0 ± 2.2; those that
  misjudge by 0.9 won 11 % of 80, −10.2 ± 2.3. What is shipped misjudges by 0.8.

## Money left at the end

* Classic editions: a thousand was worth the same to a seat with 120 thousand as to one with 20. Now it is worth less to
  whoever has more than it can use in the rounds left. Alone among three of the seats before, such a seat had in 2006/7
  +22.5 ± 9.6 points in 32 games, in 1997 +43.4 ± 8.3 in 32, in Consim +23.1 ± 7.0 in 32, in 2006/5 −1.0 ± 5.6 in 32. It
  still ends with 80 thousand in 2006/7: 98 thousand come in with the election of round 5, and in round 6 little else
  than polls can be bought with them. Before that election it holds 25 thousand, which it keeps for the polls.
* 2019/4: the same idea spends more and wins nothing. Seats that count a thousand for less ended with 19.6 thousand
  instead of 27.0 and with −0.2 ± 2.1 points in 80 games; with 17.2 thousand and −2.5 ± 1.7; with 24.9 thousand and
  +1.1 ± 1.3. So those 27 thousand are no loss: they come in after their last good use. It stayed as it was.
* The last round of 2019: hard plays everything on to the end of the game there, where prizes and points count exactly,
  instead of asking the forecast. In 36 games with the same cards it took 4.67 points from the prizes for money instead
  of 4.33, and +0.27 ± 0.59 points in all, with a tenth less time.

## Classic editions

Hard plays on in the classic editions, too, with a forecast from 200 to 240 games for each edition and length. Before it
was taken it was measured alone among three normal seats until its lead was beyond doubt, with seeds from 6,300: 2006/7
+83.7 (+53..+114) points in 16 games, 1997 +58.2 (+38..+79) in 12, 2006/5 +48.4 (+27..+70) in 12 and +49.4 (+12..+87) in
16 others, Consim +38.7 (+35..+42) in 12. The forecast was fitted to seats that valued money as before, see above.

## Drawn answers and characters

Four normal seats used to bid alike to start, and gave the same answers to donations in 48 of 48 cases. Now they draw
among commands that are nearly as good. Six characters draw from tables of their own and have likings; what each does
differently is tested in 120 games (`tests/unit/ai/test_characters.py`). Alone among three normal seats, 100 games each:
the treasurer −1.7 ± 2.1 points, the gambler +2.7 ± 2.2, the editor +3.0 ± 1.1, the marketplace −1.5 ± 1.8, the broker
0.0 ± 2.2, the pollster −3.1 ± 2.1, whose likings were made a little weaker after that.

## What is missing

A level above hard: five commands and 1,500 units of work look stronger (above), but were not measured against hard.
Hard does not play raises of classic auctions on: there are 125 of them in a game of seven elections.
"""
"""What the tables do not say."""


# --- playing ----------------------------------------------------------------------------------------------------------


def kept(folder: Path, measure: Measure) -> dict[tuple[int, int], GameLine]:
    """The games of a row that have been played, by seed and seat of the challenger."""
    file = folder / f"{measure.name}.jsonl"
    if not file.exists():
        return {}
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    lines = [_line(row) for row in rows]
    return {(line.seed, line.rotation): line for line in lines}


def _line(row: Mapping[str, Any]) -> GameLine:
    scores = tuple(row["scores"])
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    sources = tuple(tuple(points) for points in row["sources"])
    return GameLine(row["seed"], row["seat"], scores, winners, sources, tuple(row["money"]), 0, "", row["seconds"])


def measure_games(folder: Path, measure: Measure, processes: int) -> None:
    """Plays the missing games of a row, and adds each to its file as soon as it is over."""
    have = kept(folder, measure)
    jobs = [job for job in measure.jobs() if (job.seed, job.rotation) not in have]
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{measure.name}.jsonl").open("a", encoding="utf-8") as file:
        for line in _played(jobs, processes):
            row = {
                "seed": line.seed,
                "seat": line.rotation,
                "scores": line.scores,
                "money": line.money,
                "sources": line.sources,
                "seconds": round(line.seconds, 2),
            }
            file.write(json.dumps(row) + "\n")
            file.flush()


def _played(jobs: Sequence[Job], processes: int) -> Iterable[GameLine]:
    """The games as they end."""
    if processes <= 1:
        yield from map(play_job, jobs)
        return
    with ProcessPoolExecutor(processes, initializer=lifeline.end_with_the_game) as pool:
        for done in as_completed([pool.submit(play_job, job) for job in jobs]):
            yield done.result()


def measure_pace(folder: Path, games: int = PACE_GAMES) -> None:
    """Measures the processor time of decisions of the hard level, and of a game of four normal seats."""
    found, times, normal = find_edition("2019"), [], []
    for seed in range(PACE_SEED, PACE_SEED + games):
        for kind in ("hard", ANCHOR):
            table = new_game(found, Job("2019", 4, 4, kind, ANCHOR, seed, 0).setup())
            own_seed = bot_seed(seed)
            bots = [make_bot(kind if seat == 0 else ANCHOR, own_seed, seat) for seat in range(4)]
            spent = 0.0
            while not table.over:
                seat = table.deciders()[0]
                seen, decision = view(table, seat), table.decision(seat)
                began = process_time()
                command = bots[seat].choose(seen, decision, found, bot_stream(own_seed, seat, table.version))
                took = process_time() - began
                spent += took
                if bots[seat].kind == "hard":
                    times.append(took)
                table.apply(command)
            if kind == ANCHOR:
                normal.append(spent)
    times.sort()
    pace = {
        "games": games,
        "decisions": len(times),
        "median": round(times[len(times) // 2], 3),
        "p95": round(times[int(0.95 * len(times))], 3),
        "most": round(times[-1], 3),
        "hard_game": round(sum(times) / games, 2),
        "normal_game": round(fmean(normal), 2),
    }
    (folder / PACE).write_text(json.dumps(pace) + "\n", encoding="utf-8")


# --- report -----------------------------------------------------------------------------------------------------------


def result(folder: Path, measure: Measure) -> ArenaReport | None:
    """What the complete blocks of a row add up to; nothing if there are fewer than two."""
    have = kept(folder, measure)
    jobs = measure.jobs()
    blocks = [jobs[at : at + measure.seats] for at in range(0, len(jobs), measure.seats)]
    whole = [block for block in blocks if all((job.seed, job.rotation) in have for job in block)]
    if len(whole) < 2:
        return None
    played = [job for block in whole for job in block]
    return summarize(played, [have[job.seed, job.rotation] for job in played])


def _row(measure: Measure, found: ArenaReport) -> str:
    share, margin = found.share, found.margin
    own = fmean(line.money[line.rotation] for line in found.lines) / 1000
    chance = 100 / measure.seats
    return (
        f"| {measure.challenger} | {measure.seats - 1} × {measure.field} | {measure.edition}/{measure.elections} "
        f"| {found.games} | {100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f}) | {chance:.0f} % "
        f"| {margin.value:+.1f} ({margin.low:+.1f}..{margin.high:+.1f}) | {own:.1f} |"
    )


def _sources(title: str, points: Sequence[float]) -> str:
    return f"| {title} | " + " | ".join(f"{number:.1f}" for number in points[:5]) + f" | {sum(points):.1f} |"


def report(folder: Path) -> str:
    """The report as Markdown, from the games that have been played."""
    results = [(measure, result(folder, measure)) for measure in MEASURES]
    rows = [
        "# How strong the AI seats are",
        "",
        "Written by `python -m macher.ai.strength` from the games in `tests/strength`. Every game is one challenger",
        "among seats of another level; a block is one set-up played with the challenger on each seat. Seeds count up",
        f"from {FIRST_SEED} and were used for nothing else. Intervals are 95 %, over blocks. Money is what the",
        "challenger has left, in thousands.",
        "",
        "| challenger | against | edition | games | wins | chance | points ahead of the others' mean | money |",
        "|---|---|---|---|---|---|---|---|",
        *[_row(measure, found) for measure, found in results if found],
        "",
    ]
    first = results[0][1]
    if first:
        rows += [
            "Where the points of hard and of the normal seats at its table (first row) come from:",
            "",
            "| seat | votes | bonus | presence | base | money | all |",
            "|---|---|---|---|---|---|---|",
            _sources("hard", first.own_sources),
            _sources("normal", first.field_sources),
            "",
        ]
    rows += [*_pace(folder), *_forecast()]
    missing = [f"{measure.name}" for measure, found in results if not found]
    if missing:
        rows += ["Not measured yet: " + ", ".join(missing) + ".", ""]
    return "\n".join(rows)


def _pace(folder: Path) -> list[str]:
    if not (folder / PACE).exists():
        return []
    pace = json.loads((folder / PACE).read_text(encoding="utf-8"))
    return [
        "## Pace",
        "",
        f"Processor time in plain Python, {pace['games']} games with one hard seat (2019/4), {pace['decisions']} of "
        f"its decisions: median {pace['median']:.3f} s, 95 % below {pace['p95']:.2f} s, at most {pace['most']:.2f} s, "
        f"{pace['hard_game']:.1f} s a game. Four normal seats: {pace['normal_game']:.2f} s a game.",
        "",
    ]


def _forecast() -> list[str]:
    """What the forecast explains at the starts of rounds, as it was found when it was fitted."""
    quality = json.loads(asset(FORECAST).read_text(encoding="utf-8")).get("quality", {})
    starts: dict[str, tuple[int, float]] = {}
    for name, found in quality.items():
        starts.setdefault(name.rpartition("/")[0], found)
    return [
        "## The forecast",
        "",
        "Part of the variance of the final leads that the forecast explains in games held out from the fit (R²), at",
        "the start of each round:",
        "",
        "| edition/elections/round | games | R² |",
        "|---|---|---|",
        *[f"| {name} | {games} | {part:.2f} |" for name, (games, part) in starts.items()],
        "",
        *NOTES.splitlines(),
        "",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays what is missing and writes the report and the ratings."""
    parser = argparse.ArgumentParser(prog="python -m macher.ai.strength", description="Strength of the levels")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", metavar="NAME", help="play only this row, as its file is called")
    parser.add_argument("--report", action="store_true", help="play nothing, only write")
    parser.add_argument("--pace", action="store_true", help="measure the pace anew")
    chosen = parser.parse_args(arguments)
    if chosen.pace:
        measure_pace(FOLDER)
    elif not chosen.report:
        for measure in MEASURES:
            if chosen.only in (None, measure.name):
                measure_games(FOLDER, measure, chosen.processes)
    for measure in MEASURES:
        found = result(FOLDER, measure)
        if found is not None and measure.rated:
            write_rating(RATINGS, as_rating(found, find_edition(measure.edition)))
    REPORT.write_text(report(FOLDER), encoding="utf-8")


if __name__ == "__main__":
    main()
