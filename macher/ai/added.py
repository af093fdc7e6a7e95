"""Personalities in use that players have added; empty without mods."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from macher.ai.personalities import PersonalityFile


@dataclass(frozen=True, slots=True)
class Added:
    """A personality in use, and the folder of the mod that it came with."""

    file: PersonalityFile
    mod: str


ADDED: Final[dict[str, Added]] = {}
"""Personalities in use besides those of the game, by the name that kinds of seats have for them."""


def forget() -> None:
    """Every added one gives way."""
    ADDED.clear()
