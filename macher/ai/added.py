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
"""Added personalities in use, by their name in kinds of seats."""


def forget() -> None:
    """Removes all added personalities."""
    ADDED.clear()
