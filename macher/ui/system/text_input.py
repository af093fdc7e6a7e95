"""What the system does with text: input methods see keys only while something takes text; the clipboard."""

from __future__ import annotations

import pygame

from macher.ui.layout import Rect


class TextInput:
    """Turns text input of the window on and off, and tells input methods where the text is."""

    def __init__(self) -> None:
        self._area: pygame.Rect | None = None
        self._begun = False

    def follow(self, spot: Rect | None, scale: float) -> None:
        """Text is typed at this place of the window now, in logical pixels; None where keys are only shortcuts."""
        area = spot and pygame.Rect(*(round(length * scale) for length in spot))
        if self._begun and area == self._area:
            return
        if area is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.set_text_input_rect(area)
            if self._area is None:
                pygame.key.start_text_input()
        self._begun, self._area = True, area


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
