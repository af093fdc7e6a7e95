"""Ratings from whole rankings: the Plackett-Luce model by ``choix`` (the extra ``rating``), with intervals.

A kind's strength is its chance to come first among others, and then again among those left over.  Points are as in
``ratings``: 400 more for ten times the odds, 1000 for the anchor.  Intervals come from drawing blocks anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from macher.ai.ratings import ANCHOR, USUAL
from macher.engine.chance import Stream

DRAWS: Final = 200
"""How often blocks are drawn anew."""
_DECADE: Final = 400
_PRIOR: Final = 0.01
"""Weight of imagined games, so that a kind that never lost has a rating."""
_STREAM: Final = 31
_TAIL: Final = 0.025

Ranking = tuple[str, ...]
"""Kinds of a game's seats, the best first; a kind may sit there more than once."""


class RatingMissing(RuntimeError):
    """``choix`` is not installed."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A kind's rating with its 95 % interval, and in how many games it sat."""

    kind: str
    points: int
    low: int
    high: int
    games: int


def ranked(kinds: Sequence[str], scores: Sequence[int], seed: int) -> Ranking:
    """The ranking of a game; a tie goes by lot, the same for the same seed."""
    seats = list(range(len(kinds)))
    Stream(seed, _STREAM).shuffle(seats)
    return tuple(kinds[seat] for seat in sorted(seats, key=lambda seat: -scores[seat]))


def placings(blocks: Sequence[Sequence[Ranking]]) -> list[Placing]:
    """Ratings of all kinds, the best first.  Raises ``RatingMissing``."""
    games = [game for block in blocks for game in block]
    kinds = sorted({kind for game in games for kind in game})
    if len(kinds) < 2:
        return []
    whole = _points(games, kinds)
    drawn, stream = [], Stream(len(blocks), _STREAM)
    for _ in range(DRAWS):
        again = [game for _ in blocks for game in stream.choice(blocks)]
        drawn.append(_points(again, kinds))
    rows = []
    for kind in kinds:
        spread = sorted(points[kind] for points in drawn)
        low, high = spread[int(_TAIL * DRAWS)], spread[DRAWS - 1 - int(_TAIL * DRAWS)]
        sat = sum(kind in game for game in games)
        rows.append(Placing(kind, round(whole[kind]), round(min(low, whole[kind])), round(max(high, whole[kind])), sat))
    return sorted(rows, key=lambda row: -row.points)


def _points(games: Sequence[Ranking], kinds: Sequence[str]) -> Mapping[str, float]:
    try:
        import choix
    except ImportError:
        raise RatingMissing("choix is not installed: pip install 'macher[rating]'") from None
    numbers = {kind: number for number, kind in enumerate(kinds)}
    strengths = choix.ilsr_rankings(len(kinds), [tuple(map(numbers.__getitem__, game)) for game in games], alpha=_PRIOR)
    found = {kind: _DECADE * float(strength) / log(10) for kind, strength in zip(kinds, strengths, strict=True)}
    anchor = found[ANCHOR] if ANCHOR in found else sum(found.values()) / len(found)
    return {kind: USUAL + points - anchor for kind, points in found.items()}


def format_placings(rows: Sequence[Placing]) -> str:
    """The ratings as a small table of plain English text."""
    if not rows:
        return "  no rating: only one kind has played"
    width = max(len(row.kind) for row in rows)
    lines = ["  Plackett-Luce rating, 95 % CI"]
    lines += [f"  {row.kind:<{width}} {row.points:6}   {row.low} to {row.high}   {row.games} games" for row in rows]
    return "\n".join(lines)
