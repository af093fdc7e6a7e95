"""Personalities in use that players have added; empty without mods."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from macher.ai.styles import Style


class Personality(Protocol):
    """What a file of a mod says of a personality (`macher.ai.personalities.PersonalityFile`)."""

    @property
    def name(self) -> str | dict[str, str]:
        """Its name, or its names by language."""

    @property
    def about(self) -> str | dict[str, str]:
        """What it likes, or that by language."""

    def style(self) -> Style:
        """Its figures."""

    def definition(self) -> str:
        """What another process has to be told to know it."""


@dataclass(frozen=True, slots=True)
class Added:
    """A personality in use, and the folder of the mod that it came with."""

    file: Personality
    mod: str


ADDED: Final[dict[str, Added]] = {}
"""Added personalities in use, by their name in kinds of seats."""


def forget() -> None:
    """Removes all added personalities."""
    ADDED.clear()
