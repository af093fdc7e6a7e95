"""What the system says about the display."""

from __future__ import annotations

import ctypes
import logging
import os
import sys

import pygame

__all__ = ["declare_dpi_awareness", "display_scale"]

log = logging.getLogger(__name__)

_PER_MONITOR = 2
_USUAL_DPI = 96


def declare_dpi_awareness() -> None:
    """Tell Windows not to stretch the window; must run before pygame opens one. Nothing elsewhere."""
    if sys.platform == "win32":
        try:
            ctypes.windll.shcore.SetProcessDpiAwareness(_PER_MONITOR)
        except (AttributeError, OSError):
            log.info("no DPI awareness on this Windows")


def display_scale() -> float:
    """How many physical pixels the display shows for one of ordinary size."""
    for variable in ("GDK_SCALE", "QT_SCALE_FACTOR"):
        try:
            return min(4.0, max(1.0, float(os.environ[variable])))
        except (KeyError, ValueError):
            continue
    if sys.platform == "win32":
        try:
            return max(1.0, float(ctypes.windll.user32.GetDpiForSystem()) / _USUAL_DPI)
        except (AttributeError, OSError):
            return 1.0
    # Elsewhere SDL does not tell; a display of 4K and more is meant for twice the size.
    heights = [height for _, height in pygame.display.get_desktop_sizes()]
    return 2.0 if heights and heights[0] >= 2000 else 1.0
