"""One public change at the table, or a few that belong together."""

from __future__ import annotations

from dataclasses import dataclass

from macher.engine.event import Event


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
    head: Event | None = None
    """The event that its line tells."""
    state: tuple[str, str] = ("", "")
    """Name and code of the state that lay on the board at the time; empty if it is about none."""
    said: tuple[str, ...] = ()
    """The line, the same with codes of states, and in brief."""
