"""One public change at the table, or a few that belong together."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Delta"]


@dataclass(frozen=True, slots=True)
class Delta:
    """One change or a few that belong together."""

    text: str
    """The line of the log."""
    brief: str
    """The same with codes and short names."""
    change: str
    """The change as a number: +3, −2."""
    icon: str
    seat: int
    land: int
    places: tuple[str, ...]
    """Ids of the nodes that show what has changed."""
    events: tuple[int, ...]
    """Numbers of its events in the record."""
