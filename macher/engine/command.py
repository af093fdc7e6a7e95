"""Commands: what a seat wants.  Everything that changes a game is one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """Base of all commands.  Concrete ones are frozen dataclasses registered with ``codec.wire``."""

    seat: int
