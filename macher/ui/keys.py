"""Keys, chords and the map from chords to named actions that the player may change."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

DEFAULT_KEYS: dict[str, tuple[str, ...]] = {
    "confirm": ("return", "keypad enter"),
    "back": ("escape",),
    "skip": ("space",),
    "result": ("s",),
    "undo": ("ctrl+z",),
    "redo": ("ctrl+y", "ctrl+shift+z"),
    "pass": ("p",),
    "hint": ("h",),
    "replay_recent": ("r",),
    "log": ("l",),
    "search": ("ctrl+f",),
    "projections": ("v",),
    "plan": ("w",),
    "pin": ("t",),
    "assist": ("x",),
    "state1": ("1",),
    "state2": ("2",),
    "state3": ("3",),
    "state4": ("4",),
    "bid_up": ("+", "keypad +", "="),
    "bid_down": ("-", "keypad -"),
    "fill": ("f",),
    "rules": ("f1",),
    "parties": ("f2",),
    "fullscreen": ("f11",),
    "save": ("ctrl+s",),
    "load": ("ctrl+o",),
    "quick_save": ("f5",),
    "quick_load": ("f9",),
    "new_game": ("ctrl+n",),
    "quit": ("ctrl+q",),
    "size_up": ("ctrl++", "ctrl+=", "ctrl+keypad +"),
    "size_down": ("ctrl+-", "ctrl+keypad -"),
    "size_reset": ("ctrl+0",),
    "mute": ("m",),
    "settings": ("ctrl+,",),
    "link_back": ("backspace", "alt+left"),
    "step_on": ("page down", "right"),
    "step_back": ("page up", "left"),
    "step_first": ("home",),
    "step_last": ("end",),
    "viewpoint": ("o",),
    "viewpoint_back": ("shift+o",),
}
"""Every action of the game and its usual chords.  Plain arrows come here only while nothing has the focus."""

ACTIONS = tuple(DEFAULT_KEYS)

AGAIN: Final = frozenset({"bid_up", "bid_down", "step_on", "step_back"})
"""Actions that a held key does again and again; every other action is done once for each press."""
_MOVING = frozenset({pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN})
_TURNING = _MOVING | {pygame.K_PAGEUP, pygame.K_PAGEDOWN}
_EDITING = frozenset({pygame.K_BACKSPACE, pygame.K_DELETE, *map(ord, "+-="), pygame.K_KP_PLUS, pygame.K_KP_MINUS})

_PLACES: Final = {
    **{4 + at: letter for at, letter in enumerate("abcdefghijklmnopqrstuvwxyz")},
    **dict(zip((45, 46, 47, 48, 51, 52, 53, 54, 55, 56), "-=[];'`,./", strict=True)),
}
"""What stands on the keys of a US keyboard, by their place (scancode of SDL)."""
_SIGNS: Final = frozenset("+-=?")
_ALIASES = {f"keypad {n}": str(n) for n in range(10)} | {"keypad .": ".", "enter": "keypad enter"}
"""A keypad digit counts as the digit."""


@dataclass(frozen=True)
class KeyPress:
    """One key going down. `key` is the pygame key code, `text` what it types."""

    key: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    text: str = ""

    @property
    def moves_focus(self) -> bool:
        """Whether it is Tab or an arrow, alone or with Shift."""
        return self.key in _MOVING and not (self.ctrl or self.alt)

    @property
    def turns(self) -> bool:
        """Whether it moves through a list or turns pages."""
        return self.key in _TURNING and not (self.ctrl or self.alt)

    @property
    def repeats(self) -> bool:
        """Whether what has the focus hears it again and again while it is held: it moves, edits or counts."""
        return (self.key in _TURNING or self.key in _EDITING) and not (self.ctrl or self.alt)

    @property
    def types_only(self) -> bool:
        """Whether Ctrl and Alt are held together: Windows sends AltGr so, which types a letter and commands nothing."""
        return self.ctrl and self.alt

    @classmethod
    def of(cls, event: pygame.event.Event) -> KeyPress:
        """The key of a KEYDOWN; the command key of a Mac counts as Ctrl.

        On a layout whose letter is not Latin the key counts as the letter of its place on a US keyboard.
        """
        mod = event.mod
        command = mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        return cls(
            event.key if _latin(event.key) else ord(_PLACES.get(event.scancode, chr(event.key))),
            bool(command),
            bool(mod & pygame.KMOD_SHIFT),
            bool(mod & pygame.KMOD_ALT),
            getattr(event, "unicode", ""),
        )

    @property
    def name(self) -> str:
        """The key's name without modifiers, as in chords: `return`, `a`, `f1`."""
        return key_name(self.key)


_NAMED: Final = "RETURN ESCAPE SPACE TAB BACKSPACE DELETE INSERT LEFT RIGHT UP DOWN HOME END"
"""Keys whose names are those of pygame."""
_SPECIAL: dict[int, str] = {
    **{getattr(pygame, f"K_{name}"): name.lower() for name in _NAMED.split()},
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_KP_ENTER: "keypad enter",
    pygame.K_KP_PLUS: "keypad +",
    pygame.K_KP_MINUS: "keypad -",
    pygame.K_KP_PERIOD: "keypad .",
    pygame.K_KP_MULTIPLY: "keypad *",
    pygame.K_KP_DIVIDE: "keypad /",
    **{
        getattr(pygame, f"K_{side[0].upper()}{key.upper()}"): f"{side} {key}"
        for side in ("left", "right")
        for key in ("alt", "ctrl", "shift", "meta")
    },
    **{getattr(pygame, f"K_KP{n}"): f"keypad {n}" for n in range(10)},
    **{getattr(pygame, f"K_F{n}"): f"f{n}" for n in range(1, 16)},
}
_CODES: dict[str, int] = {name: code for code, name in _SPECIAL.items()}
_LAST_CHARACTER = 0x10FFFF


def _latin(code: int) -> bool:
    """Whether a key code is no letter, or a Latin one."""
    if not 127 < code <= _LAST_CHARACTER or not chr(code).isalpha():
        return True
    return unicodedata.name(chr(code), "").startswith("LATIN")


def key_name(code: int) -> str:
    """The name of a pygame key code. Own tables, so that no display has to be open."""
    if code in _SPECIAL:
        return _SPECIAL[code]
    return chr(code).lower() if 32 < code <= _LAST_CHARACTER else f"key {code}"


def key_code(name: str) -> int:
    """The pygame key code of a name. Raises ValueError for an unknown one."""
    if name in _CODES:
        return _CODES[name]
    if len(name) == 1:
        return ord(name)
    raise ValueError(f"no key called {name!r}")


@dataclass(frozen=True)
class Chord:
    """A key with modifiers, written `ctrl+shift+z`."""

    key: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False

    @classmethod
    def parse(cls, text: str) -> Chord:
        """The chord of its written form. Raises ValueError if there is no key in it."""
        rest = text.strip().lower()
        found = {"ctrl": False, "shift": False, "alt": False}
        changed = True
        while changed:
            changed = False
            for modifier in found:
                if rest.startswith(modifier + "+") and len(rest) > len(modifier) + 1:
                    found[modifier], rest, changed = True, rest[len(modifier) + 1 :], True
        if not rest or rest in found:
            raise ValueError(f"no key in {text!r}")
        return cls(_ALIASES.get(rest, rest), **found)

    @classmethod
    def readable(cls, text: str) -> bool:
        """Whether a text is the written form of a chord that can be pressed: Ctrl with Alt only types letters."""
        try:
            chord = cls.parse(text)
            key_code(chord.key)
        except ValueError:
            return False
        return not (chord.ctrl and chord.alt)

    @classmethod
    def of(cls, press: KeyPress) -> Chord:
        """The chord of a key press."""
        name = press.name
        # "+" is typed with Shift on many keyboards; without text input the system tells the key alone.
        sign = press.text if press.text in _SIGNS else name
        if sign in _SIGNS and not press.alt:
            return cls(sign, press.ctrl, False, False)
        return cls(_ALIASES.get(name, name), press.ctrl, press.shift, press.alt)

    def __str__(self) -> str:
        parts = [name for name in ("ctrl", "alt", "shift") if getattr(self, name)]
        return "+".join([*parts, self.key])


class KeyMap:
    """Which chord means which action. A chord means one action at most."""

    def __init__(self, changes: Mapping[str, Iterable[str]] | None = None) -> None:
        self._chords: dict[str, tuple[Chord, ...]] = {
            action: tuple(Chord.parse(text) for text in texts) for action, texts in DEFAULT_KEYS.items()
        }
        for action, texts in (changes or {}).items():
            if action in self._chords:
                self._chords[action] = tuple(Chord.parse(text) for text in texts)

    def action(self, press: KeyPress) -> str | None:
        """The action of a key press, or None."""
        chord = Chord.of(press)
        for action, chords in self._chords.items():
            if chord in chords:
                return action
        return None

    def chords(self, action: str) -> tuple[Chord, ...]:
        """The chords of an action. Raises KeyError."""
        return self._chords[action]

    def holder(self, chord: Chord) -> str | None:
        """The action that has this chord."""
        return next((action for action, chords in self._chords.items() if chord in chords), None)

    def bind(self, action: str, chord: Chord) -> str | None:
        """Replace the first chord of an action; returns the action that lost the chord, if any. Raises KeyError."""
        others = [c for c in self._chords[action][1:] if c != chord]
        before = self.holder(chord)
        if before is not None:
            self._chords[before] = tuple(c for c in self._chords[before] if c != chord)
        self._chords[action] = (chord, *others)
        return before if before != action else None

    def changes(self) -> dict[str, list[str]]:
        """What differs from the usual map, for the settings file."""
        usual = KeyMap()
        mine = self._chords.items()
        return {action: [str(c) for c in chords] for action, chords in mine if usual.chords(action) != chords}


Say = Callable[[str], str]

_WORDS: Final = (
    *("keypad enter", "escape", "space", "backspace", "delete", "insert", "home", "end", "page up", "page down"),
    *("ctrl", "alt", "shift"),
)
NAMES: Final = {"return": "enter"} | {name: name.replace(" ", "-") for name in _WORDS}
"""Keys whose names are translated, with the ending of their text key."""
_SHOWN_AS: Final = {"-": "−", "left": "←", "right": "→", "up": "↑", "down": "↓"}
_KEYPAD: Final = "keypad "


def _key(texts: Say, name: str) -> str:
    if name in NAMES:
        return texts(f"key-{NAMES[name]}")
    if name.startswith(_KEYPAD):
        return f"{texts('key-keypad')} {name.removeprefix(_KEYPAD)}"
    return _SHOWN_AS.get(name, name.upper())


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
