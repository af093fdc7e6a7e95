"""Helpers for beginners at the table, each of which can be switched off by itself."""

from __future__ import annotations

from typing import Final

__all__ = ["ASSISTS", "FIRST_GAMES"]

ASSISTS: Final = ("ladder", "grid", "warnings", "advisor")
"""Cost ladder of rallies, match grid, warnings about what cannot be paid, advice.  Projections have options of their
own, since they came before the helpers."""

FIRST_GAMES: Final = 2
"""Number of games after which the player is told once that the helpers can be switched off."""
