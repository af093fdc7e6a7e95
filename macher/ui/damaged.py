"""Whether fonts and icons can be used, and what is said when files of the installation are missing."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from io import BytesIO
from typing import Final

import pygame

from macher.resources import asset

__all__ = ["say_damaged", "try_fonts", "try_icons"]

_TOLD: Final = 5
"""Missing files that are named; of the others the number is said."""
_ENGLISH: Final = "The installation is damaged. Missing: {files}. Install the game anew; your games and settings stay."
"""Where not even the texts can be read."""


def say_damaged(missing: Sequence[str], *, window: bool) -> str:
    """The sentence that says what is missing and how to repair it; in a message box, too, if there is a display."""
    named = ", ".join(missing[:_TOLD]) + (f" (+{len(missing) - _TOLD})" if len(missing) > _TOLD else "")
    sentence = _sentence(named)
    if window:
        with suppress(pygame.error):
            pygame.display.init()
            if pygame.display.get_driver() not in ("dummy", "offscreen"):
                pygame.display.message_box("Die Macher", sentence, message_type="error")
    return sentence


def _sentence(files: str) -> str:
    """In the language of the system if its texts are whole."""
    try:
        from macher.i18n.texts import Texts, system_language

        texts = Texts.load(system_language())
        said = texts("start-damaged", files=files)
        return said if not texts.missing else _ENGLISH.format(files=files)
    except Exception:  # whatever is damaged, something can still be said
        return _ENGLISH.format(files=files)


def try_fonts() -> int:
    """Writes a word with each font; how many there are.  Raises ``pygame.error`` for one that is damaged."""
    pygame.font.init()
    paths = sorted(asset("fonts").glob("*.ttf"))
    for path in paths:
        pygame.font.Font(str(path), 20).render("Äßłé", True, "black")
    return len(paths)


def try_icons() -> int:
    """Draws each icon; how many there are.  Raises ``pygame.error`` for one that is damaged."""
    paths = sorted(asset("icons").glob("*.svg"))
    for path in paths:
        pygame.image.load(BytesIO(path.read_bytes()), path.name)
    return len(paths)
