"""The places of the table in a window: wide, compact or focus."""

from __future__ import annotations

from functools import lru_cache

from macher.ui.layout import Rect, Viewport
from macher.ui.table.boards.folded_which import MOST_BOARDS
from macher.ui.table.layouts import compact, focus, wide
from macher.ui.table.layouts.zones import Zones

_LAYOUTS = {"wide": wide.zones, "compact": compact.zones, "focus": focus.zones}


@lru_cache(maxsize=32)
def _zones(layout: str, stage: Rect, national: bool, folded: frozenset[int], boards: int) -> Zones:
    return _LAYOUTS[layout](stage, national, folded, boards)


def zones_for(
    viewport: Viewport, national: bool = False, folded: frozenset[int] = frozenset(), boards: int = MOST_BOARDS
) -> Zones:
    """The places of a window, for a game with or without a national board, of so many boards with these folded."""
    return _zones(viewport.layout, viewport.stage, national, folded, boards)
