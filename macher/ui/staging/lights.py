"""What is lit while a reveal is told: the boards and boxes that it touches, framed in the colour of whoever acts."""

from __future__ import annotations

import math

from macher.ui.staging.reveal import Reveal
from macher.ui.table.light import Light, Row
from macher.ui.table.model import TableModel

__all__ = ["light_during"]


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
