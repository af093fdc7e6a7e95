"""Movements and clocks."""

from macher.ui.motion.motion import LONGEST, Clock, HeldClock, ManualClock, Motion, ease_out

__all__ = ["LONGEST", "Clock", "HeldClock", "ManualClock", "Motion", "ease_out"]
