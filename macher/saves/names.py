"""Turns names of saves into file names that every system can store, and back without loss.

A character that some system does not allow in names is written as ``%`` and its number, as in addresses.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, normalize
from urllib.parse import unquote

__all__ = ["ENDING", "ENDINGS", "LONGEST_NAME", "OWN", "cleaned", "name_of", "stem_of"]

LONGEST_NAME: Final = 48
"""Most characters of a name; each takes at most four bytes, so the file name stays below 255."""
OWN: Final = "~"
"""First characters of file names that the game chooses; no name from a player begins so."""

ENDING: Final = ".macher"
"""The ending of saves that players see; the system opens such files with the game."""
ENDINGS: Final = (ENDING, ".json")
"""The endings that saves can have; before version 1.0.0 it was ``.json``."""

_FORBIDDEN: Final = frozenset('<>:"/\\|?*%')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE)
"""Names of devices on Windows, which does not mind spaces and endings behind them."""


def cleaned(name: str) -> str:
    """The name as it is kept: without control characters and needless space, not too long; may be empty."""
    visible = "".join(" " if category(each) in ("Cc", "Cs", "Zl", "Zp") else each for each in normalize("NFC", name))
    return " ".join(visible.split())[:LONGEST_NAME].rstrip()


def stem_of(name: str) -> str:
    """The name of the file, without its ending, for a cleaned name."""
    risky = {0} if name.startswith((OWN, ".")) or _RESERVED.fullmatch(name) else set()
    if name.endswith("."):
        risky.add(len(name) - 1)
    return "".join(f"%{ord(each):02X}" if each in _FORBIDDEN or at in risky else each for at, each in enumerate(name))


def name_of(stem: str) -> str:
    """The name of a save by its file's stem; works for any file."""
    return normalize("NFC", unquote(stem))
