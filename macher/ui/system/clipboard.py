"""The clipboard of the computer."""

from __future__ import annotations

import pygame

__all__ = ["from_clipboard", "to_clipboard"]


def to_clipboard(text: str) -> bool:
    """Puts a text into the clipboard, unless it is empty; false where there is no clipboard."""
    if not text or not pygame.display.get_init():
        return False
    try:
        pygame.scrap.put_text(text)
    except pygame.error:  # the system has none, or another program holds it
        return False
    return True


def from_clipboard() -> str:
    """The text in the clipboard; empty if there is none."""
    if not pygame.display.get_init():
        return ""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        # Some systems raise an error for an empty clipboard.
        return ""
