"""What a seat foresees of its commands, and the numbers that it can tell of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from macher.ai.printed import printed
from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.rules.commands import DecideDonation, PlacePoliticians, UsePolitician
from macher.rules.determinize import determinize
from macher.rules.edition import ActionName, Edition
from macher.rules.foresight import tried, uses
from macher.rules.table import Table
from macher.rules.views import PlayerView

KINDS: Final = (
    "ahead",
    "ahead-majority",
    "ahead-media",
    "alone",
    "base",
    "better",
    "card",
    "cash",
    "clash",
    "cost",
    "dice",
    "display",
    "factor",
    "first",
    "fit",
    "free",
    "government",
    "instead",
    "kept",
    "large",
    "lasts",
    "lead",
    "level",
    "lost",
    "majority",
    "markers",
    "match",
    "members",
    "national",
    "opposed",
    "presence",
    "program",
    "rallies",
    "rival",
    "rival-stays",
    "scarce",
    "sent",
    "shared",
    "space",
    "stay",
    "step",
    "supply",
    "together",
    "useless",
    "votes",
)
"""Every kind of fact; the texts are called by it."""
HIDDEN: Final = (ActionName.POLL, ActionName.PROGRAM)
"""Actions that bring what nobody sees beforehand."""


class Fact(NamedTuple):
    """A number, what it is about, and where it stands."""

    kind: str
    """Name of its text."""
    number: int
    before: int = 0
    """What stands there now, of votes."""
    land: int = -1
    """Place of the board."""
    state: int = -1
    """Card of the state that lies there."""
    seat: int = -1
    card: int = -1
    politician: int = -1
    """Number of the own politician."""

    @property
    def written(self) -> str:
        """The fact as one word list, as answers of AI seats carry it."""
        return " ".join(str(part) for part in self)


def read(written: str) -> Fact:
    """The fact of its word list; also a kind alone."""
    kind, *numbers = written.split()
    return Fact(kind, *([int(number) for number in numbers] or [0]))


class Sight:
    """What a seat can foresee of its commands."""

    def __init__(self, view: PlayerView, edition: Edition, table: Table | None = None) -> None:
        self.view, self.edition, self.seat = view, edition, view.seat
        self._table = table
        self._after: dict[Command, PlayerView | None] = {}
        self._acted: dict[tuple[int, int], tuple[PlayerView, ...]] = {}

    @property
    def table(self) -> Table:
        """The table, or one as it may be from what the seat knows."""
        if self._table is None:
            self._table = determinize(self.view, self.edition, Stream(0))
        return self._table

    def after(self, command: Command) -> PlayerView | None:
        """The view after a command; ``None`` if the seat cannot tell."""
        if command not in self._after:
            after = tried(self.table, self.seat, (command,))
            if after is None and isinstance(command, UsePolitician):
                after = self._without_polls(command)
            self._after[command] = after
        return self._after[command]

    def _without_polls(self, command: UsePolitician) -> PlayerView | None:
        """The view after the actions of a politician that bring nothing hidden."""
        main, secondary = (
            each if each and each.name not in HIDDEN else None for each in (command.main, command.secondary)
        )
        if main is None and secondary is None:
            return self.view
        return (
            None
            if (main, secondary) == (command.main, command.secondary)
            else self.after(UsePolitician(command.seat, main, secondary))
        )

    def acted(self, place: int, number: int) -> tuple[PlayerView, ...]:
        """The views after everything that a politician can do in a state; as it is now if it does nothing."""
        if (place, number) not in self._acted and self.view.national is not None:
            self._acted[place, number] = (self.view, *printed(self.view, self.edition, place, number))
        elif (place, number) not in self._acted:
            views = [after for _, after in uses(self.table, self.seat, place, number)]
            self._acted[place, number] = (self.view, *views)
        return self._acted[place, number]

    def cost(self, command: Command) -> int | None:
        """Euros that a command costs at most; less than nothing if it brings some."""
        if isinstance(command, DecideDonation):
            return -self.edition.figures.donations[command.card].money if command.accept else 0
        amount = getattr(command, "amount", None)
        if amount is not None:
            return int(amount)
        if isinstance(command, PlacePoliticians):
            politicians = self.edition.figures.politicians
            return sum(politicians[number].cost for number in command.politicians if number >= 0)
        after = self.after(command)
        return None if after is None else self.view.parties[self.seat].money - after.parties[self.seat].money
