"""Where the sheet of a reveal lies: over the boards that it is not about."""

from __future__ import annotations

from macher.ui.staging.reveal import Sheet
from macher.ui.table.model import TableModel
from macher.ui.table.zones import Zones

__all__ = ["sheet_for"]

_WHOLE, _BESIDE = (1412.0, 660.0), (700.0, 660.0)
"""Sizes of the sheet in the wide layout: over all boards, and beside the one that a reveal is about."""


def sheet_for(zones: Zones, model: TableModel, land: int) -> Sheet | None:
    """The sheet for a reveal about a board, or about none (-1); none where only one board is on the screen."""
    if zones.layout == "focus":
        return None
    boards = zones.boards[: len(model.view.lands)]
    whole = boards[0].around(boards[-1])
    if land < 0 or len(boards) < 3:
        return Sheet(whole, _WHOLE)
    first = land + 1 if land <= len(boards) - 3 else land - 2
    return Sheet(boards[first].around(boards[first + 1]), _BESIDE)
