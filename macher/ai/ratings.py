"""The measured strength of the levels: results of the arena in ``assets/ratings.json``.

A rating compares one seat of a level with a table of normal seats: 1000 for normal, 400 more for ten times the odds.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from math import log10
from pathlib import Path
from typing import Any, Final, get_type_hints

from macher.ai.forecast import weights
from macher.ai.kinds import read_kind
from macher.files import json_value, read_text
from macher.resources import asset
from macher.rules.edition import Edition

FILE: Final = "ratings.json"
ANCHOR: Final = "normal"
"""The level that all others are measured against."""
USUAL: Final = 1000
"""The rating of that level."""
_DECADE: Final = 400
_LARGEST_FILE: Final = 256 * 1024
"""Most bytes of the file; a row has about 250."""
_BEYOND: Final = 1 << 63
"""All numbers of a row are below this."""
_LONGEST_DETAIL: Final = 200


class RatingsDamaged(ValueError):
    """The file of ratings cannot be read; the text says where."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How a kind of seat has fared alone among normal ones, and how that was measured."""

    kind: str
    edition: str
    elections: int
    seats: int
    share: float
    """Share of all victories; ties are shared."""
    low: float
    high: float
    """Its 95 % confidence interval."""
    games: int
    blocks: int
    """Independent set-ups among the games."""
    seed: int
    """Seed of the first set-up; the next ones count up."""
    data: str
    """Fingerprint of the edition's figures."""

    @property
    def points(self) -> int:
        """The rating."""
        return in_points(self.share, self.seats)

    @property
    def range(self) -> tuple[int, int]:
        """The rating at both ends of the interval."""
        return in_points(self.low, self.seats), in_points(self.high, self.seats)


def looks_ahead(edition: Edition) -> bool:
    """Whether the hard level looks ahead in this edition; if not, it plays like the normal one."""
    return any(name.partition("/")[0] == edition.key for name in weights())


def in_points(share: float, seats: int) -> int:
    """A share of victories as a rating, by its odds compared with those of equal seats."""
    inside = min(max(share, 0.001), 0.999)
    return round(USUAL + _DECADE * log10(inside * (seats - 1) / (1 - inside)))


def read_ratings(text: str) -> list[Rating]:
    """The ratings in a file's text; raises ``RatingsDamaged``."""
    try:
        rows = json_value(text)["ratings"]
        found = [_checked(row) for row in rows]
    except (ValueError, KeyError, TypeError) as error:
        raise RatingsDamaged(f"{FILE}: {str(error)[:_LONGEST_DETAIL]}") from None
    if len({(row.kind, row.edition, row.elections) for row in found}) != len(found):
        raise RatingsDamaged(f"{FILE}: a kind was measured twice for the same game")
    return found


def _checked(raw: Any) -> Rating:
    """One row.  Raises ``ValueError``, ``KeyError`` or ``TypeError`` for anything that the arena does not write."""
    if not isinstance(raw, dict):
        raise TypeError("a row is no table")
    row = Rating(**raw)
    for name, kind in get_type_hints(Rating).items():
        value = getattr(row, name)
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise TypeError(f"{name} is of the wrong kind")
        if kind is int and not 0 <= value < _BEYOND:
            raise ValueError(f"{name} is out of range")
    read_kind(row.kind)
    if not 0 <= row.low <= row.share <= row.high <= 1:
        raise ValueError(f"{row.kind}: {row.share} does not lie in its interval")
    if row.seats < 2:
        raise ValueError(f"{row.kind}: nobody to play against")
    if row.games != row.blocks * row.seats or row.games <= 0:
        raise ValueError(f"{row.kind}: {row.games} games do not fit {row.blocks} blocks of {row.seats}")
    return row


@lru_cache(maxsize=1)
def ratings() -> tuple[Rating, ...]:
    """What was measured, as shipped; nothing if the file is missing or damaged."""
    try:
        return tuple(read_ratings(asset(FILE).read_text(encoding="utf-8")))
    except (OSError, RatingsDamaged):
        return ()


def rating_of(kind: str, edition: Edition, elections: int) -> Rating | None:
    """The rating of a kind with exactly these figures, if it was measured."""
    for row in ratings():
        if (row.kind, row.edition, row.elections, row.data) == (kind, edition.key, elections, edition.data_digest):
            return row
    return None


def _kept(path: Path) -> Sequence[Rating]:
    """The ratings in a file; none if there is no file yet."""
    try:
        return read_ratings(read_text(path, _LARGEST_FILE))
    except FileNotFoundError:
        return ()
    except UnicodeDecodeError:
        raise RatingsDamaged(f"{path.name}: this is no text") from None


def write_rating(path: Path, row: Rating) -> None:
    """Puts a rating into a file, in the place of an older one for the same game.

    Raises ``OSError``, or ``RatingsDamaged`` for a file that holds something else.
    """
    rows: Sequence[Rating] = _kept(path)
    key = (row.edition, row.elections, row.kind)
    kept = [other for other in rows if (other.edition, other.elections, other.kind) != key]
    listed = sorted([*kept, row], key=lambda each: (each.edition, each.elections, each.kind))
    lines: list[dict[str, Any]] = [asdict(each) for each in listed]
    body = ",\n".join(" " + json.dumps(line) for line in lines)
    path.write_text('{"ratings": [\n' + body + "\n]}\n", encoding="utf-8")
