"""What others may use of the settings: what counts at once."""

from __future__ import annotations

from macher.ui.features.settings.preferences import Preferences

__all__ = ["Preferences"]
