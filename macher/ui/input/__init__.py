"""Key presses and the map of actions."""

from macher.ui.input.keys import ACTIONS, DEFAULT_KEYS, Chord, KeyMap, KeyPress

__all__ = ["ACTIONS", "DEFAULT_KEYS", "Chord", "KeyMap", "KeyPress"]
