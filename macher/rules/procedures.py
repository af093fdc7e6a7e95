"""What is done with tables as a whole, and done otherwise in each kind of editions: laying out, scoring, checking.

An edition has the name of its procedures, as it has the names of its phases.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from macher.engine.chance import Stream
from macher.engine.event import Event
from macher.rules.edition import Edition, GameSetup
from macher.rules.table import Table
from macher.rules.views import PlayerView


@dataclass(frozen=True, slots=True)
class Procedures:
    """The procedures of one kind of editions, which all have tables of the same class."""

    lay_out: Callable[[Edition, GameSetup, list[Event] | None], Table]
    """The table with all pieces in place, before the first step of the set-up."""
    score_game: Callable[[Table], None]
    """The final scoring."""
    complete_view: Callable[[Any, PlayerView], PlayerView]
    """The view of a seat with the fields that only this class of tables fills."""
    determinize: Callable[[PlayerView, Edition, Stream], Table]
    """A possible table behind a view."""
    vote_now: Callable[[Any, int], None]
    """Holds the election of a state board at once without asking anybody, in any phase; plans use it."""
    checks: tuple[Callable[[Any], None], ...]
    """What is true of every table between two commands (see ``invariants``)."""


_registered: dict[str, Procedures] = {}


def register(name: str, procedures: Procedures) -> str:
    """Registers procedures under a name; returns the name."""
    _registered[name] = procedures
    return name


def procedures_of(edition: Edition) -> Procedures:
    """The procedures of an edition."""
    return _registered[edition.procedures]
