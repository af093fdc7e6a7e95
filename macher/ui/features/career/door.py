"""What others may use of the statistics: their tabs."""

from __future__ import annotations

from macher.ui.features.career.of_a_game import GameStatsTab
from macher.ui.features.career.page import CareerTab

__all__ = ["CareerTab", "GameStatsTab"]
