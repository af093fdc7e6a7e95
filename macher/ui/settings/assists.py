"""Helpers for beginners at the table, each of which can be switched off by itself."""

from __future__ import annotations

from typing import Final

__all__ = ["ASSISTS"]

ASSISTS: Final = ("ladder", "grid", "warnings", "advisor")
"""Cost ladder of rallies, match grid, warnings about what cannot be paid, advice.  Projections have options of their
own, since they came before the helpers."""
