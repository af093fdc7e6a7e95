"""A landmark for each state, in one ink and one tint, for its stamp."""

from __future__ import annotations

from collections.abc import Callable

from art import landmarks_north as north
from art import landmarks_south as south
from art.drawing import Drawing

__all__ = ["LANDMARKS"]

LANDMARKS: dict[str, Callable[[], Drawing]] = {
    "SH": north.lighthouse,
    "HH": north.crane,
    "MV": north.cliff,
    "HB": north.musicians,
    "NI": north.windmill,
    "BE": north.tower,
    "BB": north.punt,
    "ST": south.disc_of_sky,
    "NW": south.winding,
    "HE": south.gable,
    "TH": south.castle,
    "SN": south.dome,
    "RP": south.vineyard,
    "SL": south.ironworks,
    "BW": south.farmhouse,
    "BY": south.onion,
}
"""What draws the landmark of each state, by its code."""
