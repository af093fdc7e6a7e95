"""Where the card of a lesson stands: beside what is lit, never over it, in every layout."""

from __future__ import annotations

from collections.abc import Sequence

from macher.ui.layout import Rect
from macher.ui.table.zones import Zones

__all__ = ["card_place", "dock_places"]


def dock_places(zones: Zones) -> list[Rect]:
    """The dock with its tray."""
    found = [zones.dock.panel]
    if zones.dock.tray is not None:
        found.append(zones.dock.tray)
    return found


def card_place(zones: Zones, lit: Sequence[Rect], bottom: float) -> Rect:
    """The first place that hides nothing lit; if there is none, the place that hides least."""
    candidates = _focus(zones, bottom) if zones.layout == "focus" else _boards(zones)
    hidden = [sum(_area(box.shared(rect)) for rect in lit) for box in candidates]
    return candidates[hidden.index(min(hidden))]


def _area(rect: Rect) -> float:
    return max(0.0, rect.w) * max(0.0, rect.h)


def _boards(zones: Zones) -> list[Rect]:
    """Places over two boards beside the lit one."""
    boards = zones.boards
    return [boards[at].around(boards[at + 1]) for at in (1, 2, 0)]


def _focus(zones: Zones, bottom: float) -> list[Rect]:
    """Places over the panel at the right, over the board, or over both."""
    board, side, recap = zones.boards[0], zones.side, zones.recap
    assert side is not None
    assert recap is not None
    top = zones.tabs[0].y
    low = bottom - 6
    right = Rect(side.x, top, side.w, low - top)
    left = Rect(board.x, top, board.w, low - top)
    above = recap.bottom - top
    return [
        right,
        right._replace(h=above),
        Rect(board.x, top, side.right - board.x, above),
        left,
        left._replace(h=above),
    ]
