"""Checks whether fonts, icons and the window can be used, and says what is missing from a damaged installation."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import BytesIO
from typing import Final

import pygame

from macher.resources import asset
from macher.ui.system.display import is_seen, open_display
from macher.ui.system.window import Window

_TOLD: Final = 5
"""Most missing files to name; of the others only the number is told."""
_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
"""Any of these promises a screen on Linux."""
_ENGLISH: Final = "The installation is damaged. Missing: {files}. Install the game anew; your games and settings stay."
"""Said if not even the texts can be read."""


def say_damaged(missing: Sequence[str], *, window: bool) -> str:
    """A sentence that says what is missing and how to repair it; also shown in a message box if there is a display."""
    named = ", ".join(missing[:_TOLD]) + (f" (+{len(missing) - _TOLD})" if len(missing) > _TOLD else "")
    sentence = _sentence(named)
    if window:
        with suppress(pygame.error):
            open_display()
            if is_seen():
                pygame.display.message_box("Die Macher", sentence, message_type="error")
    return sentence


def _sentence(files: str) -> str:
    """The sentence in the language of the system, or in English if its texts are damaged."""
    try:
        from macher.i18n.texts import Texts, system_language

        texts = Texts.load(system_language())
        said = texts("start-damaged", files=files)
        return said if not texts.missing else _ENGLISH.format(files=files)
    except Exception:  # whatever is damaged, something can still be said
        return _ENGLISH.format(files=files)


def try_fonts() -> int:
    """Writes a word with each font and returns their number.  Raises ``pygame.error`` for a damaged one."""
    pygame.font.init()
    paths = sorted(asset("fonts").glob("*.ttf"))
    for path in paths:
        pygame.font.Font(str(path), 20).render("Äßłé", True, "black")
    return len(paths)


def try_icons() -> int:
    """Draws each icon and returns their number.  Raises ``pygame.error`` for a damaged one."""
    paths = sorted(asset("icons").glob("*.svg"))
    for path in paths:
        pygame.image.load(BytesIO(path.read_bytes()), path.name)
    return len(paths)


def try_window() -> tuple[str, bool]:
    """Opens a window as the game does; with which driver, and whether it was seen.

    Without a screen the driver is empty.  Raises ``pygame.error`` if there is one and the window cannot be opened.
    """
    promised = sys.platform != "linux" or any(map(os.environ.get, _SCREENS))
    try:
        open_display()
        if is_seen():
            Window().open((960, 540), fullscreen=False)
            pygame.Window(hidden=True).destroy()  # for Wayland and several monitors; it needs a file of pygame
            pygame.event.pump()
        return pygame.display.get_driver(), is_seen()
    except pygame.error:
        if promised:
            raise
        return "", False
    finally:
        pygame.display.quit()
