"""The report on the strength of the levels as Markdown, from the games that were kept (`macher.ai.measures`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from macher.ai.arena import ArenaReport
from macher.ai.forecast import FILE as FORECAST
from macher.ai.measures import CLAIRVOYANT, FIRST_SEED, HARD, Measure, result
from macher.ai.purse import money_table
from macher.ai.ratings import ANCHOR
from macher.ai.strength_notes import CHARACTERS, FORECASTS, KNOWN, MONEY, NOTES, REST, SINCE
from macher.resources import asset

PACE: Final = "pace.json"
_HEAD: Final = (
    "| challenger | against | edition | games | seed | wins | chance | wanted | points ahead of the others | money |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


def report(folder: Path, measures: Sequence[Measure]) -> str:
    """The whole report; rows without games are named at its end."""
    results = [(measure, result(folder, measure)) for measure in measures]
    found = [(measure, each) for measure, each in results if each is not None]
    missing = [measure.name for measure, each in results if each is None]
    rows = [
        "# How strong the AI seats are",
        "",
        "Written by `python -m macher.ai.strength` from the games in `tests/strength`. Every game is one challenger",
        "among seats of another level; a block is one set-up played with the challenger on each seat. Seeds count up",
        f"from the one named; those from {FIRST_SEED} were used for nothing else. Intervals are 95 %, over blocks.",
        "*Wanted* is what the lower end of the interval should reach, for easy seats what the share should; points are",
        "those ahead of the mean of the others, and money is what the challenger has left, in thousands.",
        "",
        *_HEAD,
        *[_row(measure, each) for measure, each in found if _level(measure)],
        "",
        *_points(found),
        *SINCE.splitlines(),
        "",
        *_characters(found),
        *_knowing(folder, found),
        *_pace(folder),
        *_forecast(),
        *NOTES.splitlines(),
        "",
        *MONEY.splitlines(),
        "",
        *money_table(folder),
        *REST.splitlines(),
        "",
    ]
    if missing:
        rows += ["Not measured yet: " + ", ".join(missing) + ".", ""]
    return "\n".join(rows)


def _level(measure: Measure) -> bool:
    """Whether a row is about a level, not about a character or a seat that is shown the table."""
    return measure.challenger != CLAIRVOYANT and not measure.character


def _share(found: ArenaReport) -> str:
    share = found.share
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def _wanted(measure: Measure) -> str:
    parts = [f"≥ {100 * measure.low:.0f}"] if measure.low > 0 else []
    parts += [f"≤ {100 * measure.high:.0f}"] if measure.high < 1 else []
    return " and ".join(parts) + " %" if parts else ""


def _row(measure: Measure, found: ArenaReport) -> str:
    margin = found.margin
    own = fmean(line.money[line.rotation] for line in found.lines) / 1000
    return (
        f"| {measure.title} | {measure.seats - 1} × {measure.field} | {measure.edition}/{measure.elections} "
        f"| {found.games} | {found.seed} | {_share(found)} | {100 / measure.seats:.0f} % | {_wanted(measure)} "
        f"| {margin.value:+.1f} ({margin.low:+.1f}..{margin.high:+.1f}) | {own:.1f} |"
    )


def _points(found: Sequence[tuple[Measure, ArenaReport]]) -> list[str]:
    """Where the points of the hard seat at the usual table come from."""
    usual = next((each for measure, each in found if measure == HARD[0]), None)
    if usual is None:
        return []
    return [
        "Where the points of hard and of the normal seats at its table (first row) come from:",
        "",
        "| seat | votes | bonus | presence | base | money | all |",
        "|---|---|---|---|---|---|---|",
        _sources("hard", usual.own_sources),
        _sources(ANCHOR, usual.field_sources),
        "",
    ]


def _sources(title: str, points: Sequence[float]) -> str:
    return f"| {title} | " + " | ".join(f"{number:.1f}" for number in points[:5]) + f" | {sum(points):.1f} |"


def _characters(found: Sequence[tuple[Measure, ArenaReport]]) -> list[str]:
    rows = [(measure, each) for measure, each in found if measure.character]
    return [*CHARACTERS.splitlines(), "", *_HEAD, *[_row(measure, each) for measure, each in rows], ""]


def _knowing(folder: Path, found: Sequence[tuple[Measure, ArenaReport]]) -> list[str]:
    """What a seat that knows everything wins more than hard with the same cards."""
    knowing = next((each for measure, each in found if measure.challenger == CLAIRVOYANT), None)
    if knowing is None:
        return []
    honest = result(folder, HARD[0], knowing.blocks)
    rows = [*KNOWN.splitlines(), ""]
    if honest is None or [line.seed for line in honest.lines] != [line.seed for line in knowing.lines]:
        return rows
    more = [own.margin - other.margin for own, other in zip(knowing.lines, honest.lines, strict=True)]
    blocks = [fmean(more[at : at + 4]) for at in range(0, len(more), 4)]
    mean, error = fmean(blocks), 1.96 * stdev(blocks) / sqrt(len(blocks))
    return [
        *rows,
        f"Alone among three normal seats (2019/4), {knowing.games} games with the cards of the first row:",
        f"it won {_share(knowing)}, hard {_share(honest)};",
        f"it ended {mean:+.1f} points ({mean - error:+.1f}..{mean + error:+.1f}) further ahead than hard.",
        "",
    ]


def _pace(folder: Path) -> list[str]:
    if not (folder / PACE).exists():
        return []
    pace = json.loads((folder / PACE).read_text(encoding="utf-8"))
    return [
        "## Pace",
        "",
        f"Processor time in plain Python, {pace['games']} games with one hard seat (2019/4), {pace['decisions']}",
        f"of its decisions: median {pace['median']:.3f} s, 95 % below {pace['p95']:.2f} s, at most",
        f"{pace['most']:.2f} s, {pace['hard_game']:.1f} s a game. Four normal seats: {pace['normal_game']:.2f} s",
        f"a game. A forecast for all four seats, reading the table included: {pace['forecast']:.2f} ms.",
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
        *FORECASTS.splitlines(),
        "",
    ]
