"""What others may use of election night."""

from __future__ import annotations

from macher.ui.features.night.page import TWICE, ElectionScreen

__all__ = ["TWICE", "ElectionScreen"]
