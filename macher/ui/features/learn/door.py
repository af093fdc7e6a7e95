"""What others may use of the lessons: the aim of the game in figures and as a picture."""

from __future__ import annotations

from macher.ui.features.learn.aim_facts import aim_facts
from macher.ui.features.learn.aim_picture import aim_picture

__all__ = ["aim_facts", "aim_picture"]
