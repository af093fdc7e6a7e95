"""The game and the puzzle of a day: made from the date alone, so that everybody has the same; what of them counts.

The game of the day is a game of the first edition against three characters.  Its seed, its parties and its rivals are
drawn from the date and from ``RULES``; the states follow from the seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from macher.ai.kinds import HUMAN, STYLES
from macher.engine.chance import Stream
from macher.rules.cards import PARTIES
from macher.session.config import GameConfig, SeatConfig
from macher.session.progress import Day

if TYPE_CHECKING:
    from macher.session.puzzles import Puzzle
    from macher.session.session import GameSession

__all__ = [
    "FIRST_DAY",
    "RULES",
    "Streak",
    "believed",
    "daily_config",
    "day_played",
    "day_result",
    "number_of",
    "puzzle_of",
    "streak",
    "today",
]

EARLIEST: Final = date(1, 2, 1)
LATEST: Final = date(9999, 11, 30)
"""A clock that is set wrong may tell any day: none outside these is believed, so that there are days beside each."""
FIRST_DAY: Final = date(2026, 1, 1)
"""The day of the game with the number 1."""
RULES: Final = 1
"""Version of the rules and figures of the game of the day; a new one makes other games from the same dates."""
LEVEL: Final = "hard"
"""Level of the rivals."""
SEATS: Final = 4
GRACE: Final = timedelta(days=1)
"""How long after its day a game still counts for it: one begun before midnight may end after it."""

_SEEDS: Final = 1 << 31
_STREAM: Final = 327
"""Number of the random stream that draws the games of the days."""
_PUZZLE_STREAM: Final = 328


class Streak(NamedTuple):
    """Days in a row on which the game was finished or the puzzle solved."""

    now: int
    """Up to today, or up to yesterday while today is still open."""
    longest: int


def today() -> date:
    """The day at this moment, in universal time: it changes everywhere at once."""
    return datetime.now(UTC).date()


def believed(day: date) -> date:
    """The day that a clock tells, or the nearest one that has others beside it."""
    return min(max(day, EARLIEST), LATEST)


def number_of(day: date) -> int:
    """The number of a day's game; at least 1, whatever a wrong clock says."""
    return max(1, (day - FIRST_DAY).days + 1)


def daily_config(day: date, you: str, names: Mapping[str, str]) -> GameConfig:
    """The game of a day; ``names`` are those of the characters."""
    stream = Stream(day.toordinal(), _STREAM, RULES)
    parties, styles = list(PARTIES), list(STYLES)
    seed = stream.below(_SEEDS)
    stream.shuffle(parties)
    stream.shuffle(styles)
    own, *others = parties[:SEATS]
    seats = [SeatConfig(own, you, HUMAN)]
    seats += [
        SeatConfig(party, names.get(style, style), f"{LEVEL}:{style}")
        for party, style in zip(others, styles, strict=False)
    ]
    return GameConfig(tuple(seats), seed=seed)


def day_played(config: GameConfig, now: date) -> date | None:
    """The day whose game this is, if it still counts; names do not matter, everything else does."""
    now = believed(now)
    for day in (now, now - GRACE):
        wanted = daily_config(day, "", {})
        same = (config.edition, config.elections, config.seed, config.options, config.data_file)
        if same != (wanted.edition, wanted.elections, wanted.seed, wanted.options, wanted.data_file):
            continue
        if (config.parties, config.kinds) == (wanted.parties, wanted.kinds):
            return day
    return None


def day_result(session: GameSession, replay: str = "") -> Day:
    """What is kept of a game of the day that is over: the person sits in the first seat."""
    view = session.view(-1)
    scores = [party.points for party in view.parties]
    own, best = scores[0], max(scores[1:])
    held = sorted(view.results, key=lambda result: result.number)
    lands = session.edition.figures.lands
    return Day(
        points=own,
        place=1 + sum(score > own for score in scores),
        seats=len(scores),
        ahead=own - best,
        governed=tuple(0 in result.winners for result in held),
        replay=replay,
        scores=tuple(scores),
        lands=tuple(lands[result.card].key for result in held),
        winners=tuple(tuple(result.winners) for result in held),
        votes=tuple(tuple(result.votes) for result in held),
        worth=tuple(result.points[0] + (result.bonus if 0 in result.seats else 0) for result in held),
    )


def puzzle_of(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Another puzzle every day, the same for everybody who has the same puzzles; all come before one comes again."""
    if not puzzles:
        return None
    turn, at = divmod(day.toordinal(), len(puzzles))
    order = sorted(puzzles, key=lambda puzzle: puzzle.key)
    Stream(turn, _PUZZLE_STREAM).shuffle(order)
    return order[at]


def streak(days: Mapping[str, Day], day: date) -> Streak:
    """The days in a row up to a day, and the most there ever were."""
    counted = sorted({found for key, each in days.items() if (each.played or each.puzzle) and (found := _day(key))})
    day = believed(day)
    longest, run, last = 0, 0, None
    for each in counted:
        run = run + 1 if last is not None and each - last == timedelta(days=1) else 1
        longest, last = max(longest, run), each
    have, now = set(counted), 0
    at = day if day in have else day - timedelta(days=1)
    while at in have and at > EARLIEST:
        now, at = now + 1, at - timedelta(days=1)
    return Streak(now, longest)


def _day(key: str) -> date | None:
    """A day as the progress file writes it; nothing for one that there is not."""
    try:
        return date.fromisoformat(key)
    except ValueError:
        return None
