"""Where the sheet of a reveal lies: over the boards that it is not about."""

from __future__ import annotations

from macher.ui.layout import Rect
from macher.ui.staging.reveal import Reveal, Sheet
from macher.ui.table.boards.board import row_rects
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel

__all__ = ["sheet_for"]

_WHOLE, _BESIDE, _BAND = (1412.0, 660.0), (700.0, 660.0), (1412.0, 382.0)
"""Sizes of the sheet in the wide layout: over all boards, beside the one that a reveal is about, below their heads."""
_LEAST = 0.4
"""Least part of the room of all boards that a sheet takes among folded ones."""


def sheet_for(zones: Zones, model: TableModel, reveal: Reveal) -> Sheet | None:
    """The sheet for a reveal; none where only one board is on the screen, or where it is told without one."""
    if zones.layout == "focus" or reveal.room == "place":
        return None
    boards = zones.boards[: len(model.view.lands)]
    first, last = min(boards, key=lambda box: box.x), max(boards, key=lambda box: box.right)
    whole, land = first.around(last), reveal.land
    if reveal.room == "band":
        return Sheet(zones.panel or whole, _BAND)
    if land < 0 or len(boards) < 3:
        return Sheet(whole, _WHOLE)
    rows = tuple(row.moved(boards[land].x, boards[land].y) for row in row_rects(zones.board, model.seats))
    if zones.folded:
        return Sheet(_among_folded(zones, boards[land], whole), _BESIDE, rows)
    at = land + 1 if land <= len(boards) - 3 else land - 2
    return Sheet(boards[at].around(boards[at + 1]), _BESIDE, rows)


def _among_folded(zones: Zones, board: Rect, whole: Rect) -> Rect:
    """Beside a board among folded ones, on its wider side; over a part of the board if that is not enough."""
    least = whole.w * _LEAST
    if board.x - whole.x > whole.right - board.right and board.x - whole.x >= least:
        return Rect(whole.x, whole.y, board.x - whole.x - 8, whole.h)
    wide = max(whole.right - board.right - 8, least)
    return Rect(whole.right - wide, whole.y, wide, whole.h)
