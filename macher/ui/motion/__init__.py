"""Movements and clocks."""

from macher.ui.motion.motion import LONGEST, Clock, ManualClock, Motion, ease_out

__all__ = ["LONGEST", "Clock", "ManualClock", "Motion", "ease_out"]
