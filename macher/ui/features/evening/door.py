"""What others may use of evenings alone: what is remembered of today, puzzles and rivals, and the dark column."""

from __future__ import annotations

from macher.ui.features.evening.made_words import goal_text
from macher.ui.features.evening.parts import EveningWords, evening_page
from macher.ui.features.evening.puzzles import Puzzles
from macher.ui.features.evening.rivals import Rivals
from macher.ui.features.evening.today import Today

__all__ = ["EveningWords", "Puzzles", "Rivals", "Today", "evening_page", "goal_text"]
