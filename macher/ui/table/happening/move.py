"""A public change at the table, and one move of another seat as it is told: why it was made, and what it costs here."""

from __future__ import annotations

from dataclasses import dataclass, field

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


@dataclass(frozen=True, slots=True)
class Loss:
    """What one party loses in one state by a move of somebody else."""

    land: int
    before: int
    """Projected votes before the move, as printed in the row."""
    after: int
    figures: tuple[str, ...] = ()
    """What has changed in the row: "×2 → ×1"."""
    lead: bool = False
    """Whether it no longer leads in the media."""
    majority: bool = False
    """Whether its projected votes no longer win alone."""

    @property
    def votes(self) -> int:
        """Projected votes lost; 0 if there are as many as before, or more."""
        return max(0, self.before - self.after)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a move costs a party that is played at this screen."""

    seat: int
    losses: tuple[Loss, ...] = ()
    money: int = 0
    """Euros lost."""

    @property
    def votes(self) -> int:
        """Projected votes lost in all states."""
        return sum(loss.votes for loss in self.losses)


@dataclass(frozen=True, slots=True)
class Move:
    """What one command of another seat has brought about."""

    version: int
    """Number of the command."""
    seat: int
    text: str = ""
    """The whole sentence; empty if the move changes nothing."""
    brief: str = ""
    """The same with codes and short names."""
    why: str = ""
    """The reason, in a line of its own; empty if there is none that everybody may know."""
    items: tuple[Delta, ...] = ()
    lands: frozenset[int] = field(default_factory=frozenset)
    """Boards that it touches."""
    rows: frozenset[tuple[int, int]] = field(default_factory=frozenset)
    """Rows (board, seat) that it has changed."""
    boxes: frozenset[str] = field(default_factory=frozenset)
    """Boxes of the strip that it touches."""
    costs: tuple[Cost, ...] = ()
    yours: tuple[str, ...] = ()
    """Where it costs the looking player nothing: that, and with the place in a state; the longest form first."""

    @property
    def quiet(self) -> bool:
        """Whether it changes nothing on the table."""
        return not self.items
