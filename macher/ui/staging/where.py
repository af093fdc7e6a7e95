"""Where a reveal is told: where its sheet lies, and what is lit and framed meanwhile."""

from __future__ import annotations

import math

from macher.ui.layout import Rect
from macher.ui.staging.reveal import Reveal, Sheet
from macher.ui.table.boards.board import row_rects
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.light import Light, Row
from macher.ui.table.model import TableModel

__all__ = ["light_during", "sheet_for"]


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


def light_during(model: TableModel, reveal: Reveal) -> Light:
    """What is lit on the table behind a reveal; all else is toned."""
    acting = model.names.party_key(reveal.seat) if reveal.seat >= 0 else ""
    rows, mine = _rows(model, reveal)
    return Light(
        f"{acting}.edge" if acting else "rule",
        reveal.touches,
        reveal.touches,
        rows,
        mine,
        boxes=reveal.boxes,
        mine=False,
    )


def _rows(model: TableModel, reveal: Reveal) -> tuple[frozenset[Row], frozenset[Row]]:
    """The rows of the board whose figures change before all eyes, and those of them that are mine."""
    if reveal.land < 0 or reveal.room != "sheet" or reveal.reaches == math.inf:
        return frozenset(), frozenset()
    mine = {(reveal.land, model.seat)} if model.seat >= 0 and not model.shared else set()
    acting = {(reveal.land, reveal.seat)} if reveal.seat >= 0 else set()
    return frozenset(acting | mine), frozenset(mine)
