"""Which boards are folded, and how the living ones share the room that this leaves."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from macher.rules.views import PlayerView
from macher.ui.layout import Rect

__all__ = ["MOST_BOARDS", "boards_of", "folded_boards", "shared_out"]

MOST_BOARDS: Final = 4
"""Boards of a whole game; a set-up may have fewer."""

_FEW: Final = 2
"""Where boards are filled again, nothing folds before so few are left."""


def folded_boards(view: PlayerView) -> frozenset[int]:
    """The boards of states that have voted and that are prepared for nothing more; empty if no state is left."""
    closed = frozenset(place for place, land in enumerate(view.lands) if land.closed)
    living = len(view.lands) - len(closed)
    refilled = view.elections > len(view.lands)
    if not living or (refilled and living > _FEW):
        return frozenset()
    return closed


def boards_of(view: PlayerView) -> int:
    """How many boards lie on the table, or will lie there."""
    return min(len(view.lands), MOST_BOARDS) or MOST_BOARDS


def shared_out(area: Rect, count: int, folded: Collection[int], strip: float, gap: float) -> tuple[Rect, ...]:
    """The places of all boards: folded ones as strips at the left, in their order, the living ones beside them."""
    living = [place for place in range(count) if place not in folded]
    boards = {
        place: Rect(area.x + at * (strip + gap), area.y, strip, area.h) for at, place in enumerate(sorted(folded))
    }
    room = area.trim(left=len(boards) * (strip + gap))
    for place, rect in zip(living, room.columns(len(living), gap), strict=True):
        boards[place] = Rect(round(rect.x), round(rect.y), round(rect.right) - round(rect.x), round(rect.h))
    return tuple(boards[place] for place in range(count))
