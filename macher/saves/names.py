"""Names of saves as names of files: whatever a player calls a save, every system can store it and it comes back whole.

A character that some system does not allow in names is written as ``%`` and its number, as in addresses.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import category, normalize
from urllib.parse import unquote

__all__ = ["ENDING", "ENDINGS", "LONGEST_NAME", "OWN", "cleaned", "name_of", "stem_of"]

LONGEST_NAME: Final = 48
"""Characters of a name; none takes more than four bytes, so that the name of the file stays below 255."""
OWN: Final = "~"
"""Begins the names of files that the game names by itself; no name of a player does."""

ENDING: Final = ".macher"
"""The ending of the saves that players meet; systems open such files with the game."""
ENDINGS: Final = (ENDING, ".json")
"""The endings that saves can have: before version 1.0.0 the ending was that of any JSON file."""

_FORBIDDEN: Final = frozenset('<>:"/\\|?*%')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\..*)?", re.IGNORECASE)
"""Names of devices on Windows."""


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
    """The name for a file that is called so, also one that somebody else has put there."""
    return normalize("NFC", unquote(stem))
