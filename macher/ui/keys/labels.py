"""Names of keys on the screen, in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from macher.ui.keys.keys import Chord, KeyMap

__all__ = ["action_keys", "chord_label", "shortcut"]

Say = Callable[[str], str]

NAMES: Final = {
    "return": "enter",
    "keypad enter": "keypad-enter",
    "escape": "escape",
    "space": "space",
    "backspace": "backspace",
    "delete": "delete",
    "insert": "insert",
    "home": "home",
    "end": "end",
    "page up": "page-up",
    "page down": "page-down",
    "ctrl": "ctrl",
    "alt": "alt",
    "shift": "shift",
}
"""Keys whose names are translated, with the ending of their text key."""
_SIGNS: Final = {"-": "−", "left": "←", "right": "→", "up": "↑", "down": "↓"}
_KEYPAD: Final = "keypad "


def _key(texts: Say, name: str) -> str:
    if name in NAMES:
        return texts(f"key-{NAMES[name]}")
    if name.startswith(_KEYPAD):
        return f"{texts('key-keypad')} {name.removeprefix(_KEYPAD)}"
    return _SIGNS.get(name, name.upper())


def chord_label(texts: Say, chord: Chord) -> str:
    """A chord as it is written on the screen: Ctrl+Z."""
    parts = [name for name in ("ctrl", "alt", "shift") if getattr(chord, name)]
    return "+".join(_key(texts, name) for name in [*parts, chord.key])


def action_keys(texts: Say, keys: KeyMap, action: str) -> list[str]:
    """All chords of an action, the first one first.  Raises KeyError."""
    return [chord_label(texts, chord) for chord in keys.chords(action)]


def shortcut(texts: Say, keys: KeyMap, action: str) -> str:
    """The first chord of an action, or an empty text for an action without one or for no action."""
    found = action_keys(texts, keys, action)[:1] if action else []
    return found[0] if found else ""
