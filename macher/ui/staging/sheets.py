"""Where the sheet of a reveal lies: over the boards that it is not about."""

from __future__ import annotations

from macher.ui.staging.reveal import Sheet
from macher.ui.table.model import TableModel
from macher.ui.table.zones import Zones

__all__ = ["sheet_for"]

_WIDE, _HIGH = 1412.0, 660.0
"""Size of the boards in the wide layout, in which reveals give their places."""
_BESIDE = 700.0
"""Width of a sheet beside one board there."""


def sheet_for(zones: Zones, model: TableModel, land: int) -> Sheet | None:
    """The sheet for a reveal about a board, or about none (-1); none where only one board is on the screen."""
    if zones.layout == "focus":
        return None
    boards = zones.boards[: len(model.view.lands)]
    whole = boards[0].around(boards[-1])
    if land < 0 or len(boards) < 3:
        return Sheet(whole, min(whole.w / _WIDE, whole.h / _HIGH))
    first = land + 1 if land <= len(boards) - 3 else land - 2
    beside = boards[first].around(boards[first + 1])
    return Sheet(beside, min(beside.w / _BESIDE, beside.h / _HIGH))
