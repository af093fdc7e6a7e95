"""Key presses, the map of actions, and what keys are called."""

from macher.ui.keys.keys import ACTIONS, DEFAULT_KEYS, Chord, KeyMap, KeyPress

__all__ = ["ACTIONS", "DEFAULT_KEYS", "Chord", "KeyMap", "KeyPress"]
