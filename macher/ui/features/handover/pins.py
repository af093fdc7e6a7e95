"""PINs of people who share a screen: four digits that the curtain asks for before it opens.

They keep honest people honest and no more: whoever can read the files of the computer can read the saves as well.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from macher.ui.program import Program

DIGITS: Final = 4
_ROUNDS: Final = 50_000
_KEPT: Final = re.compile(r"([0-9a-f]{16}):([0-9a-f]{64})")
"""A salt, and the hash of PIN and salt."""


class Pins:
    """The PINs by the name of the person, kept in the settings."""

    def __init__(self, program: Program) -> None:
        self._program = program

    @property
    def _known(self) -> dict[str, str]:
        return self._program.settings.pins

    def _save(self) -> None:
        self._program.store.save()

    @property
    def names(self) -> list[str]:
        """Names of the people who have a PIN."""
        return sorted(self._known)

    def has(self, name: str) -> bool:
        """Whether this person has a PIN."""
        return name in self._known

    def set(self, name: str, pin: str) -> None:
        """Sets a PIN; raises ``ValueError`` for anything but four digits."""
        if not (len(pin) == DIGITS and pin.isascii() and pin.isdecimal()):
            raise ValueError(f"a PIN has {DIGITS} digits")
        salt = secrets.token_hex(8)
        self._known[name] = f"{salt}:{_mixed(pin, salt)}"
        self._save()

    def fits(self, name: str, pin: str) -> bool:
        """Whether the PIN is right; an unreadable entry accepts any, so that a damaged file locks nobody out."""
        kept = _KEPT.fullmatch(self._known.get(name, ""))
        return kept is None or secrets.compare_digest(_mixed(pin, kept[1]), kept[2])

    def remove(self, name: str) -> None:
        """Removes this person's PIN."""
        if self._known.pop(name, None) is not None:
            self._save()

    def clear(self) -> None:
        """Removes all PINs."""
        self._known.clear()
        self._save()


def _mixed(pin: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), _ROUNDS).hex()
