"""The tables of the report on the strength of the levels: who plays whom, and the games that are kept of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from macher.ai.arena import ArenaReport, GameLine, Job, summarize
from macher.ai.kinds import OFFERED, STYLES
from macher.ai.ratings import ANCHOR

FIRST_SEED: Final = 20_000
"""Seed of the first set-up of every table."""
CLAIRVOYANT: Final = "leak.clairvoyant:clairvoyant"
"""A hard seat that is shown the true table; it lies in the folder of the tests."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One row of the report: a challenger alone among seats of another level."""

    challenger: str
    edition: str = "2019"
    elections: int = 4
    seats: int = 4
    blocks: int = 25
    field: str = ANCHOR
    low: float = 0.0
    """Share of the victories that the lower end of the interval should not be below."""
    high: float = 1.0
    """Share of the victories that the upper end should not be above."""
    first: int = FIRST_SEED
    """Seed of the first set-up."""

    @property
    def title(self) -> str:
        """The challenger in a word; a character of the usual level by its name alone."""
        level, _, rest = self.challenger.rpartition(":")
        return f"{level}-{rest}" if level in OFFERED and level != ANCHOR else Path(rest).stem

    @property
    def character(self) -> bool:
        """Whether the challenger is a character."""
        return self.challenger.rpartition(":")[2] in STYLES

    @property
    def name(self) -> str:
        """The name of its file of games."""
        return f"{self.title}-{self.field}-{self.edition}-{self.elections}-{self.seats}"

    @property
    def rated(self) -> bool:
        """Whether its result is shown as a rating: that of a level at the usual table of normal seats."""
        usual = self.field == ANCHOR and self.seats == 4 and self.first == FIRST_SEED
        return self.challenger in OFFERED and usual

    def jobs(self) -> list[Job]:
        """Its games, block by block."""
        return [
            Job(self.edition, self.elections, self.seats, self.challenger, self.field, seed, rotation)
            for seed in range(self.first, self.first + self.blocks)
            for rotation in range(self.seats)
        ]


_CLASSIC: Final = (("2006", 7), ("2006", 5), ("1997", 7), ("consim", 7))

HARD: Final = (
    Measure("hard", blocks=100, low=0.38),
    Measure("hard", blocks=50, low=0.38, first=251_000),
    Measure("hard", seats=3, blocks=34, low=1 / 3),
    Measure("hard", seats=5, blocks=20, low=0.2),
    Measure("hard", elections=7, low=0.25),
    *(Measure("hard", *game, low=0.25, first=first) for first in (FIRST_SEED, 287_000) for game in _CLASSIC),
)
"""Hard seats at every kind of table; some of them counted again, with other seeds."""
EASY: Final = (
    Measure("easy", blocks=100, low=0.1, high=0.15),
    Measure("easy", elections=7),
    *(Measure("easy", *game) for game in _CLASSIC),
)
"""Easy seats."""
EXPERT: Final = (
    Measure("expert"),
    Measure("expert", field="hard", blocks=75, low=0.29, first=231_000),
    *(Measure("expert", *game, blocks=15) for game in _CLASSIC),
    *(Measure("expert", *game, field="hard", blocks=10, first=290_000) for game in _CLASSIC),
)
"""Seats that look further than hard ones."""
CHARACTERS: Final = (
    *(Measure(f"{ANCHOR}:{style}", blocks=100) for style in STYLES),
    *(Measure(f"easy:{style}", blocks=50) for style in STYLES),
    *(Measure(f"hard:{style}", first=251_000) for style in STYLES),
)
"""Every character at three levels, with cards of a row of its level."""
KNOWING: Final = Measure(CLAIRVOYANT)
"""The seat that knows everything."""
MEASURES: Final = (*HARD, *EASY, Measure(ANCHOR, field="hard", high=0.25), *EXPERT, *CHARACTERS, KNOWING)
"""All rows of the report."""


def kept(folder: Path, measure: Measure) -> dict[tuple[int, int], GameLine]:
    """The games of a row that have been played, by seed and seat of the challenger."""
    file = folder / f"{measure.name}.jsonl"
    if not file.exists():
        return {}
    lines = [_line(row) for row in map(_row, file.read_text(encoding="utf-8").splitlines()) if row]
    return {(line.seed, line.rotation): line for line in lines}


def _row(text: str) -> dict[str, Any]:
    """A line of a file; nothing for one that was cut off when the games were stopped."""
    try:
        row: dict[str, Any] = json.loads(text)
    except ValueError:
        return {}
    return row


def _line(row: Mapping[str, Any]) -> GameLine:
    scores = tuple(row["scores"])
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    sources = tuple(tuple(points) for points in row["sources"])
    return GameLine(row["seed"], row["seat"], scores, winners, sources, tuple(row["money"]), 0, "", row["seconds"])


def as_row(line: GameLine) -> str:
    """A game as it is kept."""
    row = {
        "seed": line.seed,
        "seat": line.rotation,
        "scores": line.scores,
        "money": line.money,
        "sources": line.sources,
        "seconds": round(line.seconds, 2),
    }
    return json.dumps(row) + "\n"


def result(folder: Path, measure: Measure, most: int | None = None) -> ArenaReport | None:
    """What the complete blocks of a row add up to, or only the first few; nothing if there are fewer than two."""
    have = kept(folder, measure)
    jobs = measure.jobs()
    blocks = [jobs[at : at + measure.seats] for at in range(0, len(jobs), measure.seats)]
    whole = [block for block in blocks[:most] if all((job.seed, job.rotation) in have for job in block)]
    if len(whole) < 2:
        return None
    played = [job for block in whole for job in block]
    return summarize(played, [have[job.seed, job.rotation] for job in played])
