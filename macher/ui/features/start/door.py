"""What others may use of the ways in: fields that a new game and a tournament share."""

from __future__ import annotations

from macher.ui.features.start.game_fields import SetUpScreen, edition_choice

__all__ = ["SetUpScreen", "edition_choice"]
