"""What others may use of the lessons: the aim of the game in figures and as a picture."""

from __future__ import annotations

from macher.ui.features.learn.aim import aim_picture
from macher.ui.features.learn.aim_facts import aim_facts

__all__ = ["aim_facts", "aim_picture"]
