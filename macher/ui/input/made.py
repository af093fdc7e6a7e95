"""Artificial inputs, made like the system's own events: for programs that use the interface."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pygame

from macher.ui.keys import Chord, key_code
from macher.ui.paint.kept import opaque

WindowNews = Literal["quit", "focus", "no-focus", "leave", "minimised", "restored"]

_NEWS: dict[WindowNews, int] = {
    "quit": pygame.QUIT,
    "focus": pygame.WINDOWFOCUSGAINED,
    "no-focus": pygame.WINDOWFOCUSLOST,
    "leave": pygame.WINDOWLEAVE,
    "minimised": pygame.WINDOWMINIMIZED,
    "restored": pygame.WINDOWRESTORED,
}
_Event = pygame.event.Event
_LEFT = 1


def moved(x: int, y: int, held: bool = False) -> _Event:
    """The pointer is at this pixel of the window, with the left button held or not."""
    return _Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(int(held), 0, 0))


def button(x: int, y: int, down: bool, number: int = _LEFT) -> _Event:
    """A button of the mouse goes down or up."""
    return _Event(pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP, pos=(x, y), button=number)


def wheel(across: int, up: int) -> _Event:
    """The wheel is turned by so many notches."""
    return _Event(pygame.MOUSEWHEEL, x=across, y=up)


def chord(written: str) -> Iterator[_Event]:
    """A chord (``ctrl+z``) goes down, types its letter if it has one, and goes up.  Raises ``ValueError``."""
    pressed = Chord.parse(written)
    mod = (
        (pygame.KMOD_CTRL if pressed.ctrl else 0)
        | (pygame.KMOD_SHIFT if pressed.shift else 0)
        | (pygame.KMOD_ALT if pressed.alt else 0)
    )
    letter = " " if pressed.key == "space" else pressed.key
    text = letter if len(letter) == 1 and not pressed.ctrl else ""
    code = key_code(pressed.key)
    yield _Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)
    if text:
        yield typed(text)
    yield _Event(pygame.KEYUP, key=code, mod=0, unicode=text, scancode=0)


def typed(text: str) -> _Event:
    """The keyboard or an input method gives this text."""
    return _Event(pygame.TEXTINPUT, text=text)


def composed(text: str) -> _Event:
    """An input method shows text that is still being composed."""
    return _Event(pygame.TEXTEDITING, text=text, start=0, length=len(text))


def news(what: WindowNews) -> _Event:
    """A message of the system about the window."""
    return _Event(_NEWS[what])


def canvas(pixels: tuple[int, int]) -> pygame.Surface:
    """A surface to draw a window of this size on."""
    return opaque(pixels)
