"""What others may use of several people at one screen: their PINs."""

from __future__ import annotations

from macher.ui.features.handover.pins import Pins

__all__ = ["Pins"]
