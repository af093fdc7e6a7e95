"""What each board of a table is now: a stage, a wing or a result; and the widths that follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from macher.rules.views import PlayerView
from macher.ui.layout import Rect

__all__ = ["MOST_BOARDS", "ColumnKind", "Columns", "bands", "columns_of", "folded_boards", "shared_out"]

MOST_BOARDS: Final = 4
"""Boards of a whole game; a set-up may have fewer."""
MOST_SEATS: Final = 5
_FEW: Final = 2
"""Where boards are filled again, nothing folds before so few are left."""

ColumnKind = Literal["stage", "wing", "result"]
"""A state that votes this round, one that votes later, one that has voted."""


@dataclass(frozen=True, slots=True)
class Columns:
    """What the places of a table depend on besides the window."""

    kinds: tuple[ColumnKind, ...] = ("stage", "wing", "wing", "wing")
    """By place of a board."""
    seats: int = MOST_SEATS
    mine: int = -1
    """The seat with the taller band; -1 for none."""
    national: bool = False
    laid: bool = False
    """Whether cards lie over the question where they have no place of their own (focus layout)."""

    @property
    def folded(self) -> frozenset[int]:
        """Boards that show a result only."""
        return frozenset(place for place, kind in enumerate(self.kinds) if kind == "result")

    @property
    def living(self) -> list[int]:
        """Places of all others."""
        return [place for place, kind in enumerate(self.kinds) if kind != "result"]


def folded_boards(view: PlayerView) -> frozenset[int]:
    """The boards of states that have voted and that are prepared for nothing more; empty if no state is left."""
    closed = frozenset(place for place, land in enumerate(view.lands) if land.closed)
    living = len(view.lands) - len(closed)
    refilled = view.elections > len(view.lands)
    if not living or (refilled and living > _FEW):
        return frozenset()
    return closed


def columns_of(view: PlayerView, mine: int, national: bool, folded: frozenset[int] | None = None) -> Columns:
    """The columns of a table; `folded` replaces the boards that are folded now.

    The stage is where the round's election is; before the first round it is the state that votes first.
    """
    count = min(len(view.lands), MOST_BOARDS) or MOST_BOARDS
    closed = folded_boards(view) if folded is None else folded
    living = [place for place in range(count) if place not in closed]
    stages = [place for place in view.voting if place in living] or _next(view, living)
    kinds: list[ColumnKind] = [
        "result" if place in closed else "stage" if place in stages else "wing" for place in range(count)
    ]
    return Columns(tuple(kinds), len(view.parties) or MOST_SEATS, mine, national)


def _next(view: PlayerView, living: Sequence[int]) -> list[int]:
    """The state that votes first of those that have not voted."""
    numbers = {place: view.lands[place].number for place in living if place < len(view.lands)}
    waiting = [place for place in numbers if not view.lands[place].closed]
    return [min(waiting or living, key=lambda place: numbers.get(place, place))] if living else []


def bands(area: Rect, seats: int, mine: int, gap: float, taller: float) -> tuple[Rect, ...]:
    """The bands of the parties across the table: of one height, but mine, which is `taller`."""
    more = taller if 0 <= mine < seats else 0.0
    height = (area.h - gap * (seats - 1) - more) // seats
    found, y = [], area.y
    for seat in range(seats):
        tall = height + (more if seat == mine else 0.0)
        found.append(Rect(area.x, y, area.w, tall))
        y += tall + gap
    return tuple(found)


def shared_out(area: Rect, kinds: Sequence[ColumnKind], strip: float, gap: float) -> tuple[Rect, ...]:
    """The places of all boards in their order: results as strips, and all others in equal columns."""
    living = sum(kind != "result" for kind in kinds)
    room = area.w - gap * (len(kinds) - 1) - strip * (len(kinds) - living)
    found, x = [], area.x
    for kind in kinds:
        end = x + (strip if kind == "result" else room / living)
        found.append(Rect(round(x), area.y, round(end) - round(x), area.h))
        x = end + gap
    return tuple(found)
